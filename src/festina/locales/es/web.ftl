# What the pages in the browser say. The game itself speaks through hare.ftl and whyfirst.ftl.
# The slow runner is a tortoise in some editions and a hedgehog in others: where it is named, both are here.

## Words used on many pages

web-title = Festina
web-title-turn = Te toca
web-nav = Páginas
web-nav-home = Inicio
web-nav-games = Mis partidas
web-nav-lobby = Sala
web-nav-puzzles = Problemas
web-nav-rules = Reglas
web-nav-daily = Carrera del día
web-nav-ratings = Puntuaciones
web-nav-me = Yo
web-language = Idioma
web-settings = Ajustes
web-close = Cerrar
web-cancel = Cancelar
web-copy = Copiar
web-copied = Copiado
web-loading = Un momento…
web-guest = Visitante
web-somebody = Alguien
web-default-name = Visitante
web-name = Nombre
web-name-yours = Tu nombre
web-game-hare = La liebre y la tortuga
web-game-whyfirst = Why First?
web-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
web-team = Equipo { $team }
web-place = { $place }.ª
web-status-open = en espera
web-status-running = en curso
web-status-over = terminada
web-status-closed = abandonada

## What goes wrong

web-trouble-unreachable = No se puede llegar al servidor. Comprueba tu conexión y vuelve a intentarlo.
web-trouble-unreadable = El servidor ha dado una respuesta que no se puede leer.
web-trouble-crowded = El servidor tiene demasiado trabajo ahora mismo. Espera un momento y vuelve a intentarlo.
web-trouble-unknown = Algo ha ido mal. Vuelve a intentarlo.
web-not-found-title = Aquí no hay nada
web-not-found = Esa página no existe. Quizá la dirección se cortó.

## A new table

web-new-title = Una mesa nueva
web-new-game = El juego
web-new-edition = La edición
web-new-players = Cuántos jugáis
web-new-two-hare = Si sois dos, cada cual corre con dos liebres.
web-new-two-whyfirst = Si sois dos, se une Leo: un tercer corredor que juega sus cartas a ciegas.
web-new-seats = Quién se sienta dónde
web-new-seat-kind = Asiento { $number }: ¿quién juega?
web-new-seat-me = Yo
web-new-seat-person = Alguien en este dispositivo
web-new-seat-bot = Un bot
web-new-seat-open = Un amigo, con un enlace
web-new-seat-open-sentence = El enlace lo tienes en la página siguiente.
web-new-variants = Variantes
web-new-table-options = Reloj y acceso
web-start-game = Empezar
web-open-table = Abrir la mesa
web-table-public = En la sala
web-table-public-sentence = Cualquiera en este servidor puede ocupar un asiento libre.
web-table-spectators = Otros pueden mirar
web-table-spectators-sentence = Ven lo que está a la vista, nunca un secreto.
web-table-chat = Chat
web-table-chat-sentence = Quienes están en la mesa pueden escribirse.
web-table-autoplay = Jugar por mí lo que es obligado
web-table-autoplay-sentence = Cuando solo se puede hacer una cosa, la hace la mesa.
web-pace = A qué ritmo
web-pace-days = { $days ->
    [one] Hasta un día por turno
   *[other] Hasta { $days } días por turno
}

## Bots

web-bot = Bot
web-bot-levels = Por nivel
web-bot-characters = Personajes
web-bot-level = { $level ->
    [1] Nivel 1, tranquilo
    [5] Nivel 5, sólido
    [10] Nivel 10, implacable
   *[other] Nivel { $level }
}
web-bot-random = Caprichoso: todo lo que está permitido
web-bot-plodder = Caminante: paso a paso
web-bot-dasher = Velocista: hasta donde pueda
web-bot-alternator = Saltarín: un salto, un paso, un salto
web-bot-eager = Impaciente: siempre quiere la primera posición
web-bot-modest = Modesto: justo detrás de quien va en cabeza
web-bot-saboteur = Saboteador: juega sobre los demás
web-bot-strategist = Estratega: sopesa cada movimiento
web-bot-search = Pensador: se juega la partida en la cabeza
web-bot-champion = Campeón: ha aprendido de miles de partidas
# Six names for bots, in the order of the seats, separated by commas.
web-bot-names = Avellana, Zarza, Cardo, Acedera, Trébol, Endrino

## Options of Hare & Tortoise

