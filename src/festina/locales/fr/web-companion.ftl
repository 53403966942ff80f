# The companion: the real box lies on the table, the page keeps count.

web-companion-lead = Jouez sur le vrai plateau, et notez ici ce qui se passe. La page compte les carottes et les positions, dit ce que coûte chaque déplacement et ce que les règles permettent. Faites passer cet appareil, ou laissez une seule personne tenir les comptes.
web-companion-who = Qui joue, dans l’ordre des sièges
web-companion-more = Une personne de plus
web-companion-fewer = Une personne de moins
web-companion-first = La première personne de la liste commence.
web-companion-secret = Garder les carottes secrètes
web-companion-secret-sentence = Chacun ne voit que les siennes ; l’appareil change de mains à chaque tour.
web-companion-start = Ouvrir le compagnon

## At the table

web-companion-panel = Compagnon
web-companion-play = Joue sur le vrai plateau, et note ici le même coup.
web-companion-ask = Qu’a dit la carte ou le dé ?
web-companion-odds = { $num } sur { $den }

## Un appareil pour tout le monde : chacun est appelé par son nom

web-move-of = À { $name } de jouer
web-turn-now-of = { $moment } · à { $name }
web-shared-hare-prompt-gift = { hare-giver } donne { hare-amount } : garder, ou mettre à la banque ?
web-shared-hare-prompt-choice = { $nothing ->
    [yes] Le lièvre laisse le choix : prendre 10 carottes, en rendre 10, ou ne rien faire.
   *[no] Le lièvre laisse le choix : prendre 10 carottes ou en rendre 10.
}
web-shared-hare-prompt-eat = Le pion mange une salade ce tour-ci.
web-shared-hare-prompt-miss = Un tour est passé : le pion est remis face visible.
web-shared-hare-prompt-nap = Le pion se réveille ce tour-ci, et reste sur place.
web-shared-hare-prompt-leave = { $ways ->
    [forward] Le pion a mangé et doit partir : en avant.
    [back] Le pion a mangé et doit partir : en arrière.
    [restart] Le pion a mangé et doit partir, mais ne le peut pas : il doit prendre un nouveau départ.
   *[other] Le pion a mangé et doit partir : en avant ou en arrière.
}
