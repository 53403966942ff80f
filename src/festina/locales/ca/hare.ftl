# What Hare & Tortoise says.
# A seat ($seat, $to, $by, $giver) is a number, or a name where the caller gives one.
# The slow runner is a tortoise in some editions and a hedgehog in others: sentences name it as the edition does, or not at all.

hare-description = Una cursa a cop de pastanagues: com més lluny vas, més costa, i a la meta no s’hi arriba amb massa pastanagues a la mà.

## Parts of sentences

hare-who = { $seat ->
    [one] Seient { $seat }
    [many] Seient { $seat }
    [other] Seient { $seat }
   *[name] { $seat }
}
hare-whom = { $to ->
    [one] al seient { $to }
    [many] al seient { $to }
    [other] al seient { $to }
   *[name] a { $to }
}
hare-by = { $by ->
    [one] el seient { $by }
    [many] el seient { $by }
    [other] el seient { $by }
   *[name] { $by }
}
hare-giver = { $giver ->
    [one] Seient { $giver }
    [many] Seient { $giver }
    [other] Seient { $giver }
   *[name] { $giver }
}
hare-space = { $space ->
    [0] la sortida
    [64] la meta
   *[other] la casella { $space }
}
hare-origin = { $origin ->
    [0] la sortida
   *[other] la casella { $origin }
}
hare-amount = { $amount ->
    [one] 1 pastanaga
   *[other] { $amount } pastanagues
}
hare-count = { $carrots ->
    [one] 1 pastanaga
   *[other] { $carrots } pastanagues
}
hare-left = { $lettuces ->
    [0] no li’n queda cap
    [one] li’n queda 1
   *[other] li’n queden { $lettuces }
}

## Tables that cannot be

hare-two-teams-need = Per fer dos equips calen 4 o 6 jugadors, no { $players }.
hare-three-teams-need = Per fer tres equips calen 6 jugadors, no { $players }.
hare-until-winner-needs = Una cursa només es pot acabar amb el guanyador (until=winner) si hi ha de 3 a 6 jugadors i no hi ha equips.

## Texts that are no action

hare-text-needs-pawn = «{ $text }» no diu quina figura: comença per a o b, com a «a>12» (només «keep» i «bank» van sense lletra).
hare-text-unknown = «{ $text }» no és cap acció. Les accions són «>12» (endavant fins a la casella 12), «<11» (enrere fins a la casella 11), «+10», «-10», «0», «eat», «miss», «restart», «keep» i «bank».
hare-text-no-such-space = «{ $text }» surt de la pista: les caselles van de la 0 (sortida) a la 64 (meta).
hare-outcome-unknown = «{ $text }» no és cap resultat de l’atzar. Els resultats són com ara «card:lose_half», «card:+15», «die:4», «draw:4» i «first:2».

## Why not: chance

hare-no-such-first-seat = «{ $text }» no pot sortir ara: pot sortir de «first:0» a «first:{ $last }», per dir qui comença.
hare-no-such-card = «{ $text }» no es pot treure ara: a la pila de cartes de llebre d’aquesta taula la següent no pot ser aquesta.
hare-no-such-roll = «{ $text }» no pot sortir ara: només pot sortir un número entre 1 i 6, amb el dau o amb cartes segons l’edició d’aquesta taula.

## Why not: whose action it is

hare-no-over = La cursa s’ha acabat.
hare-no-not-to-act = { $seat ->
    [-1] Ara no toca a cap seient: toca a l’atzar.
   *[other] Ara no toca a aquest seient. { hare-who } ha de jugar.
}
hare-no-pawn-home = Aquesta figura ja és a la meta.
hare-no-not-this-pawn = Ha de tornar a començar una altra figura teva, no aquesta.
hare-no-other-bound = Primer va la teva figura { $pawn }: ha de menjar, aixecar-se o deixar la seva casella.

## Why not: a pawn lies face down, or must go on

