# What Why First? says.
# A seat ($seat, $to, $by) is a number, or a name where the caller gives one; Leo is always “Leo”.

whyfirst-description = Una cursa de catxes en què només puntua la segona posició, i guanya el segon total més alt.

## Parts of sentences

whyfirst-who = { $seat ->
    [one] Seient { $seat }
    [many] Seient { $seat }
    [other] Seient { $seat }
   *[name] { $seat }
}
whyfirst-to = { $to ->
    [one] el seient { $to }
    [many] el seient { $to }
    [other] el seient { $to }
   *[name] { $to }
}
whyfirst-by = { $by ->
    [one] Seient { $by }
    [many] Seient { $by }
    [other] Seient { $by }
   *[name] { $by }
}
whyfirst-whose-pawn = { $seat ->
    [one] el seient { $seat }
    [many] el seient { $seat }
    [other] el seient { $seat }
   *[name] { $seat }
}
whyfirst-moved-pawn = { $own ->
    [yes] { $by ->
        [Leo] la seva fitxa
       *[other] la seva pròpia fitxa
    }
   *[no] { whyfirst-whose-pawn }
}
whyfirst-origin = { $origin ->
    [0] la sortida
   *[other] la casella { $origin }
}
whyfirst-space = { $space ->
    [0] la sortida
   *[other] la casella { $space }
}
whyfirst-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}
whyfirst-total = { $total ->
    [one] { $total } punt
   *[other] { $total } punts
}

## Texts that are no action

whyfirst-text-base = «{ $text }» no és cap acció. Indica una carta i el seient sobre el qual es juga, com a «+3@2» (o «+3@leo», si juga Leo).
whyfirst-text-tactical = «{ $text }» no és cap acció. Indica una carta amb el seu número blanc, com a «+3/21», i quan es girin les cartes una fitxa, com a «move:2» (o «move:leo», si juga Leo).
whyfirst-outcome-unknown = «{ $text }» no és cap resultat de l’atzar. Els resultats són com ara «deal:+3», «leo:-1» i, en la variant tàctica, «deal:+3/21», «leo:-1/4».

## Why not: chance

whyfirst-no-chance = L’atzar no té res a fer ara: toca als seients.
whyfirst-no-such-deal = «{ $text }» no pot sortir ara: no queda cap carta així per repartir.
whyfirst-no-deal-now = «{ $text }» no pot sortir ara: les mans es reparteixen quan comença una ronda.
whyfirst-no-such-leo = «{ $text }» no pot sortir ara: Leo no pot tenir una carta així.
whyfirst-no-leo-now = «{ $text }» no pot sortir ara: la carta de Leo es gira quan tots dos seients han triat.

## Why not: whose action it is

whyfirst-no-over = La partida s’ha acabat.
whyfirst-no-not-to-act = { $seat ->
    [-1] Ara no toca a cap seient: toca a l’atzar.
   *[other] A aquest seient no li toca moure cap fitxa. { whyfirst-who } en mou una ara.
}
whyfirst-no-has-chosen = Aquest seient ja ha triat. Fins que no es girin les cartes, pot retirar la seva tria.

## Why not: the choice

whyfirst-no-not-in-hand = En aquesta mà no hi ha cap carta així.
whyfirst-no-no-seat = Aquí no hi ha aquest seient: els seients es numeren de 0 a { $last }.
whyfirst-no-no-leo = Leo només juga en una taula de dos.
whyfirst-no-names-a-seat = En la variant tàctica es deixa només la carta, amb el seu número blanc, com a «+3/21»; qui mou es tria quan es giren les cartes.
whyfirst-no-not-tactical = Això és de la variant tàctica. Aquí una carta es juga directament sobre un seient, com a «+3@2».
whyfirst-no-card-first = Primer cadascú deixa una carta; les fitxes es mouen quan les cartes es giren.
whyfirst-no-pawn-now = La teva carta està girada: ara indica la fitxa que mou, com a «move:2».

## What is expected now

whyfirst-prompt-over = La partida s’ha acabat.
whyfirst-prompt-deal = Es reparteixen cartes { $seat ->
        [one] al seient { $seat }
        [many] al seient { $seat }
        [other] al seient { $seat }
       *[name] a { $seat }
    }.
