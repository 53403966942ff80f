# The race of the day.

## The screen

web-daily-title = Rennen des Tages
web-daily-lead = Dieselben Regeln, Karten und Bots für alle. Ein Lauf zählt; der Tag endet um Mitternacht Weltzeit.
web-daily-before = Der Tag davor
web-daily-after = Der Tag danach
web-daily-left = { $hours ->
    [0] noch { $minutes } min
   *[other] noch { $hours } h { $minutes } min
}
web-daily-streak = { $count } Tage hintereinander
web-daily-against = gegen { $bots }
web-daily-race = Laufen
web-daily-once = Ein Versuch, nichts wird zurückgenommen.
web-daily-go-on = Weiterlaufen
web-daily-given-up = Du hast dieses Rennen aufgegeben. Es hat kein Ergebnis.
web-daily-practice = Noch einmal üben
web-daily-look = Noch einmal ansehen
web-daily-place-of = { web-place } von { $of }
web-daily-turns-count = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
web-daily-rank-of = Nummer { $rank } von { $of } Läufen
web-daily-running = { $count ->
    [one] Ein weiterer Lauf ist unterwegs.
   *[other] { $count } weitere Läufe sind unterwegs.
}

## The table of results

web-daily-results = Ergebnisse
web-daily-rank = Rang
web-daily-name = Name
web-daily-place = Platz
web-daily-turns = Entscheidungen
web-daily-places = Wer wie ins Ziel kam
web-daily-you = du
web-daily-order = Der bessere Platz steht vorn; beim selben Platz, wer weiter kam, dann, wer weniger Entscheidungen brauchte.
web-daily-nobody = Noch ist niemand im Ziel.

## Sharing

web-daily-share = Bild teilen
web-daily-copy = Als Text kopieren
web-daily-picture = Ein Bild zum Teilen: { $place }, { $detail }. Kleine Quadrate zeigen den Platz bei jeder Entscheidung, keine Karten und keine Züge.

## At the table

web-occasion-daily = Ergebnisse des Tages
web-occasion-practice = Ergebnisse des Tages
web-occasion-cup = Zum Turnier
