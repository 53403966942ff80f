# The words of the start page and of what stands on every page: they come first.

## Start page

web-home-title = No guanya el més ràpid.
web-home-lead = Corre a cop de pastanagues, menja’t els enciams i arriba gairebé sense res.
web-home-race = Corre ara
web-home-race-first = Tu contra tres bots suaus. Sense compte ni esperes.
web-home-race-last = Com l’última vegada: { $what }
web-home-learn = Ensenya’m com
web-home-waits = Les teves partides
web-home-waits-more = { $count ->
    [one] i una partida més
   *[other] i { $count } partides més
}
web-home-turn-of = Toca a { $name }
web-home-invited = { $count ->
    [one] una invitació
   *[other] { $count } invitacions
}
web-home-links = Més
web-home-lobby = Sala
web-home-lobby-free = { $count ->
    [one] Sala: una taula té un seient lliure
   *[other] Sala: { $count } taules tenen un seient lliure
}
web-home-me = El meu perfil
web-home-replay = Repeticions
web-home-companion = Ajudant per al joc de taula
web-home-rules = Regles de totes les edicions
web-home-move = Passa a un altre dispositiu

## The doors of the games

web-door-hare = { $count ->
    [7] Set edicions
   *[other] { $count } edicions
}, de { $from } a { $to }
web-door-whyfirst = Només puntua el segon lloc
web-way-bots = Bots
web-way-friends = Amics
web-way-device = Un dispositiu

## The race that runs by itself

web-race-live = Una cursa de quatre bots.
web-race-pause = Atura la cursa
web-race-play = Deixa’ls córrer
web-race-runs = { $name } corre fins a { $space }.
web-race-back = { $name } recula fins a { $space }.
web-race-eats = { $name } menja a la { $space }.
web-race-ate = { $count ->
    [0] { $name } s’ha menjat l’últim enciam.
    [one] A { $name } li queda un enciam.
   *[other] A { $name } li queden { $count } enciams.
}
web-race-draws = { $name } roba una carta de llebre.
web-race-home = { $name } arriba { web-place }.

## A table in one line

web-told = { $title }, { $who }, { $rules }.
web-told-number = { $count ->
    [1] un
    [2] dos
    [3] tres
    [4] quatre
    [5] cinc
    [6] sis
   *[other] { $count }
}
web-told-you = tu
web-told-watch = només bots
web-told-friends = { $count ->
    [1] una persona convidada
   *[other] { $count } persones convidades
}
web-told-here = { $count ->
    [1] algú al teu costat
   *[other] { $count } persones al teu costat
}
web-told-bots-gentle = { $count ->
    [1] { web-told-number } bot suau
   *[other] { web-told-number } bots suaus
}
web-told-bots-fair = { $count ->
    [1] { web-told-number } bot mitjà
   *[other] { web-told-number } bots mitjans
}
web-told-bots-hard = { $count ->
    [1] { web-told-number } bot fort
   *[other] { web-told-number } bots forts
}
web-told-bots-merciless = { $count ->
    [1] { web-told-number } bot implacable
   *[other] { web-told-number } bots implacables
}
web-told-bots-mixed = { $count ->
    [1] { web-told-number } bot
   *[other] { web-told-number } bots variats
}
web-told-bots-own = { $count ->
    [1] { web-told-number } bot
   *[other] { web-told-number } bots
}
web-told-usual = regles habituals
web-told-variants = { $count ->
    [1] una variant
   *[other] { $count } variants
}

## Announcements

web-announcements = Comunicats
web-announcement-read = Ja ho he llegit
