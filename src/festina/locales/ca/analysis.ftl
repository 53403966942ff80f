# Insight: positions analysed, games reviewed. A point is a hundredth of the win.

analysis-no-insight = { $game } no es pot analitzar: l’anàlisi no coneix aquest joc.
analysis-running = El repàs només es pot fer quan la partida s’ha acabat: abans revelaria el que encara està amagat.
analysis-bad-sims = sims ha de ser un nombre enter de { $low } a { $high }, no { $sims }.
server-review-warming = En aquest servidor l’anàlisi encara s’està preparant. Torna-ho a provar d’aquí a un minut.
server-review-failed = No s’ha pogut fer el repàs. Torna-ho a provar més tard.

## The class of a decision, by what it lost

analysis-grade-best = millor jugada
analysis-grade-good = bona
analysis-grade-slip = imprecisió
analysis-grade-mistake = error
analysis-grade-blunder = error greu

## A game in sentences; $who is "you" where the reader is meant

analysis-says-errors = { $who ->
        [you] { $points ->
            [0] Les teves decisions no t’han costat res.
            [one] Els errors t’han costat 1 punt.
           *[other] Els errors t’han costat { $points } punts.
        }
       *[they] { $points ->
            [0] Les decisions no han costat res.
            [one] 1 punt perdut per errors.
           *[other] { $points } punts perduts per errors.
        }
    }
analysis-says-luck-bad = { $who ->
        [you] { $points ->
            [one] La mala sort t’ha costat 1 punt.
           *[other] La mala sort t’ha costat { $points } punts.
        }
       *[they] { $points ->
            [one] 1 punt perdut per mala sort.
           *[other] { $points } punts perduts per mala sort.
        }
    }
analysis-says-luck-good = { $who ->
        [you] { $points ->
            [one] La bona sort t’ha donat 1 punt.
           *[other] La bona sort t’ha donat { $points } punts.
        }
       *[they] { $points ->
            [one] 1 punt guanyat per bona sort.
           *[other] { $points } punts guanyats per bona sort.
        }
    }
analysis-says-luck-none = La bona sort i la mala s’han compensat.
analysis-says-average = { $who ->
        [you] { $percent ->
            [one] Amb una sort normal hauries guanyat 1 partida de cada 100 com aquesta.
           *[other] Amb una sort normal hauries guanyat { $percent } partides de cada 100 com aquesta.
        }
       *[they] { $percent ->
            [one] Amb una sort normal s’hauria guanyat 1 partida de cada 100 com aquesta.
           *[other] Amb una sort normal s’haurien guanyat { $percent } partides de cada 100 com aquesta.
        }
    }
