# Les problèmes : ceux du jour, tous ensemble, et un à résoudre.

web-puzzles-lead = Un choix est nettement meilleur que les autres. Trouve-le et découvre pourquoi.
web-puzzles-today = Problèmes du jour
web-puzzles-all = Tous les problèmes
web-puzzles-puzzle = Problème
web-puzzles-number = Problème { $number }
web-puzzles-about = Problème : { $theme }
web-puzzles-theme-none = Divers
web-puzzles-stars = { $count ->
        [one] { $count } étoile sur 5
       *[other] { $count } étoiles sur 5
    }
web-puzzles-of = Résolus : { $solved } sur { $count }
web-puzzles-solved = résolu
web-puzzles-missed = non résolu
web-puzzles-solve = Résoudre
web-puzzles-solve-theme = Résoudre un problème : { $theme }
web-puzzles-again = Revoir
web-puzzles-choose = En choisir un

## Son propre bilan

web-puzzles-record = Ton bilan
web-puzzles-record-tried = Essayés
web-puzzles-record-solved = Résolus
web-puzzles-record-streak = D’affilée
web-puzzles-record-longest = Meilleure série
web-puzzles-record-note = Seule la première réponse compte. Elle n’est enregistrée que sur cet appareil.
web-puzzles-record-none = Tu n’as encore essayé aucun problème.

## Un problème

web-puzzles-ask = Que doit faire { $name } ?
web-puzzles-ask-sentence = Choisis sur le plateau. Seule la première réponse compte.
web-puzzles-nudge = Un indice
web-puzzles-right = Bien vu !
web-puzzles-wrong = Pas le meilleur choix (coût : { $points })
web-puzzles-best-was = Le meilleur : { $action }
web-puzzles-solution = Solution
web-puzzles-next = Problème suivant
web-puzzles-retry = Réessayer
web-puzzles-analyse = Voir sur le plateau d’analyse
