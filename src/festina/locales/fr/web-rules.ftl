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

web-rules-short-hare-1 = On carbure aux carottes. Tu en as { $start }, et chaque pas d’un déplacement coûte une carotte de plus que le précédent : 1 case en coûte 1, 2 cases en coûtent 3, 3 en coûtent 6, 10 en coûtent 55.
web-rules-short-hare-2 = À ton tour, tu avances jusqu’à une case libre que tes carottes te permettent d’atteindre ; ou tu recules, ou tu restes sur une case carottes. On ne peut pas passer.
web-rules-short-hare-3 = Une case pari rapporte 10 carottes fois ta position quand tu repars, si son nombre est alors ta position dans la course.
web-rules-short-hare-4 = Sur une case carottes, tu peux rester, pour prendre 10 carottes ou en rendre 10.
web-rules-short-hare-5 = Tu dois manger { $lettuces } salades en chemin. Sur une case salade, tu prends un tour pour manger et tu gagnes 10 carottes fois ta position : plus tu es loin derrière, plus cela rapporte.
web-rules-short-hare-6 = { $runner ->
    [hedgehog] Reculer jusqu’au hérisson le plus proche
   *[tortoise] Reculer jusqu’à la tortue la plus proche
} derrière toi est gratuit et rapporte 10 carottes par case. C’est ainsi qu’on refait le plein.
web-rules-short-hare-7 = Une case lièvre, c’est la loterie : il se passe tout de suite quelque chose.
web-rules-short-hare-8 = Le premier lièvre arrivé gagne. Mais on ne franchit la ligne que sans salade, et avec au plus { $limit } carottes si personne n’est encore arrivé.

## Why First? in a minute

web-rules-short-whyfirst-1 = Tout le monde a un pion sur une piste de −12 à 16, et cinq cartes de −4 à +5. Une partie compte cinq manches ; une manche, cinq tours.
web-rules-short-whyfirst-2 = À chaque tour, tout le monde choisit en secret une carte et le pion qu’elle déplace : le sien, ou n’importe quel autre.
web-rules-short-whyfirst-3 = Toutes les cartes sont révélées ensemble. Chaque pion bouge une seule fois, de la somme de ses cartes.
web-rules-short-whyfirst-4 = La dernière carte d’une manche se joue sur soi-même.
web-rules-short-whyfirst-5 = Ensuite, seule la deuxième place marque : le nombre de sa case. La première ne marque rien, les autres non plus.
web-rules-short-whyfirst-6 = Après cinq manches, le deuxième plus grand total gagne. Pas le plus grand.

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
