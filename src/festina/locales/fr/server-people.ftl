## Browsers and passkeys

server-no-session = Aucun de tes navigateurs ne correspond.
server-last-session = C’est ton seul navigateur et tu n’as pas de clé d’accès : tu ne pourrais pas revenir. Crée d’abord une clé d’accès, ou fais tout oublier.
server-signed-out = Ce navigateur a été déconnecté.
server-no-passkey = Aucune de tes clés d’accès ne correspond.
server-passkey-insecure = Les clés d’accès demandent une adresse sûre : https, ou localhost.
server-passkey-again = C’était trop long, ou déjà utilisé. Réessaie.
server-passkey-too-many = Tu as déjà { $most } clés d’accès. Supprimes-en une d’abord.
server-passkey-known = Cette clé d’accès est déjà connue.
server-passkey-unknown = Cette clé d’accès n’est pas connue ici. Elle a peut-être été supprimée.
server-passkey-wrong = La réponse de la clé d’accès n’est pas valable. Réessaie.

## People

server-removed = La personne qui gère cette table a libéré ton siège.
server-person-is-blocked = Tu as bloqué cette personne. Débloque-la d’abord.
server-nobody-to-invite-back = Il n’y a personne à rappeler à ce siège.
server-no-person = Tu n’as encore jamais joué avec cette personne.
server-too-many-friends = Tu as déjà { $most } amis. Retires-en un d’abord.
