## Browsers and passkeys

server-no-session = Unter deinen Browsern gibt es keinen solchen.
server-last-session = Das ist dein einziger Browser, und du hast keinen Passkey: Du könntest nicht zurückkommen. Lege zuerst einen Passkey an, oder lass alles vergessen.
server-signed-out = Dieser Browser wurde abgemeldet.
server-no-passkey = Unter deinen Passkeys gibt es keinen solchen.
server-passkey-insecure = Passkeys brauchen eine sichere Adresse: https oder localhost.
server-passkey-again = Das hat zu lange gedauert oder wurde schon benutzt. Bitte versuch es noch einmal.
server-passkey-too-many = Du hast schon { $most } Passkeys. Lösche zuerst einen.
server-passkey-known = Dieser Passkey ist schon bekannt.
server-passkey-unknown = Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er gelöscht.
server-passkey-wrong = Die Antwort des Passkeys ist nicht gültig. Bitte versuch es noch einmal.

## People

server-removed = Wer den Tisch leitet, hat dich vom Tisch entfernt.
server-person-is-blocked = Du hast diese Person blockiert. Heb das zuerst auf.
server-nobody-to-invite-back = Auf diesen Sitz kann niemand zurückgebeten werden.
server-no-person = Mit dieser Person hast du noch nicht gespielt.
server-too-many-friends = Du hast schon { $most } Freunde. Entferne zuerst jemanden.
