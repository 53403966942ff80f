# Cups: small tournaments among people who have the link.

web-cup = Turnier
web-cups-title = Turniere
web-cups-lead = Ein kleines Turnier unter Freunden: mehrere Runden, alle spielen, die Punkte werden zusammengezählt.
web-cups-none = Du machst noch bei keinem Turnier mit. Leg eines an und schick den anderen den Link.

## A new cup

web-cup-new = Neues Turnier
web-cup-new-lead = Du wählst die Regeln und verschickst den Link. Wer auf wen trifft, wird erst gelost und richtet sich dann nach dem Stand.
web-cup-name = Name des Turniers
web-cup-name-example = Frühlingsturnier
web-cup-rounds = Runden
web-cup-scoring = Punkte
web-cup-scoring-places = Punkte nach Platz
web-cup-scoring-places-sentence = Platz eins bekommt { $top }, jeder weitere Platz einen weniger.
web-cup-scoring-winner = Nur der Sieg zählt
web-cup-scoring-winner-sentence = Ein Punkt für den Sieg, nichts für die anderen.
web-cup-company = Wer spielt
web-cup-fill = Mit Bots auffüllen
web-cup-fill-sentence = Jeder Tisch ist voll. Sonst spielen Bots nur, wo ein Tisch ohne sie nicht zustande käme.
web-cup-auto = Runden starten von selbst
web-cup-auto-sentence = Die nächste Runde beginnt, sobald der letzte Tisch fertig ist.
web-cup-play = Ich spiele mit
web-cup-play-sentence = Sonst leitest du das Turnier nur.
web-cup-bots = Bots, auch für Abwesende
web-cup-create = Turnier anlegen

## Joining

web-cup-join-by = { $name } lädt dich zu einem Turnier ein
web-cup-join-with = Bisher dabei: { $names }
web-cup-join = Mitmachen
web-cup-join-gone = Hier ist kein Turnier
web-cup-waiting = Die erste Runde beginnt, wenn die Turnierleitung sie startet.

## A cup

web-cup-seats = { $count ->
    [one] { $count } Sitz pro Tisch
   *[other] { $count } Sitze pro Tisch
}
web-cup-round-count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
web-cup-people = { $count ->
    [one] { $count } Person macht mit
   *[other] { $count } Personen machen mit
}
web-cup-status-open = Offen: Man kann noch mitmachen.
web-cup-status-running = Runde { $round } von { $rounds } läuft.
web-cup-status-over = Dieses Turnier ist zu Ende.
web-cup-between = Runde { $round } von { $rounds } ist zu Ende.
web-cup-round = Runde { $round }
web-cup-table = Tisch { $number }
web-cup-ruled = von der Turnierleitung entschieden
web-cup-my-table = Zu meinem Tisch
web-cup-watch = Zuschauen
web-cup-replay = Wiederholung
web-cup-bot-number = { $name } ({ $number })
web-cup-points-count = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Standings

web-cup-standings = Stand
web-cup-rank = Rang
web-cup-player = Name
web-cup-points = Punkte
web-cup-opponents = Was die Gegner haben: der Schnitt jedes Tisches, zusammengezählt
web-cup-opponents-short = Geg.
web-cup-wins = Siege
web-cup-you = du
web-cup-left = ausgestiegen
web-cup-order = Erst zählen die Punkte, dann was die Gegner haben (Geg.), dann die Siege. Wer gleich steht, teilt den Rang.
web-cup-winner = { $count ->
    [one] { $names } gewinnt das Turnier.
   *[other] { $names } gewinnen das Turnier gemeinsam.
}
web-cup-csv = Ergebnisse (CSV)
web-cup-json = Ergebnisse (JSON)
web-cup-seed = Die Paarungen wurden mit dieser Zahl gelost: { $seed }

## For the host

web-cup-host = Für die Turnierleitung
web-cup-link = Wer diesen Link hat, kann mitmachen:
web-cup-link-renew = Neuer Link
web-cup-start = Runde { $round } starten
web-cup-start-hint = Danach kann niemand mehr dazukommen.
web-cup-wait = Die nächste Runde kann beginnen, wenn alle Tische fertig sind.
web-cup-withdraw-some = Jemanden herausnehmen
web-cup-withdraw-lead = Die Person bekommt keinen neuen Tisch mehr. An einem laufenden Tisch spielt ein Bot weiter.
web-cup-withdraw-name = { $name } herausnehmen
web-cup-withdraw-sure = { $name } aus dem Turnier herausnehmen?
web-cup-leave = Turnier verlassen
web-cup-leave-sure = Dieses Turnier verlassen? Du bekommst keinen neuen Tisch mehr, und ein Bot spielt für dich weiter.
web-cup-leave-sure-open = Dieses Turnier verlassen?
web-cup-finish = Turnier jetzt beenden
web-cup-finish-sure = Turnier jetzt beenden? Tische, die nicht fertig sind, zählen nicht.
web-cup-delete = Turnier löschen
web-cup-delete-sure = Dieses Turnier mit seinen Ergebnissen löschen? Die Partien selbst bleiben.
web-cup-rule = Ergebnis festlegen
web-cup-rule-lead = Wird dieser Tisch nicht zu Ende gespielt, leg fest, wie er zählt. Er wird dann geschlossen.
web-cup-rule-places = Diese Plätze zählen
web-cup-rule-equal = Alle gleich
