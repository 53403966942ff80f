# I problemi: quelli del giorno, tutti insieme, e uno da risolvere.

web-puzzles-lead = Una sola scelta è nettamente la migliore. Trovala e scopri perché.
web-puzzles-today = Problemi del giorno
web-puzzles-all = Tutti i problemi
web-puzzles-puzzle = Problema
web-puzzles-number = Problema { $number }
web-puzzles-about = Problema: { $theme }
web-puzzles-theme-none = Temi vari
web-puzzles-stars = { $count ->
        [one] 1 stella su 5
       *[other] { $count } stelle su 5
    }
web-puzzles-of = Risolti: { $solved } su { $count }
web-puzzles-solved = risolto
web-puzzles-missed = non risolto
web-puzzles-solve = Risolvi
web-puzzles-solve-theme = Risolvi un problema: { $theme }
web-puzzles-again = Rivedi
web-puzzles-choose = Scegline uno

## I propri risultati

web-puzzles-record = I tuoi risultati
web-puzzles-record-tried = Provati
web-puzzles-record-solved = Risolti
web-puzzles-record-streak = Di fila
web-puzzles-record-longest = Serie più lunga
web-puzzles-record-note = Conta la prima risposta. La ricorda solo questo dispositivo.
web-puzzles-record-none = Non hai ancora provato nessun problema.

## Un problema

web-puzzles-ask = Che cosa dovrebbe fare { $name }?
web-puzzles-ask-sentence = Decidi sul tabellone. Conta la prima risposta.
web-puzzles-nudge = Un suggerimento
web-puzzles-right = Giusto!
web-puzzles-wrong = Non è la scelta migliore: costa { $points } punti
web-puzzles-best-was = La migliore: { $action }
web-puzzles-solution = Soluzione
web-puzzles-next = Prossimo problema
web-puzzles-retry = Riprova
web-puzzles-analyse = Guardalo sul tabellone di analisi
