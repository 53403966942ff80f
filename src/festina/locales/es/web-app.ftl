# La página como aplicación: actualizaciones, juego sin conexión, y lo que requiere otras personas.

web-app-screenshot = Una carrera en Festina
web-app-update = Hay una versión nueva de Festina.
web-app-update-now = Cargarla ahora

## Listo para jugar sin conexión

web-offline = Jugar sin conexión
web-offline-sentence = Se descarga una sola vez, unos { $size }. Después, estés donde estés, puedes jugar contra bots, pasar el dispositivo de mano en mano, aprender y consultar las reglas.
web-offline-fetch = Descargar
web-offline-progress = Descargando: { $done } de { $total }
web-offline-paused = En pausa: { $done } de { $total }
web-offline-pause = Pausa
web-offline-continue = Continuar
web-offline-cancel = Cancelar
web-offline-remove = Quitar de este dispositivo
web-offline-remove-sure = ¿Quitarlo? Para jugar volverás a necesitar conexión; tus partidas se quedan.
web-offline-ready = Listo. Todo lo que no necesita a nadie más funciona sin conexión.
web-offline-ready-short = Se puede jugar sin conexión
web-offline-gone = El navegador ha hecho sitio y ha borrado lo que hace falta para jugar sin conexión. Quizá también hayan desaparecido tus partidas.
web-offline-again = Descargar de nuevo
web-offline-trouble-network = Se ha cortado la conexión. Lo que ha llegado se conserva.
web-offline-trouble-wrong = Un archivo ha llegado dañado y se ha descartado. Vuelve a intentarlo.
web-offline-trouble-room = No hay espacio suficiente en este dispositivo.
web-offline-trouble-worker = El navegador no conserva Festina para jugar sin conexión; algunos nunca lo hacen en ventanas privadas. Vuelve a intentarlo.

## Sin servidor

web-away = Sin conexión
web-away-people = Para esto hacen falta otras personas, y ahora mismo no hay conexión con el servidor. La página se abrirá sola en cuanto la haya.
web-away-alone = Para esto hacen falta otras personas. En este sitio solo se juega en el propio dispositivo.
web-away-meet = Quedar con amigos en { $host }
web-away-play = Jugar en este dispositivo

## Copying

web-copy-failed = No se ha copiado