web-option-hare-teams = Equipos
web-option-hare-teams-0 = Sin equipos
web-option-hare-teams-0-sentence = Cada cual corre por su cuenta.
web-option-hare-teams-2 = Dos equipos
web-option-hare-teams-2-sentence = Gana el primer equipo con todas sus liebres en la meta; para cuatro o seis jugadores.
web-option-hare-teams-3 = Tres equipos
web-option-hare-teams-3-sentence = Por parejas; para seis jugadores.
web-option-hare-hare = Casillas de liebre
web-option-hare-hare-edition = Como en la edición
web-option-hare-hare-edition-sentence = Cartas, dado o tabla, tal como vienen en la caja.
web-option-hare-hare-sprint = Esprint
web-option-hare-hare-sprint-sentence = Ahí no pasa nada; salir hacia delante cuesta 5 zanahorias por casilla.
web-option-hare-hare-nap = Siesta
web-option-hare-hare-nap-sentence = La liebre se duerme y pierde un turno, a no ser que alguien la rebase.
web-option-hare-hare-closed = Cerradas
web-option-hare-hare-closed-sentence = Nadie puede entrar en una casilla de liebre: nada de suerte.
web-option-hare-hare-tournament = Torneo
web-option-hare-hare-tournament-sentence = 10 zanahorias el próximo turno si nadie te rebasa; si no, pagas 10 por cada uno que lo haya hecho.
web-option-hare-hare-parking = Aparcamiento
web-option-hare-hare-parking-sentence = Ahí no pasa nada.
web-option-hare-until = Fin de la carrera
web-option-hare-until-places = Correr por los puestos
web-option-hare-until-places-sentence = La carrera sigue tras la victoria, por la segunda posición y las demás.
web-option-hare-until-winner = Parar con el ganador
web-option-hare-until-winner-sentence = La primera llegada a la meta acaba la carrera.
web-option-hare-first = Quién empieza
web-option-hare-first-seat0 = El primer asiento
web-option-hare-first-seat0-sentence = Empieza el asiento de arriba de la lista.
web-option-hare-first-draw = Por sorteo
web-option-hare-first-draw-sentence = El azar dice quién empieza.
web-option-hare-open-carrots = Zanahorias
web-option-hare-open-carrots-false = Secretas
web-option-hare-open-carrots-false-sentence = Todos ven lo que se paga y se toma, y tienen que recordarlo.
web-option-hare-open-carrots-true = A la vista
web-option-hare-open-carrots-true-sentence = Todos ven las zanahorias de todos.
web-option-hare-memory-aid = Ayuda para la memoria
web-option-hare-memory-aid-false = Ninguna
web-option-hare-memory-aid-false-sentence = Quien quiera saberlo tiene que llevar la cuenta.
web-option-hare-memory-aid-true = Contar por nosotros
web-option-hare-memory-aid-true-sentence = La página cuenta las zanahorias de todos a partir de lo que se paga a la vista.
web-option-hare-number-pay = Cuándo pagan las casillas de posición
web-option-hare-number-pay-on-leaving = Al salir
web-option-hare-number-pay-on-leaving-sentence = Solo cobra la liebre que sigue adelante, justo antes de salir.
web-option-hare-number-pay-turn-start = Al principio del turno
web-option-hare-number-pay-turn-start-sentence = Cobran las dos liebres, mueva la que mueva.

## Options of Why First?

web-option-whyfirst-mode = Cómo mueven las cartas las fichas
web-option-whyfirst-mode-base = Todas a la vez
web-option-whyfirst-mode-base-sentence = Elige en secreto una carta y a quién mueve; luego se descubren todas.
web-option-whyfirst-mode-tactical = Táctico
web-option-whyfirst-mode-tactical-sentence = Primero se descubren las cartas; luego cada cual mueve una ficha, empezando por el número blanco más alto.
web-option-whyfirst-deck = El mazo
web-option-whyfirst-deck-standard = 32 cartas
web-option-whyfirst-deck-standard-sentence = De −4 a +5, como dicen las reglas de la editorial.
web-option-whyfirst-deck-printed-34 = 34 cartas
web-option-whyfirst-deck-printed-34-sentence = Con un segundo +5 y un +6, como trae una tabla impresa.

## Lobby and my games

