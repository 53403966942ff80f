# The rulebook of Hare & Tortoise, in our own words.
# $runner is what the edition calls the slow runner; switches of the edition are “yes” or “no”.

hare-runner = { $runner ->
    [hedgehog] hérisson
   *[tortoise] tortue
}

## Chapters

hare-section-setup = Mise en place
hare-section-turn = Le tour
hare-section-forward = Avancer
hare-section-numbers = Cases pari
hare-section-food = Cases carottes et cases salade
hare-section-back = { $runner ->
    [hedgehog] Cases hérisson
   *[tortoise] Cases tortue
}
hare-section-hare = Cases lièvre
hare-section-restart = Nouveau départ
hare-section-finish = Arrivée
hare-section-two = La course à deux
hare-section-teams = Équipes
hare-section-variant = { $whole ->
    [yes] Variantes du lièvre
   *[no] Le lièvre à cette table
}

## Set-up

hare-rule-101 = De 3 à 6, on prend un pion par personne, posé sur le Départ. À deux, on prend deux pions par personne ; à 4 ou à 6, on peut jouer en équipes.
hare-rule-102 = Carottes au début, selon le nombre de participants : { $starts }. À une table de { $players }, cela fait { $start } par personne.
hare-rule-103 = Chaque personne prend trois salades.
hare-rule-104 = { $carrots_public ->
    [yes] À cette table, tout le monde voit combien de carottes ont les autres.
   *[no] Le nombre de tes carottes est secret, mais tout le monde voit ce qui est payé ou pris. Un nombre montré à tous reste connu jusqu’à ce qu’il change. Une table peut convenir de jouer à carottes découvertes, ou avec un aide-mémoire qui compte pour tout le monde.
}
hare-rule-104-note = Notre lecture : la règle imprimée de cette édition ne dit pas si les carottes sont secrètes ; le texte de l’auteur le dit.
hare-rule-105 = { $first ->
    [draw] On tire au sort qui commence.
   *[seat0] On convient de qui commence ; ici, c’est le premier siège.
} On joue ensuite à tour de rôle.

## The turn

hare-rule-201 = Un pion face cachée parce qu’il passe un tour est remis face visible, et le tour est fini.
hare-rule-202 = Un pion face cachée pour manger mange maintenant, et le tour est fini.
hare-rule-203 = Avant toute chose, une case pari dont le nombre est le bon paie, que tu le veuilles ou non. Avec deux pions par personne, voir HT-403.
hare-rule-204 = Sinon, le tour est une action avec un pion : avancer, reculer sur une case { hare-runner }, ou rester sur une case carottes. On ne peut pas passer. Un second pion qui se repose sur une case carottes pendant que l’autre bouge ne rapporte rien.
hare-rule-205 = Si tu n’as aucune action permise, tu dois prendre un nouveau départ, et seulement dans ce cas.
hare-rule-206 = { $hare ->
    [chart] Une case lièvre agit dès qu’on l’atteint.
    [die] Une case lièvre agit dès qu’on l’atteint.
    [deck] Une case lièvre agit dès qu’on l’atteint.
   *[variant] Ce que fait une case lièvre à cette table est expliqué plus bas.
} Les cases pari, carottes et salade agissent au tour suivant.
hare-rule-207 = Quand tous tes pions sont arrivés, tu n’as plus de tour.

## Moving forward

hare-rule-301 = Avancer de 1, 2, 3, 4, 5 cases coûte 1, 3, 6, 10, 15 carottes : chaque case de plus coûte une carotte de plus que la précédente. On les paie à la banque avant de bouger le pion. Les cases occupées comptent.
hare-rule-302 = Le déplacement doit finir sur une case libre ; seuls le Départ et l’Arrivée accueillent autant de pions qu’on veut.
hare-rule-303 = On ne finit jamais un déplacement en avant sur une case { hare-runner }.
hare-rule-304 = On n’entre sur une case salade qu’avec une salade en main.
hare-rule-305 = Pour aller sur l’Arrivée, voir HT-850.

## Number spaces

