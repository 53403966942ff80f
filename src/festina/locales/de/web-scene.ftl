## Große Augenblicke: Ziehen, Überholen, Ziel

web-scene-deck-left = { $count ->
    [0] keine mehr im Stapel
   *[other] noch { $count } im Stapel
}
web-scene-deck-alike = { $count ->
    [one] noch eine davon
   *[other] noch { $count } davon
}
web-scene-go-on = Irgendwo tippen oder Leertaste: weiter
web-scene-hidden = der Vorrat bleibt geheim
web-scene-rolls = { $name } würfelt für den Hasen
web-scene-draws = { $name } zieht für den Hasen
web-scene-table-sentence = die Position entscheidet, was es bedeutet
web-scene-waits = +{ $count } winken
web-scene-waits-no-more = +{ $count }
web-scene-place-now = { $place ->
    [1] { $name } führt jetzt
    [2] { $name } ist jetzt auf Platz 2
    [3] { $name } ist jetzt auf Platz 3
    [4] { $name } ist jetzt auf Platz 4
    [5] { $name } ist jetzt auf Platz 5
   *[other] { $name } ist jetzt auf Platz { $place }
}
web-scene-pays = Feld { $space } bringt { $count }
web-scene-pays-no-more = Feld { $space } bringt nichts mehr
web-scene-of = { $carrots } von { $limit }
web-scene-home = { $place ->
    [1] { $name } ist im Ziel: Platz eins
    [2] { $name } ist im Ziel: Platz zwei
    [3] { $name } ist im Ziel: Platz drei
   *[other] { $name } ist im Ziel
}
web-scene-home-with = { $carrots ->
    [0] ganz ohne Karotten
    [one] mit 1 Karotte, { $limit } wären erlaubt
   *[other] mit { $carrots } Karotten, { $limit } wären erlaubt
}
