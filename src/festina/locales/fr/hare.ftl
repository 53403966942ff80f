# What Hare & Tortoise says.
# A seat ($seat, $to, $by, $giver) is a number, or a name where the caller gives one.
# The slow runner is a tortoise in some editions and a hedgehog in others: sentences name it as the edition does, or not at all.

hare-description = Une course aux carottes : plus tu vas loin d’un coup, plus c’est cher, et personne n’arrive avec trop de carottes en main.

## Parts of sentences

hare-who = { $seat ->
    [one] Siège { $seat }
    [many] Siège { $seat }
    [other] Siège { $seat }
   *[name] { $seat }
}
hare-whom = { $to ->
    [one] Siège { $to }
    [many] Siège { $to }
    [other] Siège { $to }
   *[name] { $to }
}
hare-by = { $by ->
    [one] Siège { $by }
    [many] Siège { $by }
    [other] Siège { $by }
   *[name] { $by }
}
hare-giver = { $giver ->
    [one] Siège { $giver }
    [many] Siège { $giver }
    [other] Siège { $giver }
   *[name] { $giver }
}
hare-space = { $space ->
    [0] le Départ
    [64] l’Arrivée
   *[other] la case { $space }
}
hare-origin = { $origin ->
    [0] le Départ
   *[other] la case { $origin }
}
hare-amount = { $amount ->
    [one] { $amount } carotte
   *[other] { $amount } carottes
}
hare-count = { $carrots ->
    [one] { $carrots } carotte
   *[other] { $carrots } carottes
}
hare-left = { $lettuces ->
    [0] aucune salade
    [one] { $lettuces } salade
   *[other] { $lettuces } salades
}

## Tables that cannot be

hare-two-teams-need = Pour deux équipes, il faut être 4 ou 6, pas { $players }.
hare-three-teams-need = Pour trois équipes, il faut être 6, pas { $players }.
hare-until-winner-needs = Une course ne peut s’arrêter à la première victoire (until=winner) que de 3 à 6 et sans équipes.

## Texts that are no action

hare-text-needs-pawn = « { $text } » ne dit pas quel pion : commence par a ou b, comme dans « a>12 » (seuls « keep » et « bank » s’écrivent sans).
hare-text-unknown = « { $text } » n’est pas une action. Les actions sont « >12 » (en avant jusqu’à la case 12), « <11 » (en arrière jusqu’à la case 11), « +10 », « -10 », « 0 », « eat », « miss », « restart », « keep » et « bank ».
hare-text-no-such-space = « { $text } » sort de la piste : les cases vont de 0 (Départ) à 64 (Arrivée).
hare-outcome-unknown = « { $text } » n’est pas un résultat du hasard. Les résultats ressemblent à « card:lose_half », « card:+15 », « die:4 », « draw:4 » et « first:2 ».

## Why not: chance

hare-no-such-first-seat = « { $text } » ne peut pas sortir maintenant : seuls « first:0 » à « first:{ $last } » disent qui commence.
hare-no-such-card = « { $text } » ne peut pas être tiré maintenant : aucune carte de ce genre n’est la prochaine du paquet lièvre de cette table.
hare-no-such-roll = « { $text } » ne peut pas sortir maintenant : seulement un nombre de 1 à 6, au dé ou par tirage selon l’édition de cette table.

## Why not: whose action it is

hare-no-over = La course est finie.
hare-no-not-to-act = { $seat ->
    [-1] Aucun siège ne doit jouer maintenant : c’est au hasard.
   *[other] Ce n’est pas à ce siège de jouer. C’est à { hare-who }.
}
hare-no-pawn-home = Ce pion est déjà arrivé.
hare-no-not-this-pawn = C’est un autre de tes pions qui doit prendre un nouveau départ, pas celui-ci.
hare-no-other-bound = Ton pion { $pawn } passe d’abord : il doit manger, être remis face visible ou quitter sa case.

## Why not: a pawn lies face down, or must go on

hare-no-face-miss = Ton pion est face cachée : ce tour-ci, il est seulement remis face visible (miss).
hare-no-face-eat = Ton pion est face cachée pour manger : ce tour-ci, il mange (eat).
hare-no-face-nap = Ton pion dort : ce tour-ci, il se réveille et reste sur place (miss).
hare-no-not-face-miss = Ce pion n’a pas de tour à passer.
hare-no-not-face-eat = Ce pion n’est pas face cachée pour manger.
hare-no-must-leave = Ce pion vient de manger : il doit quitter sa case, en avant ou en arrière.
hare-no-must-move-again = Le lièvre a parlé : le même pion doit rejouer, en avant ou en arrière.
hare-no-must-move-from-start = Le pion qui prend un nouveau départ quitte tout de suite le Départ, en avant.
hare-no-something-legal = Tu peux encore faire autre chose : un nouveau départ, c’est seulement quand on ne peut rien faire d’autre.

