# Insight: positions analysed, games reviewed. A point is a hundredth of the win.

analysis-no-insight = { $game } ne peut pas être analysé : l’analyse ne connaît pas ce jeu.
analysis-running = On ne peut analyser une partie que quand elle est finie : avant, l’analyse trahirait ce qui est encore caché.
analysis-bad-sims = sims doit être un nombre entier de { $low } à { $high }, pas { $sims }.
server-review-warming = L’analyse se prépare encore sur ce serveur. Réessaie dans une minute.
server-review-failed = L’analyse n’a pas abouti. Réessaie plus tard.

## The class of a decision, by what it lost

analysis-grade-best = meilleur coup
analysis-grade-good = bon coup
analysis-grade-slip = imprécision
analysis-grade-mistake = erreur
analysis-grade-blunder = gaffe

## A game in sentences; $who is "you" where the reader is meant

analysis-says-errors = { $who ->
        [you] { $points ->
            [0] Tes décisions n’ont rien coûté.
            [one] Tes erreurs t’ont coûté { $points } point.
           *[other] Tes erreurs t’ont coûté { $points } points.
        }
       *[they] { $points ->
            [0] Les décisions n’ont rien coûté.
            [one] { $points } point perdu à cause d’erreurs.
           *[other] { $points } points perdus à cause d’erreurs.
        }
    }
analysis-says-luck-bad = { $who ->
        [you] { $points ->
            [one] La malchance t’a coûté { $points } point.
           *[other] La malchance t’a coûté { $points } points.
        }
       *[they] { $points ->
            [one] { $points } point perdu par malchance.
           *[other] { $points } points perdus par malchance.
        }
    }
analysis-says-luck-good = { $who ->
        [you] { $points ->
            [one] La chance t’a rapporté { $points } point.
           *[other] La chance t’a rapporté { $points } points.
        }
       *[they] { $points ->
            [one] { $points } point gagné grâce à la chance.
           *[other] { $points } points gagnés grâce à la chance.
        }
    }
analysis-says-luck-none = Chance et malchance se sont équilibrées.
analysis-says-average = { $who ->
        [you] Avec une chance moyenne, tu aurais gagné { $percent } % des parties comme celle-ci.
       *[they] Avec une chance moyenne, { $percent } % des parties comme celle-ci auraient été gagnées.
    }
