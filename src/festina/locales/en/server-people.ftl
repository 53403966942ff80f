## Browsers and passkeys

server-no-session = There is no such browser among yours.
server-last-session = This is the only browser you have, and you have no passkey: you could not come back. Make a passkey first, or have everything forgotten.
server-signed-out = This browser was signed out.
server-no-passkey = There is no such passkey among yours.
server-passkey-insecure = Passkeys need a secure address: https, or localhost.
server-passkey-again = That took too long, or was used already. Please try once more.
server-passkey-too-many = You have { $most } passkeys already. Delete one first.
server-passkey-known = This passkey is known already.
server-passkey-unknown = This passkey is not known here. It may have been deleted.
server-passkey-wrong = The passkey’s answer is not valid. Please try once more.

## People

server-removed = The host has taken you off this table.
server-person-is-blocked = You have blocked this person. Lift the block first.
server-nobody-to-invite-back = There is nobody to be asked back to this seat.
server-no-person = You have not played with this person yet.
server-too-many-friends = You have { $most } friends already. Remove one first.