hare-rule-401 = Si ton pion est sur une case pari dont le nombre est sa position dans la course, tu prends, avant qu’il ne reparte, 10 carottes fois cette position, que tu le veuilles ou non. 1/5/6 vaut pour la première (10), la cinquième (50) et la sixième position (60).
hare-rule-402 = Rien ne se passe à l’arrivée sur la case : jusqu’au tour suivant, les pions qui dépassent ce pion, en avançant ou en reculant, changent sa position.
hare-rule-403 = { $number_pay ->
    [turn_start] Avec deux pions par personne, chaque pion à toi dont la position est le nombre de sa case touche sa prime au tout début du tour, même si ce tour sert ensuite à manger ou est passé.
   *[on_leaving] Avec deux pions par personne, seul le pion qui bouge maintenant, en avant ou en arrière, touche sa prime, au tout début de son déplacement. La prime aide déjà à payer ce déplacement et compte pour la limite à l’Arrivée.
}
hare-rule-403-note = Notre lecture : les textes principaux disent « juste avant de partir », les résumés « au début du tour ». Avec deux pions, ce n’est pas pareil ; une table peut choisir (number_pay).
hare-rule-404 = La position dans la course est le nombre de pions strictement devant, plus un. Les pions arrivés sont devant, dans l’ordre de leur arrivée ; les pions qui sont ensemble sur le Départ partagent une position. Tous les pions comptent, les tiens aussi.
hare-rule-404-note = Notre lecture : que les pions sur le Départ partagent une position, et que ton propre second pion compte.

## Carrot and lettuce spaces

hare-rule-501 = Sur une case carottes, tu peux rester au lieu de bouger, et prendre 10 carottes à la banque ou lui en rendre 10, autant de tours de suite que tu veux.
hare-rule-501-note = Notre lecture : pour rendre 10 carottes, il faut en avoir 10 en main.
hare-rule-502 = Un pion qui atteint une case salade est mis face cachée.
hare-rule-503 = Au tour suivant, il est remis face visible, une salade quitte le jeu, et tu prends 10 carottes fois la position du pion à ce moment-là. Le tour est fini.
hare-rule-504 = Au tour d’après, le pion doit partir, en avant ou en arrière. Il ne peut pas manger là une nouvelle fois sans être parti.

## Tortoise and hedgehog spaces

hare-rule-601 = Un pion peut reculer sur la case { hare-runner } la plus proche derrière lui, et sur aucune autre, si elle est libre. Cela ne coûte rien : tu prends 10 carottes par case de recul, que tu le veuilles ou non. S’il n’y en a pas derrière lui, il ne peut pas reculer.
hare-rule-602 = D’une case { hare-runner }, un pion peut reculer sur la précédente, tour après tour.

## Hare spaces: charts, die and the deck of 1978

