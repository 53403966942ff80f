# The table of Why First? in the browser. Cards ($card) and points come with their sign: +3, −2.

web-whyfirst-round = Manche { $round } sur { $rounds }
web-whyfirst-trick = tour { $trick } sur { $tricks }
web-whyfirst-course = La piste : qui est où, de la tête à la queue
web-whyfirst-course-pawn = { $name } est sur { $space }.
web-whyfirst-course-second = C’est la deuxième place.

## Everybody’s cards

web-whyfirst-places = Les cartes de ce tour
web-whyfirst-place-empty = { $name } n’a pas de carte ici.
web-whyfirst-place-waiting = { $name } n’a pas encore choisi.
web-whyfirst-place-down = { $name } a choisi.
web-whyfirst-place-laid = { $name } montre { $card }.
web-whyfirst-place-own = { $name } joue { $card } sur son propre pion.
web-whyfirst-place-played = { $name } joue { $card } sur { $to }.
web-whyfirst-last-trick = Le tour d’avant :

## My hand

web-whyfirst-dock = Ton tour et ta main
web-whyfirst-hand = Ta main
web-whyfirst-card-white = { $card }, nombre blanc { $number }
web-whyfirst-whom = Qui doit-elle déplacer ?
web-whyfirst-targets = Pions
web-whyfirst-myself = Moi-même
web-whyfirst-on = sur { $space }
web-whyfirst-way = { $origin } → { $space }
web-whyfirst-stopped = arrêt au bout
web-whyfirst-then-second = la deuxième place est alors { $space }
web-whyfirst-then-none = alors personne n’est deuxième
web-whyfirst-confirm-play = Jouer { $card } sur { $name }
web-whyfirst-confirm-own = Jouer { $card } sur moi-même
web-whyfirst-confirm-lay = Poser { $card }
web-whyfirst-confirm-move = Déplacer { $name }
web-whyfirst-confirm-move-own = Déplacer mon pion
web-whyfirst-unseen = Les cartes que tu n’as pas encore vues dans cette manche

## Points

web-whyfirst-score = Points
web-whyfirst-score-how = Après chaque manche, les pions à la deuxième place marquent le nombre de leur case. Après cinq manches, le deuxième plus grand total gagne.
web-whyfirst-score-round = Manche
web-whyfirst-score-total = Total
web-whyfirst-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-whyfirst-is-second = deuxième
web-whyfirst-has-chosen = a choisi

## The log by tricks

web-whyfirst-log-round = Manche { $round }
web-whyfirst-log-trick = Manche { $round }, tour { $trick }
web-whyfirst-log-scores = Manche { $round } : la deuxième place marque
web-whyfirst-log-no-score = Manche { $round } : personne n’est deuxième
