# The commands analyse and review.

insight-help-analyse = Ce que vaut chaque action maintenant : chances de victoire avec intervalles, places attendues, suite probable.
insight-help-what = Le fichier d’un enregistrement, une position (des données en JSON, ou un fichier qui les contient) ou un règlement.
insight-help-step = La position après tant d’étapes de l’enregistrement.
insight-help-analyse-seat = Le siège qui décide, quand plusieurs décident.
insight-help-sims = Nombre de simulations d’une recherche.
insight-help-seed = Même graine, mêmes nombres.
insight-help-deeper = Ajouter des simulations jusqu’à ce que la meilleure action se détache, ou jusqu’à une limite.
insight-help-json = Tout afficher en une ligne de JSON.
insight-help-review = Analyser une partie finie : chance et erreurs de tout le monde, étape par étape.
insight-help-file = Le fichier de l’enregistrement.
insight-help-review-seat = N’afficher que les décisions de ce siège.

## What goes wrong

insight-no-position = { $what } n’est ni un fichier ni un règlement : { $problem }
insight-bad-position = { $what } ne contient pas de position : { $problem }
insight-not-facts = Ce n’est ni un enregistrement ni une position en JSON avec un règlement.
insight-no-step = Il n’y a pas d’étape { $step } : la dernière est { $last }.
insight-over = La partie est finie. Analyse-la avec « festina review », ou indique un moment avec --step.
insight-chance-due = C’est au hasard de jouer : personne n’a rien à décider.
insight-name-the-seat = Plusieurs décident maintenant. Indique un siège avec --seat : { $seats }
insight-not-to-act = Le siège { $seat } n’a rien à décider maintenant. C’est à : { $seats }

## What is shown

insight-searching = Réflexion
insight-reviewing = Analyse
insight-title = { $ruleset } : { $name } décide ({ $sims ->
        [one] { $sims } simulation
       *[other] { $sims } simulations
    })
insight-player = Qui
insight-chance = Hasard
insight-action = Action
insight-share = Victoire en %
insight-interval = Intervalle à 95 %
insight-place = Place
insight-visits = Simulations
insight-line = Suite probable : { $line }
insight-exact = On sait qui gagne : les chances sont exactes, seules les places sont en jeu.
insight-exact-end = Calculé jusqu’à la fin : les chances de cette position sont exactes, pas estimées.
insight-why = Pourquoi { $action } :
insight-unclear = On ne distingue pas encore les meilleures actions ; --deeper cherche plus longtemps.
insight-review-title = { $ruleset }, analyse avec { $sims ->
        [one] { $sims } simulation
       *[other] { $sims } simulations
    } par recherche
insight-review-cut = Interrompue après { $steps } étapes sur { $all }.
insight-initial = Au début, en %
insight-final = À la fin, en %
insight-luck = Chance
insight-own = Ses décisions
insight-others = Décisions des autres
insight-errors = Coût des erreurs
insight-average = Avec une chance moyenne, en %
insight-turning-points = Tournants
insight-step = Étape
insight-change = Changement
insight-gainer = Y gagne le plus
insight-decisions = Décisions qui ont coûté quelque chose
insight-best = Meilleure
insight-grade = Verdict
insight-why-best = Pourquoi le meilleur choix était meilleur
insight-why-line = Étape { $step }, { $name } : { $best } plutôt que { $played }
insight-review-deeper = Pour regarder une étape de plus près : festina analyse { $file } --step { $step } --deeper