hare-rule-701 = Passer un tour : le pion est mis face cachée ; le tour suivant, il est seulement remis face visible.
hare-rule-702 = Dix de plus ou dix de moins : prends 10 carottes ou rends-en 10{ $choice_of_nothing ->
    [yes] , ou ne fais rien.
   *[no] .
}
hare-rule-702-note = Notre lecture : pour rendre 10 carottes, il faut en avoir 10 en main.
hare-rule-703 = Avancer aux carottes : { $jump_to_vacant ->
    [yes] jusqu’à la prochaine case carottes libre devant. S’il n’y en a pas, il ne se passe rien.
   *[no] jusqu’à la prochaine case carottes devant. Si elle est occupée, ou s’il n’y en a pas, il ne se passe rien.
}
hare-rule-704 = Reculer aux carottes : { $jump_to_vacant ->
    [yes] jusqu’à la case carottes libre la plus proche derrière. S’il n’y en a pas, il ne se passe rien.
   *[no] jusqu’à la case carottes la plus proche derrière. Si elle est occupée, ou s’il n’y en a pas, il ne se passe rien.
}
hare-rule-705 = Gagner une position : jusqu’à la première case libre devant le pion qui précède sur la piste, en sautant les cases { hare-runner }, et les cases salade si tu n’as pas de salade en main. Puis cette case agit. { $position_to_finish ->
    [yes] S’il n’y a pas de telle case avant l’Arrivée, le pion va sur l’Arrivée sans payer, à condition de pouvoir arriver maintenant ; sinon, il ne se passe rien.
   *[no] S’il n’y a pas de telle case avant l’Arrivée, il ne se passe rien.
}
hare-rule-705-note = Notre lecture : n’importe quel pion peut être celui qui précède, un des tiens aussi{ $position_to_finish ->
    [yes] .
   *[no] ; et quand il ne reste pas de case avant l’Arrivée, il ne se passe rien.
}
hare-rule-706 = Perdre une position : jusqu’à la première case libre derrière le pion qui suit sur la piste, en sautant { $position_to_tortoise ->
    [yes] les cases salade si tu n’as pas de salade en main. Une case { hare-runner } peut être atteinte ainsi, mais ne paie rien.
   *[no] les cases { hare-runner }, et les cases salade si tu n’as pas de salade en main.
} Puis la case atteinte agit.
hare-rule-706-note = Notre lecture : si le pion qui suit est sur le Départ, ou s’il ne reste pas de case après le Départ, il ne se passe rien.
hare-rule-707 = Manger une salade : comme sur une case salade, le pion est face cachée, mange au tour suivant et doit partir au tour d’après. Sans salade, tu passes le tour et ne prends rien.
hare-rule-708 = Manger une carotte : paie 1 carotte. Si tu n’en as pas, tu prends un nouveau départ.
hare-rule-709 = Coup gratuit : les carottes payées pour le déplacement jusqu’ici reviennent, que tu le veuilles ou non.
hare-rule-709-note = Notre lecture : un pion amené ici par un événement n’a rien payé, donc rien ne revient.
hare-rule-710 = Rejouer : le même pion doit faire tout de suite un autre déplacement, payé comme d’habitude, et la case qu’il atteint agit. S’il ne peut pas, il prend un nouveau départ.
hare-rule-710-note = Notre lecture : un autre déplacement se fait en avant ou en arrière ; rester ne compte pas.
hare-rule-711 = Ce qui ne peut pas se faire ne se fait pas.
hare-rule-712 = { $hare ->
    [chart] On tire l’une de six cartes numérotées, chaque fois avec les mêmes chances. Le tableau donne l’événement : la ligne est la carte, la colonne la position du pion après son déplacement.
   *[die] On lance un dé. Le tableau donne l’événement : la ligne est la position du pion après son déplacement, la colonne le nombre obtenu.
}
hare-rule-712-note = En partie reconstitué : nous sommes sûrs de certaines cases du tableau ; le reste suit le tableau de 1974.
hare-rule-713 = Le paquet lièvre a { $deck_size } cartes. Une carte tirée va sous le paquet quand son action commence, avant toute carte à laquelle son action mène.{ $deck_shuffles ->
    [yes] { "" }
   *[no] { " " }Il n’est plus jamais mélangé : quand toutes les cartes ont été vues, leur ordre est connu.
}
hare-rule-713-note = Notre lecture : à quel moment précis la carte va sous le paquet.

## Hare spaces: the deck of 2008 and 2010

hare-rule-720 = La carte qui fait mélanger le paquet ne va pas dessous : elle est mélangée avec les autres.
hare-rule-721 = Donner dix : donne 10 carottes à chaque personne derrière toi. { $give_less ->
    [yes] Pas assez pour tous : 5 chacun ; toujours pas assez : 1 chacun ; toujours pas assez : rien.
   *[no] Pas assez pour tous : rien.
} Qui reçoit un cadeau le garde en entier ou le met en entier à la banque.
hare-rule-721-note = Notre lecture : on répond aux cadeaux dans l’ordre du tour, en commençant après la personne qui donne{ $give_less ->
    [yes] , et qui ne peut même pas donner 1 à chacun ne donne rien.
   *[no] .
}
hare-rule-722 = Passer ou rejouer : s’il y a plus de monde derrière toi que devant, passe ton prochain tour. Sinon, même à égalité, rejoue tout de suite (HT-710).
hare-rule-722-note = Notre lecture : qui est arrivé est devant, qui est sur le Départ est derrière.
hare-rule-723 = Soixante-cinq : à partir de maintenant tu as exactement 65 carottes, que ce soit plus ou moins qu’avant.
hare-rule-723-note = Notre lecture : 65 quel que soit le nombre de participants.
hare-rule-724 = Dix par salade : prends 10 carottes pour chaque salade encore en main. Si tu n’en as pas, passe ton prochain tour.
hare-rule-725 = Trajet gratuit : les carottes payées pour le déplacement jusqu’ici reviennent, que tu le veuilles ou non ; après un événement, rien ne revient.
hare-rule-726 = Perdre la moitié : la moitié des carottes va à la banque. Si leur nombre est impair, la carotte en trop te reste.
hare-rule-727 = Montrer : tout le monde voit tes carottes.
hare-rule-728 = Mélanger : toutes les autres personnes, arrivées ou non, donnent 1 carotte à celle qui a tiré la carte. Puis tout le paquet est mélangé, y compris cette carte.
hare-rule-728-note = Notre lecture : qui n’a pas de carotte n’en donne pas.
hare-rule-729 = Dans la course à deux, « derrière toi » et « devant toi » se disent des pions adverses, vus du pion qui a tiré la carte. Un cadeau est de { hare-gift-each } pour chacun d’eux, gardé ou mis à la banque en entier.
hare-gift-each = { $give_less ->
    [yes] 10 (ou 5, ou 1)
   *[no] 10
}
hare-rule-729-note = Notre lecture : la carte parle de joueurs ; avec deux pions par personne, nous comptons les pions.

