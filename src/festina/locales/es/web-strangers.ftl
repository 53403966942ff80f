# What the pages say about people who do not know each other: reactions, blocking, reports, hosting, stored data.

## Reactions and words

web-reactions = Reacciones
web-reaction = { $reaction ->
    [wave] ¡Hola!
    [clap] Aplausos
    [well_played] ¡Bien jugado!
    [laugh] ¡Ja, ja!
    [surprised] ¡Oh!
    [sorry] ¡Perdón!
    [thanks] ¡Gracias!
   *[hurry] ¡Te toca, por favor!
}
web-reaction-of = { $name }: { web-reaction }
web-words-hidden = Aquí ves las reacciones, pero ningún mensaje hasta que los quieras.
web-words-show = Leer y escribir mensajes en esta mesa
web-words-hide = Volver a solo reacciones

## Other people

web-about = Sobre { $name }
web-seat-blocked = persona bloqueada
web-block = Bloquear
web-block-yes = Bloquear
web-block-sure = ¿Bloquear a { $name }? No verás nada más de lo que diga { $name }, y las invitaciones mutuas dejarán de valer. Puedes deshacerlo en los ajustes.
web-block-sentence = No verás nada más de esta persona.
web-block-already = Has bloqueado a esta persona.
web-block-manage = Desbloquear
web-blocked = Hecho: no verás nada más de { $name }.
web-report = Denunciar
web-report-title = Denunciar a { $name }
web-report-reason = ¿Cuál es el problema?
web-report-because = { $reason ->
    [words] Insultos u otras palabras ofensivas
    [name] Un nombre ofensivo
    [stalling] Deja de jugar a propósito
    [cheating] Hace trampas
   *[other] Otra cosa
}
web-report-text = Con tus palabras (si quieres)
web-report-block = Bloquear también a esta persona
web-report-sentence = Quien gestiona este servidor leerá la denuncia, con lo que la persona ha dicho en esta mesa. La persona no sabrá nada.
web-report-send = Enviar la denuncia
web-reported = Gracias. La denuncia se ha enviado.
web-reported-blocked = Gracias. La denuncia se ha enviado, y no verás nada más de { $name }.

## The host

web-host-tools = La mesa la llevas tú
web-host-hand = Pasarle la mesa
web-host-hand-sure = ¿Pasar esta mesa a { $name }? No podrás recuperarla.
web-host-handed = Ahora la mesa la lleva { $name }.
web-remove-sure = ¿Echar a { $name } de esta mesa? El asiento queda libre.
web-remove-sure-running = ¿Echar a { $name } de esta mesa? Un bot jugará en su asiento hasta que le mandes otra invitación.
web-remove-not-again = No puede volver a esta mesa
web-ask-back = Volver a invitar a { $name }
web-asked-back = { $name } ha recibido otra invitación.
web-removed = Quien lleva la mesa te ha echado de ella.
web-removed-running = Quien lleva la mesa te ha echado de ella, y un bot juega en tu asiento. Puedes mirar la partida.
web-table-close = Cerrar la mesa
web-table-close-sure = ¿Cerrar esta mesa? Desaparece para todo el mundo.
web-table-close-sure-running = ¿Cerrar esta mesa? La partida termina aquí para todo el mundo, sin que gane nadie.

## Moving to another device, step by step

web-move-look = Ver qué se trasladaría
web-move-offer = Esto se trasladaría aquí
web-move-offer-sentence = Todavía no se ha trasladado nada. En cuanto confirmes, estos asientos estarán en este dispositivo y ya no en el otro.
web-move-confirm = { $count ->
    [0] Traer todo aquí
    [one] Traer esta mesa aquí
   *[other] Traer estas { $count } mesas aquí
}

## What is stored

