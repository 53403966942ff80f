# The rulebook of Why First?, in our own words.

## Chapters

whyfirst-section-setup = Mise en place
whyfirst-section-tricks = Un tour
whyfirst-section-tactical = La variante tactique
whyfirst-section-score = Les points d’une manche
whyfirst-section-end = La fin de la partie
whyfirst-section-leo = Leo, le troisième d’une table de deux

## Set-up

whyfirst-rule-101 = De 2 à 6, chaque personne a un pion. Une partie compte cinq manches ; une manche, cinq tours.
whyfirst-rule-102 = Le paquet a { $size } cartes course : { $counts }.
whyfirst-rule-102-note = { $deck ->
    [printed-34] C’est le tableau qu’imprime la règle italienne ; il compte plus de cartes que les 32 que nomme cette même règle.
   *[standard] La règle allemande de l’éditeur tranche. La règle italienne imprime un tableau de 34 cartes, jouable avec deck=printed-34.
}
whyfirst-rule-103 = La piste a douze cases derrière le départ, de -1 à -12, et seize devant, de 1 à 16. Autant de pions qu’on veut peuvent être sur une même case.
whyfirst-rule-103-note = Notre lecture : le départ lui-même compte pour 0.
whyfirst-rule-104 = Une manche commence avec tous les pions sur le départ et toutes les cartes mélangées. Chaque personne en reçoit cinq ; le reste n’est pas vu jusqu’à la manche suivante.

## A trick

whyfirst-rule-105 = { $mode ->
    [tactical] Tout le monde choisit en secret une carte de sa main. Toutes les cartes sont révélées ensemble.
   *[base] Aux quatre premiers tours, tout le monde choisit en secret une carte de sa main et la personne sur qui la jouer, soi-même si on veut. Toutes les cartes sont révélées ensemble.
}
whyfirst-rule-105-note = Notre ajout : jusqu’à ce que les cartes soient révélées, un choix peut être repris.
whyfirst-rule-106 = Tu peux recevoir n’importe quel nombre de cartes, ou aucune. Le pion bouge une seule fois, de leur somme : d’abord additionner, puis bouger. Il s’arrête à -12 et à 16 ; un pion sur 15 qui reçoit +3 et -4 va donc sur 14.
whyfirst-rule-107 = La cinquième et dernière carte se joue sur soi-même.
whyfirst-rule-107-note = Notre lecture : il n’y a plus de choix, donc le jeu la joue pour tout le monde.
whyfirst-rule-112 = Les cartes jouées restent visibles, et tout le monde peut savoir qui les a jouées sur qui. Les mains, et les choix avant d’être révélés, sont secrets.
whyfirst-rule-112-note = Notre lecture : la règle imprimée met les cartes jouées de côté sans dire si on peut les regarder.

## The tactical variant

whyfirst-rule-301 = Tout le monde pose une carte face cachée ; toutes sont révélées ensemble. Puis, du plus grand nombre blanc au plus petit, chaque personne déplace un pion de son choix de la valeur de sa carte, et le même pion peut être déplacé de nouveau. Les cinq tours se jouent ainsi.
whyfirst-rule-301-note = Notre lecture : la dernière carte est posée par le jeu, mais c’est toujours la personne qui la tenait qui choisit le pion.
whyfirst-rule-302 = Chaque déplacement s’arrête à -12 et à 16. Il faut déplacer un pion ; un déplacement contre le bout de la piste ne fait rien.
whyfirst-rule-302-note = Notre lecture : la règle imprimée ne dit pas ce qui se passe aux deux bouts dans cette variante.
whyfirst-rule-303 = Chaque carte a son propre nombre blanc. Il ne compte que dans cette variante ; sinon, les cartes de même valeur sont identiques.
whyfirst-rule-303-note = Quel nombre est sur quelle carte est notre reconstitution : plus une carte déplace loin, plus son nombre est grand.

## The score of a round

whyfirst-rule-108 = Après le dernier tour, chaque pion sur la deuxième case occupée à partir de la tête marque le nombre de cette case ; un nombre négatif est une perte. Tous les autres ne marquent rien.
whyfirst-rule-109 = Si plusieurs pions sont en tête, la case occupée juste en dessous est la deuxième. Si tous les pions sont sur une même case, personne n’est deuxième et personne ne marque.
whyfirst-rule-109-note = Notre lecture : la règle imprimée n’a pas d’exemple d’égalité en tête.

## The end of the game

whyfirst-rule-110 = Après cinq manches, le deuxième plus grand total gagne. Toutes les personnes qui l’ont gagnent ensemble.
whyfirst-rule-111 = Des totaux égaux comptent une fois : avec 10, 10 et 5, c’est 5 qui gagne. Si tous les totaux sont égaux, tout le monde gagne.
whyfirst-rule-111-note = Notre lecture : comme pour les pions, être plusieurs en tête ne fait de personne un deuxième.

## Leo

whyfirst-rule-201 = À deux, Leo se joint à la table, avec un pion et quatre cartes face cachée par manche. Aux quatre premiers tours, sa carte du dessus est révélée quand les deux ont choisi. { $mode ->
    [tactical] Au cinquième tour, il n’en joue pas. Son pion peut être déplacé comme tout autre.
   *[base] Elle est jouée sur lui-même ; au cinquième tour, il n’en joue pas. On peut jouer des cartes sur lui.
} Il marque comme tout le monde, et il peut gagner.
whyfirst-rule-304 = Dans la variante tactique, la carte de Leo agit quand vient son nombre blanc, et déplace toujours Leo.
whyfirst-rule-304-note = Notre lecture : la règle imprimée ne dit pas comment Leo joue dans cette variante.

## The deck

whyfirst-deck-standard = D’après la règle allemande de l’éditeur.
whyfirst-deck-printed-34 = Tel que l’imprime le tableau de la règle italienne, contre son propre compte de 32.
whyfirst-reconstructed-white-numbers = Nombres blancs : quel nombre est sur quelle carte est notre reconstitution.
