# Ce que le serveur dit à ceux qui attendent des adversaires.

server-pairing-full = Beaucoup de monde attend déjà. Réessaie dans un instant.
server-pairing-seats = Ce jeu se joue de { $least } à { $most }.
server-pairing-not-waiting = Tu n’attends personne.
server-pairing-too-early = Patiente encore un peu : quelqu’un va peut-être venir.
server-pairing-alone = Ce jeu se joue en solo : il n’y a personne à attendre.
server-no-host = On vous a mis à la même table : personne ne la gère.