hare-no-face-miss = La teva figura està tombada: aquest torn només s’aixeca (miss).
hare-no-face-eat = La teva figura està tombada per menjar: aquest torn menja (eat).
hare-no-face-nap = La teva figura dorm: aquest torn es desperta i es queda on és (miss).
hare-no-not-face-miss = Aquesta figura no té cap torn per perdre.
hare-no-not-face-eat = Aquesta figura no està tombada per menjar.
hare-no-must-leave = Aquesta figura acaba de menjar: ha de deixar la seva casella, endavant o enrere.
hare-no-must-move-again = La llebre ha parlat: la mateixa figura ha de tornar a moure, endavant o enrere.
hare-no-must-move-from-start = La figura que ha tornat a començar avança ara mateix des de la sortida.
hare-no-something-legal = Encara pots fer una altra cosa: només torna a començar qui no pot fer res més.

## Why not: forward

hare-no-not-ahead = Un moviment endavant porta més endavant, i { hare-space } no és davant d’aquesta figura.
hare-no-too-dear = Això costa { $cost ->
        [one] 1 pastanaga
       *[other] { $cost } pastanagues
    }; { $missing ->
        [one] te’n falta 1
       *[other] te’n falten { $missing }
    }.
hare-no-occupied = { hare-who } ja és allà.
hare-no-tortoise-ahead = A aquella casella només s’hi arriba reculant.
hare-no-no-lettuce = No et queda cap enciam per menjar-t’hi.
hare-no-hare-closed = En aquesta taula les caselles de llebre són tancades.
hare-no-lettuces-left = { $lettuces ->
    [one] Encara has de menjar 1 enciam abans que aquesta figura pugui arribar a la meta.
   *[other] Encara has de menjar { $lettuces } enciams abans que aquesta figura pugui arribar a la meta.
}
hare-no-too-many-carrots = Travessaries la línia amb { $left ->
        [one] 1 pastanaga
       *[other] { $left } pastanagues
    }, { $excess } de més: qui arribi ara en pot tenir { $limit }.

## Why not: back

hare-no-no-tortoise-behind = Només es recula fins a una casella { hare-runner }, i darrere d’aquesta figura no n’hi ha cap.
hare-no-not-nearest-tortoise = Només es recula fins a la casella { hare-runner } més propera: la { $space }.
hare-no-tortoise-occupied = { hare-who } ocupa la casella on recular.

## Why not: carrots

hare-no-not-on-carrot = Només una figura en una casella de pastanaga es pot quedar i agafar o donar 10 pastanagues.
hare-no-too-few-to-give = Per donar-ne 10 calen 10 pastanagues; en tens { $carrots }.
hare-no-choice-due = { $nothing ->
    [yes] Primer respon a la llebre: agafa 10 pastanagues, dona’n 10 o no facis res.
   *[no] Primer respon a la llebre: agafa 10 pastanagues o dona’n 10.
}
hare-no-no-choice-of-nothing = Aquí no fer res no és cap resposta: agafa’n 10 o dona’n 10.
hare-no-no-choice-due = La llebre no ha preguntat res, així que no hi ha res per refusar.
hare-no-gift-due = Primer respon al regal ({ hare-amount }): queda-te’l, o posa’l a la banca.
hare-no-no-gift = Ningú no t’ha donat pastanagues per quedar-te o per posar a la banca.

## What is expected now