## Why not: forward

hare-no-not-ahead = Avancer, c’est aller vers l’avant, et { hare-space } n’est pas devant ce pion.
hare-no-too-dear = Cela coûte { $cost ->
        [one] { $cost } carotte
       *[other] { $cost } carottes
    } ; il t’en manque { $missing }.
hare-no-occupied = { hare-who } y est déjà.
hare-no-tortoise-ahead = Cette case ne s’atteint qu’en reculant.
hare-no-no-lettuce = Tu n’as plus de salade à manger là.
hare-no-hare-closed = Les cases lièvre sont fermées à cette table.
hare-no-lettuces-left = { $lettuces ->
    [one] Tu as encore { $lettuces } salade à manger avant que ce pion puisse arriver.
   *[other] Tu as encore { $lettuces } salades à manger avant que ce pion puisse arriver.
}
hare-no-too-many-carrots = Tu franchirais la ligne avec { $left ->
        [one] { $left } carotte
       *[other] { $left } carottes
    }, { $excess } de trop : le prochain pion à arriver a droit à { $limit } au plus.

## Why not: back

hare-no-no-tortoise-behind = Un pion ne recule que sur une case { hare-runner }, et il n’y en a pas derrière celui-ci.
hare-no-not-nearest-tortoise = Un pion ne recule que sur la case { hare-runner } la plus proche derrière lui : la case { $space }.
hare-no-tortoise-occupied = { hare-who } occupe la case où tu reculerais.

## Why not: carrots

hare-no-not-on-carrot = Seul un pion sur une case carottes peut rester, pour prendre ou rendre 10 carottes.
hare-no-too-few-to-give = Pour rendre 10 carottes, il en faut 10 ; tu en as { $carrots }.
hare-no-choice-due = { $nothing ->
    [yes] Réponds d’abord au lièvre : prendre 10 carottes, en rendre 10, ou ne rien faire.
   *[no] Réponds d’abord au lièvre : prendre 10 carottes ou en rendre 10.
}
hare-no-no-choice-of-nothing = Ne rien faire n’est pas une réponse ici : prends 10 carottes ou rends-en 10.
hare-no-no-choice-due = Le lièvre n’a rien demandé : il n’y a rien à refuser.
hare-no-gift-due = Réponds d’abord au cadeau de { hare-amount } : garde-le, ou mets-le à la banque.
hare-no-no-gift = Personne ne t’a donné de carottes à garder ou à mettre à la banque.

## What is expected now

hare-prompt-over = La course est finie.
hare-prompt-first = On tire au sort qui commence.
hare-prompt-draw = Le lièvre décide pour { hare-who }.
hare-prompt-wait = C’est à { hare-who } de jouer.
hare-prompt-gift = { hare-giver } te donne { hare-amount } : tu gardes, ou tu mets à la banque ?
hare-prompt-again = { $ways ->
    [forward] Rejoue avec le même pion : en avant.
    [back] Rejoue avec le même pion : en arrière.
    [restart] Le même pion doit rejouer et ne le peut pas : il doit prendre un nouveau départ.
   *[other] Rejoue avec le même pion, en avant ou en arrière.
}
hare-prompt-restarted = Retour au Départ : avance tout de suite.
hare-prompt-choice = { $nothing ->
    [yes] Le lièvre te laisse le choix : prendre 10 carottes, en rendre 10, ou ne rien faire.
   *[no] Le lièvre te laisse le choix : prendre 10 carottes ou en rendre 10.
}
hare-prompt-eat = Ton pion mange une salade ce tour-ci.
hare-prompt-miss = Tu passes ce tour : ton pion est remis face visible.
hare-prompt-nap = Ton pion se réveille ce tour-ci, et reste sur place.
hare-prompt-leave = { $ways ->
    [forward] Ton pion a mangé et doit partir : en avant.
    [back] Ton pion a mangé et doit partir : en arrière.
    [restart] Ton pion a mangé et doit partir, mais ne le peut pas : il doit prendre un nouveau départ.
   *[other] Ton pion a mangé et doit partir : en avant ou en arrière.
}
hare-prompt-action = { $ways ->
    [forward] À toi : avance.
    [forward-back] À toi : avance ou recule.
    [forward-stay] À toi : avance, ou reste pour prendre ou rendre 10.
    [back] À toi : recule.
    [back-stay] À toi : recule, ou reste sur la case carottes.
    [stay] À toi : reste sur la case carottes.
    [restart] À toi, mais aucun déplacement n’est possible : tu dois prendre un nouveau départ.
   *[other] À toi : avance, recule, ou reste pour prendre ou rendre 10.
}

