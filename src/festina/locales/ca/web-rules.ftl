# The rules in the browser. The complete rules stand in hare-rules.ftl and whyfirst-rules.ftl; here is what is around them.

web-rules-title = Regles
web-rules-short = En un minut
web-rules-complete = Completes
web-rules-marks = Cada regla té un número. «Lectura nostra» assenyala el que els reglaments deixen obert o el que hem recompost pel nostre compte.
web-rules-reading = lectura nostra
web-rules-not-here = { $rule } no importa en aquesta taula, així que no és a la llista.
web-rules-search = Troba una regla
web-rules-search-example = enciam, tornar a començar, 301…
web-rules-found = { $count ->
    [0] Cap regla no ho diu.
    [one] Una regla trobada.
   *[other] { $count } regles trobades.
}
web-rules-try = Aprèn-ne jugant

## Hare & Tortoise in a minute

web-rules-short-hare-1 = { $pawns ->
    [2] Es corre a cop de pastanagues, amb dues llebres. En tens { $start } per a totes dues, i cada pas d’un moviment en costa una més que l’anterior: 1 casella en costa 1, 2 en costen 3, 3 en costen 6, 10 en costen 55.
   *[one] Es corre a cop de pastanagues. En tens { $start }, i cada pas d’un moviment en costa una més que l’anterior: 1 casella en costa 1, 2 en costen 3, 3 en costen 6, 10 en costen 55.
}
web-rules-short-hare-2 = { $pawns ->
    [2] En el teu torn fas avançar una de les teves llebres fins on puguis pagar, a una casella lliure; o recula, o es queda en una casella de pastanaga. No pots passar.
   *[one] En el teu torn avances fins on puguis pagar, a una casella lliure; o recules, o et quedes en una casella de pastanaga. No pots passar.
}
web-rules-short-hare-3 = { $pawns ->
    [2] { $number_pay ->
        [turn_start] Al començament del teu torn, cada llebre teva que és en una casella de posició dona 10 pastanagues multiplicades per la seva posició, si el número és la seva posició a la cursa.
       *[on_leaving] Una casella de posició dona 10 pastanagues multiplicades per la posició de la llebre que hi ha quan aquesta llebre continua, si el número és llavors la seva posició a la cursa.
    }
   *[one] Una casella de posició dona 10 pastanagues multiplicades per la teva posició quan continues, si el seu número és llavors la teva posició a la cursa.
}
web-rules-short-hare-4 = En una casella de pastanaga et pots quedar, i agafar 10 pastanagues o donar-ne 10.
web-rules-short-hare-5 = Pel camí has de menjar { $lettuces } enciams. En una casella d’enciam passes un torn menjant, i agafes 10 pastanagues multiplicades per la teva posició: com més enrere, més.
web-rules-short-hare-6 = { $runner ->
    [hedgehog] Recular fins a l’eriçó més proper
   *[tortoise] Recular fins a la tortuga més propera
} no costa res i dona 10 pastanagues per casella. És així com et proveeixes.
web-rules-short-hare-7 = { $hare ->
    [sprint] En una casella de llebre no passa res. Sortir-ne endavant costa 5 pastanagues per casella, per lluny que vagis.
    [nap] En una casella de llebre la teva llebre s’adorm i perd un torn, tret que algú la sobrepassi.
    [closed] Les caselles de llebre són tancades: ningú no hi pot entrar.
    [tournament] En una casella de llebre apostes que ningú no et sobrepassarà: si és així, al torn següent agafes 10 pastanagues; si no, en pagues 10 per cada jugador que t’hagi sobrepassat.
    [parking] Les caselles de llebre són un aparcament: no hi passa res.
   *[edition] Una casella de llebre és una aposta: passa alguna cosa de seguida.
}
web-rules-short-hare-8 = { $pawns ->
    [2] Guanya qui porta primer les dues llebres a la meta. { $first_pawn_any_lettuces ->
        [yes] La teva primera llebre pot arribar amb tantes pastanagues i enciams com vulguis;
       *[no] La teva primera llebre pot arribar amb tantes pastanagues com vulguis, però sense enciams;
    } la segona només sense enciams, i amb un màxim de { $flat ->
        [yes] { $second } pastanagues.
       *[no] { $second } pastanagues si és la segona llebre que arriba, { $third } si és la tercera.
    }
   *[one] { $team ->
        [yes] Guanya el primer equip que té totes les llebres a la meta.
       *[no] Guanya qui arriba primer.
    } Però només pots travessar la línia sense enciams, i amb un màxim de { $flat ->
        [yes] { $limit } pastanagues.
       *[no] { $limit } pastanagues si arribes en primera posició.
    }
}

## Why First? in a minute

web-rules-short-whyfirst-1 = Cadascú té una fitxa en una pista de { $lowest } a { $highest }, i cinc cartes de { $weakest } a { $strongest }. Una partida són cinc rondes; una ronda són cinc bases.
web-rules-short-whyfirst-2 = { $mode ->
    [tactical] En cada basa, cadascú deixa una carta cap per avall.
   *[base] En cada basa, cadascú tria en secret una carta i la fitxa que mou: la seva, o la de qualsevol.
}
web-rules-short-whyfirst-3 = { $mode ->
    [tactical] Totes les cartes es giren alhora. Després, del número blanc més alt cap avall, cadascú mou una fitxa amb la seva carta: la seva, o la de qualsevol.
   *[base] Totes les cartes es giren alhora. Cada fitxa es mou una sola vegada, la suma de les seves cartes.
}
web-rules-short-whyfirst-4 = { $mode ->
    [tactical] Fins i tot l’última carta d’una ronda pot moure qualsevol fitxa.
   *[base] L’última carta d’una ronda es juga sobre un mateix.
}
web-rules-short-whyfirst-5 = Llavors només puntua la segona posició: el número on és. La primera no s’endú res, i les altres tampoc.
web-rules-short-whyfirst-6 = Després de cinc rondes guanya el segon total més alt. El més alt, no.
web-rules-short-whyfirst-leo = El tercer a córrer és Leo, que ningú no controla. En les quatre primeres bases es gira una carta per a ell, que mou la seva fitxa. Tu també la pots moure; Leo puntua com tothom, i pot guanyar.

## Numbers, cards and tables

web-rules-numbers = En números
web-rules-by-players = Pastanagues i enciams segons el nombre de jugadors
web-rules-start = Pastanagues al principi
web-rules-restart = En tornar a començar
web-rules-lettuces = Enciams
web-rules-finish = Pastanagues permeses a la meta
web-rules-finish-place = Arribada
web-rules-finish-carrots = Pastanagues, com a màxim
web-rules-hare = Què fa la llebre
web-rules-deck = Les cartes de llebre
web-rules-card = Carta
web-rules-count = Quantes
web-rules-what = Què passa
web-rules-chart = El quadre de la llebre
web-rules-position-roll = Posició \ dau
web-rules-card-position = Carta \ posició
web-rules-card-number = Carta { $number }
web-rules-chart-star = * reconstruït
web-rules-sources = D’on ve
web-rules-reconstructed = Reconstruït:
web-rules-race-deck = La pila: { $size } cartes de cursa
web-rules-white = Números blancs
