# Els problemes: els del dia, tots plegats, i un per resoldre.

web-puzzles-lead = Només una opció és clarament la millor. Troba-la i descobreix per què.
web-puzzles-today = Problemes del dia
web-puzzles-all = Tots els problemes
web-puzzles-puzzle = Problema
web-puzzles-number = Problema { $number }
web-puzzles-about = Problema: { $theme }
web-puzzles-theme-none = Temes diversos
web-puzzles-stars = { $count ->
        [one] 1 estrella de 5
       *[other] { $count } estrelles de 5
    }
web-puzzles-of = Resolts: { $solved } de { $count }
web-puzzles-solved = resolt
web-puzzles-missed = no resolt
web-puzzles-solve = Resol
web-puzzles-solve-theme = Resol un problema: { $theme }
web-puzzles-again = Torna-ho a mirar
web-puzzles-choose = Tria’n un

## El propi balanç

web-puzzles-record = El teu balanç
web-puzzles-record-tried = Provats
web-puzzles-record-solved = Resolts
web-puzzles-record-streak = Seguits
web-puzzles-record-longest = Ratxa més llarga
web-puzzles-record-note = Compta la primera resposta. Només la recorda aquest dispositiu.
web-puzzles-record-none = Encara no has provat cap problema.

## Un problema

web-puzzles-ask = Què hauria de fer { $name }?
web-puzzles-ask-sentence = Decideix al tauler. Compta la primera resposta.
web-puzzles-nudge = Una pista
web-puzzles-right = Correcte!
web-puzzles-wrong = No és la millor opció: costa { $points } punts
web-puzzles-best-was = La millor: { $action }
web-puzzles-solution = Solució
web-puzzles-next = Problema següent
web-puzzles-retry = Torna-ho a provar
web-puzzles-analyse = Mira-ho al tauler d’anàlisi
