# Finding somebody to play with.

## The lobby

web-lobby-mine = Tus mesas
web-lobby-more = Más para jugar
web-lobby-new = Abrir una mesa para otros

## What one wants, and waiting for it

web-pair-title = Juega con alguien
web-pair-lead = Di qué te apetece. Quien quiera lo mismo se sentará contigo.
web-pair-game = Juego
web-pair-edition = Edición
web-pair-any = Da igual
web-pair-seats = Cuántos juegan
web-pair-any-seats = da igual cuántos
web-pair-live = Ahora
web-pair-live-sentence = Con reloj: 10 minutos por persona, y 15 segundos más por cada decisión.
web-pair-days = En días
web-pair-days-sentence = Hasta tres días para cada decisión. Te avisamos cuando te toca.
web-pair-bots = Los bots pueden ocupar los asientos vacíos si no viene nadie más
web-pair-find = Buscar a alguien
web-pair-here = { $count ->
    [one] Hay una persona esperando
   *[other] Hay { $count } personas esperando
}
web-pair-looking = Buscando a alguien…
web-pair-fitting = { $count ->
    [0] Todavía nadie más quiere lo mismo.
    [one] Una persona quiere lo mismo.
   *[other] { $count } personas quieren lo mismo.
}
web-pair-missing = { $count ->
    [one] Falta una persona más.
   *[other] Faltan { $count } personas más.
}
web-pair-soon = Empieza enseguida.
web-pair-waited = Tiempo de espera
web-pair-bots-later = Después de 45 segundos puedes empezar con bots.
web-pair-patience = Puedes empezar con bots en los asientos vacíos, hacer una carrera mientras tanto o seguir esperando.
web-pair-with-bots = Empezar con bots
web-pair-meanwhile = Mientras tanto, contra bots
web-pair-cancel = Dejar de esperar
web-pair-found = Tu mesa está lista: los demás ya están.
web-pair-go = A la mesa
