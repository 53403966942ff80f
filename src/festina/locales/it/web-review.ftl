# L’analisi di una partita finita: chi stava vincendo, che cosa ha deciso ciascuno, fortuna e gioco separati.

web-review = Revisione
web-review-missing = Non c’è niente da rivedere
web-review-not-over = Questa partita non è ancora finita.
web-review-failed = La revisione non è riuscita
web-review-working = Calcolo in corso…
web-review-progress = Posizioni esaminate su questo dispositivo: { $done } su { $of }
web-review-back-end = Torna al risultato
web-review-whose = Di chi sono le decisioni
web-review-all = Tutti
web-review-summary = In breve
web-review-link = Copia il link
web-review-table = Il grafico come tabella
web-occasion-trial = Torna alla revisione

## Il grafico

web-review-graph = Chi stava vincendo, turno per turno
web-review-moment = Momento della partita
web-review-says = Turno { $turn }. { $what }. { $shares }
web-review-start = inizio
web-review-turn = turno { $turn }
web-review-turn-title = Turno { $turn }
web-review-decisions = Le decisioni, in base ai punti persi
web-review-legend = Che cosa significano i segni
web-review-luck-legend = Caso: fortuna sopra la linea, sfortuna sotto
web-review-chance = Il caso
web-review-who = Chi
web-review-what = Che cosa è successo
web-review-lost-column = Giudizio

## Che cos’era una decisione

web-review-grade-best = Mossa migliore
web-review-grade-good = Buona
web-review-grade-slip = Imprecisione
web-review-grade-mistake = Errore
web-review-grade-blunder = Errore grave
web-review-range-best = sotto ½
web-review-range-good = ½–2
web-review-range-slip = 2–5
web-review-range-mistake = 5–10
web-review-range-blunder = oltre 10
web-review-lost = { $grade }, { $points } punti
web-review-forced = Mossa obbligata
web-review-forced-sentence = C’era una cosa sola da fare.
web-review-settled = Il vincitore era già certo
web-review-end = La fine
web-review-exact = Valore esatto: il resto della partita è risolto.
web-review-count = { $count } × { $grade }

## Il momento

web-review-board = Il tabellone in questo momento
web-review-to-move = tocca a { $name }
web-review-chose = { $name } ha scelto: { $action }.
web-review-mark-best = la migliore: { $action }
web-review-mark-played = giocata: { $action }
web-review-mark-both = la migliore, giocata: { $action }
web-review-alternatives = Che cosa si poteva fare
web-review-best = la migliore
web-review-played = giocata
web-review-often = { $percent } delle volte
web-review-often-title = Quanto spesso la sceglie chi gioca al meglio
web-review-between = Altre ricerche la trovano tra { $low } e { $high }, 19 volte su 20
web-review-reasons-to = Spiegazione per { $name }:
web-review-against = Rispetto a { $action }:
web-review-give-or-take = con un margine di { $points }
web-review-off-column = Margine d’errore
web-review-shares-off = { $shares }, ciascuna con un margine di { $points }
web-review-why = Perché
web-review-try = Prova da qui
web-review-analyse = Apri sul tabellone di analisi
web-review-next-mistake = Errore successivo
web-review-previous-mistake = Errore precedente

## Il caso

web-review-luck-good = Fortuna per { $name }, { $points } punti
web-review-luck-bad = Sfortuna per { $name }, { $points } punti
web-review-luck-sentence = Probabilità di vittoria di { $name }: prima { $before }, dopo { $after }.
web-review-could-come = Che cosa poteva uscire
web-review-likely = Probabilità
web-review-came = è uscito questo

## Com’è andata a finire

web-review-accounts = Fortuna e gioco, separati
web-review-accounts-note = in punti; i conti tornano riga per riga
web-review-luck = fortuna
web-review-own = scelte proprie
web-review-others = scelte altrui
web-review-end-column = fine
web-review-turnings = Punti di svolta
web-review-no-turnings = Nessun momento, da solo, ha cambiato molto.
web-review-sum-you = { $errors ->
        [0] Gli errori non ti sono costati nulla
        [one] Gli errori ti sono costati 1 punto
       *[other] Gli errori ti sono costati { $errors } punti
    }{ $kind ->
        [good] ; la fortuna ti ha portato { $luck ->
            [one] 1 punto.
           *[other] { $luck } punti.
        }
        [bad] ; la sfortuna ti è costata { $luck ->
            [one] 1 punto.
           *[other] { $luck } punti.
        }
       *[even] ; fortuna e sfortuna si sono compensate.
    } Probabilità di vittoria con una fortuna media: { $average }.
