# What the server says: to operators at the terminal, and to players whose request it does not carry out.

## The command line

server-help-serve = Sirve el juego en el navegador.
server-help-host = La dirección en la que escuchar; 0.0.0.0 deja entrar a los móviles de la misma red.
server-help-port = El puerto en el que escuchar (0: uno libre cualquiera).
server-help-database = Dónde se guardan las partidas: sqlite:///file o postgresql://….
server-help-bus = «local», o redis://… si varios procesos del servidor comparten las mesas.
server-help-config = Un archivo TOML con ajustes; mandan el entorno (FESTINA_…) y la línea de órdenes.
server-help-open = Abre la página en un navegador.
server-help-db = Cuida de la base de datos del servidor.
server-help-check = Vuelve a jugar cada partida guardada e informa de las que ya no encajan.
server-help-migrate = Lleva la base de datos a su forma actual.
server-help-tidy = Mostrar lo que es lo bastante antiguo para borrarse y lo que espera tu consentimiento.
server-help-tidy-confirm = Confirmar que el reloj es correcto y que puede borrarse todo lo que esté marcado hasta ahora.
server-help-backup = Lo copia todo en un solo archivo.
server-help-restore = Copia una copia de seguridad en una base de datos vacía.
server-help-backup-file = El archivo de la copia de seguridad.
server-ready = Festina está en marcha: { $address }
server-ready-phones = Los móviles de la misma red lo encuentran aquí:
server-ready-stop = Detenlo con Ctrl-C.
server-stopped = Detenido. Todas las partidas están guardadas.
server-did-not-start = El servidor no ha podido arrancar; las líneas de arriba dicen por qué.
server-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $problem }. Prueba otro puerto (--port), o detén lo que usa este.
server-bad-database = «{ $url }» no es una base de datos para Festina: usa sqlite:///file o postgresql://user@host/name.
server-no-database = No hay ninguna base de datos «{ $file }». Comprueba la dirección; «festina serve» y «festina db migrate» crean una nueva.
server-database-served = Otro servidor de Festina ya está usando «{ $file }». Detenlo primero, o dale a este un archivo propio (--database). Para varios procesos hacen falta PostgreSQL y Redis.
server-bad-bus = «{ $url }» no es un bus: usa «local» o redis://host.
server-no-bus = El servidor Redis no responde: { $problem }
server-no-config = No hay ningún archivo de ajustes «{ $file }».
server-bad-config = El archivo de ajustes «{ $file }» no se puede leer: { $problem }
server-bad-setting = El ajuste «{ $name }» no encaja: { $problem }
server-not-migrated = Esta base de datos aún no tiene tablas de Festina, o las tiene antiguas. «festina db migrate» la pone al día.
server-migrated = La base de datos está al día.
server-tidy-clock = El reloj marca { $now }, y la base de datos se usó por última vez el { $expected }. Mientras el reloj no sea de fiar, no se borra nada.
server-tidy-due = { $what ->
    [tables] Mesas
   *[devices] Dispositivos
}: { $due } de { $total } fuera de plazo, { $ripe } por borrar ahora, { $waiting } a la espera de tu consentimiento.
server-tidy-confirm = Si el reloj es correcto y esto es lo que quieres: festina db tidy --confirm
server-tidy-confirmed = Confirmado: la hora es { $now }, y puede borrarse lo que esté marcado hasta ahora. Un servidor en marcha empieza antes de un minuto.
server-check-bad = { $table } ({ $ruleset }): { $problem }
server-check-done = { $good ->
        [one] 1 partida encaja
       *[other] { $good } partidas encajan
    }, { $bad ->
        [one] 1 no.
       *[other] { $bad } no.
    }
server-check-entry = la entrada { $number } no encaja: { $problem }
server-check-row = los datos guardados de la propia mesa no encajan: { $problem }
server-check-missing = hay { $entries } entradas, debería haber { $version }.
server-check-status = la mesa dice «{ $status }», sus jugadas no.
server-check-record = su registro cuenta otra partida.
server-backup-exists = «{ $file }» ya existe; no se ha escrito nada.
server-no-backup = No hay ningún archivo «{ $file }».
server-not-a-backup = «{ $file }» no es una copia de seguridad de Festina.
server-restore-not-empty = La base de datos ya contiene partidas: una copia de seguridad va en una vacía.
server-backed-up = { $tables ->
        [one] 1 mesa copiada
       *[other] { $tables } mesas copiadas
    } en { $file }.
server-restored = { $tables ->
        [one] 1 mesa restaurada
       *[other] { $tables } mesas restauradas
    }.

## Requests that are not carried out

server-malformed = Esa petición no encaja ({ $where }): { $problem }
server-not-json = Eso no es un objeto JSON.
server-too-large = Es demasiado: { $kilobytes } kB como máximo.
server-too-fast = Demasiado deprisa. Espera un momento y vuelve a intentarlo.
server-too-many-public = Desde tu red ya está abierto el número máximo de mesas públicas ({ $most }). Primero termina o deja una, o no hagas pública esta.
server-other-origin = Esta página no puede hablar con este servidor.
server-trouble = Algo ha ido mal en el servidor. No ha cambiado nada; vuelve a intentarlo.
server-busy = La mesa está muy ocupada ahora mismo. Vuelve a intentarlo.
server-no-page = En esta dirección no hay nada.
server-who-are-you = Aquí aún no tienes asiento.
server-no-language = Hay textos en estos idiomas: { $known }.
server-name-empty = Un nombre necesita al menos una letra.
server-nothing-to-change = No se ha indicado nada que cambiar.

