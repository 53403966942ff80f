# L’analyse d’une partie terminée : qui était en train de gagner, ce que chacun a décidé, la chance et le jeu à part.

web-review = Analyse
web-review-missing = Il n’y a rien à analyser
web-review-not-over = Cette partie n’est pas encore finie.
web-review-failed = L’analyse n’a pas abouti
web-review-working = Calcul en cours…
web-review-progress = Positions examinées sur cet appareil : { $done } sur { $of }
web-review-back-end = Retour au résultat
web-review-whose = Décisions à montrer
web-review-all = Tout le monde
web-review-summary = En bref
web-review-link = Copier le lien
web-review-table = Le graphique sous forme de tableau
web-occasion-trial = Retour à l’analyse

## Le graphique

web-review-graph = Les chances de victoire, tour par tour
web-review-moment = Moment de la partie
web-review-says = Tour { $turn }. { $what }. { $shares }
web-review-start = début
web-review-turn = tour { $turn }
web-review-turn-title = Tour { $turn }
web-review-decisions = Décisions, selon leur coût (en points sur les chances de victoire)
web-review-legend = Ce que veulent dire les signes
web-review-luck-legend = Hasard : chance au-dessus de la ligne, malchance en dessous
web-review-chance = Hasard
web-review-who = Qui
web-review-what = Ce qui s’est passé
web-review-lost-column = Verdict

## Ce qu’était une décision

web-review-grade-best = Meilleur coup
web-review-grade-good = Bon coup
web-review-grade-slip = Imprécision
web-review-grade-mistake = Erreur
web-review-grade-blunder = Gaffe
web-review-range-best = moins de ½
web-review-range-good = ½–2
web-review-range-slip = 2–5
web-review-range-mistake = 5–10
web-review-range-blunder = plus de 10
web-review-lost = { $grade } (coût : { $points })
web-review-forced = Pas de choix
web-review-forced-sentence = Il n’y avait qu’une chose à faire.
web-review-settled = La victoire était déjà acquise
web-review-end = La fin
web-review-exact = Valeur exacte : la fin de la partie est entièrement calculée.
web-review-count = { $count } × { $grade }

## Le moment

web-review-board = Le plateau à ce moment
web-review-to-move = à { $name } de jouer
web-review-chose = { $name } a choisi { $action }.
web-review-mark-best = le mieux : { $action }
web-review-mark-played = joué : { $action }
web-review-mark-both = le mieux, et joué : { $action }
web-review-alternatives = Ce qui était possible
web-review-best = le mieux
web-review-played = joué
web-review-often = dans { $percent } des cas
web-review-often-title = À quelle fréquence le jeu optimal fait ce choix
web-review-between = D’autres recherches la trouvent entre { $low } et { $high }, 19 fois sur 20
web-review-reasons-to = Explication pour { $name } :
web-review-against = Par rapport à { $action } :
web-review-give-or-take = à { $points } près
web-review-off-column = Marge d’erreur
web-review-shares-off = { $shares }, chaque fois à { $points } près
web-review-why = Pourquoi
web-review-try = Essayer à partir d’ici
web-review-analyse = Ouvrir sur le plateau d’analyse
web-review-next-mistake = Erreur suivante
web-review-previous-mistake = Erreur précédente

## Le hasard

web-review-luck-good = Chance pour { $name } : +{ $points }
web-review-luck-bad = Malchance pour { $name } : −{ $points }
web-review-luck-sentence = { $name } avait { $before } de chances de victoire avant, et { $after } après.
web-review-could-come = Ce qui pouvait venir
web-review-likely = Fréquence
web-review-came = c’est sorti

## Ce qu’il en est résulté

web-review-accounts = La part de la chance et celle du jeu
web-review-accounts-note = en points ; chaque ligne tombe juste
web-review-luck = chance
web-review-own = son jeu
web-review-others = jeu des autres
web-review-end-column = fin
web-review-turnings = Tournants
web-review-no-turnings = Aucun moment n’a changé grand-chose à lui seul.
web-review-sum-you = { $errors ->
        [0] Tu n’as perdu aucun point à cause de tes erreurs
        [one] Tu as perdu { $errors } point à cause de tes erreurs
       *[other] Tu as perdu { $errors } points à cause de tes erreurs
    }{ $kind ->
        [good] {" "}et en as gagné { $luck } grâce à la chance.
        [bad] { $errors ->
            [0] , mais tu en as perdu { $luck }
           *[other] {" "}et { $luck }
        } par malchance.
       *[even] {" "}; chance et malchance se sont équilibrées.
    } Avec une chance moyenne, tu aurais gagné { $average } des parties comme celle-ci.
