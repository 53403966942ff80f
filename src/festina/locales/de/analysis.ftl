# Insight: positions analysed, games reviewed. A point is a hundredth of the win.

analysis-no-insight = { $game } lässt sich nicht analysieren: Die Analyse kennt dieses Spiel nicht.
analysis-running = Eine Partie lässt sich erst analysieren, wenn sie beendet ist: Vorher würde die Analyse verraten, was noch verdeckt ist.
analysis-bad-sims = sims muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $sims }.
server-review-warming = Die Analyse wird auf diesem Server noch vorbereitet. Versuch es in einer Minute noch einmal.
server-review-failed = Die Analyse ist nicht gelungen. Versuch es später noch einmal.

## The class of a decision, by what it lost

analysis-grade-best = bester Zug
analysis-grade-good = gut
analysis-grade-slip = ungenau
analysis-grade-mistake = Fehler
analysis-grade-blunder = Patzer

## A game in sentences; $who is "you" where the reader is meant

analysis-says-errors = { $who ->
        [you] { $points ->
            [0] Deine Entscheidungen haben nichts gekostet.
            [one] Durch Fehler hast du 1 Punkt verloren.
           *[other] Durch Fehler hast du { $points } Punkte verloren.
        }
       *[they] { $points ->
            [0] Die Entscheidungen haben nichts gekostet.
            [one] 1 Punkt durch Fehler verloren.
           *[other] { $points } Punkte durch Fehler verloren.
        }
    }
analysis-says-luck-bad = { $who ->
        [you] { $points ->
            [one] Pech hat dich 1 Punkt gekostet.
           *[other] Pech hat dich { $points } Punkte gekostet.
        }
       *[they] { $points ->
            [one] 1 Punkt durch Pech verloren.
           *[other] { $points } Punkte durch Pech verloren.
        }
    }
analysis-says-luck-good = { $who ->
        [you] { $points ->
            [one] Glück hat dir 1 Punkt gebracht.
           *[other] Glück hat dir { $points } Punkte gebracht.
        }
       *[they] { $points ->
            [one] 1 Punkt durch Glück gewonnen.
           *[other] { $points } Punkte durch Glück gewonnen.
        }
    }
analysis-says-luck-none = Glück und Pech hielten sich die Waage.
analysis-says-average = { $who ->
        [you] Mit durchschnittlichem Glück hättest du { $percent } % solcher Partien gewonnen.
       *[they] Mit durchschnittlichem Glück wären { $percent } % solcher Partien gewonnen worden.
    }