hare-prompt-over = La cursa s’ha acabat.
hare-prompt-first = Se sorteja qui comença.
hare-prompt-draw = { hare-who } espera el que decideixi la llebre.
hare-prompt-wait = { hare-who } ha de jugar.
hare-prompt-gift = { hare-giver } et dona { hare-amount }: et quedes el regal o el poses a la banca?
hare-prompt-again = { $ways ->
    [forward] Torna a moure la mateixa figura: endavant.
    [back] Torna a moure la mateixa figura: enrere.
    [restart] La mateixa figura hauria de tornar a moure i no pot: ha de tornar a començar.
   *[other] Torna a moure la mateixa figura, endavant o enrere.
}
hare-prompt-restarted = Un altre cop a la sortida: avança ara mateix.
hare-prompt-choice = { $nothing ->
    [yes] La llebre ho deixa a les teves mans: agafa 10 pastanagues, dona’n 10 o no facis res.
   *[no] La llebre ho deixa a les teves mans: agafa 10 pastanagues o dona’n 10.
}
hare-prompt-eat = Aquest torn la teva figura es menja un enciam.
hare-prompt-miss = Perds aquest torn: la teva figura s’aixeca.
hare-prompt-nap = Aquest torn la teva figura es desperta, i es queda on és.
hare-prompt-leave = { $ways ->
    [forward] La teva figura ha menjat i ha de marxar: endavant.
    [back] La teva figura ha menjat i ha de marxar: enrere.
    [restart] La teva figura ha menjat i hauria de marxar, però no pot: ha de tornar a començar.
   *[other] La teva figura ha menjat i ha de marxar: endavant o enrere.
}
hare-prompt-action = { $ways ->
    [forward] Et toca: avança.
    [forward-back] Et toca: avança o recula.
    [forward-stay] Et toca: avança, o queda’t i agafa’n o dona’n 10.
    [back] Et toca: recula.
    [back-stay] Et toca: recula, o queda’t a la casella de pastanaga.
    [stay] Et toca: queda’t a la casella de pastanaga.
    [restart] Et toca, però no hi ha cap moviment possible: has de tornar a començar.
   *[other] Et toca: avança, recula, o queda’t i agafa’n o dona’n 10.
}

## What a space or an action does

hare-does-finish = A la meta!
hare-does-carrot = El torn vinent et podràs quedar, per agafar 10 pastanagues o per donar-ne 10.
hare-does-lettuce = La teva figura es tomba; el torn vinent es menja un enciam i agafa 10 pastanagues multiplicades per la seva posició.
hare-does-tortoise = 10 pastanagues per cada casella que recules.
hare-does-number = Dona 10 pastanagues multiplicades per la teva posició quan continues, si el número és llavors la teva posició.
hare-does-hare-edition = La llebre decideix de seguida.
hare-does-hare-sprint = Ara res; sortir-ne endavant costa 5 pastanagues per casella.
hare-does-hare-nap = La teva figura s’adorm i perd un torn, tret que algú la sobrepassi.
hare-does-hare-closed = Tancada: aquí no hi entra ningú.
hare-does-hare-tournament = El torn vinent: 10 pastanagues si cap altre jugador no t’ha sobrepassat; si no, en pagues 10 per cadascun que ho hagi fet.
hare-does-hare-parking = Aquí no passa res.
hare-does-stay = La teva figura es queda on és.
hare-does-nothing = Ni agafar ni donar.
hare-does-eat = Menja’t un enciam i agafa 10 pastanagues multiplicades per la teva posició.
hare-does-miss = La figura s’aixeca; s’acaba el torn.
hare-does-restart = Torna a la sortida amb les pastanagues de qui torna a començar, i mou ara mateix.
hare-does-keep = El regal és teu.
hare-does-bank = El regal va a la banca.

## What happened

