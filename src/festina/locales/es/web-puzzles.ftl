# Los problemas: los del día, todos juntos, y uno para resolver.

web-puzzles-lead = Solo una opción es claramente la mejor. Encuéntrala y descubre por qué.
web-puzzles-today = Problemas del día
web-puzzles-all = Todos los problemas
web-puzzles-puzzle = Problema
web-puzzles-number = Problema { $number }
web-puzzles-about = Problema: { $theme }
web-puzzles-theme-none = Temas variados
web-puzzles-stars = { $count ->
        [one] 1 estrella de 5
       *[other] { $count } estrellas de 5
    }
web-puzzles-of = Resueltos: { $solved } de { $count }
web-puzzles-solved = resuelto
web-puzzles-missed = no resuelto
web-puzzles-solve = Resolver
web-puzzles-solve-theme = Resolver un problema: { $theme }
web-puzzles-again = Ver otra vez
web-puzzles-choose = Elegir uno

## El propio balance

web-puzzles-record = Tu balance
web-puzzles-record-tried = Intentados
web-puzzles-record-solved = Resueltos
web-puzzles-record-streak = Seguidos
web-puzzles-record-longest = Racha más larga
web-puzzles-record-note = Cuenta la primera respuesta. Solo la recuerda este dispositivo.
web-puzzles-record-none = Todavía no has intentado ningún problema.

## Un problema

web-puzzles-ask = ¿Qué debería hacer { $name }?
web-puzzles-ask-sentence = Decide en el tablero. Cuenta la primera respuesta.
web-puzzles-nudge = Una pista
web-puzzles-right = ¡Correcto!
web-puzzles-wrong = No es la mejor opción: cuesta { $points } puntos
web-puzzles-best-was = La mejor: { $action }
web-puzzles-solution = Solución
web-puzzles-next = Siguiente problema
web-puzzles-retry = Probar otra vez
web-puzzles-analyse = Verlo en el tablero de análisis
