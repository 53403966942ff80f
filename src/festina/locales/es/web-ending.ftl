## El final de una partida

web-ending-wins = Gana { $name }
web-ending-after = { $count ->
    [one] en un turno
   *[other] en { $count } turnos
}
web-ending-standing = La clasificación
web-ending-chart = La carrera, turno a turno
web-ending-turn = turno { $turn }
web-ending-turn-column = Turno
web-ending-moments = Los momentos que más cambiaron la partida
web-ending-points = +{ $points } % de probabilidad para { $name }
web-ending-look = Ver
web-ending-same-cards = Otra vez, mismas cartas
web-ending-share = Compartir
web-ending-board = El tablero
web-ending-back = Volver al resultado
web-ending-next = ¿Y ahora?
web-hare-end-home = en la meta con { $carrots }
web-hare-end-on = { $space } con { $carrots }
