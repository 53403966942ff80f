# What the terminal says.

cli-list = { $first } y { $last }
cli-figure = { $value }
cli-place = { $place }.ª
cli-you = Participante
cli-no = no

## The commands

cli-help = Juegos de carreras en los que no gana el más rápido.
cli-help-version = Muestra la versión y termina.
cli-help-language = El idioma en que hablar, por ejemplo es.
cli-help-seed = La semilla de todo el azar: con la misma semilla, las mismas cartas y los mismos dados.
cli-help-ruleset = Un juego y sus opciones, por ejemplo "hare(edition=devir-2014,players=3)".
cli-help-play = Juega una partida: personas y bots en un mismo terminal. Sin opciones, pregunta.
cli-help-play-ruleset = Un juego y sus opciones, por ejemplo "hare(players=3,hare=nap)", o el nombre de una edición.
cli-help-edition = La edición, por su id o por otro nombre ("festina editions" las muestra).
cli-help-players = Cuántos juegan.
cli-help-seats = Quién se sienta dónde, por ejemplo "Ana,Luis,random": los nombres son personas; random, level:5 y search:ms=300 son bots.
cli-help-resume = Continúa una partida guardada.
cli-help-save = Guarda la partida en este archivo, desde el primer turno hasta el final.
cli-help-rules = Muestra las reglas de una edición, con sus números y con lo que es lectura nuestra.
cli-help-rules-what = Una edición (un id, o un nombre como waddingtons), un conjunto de reglas o un juego.
cli-help-editions = Compara las ediciones lado a lado.
cli-help-editions-names = Solo estas ediciones.
cli-help-replay = Repasa paso a paso una partida guardada.
cli-help-replay-file = El registro de una partida.
cli-help-replay-step = Empieza en esta jugada.
cli-help-replay-all = Cuenta toda la historia de una vez.
cli-help-simulate = Juega partidas al azar a millares y cuenta.
cli-help-simulate-games = Cuántas partidas jugar.
cli-help-simulate-limit = Corta una partida tras este número de decisiones.
cli-help-simulate-workers = Cuántos hilos juegan; las cifras son las mismas con cualquier número.
cli-help-simulate-json = Muestra las cifras en una sola línea JSON.
cli-usage = { $problem } «festina --help» cuenta más.
cli-output = No se puede escribir la salida: { $reason }.
cli-interrupted = Interrumpido.

## What goes wrong

cli-no-such-language = No hay textos en «{ $language }». Hay: { $known }.
cli-no-such-edition = No hay ninguna edición «{ $name }». Hay: { $known }.
cli-which-edition = «{ $name }» puede ser varias ediciones: { $found }. Di cuál.
cli-no-such-rules = No hay reglas para «{ $name }». Hay ediciones: { $editions }; y juegos: { $games }.
cli-no-such-rule = Ninguna regla de esta mesa tiene el id o la palabra «{ $topic }».
cli-seats-empty = En «{ $text }» hay un asiento sin nombre.
cli-seats-twice = Dos asientos no pueden llamarse «{ $name }» a la vez.
cli-seats-count = Esta es una partida de { $players } asientos, pero { $count ->
        [one] se ha indicado 1
       *[other] se han indicado { $count }
    }.
cli-seats-range = No hay partidas de { $count ->
        [one] 1 asiento
       *[other] { $count } asientos
    }; el número de asientos puede ser: { $known }.
cli-resume-alone = Una partida que se continúa conserva sus reglas y su semilla: quita el conjunto de reglas, --edition, --players y --seed.
cli-file-missing = No hay ningún archivo { $file }.
cli-file-directory = { $file } es una carpeta, no un archivo.
cli-file-forbidden = No tienes permiso para leer { $file }.
cli-file-unreadable = { $file } no se puede leer: { $reason }.
cli-file-not-text = { $file } no es un registro: ni siquiera es texto.
cli-file-too-large = { $file } es demasiado grande para ser el registro de una partida.
cli-file-no-folder = { $file } no se puede escribir: no existe la carpeta { $folder }.
cli-file-not-writable = No tienes permiso para escribir { $file }.
cli-file-foreign = { $file } ya existe y no es el registro de una partida: elige otro nombre.
cli-file-unwritable = { $file } no se puede escribir: { $reason }.
cli-file-bad-record = { $file }: { $problem }
cli-missing-extra = Para esto falta «{ $module }». Se instala con: { $command }

