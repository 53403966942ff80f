# The table of Why First? in the browser. Cards ($card) and points come with their sign: +3, −2.

web-whyfirst-round = Ronda { $round } de { $rounds }
web-whyfirst-trick = baza { $trick } de { $tricks }
web-whyfirst-course = El recorrido: quién está dónde, de cabeza a cola
web-whyfirst-course-pawn = { $name } está en la casilla { $space }.
web-whyfirst-course-second = Esta es la segunda posición.

## Everybody’s cards

web-whyfirst-places = Las cartas de esta baza
web-whyfirst-place-empty = { $name } no tiene ninguna carta aquí.
web-whyfirst-place-waiting = { $name } aún no ha elegido.
web-whyfirst-place-down = { $name } ha elegido.
web-whyfirst-place-laid = { $name } muestra { $card }.
web-whyfirst-place-own = { $name } juega { $card } sobre su propia ficha.
web-whyfirst-place-played = { $name } juega { $card } sobre { $to }.
web-whyfirst-last-trick = La baza anterior:

## My hand

web-whyfirst-dock = Tu turno y tu mano
web-whyfirst-hand = Tu mano
web-whyfirst-card-white = { $card }, número blanco { $number }
web-whyfirst-whom = ¿A quién mueve?
web-whyfirst-targets = Fichas
web-whyfirst-myself = Yo
web-whyfirst-on = casilla { $space }
web-whyfirst-way = { $origin } → { $space }
web-whyfirst-stopped = se detiene al final
web-whyfirst-then-second = la segunda posición es entonces { $space }
web-whyfirst-then-none = entonces no hay segundo
web-whyfirst-confirm-play = Jugar { $card } sobre { $name }
web-whyfirst-confirm-own = Jugar { $card } sobre mí
web-whyfirst-confirm-lay = Dejar { $card }
web-whyfirst-confirm-move = Mover a { $name }
web-whyfirst-confirm-move-own = Mover mi ficha
web-whyfirst-unseen = Cartas que aún no has visto en esta ronda

## Points

web-whyfirst-score = Puntos
web-whyfirst-score-how = Tras cada ronda, las fichas en segunda posición se anotan el número en el que están. Tras cinco rondas gana el segundo total más alto.
web-whyfirst-score-round = Ronda
web-whyfirst-score-total = Total
web-whyfirst-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-whyfirst-is-second = segunda posición
web-whyfirst-has-chosen = ha elegido

## The log by tricks

web-whyfirst-log-round = Ronda { $round }
web-whyfirst-log-trick = Ronda { $round }, baza { $trick }
web-whyfirst-log-scores = Ronda { $round }: puntos para la segunda posición
web-whyfirst-log-no-score = Ronda { $round }: no hay segundo
