# What the pages say at a table: the race as lanes, the log by turns, drawers, the cards of the spaces.

## The room

web-race = La cursa
web-race-how = files: torns · carril: qui va davant
web-lane-acts = li toca
web-lane-thinking = pensa…
web-turns = Torns
web-turn = torn { $number }
web-turn-now = { $moment } · et toca a tu
web-turn-to = a
web-your-move = Et toca, { $name }
web-drawer = Torns, xat i regles
web-drawer-shut = Plega
web-drawer-open = Desplega
web-drawer-back = Torna al tauler
web-sound-on = Activa el so
web-sound-off = Silencia el so
web-bots = Bots
web-lane-level = { $level ->
    [1] suau
    [2] suau
    [3] suau
    [4] mitjà
    [5] mitjà
    [6] mitjà
    [7] fort
    [8] fort
   *[other] implacable
}

## The race

web-hare-hidden = amagades
web-hare-hidden-what = (pastanagues)
web-hare-limit-home = a la meta amb ≤ { $limit }
web-hare-state-eat = menja
web-hare-state-miss = perd un torn
web-hare-state-nap = dorm
web-hare-state-home = ha arribat
web-hare-brief-eat = menja
web-hare-brief-miss = perd
web-hare-brief-nap = dorm
web-hare-log-at = { $space } · { $what }
web-hare-log-takes = n’agafa deu
web-hare-log-gives = en dona deu
web-hare-log-eats = menja un enciam
web-hare-log-wakes = es desperta
web-hare-log-misses = perd un torn
web-hare-now = ara { $now }
web-hare-now-after = ara { $now }, després { $after }
web-hare-then-place = després { web-place }
web-hare-leaves = En queden { $left }.
web-hare-touch = Toca una casella amb anella.
web-hare-more = Més
web-hare-go = Ves a { $space } · { $price }
web-hare-go-back = Torna a { $space } · { $price }
web-hare-prompt-action = { $ways ->
    [forward] endavant, pagant pastanagues
    [forward-back] endavant pagant pastanagues, o enrere per descansar
    [forward-stay] endavant pagant pastanagues, o queda’t per deu
    [back] enrere, per descansar
    [back-stay] enrere per descansar, o queda’t a la casella de pastanaga
    [stay] queda’t a la casella de pastanaga: agafa’n o dona’n deu
    [restart] no hi ha cap moviment possible: cal tornar a començar
   *[other] endavant pagant pastanagues, enrere per descansar, o queda’t per deu
}

## Settings at the table

web-setting-sound = So
web-setting-sound-sentence = Se senten salts, cartes i pastanagues.

## The hare’s cards of carrots: { $values } is “+5, +10 … +25”

web-hare-odds-gain = { $values }
web-hare-odds-loss = { $values }, i si no ho pots pagar, tornes a la sortida
