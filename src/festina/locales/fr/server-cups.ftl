# What the server says about cups.

server-no-cup = Ce tournoi n’existe pas, ou il a été supprimé.
server-cup-host-only = C’est réservé à la personne qui organise le tournoi.
server-cup-not-running = Ce tournoi n’est pas en cours.
server-cup-size = Avec ces règles, une table peut avoir ce nombre de sièges : { $sizes }.
server-cup-nameless = Un tournoi a besoin d’un nom.
server-cup-too-many = Tu as { $most } tournois qui ne sont pas finis. Termines-en ou supprimes-en d’abord un.
server-cup-no-link = Ce lien n’est plus valable. Demandes-en un autre à la personne qui organise.
server-cup-begun = Ce tournoi a commencé. On ne peut plus s’inscrire.
server-cup-full = Ce tournoi est complet : { $most } personnes y participent.
server-cup-name-taken = Quelqu’un participe déjà sous le nom { $name }. Choisis-en un autre.
server-cup-host-is-blocked = Tu as bloqué la personne qui organise ce tournoi. Débloque-la si tu veux y participer.
server-cup-not-for-you = Il n’y a pas de place pour toi dans ce tournoi.
server-cup-end-first = Termine d’abord le tournoi, tu pourras ensuite le supprimer.
server-cup-round = Cette manche a déjà commencé, ou ce n’est pas encore son tour. Regarde à nouveau.
server-cup-round-runs = Une table de cette manche n’a pas encore terminé. Attends-la, ou décide comment elle compte.
server-cup-nobody = Personne ne participe. Il faut au moins une personne pour une manche.
server-cup-no-player = Cette personne ne fait pas partie du tournoi.
server-cup-no-table = Cette table n’existe pas dans cette manche.
server-cup-has-result = Cette table a été jouée jusqu’au bout. Son résultat reste acquis.
server-cup-places = Indique un rang pour chacun des { $players } sièges.
