# Les plans pour le prochain tour des parties lentes.

web-plan = Prévoir mon coup
web-plan-title = Prévois ton prochain tour
web-plan-first = Que fais-tu si personne ne te gêne ?
web-plan-next = Et si ce n’est pas possible ?
web-plan-full = Cela suffit : un plan a cinq étapes au plus.
web-plan-choose = Prévoir : { $what }
web-plan-slip = Ton plan
web-plan-empty = Choisis sur le plateau. Ce sera joué dès que ce sera ton tour, si c’est encore permis.
web-plan-private = Personne d’autre ne le voit.
web-plan-otherwise = sinon
web-plan-blocked = impossible pour l’instant
web-plan-remove = Retirer « { $what } » du plan
web-plan-keep = Garder le plan
web-plan-kept = Ton plan est prêt. Il sera joué à ton tour.
web-plan-change = Modifier
web-plan-withdraw = Retirer
web-plan-withdrawn = Le plan est retiré.
web-plan-dropped = Ton plan ne tenait plus et n’a pas été joué.
web-plan-rewound = La partie est revenue en arrière : ton plan ne vaut plus.
web-plan-seen = D’accord
web-log-planned = comme prévu