whyfirst-prompt-leo = Tothom ha triat: es gira la carta de Leo.
whyfirst-prompt-choose-base = Tria una carta i la fitxa que mou: la teva, o la de qui vulguis.
whyfirst-prompt-choose-tactical = Tria una carta. Quina fitxa mou ho dius quan es girin les cartes, començant pel número blanc més alt.
whyfirst-prompt-chosen = { $count ->
    [one] Has triat. Encara falta un seient.
   *[other] Has triat. Encara falten { $count } seients.
}
whyfirst-prompt-wait = { $count ->
    [one] Un seient encara tria.
   *[other] { $count } seients encara trien.
}
whyfirst-prompt-move = La teva carta és { $card }: quina fitxa mou?
whyfirst-prompt-wait-move = { whyfirst-who } mou una fitxa amb { $card }.

## What an action does

whyfirst-does-play = La fitxa es mou la suma de totes les cartes que s’hi juguin en aquesta basa.
whyfirst-does-lay = La carta es gira amb les altres; després tries la fitxa que mou.
whyfirst-does-move = Aquesta fitxa es mou de seguida segons la teva carta.

## What happened

whyfirst-event-round = Ronda { $round }: totes les fitxes a la sortida, totes les cartes barrejades.
whyfirst-event-hand = { whyfirst-who } rep una mà amb { $count } cartes.
whyfirst-event-dealt = La mà: { $cards }.
whyfirst-event-chose = { whyfirst-who } ha triat.
whyfirst-event-trick = Ronda { $round }, basa { $trick }: es giren les cartes.
whyfirst-event-revealed = { $automatic ->
    [yes] { whyfirst-who } juga l’última carta, { $card }, sobre la seva pròpia fitxa.
   *[no] { $own ->
        [yes] { whyfirst-who } juga { $card } sobre la seva pròpia fitxa.
       *[no] { whyfirst-who } juga { $card } sobre { whyfirst-to }.
    }
}
whyfirst-event-laid = { $automatic ->
    [yes] { whyfirst-who } mostra l’última carta, { $card }.
   *[no] { whyfirst-who } mostra { $card }.
}
whyfirst-event-moved = { $stopped ->
    [yes] { whyfirst-who } es mouria { $amount } des de { whyfirst-origin } i s’atura al final de la pista, a la casella { $space }.
   *[no] { $cancel ->
        [yes] Les cartes s’anul·len: { whyfirst-whose-pawn } es queda a { whyfirst-space }.
       *[no] { whyfirst-who } es mou { $amount }, de { whyfirst-origin } a { whyfirst-space }.
    }
}
whyfirst-event-moved-by = { $stopped ->
    [yes] { whyfirst-by } mouria { whyfirst-moved-pawn } { $amount } des de { whyfirst-origin }; s’atura al final de la pista, a la casella { $space }.
   *[no] { whyfirst-by } mou { whyfirst-moved-pawn } { $amount }, de { whyfirst-origin } a { whyfirst-space }.
}
whyfirst-event-round-over = { $why ->
    [all-level] La ronda { $round } s’ha acabat. Totes les fitxes comparteixen casella, així que no hi ha segon i ningú no puntua.
    [below-a-tie] La ronda { $round } s’ha acabat. Hi ha més d’una fitxa al capdavant, a la casella { $first }; la següent casella cap avall és la segona: { $second }.
   *[second] La ronda { $round } s’ha acabat. La primera posició és a la casella { $first } i no puntua; la segona posició és { $second }.
}
whyfirst-event-scored = { whyfirst-who } queda en segona posició i s’apunta { whyfirst-points }; ja suma { $total }.
whyfirst-event-over = { $why ->
    [all-level] La partida s’ha acabat. Tots els totals són { $highest }: no hi ha segon, així que guanya tothom.
    [below-a-tie] La partida s’ha acabat. Més d’un comparteix el total més alt, { $highest }; el següent, { $winning }, és el segon i guanya.
   *[second] La partida s’ha acabat. El total més alt és { $highest }; guanya el segon, { $winning }.
}
whyfirst-event-final = { $won ->
    [yes] { $seat ->
        [Leo] Leo guanya amb { whyfirst-total }, i això que ni tan sols hi era.
       *[other] { whyfirst-who } guanya amb { whyfirst-total }.
    }
   *[no] { whyfirst-who } acaba amb { whyfirst-total }.
}

