# Aufgaben: die des Tages, alle zusammen, und eine zum Lösen.

web-puzzles-lead = Ein Zug ist klar der beste. Finde ihn und sieh, warum.
web-puzzles-today = Aufgaben des Tages
web-puzzles-all = Alle Aufgaben
web-puzzles-puzzle = Aufgabe
web-puzzles-number = Aufgabe { $number }
web-puzzles-about = Aufgabe: { $theme }
web-puzzles-theme-none = Gemischt
web-puzzles-stars = { $count ->
        [one] 1 von 5 Sternen
       *[other] { $count } von 5 Sternen
    }
web-puzzles-of = { $solved } von { $count } gelöst
web-puzzles-solved = gelöst
web-puzzles-missed = nicht gelöst
web-puzzles-solve = Lösen
web-puzzles-solve-theme = Eine Aufgabe lösen: { $theme }
web-puzzles-again = Noch einmal ansehen
web-puzzles-choose = Eine aussuchen

## Die eigene Bilanz

web-puzzles-record = Deine Bilanz
web-puzzles-record-tried = Versucht
web-puzzles-record-solved = Gelöst
web-puzzles-record-streak = In Folge
web-puzzles-record-longest = Längste Serie
web-puzzles-record-note = Es zählt die erste Antwort. Nur dieses Gerät merkt sie sich.
web-puzzles-record-none = Du hast noch keine Aufgabe versucht.

## Eine Aufgabe

web-puzzles-ask = Was soll { $name } tun?
web-puzzles-ask-sentence = Wähle auf dem Brett. Es zählt die erste Antwort.
web-puzzles-nudge = Ein Tipp
web-puzzles-right = Richtig!
web-puzzles-wrong = Nicht der beste Zug: Er kostet { $points } Punkte
web-puzzles-best-was = Am besten: { $action }
web-puzzles-solution = Lösung
web-puzzles-next = Nächste Aufgabe
web-puzzles-retry = Noch einmal versuchen
web-puzzles-analyse = Auf dem Analysebrett ansehen
