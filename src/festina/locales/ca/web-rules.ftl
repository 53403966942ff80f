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

web-rules-short-hare-1 = Es corre a cop de pastanagues. En tens { $start }, i cada pas d’un moviment en costa una més que l’anterior: 1 casella en costa 1, 2 en costen 3, 3 en costen 6, 10 en costen 55.
web-rules-short-hare-2 = En el teu torn avances fins on puguis pagar, a una casella lliure; o recules, o et quedes en una casella de pastanaga. No pots passar.
web-rules-short-hare-3 = Una casella de posició dona 10 pastanagues multiplicades per la teva posició quan continues, si el seu número és llavors la teva posició a la cursa.
web-rules-short-hare-4 = En una casella de pastanaga et pots quedar, i agafar 10 pastanagues o donar-ne 10.
web-rules-short-hare-5 = Pel camí has de menjar { $lettuces } enciams. En una casella d’enciam passes un torn menjant, i agafes 10 pastanagues multiplicades per la teva posició: com més enrere, més.
web-rules-short-hare-6 = { $runner ->
    [hedgehog] Recular fins a l’eriçó més proper
   *[tortoise] Recular fins a la tortuga més propera
} no costa res i dona 10 pastanagues per casella. És així com et proveeixes.
web-rules-short-hare-7 = Una casella de llebre és una aposta: passa alguna cosa de seguida.
web-rules-short-hare-8 = Guanya qui arriba primer. Però només pots travessar la línia sense enciams, i amb un màxim de { $limit } pastanagues si arribes en primera posició.

## Why First? in a minute

web-rules-short-whyfirst-1 = Cadascú té una fitxa en una pista de −12 a 16, i cinc cartes de −4 a +5. Una partida són cinc rondes; una ronda són cinc bases.
web-rules-short-whyfirst-2 = En cada basa, cadascú tria en secret una carta i la fitxa que mou: la seva, o la de qualsevol.
web-rules-short-whyfirst-3 = Totes les cartes es giren alhora. Cada fitxa es mou una sola vegada, la suma de les seves cartes.
web-rules-short-whyfirst-4 = L’última carta d’una ronda es juga sobre un mateix.
web-rules-short-whyfirst-5 = Llavors només puntua la segona posició: el número on és. La primera no s’endú res, i les altres tampoc.
web-rules-short-whyfirst-6 = Després de cinc rondes guanya el segon total més alt. El més alt, no.

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
