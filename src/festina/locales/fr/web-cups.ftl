# Cups: small tournaments among people who have the link.

web-cup = Tournoi
web-cups-title = Tournois
web-cups-lead = Un petit tournoi entre amis : plusieurs manches, tout le monde joue, les points s’additionnent.
web-cups-none = Tu ne participes encore à aucun tournoi. Crée-en un et envoie le lien aux autres.

## A new cup

web-cup-new = Nouveau tournoi
web-cup-new-lead = Tu choisis les règles et tu envoies le lien. Les tables sont d’abord tirées au sort, puis formées selon le classement.
web-cup-name = Nom du tournoi
web-cup-name-example = Tournoi de printemps
web-cup-rounds = Manches
web-cup-scoring = Points
web-cup-scoring-places = Points selon le rang
web-cup-scoring-places-sentence = Le premier rang rapporte { $top }, chaque rang suivant un de moins.
web-cup-scoring-winner = Seule la victoire compte
web-cup-scoring-winner-sentence = Un point pour la victoire, rien pour les autres.
web-cup-company = Qui joue
web-cup-fill = Compléter avec des bots
web-cup-fill-sentence = Chaque table est pleine. Sinon, les bots ne jouent que là où une table serait impossible sans eux.
web-cup-auto = Manches automatiques
web-cup-auto-sentence = La manche suivante commence dès que la dernière table a terminé.
web-cup-play = Je joue aussi
web-cup-play-sentence = Sinon, tu organises seulement le tournoi.
web-cup-bots = Bots, y compris pour les personnes absentes
web-cup-create = Créer le tournoi

## Joining

web-cup-join-by = { $name } t’invite à un tournoi
web-cup-join-with = Participent déjà : { $names }
web-cup-join = Participer
web-cup-join-gone = Pas de tournoi ici
web-cup-waiting = La première manche commence quand la personne qui organise la lance.

## A cup

web-cup-seats = { $count ->
    [one] { $count } siège par table
   *[other] { $count } sièges par table
}
web-cup-round-count = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
web-cup-people = { $count ->
    [one] { $count } personne participe
   *[other] { $count } personnes participent
}
web-cup-status-open = Ouvert : on peut encore s’inscrire.
web-cup-status-running = La manche { $round } sur { $rounds } est en cours.
web-cup-status-over = Ce tournoi est terminé.
web-cup-between = La manche { $round } sur { $rounds } est terminée.
web-cup-round = Manche { $round }
web-cup-table = Table { $number }
web-cup-ruled = décidé par l’organisation
web-cup-my-table = À ma table
web-cup-watch = Regarder
web-cup-replay = Revoir
web-cup-bot-number = { $name } ({ $number })
web-cup-points-count = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

## Standings

web-cup-standings = Classement
web-cup-rank = Rang
web-cup-player = Nom
web-cup-points = Points
web-cup-opponents = Ce qu’ont les adversaires : la moyenne de chaque table, additionnée
web-cup-opponents-short = Adv.
web-cup-wins = Vict.
web-cup-you = toi
web-cup-left = a quitté le tournoi
web-cup-order = Les points décident, puis ce qu’ont les adversaires (Adv.), puis les victoires. Les ex æquo partagent leur rang.
web-cup-winner = { $count ->
    [one] { $names } gagne le tournoi.
   *[other] { $names } gagnent le tournoi ensemble.
}
web-cup-csv = Résultats (CSV)
web-cup-json = Résultats (JSON)
web-cup-seed = Les tables ont été tirées au sort avec ce nombre : { $seed }

## For the host

web-cup-host = Pour l’organisation
web-cup-link = Toute personne qui a ce lien peut s’inscrire :
web-cup-link-renew = Nouveau lien
web-cup-start = Lancer la manche { $round }
web-cup-start-hint = Ensuite, plus personne ne peut s’inscrire.
web-cup-wait = La manche suivante peut commencer quand toutes les tables ont terminé.
web-cup-withdraw-some = Retirer quelqu’un
web-cup-withdraw-lead = Cette personne n’aura plus de nouvelle table. À une table en cours, un bot continue.
web-cup-withdraw-name = Retirer { $name }
web-cup-withdraw-sure = Retirer { $name } de ce tournoi ?
web-cup-leave = Quitter le tournoi
web-cup-leave-sure = Quitter ce tournoi ? Tu n’auras plus de nouvelle table, et un bot continue à ta place.
web-cup-leave-sure-open = Quitter ce tournoi ?
web-cup-finish = Terminer le tournoi
web-cup-finish-sure = Terminer le tournoi maintenant ? Les tables qui n’ont pas terminé ne comptent pas.
web-cup-delete = Supprimer le tournoi
web-cup-delete-sure = Supprimer ce tournoi et ses résultats ? Les parties elles-mêmes restent.
web-cup-rule = Fixer le résultat
web-cup-rule-lead = Si cette table n’est pas jouée jusqu’au bout, dis comment elle compte. Elle sera alors fermée.
web-cup-rule-places = Compter ces rangs
web-cup-rule-equal = Égalité pour tout le monde