## Setting the table

cli-welcome = Festina: no gana el más rápido.
cli-welcome-usual = Intro empieza { $game }: tú contra { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }. O escribe una edición o un conjunto de reglas; c para elegir, q para salir.
cli-ask-start = ¿Empezamos?
cli-ask-game = ¿Qué juego ({ $known }) [{ $usual }]?
cli-ask-edition = ¿Qué edición [{ $usual }]?
cli-ask-players = ¿Cuántos jugáis ({ $known }) [{ $usual }]?
cli-ask-seats = ¿Quién se sienta dónde? Los nombres son personas; random, level:5, search:ms=300 son bots [{ $usual }]:
cli-ask-again = «{ $answer }» no está entre las opciones: { $known }.
cli-seating = Los bots toman asiento.
cli-goodbye = Otra vez será.
cli-table = { $ruleset }, semilla { $seed }

## At the table

cli-type-help = Escribe un número de la lista, una acción como { $example }, o «help».
cli-prompt = { $name }>
cli-choose = Escribe un número del 1 al { $last }, o «help».
cli-no-such-number = En la lista no hay ningún número { $number }: termina en el { $last }.
cli-not-allowed = { $action } no está permitido ahora:
cli-why-what = ¿Por qué qué? Por ejemplo: why { $example }
cli-no-odds = Ahora mismo el azar no guarda nada.
cli-hand-over = Ahora le toca a { $name }. Cede el sitio; { $name } pulsa Intro.
cli-chance = El azar se juega a mano: ¿qué ha salido?
cli-chance-name = azar
cli-bots-run-on = Los bots siguen corriendo entre ellos; Ctrl-C los para.
cli-cut = Los bots se han parado tras { $limit } acciones más.
cli-open = La partida no ha terminado.
cli-winners = { $count ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
}
cli-possible = Ahora es posible.
cli-help-text =
    1, 2, 3, …     la acción con este número en la lista
    { $example }
                   una acción por su nombre
    Intro          la acción, si solo hay una
    why ACCIÓN     qué traería, o por qué no está permitida
    odds           qué puede traer el azar
    undo           deshace tu última acción, si el azar no ha hablado desde entonces
    board          lo dibuja todo otra vez
    rules          las reglas de esta mesa; con un id o una palabra, solo esas
    save ARCHIVO   guarda la partida, para seguir luego con «festina play --resume ARCHIVO»
    quit           salir
cli-undone = Deshecho.
cli-undo-nothing = Aún no has decidido nada.
cli-undo-chance = El azar ha hablado desde tu última acción: no se puede deshacer.
cli-undo-others = { $name } ha jugado desde tu última acción: no se puede deshacer.
cli-undo-too-late = Eso ya no se puede deshacer.
cli-undo-reveal = Desde tu última acción se ha mostrado algo oculto: no se puede deshacer.
cli-ask-save = ¿Guardar la partida? Intro para { $file }, otro nombre, o «no»:
cli-ask-save-end = ¿Conservar el registro de esta partida? Un nombre de archivo, o Intro para no:
cli-saved = Guardado en { $file }.
cli-left-unsaved = La partida no se ha guardado.
cli-resume-with = Para continuar: festina play --resume { $file }

## Replays

cli-replay-title = { $ruleset }, jugada { $move } de { $last }
cli-replay-prompt = Jugada { $move } de { $last }: Intro siguiente, b atrás, un número, q salir>
cli-replay-no-such-move = No hay jugada { $move }: el registro tiene las jugadas 0 a { $last }.

## Rules and editions

