## El final d’una partida

web-ending-wins = Guanya { $name }
web-ending-after = { $count ->
    [one] en un torn
   *[other] en { $count } torns
}
web-ending-standing = La classificació
web-ending-chart = La cursa, torn a torn
web-ending-turn = torn { $turn }
web-ending-turn-column = Torn
web-ending-moments = Els moments que més van canviar la partida
web-ending-points = +{ $points } % de probabilitat per a { $name }
web-ending-look = Mira-ho
web-ending-same-cards = Un altre cop, mateixes cartes
web-ending-share = Comparteix
web-ending-board = El tauler
web-ending-back = Torna al resultat
web-ending-next = I ara?
web-hare-end-home = a la meta amb { $carrots }
web-hare-end-on = { $space } amb { $carrots }
