# What Why First? says.
# A seat ($seat, $to, $by) is a number, or a name where the caller gives one; Leo is always “Leo”.

whyfirst-description = Une course de bluff où seule la deuxième place marque, et où le deuxième plus grand total gagne.

## Parts of sentences

whyfirst-who = { $seat ->
    [one] Siège { $seat }
    [many] Siège { $seat }
    [other] Siège { $seat }
   *[name] { $seat }
}
whyfirst-to = { $to ->
    [one] Siège { $to }
    [many] Siège { $to }
    [other] Siège { $to }
   *[name] { $to }
}
whyfirst-by = { $by ->
    [one] Siège { $by }
    [many] Siège { $by }
    [other] Siège { $by }
   *[name] { $by }
}
whyfirst-whose-pawn = { $seat ->
    [one] le pion du siège { $seat }
    [many] le pion du siège { $seat }
    [other] le pion du siège { $seat }
   *[name] { $seat }
}
whyfirst-moved-pawn = { $own ->
    [yes] son propre pion
   *[no] { whyfirst-whose-pawn }
}
whyfirst-origin = { $origin ->
    [0] le départ
   *[other] { $origin }
}
whyfirst-space = { $space ->
    [0] le départ
   *[other] { $space }
}
whyfirst-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
whyfirst-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}

## Texts that are no action

whyfirst-text-base = « { $text } » n’est pas une action. Nomme une carte et le siège sur lequel elle est jouée, comme dans « +3@2 » (ou « +3@leo », là où Leo joue).
whyfirst-text-tactical = « { $text } » n’est pas une action. Nomme une carte avec son nombre blanc, comme dans « +3/21 », et, une fois les cartes révélées, un pion, comme dans « move:2 » (ou « move:leo », là où Leo joue).
whyfirst-outcome-unknown = « { $text } » n’est pas un résultat du hasard. Les résultats ressemblent à « deal:+3 », « leo:-1 », et dans la variante tactique à « deal:+3/21 », « leo:-1/4 ».

## Why not: chance

whyfirst-no-chance = Le hasard n’a rien à faire maintenant : c’est aux sièges de jouer.
whyfirst-no-such-deal = « { $text } » ne peut pas sortir maintenant : il ne reste pas de telle carte à distribuer.
whyfirst-no-deal-now = « { $text } » ne peut pas sortir maintenant : on distribue au début d’une manche.
whyfirst-no-such-leo = « { $text } » ne peut pas sortir maintenant : Leo ne peut pas avoir une telle carte.
whyfirst-no-leo-now = « { $text } » ne peut pas sortir maintenant : la carte de Leo est révélée quand les deux sièges ont choisi.

## Why not: whose action it is

whyfirst-no-over = La partie est finie.
whyfirst-no-not-to-act = { $seat ->
    [-1] Aucun siège ne doit jouer maintenant : c’est au hasard.
   *[other] Ce n’est pas à ce siège de déplacer un pion. C’est à { whyfirst-who }.
}
whyfirst-no-has-chosen = Ce siège a déjà choisi. Jusqu’à ce que les cartes soient révélées, il peut reprendre son choix.

## Why not: the choice

whyfirst-no-not-in-hand = Il n’y a pas de telle carte dans cette main.
whyfirst-no-no-seat = Il n’y a pas de tel siège ici : les sièges sont numérotés de 0 à { $last }.
whyfirst-no-no-leo = Leo ne joue qu’à une table de deux.
whyfirst-no-names-a-seat = Dans la variante tactique, une carte se pose seule, avec son nombre blanc, comme dans « +3/21 » ; qui elle déplace se choisit une fois les cartes révélées.
whyfirst-no-not-tactical = Cela relève de la variante tactique. Ici, une carte se joue directement sur un siège, comme dans « +3@2 ».
whyfirst-no-card-first = D’abord, tout le monde pose une carte ; les pions bougent une fois les cartes révélées.
whyfirst-no-pawn-now = Ta carte est face visible : nomme maintenant le pion qu’elle déplace, comme dans « move:2 ».

## What is expected now

whyfirst-prompt-over = La partie est finie.
whyfirst-prompt-deal = Distribution des cartes : { $seat ->
        [one] siège { $seat }
        [many] siège { $seat }
        [other] siège { $seat }
       *[name] { $seat }
    }.
