# Pourquoi une action vaut mieux qu’une autre, à quoi penser, et de quoi parlent les problèmes.

## Hare & Tortoise: themes

hare-theme-finish = Franchir la ligne
hare-theme-lettuce = Salades
hare-theme-numbers = Cases pari
hare-theme-carrots = Carottes
hare-theme-tortoise = Reculer
hare-theme-hare = Lièvres
hare-theme-blocking = Barrer la route
hare-theme-way = Le chemin vers l’Arrivée

## Hare & Tortoise: what to think about

hare-nudge-finish = Pense à la ligne : avec combien de carottes as-tu le droit de la franchir ?
hare-nudge-lettuce = Compte tes salades.
hare-nudge-numbers = Quelle sera ta position à ton prochain tour ?
hare-nudge-carrots = Regarde tes carottes : combien t’en restera-t-il ?
hare-nudge-tortoise = Parfois, pour avancer, il faut reculer.
hare-nudge-hare = Demande-toi ce qu’une case lièvre rapporte ici.
hare-nudge-blocking = Qui veut aller où au prochain tour ?
hare-nudge-way = Prévois tout le chemin jusqu’à l’Arrivée, pas seulement ce coup.

## Hare & Tortoise: reasons

hare-why-home = Tu arrives dès maintenant, { $place ->
    [1] en première place.
    [2] en deuxième place.
    [3] en troisième place.
    [4] en quatrième place.
    [5] en cinquième place.
   *[other] à la place { $place }.
}
hare-why-pawn-home = Ce pion arrive dès maintenant.
hare-why-too-late = Tu as encore { $lettuces ->
        [one] { $lettuces } salade
       *[other] { $lettuces } salades
    } à manger, et sinon il { $spaces ->
        [0] ne resterait aucune case salade
        [one] ne resterait qu’une case salade
       *[other] ne resterait que { $spaces } cases salade
    } devant toi.
hare-why-lettuce = Tu manges une salade, ce qui rapporte environ { hare-amount } ; { $lettuces ->
    [0] c’est ta dernière.
   *[other] il t’en reste { $lettuces }, { hare-lettuce-spaces } devant toi.
}
hare-lettuce-spaces = { $spaces ->
    [0] sans aucune case salade
    [one] avec { $spaces } case salade
   *[other] avec { $spaces } cases salade
}
hare-why-better-meal = Là, la salade rapporte environ { hare-amount } au lieu de { $other }.
hare-why-home-next = De là, ton prochain coup peut te mener à l’Arrivée avec { $left ->
        [one] { $left } carotte
       *[other] { $left } carottes
    } en main.
hare-why-too-many = Sinon, tu aurais { $excess ->
        [one] { $excess } carotte
       *[other] { $excess } carottes
    } de trop pour arriver au prochain coup.
hare-why-fewer-too-many = Tu n’as plus { $excess ->
        [one] qu’une carotte
       *[other] que { $excess } carottes
    } de trop pour arriver, au lieu de { $other }.
hare-why-number-pays = Le nombre sera sans doute le bon : { hare-amount } dans environ { $percent } % des cas.
hare-why-number-fails = { $percent ->
    [0] Sinon, tu serais sur un nombre qui n’a presque aucune chance d’être le bon.
   *[other] Sinon, tu compterais sur un nombre qui n’est le bon que dans { $percent } % des cas environ.
}
hare-why-cheaper = Cela coûte { $cost } et te laisse { $left ->
        [one] { $left } carotte
       *[other] { $left } carottes
    } au lieu de { $other }.
hare-why-more-carrots = Cela te laisse { $left ->
        [one] { $left } carotte
       *[other] { $left } carottes
    } au lieu de { $other }.
