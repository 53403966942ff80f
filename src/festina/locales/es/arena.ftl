# The arena: bots against bots, measured.

arena-help = Haz que los bots jueguen entre sí, con asientos equilibrados, y mide su fuerza.
arena-help-bots = Los bots, por ejemplo "level:3,level:5,mybot.py"; escribe uno dos veces para darle dos asientos. Si una orden lleva comas, separa con punto y coma.
arena-help-games = Cuántas partidas jugar.
arena-help-seed = La semilla de la arena: con la misma semilla y los mismos límites de simulaciones salen las mismas partidas.
arena-help-workers = Cuántos procesos juegan; el resultado es el mismo con cualquier número.
arena-help-limit = Corta una partida tras este número de decisiones.
arena-help-move-seconds = Segundos por jugada; el bot que tarda más pierde la jugada.
arena-help-sprt = Con dos bots: para en cuanto esté claro si la fuerza del primero se acerca más a LOW o a HIGH, en Elo (0:30) o en porcentajes de victorias (50%:55%).
arena-help-alpha = El riesgo de aceptar HIGH aunque lo correcto sea LOW.
arena-help-beta = El riesgo de aceptar LOW aunque lo correcto sea HIGH.
arena-help-out = Escribe los resultados en este archivo: .parquet, .csv (una fila por asiento y partida) o .json (clasificación y ajustes).
arena-help-resume = Continúa una arena interrumpida, desde el diario que está junto a --out.
arena-help-json = Muestra los resultados en una sola línea JSON.

## What goes wrong

arena-bots-count = Una arena tiene de 1 a { $most } bots, no { $count }.
arena-bots-empty = En «{ $text }» hay un bot sin nombre.
arena-move-seconds = move-seconds tiene que ser un número mayor que 0 y como máximo { $most }, no { $value }.
arena-bad-sprt = «{ $text }» no es una pregunta: da dos límites, primero el más bajo, en Elo (0:30) o en porcentajes de victorias (50%:55%).
arena-bad-risk = { $option } tiene que ser un número entre 0 y 0.5, no { $value }.
arena-sprt-two = --sprt compara dos bots; { $count ->
        [one] solo se ha indicado 1
       *[other] se han indicado { $count } distintos
    }.
arena-bad-ending = Los resultados no se pueden escribir en { $file }: su nombre tiene que terminar en uno de estos: { $known }.
arena-out-folder = { $file } es una carpeta, no un archivo.
arena-out-no-folder = { $file } no se puede escribir: no existe la carpeta { $folder }.
arena-out-forbidden = No tienes permiso para escribir { $file }.
arena-out-failed = { $file } no se puede escribir: { $reason }.
arena-resume-needs-out = --resume necesita --out: el diario de las partidas terminadas está junto a ese archivo.
arena-resume-fewer = Hay { $kept } partidas guardadas, más que las { $games } pedidas ahora: pide al menos tantas para que no se pierda ninguna.
arena-journal-exists = { $file } contiene { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } de una arena interrumpida. Continúa con --resume, o bórralo.
arena-journal-unreadable = { $file } no es el diario de una arena que esta versión sepa leer; bórralo para empezar de nuevo.
arena-journal-differs = { $file } es de otra arena: { $setting } era { $then }, ahora es { $now }.
arena-worker-died = La partida { $game } ha acabado con dos procesos (código de salida { $code }). Con --out, --resume continúa desde las partidas ya hechas.

## While it runs

arena-warming = Calentando: la búsqueda se toma de la caché, o se compila (tarda un minuto más o menos, una sola vez)
arena-playing = Partidas
arena-nothing-to-resume = Junto a { $file } no hay ningún diario: esta arena empieza por la primera partida.
arena-interrupted = Interrumpido tras { $done } de { $games } partidas.
arena-go-on = Se guardan en { $file }: la misma orden con --resume continúa.

## The result

arena-title = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } de { $ruleset }, semilla { $seed }
arena-column-bot = bot
arena-column-games = partidas
arena-column-share = victorias
arena-column-interval = intervalo 95 %
arena-column-place = puesto
arena-column-rating = fuerza
arena-column-think = ms/jugada
arena-column-incidents = fallos
arena-equal = Los porcentajes son por asiento: con bots iguales cada uno sería { $share }.
arena-length = { $mean } decisiones por partida de media; { $cut ->
        [0] ninguna cortada
        [one] 1 cortada tras { $limit } decisiones
       *[other] { $cut } cortadas tras { $limit } decisiones
    }; { $seconds } s.
arena-unbalanced = Cada bot pasa por cada asiento el mismo número de veces con { $games } partidas; aquí el número era otro.
arena-sprt = { $bot }: LOW es { $low } de las victorias, HIGH es { $high }; razón de log-verosimilitud { $ratio } (límites { $lower } y { $upper }) tras { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    } de partidas emparejadas.
arena-sprt-verdict = { $verdict ->
    [high] Aceptado: HIGH.
    [low] Aceptado: LOW.
   *[open] Aún sin decidir: hacen falta más partidas.
}
arena-incidents = Qué hicieron mal los bots (la jugada se eligió entonces al azar):
arena-incident = partida { $game }, asiento { $seat }, { $bot }: { $problem }
arena-incidents-more = … y { $count } más.
arena-written = Escrito en { $file }.
