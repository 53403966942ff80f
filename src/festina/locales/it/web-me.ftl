## Oneself, and the people one knows

web-me = Io
web-me-runner = La mia figura
web-me-runner-sentence = Corre per te a ogni tavolo, a meno che lì non l’abbia già qualcuno.
web-me-history = Che cosa ho giocato
web-me-history-none = Ancora niente. Le partite finite compariranno qui.
web-me-more = Mostra altro
web-me-won = Vinta
web-me-people = Con chi ho giocato
web-me-people-none = Ancora nessuno. Chi gioca con te comparirà qui.
web-me-again = Gioca ancora
web-me-asked = Invito inviato a { $name }.
web-me-friend = Mostra quando c’è
web-me-unfriend = Non mostrare più quando c’è
web-me-here = Ora è qui
web-me-sessions = I miei browser
web-me-this = questo
web-me-sign-out = Disconnetti
web-me-passkeys = Passkey
web-me-passkeys-sentence = Una passkey ti riporta qui da qualsiasi browser: niente password, niente e-mail.
web-me-passkeys-secure = Le passkey funzionano con https, o su localhost.
web-me-passkey-make = Crea una passkey
web-me-passkey-use = Accedi con una passkey
web-me-passkey-delete = Elimina
web-me-passkey-bring = Porta con te quello che ha questo browser ({ $count })
web-me-passkey-done = Accesso riuscito.
web-me-profile = Chi sono
web-me-games = Partite
web-me-place = Posizione media
web-me-minutes = Minuti a partita
web-me-by = Raggruppa per
web-me-by-edition = Edizione
web-me-by-seats = Posti
web-me-by-opponent = Avversario
web-me-length = { $minutes } min
web-me-together = { $games ->
    [one] Una partita insieme
   *[other] { $games } partite insieme
}
web-me-visible = Fai vedere agli altri quando ci sono
web-me-visible-sentence = Solo se lo volete entrambi; nessun altro lo vede.
web-me-asks = vorrebbe vedere quando ci sei
web-me-waits = ancora nessuna risposta
web-me-blocked = persona bloccata
web-me-made = Creata il { $date }
web-me-sessions-sentence = Tutti i browser che agiscono a tuo nome. Disconnetti quelli che non usi più.
web-me-browser = Un browser
web-me-seen = Visto l’ultima volta il { $date }
web-invited = { $name } ti invita
web-invited-accept = Prendi il posto
web-invited-decline = Rifiuta
web-invited-back = { $name } ti invita a riprendere il tuo posto
web-invited-removed = fuori dal tavolo
web-invited-asked = ti invitano a tornare
web-link-all = Un link per tutti i posti