## Hare spaces: the deck of 2014

hare-rule-740 = +n : prends n carottes. −n : paie n carottes ; si tu en as moins, tu prends un nouveau départ.
hare-rule-741 = 0 : il ne se passe rien, et tout le paquet est mélangé.
hare-rule-742 = Le tableau du paquet montre combien il y a de cartes de chaque valeur.
hare-rule-742-note = Reconstitué : la règle imprimée nomme les valeurs et 15 cartes en tout, pas combien il y en a de chacune.

## Restart

hare-rule-801 = Si tu n’as aucune action permise, ou ne peux pas payer ce qu’un événement demande, tu remets le pion sur le Départ et tu as alors exactement { $restart_as_started ->
    [yes] autant de carottes qu’au début : { $restart } à une table de { $players }
   *[no] { $restart } carottes
}. Les salades mangées restent mangées.
hare-rule-801-note = Notre lecture : le texte de l’auteur dit « quelle qu’en soit la raison ». La règle imprimée de cette édition en nomme deux : trop peu de carottes avec la case { hare-runner } de derrière occupée, et un événement qu’on ne peut pas payer.
hare-rule-802 = Après un nouveau départ, le pion repart aussitôt, dans le même tour. Mais un nouveau départ parce qu’un événement n’a pas pu être payé met fin au tour.
hare-rule-802-note = Notre lecture : la règle imprimée de cette édition n’en dit rien ; le texte de l’auteur le dit.
hare-rule-803 = Avec deux pions par personne, si aucune action n’est permise, tu choisis le pion qui prend un nouveau départ parmi ceux qui ne sont ni arrivés ni sur le Départ ; s’il n’y en a pas, et seulement alors, un pion sur le Départ. Un pion qui devait partir ou rejouer et ne le peut pas est celui qui prend un nouveau départ, même si l’autre pouvait bouger. Après un événement, c’est le pion qui l’a tiré.
hare-rule-803-note = Notre lecture : les règles imprimées ne disent pas lequel des deux pions prend un nouveau départ.
hare-rule-804 = Si tu as pris un nouveau départ et ne peux toujours pas bouger, le tour est fini.
hare-rule-804-note = Notre lecture : les règles imprimées ne parlent pas de ce cas.

## Finish

hare-rule-850 = Un pion arrive en payant la distance exacte jusqu’à l’Arrivée. Il ne le peut que sans salade et, une fois le déplacement payé, avec au plus { $flat ->
    [yes] { $flat_limit } carottes, quelle que soit la place.
   *[no] 10 carottes fois sa place : 10 pour la première, 20 pour la deuxième, 30 pour la troisième, et ainsi de suite.
}
hare-rule-851 = { $until ->
    [winner] Le premier pion arrivé gagne, et la course est finie aussitôt.
   *[places] Quand chacun court pour soi, le premier pion arrivé gagne. Les autres continuent pour les places, jusqu’à ce que cinq soient arrivés ou qu’il n’en reste qu’un.
}
hare-rule-851-note = Notre lecture : à moins de six, la course finit quand il n’en reste qu’un.
hare-rule-852 = Les pions arrivés comptent toujours pour toutes les positions.
hare-rule-853 = Aucune règle ne limite le nombre de tours, ni les carottes en main, ni celles de la banque.
hare-rule-853-note = Notre lecture : rien dans les règles imprimées ne fixe de limite. Les simulations de jeu sans but sont interrompues après un certain nombre d’actions, et le disent.

## The race for two

hare-rule-901 = À deux, chaque personne prend deux pions, 5 salades et { $start_two } carottes, en une seule main pour les deux pions.
hare-rule-902 = Un tour est pour l’un des deux pions, jamais pour les deux. Un pion qui a atteint une case salade doit manger au tour suivant et partir au tour d’après.
hare-rule-902-note = Notre lecture : il en va de même après tout événement qui met un pion face cachée : le tour suivant est pour ce pion.
hare-rule-903 = { $first_pawn_any_lettuces ->
    [yes] Ton premier pion peut arriver avec autant de carottes et de salades que tu veux.
   *[no] Ton premier pion peut arriver avec autant de carottes que tu veux, mais seulement quand toutes les salades sont mangées.
}
hare-rule-903-note = Notre lecture : les textes anglais et français de cette édition demandent que toutes les salades soient mangées ; les textes allemand et italien n’en disent rien.
hare-rule-904 = Le second pion ne peut arriver que sans salade et avec au plus { $flat ->
    [yes] { $flat_limit } carottes.
   *[no] 10 carottes fois sa place parmi tous les pions : 20 à la deuxième, 30 à la troisième.
}
hare-rule-905 = La première personne dont les deux pions sont arrivés gagne, et la course est finie.

