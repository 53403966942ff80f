# The table of Why First? in the browser. Cards ($card) and points come with their sign: +3, −2.

web-whyfirst-round = Durchgang { $round } von { $rounds }
web-whyfirst-trick = Kartenrunde { $trick } von { $tricks }
web-whyfirst-course = Die Strecke: wer wo steht, von vorn nach hinten
web-whyfirst-course-pawn = { $name } steht auf { $space }.
web-whyfirst-course-second = Das ist Rang 2.

## Everybody’s cards

web-whyfirst-places = Die Karten dieser Kartenrunde
web-whyfirst-place-empty = { $name } hat hier keine Karte.
web-whyfirst-place-waiting = { $name } hat noch nicht gewählt.
web-whyfirst-place-down = { $name } hat gewählt.
web-whyfirst-place-laid = { $name } zeigt { $card }.
web-whyfirst-place-own = { $name } spielt { $card } auf die eigene Figur.
web-whyfirst-place-played = { $name } spielt { $card } auf { $to }.
web-whyfirst-last-trick = Die Kartenrunde davor:

## My hand

web-whyfirst-dock = Dein Zug und deine Hand
web-whyfirst-hand = Deine Hand
web-whyfirst-card-white = { $card }, weiße Zahl { $number }
web-whyfirst-whom = Wen soll sie bewegen?
web-whyfirst-targets = Figuren
web-whyfirst-myself = Mich selbst
web-whyfirst-on = auf { $space }
web-whyfirst-way = { $origin } → { $space }
web-whyfirst-stopped = am Ende ist Schluss
web-whyfirst-then-second = Rang 2 ist dann { $space }
web-whyfirst-then-none = dann ist niemand auf Rang 2
web-whyfirst-confirm-play = { $card } auf { $name } spielen
web-whyfirst-confirm-own = { $card } auf mich selbst spielen
web-whyfirst-confirm-lay = { $card } hinlegen
web-whyfirst-confirm-move = { $name } bewegen
web-whyfirst-confirm-move-own = Mich selbst bewegen
web-whyfirst-unseen = Karten, die du in diesem Durchgang noch nicht gesehen hast

## Points

web-whyfirst-score = Punkte
web-whyfirst-score-how = Nach jedem Durchgang bekommen die Figuren auf Rang 2 die Zahl ihres Feldes als Punkte. Nach fünf Durchgängen gewinnt die zweithöchste Summe.
web-whyfirst-score-round = Durchgang
web-whyfirst-score-total = Summe
web-whyfirst-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-whyfirst-is-second = Rang 2
web-whyfirst-has-chosen = hat gewählt

## The log by tricks

web-whyfirst-log-round = Durchgang { $round }
web-whyfirst-log-trick = Durchgang { $round }, Kartenrunde { $trick }
web-whyfirst-log-scores = Durchgang { $round }: Rang 2 punktet
web-whyfirst-log-no-score = Durchgang { $round }: niemand ist auf Rang 2
