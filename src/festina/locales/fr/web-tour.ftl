# Learning by playing: a coach beside a real game, and tips later on.

web-tour-title = Apprendre en jouant
web-tour-lead = Une vraie partie contre deux bots gentils, avec un coach qui explique une chose à la fois. Tu peux continuer sans lui quand tu veux.
web-tour-hare-lead = Dix petits pas sur la piste : les carottes, les salades, les tortues, et comment arriver au bout.
web-tour-hare-start = Lancer la première course
web-tour-whyfirst-lead = Cinq petits pas : pourquoi rien ne vaut la deuxième place.
web-tour-whyfirst-start = C’est parti
web-tour-rules = Je préfère lire les règles.
web-tour-coach = Le coach
web-tour-step = { $step } sur { $steps }
web-tour-next = Suivant
web-tour-back = Retour
web-tour-skip = Passer
web-tour-leave = Continuer sans coach
web-tour-finish = Continuer la partie
web-tour-done = Bravo !
web-tour-wait = Les autres jouent ; c’est à toi dans un instant.
web-tour-elsewhere = Nous voilà dans une autre course, plus loin sur la piste.
web-tour-try-forward = Essaie la case { $space } : elle coûte { $cost ->
        [one] { $cost } carotte
       *[other] { $cost } carottes
    }.
web-tour-try-back = Essaie la case { $space }, derrière toi : elle rapporte { $gain } carottes.
web-tour-try-take = Tu es sur une case carottes : reste, et prends-en 10.
web-tour-ahead = Aucune n’est encore à portée : la prochaine est la case { $space }.
web-tour-pass-tortoise = Il en faut une derrière toi : passe d’abord devant une.

## The first race

web-tour-hare-track-title = La piste
web-tour-hare-track = Du Départ à l’Arrivée, il y a 64 cases. Tout le monde veut arriver en tête, mais les carottes sont le carburant : tu en as 65, et cela ne suffit pas pour foncer tout droit.
web-tour-hare-cost-title = Ce que coûte un déplacement
web-tour-hare-cost = Une case coûte 1 carotte, deux en coûtent 3, trois en coûtent 6 : chaque pas est plus cher que le précédent. Survole ou touche une case lumineuse pour voir ce qu’elle coûte et ce qu’elle fait.
web-tour-hare-move-title = Ton premier déplacement
web-tour-hare-move = Choisis une case lumineuse, puis confirme. Un déplacement court est un bon déplacement.
web-tour-hare-position-title = Ta position
web-tour-hare-position = La liste montre qui est devant. Ta position compte plus que tu ne crois : beaucoup de cases paient selon elle, et être derrière rapporte plus.
web-tour-hare-carrot-title = Cases carottes
web-tour-hare-carrot = Sur une case carottes, tu peux rester au lieu de bouger, et prendre 10 carottes ; ou en rendre 10, ce qui te servira vers la fin.
web-tour-hare-number-title = Cases pari
web-tour-hare-number = Un drapeau avec un 3 rapporte 30 carottes quand tu repars, si tu es alors en troisième position. Devine où tu seras : qui te dépasse change la donne. Le drapeau avec 1, 5 et 6 vaut pour chacune de ces positions.
web-tour-hare-back-title = Retour à la tortue
web-tour-hare-back = Reculer jusqu’à la tortue la plus proche derrière toi est gratuit et rapporte 10 carottes par case. C’est ainsi que tout le monde refait le plein, alors recule avec joie.
web-tour-hare-lettuce-title = Salades
web-tour-hare-lettuce = Tu portes trois salades, et pas une ne doit franchir la ligne avec toi. Sur une case salade, tu te couches ; au tour suivant, tu en manges une et tu prends 10 carottes fois ta position.
web-tour-hare-hare-title = Le lièvre
web-tour-hare-hare = Les cases lièvre, c’est la loterie. Survole ou touche l’une d’elles pour voir ce qui peut arriver, et avec quelles chances. Parfois, c’est tout ce qu’il te faut ; parfois, c’est la moitié de tes carottes qui s’en va.
web-tour-hare-finish-title = L’Arrivée
web-tour-hare-finish = Pour franchir la ligne, il faut avoir mangé toutes ses salades, et garder au plus 10 carottes pour la première place, 20 pour la deuxième, et ainsi de suite. Brûle ce qui est de trop dans un long dernier déplacement. À toi de courir maintenant !

