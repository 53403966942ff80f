## La fin d’une partie

web-ending-wins = { $name } gagne
web-ending-after = { $count ->
    [one] en un tour
   *[other] en { $count } tours
}
web-ending-standing = Le classement
web-ending-chart = La course, tour par tour
web-ending-turn = tour { $turn }
web-ending-turn-column = Tour
web-ending-moments = Les moments qui ont tout changé
web-ending-points = +{ $points } % de chances pour { $name }
web-ending-look = Revoir
web-ending-same-cards = Rejouer, mêmes cartes
web-ending-share = Partager
web-ending-board = Le plateau
web-ending-back = Retour au résultat
web-ending-next = Et maintenant ?
web-hare-end-home = à l’arrivée avec { $carrots }
web-hare-end-on = { $space } avec { $carrots }
