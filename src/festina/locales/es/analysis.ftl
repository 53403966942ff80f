# Insight: positions analysed, games reviewed. A point is a hundredth of the win.

analysis-no-insight = { $game } no se puede analizar: el análisis no conoce este juego.
analysis-running = El repaso solo se puede hacer cuando la partida ha terminado: antes revelaría lo que aún está oculto.
analysis-bad-sims = sims tiene que ser un número entero de { $low } a { $high }, no { $sims }.
server-review-warming = En este servidor el análisis aún se está preparando. Vuelve a intentarlo en un minuto.
server-review-failed = No se ha podido hacer el repaso. Vuelve a intentarlo más tarde.

## The class of a decision, by what it lost

analysis-grade-best = mejor jugada
analysis-grade-good = buena
analysis-grade-slip = imprecisión
analysis-grade-mistake = error
analysis-grade-blunder = error grave

## A game in sentences; $who is "you" where the reader is meant

analysis-says-errors = { $who ->
        [you] { $points ->
            [0] Tus decisiones no te han costado nada.
            [one] Los errores te han costado 1 punto.
           *[other] Los errores te han costado { $points } puntos.
        }
       *[they] { $points ->
            [0] Las decisiones no han costado nada.
            [one] 1 punto perdido por errores.
           *[other] { $points } puntos perdidos por errores.
        }
    }
analysis-says-luck-bad = { $who ->
        [you] { $points ->
            [one] La mala suerte te ha costado 1 punto.
           *[other] La mala suerte te ha costado { $points } puntos.
        }
       *[they] { $points ->
            [one] 1 punto perdido por mala suerte.
           *[other] { $points } puntos perdidos por mala suerte.
        }
    }
analysis-says-luck-good = { $who ->
        [you] { $points ->
            [one] La buena suerte te ha dado 1 punto.
           *[other] La buena suerte te ha dado { $points } puntos.
        }
       *[they] { $points ->
            [one] 1 punto ganado por buena suerte.
           *[other] { $points } puntos ganados por buena suerte.
        }
    }
analysis-says-luck-none = La buena suerte y la mala se han compensado.
analysis-says-average = { $who ->
        [you] Con una suerte normal habrías ganado el { $percent } % de las partidas como esta.
       *[they] Con una suerte normal se habría ganado el { $percent } % de las partidas como esta.
    }