web-lobby-title = Sala
web-lobby-lead = Encuentra gente para jugar, o una mesa abierta a todo el mundo.
web-lobby-open = Con un asiento libre
web-lobby-running = Para mirar
web-lobby-none = Ahora mismo no hay ninguna mesa esperando. Busca a alguien o abre una: otros la encontrarán aquí.
web-mine-title = Mis partidas
web-mine-none = Aún no has jugado aquí.
web-mine-now = En curso
web-mine-before = Antes
web-mine-move = ¿Juegas en otro dispositivo?

## Invitations and moving

web-join-title = { $name } te invita a una carrera
web-join-gone-title = Esta invitación ya no vale
web-invite = Invitar
web-invite-link = Enlace para un amigo
web-invite-local = Esta dirección solo funciona en este ordenador. Para otros dispositivos, inicia Festina con --host y abre la dirección que muestra.
web-take-seat = Tomar el asiento
web-move-title = De un dispositivo a otro
web-move-take = Traer aquí mis asientos
web-move-take-sentence = Escribe el código que muestra tu otro dispositivo.
web-move-give = Crear un código
web-move-give-sentence = El código pasa todos tus asientos de este dispositivo a otro.
web-move-code = Código de ocho letras
web-move-code-how = En el otro dispositivo abre «Pasar a otro dispositivo» y escribe este código. Vale una sola vez, durante diez minutos.
web-move-done = { $count ->
    [one] Ahora hay una mesa aquí.
   *[other] Ahora hay { $count } mesas aquí.
}
web-move-seat = Seguir jugando en otro dispositivo

## Before the start

web-waiting-title = ¿Quién viene?
web-waiting-for = { $count ->
    [one] Aún queda un asiento libre.
   *[other] Aún quedan { $count } asientos libres.
}
web-waiting-host = La partida empieza cuando quiera quien lleva la mesa.
web-seat-free = asiento libre
web-seat-number = Jugador { $number }
web-seat-to-bot = Poner aquí un bot
web-seat-to-open = Liberar este asiento

## At the table

web-seats = Jugadores
web-seat-you = tú
web-seat-away = fuera
web-seat-lent = por ahora juega { $bot }
web-watching = { $count ->
    [one] 1 persona está mirando
   *[other] { $count } personas están mirando
}
web-thinking = { $name } está pensando…
web-you-watch = Estás mirando. { $prompt }
web-skip = Saltar
web-undo = Deshacer
web-lend = Dejar que juegue un bot
web-return = Jugar yo
web-resting = Los bots han corrido solos mucho tiempo, y ahora descansan.
web-wake = Que sigan
web-story = Qué ha pasado
web-story-empty = Nada todavía.
web-retell = Desde mi turno
web-retell-title = Mostrar otra vez qué ha pasado desde mi último turno
web-log-undone = { $seat } retira una decisión.
web-chat = Chat
web-chat-empty = Nadie ha escrito nada todavía.
web-chat-write = Escribe algo
web-chat-send = Enviar
web-chat-delete = Borrar esta línea
web-chat-muted = Quien lleva la mesa te ha silenciado.
web-chat-unread = { $count ->
    [one] 1 nuevo
   *[other] { $count } nuevos
}
web-takeback = Volver atrás
web-takeback-ask = Pedir que se retire mi última decisión
web-takeback-asked = { $count ->
    [one] { $name } querría retirar la última decisión. ¿Te parece bien?
   *[other] { $name } querría retroceder { $count } decisiones. ¿Te parece bien?
}
web-takeback-waiting = { $name } ha pedido retirar una decisión. Se está preguntando a los demás.
web-agree = Aceptar
web-decline = Rechazar
web-hand-over = Ahora le toca a { $name }: pasa el dispositivo.
web-hand-over-ready = Soy { $name }
web-connection-lost = Se ha perdido la conexión. No se olvida nada; volviendo a intentarlo…
web-connection-none = No se puede llegar a la mesa. Volviendo a intentarlo…
web-move-waits = Tu decisión se guarda y se envía en cuanto vuelva la conexión.
web-table-menu = Mesa
web-table-rules = Reglas de esta mesa
web-table-closed = Esta mesa se abandonó.
web-table-missing-title = No puedes abrir esta mesa
web-replay = Repetición
web-record = Descargar el registro
web-leave = Dejar la mesa
web-leave-sure = ¿Dejar esta mesa? Un bot seguirá jugando por ti.
web-leave-alone = ¿Dejar esta partida? Termina aquí.
web-leave-alone-yes = Dejarla
web-people = Personas
web-mute = Silenciar
web-unmute = Dejar que escriba
web-remove = Echar
web-result = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
web-result-you = ¡Has ganado!
web-result-place = Tu puesto: { web-place }.
web-result-second = Gana el segundo total más alto.
web-rematch = Otra partida
web-rematch-join = A la siguiente partida

