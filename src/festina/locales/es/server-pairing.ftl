# Lo que dice el servidor a quien espera compañeros de juego.

server-pairing-full = Ya hay muchísima gente esperando. Vuelve a intentarlo en un momento.
server-pairing-seats = A este juego juegan de { $least } a { $most } personas.
server-pairing-not-waiting = No estás esperando a nadie.
server-pairing-too-early = Espera un poco más: quizá venga alguien todavía.
server-pairing-alone = Este juego es para una sola persona: no hay a quién esperar.
server-no-host = Os hemos puesto en la misma mesa: no la lleva nadie.
