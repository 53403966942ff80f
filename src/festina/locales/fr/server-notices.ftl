# What the server tells people who are not at their table: notices and the feed; and what it says about them.

## Notices

notice-turn = À toi de jouer
notice-turn-of = { $name }, à toi de jouer
notice-time = Il te reste peu de temps
notice-time-of = { $name }, il te reste peu de temps
notice-time-left = Encore { $span }.
notice-time-until = Jusqu’à { $time }.
notice-lent = Un bot joue pour toi
notice-lent-of = Un bot joue pour { $name }
notice-lent-news = Dès ton retour, tu rejoues toi-même.
notice-removed = Tu n’es plus à la table
notice-removed-news = La personne qui gère la table a libéré ton siège.
notice-over = La partie est finie
notice-over-you = Tu as gagné !
notice-over-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
}
notice-rematch = Une autre partie ?
notice-rematch-by = { $name } veut refaire une partie
notice-invite = Une invitation pour toi
notice-invite-by = { $name } t’invite
notice-game = { $game }.
notice-game-with = { $game } avec { $names }.
notice-and = { $names } et { $last }
notice-play = Jouer
notice-look = Voir
notice-test = Les avis arrivent bien
notice-test-body = C’est ainsi que Festina te prévient quand c’est à toi.
notice-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
notice-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
notice-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
notice-feed-title = Festina : les parties qui t’attendent

## What does not work

server-push-off = Ce serveur n’envoie pas d’avis.
server-push-endpoint = Ce n’est pas l’adresse d’un service de push. Elle doit commencer par https:// et se trouver sur Internet.
server-push-keys = Ce ne sont pas les clés d’un navigateur.
server-push-taken = Un autre navigateur reçoit des avis à cette adresse.
server-push-unknown = Ce navigateur n’est pas connu comme recevant des avis.
server-push-gone = Le service de push du navigateur ne connaît plus ce navigateur. Désactive les avis, puis réactive-les.
server-push-failed = Le service de push du navigateur n’a pas pris l’avis. Réessaie plus tard.
server-push-muted-too-many = On peut couper les avis de { $most } tables au plus.
server-push-quiet-empty = Les heures calmes doivent finir à une autre heure que celle où elles commencent.
server-push-no-zone = « { $zone } » n’est pas un fuseau horaire.
server-no-feed = Il n’y a pas de flux à cette adresse. Il a peut-être été retiré.
