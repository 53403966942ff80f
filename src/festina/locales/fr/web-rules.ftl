# The rules in the browser. The complete rules stand in hare-rules.ftl and whyfirst-rules.ftl; here is what is around them.

web-rules-title = Règles
web-rules-short = En une minute
web-rules-complete = Au complet
web-rules-marks = Chaque règle a un numéro. « Notre lecture » signale ce que les règles imprimées laissent ouvert, ou ce que nous avons reconstitué nous-mêmes.
web-rules-reading = notre lecture
web-rules-not-here = { $rule } ne concerne pas cette table et n’est donc pas dans la liste.
web-rules-search = Trouver une règle
web-rules-search-example = salade, nouveau départ, 301…
web-rules-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] { $count } règle trouvée.
   *[other] { $count } règles trouvées.
}
web-rules-try = Apprendre en jouant

## Hare & Tortoise in a minute

web-rules-short-hare-1 = { $pawns ->
    [2] On carbure aux carottes, avec deux lièvres. Tu en as { $start } pour les deux, et chaque pas d’un déplacement coûte une carotte de plus que le précédent : 1 case en coûte 1, 2 cases en coûtent 3, 3 en coûtent 6, 10 en coûtent 55.
   *[one] On carbure aux carottes. Tu en as { $start }, et chaque pas d’un déplacement coûte une carotte de plus que le précédent : 1 case en coûte 1, 2 cases en coûtent 3, 3 en coûtent 6, 10 en coûtent 55.
}
web-rules-short-hare-2 = { $pawns ->
    [2] À ton tour, tu fais avancer un de tes lièvres jusqu’à une case libre que tes carottes te permettent d’atteindre ; ou il recule, ou il reste sur une case carottes. On ne peut pas passer.
   *[one] À ton tour, tu avances jusqu’à une case libre que tes carottes te permettent d’atteindre ; ou tu recules, ou tu restes sur une case carottes. On ne peut pas passer.
}
web-rules-short-hare-3 = { $pawns ->
    [2] { $number_pay ->
        [turn_start] Au début de ton tour, chacun de tes lièvres sur une case pari rapporte 10 carottes fois sa position, si le nombre de la case est sa position dans la course.
       *[on_leaving] Une case pari rapporte 10 carottes fois la position du lièvre qui s’y trouve quand ce lièvre repart, si le nombre est alors sa position dans la course.
    }
   *[one] Une case pari rapporte 10 carottes fois ta position quand tu repars, si son nombre est alors ta position dans la course.
}
web-rules-short-hare-4 = Sur une case carottes, tu peux rester, pour prendre 10 carottes ou en rendre 10.
web-rules-short-hare-5 = Tu dois manger { $lettuces } salades en chemin. Sur une case salade, tu prends un tour pour manger et tu gagnes 10 carottes fois ta position : plus tu es loin derrière, plus cela rapporte.
web-rules-short-hare-6 = { $runner ->
    [hedgehog] Reculer jusqu’au hérisson le plus proche
   *[tortoise] Reculer jusqu’à la tortue la plus proche
} derrière toi est gratuit et rapporte 10 carottes par case. C’est ainsi qu’on refait le plein.
web-rules-short-hare-7 = { $hare ->
    [sprint] Sur une case lièvre, il ne se passe rien. En repartir vers l’avant coûte 5 carottes par case, quelle que soit la distance.
    [nap] Sur une case lièvre, ton lièvre s’endort et perd un tour, sauf si quelqu’un le dépasse.
    [closed] Les cases lièvre sont fermées : personne ne peut y entrer.
    [tournament] Sur une case lièvre, tu paries que personne ne te dépassera : si c’est le cas, ton prochain tour te rapporte 10 carottes ; sinon, tu en paies 10 pour chaque personne qui l’a fait.
    [parking] Les cases lièvre servent de parking : il ne s’y passe rien.
   *[edition] Une case lièvre, c’est la loterie : il se passe tout de suite quelque chose.
}
web-rules-short-hare-8 = { $pawns ->
    [2] On gagne en amenant ses deux lièvres à l’Arrivée avant l’adversaire. { $first_pawn_any_lettuces ->
        [yes] Ton premier lièvre peut arriver avec autant de carottes et de salades que tu veux ;
       *[no] Ton premier lièvre peut arriver avec autant de carottes que tu veux, mais sans salade ;
    } le second seulement sans salade, et avec au plus { $flat ->
        [yes] { $second } carottes.
       *[no] { $second } carottes s’il est le deuxième lièvre arrivé, { $third } s’il est le troisième.
    }
   *[one] { $team ->
        [yes] La première équipe dont tous les lièvres sont arrivés gagne.
       *[no] Le premier lièvre arrivé gagne.
    } Mais on ne franchit la ligne que sans salade, et avec au plus { $flat ->
        [yes] { $limit } carottes.
       *[no] { $limit } carottes si personne n’est encore arrivé.
    }
}

## Why First? in a minute

web-rules-short-whyfirst-1 = Tout le monde a un pion sur une piste de { $lowest } à { $highest }, et cinq cartes de { $weakest } à { $strongest }. Une partie compte cinq manches ; une manche, cinq tours.
web-rules-short-whyfirst-2 = { $mode ->
    [tactical] À chaque tour, tout le monde pose une carte face cachée.
   *[base] À chaque tour, tout le monde choisit en secret une carte et le pion qu’elle déplace : le sien, ou n’importe quel autre.
}
web-rules-short-whyfirst-3 = { $mode ->
    [tactical] Toutes les cartes sont révélées ensemble. Puis, du plus grand nombre blanc au plus petit, chaque personne déplace un pion avec sa carte : le sien, ou n’importe quel autre.
   *[base] Toutes les cartes sont révélées ensemble. Chaque pion bouge une seule fois, de la somme de ses cartes.
}
web-rules-short-whyfirst-4 = { $mode ->
    [tactical] Même la dernière carte d’une manche peut déplacer n’importe quel pion.
   *[base] La dernière carte d’une manche se joue sur soi-même.
}
web-rules-short-whyfirst-5 = Ensuite, seule la deuxième place marque : le nombre de sa case. La première ne marque rien, les autres non plus.
web-rules-short-whyfirst-6 = Après cinq manches, le deuxième plus grand total gagne. Pas le plus grand.
web-rules-short-whyfirst-leo = Le troisième coureur est Leo, que personne ne dirige. Aux quatre premiers tours, on révèle une carte pour lui, et c’est lui qu’elle déplace. Tu peux le déplacer aussi ; il marque comme tout le monde, et il peut gagner.

## Numbers, cards and tables

web-rules-numbers = En chiffres
web-rules-by-players = Carottes et salades selon le nombre de participants
web-rules-start = Carottes au début
web-rules-restart = Après un nouveau départ
web-rules-lettuces = Salades
web-rules-finish = Carottes permises à l’Arrivée
web-rules-finish-place = Pour arriver
web-rules-finish-carrots = Carottes, au plus
web-rules-hare = Ce que fait le lièvre
web-rules-deck = Les cartes lièvre
web-rules-card = Carte
web-rules-count = Combien
web-rules-what = Ce qui se passe
web-rules-chart = Le tableau du lièvre
web-rules-position-roll = Position \ dé
web-rules-card-position = Carte \ position
web-rules-card-number = Carte { $number }
web-rules-chart-star = * reconstitué
web-rules-sources = D’où cela vient
web-rules-reconstructed = Reconstitué :
web-rules-race-deck = Le paquet : { $size } cartes course
web-rules-white = Nombres blancs