## Settings

web-setting-theme = Colores
web-setting-theme-auto = Como el sistema
web-setting-theme-light = Claros
web-setting-theme-dark = Oscuros
web-setting-pace = Animaciones
web-setting-pace-calm = Tranquilas
web-setting-pace-brisk = Ágiles
web-setting-pace-none = Ninguna
web-setting-pace-reduced = Tu sistema pide menos movimiento, así que no hay ninguna.
web-setting-at-once = Mover al momento
web-setting-at-once-sentence = Un clic mueve, sin volver a preguntar.
web-privacy = Privacidad
web-privacy-sentence = No hay cuentas. Este dispositivo tiene un nombre que eliges tú y las partidas en que juega; una cookie las vuelve a encontrar.
web-forget = Olvidar este dispositivo
web-forget-sure = ¿Olvidar este dispositivo? Dejas todos tus asientos, y se borran tu nombre y lo que has escrito.
web-forgotten = Olvidado.

## The race on the board

web-hare-board = El recorrido, casilla a casilla
web-hare-board-help = Flecha izquierda y derecha van de casilla en casilla, flecha arriba y abajo de una casilla a la que puedes llegar a la siguiente. Intro elige, Intro otra vez mueve, Escape cancela.
web-hare-dock = Tu turno y tus zanahorias
web-hare-own = Lo que tienes
web-hare-start = Salida
web-hare-finish = Meta
web-hare-space = Casilla { $number }
web-hare-kind-carrot = zanahoria
web-hare-kind-lettuce = lechuga
web-hare-kind-hare = liebre
web-hare-kind-tortoise = tortuga
web-hare-kind-hedgehog = erizo
web-hare-kind-number = posición { $number }
web-hare-kind-numbers = posiciones { $numbers }
web-hare-here = { $count ->
    [one] Aquí está { $names }.
   *[other] Aquí están { $names }.
}
web-hare-lying-eat = { $name } (come)
web-hare-lying-miss = { $name } (pierde un turno)
web-hare-lying-nap = { $name } (duerme)
web-hare-home-place = en la meta, { web-place } posición
web-hare-lettuces = { $count ->
    [0] ninguna lechuga
    [one] 1 lechuga
   *[other] { $count } lechugas
}
web-hare-carrots = { $count ->
    [one] 1 zanahoria
   *[other] { $count } zanahorias
}
web-hare-limit-title = Lo que puedes tener la próxima vez que llegues a la meta
web-hare-limit = a la meta con { $limit } como máximo
web-hare-limit-none = a la meta con cualquier número
web-hare-cost = Cuesta
web-hare-gain = Da
web-hare-left = Quedan
web-hare-position = Posición
web-hare-price-cost = { $cost ->
    [one] cuesta 1 zanahoria
   *[other] cuesta { $cost } zanahorias
}
web-hare-price-gain = { $gain ->
    [one] da 1 zanahoria
   *[other] da { $gain } zanahorias
}
web-hare-price-both = cuesta { $cost }, da { $gain }
web-hare-price-free = gratis
web-hare-then = luego { $left ->
    [one] 1 zanahoria
   *[other] { $left } zanahorias
}
web-hare-label-move = Puedes ir: { $price }, { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }, luego { $place } posición.
web-hare-label-chosen = Elegida. Intro otra vez mueve.
web-hare-label-not = No permitido:
web-hare-which-pawn = ¿Cuál de tus liebres?
web-hare-pawn = Liebre { $pawn } · { $space }
web-hare-do-take = Quedarte y tomar 10
web-hare-do-give = Quedarte y dar 10
web-hare-answer-take = Tomar 10
web-hare-answer-give = Dar 10
web-hare-do-nothing = No hacer nada
web-hare-do-eat = Comer una lechuga
web-hare-do-miss = Levantarte
web-hare-do-restart = Volver a empezar
web-hare-do-keep = Quedarte el regalo
web-hare-do-bank = Ponerlo en la banca

## Games without a board of their own

web-plain-dock = Tu turno
web-plain-choices = Qué puedes hacer
web-plain-facts = La mesa
web-yes = sí
web-no = no