web-review-sum = { $errors ->
        [0] { $name } non ha perso nulla per errori
        [one] { $name } ha perso 1 punto per errori
       *[other] { $name } ha perso { $errors } punti per errori
    }{ $kind ->
        [good] ; la fortuna ha portato { $luck ->
            [one] 1 punto.
           *[other] { $luck } punti.
        }
        [bad] ; la sfortuna è costata { $luck ->
            [one] 1 punto.
           *[other] { $luck } punti.
        }
       *[even] ; fortuna e sfortuna si sono compensate.
    } Probabilità di vittoria con una fortuna media: { $average }.
web-review-sum-doubt = Altre ricerche troverebbero lo stesso costo degli errori con un margine di { $errors ->
        [one] 1 punto
       *[other] { $errors } punti
    } e lo stesso effetto della fortuna con uno di { $luck ->
        [one] 1 punto
       *[other] { $luck } punti
    }, 19 volte su 20.
web-review-sum-doubt-errors = Altre ricerche troverebbero lo stesso costo degli errori con un margine di { $errors ->
        [one] 1 punto
       *[other] { $errors } punti
    }, 19 volte su 20.
web-review-sum-doubt-luck = Altre ricerche troverebbero lo stesso effetto della fortuna con un margine di { $luck ->
        [one] 1 punto
       *[other] { $luck } punti
    }, 19 volte su 20.

## Provare qualcos’altro

web-review-compare = Che cosa hai provato
web-review-compare-from = Da
web-review-compare-share = Probabilità allora
web-review-compare-then = Nella partita
web-review-compare-now = Nella tua prova
web-review-try-running = ancora in corso
web-review-try-won = vinta
web-review-try-lost = non vinta
web-review-try-on = Continua

## Imparare dagli errori

web-review-learn = Impara dai tuoi errori
web-review-learn-of = Impara dagli errori di { $name }
web-review-learn-number = { $number } di { $count }
web-review-learn-ask = Che cosa faresti qui?
web-review-learn-hint = Nella partita la tua scelta non era la migliore. Scegli sul tabellone.
web-review-learn-hint-of = Nella partita la scelta di { $name } non era la migliore. Scegli sul tabellone.
web-review-learn-answer = La tua risposta
web-review-learn-then = Nella partita: { $action } – { $lost }
web-review-learn-next = Avanti
web-review-learn-done = { $count ->
        [one] Scelte giuste: { $right } su 1
       *[other] Scelte giuste: { $right } su { $count }
    }
web-review-learn-end = Torna alla revisione

## Tasti

web-review-keys = Tasti e spiegazioni
web-review-key-step = ← →
web-review-key-step-does = indietro o avanti di una decisione o di un evento del caso
web-review-key-mistake = Maiusc + ← →
web-review-key-mistake-does = all’errore precedente o successivo
web-review-key-ends = Inizio, Fine
web-review-key-ends-does = all’inizio o alla fine
web-review-about = Un punto è l’1% di probabilità di vittoria. Una decisione si giudica in base a ciò che poteva sapere chi l’ha presa: costa quanto valeva la scelta migliore, meno quanto valeva quella fatta. La fortuna è ciò che il caso ha cambiato rispetto a quanto ci si poteva aspettare. Tutto si calcola sul tuo dispositivo.
web-review-about-server = Un punto è l’1% di probabilità di vittoria. Una decisione si giudica in base a ciò che poteva sapere chi l’ha presa: costa quanto valeva la scelta migliore, meno quanto valeva quella fatta. La fortuna è ciò che il caso ha cambiato rispetto a quanto ci si poteva aspettare. Tutto è stato calcolato dal server.

## Worked out by the server

web-review-by-server = Il calcolo lo fa il server, perché questo dispositivo non ci riesce. Può volerci un minuto o due.
web-review-cut-short = Il server non ha avuto il tempo di calcolare tutto. Per ora { $count ->
        [0] non si vede ancora nessun passo
        [one] si vede solo il primo passo
       *[other] si vedono solo i primi { $count } passi
    } su { $of }.
web-review-again = Riprova