hare-event-starts = { hare-who } comença: així ho ha volgut el sorteig.
hare-event-paid = { $why ->
    [move] { hare-who } paga { hare-amount } pel moviment.
    [carrot_space] { hare-who } es queda i dona { hare-amount } a la banca.
    [choice] { hare-who } tria donar { hare-amount }.
    [card] { hare-who } paga { hare-amount } per la carta.
    [eat_carrot] { hare-who } es menja { hare-amount }.
    [half] { hare-who } perd la meitat: { hare-amount }.
    [tournament] { hare-who } ha vist passar els altres a la casella de llebre i paga { hare-amount }.
   *[other] { hare-who } paga { hare-amount }.
}
hare-event-took = { $why ->
    [number] { hare-who } agafa { hare-amount }: el número coincideix.
    [carrot_space] { hare-who } es queda i agafa { hare-amount }.
    [lettuce] { hare-who } agafa { hare-amount } per l’enciam.
    [tortoise] { hare-who } agafa { hare-amount } per recular.
    [choice] { hare-who } tria agafar { hare-amount }.
    [card] { hare-who } agafa { hare-amount } per la carta.
    [free_move] { $amount ->
        [0] { hare-who } tenia el moviment de franc, però no havia pagat res.
       *[other] { hare-who } recupera { hare-amount }: el moviment era de franc.
    }
    [per_lettuce] { hare-who } agafa { hare-amount } pels enciams de la mà.
    [tournament] { hare-who } agafa { hare-amount }: no ha passat ningú.
   *[other] { hare-who } agafa { hare-amount }.
}
hare-event-moved = { $by ->
    [forward] { $space ->
        [64] { hare-who } avança des de { hare-origin } i travessa la línia de meta.
       *[other] { hare-who } avança des de { hare-origin } fins a { hare-space }.
    }
    [back] { hare-who } recula des de { hare-origin } fins a { hare-space }.
    [event] { $space ->
        [64] { hare-who } passa de { hare-origin } a l’altra banda de la línia de meta, per ordre de la llebre.
       *[other] { hare-who } passa de { hare-origin } a { hare-space }, per ordre de la llebre.
    }
   *[restart] { hare-who } torna de { hare-origin } a la sortida.
}
hare-event-gave = { hare-who } dona { hare-amount } { hare-whom }.
hare-event-ate = { hare-who } es menja un enciam en la posició { $position }: { hare-left }.
hare-event-laid-down = { $face ->
    [eat] { hare-who } es tomba a menjar.
    [nap] { hare-who } s’adorm.
   *[miss] { hare-who } perdrà un torn.
}
hare-event-turned-up = { $face ->
    [nap] { hare-who } es desperta.
   *[miss] { hare-who } ha perdut un torn i torna a estar a peu dret.
}
hare-event-woke = { hare-who } veu passar { hare-by } i es desperta.
hare-event-passed = { hare-who } veu passar { hare-by }.
hare-event-drew = { $effect ->
    [carrots] { hare-who } treu { $card }.
    [zero] { hare-who } treu 0.
   *[other] { hare-who } treu: { hare-effect }
}
hare-event-rolled = { hare-who } treu un { $die } en la posició { $position }: { hare-effect }
hare-event-charted = { hare-who } treu el número { $card } en la posició { $position }: { hare-effect }
hare-event-given = { hare-who } dona { hare-amount } { hare-whom }.
hare-event-kept = { hare-who } es queda { hare-amount }.
hare-event-banked = { hare-who } posa { hare-amount } a la banca.
hare-event-restored = { hare-who } té ara exactament { hare-count }.
hare-event-shown = { hare-who } mostra { hare-count }.
hare-event-shuffled = Es barreja la pila de cartes de llebre.
hare-event-restarted = { hare-who } torna a començar amb { hare-count }.
hare-event-finished = { $place ->
    [1] { hare-who } arriba a la meta en primera posició!
    [2] { hare-who } arriba a la meta en segona posició.
    [3] { hare-who } arriba a la meta en tercera posició.
    [4] { hare-who } arriba a la meta en quarta posició.
    [5] { hare-who } arriba a la meta en cinquena posició.
   *[other] { hare-who } arriba a la meta en la posició { $place }.
}
hare-story-overtakes = { $place ->
    [1] { hare-who } avança i es posa al capdavant.
    [2] { hare-who } avança i ara va en segona posició.
    [3] { hare-who } avança i ara va en tercera posició.
    [4] { hare-who } avança i ara va en quarta posició.
    [5] { hare-who } avança i ara va en cinquena posició.
   *[other] { hare-who } avança i ara va en la posició { $place }.
}
hare-event-nothing = { $effect ->
    [plus_minus_10] { hare-who } tria no fer res.
    [carrot_forward] Al davant no hi ha cap casella de pastanaga on anar: no passa res.
    [carrot_back] Al darrere no hi ha cap casella de pastanaga on anar: no passa res.
    [position_forward] No hi ha lloc davant d’una altra figura: no passa res.
    [position_back] No hi ha lloc darrere d’una altra figura: no passa res.
    [give_10] No hi ha ningú al darrere, o no n’hi ha prou per donar: no passa res.
   *[other] No passa res.
}
hare-event-again = { hare-who } ha de tornar a moure.
hare-event-stuck = { hare-who } tampoc no pot moure des de la sortida: s’acaba el torn.
hare-event-over = La cursa s’ha acabat.

