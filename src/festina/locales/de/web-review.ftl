# Die Analyse einer beendeten Partie: wer vorn lag, was alle entschieden haben, Glück und Spiel getrennt.

web-review = Analyse
web-review-missing = Hier gibt es nichts zu analysieren
web-review-not-over = Diese Partie ist noch nicht zu Ende.
web-review-failed = Die Analyse ist nicht gelungen
web-review-working = Wird berechnet …
web-review-progress = { $done } von { $of } Stellungen auf diesem Gerät untersucht
web-review-back-end = Zurück zum Ergebnis
web-review-whose = Wessen Entscheidungen
web-review-all = Alle
web-review-summary = Kurz gesagt
web-review-link = Link kopieren
web-review-table = Das Diagramm als Tabelle
web-occasion-trial = Zurück zur Analyse

## Das Bild

web-review-graph = Die Siegchancen, Zug für Zug
web-review-moment = Moment der Partie
web-review-says = Zug { $turn }. { $what }. { $shares }
web-review-start = Beginn
web-review-turn = Zug { $turn }
web-review-turn-title = Zug { $turn }
web-review-decisions = Entscheidungen, nach Verlust (Punkte Siegchance)
web-review-legend = Was die Zeichen bedeuten
web-review-luck-legend = Zufall: Glück über der Linie, Pech darunter
web-review-chance = Zufall
web-review-who = Wer
web-review-what = Was geschah
web-review-lost-column = Urteil

## Was eine Entscheidung war

web-review-grade-best = Bester Zug
web-review-grade-good = Gut
web-review-grade-slip = Ungenau
web-review-grade-mistake = Fehler
web-review-grade-blunder = Patzer
web-review-range-best = unter ½
web-review-range-good = ½–2
web-review-range-slip = 2–5
web-review-range-mistake = 5–10
web-review-range-blunder = über 10
web-review-lost = { $grade }, { $points } Punkte
web-review-forced = Keine Wahl
web-review-forced-sentence = Es gab nur eine Möglichkeit.
web-review-settled = Der Sieg stand fest
web-review-end = Das Ende
web-review-exact = Exakt: Der Rest der Partie ist durchgerechnet.
web-review-count = { $count } × { $grade }

## Der Moment

web-review-board = Das Brett in diesem Moment
web-review-to-move = { $name } am Zug
web-review-chose = { $name } hat { $action } gewählt.
web-review-mark-best = am besten: { $action }
web-review-mark-played = gespielt: { $action }
web-review-mark-both = am besten und gespielt: { $action }
web-review-alternatives = Was möglich war
web-review-best = am besten
web-review-played = gespielt
web-review-often = in { $percent } der Fälle
web-review-often-title = Wie oft bei bestem Spiel so gewählt wird
web-review-between = Andere Suchen finden in 19 von 20 Fällen einen Wert zwischen { $low } und { $high }
web-review-reasons-to = An { $name } gerichtet:
web-review-against = Im Vergleich mit { $action }:
web-review-give-or-take = plus oder minus { $points }
web-review-off-column = Wie weit die Siegchancen danebenliegen können
web-review-shares-off = { $shares }, jeweils plus oder minus { $points }
web-review-why = Warum
web-review-try = Von hier aus probieren
web-review-analyse = Auf dem Analysebrett öffnen
web-review-next-mistake = Nächster Fehler
web-review-previous-mistake = Voriger Fehler

## Zufall

web-review-luck-good = Glück für { $name }, { $points } Punkte
web-review-luck-bad = Pech für { $name }, { $points } Punkte
web-review-luck-sentence = { $name } hatte vorher eine Siegchance von { $before } und danach von { $after }.
web-review-could-come = Was kommen konnte
web-review-likely = Wie oft
web-review-came = so kam es

## Was dabei herauskam

web-review-accounts = Glück und Spiel getrennt
web-review-accounts-note = Punkte; jede Zeile geht auf
web-review-luck = Glück
web-review-own = eigenes Spiel
web-review-others = Spiel der anderen
web-review-end-column = Ende
web-review-turnings = Wendepunkte
web-review-no-turnings = Kein einzelner Moment hat viel verändert.
web-review-sum-you = { $errors ->
        [0] Durch Fehler hast du nichts verloren
        [one] Durch Fehler hast du 1 Punkt verloren
       *[other] Durch Fehler hast du { $errors } Punkte verloren
    }{ $kind ->
        [good] {" "}und durch Glück { $errors ->
            [0] { $luck ->
                [one] 1 Punkt
               *[other] { $luck } Punkte
            }
           *[other] { $luck }
        } gewonnen.
        [bad] { $errors ->
            [0] , aber durch Pech { $luck ->
                [one] 1 Punkt
               *[other] { $luck } Punkte
            }
           *[other] {" "}und durch Pech { $luck }
        }.
       *[even] ; Glück und Pech hielten sich die Waage.
    } Mit durchschnittlichem Glück hättest du { $average } solcher Partien gewonnen.