## What a space or an action does

hare-does-finish = L’Arrivée !
hare-does-carrot = Au prochain tour, tu pourras rester pour prendre 10 carottes ou en rendre 10.
hare-does-lettuce = Ton pion se couche ; au prochain tour, il mange une salade et prend 10 carottes fois sa position.
hare-does-tortoise = 10 carottes pour chaque case de recul.
hare-does-number = Rapporte 10 carottes fois ta position quand tu repars, si le nombre est alors ta position.
hare-does-hare-edition = Le lièvre décide tout de suite.
hare-does-hare-sprint = Rien pour l’instant ; en repartir vers l’avant coûte 5 carottes par case.
hare-does-hare-nap = Ton pion s’endort et passe un tour, à moins que quelqu’un ne le dépasse.
hare-does-hare-closed = Fermée : personne ne peut y entrer.
hare-does-hare-tournament = Au prochain tour : 10 carottes si personne d’autre n’a dépassé ton pion, sinon 10 à payer pour chaque personne qui l’a fait.
hare-does-hare-parking = Rien ne se passe ici.
hare-does-stay = Ton pion reste où il est.
hare-does-nothing = Ni prendre ni rendre.
hare-does-eat = Mange une salade, et prends 10 carottes fois ta position.
hare-does-miss = Le pion est remis face visible ; le tour est fini.
hare-does-restart = Retour au Départ avec les carottes du nouveau départ, puis avance tout de suite.
hare-does-keep = Le cadeau est à toi.
hare-does-bank = Le cadeau va à la banque.

## What happened

