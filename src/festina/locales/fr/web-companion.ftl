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
web-companion-back = Reprendre le dernier coup noté