cli-rules-title = Reglas de { $ruleset }
cli-rules-marks = Junto a cada id: T escrita en un reglamento, F hallada en fuentes públicas, I lectura o reconstrucción nuestra.
cli-rules-reconstructed = Reconstruido: { $what }
cli-editions-name = Nombre
cli-editions-years = Años
cli-editions-publishers = Editoriales
cli-editions-board = Tablero
cli-editions-board-old = antiguo
cli-editions-board-new = nuevo
cli-editions-start = Zanahorias, 3/4/5/6 jugadores
cli-editions-start-two = Zanahorias, dos jugadores
cli-editions-restart = Al volver a empezar
cli-editions-as-started = como al principio
cli-editions-finish = En la meta, como máximo
cli-editions-finish-place = 10 × puesto
cli-editions-finish-flat = { $limit }, sea cual sea el puesto
cli-editions-hare = Casillas de liebre
cli-editions-hare-chart = tabla ({ $year })
cli-editions-hare-die = dado ({ $year })
cli-editions-hare-deck = { $cards } cartas ({ $year })
cli-editions-first-pawn = La primera de dos fichas llega con
cli-editions-lettuces-any = cualquier número de lechugas
cli-editions-lettuces-none = ninguna lechuga
cli-editions-printed = Números impresos
cli-editions-printed-from-start = desde la salida
cli-editions-printed-to-finish = cuenta atrás hasta la meta
cli-editions-runner = Corredor lento
cli-editions-runner-tortoise = tortuga
cli-editions-runner-hedgehog = erizo
cli-editions-reconstructed = Reconstruido
cli-editions-nothing = nada
cli-editions-hint = «festina rules ID» muestra las reglas de una edición, «festina play --edition ID» la juega.

## Simulations

cli-simulate-warming = Calentando: se compilan las reglas
cli-simulate-playing = En juego
cli-simulate-title = { $games ->
        [one] 1 partida al azar
       *[other] { $games } partidas al azar
    } de { $ruleset }, semilla { $seed }
cli-simulate-mean = Decisiones por partida, de media
cli-simulate-quantile = El { $percent } % de las partidas terminadas necesita como máximo
cli-simulate-cut = Cortadas tras { $limit } decisiones
cli-simulate-title-wins = Quién ganó, entre las partidas terminadas
cli-simulate-seat = asiento
cli-simulate-wins = partidas
cli-simulate-share = porcentaje
cli-simulate-interval = intervalo 95 %
cli-simulate-speed = { $decisions } decisiones en { $seconds } s con { $workers ->
        [one] 1 hilo
       *[other] { $workers } hilos
    }: { $rate } por segundo (tras { $warm } s de calentamiento).

## Any game

cli-plain-yes = sí
cli-plain-no = no

## Hare & Tortoise: the board

cli-hare-title = La liebre y la tortuga ({ $edition })
cli-hare-tile-start = SAL.
cli-hare-tile-finish = META
cli-hare-tile-hare = LI
cli-hare-tile-carrot = ZA
cli-hare-tile-lettuce = LE
cli-hare-tile-tortoise = { $runner ->
    [hedgehog] ER
   *[tortoise] TO
}
cli-hare-kind-start = salida
cli-hare-kind-finish = meta
cli-hare-kind-hare = liebre
cli-hare-kind-carrot = zanahoria
cli-hare-kind-lettuce = lechuga
cli-hare-kind-tortoise = { $runner ->
    [hedgehog] erizo
   *[tortoise] tortuga
}
cli-hare-kind-number = posición { $number }
cli-hare-legend-numbers = posiciones
cli-hare-legend = Subrayado: adonde puedes ir. Las fichas huecas están tumbadas.
cli-hare-legend-printed = El tablero lleva impresas las casillas que faltan: aquí en cursiva, junto al número que escribes.
cli-hare-start = salida
cli-hare-home = meta
cli-hare-team = equipo { $team }
cli-hare-note-eat = va a comer
cli-hare-note-miss = pierde un turno
cli-hare-note-nap = duerme
cli-hare-note-leave = tiene que irse
cli-hare-note-turn = le toca
cli-hare-column-player = jugador
cli-hare-column-space = casilla
cli-hare-column-carrots = zanahorias
cli-hare-column-lettuces = lechugas
cli-hare-column-change = zanah.
cli-hare-column-left = quedan
cli-hare-column-position = pos.
cli-hare-do-take = quedarte, tomar 10
cli-hare-do-give = quedarte, dar 10
cli-hare-do-nothing = no hacer nada
cli-hare-do-eat = comer una lechuga
cli-hare-do-miss = perder el turno
cli-hare-do-restart = volver a empezar
cli-hare-do-keep = quedarte el regalo
cli-hare-do-bank = regalo a la banca
cli-hare-describe = { $action } ({ $target }): { $cost ->
        [0] no cuesta nada
       *[other] cuesta { $cost }
    }{ $gain ->
        [0] {""}
       *[other] , da { $gain }
    }, te deja con { $left ->
        [one] 1 zanahoria
       *[other] { $left } zanahorias
    }, en { $position } posición.