## Teams

hare-rule-1001 = À 4, on forme deux équipes de deux ; à 6, trois équipes de deux ou deux équipes de trois. Dans l’ordre du tour, deux membres d’une équipe ne se suivent jamais.
hare-rule-1001-note = Notre lecture : les sièges vont aux équipes à tour de rôle : avec deux équipes un siège sur deux, avec trois un sur trois.
hare-rule-1002 = Tout le reste est comme quand chacun court pour soi. La première équipe dont tous les pions sont arrivés gagne, et la course est finie.
hare-rule-1003 = Les membres d’une équipe peuvent se parler, s’aider et gêner les autres, ouvertement.

## Variants

hare-rule-1101 = Sprint : rien ne se passe quand on atteint une case lièvre. En repartir vers l’avant coûte 5 carottes par case, quelle que soit la distance.
hare-rule-1102 = Sieste : sur une case lièvre, le pion s’endort, face cachée. Son tour suivant ne fait que le remettre face visible ; il peut bouger au tour d’après. Si le pion d’une autre personne le dépasse pendant qu’il dort, en avançant ou en reculant, il se réveille aussitôt et bouge comme d’habitude à son tour suivant.
hare-rule-1102-note = Notre lecture : un pion remis sur le Départ ou qui va sur l’Arrivée dépasse, lui aussi.
hare-rule-1103 = Fermé : aucun pion ne peut entrer sur une case lièvre.
hare-rule-1104 = Tournoi : rien ne se passe quand on atteint une case lièvre. Au tout début du tour suivant, juste après le paiement des cases pari, tu prends 10 carottes si personne d’autre n’a dépassé le pion depuis. Sinon, tu paies 10 carottes pour chaque personne qui l’a fait, comptée une seule fois, dans la limite de tes carottes.
hare-rule-1104-note = Trouvé dans les règles de tournoi utilisées à la Mind Sports Olympiad depuis 2019. Notre lecture : ce que dépasser veut dire (passer de l’autre côté du pion, de quelque manière et dans quelque sens que ce soit), et qu’une dette s’arrête à la dernière carotte.
hare-rule-1105 = Parking : rien ne se passe sur une case lièvre. On la quitte comme n’importe quelle autre.

## The edition’s numbers and tables

hare-printed = { $printed ->
    [to_finish] Les petits nombres imprimés sur le plateau décroissent jusqu’à l’Arrivée : la case 10 de ces règles y porte le nombre 54.
   *[from_start] Les petits nombres imprimés sur le plateau croissent depuis le Départ, comme dans ces règles.
}
hare-board = { $about } L’ordre de ses cases a été reconstitué d’après des images et des descriptions ; nous sommes sûrs de l’ensemble à { $confidence } %.
hare-reconstructed-board = L’ordre des cases du plateau : nous en sommes sûrs à { $confidence } %.

## Short names of the hare’s events and cards

hare-card-miss_turn = Passer un tour
hare-card-plus_minus_10 = Dix de plus ou dix de moins
hare-card-plus_minus_10_or_nothing = Dix de plus, dix de moins ou rien
hare-card-carrot_forward = Avancer aux carottes
hare-card-carrot_back = Reculer aux carottes
hare-card-position_forward = Gagner une position
hare-card-position_back = Perdre une position
hare-card-eat_lettuce = Manger une salade
hare-card-eat_carrot = Manger une carotte
hare-card-last_move_free = Coup gratuit
hare-card-play_again = Rejouer
hare-card-give_10 = Donner dix
hare-card-behind_or_again = Passer ou rejouer
hare-card-restore_65 = Soixante-cinq
hare-card-ten_per_lettuce = Dix par salade
hare-card-free_ride = Trajet gratuit
hare-card-lose_half = Perdre la moitié
hare-card-show = Montrer
hare-card-shuffle = Mélanger
hare-card-carrots = { $card }
hare-card-zero = 0
