# Les indices à une table et les positions sur le plateau d’analyse : ce que dit le serveur quand il ne peut pas aider.

server-hints-off = Les indices sont désactivés à cette table.
server-hints-no-judgement = Il n’y a pas d’analyse pour ce jeu, donc pas d’indices.
server-hints-contest = { $kind ->
    [daily] Dans la course du jour, tout le monde court sans indices : les résultats sont comparés.
    [cup] Dans un tournoi, tout le monde joue sans indices.
   *[pairing] C’est la recherche de joueurs qui vous a réunis : il n’y a donc pas d’indices.
}
server-hints-public = Des inconnus peuvent s’asseoir à cette table : il n’y a donc pas d’indices. Rends d’abord la table privée.
server-hints-counts = D’autres personnes jouent à cette table et la partie compte pour les cotes : des indices seraient injustes.
server-hints-warming = Les indices ne sont pas encore prêts. Redemande dans un instant.
server-hints-busy = Tous les bots de ce serveur réfléchissent en ce moment. Redemande dans un instant.
server-hints-not-to-act = Ce siège n’a rien à décider en ce moment.
server-hints-no-choice = « { $action } » n’est pas un choix possible ici.
server-no-step = L’enregistrement s’arrête à l’étape { $last }.
server-position-over = À ce moment, la partie est déjà finie : il n’y a plus rien à analyser.
