# The table of Why First? in the browser. Cards ($card) and points come with their sign: +3, −2.

web-whyfirst-round = Manche { $round } di { $rounds }
web-whyfirst-trick = giro { $trick } di { $tricks }
web-whyfirst-course = Il percorso: chi sta dove, dal primo all’ultimo
web-whyfirst-course-pawn = { $name } sta sulla casella { $space }.
web-whyfirst-course-second = Questa è la seconda posizione.

## Everybody’s cards

web-whyfirst-places = Le carte di questo giro
web-whyfirst-place-empty = { $name } qui non ha carte.
web-whyfirst-place-waiting = { $name } non ha ancora scelto.
web-whyfirst-place-down = { $name } ha scelto.
web-whyfirst-place-laid = { $name } mostra { $card }.
web-whyfirst-place-own = { $name } gioca { $card } sul proprio segnalino.
web-whyfirst-place-played = { $name } gioca { $card } su { $to }.
web-whyfirst-last-trick = Il giro precedente:

## My hand

web-whyfirst-dock = Il tuo turno e la tua mano
web-whyfirst-hand = La tua mano
web-whyfirst-card-white = { $card }, numero bianco { $number }
web-whyfirst-whom = Chi deve muovere?
web-whyfirst-targets = Segnalini
web-whyfirst-myself = Io
web-whyfirst-on = casella { $space }
web-whyfirst-way = { $origin } → { $space }
web-whyfirst-stopped = si ferma alla fine
web-whyfirst-then-second = poi la seconda posizione è { $space }
web-whyfirst-then-none = poi non c’è un secondo
web-whyfirst-confirm-play = Gioca { $card } su { $name }
web-whyfirst-confirm-own = Gioca { $card } su di me
web-whyfirst-confirm-lay = Metti giù { $card }
web-whyfirst-confirm-move = Muovi { $name }
web-whyfirst-confirm-move-own = Muovi me
web-whyfirst-unseen = Carte che in questa manche non hai ancora visto

## Points

web-whyfirst-score = Punti
web-whyfirst-score-how = Dopo ogni manche i segnalini in seconda posizione fanno i punti della casella su cui stanno. Dopo cinque manche vince il secondo totale più alto.
web-whyfirst-score-round = Manche
web-whyfirst-score-total = Totale
web-whyfirst-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-whyfirst-is-second = seconda posizione
web-whyfirst-has-chosen = ha scelto

## The log by tricks

web-whyfirst-log-round = Manche { $round }
web-whyfirst-log-trick = Manche { $round }, giro { $trick }
web-whyfirst-log-scores = Manche { $round }: punti alla seconda posizione
web-whyfirst-log-no-score = Manche { $round }: non c’è un secondo
