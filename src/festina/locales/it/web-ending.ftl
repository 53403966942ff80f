## La fine di una partita

web-ending-wins = Vince { $name }
web-ending-after = { $count ->
    [one] dopo un turno
   *[other] dopo { $count } turni
}
web-ending-standing = La classifica
web-ending-chart = La corsa, turno per turno
web-ending-turn = turno { $turn }
web-ending-turn-column = Turno
web-ending-moments = I momenti che hanno cambiato di più la partita
web-ending-points = +{ $points }% di probabilità per { $name }
web-ending-look = Rivedi
web-ending-same-cards = Di nuovo, stesse carte
web-ending-share = Condividi
web-ending-board = Il tabellone
web-ending-back = Torna al risultato
web-ending-next = E adesso?
web-hare-end-home = al traguardo con { $carrots }
web-hare-end-on = { $space } con { $carrots }