## Start positions that cannot arise

whyfirst-start-no-last-round = Abans de la primera ronda no n’hi ha cap.
whyfirst-start-leo-hand = Leo no té mà: les seves cartes no es coneixen fins que es giren.
whyfirst-start-leo-chosen = Leo no tria res.
whyfirst-start-hand-size = Ara en aquesta mà hi ha d’haver { $size } cartes, no { $given }.
whyfirst-start-too-many-cards = La pila té { $card } només { $copies ->
        [one] una vegada
        [2] dues vegades
       *[other] { $copies } vegades
    }.
whyfirst-start-chosen-not-held = Una carta triada es queda a la mà fins que es gira, i { $card } no és en aquesta.
whyfirst-start-chosen-now = Mentre es mouen les fitxes no es tria res: les cartes ja estan girades.
whyfirst-start-not-tactical = Només en la variant tàctica les cartes mouen les fitxes una per una.
whyfirst-start-face-up = { $card } no pot ser aquí: una carta girada s’ha jugat en aquesta ronda i és davant d’un sol seient.
whyfirst-start-last-trick = Les últimes cartes les juga el programa tan bon punt s’acaba la quarta basa: a la basa 5 ningú no tria.
whyfirst-start-all-chosen = Quan tria l’últim seient, les cartes es giren de seguida: algú encara ha d’haver de triar.
whyfirst-start-leo = La carta de Leo es gira en una taula de dos, quan tots dos seients han triat.
whyfirst-start-played = A aquestes altures s’han jugat { $expected } cartes en aquesta ronda, no { $given }.
whyfirst-start-deal-order = Es reparteixen primer cinc cartes al seient 0, després al seient 1, i així successivament.
whyfirst-start-all-dealt = Totes les mans són completes: no queda res per repartir.
whyfirst-start-deal-first = En una ronda, les mans es reparteixen abans que res.
whyfirst-start-no-mover = La carta girada més alta ha de ser d’un seient, que mou una fitxa tot seguit (la carta de Leo el mou a ell de seguida).
whyfirst-start-leo-card = A la cinquena basa Leo no juga cap carta.
whyfirst-start-used-cards = Abans que aquestes s’han usat cartes amb números blancs més alts; { $missing ->
        [one] 1 no és
       *[other] { $missing } no són
    } entre les cartes jugades.
whyfirst-start-out-of-reach = Amb les cartes usades fins ara, aquesta fitxa només pot ser entre { $low } i { $high }.
whyfirst-start-sum = Les caselles de les fitxes sumen { $given }; després de les cartes usades fins ara, la suma ha de ser entre { $low } i { $high }.
whyfirst-start-totals = { $rounds ->
    [0] Ningú no ha puntuat abans que s’acabi la primera ronda.
    [one] Cap ronda no pot haver donat aquests totals.
   *[other] { $rounds } rondes no poden haver donat aquests totals.
}

## Names

whyfirst-leo = Leo
whyfirst-outcome-card = { $card }

## Figures of a game, for statistics

whyfirst-figure-points = Punts
whyfirst-figure-won = Rondes guanyades
whyfirst-figure-second = Vegades en segona posició

## Fins on ha arribat cadascú, per explicar una partida

whyfirst-gauge-points = Punts

## Its bots by strength, each in a sentence

whyfirst-level-1 = Vol anar al davant, com si guanyés la primera posició.
whyfirst-level-2 = De tant en tant recorda que la que guanya és la segona posició.
whyfirst-level-3 = Sap que guanya la segona posició, però sovint el tempta anar al davant.
whyfirst-level-4 = Sovint es queda just darrere de qui va al capdavant i no es pregunta a qui aniran bé els punts.
whyfirst-level-5 = Sospesa els punts de la ronda, però sense filar gaire prim.
whyfirst-level-6 = Sospesa a qui anirien bé els punts de la ronda.
whyfirst-level-7 = Té olfacte per al joc i varia una mica el que fa.
whyfirst-level-8 = Pensa què poden tenir i jugar els altres.
whyfirst-level-9 = Rumia molt què porten de cap els altres, i costa d’endevinar què farà.
whyfirst-level-10 = El campió: dos segons per a cada carta, i amb ell no pots donar res per fet.