whyfirst-prompt-leo = Tout le monde a choisi : la carte de Leo est révélée.
whyfirst-prompt-choose-base = Choisis une carte et le pion qu’elle déplace : le tien, ou n’importe quel autre.
whyfirst-prompt-choose-tactical = Choisis une carte. Le pion qu’elle déplace, tu le diras une fois les cartes révélées, le plus grand nombre blanc d’abord.
whyfirst-prompt-chosen = { $count ->
    [one] Tu as choisi. { $count } siège n’a pas encore choisi.
   *[other] Tu as choisi. { $count } sièges n’ont pas encore choisi.
}
whyfirst-prompt-wait = { $count ->
    [one] { $count } siège n’a pas encore choisi.
   *[other] { $count } sièges n’ont pas encore choisi.
}
whyfirst-prompt-move = Ta carte est { $card } : quel pion déplace-t-elle ?
whyfirst-prompt-wait-move = { whyfirst-who } déplace un pion de { $card }.

## What an action does

whyfirst-does-play = Le pion bouge de la somme de toutes les cartes jouées sur lui à ce tour.
whyfirst-does-lay = La carte est révélée avec les autres ; puis tu choisis le pion qu’elle déplace.
whyfirst-does-move = Ce pion bouge aussitôt de la valeur de ta carte.

## What happened

whyfirst-event-round = Manche { $round } : tous les pions sur le départ, toutes les cartes mélangées.
whyfirst-event-hand = { whyfirst-who } prend en main { $count } cartes.
whyfirst-event-dealt = La main : { $cards }.
whyfirst-event-chose = { whyfirst-who } a choisi.
whyfirst-event-trick = Manche { $round }, tour { $trick } : les cartes sont révélées.
whyfirst-event-revealed = { $automatic ->
    [yes] { whyfirst-who } joue sa dernière carte, { $card }, sur son propre pion.
   *[no] { $own ->
        [yes] { whyfirst-who } joue { $card } sur son propre pion.
       *[no] { whyfirst-who } joue { $card } sur { whyfirst-to }.
    }
}
whyfirst-event-laid = { $automatic ->
    [yes] { whyfirst-who } montre sa dernière carte, { $card }.
   *[no] { whyfirst-who } montre { $card }.
}
whyfirst-event-moved = { $stopped ->
    [yes] { whyfirst-who } devrait bouger de { $amount } depuis { whyfirst-origin } et s’arrête au bout de la piste, sur { $space }.
   *[no] { $cancel ->
        [yes] Les cartes s’annulent : { whyfirst-whose-pawn } reste sur { whyfirst-space }.
       *[no] { whyfirst-who } bouge de { $amount } depuis { whyfirst-origin } et arrive sur { whyfirst-space }.
    }
}
whyfirst-event-moved-by = { $stopped ->
    [yes] { whyfirst-by } devrait déplacer { whyfirst-moved-pawn } de { $amount } depuis { whyfirst-origin } ; arrêt au bout de la piste, sur { $space }.
   *[no] { whyfirst-by } déplace { whyfirst-moved-pawn } de { $amount } depuis { whyfirst-origin } ; arrivée sur { whyfirst-space }.
}
whyfirst-event-round-over = { $why ->
    [all-level] La manche { $round } est finie. Tous les pions sont sur une même case : personne n’est deuxième et personne ne marque.
    [below-a-tie] La manche { $round } est finie. Plusieurs pions sont en tête, sur { $first } ; la case juste en dessous est deuxième : { $second }.
   *[second] La manche { $round } est finie. La tête est sur { $first } et ne marque rien ; la deuxième place est { $second }.
}
whyfirst-event-scored = { whyfirst-who } a la deuxième place et marque { whyfirst-points } ; cela fait { $total }.
whyfirst-event-over = { $why ->
    [all-level] La partie est finie. Tous les totaux sont de { $highest } : il n’y a pas de deuxième, donc tout le monde gagne.
    [below-a-tie] La partie est finie. Plusieurs partagent le plus grand total, { $highest } ; celui juste en dessous, { $winning }, est deuxième et gagne.
   *[second] La partie est finie. Le plus grand total est { $highest } ; le deuxième, { $winning }, gagne.
}
whyfirst-event-final = { $won ->
    [yes] { $seat ->
        [Leo] Leo gagne avec { whyfirst-total }, et il n’était même pas là.
       *[other] { whyfirst-who } gagne avec { whyfirst-total }.
    }
   *[no] { whyfirst-who } finit avec { whyfirst-total }.
}