cli-hare-odds = { $chances } de { $total } ({ $percent } %): { $shown ->
        [none] { $effect }
       *[other] { $shown }: { $effect }
    }
cli-hare-odds-position = (para una ficha en { $position } posición)
cli-hare-moves = { $seat } paga { $amount } y { $pawn ->
        [one] va
       *[other] con la ficha { $pawn } va
    } a la { $space ->
        [64] meta.
       *[other] casilla { $space } ({ $kind }).
    }
cli-hare-end-open = La carrera no ha terminado.
cli-hare-aimless = Jugar sin rumbo puede no acabar nunca (HT-853).
cli-hare-end-team = Gana el equipo { $team }, con todos en la meta: { $names }.
cli-hare-end-both = Gana { $name }: sus dos fichas están en la meta.
cli-hare-end-first = Gana { $name }: llega a la meta antes que nadie.
cli-hare-end-place = { $place } posición: { $name }
cli-hare-end-running = Sin llegar a la meta: { $names }

## Hare & Tortoise: tables

cli-hare-sheet-players = jugadores
cli-hare-sheet-start = zanahorias al principio
cli-hare-sheet-restart = zanahorias al volver a empezar
cli-hare-sheet-lettuces = lechugas
cli-hare-sheet-finish = Zanahorias permitidas en la meta, por posición: { $places }.
cli-hare-sheet-deck = El mazo de liebre
cli-hare-sheet-die = La tabla de la liebre: una fila por posición, una columna por cara del dado
cli-hare-sheet-chart = La tabla de la liebre: una fila por carta sacada, una columna por posición
cli-hare-sheet-star = * reconstruido
cli-hare-stats-more = De media, en una partida se vuelve a empezar { $restarts } veces, se comen { $lettuces } lechugas y el azar interviene { $draws } veces.
cli-hare-stats-kinds = Dónde acabaron los movimientos
cli-hare-stats-kind = tipo
cli-hare-stats-spaces = casillas
cli-hare-stats-moves = movimientos
cli-hare-stats-share = porcentaje
cli-hare-stats-each = por casilla y partida
cli-hare-stats-most = Las más usadas:
cli-hare-stats-least = Las menos usadas:

## Why First?

cli-whyfirst-title = Why First?
cli-whyfirst-now = Ronda { $round } de { $rounds }, baza { $trick }
cli-whyfirst-column-space = casilla
cli-whyfirst-column-total = total
cli-whyfirst-note-second = segunda posición
cli-whyfirst-note-card = { $card }
cli-whyfirst-note-chosen = ha elegido
cli-whyfirst-hand = Tus cartas: { $cards }
cli-whyfirst-hand-of = { $name } tiene en la mano { $cards }
cli-whyfirst-played = Jugadas en esta ronda: { $cards }
cli-whyfirst-legend = Una calle por ficha, de −12 a +16; la casilla que ahora es segunda está sombreada.
cli-whyfirst-on = { $name } (@{ $target })
cli-whyfirst-move = La ficha de { $name } de { $origin } a { $space }; segunda posición: { $second }
cli-whyfirst-nobody = nadie
cli-whyfirst-elsewhere = No vistas en esta ronda: { $cards }
cli-whyfirst-deck = { $size } cartas: { $cards }
cli-whyfirst-white = Números blancos: { $cards }

## The operator

