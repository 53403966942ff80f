# Què diu una comparació de les edicions de La llebre i la tortuga.

hare-fact-start = Pastanagues a la sortida
hare-fact-start-value = { $more ->
    [0] { $carrots }
   *[other] { $carrots }; { $then } a partir de { $more } jugadors
}
hare-fact-two = Amb dos jugadors
hare-fact-two-value = { $carrots }, dues llebres cadascú
hare-fact-restart = En tornar a començar
hare-fact-restart-value = { $carrots ->
    [as_started] com a la sortida
   *[other] { $carrots }
}
hare-fact-finish = Pastanagues que poden sobrar a la meta
hare-fact-finish-value = { $limit ->
    [0] un màxim de 10 per cada lloc
   *[other] un màxim de { $limit } per a tothom
}
hare-fact-hare = Caselles de llebre
hare-fact-hare-value = { $mode ->
    [chart] sis cartes numerades i un quadre
    [die] un dau i un quadre
   *[deck] { $cards } cartes
}
hare-fact-board = Tauler
hare-fact-board-value = { $about }
hare-fact-printed = Nombres a les caselles
hare-fact-printed-value = { $printed ->
    [to_finish] compten enrere fins a la meta
   *[from_start] compten des de la sortida
}
hare-fact-runner = Qui va a poc a poc
hare-fact-runner-value = { $runner ->
    [hedgehog] un eriçó
   *[tortoise] una tortuga
}

## Una taula d’un cop d’ull

hare-chip-carrots = { $carrots } a la sortida
hare-chip-lettuces = { $lettuces } per menjar
hare-chip-deck = { $cards } cartes
hare-chip-die = dau i quadre
hare-chip-chart = quadre
hare-chip-runner = { $runner ->
    [hedgehog] eriçó
   *[tortoise] tortuga
}
