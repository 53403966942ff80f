# Què diu el servidor a qui espera companys de joc.

server-pairing-full = Ja hi ha moltíssima gent esperant. Torna-ho a provar d’aquí a un moment.
server-pairing-seats = A aquest joc hi juguen de { $least } a { $most } persones.
server-pairing-not-waiting = No esperes ningú.
server-pairing-too-early = Espera una mica més: potser encara ve algú.
server-pairing-alone = Aquest joc és per a una sola persona: no cal esperar ningú.
server-no-host = Us hem posat a la mateixa taula: no la porta ningú.
