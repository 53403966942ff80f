# Replays in the browser: finished games, tables of mine, records from a file.

web-replay-lead = Vuelve a ver una partida, jugada a jugada, con los ojos de quien quieras.
web-replay-finished = Tus partidas terminadas
web-replay-none = Aún no has terminado ninguna partida en este dispositivo.
web-replay-upload = Un registro de otro sitio
web-replay-upload-sentence = Un registro es un archivo de texto: el que una partida terminada te deja descargar. Se muestra aquí y no se guarda en ninguna parte.
web-replay-file = De un archivo
web-replay-paste = O pega su texto
web-replay-look = Mostrarlo
web-replay-others = Otras repeticiones
web-replay-missing = Esa repetición no existe
web-replay-to-table = Volver a la mesa

## Going through time

web-replay-controls = Recorrer la partida
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-forward = Un paso adelante
web-replay-last = Al final
web-replay-moment = Momento de la partida
web-replay-at = Paso { $at } de { $last }
web-replay-speed = Velocidad
web-replay-times = { $speed } ×
web-replay-keys = Teclas: las flechas para un paso, Inicio y Fin para los extremos, espacio para reproducir y pausar.
web-replay-eyes = Con los ojos de
web-replay-spectator = alguien del público
web-replay-link = Enlace a este momento
