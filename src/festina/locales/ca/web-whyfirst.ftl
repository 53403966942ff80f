# The table of Why First? in the browser. Cards ($card) and points come with their sign: +3, −2.

web-whyfirst-round = Ronda { $round } de { $rounds }
web-whyfirst-trick = basa { $trick } de { $tricks }
web-whyfirst-course = La pista: qui és on, del primer a l’últim
web-whyfirst-course-pawn = { $name } és a la casella { $space }.
web-whyfirst-course-second = Aquesta és la segona posició.

## Everybody’s cards

web-whyfirst-places = Les cartes d’aquesta basa
web-whyfirst-place-empty = { $name } no té cap carta aquí.
web-whyfirst-place-waiting = { $name } encara no ha triat.
web-whyfirst-place-down = { $name } ha triat.
web-whyfirst-place-laid = { $name } mostra { $card }.
web-whyfirst-place-own = { $name } juga { $card } sobre la seva pròpia fitxa.
web-whyfirst-place-played = { $name } juga { $card } sobre { $to }.
web-whyfirst-last-trick = La basa anterior:

## My hand

web-whyfirst-dock = El teu torn i la teva mà
web-whyfirst-hand = La teva mà
web-whyfirst-card-white = { $card }, número blanc { $number }
web-whyfirst-whom = Qui ha de moure?
web-whyfirst-targets = Fitxes
web-whyfirst-myself = Jo
web-whyfirst-on = casella { $space }
web-whyfirst-way = { $origin } → { $space }
web-whyfirst-stopped = s’atura al final
web-whyfirst-then-second = la segona posició és llavors { $space }
web-whyfirst-then-none = llavors no hi ha segon
web-whyfirst-confirm-play = Juga { $card } sobre { $name }
web-whyfirst-confirm-own = Juga { $card } sobre mi
web-whyfirst-confirm-lay = Deixa { $card }
web-whyfirst-confirm-move = Mou { $name }
web-whyfirst-confirm-move-own = Mou la meva fitxa
web-whyfirst-unseen = Cartes que encara no has vist en aquesta ronda

## Points

web-whyfirst-score = Punts
web-whyfirst-score-how = Després de cada ronda, les fitxes en segona posició s’apunten el número on són. Després de cinc rondes guanya el segon total més alt.
web-whyfirst-score-round = Ronda
web-whyfirst-score-total = Total
web-whyfirst-points = { $count ->
    [one] { $points } punt
   *[other] { $points } punts
}
web-whyfirst-is-second = segona posició
web-whyfirst-has-chosen = ha triat

## The log by tricks

web-whyfirst-log-round = Ronda { $round }
web-whyfirst-log-trick = Ronda { $round }, basa { $trick }
web-whyfirst-log-scores = Ronda { $round }: punts per a la segona posició
web-whyfirst-log-no-score = Ronda { $round }: no hi ha segon