hare-why-back = Reculer rapporte { hare-amount } : tu en as alors { $left }.
hare-why-back-next = De là, tu peux reculer au prochain tour et prendre { hare-amount }.
hare-why-hare-risk = Sinon, le lièvre décide : { $sign ->
    [more] en moyenne il rapporte { hare-count }, mais tu passes un tour dans { $percent } % des cas.
    [less] en moyenne il coûte { hare-count }, et tu passes un tour dans { $percent } % des cas.
    [only] en moyenne il coûte { hare-count }.
   *[same] en moyenne il ne rapporte rien, et tu passes un tour dans { $percent } % des cas.
}
hare-why-hare-luck = En moyenne, le lièvre rapporte ici { hare-count }, et { $percent ->
    [0] tu ne passes jamais ton tour.
   *[other] tu ne passes un tour que dans { $percent } % des cas.
}
hare-why-blocks = { hare-who } voudrait sans doute y aller juste après, et ne pourra plus.
hare-why-way = Avec un bon plan, il te faut encore environ { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } pour arriver, sinon environ { $other }.

## Why First?: themes

whyfirst-theme-second = La deuxième place
whyfirst-theme-first = Ne pas être en tête
whyfirst-theme-points = Points
whyfirst-theme-total = Le deuxième plus grand total
whyfirst-theme-rivals = Les autres
whyfirst-theme-leo = Leo
whyfirst-theme-hand = Ta main
whyfirst-theme-order = L’ordre des déplacements

## Why First?: what to think about

whyfirst-nudge-second = Qui sera à la deuxième place après ce tour ?
whyfirst-nudge-first = Veux-tu être en tête ?
whyfirst-nudge-points = Que vaut la deuxième place dans cette manche ?
whyfirst-nudge-total = Regarde les totaux : qui ne doit pas avoir trop de points ?
whyfirst-nudge-rivals = Qui tes cartes aident-elles ? À qui nuisent-elles ?
whyfirst-nudge-leo = N’oublie pas Leo.
whyfirst-nudge-hand = Pense aux cartes qui restent dans ta main.
whyfirst-nudge-order = Veux-tu jouer tôt ou tard ?

## Why First?: reasons

whyfirst-why-second = { $when ->
    [end] Tu finis la manche à la deuxième place dans environ { $percent } % des cas, contre { $other } % sinon.
   *[now] Après le tour, tu es à la deuxième place dans environ { $percent } % des cas, contre { $other } % sinon.
}
whyfirst-why-not-first = { $when ->
    [end] Sinon, tu finirais la manche en tête dans environ { $other } % des cas au lieu de { $percent } % ; être en tête ne rapporte rien.
   *[now] Sinon, tu serais en tête dans environ { $other } % des cas au lieu de { $percent } % ; être en tête ne rapporte rien.
}
whyfirst-why-leads = Tu as le plus grand total ({ $total }), or ce n’est pas lui qui gagne : ainsi, tu peux t’attendre à moins de points.
whyfirst-why-points = La manche te rapporte { whyfirst-points } en moyenne, contre { $other } sinon.
whyfirst-why-wins = { $last ->
    [yes] Tu finis avec le total qui gagne dans environ { $percent } % des cas, contre { $other } % sinon.
   *[no] Après la manche, tu as le deuxième plus grand total dans environ { $percent } % des cas, contre { $other } % sinon.
}
whyfirst-why-most = Sinon, tu aurais le plus grand total dans environ { $other } % des cas au lieu de { $percent } %, or ce n’est pas lui qui gagne.
whyfirst-why-costs = Cela coûte en moyenne { whyfirst-points } { whyfirst-whom }.
whyfirst-why-gives = Tu as le plus grand total, or ce n’est pas lui qui gagne : { whyfirst-who } rattrape ainsi { whyfirst-points }.
whyfirst-why-keeps-out = Cela coûte la deuxième place { whyfirst-whom } dans environ { $percent } % des cas.
whyfirst-why-sends-ahead = { whyfirst-who } passe ainsi en tête dans environ { $percent } % des cas, contre { $other } % sinon.
whyfirst-why-keeps-both = Tu gardes des cartes pour les deux sens : { $cards }.
whyfirst-why-later = Avec { $white }, tu joues plus tard qu’avec { $other }, quand on en sait davantage.
whyfirst-why-earlier = Avec { $white }, tu joues plus tôt qu’avec { $other }.
whyfirst-whom = { $seat ->
    [one] au siège { $seat }
    [many] au siège { $seat }
    [other] au siège { $seat }
   *[name] à { $seat }
}

## Puzzles

puzzle-unknown = Il n’y a pas de problème « { $id } ».
puzzle-none = Il n’y a pas de problème pour { $game }.