## The hare’s events and cards

hare-effect = { $effect ->
    [miss_turn] { hare-effect-miss_turn }
    [plus_minus_10] { hare-effect-plus_minus_10 }
    [plus_minus_10_or_nothing] { hare-effect-plus_minus_10_or_nothing }
    [carrot_forward] { hare-effect-carrot_forward }
    [carrot_back] { hare-effect-carrot_back }
    [position_forward] { hare-effect-position_forward }
    [position_back] { hare-effect-position_back }
    [eat_lettuce] { hare-effect-eat_lettuce }
    [eat_carrot] { hare-effect-eat_carrot }
    [last_move_free] { hare-effect-last_move_free }
    [play_again] { hare-effect-play_again }
    [give_10] { hare-effect-give_10 }
    [behind_or_again] { hare-effect-behind_or_again }
    [restore_65] { hare-effect-restore_65 }
    [ten_per_lettuce] { hare-effect-ten_per_lettuce }
    [free_ride] { hare-effect-free_ride }
    [lose_half] { hare-effect-lose_half }
    [show] { hare-effect-show }
    [shuffle] { hare-effect-shuffle }
   *[zero] { hare-effect-zero }
}
hare-effect-miss_turn = Perd el torn vinent.
hare-effect-plus_minus_10 = Agafa 10 pastanagues o dona’n 10.
hare-effect-plus_minus_10_or_nothing = Agafa 10 pastanagues, dona’n 10 o no facis res.
hare-effect-carrot_forward = Endavant fins a la casella de pastanaga següent.
hare-effect-carrot_back = Enrere fins a la casella de pastanaga més propera que tens al darrere.
hare-effect-position_forward = Guanya una posició: just davant de la figura que et precedeix.
hare-effect-position_back = Perd una posició: just darrere de la figura que et segueix.
hare-effect-eat_lettuce = Menja’t un enciam el torn vinent; si no en tens, el perds.
hare-effect-eat_carrot = Menja’t una pastanaga: paga’n 1.
hare-effect-last_move_free = El moviment fins aquí era de franc.
hare-effect-play_again = Torna a moure ara mateix.
hare-effect-give_10 = Dona 10 pastanagues a cada jugador que va darrere teu.
hare-effect-behind_or_again = Més jugadors darrere que davant: perd un torn. Si no: torna a moure.
hare-effect-restore_65 = Queda’t amb 65 pastanagues exactes.
hare-effect-ten_per_lettuce = Agafa 10 pastanagues per cada enciam de la mà; si no en tens, perd un torn.
hare-effect-free_ride = El moviment fins aquí era de franc.
hare-effect-lose_half = Perd la meitat de les pastanagues.
hare-effect-show = Mostra les pastanagues a tothom.
hare-effect-shuffle = Tots els altres donen 1 pastanaga; després es barreja la pila.
hare-effect-zero = Res; es barreja la pila.
hare-effect-carrots = Més: agafa aquestes pastanagues. Menys: paga-les, o torna a començar.
hare-take-carrots = Agafa { hare-amount }.
hare-pay-carrots = Paga { hare-amount }; si en tens menys, torna a començar.

## Start positions that cannot arise