web-privacy-none = Ni publicidad ni rastreo: esta página habla con este servidor y con nadie más. Solo se guarda lo que figura aquí.
web-privacy-list = Qué se guarda, y cuánto tiempo
web-privacy-grace = Pasado ese tiempo, todo se borra, como muy tarde, al cabo de { $span } más.
web-privacy-backups = Las copias de seguridad del servidor contienen lo que se guardaba cuando se hicieron.
web-privacy-yours = Qué puedes hacer
web-privacy-yours-sentence = Puedes descargar todo lo que se guarda sobre este dispositivo, y puedes hacer que se olvide: tu nombre y lo que has escrito se borran al momento; las jugadas que has hecho se quedan.
web-kept = { $what ->
    [finished_game] Partidas terminadas
    [running_game] Partidas en curso
    [open_table] Mesas sin empezar
    [chat] Chat
    [device] Este dispositivo
    [profile] Lo que has jugado y a quién conoces
    [invitation] Invitaciones
    [moving_code] Códigos para otro dispositivo
    [notices] Avisos
    [block] A quién has bloqueado
    [report] Denuncias
    [ban] Vetos
    [announcement] Comunicados
    [daily] Carreras del día
    [rating] Puntuaciones
    [plan] Planes para tu próximo turno
    [pairing] La espera de rivales
    [cup] Torneos
   *[log] El registro del servidor
}
web-kept-sentence = { $what ->
    [finished_game] Cada jugada, los nombres de la mesa y el enlace para volver a ver la partida. Si haces olvidar tu dispositivo, tu nombre desaparece.
    [running_game] Desde el último cambio. Después la partida se cierra y se guarda como una terminada.
    [open_table] Desde el último cambio. Después la mesa se borra con todo lo que tenía.
    [chat] Mensajes y reacciones, desde el final de la partida. Quien escribió una línea puede borrarla cuando quiera, y también quien lleva la mesa.
    [device] El nombre y el idioma que has elegido, cuándo estuvo aquí el dispositivo por primera y última vez, tus vacaciones del último año, y una huella de su cookie. Desde la última visita.
    [profile] Tus resultados y los nombres de quienes han jugado contigo, tus navegadores y claves de acceso, a quién quieres ver cuando está, y tus invitaciones.
    [invitation] Una huella de cada enlace, nunca el enlace mismo.
    [moving_code] Una huella de cada código, nunca el código mismo.
    [notices] Dónde reciben avisos tus navegadores, qué se te dirá después, tus horas de silencio, las mesas de las que no quieres avisos y una huella de la dirección de tu canal. Se borra cuando los desactivas.
    [block] Para que no te llegue nada de esas personas. Ellas no lo saben.
    [report] A quién se denunció, por qué, qué había dicho en la mesa y, más o menos, desde qué red. Para quien gestiona este servidor. Desde el día de la denuncia.
    [ban] El dispositivo o la red, el motivo y la fecha. Desde el final del veto.
    [announcement] Lo que dice a todo el mundo quien gestiona este servidor. Desde el final del comunicado.
    [daily] Tu nombre, tu puesto y cuántas decisiones tomaste, de cada día que corriste. La tabla del día los muestra a todos.
    [rating] Solo si quieres una: tu fuerza en un juego y lo segura que es. Puedes borrarla cuando quieras.
    [plan] Lo que has previsto para tu próximo turno en una partida lenta. Nadie más lo ve. Se borra cuando se juega o se retira.
    [pairing] Tu nombre y a qué quieres jugar, mientras esperas en la sala.
    [cup] Su nombre, quién participa, los emparejamientos y los puntos. Si haces olvidar el dispositivo, tu nombre desaparece. Contado desde el último cambio.
   *[log] Líneas técnicas sin nombres, chat, códigos ni direcciones de personas. Festina no las guarda.
}
web-kept-until = { $until ->
    [days] { $span }
    [for_ever] para siempre
    [table] mientras exista la mesa
    [device] mientras exista el dispositivo
   *[never] no se guarda
}

## This device

web-device = Este dispositivo
web-device-data = Tus datos
web-device-manage = A los ajustes de este dispositivo
web-blocks = Personas bloqueadas
web-blocks-none = No has bloqueado a nadie.
web-blocks-since = desde el { $date }
web-unblock = Desbloquear
web-unblock-name = Desbloquear a { $name }
web-unblocked = Hecho: volverás a ver lo que diga { $name }.
web-export = Descargar mis datos