hare-event-starts = { hare-who } commence : le sort en a décidé.
hare-event-paid = { $why ->
    [move] { hare-who } paie { hare-amount } pour le déplacement.
    [carrot_space] { hare-who } reste sur place et rend { hare-amount } à la banque.
    [choice] { hare-who } choisit de rendre { hare-amount }.
    [card] La carte coûte { hare-amount } à { hare-who }.
    [eat_carrot] { hare-who } mange { hare-amount }.
    [half] { hare-who } perd la moitié : { hare-amount }.
    [tournament] Dépassement sur la case lièvre : { hare-who } paie { hare-amount }.
   *[other] { hare-who } paie { hare-amount }.
}
hare-event-took = { $why ->
    [number] Pari gagné : { hare-who } prend { hare-amount }.
    [carrot_space] { hare-who } reste sur place et prend { hare-amount }.
    [lettuce] { hare-who } prend { hare-amount } pour la salade.
    [tortoise] { hare-who } prend { hare-amount } pour ce recul.
    [choice] { hare-who } choisit de prendre { hare-amount }.
    [card] La carte donne { hare-amount } à { hare-who }.
    [free_move] Le déplacement était gratuit : { $amount ->
        [0] { hare-who } n’avait rien payé.
       *[other] { hare-who } récupère { hare-amount }.
    }
    [per_lettuce] { hare-who } prend { hare-amount } pour les salades en main.
    [tournament] Aucun dépassement : { hare-who } prend { hare-amount }.
   *[other] { hare-who } prend { hare-amount }.
}
hare-event-moved = { $by ->
    [forward] { $space ->
        [64] { hare-who } quitte { hare-origin } et franchit la ligne.
       *[other] { hare-who } quitte { hare-origin } et avance sur { hare-space }.
    }
    [back] { hare-who } quitte { hare-origin } et recule sur { hare-space }.
    [event] { $space ->
        [64] Le lièvre s’en mêle : { hare-who } quitte { hare-origin } et franchit la ligne.
       *[other] Le lièvre s’en mêle : { hare-who } quitte { hare-origin } et se retrouve sur { hare-space }.
    }
   *[restart] { hare-who } quitte { hare-origin } et revient au Départ.
}
hare-event-gave = { hare-who } donne { hare-amount } à { hare-whom }.
hare-event-ate = { hare-who } mange une salade en position { $position } : { hare-left } en main.
hare-event-laid-down = { $face ->
    [eat] { hare-who } se couche pour manger.
    [nap] { hare-who } s’endort.
   *[miss] { hare-who } va passer un tour.
}
hare-event-turned-up = { $face ->
    [nap] { hare-who } se réveille.
   *[miss] { hare-who } a passé un tour et se relève.
}
hare-event-woke = { hare-by } dépasse { hare-who } et sonne le réveil.
hare-event-passed = { hare-by } dépasse { hare-who }.
hare-event-drew = { $effect ->
    [carrots] { hare-who } tire { $card }.
    [zero] { hare-who } tire 0.
   *[other] { hare-who } tire une carte : { hare-effect }
}
hare-event-rolled = { hare-who } fait { $die } au dé en position { $position } : { hare-effect }
hare-event-charted = { hare-who } tire le numéro { $card } en position { $position } : { hare-effect }
hare-event-given = { hare-who } offre { hare-amount } à { hare-whom }.
hare-event-kept = { hare-who } garde { hare-amount }.
hare-event-banked = { hare-who } met { hare-amount } à la banque.
hare-event-restored = { hare-who } a maintenant exactement { hare-count }.
hare-event-shown = { hare-who } montre { hare-count }.
hare-event-shuffled = Le paquet lièvre est mélangé.
hare-event-restarted = { hare-who } prend un nouveau départ avec { hare-count }.
hare-event-finished = { $place ->
    [1] { hare-who } arrive en première place !
    [2] { hare-who } arrive en deuxième place.
    [3] { hare-who } arrive en troisième place.
    [4] { hare-who } arrive en quatrième place.
    [5] { hare-who } arrive en cinquième place.
   *[other] { hare-who } arrive à la place { $place }.
}
hare-story-overtakes = { $place ->
    [1] { hare-who } dépasse et prend la tête.
    [2] { hare-who } dépasse et passe en deuxième place.
    [3] { hare-who } dépasse et passe en troisième place.
    [4] { hare-who } dépasse et passe en quatrième place.
    [5] { hare-who } dépasse et passe en cinquième place.
   *[other] { hare-who } dépasse et passe à la place { $place }.
}
hare-event-nothing = { $effect ->
    [plus_minus_10] { hare-who } choisit de ne rien faire.
    [carrot_forward] Aucune case carottes à rejoindre devant : il ne se passe rien.
    [carrot_back] Aucune case carottes à rejoindre derrière : il ne se passe rien.
    [position_forward] Aucune place à prendre devant un autre pion : il ne se passe rien.
    [position_back] Aucune place à prendre derrière un autre pion : il ne se passe rien.
    [give_10] Il n’y a personne derrière, ou trop peu à donner : il ne se passe rien.
   *[other] Il ne se passe rien.
}
hare-event-again = { hare-who } doit rejouer.
hare-event-stuck = { hare-who } ne peut pas bouger non plus depuis le Départ : le tour est fini.
hare-event-over = La course est finie.

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
hare-effect-miss_turn = Passe ton prochain tour.
hare-effect-plus_minus_10 = Prends 10 carottes ou rends-en 10.
hare-effect-plus_minus_10_or_nothing = Prends 10 carottes, rends-en 10, ou ne fais rien.
hare-effect-carrot_forward = Avance jusqu’à la prochaine case carottes.
hare-effect-carrot_back = Recule jusqu’à la case carottes la plus proche derrière toi.
hare-effect-position_forward = Gagne une position : juste devant le pion qui te précède.
hare-effect-position_back = Perds une position : juste derrière le pion qui te suit.
hare-effect-eat_lettuce = Mange une salade au prochain tour ; sans salade, passe ce tour.
hare-effect-eat_carrot = Mange une carotte : paie 1.
hare-effect-last_move_free = Le déplacement jusqu’ici était gratuit.
hare-effect-play_again = Rejoue tout de suite.
hare-effect-give_10 = Donne 10 carottes à chaque personne derrière toi.
hare-effect-behind_or_again = Plus de monde derrière que devant : passe un tour. Sinon : rejoue.
hare-effect-restore_65 = Tu as maintenant exactement 65 carottes.
hare-effect-ten_per_lettuce = Prends 10 carottes pour chaque salade en main ; sans salade, passe un tour.
hare-effect-free_ride = Le déplacement jusqu’ici était gratuit.
hare-effect-lose_half = Perds la moitié de tes carottes.
hare-effect-show = Montre tes carottes à tout le monde.
hare-effect-shuffle = Tous les autres te donnent 1 carotte ; puis le paquet est mélangé.
hare-effect-zero = Rien ; le paquet est mélangé.
hare-effect-carrots = Plus : prends autant de carottes. Moins : paie-les, ou prends un nouveau départ.
hare-take-carrots = Prends { hare-amount }.
hare-pay-carrots = Paie { hare-amount } ; si tu en as moins, prends un nouveau départ.

