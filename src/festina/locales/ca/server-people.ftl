## Browsers and passkeys

server-no-session = Cap dels teus navegadors no és aquest.
server-last-session = Aquest és l’únic navegador que tens i no tens cap clau d’accés: no podries tornar. Crea primer una clau d’accés, o fes que s’oblidi tot.
server-signed-out = S’ha tancat la sessió d’aquest navegador.
server-no-passkey = Cap de les teves claus d’accés no és aquesta.
server-passkey-insecure = Les claus d’accés necessiten una adreça segura: https, o localhost.
server-passkey-again = Ha trigat massa, o ja s’ha fet servir. Torna-ho a provar.
server-passkey-too-many = Ja tens { $most } claus d’accés. Esborra’n una primer.
server-passkey-known = Aquesta clau d’accés ja es coneix.
server-passkey-unknown = Aquesta clau d’accés no es coneix aquí. Potser s’ha esborrat.
server-passkey-wrong = La resposta de la clau d’accés no és vàlida. Torna-ho a provar.

## People

server-removed = Qui porta la taula te n’ha fet fora.
server-person-is-blocked = Has bloquejat aquesta persona. Treu primer el bloqueig.
server-nobody-to-invite-back = No hi ha ningú a qui demanar que torni a aquest seient.
server-no-person = Encara no has jugat amb aquesta persona.
server-too-many-friends = Ja tens { $most } amics. Treu-ne un primer.