web-review-sum = { $errors ->
        [0] Durch Fehler hat { $name } nichts verloren
        [one] Durch Fehler hat { $name } 1 Punkt verloren
       *[other] Durch Fehler hat { $name } { $errors } Punkte verloren
    }{ $kind ->
        [good] {" "}und durch Glück { $errors ->
            [0] { $luck ->
                [one] 1 Punkt
               *[other] { $luck } Punkte
            }
           *[other] { $luck }
        } gewonnen.
        [bad] { $errors ->
            [0] , aber durch Pech { $luck ->
                [one] 1 Punkt
               *[other] { $luck } Punkte
            }
           *[other] {" "}und durch Pech { $luck }
        }.
       *[even] ; Glück und Pech hielten sich die Waage.
    } Mit durchschnittlichem Glück hätte { $name } { $average } solcher Partien gewonnen.
web-review-sum-doubt = Andere Suchen kämen in 19 von 20 Fällen bei den Fehlern bis auf { $errors ->
        [one] 1 Punkt
       *[other] { $errors } Punkte
    } auf dasselbe, beim Glück bis auf { $luck ->
        [one] 1 Punkt
       *[other] { $luck } Punkte
    }.
web-review-sum-doubt-errors = Andere Suchen kämen in 19 von 20 Fällen bei den Fehlern bis auf { $errors ->
        [one] 1 Punkt
       *[other] { $errors } Punkte
    } auf dasselbe.
web-review-sum-doubt-luck = Andere Suchen kämen in 19 von 20 Fällen beim Glück bis auf { $luck ->
        [one] 1 Punkt
       *[other] { $luck } Punkte
    } auf dasselbe.

## Etwas anderes probieren

web-review-compare = Was du probiert hast
web-review-compare-from = Ab
web-review-compare-share = Siegchance damals
web-review-compare-then = In der Partie
web-review-compare-now = Bei deinem Versuch
web-review-try-running = läuft noch
web-review-try-won = gewonnen
web-review-try-lost = nicht gewonnen
web-review-try-on = Weiterspielen

## Aus Fehlern lernen

web-review-learn = Aus Fehlern lernen
web-review-learn-of = Aus den Fehlern von { $name } lernen
web-review-learn-number = { $number } von { $count }
web-review-learn-ask = Was würdest du hier tun?
web-review-learn-hint = In der Partie war deine Wahl nicht die beste. Wähle auf dem Brett.
web-review-learn-hint-of = In der Partie war die Wahl von { $name } nicht die beste. Wähle auf dem Brett.
web-review-learn-answer = Deine Antwort
web-review-learn-then = In der Partie: { $action } – { $lost }
web-review-learn-next = Weiter
web-review-learn-done = { $count ->
        [one] { $right } von 1 gefunden
       *[other] { $right } von { $count } gefunden
    }
web-review-learn-end = Zurück zur Analyse

## Tasten

web-review-keys = Tasten und Bedeutung
web-review-key-step = ← →
web-review-key-step-does = eine Entscheidung oder ein Zufallsereignis zurück oder weiter
web-review-key-mistake = Umschalt + ← →
web-review-key-mistake-does = zum vorigen oder nächsten Fehler
web-review-key-ends = Pos1, Ende
web-review-key-ends-does = zum Anfang oder zum Ende
web-review-about = Ein Punkt ist ein Prozentpunkt Siegchance. Eine Entscheidung wird nach dem beurteilt, was man an diesem Sitz wissen konnte: Sie kostet, was die beste Wahl mehr wert war als die getroffene. Glück ist, was der Zufall gegenüber der Erwartung verändert hat. Alles wird auf deinem Gerät berechnet.
web-review-about-server = Ein Punkt ist ein Prozentpunkt Siegchance. Eine Entscheidung wird nach dem beurteilt, was man an diesem Sitz wissen konnte: Sie kostet, was die beste Wahl mehr wert war als die getroffene. Glück ist, was der Zufall gegenüber der Erwartung verändert hat. Alles hat der Server berechnet.

## Worked out by the server

web-review-by-server = Der Server rechnet, weil dieses Gerät es nicht kann. Das kann ein, zwei Minuten dauern.
web-review-cut-short = Der Server hatte nicht genug Zeit, alles zu berechnen. Zu sehen { $count ->
        [0] ist bisher noch kein Schritt
        [one] ist bisher der erste Schritt
       *[other] sind bisher die ersten { $count } Schritte
    } von { $of }.
web-review-again = Noch einmal versuchen
