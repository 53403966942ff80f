# Los planes para el próximo turno en las partidas lentas, y el aviso de que uno ya no encaja.

server-plan-slow-only = Solo se pueden planear turnos en las partidas que dan días para cada decisión.
server-plan-your-turn = Te toca a ti: no hace falta planearlo.
server-plan-no-choice = «{ $action }» no se puede planear.
server-plan-no-ground = Aquí un plan no puede depender de «{ $name }».
server-plan-does-not-fit = El plan ya no encaja.
server-plan-waits = Aún no es el momento del plan.

notice-plan = Tu plan ya no encaja
notice-plan-news = No se ha jugado: ven a verlo.
