# Cups: small tournaments among people who have the link.

web-cup = Torneo
web-cups-title = Tornei
web-cups-lead = Un piccolo torneo tra amici: più turni, giocano tutti, i punti si sommano.
web-cups-none = Non partecipi ancora a nessun torneo. Creane uno e manda il link agli altri.

## A new cup

web-cup-new = Nuovo torneo
web-cup-new-lead = Scegli le regole e mandi il link. I tavoli prima si sorteggiano, poi li decide la classifica.
web-cup-name = Nome del torneo
web-cup-name-example = Torneo di primavera
web-cup-rounds = Turni
web-cup-scoring = Punti
web-cup-scoring-places = Punti per posizione
web-cup-scoring-places-sentence = La prima posizione vale { $top }, ogni posizione successiva uno in meno.
web-cup-scoring-winner = Conta solo la vittoria
web-cup-scoring-winner-sentence = Un punto a chi vince, niente agli altri.
web-cup-company = Chi gioca
web-cup-fill = Completa con i bot
web-cup-fill-sentence = Ogni tavolo è pieno. Altrimenti i bot giocano solo dove senza di loro il tavolo non si può fare.
web-cup-auto = Turni automatici
web-cup-auto-sentence = Il turno seguente comincia appena finisce l’ultimo tavolo.
web-cup-play = Gioco anch’io
web-cup-play-sentence = Altrimenti organizzi soltanto il torneo.
web-cup-bots = Bot, anche per chi è assente
web-cup-create = Crea il torneo

## Joining

web-cup-join-by = { $name } ti invita a un torneo
web-cup-join-with = Finora partecipano: { $names }
web-cup-join = Partecipa
web-cup-join-gone = Qui non c’è nessun torneo
web-cup-waiting = Il primo turno comincia quando lo avvia chi organizza.

## A cup

web-cup-seats = { $count ->
    [one] { $count } posto per tavolo
   *[other] { $count } posti per tavolo
}
web-cup-round-count = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
web-cup-people = { $count ->
    [one] Partecipa { $count } persona
   *[other] Partecipano { $count } persone
}
web-cup-status-open = Aperto: ci si può ancora iscrivere.
web-cup-status-running = Turno { $round } di { $rounds } in corso.
web-cup-status-over = Questo torneo è finito.
web-cup-between = Turno { $round } di { $rounds } finito.
web-cup-round = Turno { $round }
web-cup-table = Tavolo { $number }
web-cup-ruled = deciso da chi organizza
web-cup-my-table = Al mio tavolo
web-cup-watch = Guarda
web-cup-replay = Rivedi
web-cup-bot-number = { $name } ({ $number })
web-cup-points-count = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Standings

web-cup-standings = Classifica
web-cup-rank = Pos.
web-cup-player = Nome
web-cup-points = Punti
web-cup-opponents = Quanto hanno gli avversari: la media di ogni tavolo, sommata
web-cup-opponents-short = Avv.
web-cup-wins = Vitt.
web-cup-you = tu
web-cup-left = non più in gara
web-cup-order = Decidono i punti, poi quanto hanno gli avversari (Avv.), poi le vittorie. A parità si condivide la posizione.
web-cup-winner = { $count ->
    [one] { $names } vince il torneo.
   *[other] { $names } vincono insieme il torneo.
}
web-cup-csv = Risultati (CSV)
web-cup-json = Risultati (JSON)
web-cup-seed = I tavoli sono stati sorteggiati con questo numero: { $seed }

## For the host

web-cup-host = Per chi organizza
web-cup-link = Chi ha questo link può partecipare:
web-cup-link-renew = Nuovo link
web-cup-start = Avvia il turno { $round }
web-cup-start-hint = Dopo non ci si può più iscrivere.
web-cup-wait = Il turno seguente può cominciare quando tutti i tavoli hanno finito.
web-cup-withdraw-some = Togli qualcuno
web-cup-withdraw-lead = Questa persona non avrà altri tavoli. A un tavolo in corso continua un bot.
web-cup-withdraw-name = Togli { $name }
web-cup-withdraw-sure = Togliere { $name } da questo torneo?
web-cup-leave = Lascia il torneo
web-cup-leave-sure = Lasciare questo torneo? Non avrai altri tavoli, e un bot continua per te.
web-cup-leave-sure-open = Lasciare questo torneo?
web-cup-finish = Concludi il torneo
web-cup-finish-sure = Concludere ora il torneo? I tavoli ancora in gioco non contano.
web-cup-delete = Cancella il torneo
web-cup-delete-sure = Cancellare questo torneo con i suoi risultati? Le partite restano.
web-cup-rule = Decidi il risultato
web-cup-rule-lead = Se questo tavolo non viene giocato fino alla fine, di’ come conta. Poi viene chiuso.
web-cup-rule-places = Contano queste posizioni
web-cup-rule-equal = Tutti pari