## Start positions that cannot arise

hare-start-passers = Seul un pion qui attend sur une case lièvre, hors de son propre tour, peut avoir été dépassé : par d’autres sièges, nommés une fois chacun.
hare-start-shuffler-seen = La carte { $card } est aussitôt remélangée : elle n’est jamais parmi les cartes vues.
hare-start-deck = Les cartes vues et non vues ne forment pas ensemble le paquet de { $size } cartes.
hare-start-no-turn = Dis à qui c’est de jouer.
hare-start-two-pawns = Deux pions sont sur la case { $space } : une case de la piste n’en accueille qu’un.
hare-start-both-bound = Un seul des pions d’un siège peut être face cachée ou devoir partir.
hare-start-hare-closed = Les cases lièvre sont fermées à cette table : aucun pion ne peut s’y trouver.
hare-start-lettuce-idle = Un pion face visible sur une case salade vient de manger et doit partir : dis-le avec must_leave.
hare-start-nothing-to-eat = Un pion n’est face cachée pour manger que là où l’on mange de la salade, et seulement avec une salade en main.
hare-start-no-missed-turn = Sur cette case, à cette table, aucun tour ne peut être passé.
hare-start-no-nap = Un pion ne dort que sur une case lièvre, et seulement avec hare=nap.
hare-start-need-not-leave = Seul un pion qui vient de manger doit partir : face visible, là où l’on mange de la salade, avec une salade de moins en main.
hare-start-place = Un pion a une place s’il est arrivé (case 64), et seulement alors.
hare-start-places = Les places des pions arrivés doivent être 1, 2, 3 et ainsi de suite, une fois chacune.
hare-start-finished = Il faut ici la liste des sièges des pions arrivés, dans l’ordre de leurs places.
hare-start-over = La course serait déjà finie.
hare-start-could-not-finish = Avec autant de carottes ou de salades, ce pion n’aurait pas pu arriver.
hare-start-already-racing = On tire au sort qui commence avant que quoi que ce soit d’autre ne se passe.
hare-start-turn-home = Tous les pions de ce siège sont arrivés : il n’a plus de tour.
hare-start-pending-bound = Le pion pour lequel quelque chose est en attente est face visible, libre de partir et pas encore arrivé.
hare-start-pending = « { $kind } » ne peut pas être en attente dans cette position.

## Chance outcomes

hare-outcome-die = Un { $number }
hare-outcome-draw = Carte { $number }
hare-outcome-first = { hare-who } commence

## Figures of a race, for statistics

hare-figure-turns = Tours
hare-figure-wasted = Carottes gaspillées
hare-figure-lettuces = Salades à temps
hare-figure-hares = Évènements du lièvre

## Où en est chacun, pour raconter une course

hare-gauge-space = Case sur le parcours
hare-gauge-carrots = Carottes en main

## Plans for the next turn

hare-plan-home = Tu es à l’arrivée : il n’y a plus rien à prévoir.
hare-plan-answer = Il te reste d’abord une autre réponse à donner.
hare-plan-eat = À ton prochain tour, tu manges une salade. Tu pourras prévoir le suivant une fois que ce sera fait.
hare-plan-miss = Tu passes ton prochain tour. Tu pourras prévoir le suivant après.
hare-plan-nap = Tu dors pendant ton prochain tour. Tu pourras prévoir le suivant au réveil.
hare-plan-restart = Pour l’instant, tu ne peux que retourner au Départ à ton prochain tour.
hare-plan-if-place = Seulement si je suis toujours à la place { $value } de la course
hare-plan-if-place-a = Seulement si le lièvre A est toujours à la place { $value } de la course
hare-plan-if-place-b = Seulement si le lièvre B est toujours à la place { $value } de la course

## Its bots by strength, each in a sentence

hare-level-1 = Court tant qu’il lui reste des carottes, et pense trop tard à ses salades.
hare-level-2 = A un plan, mais oublie souvent qu’il faut manger ses salades.
hare-level-3 = Compte sur chaque case pari, même quand elle ne paiera pas.
hare-level-4 = Connaît le chemin, mais évalue mal les distances.
hare-level-5 = Trace son propre chemin jusqu’à l’Arrivée et se soucie peu des autres.
hare-level-6 = Voit un ou deux coups à l’avance.
hare-level-7 = Voit loin et se trompe rarement.
hare-level-8 = Sent bien la course et joue à l’instinct, sans prévoir la suite.
hare-level-9 = Examine des centaines de suites possibles avant chaque coup.
hare-level-10 = Le champion : deux secondes pour chaque coup, et presque rien ne lui échappe.
