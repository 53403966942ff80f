# Les pistes a la taula i les posicions al tauler d’anàlisi: què diu el servidor quan no pot ajudar.

server-hints-off = En aquesta taula les pistes estan desactivades.
server-hints-no-judgement = Ningú no sap valorar les jugades d’aquest joc, així que no hi ha pistes.
server-hints-contest = { $kind ->
    [daily] A la cursa del dia tothom corre sense pistes: els resultats es comparen.
    [cup] En un torneig tothom juga sense pistes.
   *[pairing] Us hem posat a la mateixa taula, així que no hi ha pistes.
}
server-hints-public = En aquesta taula s’hi poden asseure desconeguts, així que no hi ha pistes. Primer fes-la privada.
server-hints-counts = En aquesta taula hi juguen altres persones i la partida compta per a les puntuacions: les pistes serien injustes.
server-hints-warming = Les pistes encara s’estan preparant. Torna-ho a demanar d’aquí a un moment.
server-hints-busy = Ara mateix tots els bots d’aquest servidor estan pensant. Torna-ho a demanar d’aquí a un moment.
server-hints-not-to-act = Ara aquest seient no té res a decidir.
server-hints-no-choice = Aquí no es pot triar «{ $action }».
server-no-step = { $last ->
    [one] El registre només té 1 pas.
   *[other] El registre només té { $last } passos.
}
server-position-over = En aquest punt la partida ja s’ha acabat: no queda res per analitzar.
