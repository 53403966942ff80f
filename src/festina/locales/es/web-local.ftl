### Mesas en el propio dispositivo, sin servidor.

web-local-choice = En este dispositivo
web-local-choice-sentence = No hace falta conexión. La partida se queda en este dispositivo.
web-local-here = Esta partida solo está en este dispositivo.
web-local-removable = Si falta espacio, el navegador puede borrar las partidas de este dispositivo. Para no perderlas, instala Festina como aplicación o descarga el registro de las que quieras conservar.
web-local-lost = Este navegador no conserva partidas, como ocurre en algunas ventanas privadas. Para jugar en este dispositivo, abre Festina en una ventana normal.
web-local-friends = Seguir con amigos
web-local-friends-sentence = En el servidor se abre una mesa nueva con esta posición. No cuenta para las puntuaciones.
web-local-friends-at = Seguir con amigos en { $host }
web-local-bring-damaged = Este enlace está incompleto o dañado. Vuelve a abrirlo desde la partida.
web-local-delete = Borrar de este dispositivo
web-local-delete-sure = La partida se perderá para siempre.
web-local-damaged = Una partida de este dispositivo ya no se puede leer. Todas las demás están bien.
web-local-fetch = Descargando lo que hace falta para jugar en este dispositivo…
web-local-python = Arrancando…
web-local-package = Casi listo…
web-local-import = Seguir desde aquí
web-local-import-sentence = La partida sigue en este dispositivo desde la última posición del registro.
web-local-import-link = Seguir una partida guardada
web-trouble-device = En este dispositivo todavía no se puede jugar sin conexión. Hay que conectarse una vez para descargar lo que falta.
web-trouble-browser = Este navegador no puede ejecutar las partidas por sí solo, porque le falta WebAssembly. Necesita un servidor.
server-device-alone = Una mesa en un dispositivo es para quienes juegan en él: sin reloj, sin asientos libres y no pública.
server-device-damaged = Esta partida ya no se puede leer. Puedes borrarla en «Mis partidas»; todas las demás están bien.
server-device-full = Esta partida ya no se puede guardar: quizá no quede espacio en este dispositivo. Libera espacio y vuelve a abrir la partida.
server-position-private = Una partida que empieza en una posición conocida es entre amigos: la mesa no puede ser pública.
server-record-over = La partida del registro ya ha terminado: no queda nada que jugar.
server-position-ruleset = La partida del registro se jugó con otras reglas: { $ruleset }.
