# Per què una acció és millor que una altra, en què cal pensar, i de què tracten els problemes.

## Hare & Tortoise: themes

hare-theme-finish = Arribar a la meta
hare-theme-lettuce = Enciams
hare-theme-numbers = Números
hare-theme-carrots = Pastanagues
hare-theme-tortoise = Recular
hare-theme-hare = Caselles de llebre
hare-theme-blocking = Barrar el pas
hare-theme-way = El camí fins a la meta

## Hare & Tortoise: what to think about

hare-nudge-finish = Pensa en la meta: quantes pastanagues t’hi poden quedar?
hare-nudge-lettuce = Compta els teus enciams.
hare-nudge-numbers = En quina posició seràs quan et torni a tocar?
hare-nudge-carrots = Mira’t les pastanagues: quantes te’n quedaran?
hare-nudge-tortoise = De vegades, per avançar, cal recular.
hare-nudge-hare = Pregunta’t què et donaria aquí una casella de llebre.
hare-nudge-blocking = On volen anar els altres el torn vinent?
hare-nudge-way = Planeja tot el camí fins a la meta, no només aquest moviment.

## Hare & Tortoise: reasons

hare-why-home = { $place ->
    [1] Així arribes ara mateix a la meta, en primera posició.
    [2] Així arribes ara mateix a la meta, en segona posició.
    [3] Així arribes ara mateix a la meta, en tercera posició.
    [4] Així arribes ara mateix a la meta, en quarta posició.
    [5] Així arribes ara mateix a la meta, en cinquena posició.
   *[other] Així arribes ara mateix a la meta, en la posició { $place }.
}
hare-why-pawn-home = Així aquesta figura arriba ara mateix a la meta.
hare-why-too-late = Encara has de menjar { $lettuces ->
        [one] 1 enciam
       *[other] { $lettuces } enciams
    }, i amb l’altra opció { $spaces ->
        [0] no et quedaria cap casella d’enciam
        [one] només et quedaria 1 casella d’enciam
       *[other] només et quedarien { $spaces } caselles d’enciam
    } al davant.
hare-why-lettuce = Et menges un enciam, que dona unes { $amount } pastanagues; { $lettuces ->
    [0] és l’últim.
    [one] te’n queda 1, amb { hare-lettuce-spaces } al davant.
   *[other] te’n queden { $lettuces }, amb { hare-lettuce-spaces } al davant.
}
hare-lettuce-spaces = { $spaces ->
    [0] cap casella d’enciam
    [one] 1 casella d’enciam
   *[other] { $spaces } caselles d’enciam
}
hare-why-better-meal = Allà l’enciam dona unes { $amount } pastanagues, en comptes de { $other }.
hare-why-home-next = Des d’allà pots arribar a la meta amb el moviment següent, i et { $left ->
        [one] queda 1 pastanaga
       *[other] queden { $left } pastanagues
    }.
hare-why-too-many = Si no, tindries { $excess ->
        [one] 1 pastanaga
       *[other] { $excess } pastanagues
    } de més per arribar a la meta amb el moviment següent.
hare-why-fewer-too-many = Així només tens { $excess ->
        [one] 1 pastanaga
       *[other] { $excess } pastanagues
    } de més per arribar a la meta, i no { $other }.
hare-why-number-pays = El número probablement coincidirà: { hare-amount } en un { $percent } % dels casos.
hare-why-number-fails = { $percent ->
    [0] Si no, series en un número que gairebé segur que no coincidirà.
   *[other] Si no, comptaries amb un número que només coincideix en un { $percent } % dels casos.
}
hare-why-cheaper = Costa { $cost } i et deixa { $left ->
        [one] 1 pastanaga
       *[other] { $left } pastanagues
    }, en comptes de { $other }.
hare-why-more-carrots = Et deixa { $left ->
        [one] 1 pastanaga
       *[other] { $left } pastanagues
    }, en comptes de { $other }.
