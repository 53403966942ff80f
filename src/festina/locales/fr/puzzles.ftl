# Les problèmes au terminal.

puzzles-help = Lister les problèmes ; en chercher et en regrouper de nouveaux.
puzzles-help-solve = Résoudre un problème.
puzzles-help-which = « today », « random », un numéro de la liste ou un identifiant.
puzzles-help-game = Le jeu, par exemple hare.
puzzles-help-theme = Seulement les problèmes sur ce thème.
puzzles-help-level = Seulement les problèmes qu’on résout à peu près à ce niveau (1 à 10).
puzzles-help-mine = Chercher des problèmes dans des parties de haut niveau. Une recherche arrêtée reprend là où elle en était.
puzzles-help-journal = Le journal de la recherche ; s’il existe déjà, elle le continue.
puzzles-help-count = Combien de problèmes.
puzzles-help-sims = Simulations de l’examen approfondi, pour chaque action.
puzzles-help-pack = Expliquer ce qui a été trouvé, en choisir un mélange et l’écrire dans un fichier.
puzzles-help-journals = Des journaux de recherche, tous du même jeu.
puzzles-help-packed = Le fichier à écrire.
puzzles-column-number = Nº
puzzles-column-id = Identifiant
puzzles-column-theme = Thème
puzzles-column-stars = Difficulté
puzzles-column-ruleset = Table
puzzles-column-action = Action
puzzles-column-share = Chances de victoire
puzzles-column-interval = Intervalle à 95 %
puzzles-no-level = { $level } n’est pas un niveau : ils vont de 1 à 10.
puzzles-no-theme = Aucun problème n’a pour thème « { $theme } ». Thèmes : { $known }.
puzzles-none = Il n’y a aucun problème de ce genre.
puzzles-no-such = « { $which } » n’est pas un problème : écris « today », « random », un numéro jusqu’à { $last } ou un identifiant.
puzzles-mining = Recherche
puzzles-explaining = Explications
puzzles-interrupted = Arrêt. { $file } garde ce qui a été trouvé ; la même commande continue.
puzzles-cannot-write = Impossible d’écrire { $file } : { $reason }.
puzzles-mined = { $count ->
    [one] { $count } problème tiré
   *[other] { $count } problèmes tirés
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $file }
puzzles-packed = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} dans { $file }
puzzles-several-games = Ces journaux ne sont pas tous du même jeu.
puzzles-journal-differs = { $file } est d’une autre recherche : { $game } avec la graine { $seed }, ou un autre nombre de simulations.
puzzles-journal-unreadable = { $file } n’est pas un journal de recherche.
puzzles-not-minable = On ne peut pas chercher de problèmes pour { $game } : ce jeu n’a pas de champion, ou pas de niveaux.
puzzles-title = Problème { $id }  { $theme }  { $stars }
puzzles-task = Trouve la meilleure action. « hint » donne un indice, « show » la solution, « quit » arrête.
puzzles-prompt = Ton action :
puzzles-no-nudge = Il n’y a pas d’indice, seulement les chiffres.
puzzles-right = Bien vu !
puzzles-nearly = Presque aussi bonne que la meilleure, { $best } : la tienne ne coûte que { $loss } point.
puzzles-wrong = La meilleure est { $best } ; la tienne réduit tes chances de victoire de { $loss } pt.
puzzles-solution = La meilleure est { $best }.