web-review-sum = { $errors ->
        [0] { $name } n’a perdu aucun point à cause d’erreurs
        [one] { $name } a perdu { $errors } point à cause d’erreurs
       *[other] { $name } a perdu { $errors } points à cause d’erreurs
    }{ $kind ->
        [good] {" "}et en a gagné { $luck } grâce à la chance.
        [bad] { $errors ->
            [0] , mais en a perdu { $luck }
           *[other] {" "}et { $luck }
        } par malchance.
       *[even] {" "}; chance et malchance se sont équilibrées.
    } Avec une chance moyenne, { $name } aurait gagné { $average } des parties comme celle-ci.
web-review-sum-doubt = D’autres recherches trouveraient le même coût des erreurs à { $errors ->
        [one] { $errors } point
       *[other] { $errors } points
    } près et le même effet de la chance à { $luck ->
        [one] { $luck } point
       *[other] { $luck } points
    } près, 19 fois sur 20.
web-review-sum-doubt-errors = D’autres recherches trouveraient le même coût des erreurs à { $errors ->
        [one] { $errors } point
       *[other] { $errors } points
    } près, 19 fois sur 20.
web-review-sum-doubt-luck = D’autres recherches trouveraient le même effet de la chance à { $luck ->
        [one] { $luck } point
       *[other] { $luck } points
    } près, 19 fois sur 20.

## Essayer autre chose

web-review-compare = Ce que tu as essayé
web-review-compare-from = À partir de
web-review-compare-share = Chances à ce moment
web-review-compare-then = Dans la partie
web-review-compare-now = Lors de ton essai
web-review-try-running = en cours
web-review-try-won = gagné
web-review-try-lost = pas gagné
web-review-try-on = Continuer

## Apprendre de ses erreurs

web-review-learn = Apprendre de tes erreurs
web-review-learn-of = Apprendre des erreurs de { $name }
web-review-learn-number = { $number } sur { $count }
web-review-learn-ask = Que ferais-tu ici ?
web-review-learn-hint = Dans la partie, tu n’as pas fait le meilleur choix. Choisis sur le plateau.
web-review-learn-hint-of = Dans la partie, { $name } n’a pas fait le meilleur choix. Choisis sur le plateau.
web-review-learn-answer = Ta réponse
web-review-learn-then = Dans la partie : { $action } – { $lost }
web-review-learn-next = Continuer
web-review-learn-done = { $count ->
        [one] { $right } bon choix sur { $count }
       *[other] { $right ->
            [one] { $right } bon choix
           *[other] { $right } bons choix
        } sur { $count }
    }
web-review-learn-end = Retour à l’analyse

## Touches

web-review-keys = Touches et légende
web-review-key-step = ← →
web-review-key-step-does = une décision ou un événement du hasard en arrière ou en avant
web-review-key-mistake = Maj + ← →
web-review-key-mistake-does = à l’erreur précédente ou suivante
web-review-key-ends = Début, Fin
web-review-key-ends-does = au début ou à la fin
web-review-about = Un point, c’est 1 % de chances de victoire. Une décision est jugée d’après ce qu’on pouvait savoir à ce siège : elle coûte la différence entre ce que valait le meilleur choix et ce que valait le choix fait. La chance est ce que le hasard a changé par rapport à ce qu’on pouvait attendre. Tout est calculé sur ton appareil.
web-review-about-server = Un point, c’est 1 % de chances de victoire. Une décision est jugée d’après ce qu’on pouvait savoir à ce siège : elle coûte la différence entre ce que valait le meilleur choix et ce que valait le choix fait. La chance est ce que le hasard a changé par rapport à ce qu’on pouvait attendre. Tout a été calculé par le serveur.

## Worked out by the server

web-review-by-server = Le serveur fait le calcul, car cet appareil ne le peut pas. Cela peut prendre une minute ou deux.
web-review-cut-short = Le serveur n’a pas eu le temps de tout calculer. Pour l’instant, { $count ->
        [0] aucune étape sur { $of } n’est visible
        [one] seule la première étape sur { $of } est visible
       *[other] seules les { $count } premières étapes sur { $of } sont visibles
    }.
web-review-again = Réessayer