cli-help-admin = Cuida de las mesas y de la gente: denuncias, vetos, comunicados.
cli-help-admin-json = Muéstralo todo en una sola línea JSON.
cli-help-admin-number = El número que sale en la lista.
cli-help-admin-table-id = El identificador de la mesa.
cli-help-admin-tables = Lista las mesas, primero las más recientes.
cli-help-admin-status = Solo las mesas en este estado.
cli-help-admin-reported = Solo las mesas con denuncias abiertas.
cli-help-admin-limit = Cuántas como máximo.
cli-help-admin-table = Muestra una mesa y los dispositivos de sus asientos.
cli-help-admin-close = Cierra una mesa: su partida acaba aquí.
cli-help-admin-reports = Lista las denuncias abiertas.
cli-help-admin-reports-all = También las cerradas.
cli-help-admin-report = Muestra una denuncia, con lo que la persona había dicho.
cli-help-admin-report-close = Ciérrala: está resuelta.
cli-help-admin-ban = Veta un dispositivo o un intervalo de direcciones: ya no podrá ni jugar ni mirar.
cli-help-admin-ban-reason = El motivo, que la persona podrá leer.
cli-help-admin-ban-device = El identificador del dispositivo ("festina admin table" lo muestra).
cli-help-admin-ban-network = Una dirección o un intervalo, como 203.0.113.0/24 o 2001:db8::/64.
cli-help-admin-ban-report = La persona de esta denuncia, que así queda cerrada.
cli-help-admin-ban-days = Durante tantos días; si no, hasta que lo levantes.
cli-help-admin-bans = Lista todos los vetos.
cli-help-admin-unban = Levanta un veto.
cli-help-admin-announce = Di algo a todo el mundo en el servidor.
cli-help-admin-announce-text = Qué hay que decir.
cli-help-admin-announce-hours = Durante tantas horas; si no, hasta que lo retires.
cli-help-admin-announcements = Lista todos los comunicados.
cli-help-admin-unannounce = Retira un comunicado.
cli-admin-table-line = { $table }  { $status ->
        [open] abierta
        [running] en juego
        [over] terminada
       *[closed] cerrada
    }{ $public ->
        [yes] , pública
       *[no] { "" }
    }  { $ruleset }  { $people }  { $changed }{ $reports ->
        [0] { "" }
        [one] , 1 denuncia
       *[other] , { $reports } denuncias
    }
cli-admin-table = { $table }: { $status ->
        [open] abierta
        [running] en juego
        [over] terminada
       *[closed] cerrada
    }, { $ruleset }. La lleva el dispositivo { $host }
cli-admin-seat = Asiento { $seat } ({ $kind ->
        [person] persona
        [bot] bot
       *[open] libre
    }): { $name }, dispositivo { $device }
cli-admin-table-reports = Denuncias: { $numbers }
cli-admin-no-tables = No hay mesas así.
cli-admin-no-table = No hay ninguna mesa «{ $table }».
cli-admin-busy = En la mesa { $table } se juega demasiado deprisa. Vuelve a intentarlo.
cli-admin-ended = La mesa { $table } ya ha terminado.
cli-admin-closed = La mesa { $table } está cerrada.
cli-admin-report-line = { $number }  { $at }  { $reason ->
        [words] palabras
        [name] nombre
        [stalling] hace perder tiempo
        [cheating] trampas
       *[other] otros
    }: { $name }, mesa { $table }, asiento { $seat }{ $state ->
        [closed] {" "}(cerrada)
       *[open] { "" }
    }
cli-admin-report-text = Se ha denunciado: { $text }
cli-admin-report-about = Sobre el dispositivo { $device }, red { $network }
cli-admin-report-by = Del dispositivo { $device }
cli-admin-said = { $at }  { $text }
cli-admin-report-closed = La denuncia { $number } está cerrada.
cli-admin-no-reports = No hay denuncias.
cli-admin-no-report = No hay ninguna denuncia { $number }.
cli-admin-ban-whom = Indica uno de estos: --device, --network o --report.
cli-admin-no-device = No hay ningún dispositivo «{ $device }».
cli-admin-banned = Veto { $number }: { $whom }. Los servidores lo siguen en pocos segundos.
cli-admin-ban-line = { $number }  { $whom }  { $until }  { $reason }
cli-admin-no-bans = No hay vetos.
cli-admin-no-ban = No hay ningún veto { $number }.
cli-admin-unbanned = El veto { $number } está levantado.
cli-admin-announced = Comunicado { $number }: todo el mundo lo verá en pocos segundos.
cli-admin-announcement-line = { $number }  { $until }  { $text }
cli-admin-no-announcements = No hay comunicados.
cli-admin-no-announcement = No hay ningún comunicado { $number }.
cli-admin-unannounced = El comunicado { $number } está retirado.
cli-admin-no-end = sin fin
cli-admin-until = hasta el { $at }
cli-admin-ended-at = terminado el { $at }
cli-admin-empty = El texto está vacío.
cli-admin-span = «{ $number }» no es una duración: tiene que ser más que 0.
cli-admin-bad-network = «{ $network }» no es un intervalo de direcciones: escribe 203.0.113.7, 203.0.113.0/24 o 2001:db8::/64.
