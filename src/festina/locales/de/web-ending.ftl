## Das Ende eines Spiels

web-ending-wins = { $name } gewinnt
web-ending-after = { $count ->
    [one] nach einem Zug
   *[other] nach { $count } Zügen
}
web-ending-standing = So stehen alle
web-ending-chart = Das Rennen, Zug um Zug
web-ending-turn = Zug { $turn }
web-ending-turn-column = Zug
web-ending-moments = Die Augenblicke, die am meisten verändert haben
web-ending-points = +{ $points } % Siegchance für { $name }
web-ending-look = Ansehen
web-ending-same-cards = Noch einmal, gleiche Karten
web-ending-share = Teilen
web-ending-board = Zum Brett
web-ending-back = Zurück zum Ergebnis
web-ending-next = Wie weiter?
web-hare-end-home = im Ziel mit { $carrots }
web-hare-end-on = { $space } mit { $carrots }