## The first game of Why First?

web-tour-whyfirst-goal-title = Rien ne vaut la deuxième place
web-tour-whyfirst-goal = Après cinq tours, seuls les pions à la deuxième place marquent : le nombre de leur case. La première place ne marque rien.
web-tour-whyfirst-choose-title = Une carte, et qui elle déplace
web-tour-whyfirst-choose = Choisis une carte de ta main, et le pion qu’elle doit déplacer : le tien ou n’importe quel autre, en avant ou en arrière. Personne ne voit ton choix avant que tout le monde ait choisi.
web-tour-whyfirst-reveal-title = Tout à la fois
web-tour-whyfirst-reveal = Les cartes sont révélées ensemble, et chaque pion bouge une seule fois, de la somme de toutes les cartes jouées sur lui. Pousse le pion de tête si loin qu’il ne te gêne plus, ou le tien juste derrière lui.
web-tour-whyfirst-second-title = La couronne
web-tour-whyfirst-second = La case dorée et la couronne montrent qui est deuxième en ce moment. N’oublie pas : la dernière carte d’une manche se joue sur soi-même, alors gardes-en une qui t’arrange.
web-tour-whyfirst-total-title = Encore la deuxième place
web-tour-whyfirst-total = Après cinq manches, le deuxième plus grand total gagne, pas le plus grand. Alors ne marque pas trop. Bonne chance !

## Tips

web-tip = Astuce :
web-tip-never = Arrêter les astuces
web-setting-tips = Astuces
web-setting-tips-sentence = De temps en temps, quelque chose de bon à savoir pendant que tu joues.
web-tip-hare-1 = Les longs déplacements coûtent cher : deux fois 5 cases coûtent 30 carottes, 10 cases d’un coup en coûtent 55.
web-tip-hare-2 = Mange tes salades tôt, tant que tu es derrière : c’est en dernière position qu’elles rapportent le plus.
web-tip-hare-3 = Une tortue juste derrière toi, c’est une station-service. Regarde où est la suivante avant de passer devant.
web-tip-hare-4 = Si tu as de bonnes chances de garder ta position dans la course, une case pari avec ce nombre t’offre 10, 20, 30 ou 40 carottes.
web-tip-hare-5 = Une case n’accueille qu’un pion : en occupant la dernière salade, tu fais attendre les autres.
web-tip-hare-6 = Trop de carottes à la fin ? Rends-en 10 sur une case carottes, ou fais un long déplacement.
web-tip-hare-7 = Une case lièvre annonce ses chances avant que tu y ailles. En fin de course, quand tu as peu à perdre, le risque coûte moins cher.
web-tip-hare-8 = Compte les carottes du lièvre de tête : tant qu’il en a trop, il ne peut pas arriver.
web-tip-whyfirst-1 = Les cartes jouées sur un même pion s’additionnent. Si tu penses que d’autres vont faire reculer le pion de tête, tu peux pousser aussi : c’est la somme qui compte.
web-tip-whyfirst-2 = Ta dernière carte déplace ton propre pion. Gardes-en une qui te mène à la deuxième place, et pas plus loin.
web-tip-whyfirst-3 = En dessous de zéro, la deuxième place perd des points. Mieux vaut alors la troisième.
web-tip-whyfirst-4 = La deuxième place n’est à personne en particulier : tous les pions de cette case marquent. La compagnie ne coûte rien.
web-tip-whyfirst-5 = Le deuxième plus grand total gagne. Quand tu es en tête, laisse quelqu’un te dépasser.
