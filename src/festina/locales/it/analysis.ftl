# Insight: positions analysed, games reviewed. A point is a hundredth of the win.

analysis-no-insight = { $game } non si può analizzare: l’analisi non conosce questo gioco.
analysis-running = La revisione è possibile solo a partita finita: prima svelerebbe ciò che è ancora coperto.
analysis-bad-sims = sims deve essere un numero intero da { $low } a { $high }, non { $sims }.
server-review-warming = Su questo server l’analisi è ancora in preparazione. Riprova tra un minuto.
server-review-failed = Non è stato possibile calcolare la revisione. Riprova più tardi.

## The class of a decision, by what it lost

analysis-grade-best = mossa migliore
analysis-grade-good = buona
analysis-grade-slip = imprecisione
analysis-grade-mistake = errore
analysis-grade-blunder = errore grave

## A game in sentences; $who is "you" where the reader is meant

analysis-says-errors = { $who ->
        [you] { $points ->
            [0] Le tue decisioni non sono costate nulla.
            [one] Gli errori ti sono costati 1 punto.
           *[other] Gli errori ti sono costati { $points } punti.
        }
       *[they] { $points ->
            [0] Le decisioni non sono costate nulla.
            [one] 1 punto perso per errori.
           *[other] { $points } punti persi per errori.
        }
    }
analysis-says-luck-bad = { $who ->
        [you] { $points ->
            [one] La sfortuna ti è costata 1 punto.
           *[other] La sfortuna ti è costata { $points } punti.
        }
       *[they] { $points ->
            [one] 1 punto perso per sfortuna.
           *[other] { $points } punti persi per sfortuna.
        }
    }
analysis-says-luck-good = { $who ->
        [you] { $points ->
            [one] La fortuna ti ha portato 1 punto.
           *[other] La fortuna ti ha portato { $points } punti.
        }
       *[they] { $points ->
            [one] 1 punto guadagnato grazie alla fortuna.
           *[other] { $points } punti guadagnati grazie alla fortuna.
        }
    }
analysis-says-luck-none = Fortuna e sfortuna si sono compensate.
analysis-says-average = { $who ->
        [you] { $percent ->
            [one] Con una fortuna media avresti vinto 1 partita come questa su 100.
           *[other] Con una fortuna media avresti vinto { $percent } partite come questa su 100.
        }
       *[they] { $percent ->
            [one] Con una fortuna media, 1 vittoria in 100 partite come questa.
           *[other] Con una fortuna media, { $percent } vittorie in 100 partite come questa.
        }
    }
