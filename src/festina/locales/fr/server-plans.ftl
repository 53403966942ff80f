# Les plans pour le prochain tour des parties lentes, et l’avis qu’un plan ne tient plus.

server-plan-slow-only = On ne peut prévoir un tour que dans les parties qui laissent plusieurs jours par décision.
server-plan-your-turn = C’est à toi de jouer : rien à prévoir.
server-plan-no-choice = « { $action } » ne peut pas se prévoir.
server-plan-no-ground = Un plan ne peut pas dépendre de « { $name } » ici.
server-plan-does-not-fit = Le plan ne tient plus.
server-plan-waits = Ce n’est pas encore le moment de jouer le plan.

notice-plan = Ton plan ne tient plus
notice-plan-news = Il n’a pas été joué : viens voir.