## Tables and seats

server-no-table = Esa mesa no existe. Puede que se haya abandonado.
server-table-is = { $status ->
    [open] La partida aún no ha empezado.
    [running] La partida ya ha empezado.
    [over] La partida ha terminado.
   *[closed] La mesa está cerrada.
}
server-not-started = La partida aún no ha empezado.
server-seats-wanted = Esta partida tiene { $players } asientos, y se han indicado { $given }.
server-no-such-lesson = Para estas reglas no hay ninguna lección «{ $lesson }».
server-seats-open = Aún hay asientos libres: espera a que venga alguien, o sienta bots.
server-seat-taken = Ese asiento está ocupado.
server-no-seat = Ese asiento no existe: van del 0 al { $last }.
server-no-seat-here = No tienes asiento en esta mesa.
server-not-your-seat = El asiento { $seat } no es tuyo.
server-no-person-there = Ahí no se sienta nadie.
server-host-only = Eso solo puede hacerlo quien lleva la mesa.
server-no-spectators = Esta mesa es solo para quienes juegan en ella.
server-by-invitation = A esta mesa se entra con invitación.
server-no-invitation = Esta invitación ya se ha usado o se ha retirado. Pide otra.
server-no-code = Este código no encaja: puede que ya se haya usado, o que tenga más de diez minutos.
server-code-is-yours = Estos asientos ya están en este dispositivo.
server-code-empty = No hay nada que trasladar: el dispositivo del que procede este código ya no tiene ese asiento.
server-rematch-made = Ya hay una revancha.
server-no-demo = Para este juego no hay ninguna carrera que ver.
server-no-shared-game = Esa partida no existe.

## Playing

server-no-such-command = Esa orden no existe; hay: { $known }.
server-bad-id = Cada orden lleva un id de 1 a { $longest } caracteres.
server-bad-action = Una acción es un texto de { $longest } caracteres como máximo.
server-no-version = Una jugada dice para qué versión de la mesa es.
server-stale = Ha pasado algo desde que elegiste. Mira otra vez y luego elige.
server-chance-is-dealt = Aquí la mesa saca cartas y tira dados ella sola.
server-seat-is-lent = Un bot está jugando por ti. Primero recupera tu asiento.
server-undo-too-late = Es tarde para deshacer: alguien ha jugado, o ha hablado una carta o un dado. Puedes pedir a los demás que vuelvan atrás.
server-nothing-to-retract = No tienes ninguna elección oculta que retirar.
server-takeback-asked = Alguien ya está pidiendo retirar una jugada.
server-takeback-nothing = No has hecho ninguna jugada que se pueda retirar.
server-takeback-not-asked = Nadie está pidiendo retirar una jugada.
server-takeback-not-you = Tu respuesta no hace falta.
server-cannot-lend = Ahora ese asiento no se puede dar a un bot: quien lo ocupa está aquí, o no lleva fuera el tiempo suficiente.
server-not-lent = Por ese asiento no juega ningún bot.
server-not-resting = Aquí no descansa ningún bot.
server-damaged-table = Esta partida está guardada de una forma que ya no encaja. Quien lleva el servidor encuentra el motivo en el registro.
server-replay-too-long = Este registro es demasiado largo para mostrarlo aquí: como mucho { $most } líneas.
server-database-trouble = La base de datos no se puede usar: { $problem }
server-bot-failed = { $why ->
    [overran] El bot ha tardado demasiado; se ha sorteado una jugada por él.
   *[crashed] El bot ha fallado; se ha sorteado una jugada por él.
}

## Chat

server-chat-empty = Ahí no hay nada que decir.
server-chat-closed = Esta mesa no tiene chat.
server-chat-seats-only = Aquí solo puede hablar quien tiene asiento.
server-muted = Quien lleva la mesa te ha silenciado.
server-no-chat = Esa línea no existe.

## Among strangers

server-words-off = En esta mesa no ves los mensajes escritos. Actívalos primero; las reacciones funcionan siempre.
server-host-is-blocked = Has bloqueado a quien lleva esta mesa. Quita el bloqueo si quieres jugar en ella.
server-not-for-you = En esta mesa no hay sitio para ti.
server-not-yourself = Esa persona eres tú.
server-too-many-blocks = Ya has bloqueado a { $most } personas. Quita antes un bloqueo.
server-no-block = Ese bloqueo no existe.
server-banned = Aquí ya no puedes ni jugar ni mirar. El motivo según quien gestiona el servidor: { $reason }
server-banned-until = Aquí no puedes ni jugar ni mirar hasta el { $until }. El motivo según quien gestiona el servidor: { $reason }
server-same-cards-private = En una mesa pública no se pueden repartir las mismas cartas: podría sentarse alguien que no las ha visto.