hare-start-passers = Només una figura que espera en una casella de llebre fora del seu torn pot haver estat sobrepassada per altres seients, cadascun indicat una sola vegada.
hare-start-shuffler-seen = La carta { $card } es torna a barrejar de seguida: mai no és entre les cartes vistes.
hare-start-deck = Les cartes no vistes i les vistes, juntes, no formen la pila de { $size } cartes.
hare-start-no-turn = Digues de qui és el torn.
hare-start-two-pawns = Hi ha dues figures a la casella { $space }: en una casella de la pista n’hi cap una.
hare-start-both-bound = Només una de les figures d’un seient pot estar tombada o haver de marxar.
hare-start-hare-closed = En aquesta taula les caselles de llebre són tancades: no hi pot haver cap figura.
hare-start-lettuce-idle = Una figura dreta en una casella d’enciam acaba de menjar i ha de marxar: indica-ho amb must_leave.
hare-start-nothing-to-eat = Una figura només està tombada per menjar on es menja enciam, i només amb un enciam a la mà.
hare-start-no-missed-turn = En aquesta casella, en aquesta taula, no es pot perdre cap torn.
hare-start-no-nap = Una figura només dorm en una casella de llebre, i només amb hare=nap.
hare-start-need-not-leave = Només ha de marxar una figura que acaba de menjar: dreta, on es menja enciam, amb un enciam menys a la mà.
hare-start-place = Una figura té lloc si és a la meta (casella 64), i només llavors.
hare-start-places = Els llocs de les figures a la meta han de ser 1, 2, 3 i així successivament, cadascun una vegada.
hare-start-finished = Aquí hi van els seients de les figures a la meta, per ordre d’arribada.
hare-start-over = La cursa ja s’hauria acabat.
hare-start-could-not-finish = Amb tantes pastanagues o tants enciams, aquesta figura no podria haver arribat a la meta.
hare-start-already-racing = Qui comença se sorteja abans que passi qualsevol altra cosa.
hare-start-turn-home = Totes les figures d’aquest seient són a la meta: no té torn.
hare-start-pending-bound = La figura que té alguna cosa pendent està dreta, pot marxar i no és a la meta.
hare-start-pending = «{ $kind }» no pot estar pendent en aquesta posició.

## Chance outcomes

hare-outcome-die = Un { $number }
hare-outcome-draw = Carta { $number }
hare-outcome-first = { hare-who } comença

## Figures of a race, for statistics

hare-figure-turns = Torns
hare-figure-wasted = Pastanagues malgastades
hare-figure-lettuces = Enciams a temps
hare-figure-hares = Esdeveniments de la llebre

## Fins on ha arribat cadascú, per explicar una cursa

hare-gauge-space = Casella del recorregut
hare-gauge-carrots = Pastanagues a la mà

## Plans for the next turn

hare-plan-home = Ja ets a la meta: no queda res per planejar.
hare-plan-answer = Abans has de respondre una altra cosa.
hare-plan-eat = El torn vinent et menges un enciam. Podràs planejar el següent quan ho hagis fet.
hare-plan-miss = Perds el torn vinent. Podràs planejar el següent quan hagi passat.
hare-plan-nap = El torn vinent dorms. Podràs planejar el següent quan et despertis.
hare-plan-restart = Tal com estan les coses, el torn vinent només pots tornar a la sortida.
hare-plan-if-place = Només si encara vaig en la posició { $value } de la cursa
hare-plan-if-place-a = Només si la llebre A encara va en la posició { $value } de la cursa
hare-plan-if-place-b = Només si la llebre B encara va en la posició { $value } de la cursa

## Its bots by strength, each in a sentence

hare-level-1 = Corre mentre li duren les pastanagues, i pensa massa tard en els enciams.
hare-level-2 = Té un pla, però sovint oblida que els enciams s’han de menjar.
hare-level-3 = Es refia de totes les caselles de posició, fins i tot de les que no pagaran.
hare-level-4 = Sap el camí, però calcula malament les distàncies.
hare-level-5 = Planeja el seu propi camí fins a la meta i fa poc cas dels altres.
hare-level-6 = Preveu un moviment o dos.
hare-level-7 = Mira molt endavant i s’equivoca poques vegades.
hare-level-8 = Té olfacte per a la cursa i juga per instint, sense mirar endavant.
hare-level-9 = Repassa centenars de possibilitats abans de cada moviment.
hare-level-10 = El campió: s’hi pensa dos segons a cada moviment i no se li escapa gairebé res.