hare-why-back = Recular dona { hare-amount }: llavors en tens { $left }.
hare-why-back-next = Des d’allà, el torn vinent pots recular i agafar { hare-amount }.
hare-why-hare-risk = Si no, decideix la llebre: { $sign ->
    [more] de mitjana dona { hare-count }, però en un { $percent } % dels casos perds un torn.
    [less] de mitjana costa { hare-count }, i en un { $percent } % dels casos perds un torn.
    [only] de mitjana costa { hare-count }.
   *[same] de mitjana no dona res, i en un { $percent } % dels casos perds un torn.
}
hare-why-hare-luck = Aquí la llebre dona de mitjana { hare-count }, i { $percent ->
    [0] no et fa perdre cap torn.
   *[other] només perds un torn en un { $percent } % dels casos.
}
hare-why-blocks = { hare-who } hi voldria anar el torn vinent, i així no podrà.
hare-why-way = Així, amb un bon pla, fins a la meta et { $turns ->
        [one] queda més o menys 1 torn
       *[other] queden uns { $turns } torns
    }; amb l’altra opció, uns { $other }.

## Why First?: themes

whyfirst-theme-second = La segona posició
whyfirst-theme-first = No anar al davant
whyfirst-theme-points = Punts
whyfirst-theme-total = El segon total més alt
whyfirst-theme-rivals = Els altres
whyfirst-theme-leo = Leo
whyfirst-theme-hand = La teva mà
whyfirst-theme-order = L’ordre dels moviments

## Why First?: what to think about

whyfirst-nudge-second = Qui serà en segona posició després d’aquesta basa?
whyfirst-nudge-first = Vols anar al davant?
whyfirst-nudge-points = Quant val la segona posició en aquesta ronda?
whyfirst-nudge-total = Mira’t els totals: qui no ha de fer massa punts?
whyfirst-nudge-rivals = A qui ajuden les teves cartes, i a qui perjudiquen?
whyfirst-nudge-leo = No t’oblidis de Leo.
whyfirst-nudge-hand = Pensa en les cartes que et queden a la mà.
whyfirst-nudge-order = Vols moure aviat o tard?

## Why First?: reasons

whyfirst-why-second = { $when ->
    [end] Acabes la ronda en segona posició en un { $percent } % dels casos; amb l’altra opció, en un { $other } %.
   *[now] Després de la basa ets en segona posició en un { $percent } % dels casos; amb l’altra opció, en un { $other } %.
}
whyfirst-why-not-first = { $when ->
    [end] Si no, acabaries la ronda al davant en un { $other } % dels casos, i no en un { $percent } %; al davant no es fan punts.
   *[now] Si no, aniries al davant en un { $other } % dels casos, i no en un { $percent } %; al davant no es fan punts.
}
whyfirst-why-leads = Tens més punts que ningú ({ $total }), i qui en té més no guanya: amb aquesta opció en pots esperar menys.
whyfirst-why-points = La ronda et dona de mitjana { whyfirst-points }; amb l’altra opció, { $other }.
whyfirst-why-wins = { $last ->
    [yes] Acabes amb el total que guanya en un { $percent } % dels casos; amb l’altra opció, en un { $other } %.
   *[no] Després de la ronda tens el segon total més alt en un { $percent } % dels casos; amb l’altra opció, en un { $other } %.
}
whyfirst-why-most = Si no, tindries el total més alt en un { $other } % dels casos, i no en un { $percent } %, i el més alt no guanya.
whyfirst-why-costs = Costa { whyfirst-points } de mitjana { whyfirst-whom }.
whyfirst-why-gives = { whyfirst-who } recupera { whyfirst-points }: tu en tens més que ningú, i així no es guanya.
whyfirst-why-keeps-out = { whyfirst-who } perd així la segona posició en un { $percent } % dels casos.
whyfirst-why-sends-ahead = { whyfirst-who } passa al davant en un { $percent } % dels casos; amb l’altra opció, en un { $other } %.
whyfirst-why-keeps-both = Et queden cartes per a totes dues direccions: { $cards }.
whyfirst-why-later = Amb el número blanc { $white } mous més tard que amb { $other }, quan ja se sap més.
whyfirst-why-earlier = Amb el número blanc { $white } mous abans que amb { $other }.
whyfirst-whom = { $seat ->
    [one] al seient { $seat }
    [many] al seient { $seat }
    [other] al seient { $seat }
   *[name] a { $seat }
}

## Puzzles

puzzle-unknown = No hi ha cap problema «{ $id }».
puzzle-none = A { $game } no hi ha cap problema per resoldre.
