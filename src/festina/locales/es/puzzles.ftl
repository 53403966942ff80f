# Los problemas en el terminal.

puzzles-help = Muestra los problemas; busca y empaqueta otros nuevos.
puzzles-help-solve = Resuelve un problema.
puzzles-help-which = «today», «random», un número de la lista o un id.
puzzles-help-game = El juego, por ejemplo hare.
puzzles-help-theme = Solo los problemas sobre este tema.
puzzles-help-level = Solo los problemas que resuelve quien juega más o menos a este nivel (de 1 a 10).
puzzles-help-mine = Busca problemas en partidas entre jugadores fuertes. Una búsqueda detenida sigue donde estaba.
puzzles-help-journal = El diario de la búsqueda; si ya existe, la búsqueda sigue a partir de él.
puzzles-help-count = Cuántos problemas.
puzzles-help-sims = Simulaciones del examen a fondo, por cada acción.
puzzles-help-pack = Explica los problemas encontrados, haz una selección variada y escríbela en un solo archivo.
puzzles-help-journals = Diarios de búsquedas, todos del mismo juego.
puzzles-help-packed = El archivo en el que escribir.
puzzles-column-number = N.º
puzzles-column-id = Id
puzzles-column-theme = Tema
puzzles-column-stars = Dificultad
puzzles-column-ruleset = Mesa
puzzles-column-action = Acción
puzzles-column-share = Probabilidad de victoria
puzzles-column-interval = Intervalo 95 %
puzzles-no-level = { $level } no es un nivel: los niveles van de 1 a 10.
puzzles-no-theme = Ningún problema trata de «{ $theme }». Temas: { $known }.
puzzles-none = Ningún problema encaja con lo que pides.
puzzles-no-such = «{ $which }» no es un problema: escribe «today», «random», un número hasta { $last } o un id.
puzzles-mining = Búsqueda
puzzles-explaining = Explicaciones
puzzles-interrupted = Detenido. { $file } conserva lo encontrado; con la misma orden la búsqueda continúa.
puzzles-cannot-write = { $file } no se puede escribir: { $reason }.
puzzles-mined = { $count ->
    [one] 1 problema
   *[other] { $count } problemas
} de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}: { $file }
puzzles-packed = { $count ->
    [one] 1 problema empaquetado
   *[other] { $count } problemas empaquetados
}: { $file }
puzzles-several-games = Estos diarios no son todos del mismo juego.
puzzles-journal-differs = { $file } es de otra búsqueda: { $game } con la semilla { $seed }, u otro número de simulaciones.
puzzles-journal-unreadable = { $file } no es el diario de una búsqueda.
puzzles-not-minable = En { $game } no se pueden buscar problemas: el juego no tiene campeón, o no tiene niveles.
puzzles-title = Problema { $id }  { $theme }  { $stars }
puzzles-task = Encuentra la mejor acción. «hint» da una pista, «show» la solución, «quit» sale.
puzzles-prompt = Tu acción:
puzzles-no-nudge = No hay ninguna pista, solo las cifras.
puzzles-right = ¡Correcto!
puzzles-nearly = Vale casi tanto como la mejor, { $best }: solo cuesta { $loss } puntos.
puzzles-wrong = La mejor es { $best }; esta cuesta { $loss } puntos de probabilidad de victoria.
puzzles-solution = La mejor es { $best }.