## Start positions that cannot arise

whyfirst-start-no-last-round = Il n’y a pas de manche avant la première.
whyfirst-start-leo-hand = Leo n’a pas de main : ses cartes sont inconnues jusqu’à ce qu’elles soient révélées.
whyfirst-start-leo-chosen = Leo ne choisit rien.
whyfirst-start-hand-size = Il faut maintenant { $size } cartes dans cette main, pas { $given }.
whyfirst-start-too-many-cards = { $card } n’est que { $copies } fois dans le paquet.
whyfirst-start-chosen-not-held = Une carte choisie reste en main jusqu’à la révélation, et { $card } n’est pas dans celle-ci.
whyfirst-start-chosen-now = On ne choisit rien pendant que les pions bougent : les cartes sont face visible.
whyfirst-start-not-tactical = Les cartes ne déplacent les pions une à une que dans la variante tactique.
whyfirst-start-face-up = { $card } ne peut pas être ici : une carte face visible a été jouée dans cette manche, et se trouve devant un seul siège.
whyfirst-start-last-trick = Les dernières cartes sont jouées par le jeu dès que le quatrième tour est fini : personne ne choisit au tour 5.
whyfirst-start-all-chosen = Quand le dernier siège a choisi, les cartes sont révélées aussitôt : il doit rester quelqu’un qui n’a pas choisi.
whyfirst-start-leo = La carte de Leo est révélée à une table de deux, quand les deux sièges ont choisi.
whyfirst-start-played = À ce stade, { $expected } cartes ont été jouées dans cette manche, pas { $given }.
whyfirst-start-deal-order = On distribue d’abord au siège 0, cinq cartes, puis au siège 1, et ainsi de suite.
whyfirst-start-all-dealt = Toutes les mains sont complètes : il ne reste rien à distribuer.
whyfirst-start-deal-first = On distribue avant que quoi que ce soit d’autre ne se passe dans une manche.
whyfirst-start-no-mover = La plus haute carte face visible doit appartenir à un siège, qui déplace un pion ensuite (la carte de Leo le déplace aussitôt).
whyfirst-start-leo-card = Leo ne joue pas de carte au cinquième tour.
whyfirst-start-used-cards = Des cartes aux nombres blancs plus grands ont servi avant celles-ci ; { $missing } d’entre elles manquent parmi les cartes jouées.
whyfirst-start-out-of-reach = Avec les cartes utilisées jusqu’ici, ce pion ne peut être que de { $low } à { $high }.
whyfirst-start-sum = La somme des cases des pions est { $given } ; après les cartes utilisées jusqu’ici, elle doit être de { $low } à { $high }.
whyfirst-start-totals = { $rounds ->
    [0] Personne n’a de points avant la fin de la première manche.
    [one] Aucune manche n’a pu donner ces totaux.
   *[other] { $rounds } manches n’ont pas pu donner ces totaux.
}

## Names

whyfirst-leo = Leo
whyfirst-outcome-card = { $card }

## Figures of a game, for statistics

whyfirst-figure-points = Points
whyfirst-figure-won = Manches gagnées
whyfirst-figure-second = Fois deuxième

## Où en est chacun, pour raconter une partie

whyfirst-gauge-points = Points

## Its bots by strength, each in a sentence

whyfirst-level-1 = Veut être en tête, comme si la première place gagnait.
whyfirst-level-2 = Se rappelle de temps en temps que c’est la deuxième place qui gagne.
whyfirst-level-3 = Sait que la deuxième place gagne, mais se laisse souvent tenter par la tête.
whyfirst-level-4 = Reste souvent juste derrière le pion de tête, sans se demander à qui profiteront les points.
whyfirst-level-5 = Pèse les points de la manche, mais sans trop s’appliquer.
whyfirst-level-6 = Se demande à qui profiteraient les points de la manche.
whyfirst-level-7 = Sent bien le jeu et varie un peu ses choix.
whyfirst-level-8 = Réfléchit à ce que les autres peuvent avoir en main et jouer.
whyfirst-level-9 = Réfléchit longuement à ce que préparent les autres, et ne se laisse pas deviner.
whyfirst-level-10 = Le champion : deux secondes pour chaque carte, et avec lui, rien n’est jamais sûr.
