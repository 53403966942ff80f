## Browsers and passkeys

server-no-session = Tra i tuoi browser non ce n’è uno così.
server-last-session = Questo è il tuo unico browser e non hai una passkey: non potresti tornare. Crea prima una passkey, oppure fai dimenticare tutto.
server-signed-out = Questo browser è stato disconnesso.
server-no-passkey = Tra le tue passkey non ce n’è una così.
server-passkey-insecure = Le passkey richiedono un indirizzo sicuro: https, oppure localhost.
server-passkey-again = È passato troppo tempo, oppure è già stata usata. Riprova.
server-passkey-too-many = Hai già { $most } passkey. Eliminane prima una.
server-passkey-known = Questa passkey è già nota.
server-passkey-unknown = Questa passkey qui non è nota. Forse è stata eliminata.
server-passkey-wrong = La risposta della passkey non è valida. Riprova.

## People

server-removed = Chi gestisce il tavolo ti ha tolto da questo tavolo.
server-person-is-blocked = Hai bloccato questa persona. Togli prima il blocco.
server-nobody-to-invite-back = Non c’è nessuno da richiamare a questo posto.
server-no-person = Non hai ancora giocato con questa persona.
server-too-many-friends = Hai già { $most } amici. Togline prima uno.
