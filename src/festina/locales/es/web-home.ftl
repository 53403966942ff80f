# The words of the start page and of what stands on every page: they come first.

## Start page

web-home-title = No gana el más rápido.
web-home-lead = Corre a base de zanahorias, cómete tus lechugas y llega con casi nada.
web-home-race = Corre ya
web-home-race-first = Tú contra tres bots suaves. Sin cuenta, sin esperas.
web-home-race-last = Como la última vez: { $what }
web-home-learn = Enséñame
web-home-waits = Tus partidas
web-home-waits-more = { $count ->
    [one] y otra partida
   *[other] y otras { $count } partidas
}
web-home-turn-of = Le toca a { $name }
web-home-invited = { $count ->
    [one] una invitación
   *[other] { $count } invitaciones
}
web-home-links = Más
web-home-lobby = Sala
web-home-lobby-free = { $count ->
    [one] Sala: una mesa tiene un asiento libre
   *[other] Sala: { $count } mesas tienen un asiento libre
}
web-home-me = Mi perfil
web-home-replay = Repeticiones
web-home-companion = Ayudante para el juego de mesa
web-home-rules = Reglas de todas las ediciones
web-home-move = Pasar a otro dispositivo

## The doors of the games

web-door-hare = { $count ->
    [7] Siete ediciones
   *[other] { $count } ediciones
}, de { $from } a { $to }
web-door-whyfirst = Solo puntúa el segundo puesto
web-way-bots = Bots
web-way-friends = Amigos
web-way-device = Un dispositivo

## The race that runs by itself

web-race-live = Una carrera de cuatro bots.
web-race-pause = Parar la carrera
web-race-play = Que corran
web-race-runs = { $name } corre hasta { $space }.
web-race-back = { $name } retrocede hasta { $space }.
web-race-eats = { $name } come en { $space }.
web-race-ate = { $count ->
    [0] { $name } se ha comido la última lechuga.
    [one] A { $name } le queda una lechuga.
   *[other] A { $name } le quedan { $count } lechugas.
}
web-race-draws = { $name } roba una carta de liebre.
web-race-home = { $name } llega { web-place }.

## A table in one line

web-told = { $title }, { $who }, { $rules }.
web-told-number = { $count ->
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
}
web-told-you = tú
web-told-watch = solo bots
web-told-friends = { $count ->
    [1] una persona invitada
   *[other] { web-told-number } personas invitadas
}
web-told-here = { $count ->
    [1] alguien a tu lado
   *[other] { web-told-number } personas a tu lado
}
web-told-bots-gentle = { $count ->
    [1] { web-told-number } bot suave
   *[other] { web-told-number } bots suaves
}
web-told-bots-fair = { $count ->
    [1] { web-told-number } bot medio
   *[other] { web-told-number } bots medios
}
web-told-bots-hard = { $count ->
    [1] { web-told-number } bot fuerte
   *[other] { web-told-number } bots fuertes
}
web-told-bots-merciless = { $count ->
    [1] { web-told-number } bot implacable
   *[other] { web-told-number } bots implacables
}
web-told-bots-mixed = { $count ->
    [1] { web-told-number } bot
   *[other] { web-told-number } bots variados
}
web-told-bots-own = { $count ->
    [1] { web-told-number } bot
   *[other] { web-told-number } bots
}
web-told-usual = reglas habituales
web-told-variants = { $count ->
    [1] una variante
   *[other] { web-told-number } variantes
}

## Announcements

web-announcements = Comunicados
web-announcement-read = Ya lo he leído
