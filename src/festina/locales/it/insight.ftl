# The commands analyse and review.

insight-help-analyse = Quanto vale ora ogni azione: probabilità di vittoria con intervalli, piazzamenti attesi, seguito probabile.
insight-help-what = Il file di una registrazione, una posizione (dati in JSON, o un file che li contiene) o un set di regole.
insight-help-step = La posizione dopo questo numero di passi della registrazione.
insight-help-analyse-seat = Il posto che decide, quando a decidere è più d’uno.
insight-help-sims = Simulazioni di una ricerca.
insight-help-seed = Stesso seme, stessi numeri.
insight-help-deeper = Aggiungi simulazioni finché l’azione migliore non si stacca, o fino a un limite.
insight-help-json = Stampa tutto in una sola riga JSON.
insight-help-review = Fai la revisione di una partita finita: fortuna ed errori di tutti, passo per passo.
insight-help-file = Il file della registrazione.
insight-help-review-seat = Elenca solo le decisioni di questo posto.

## What goes wrong

insight-no-position = { $what } non è né un file né un set di regole: { $problem }
insight-bad-position = { $what } non contiene una posizione: { $problem }
insight-not-facts = Non è né una registrazione né un JSON con i dati e un set di regole.
insight-no-step = Il passo { $step } non c’è: l’ultimo è { $last }.
insight-over = La partita è finita. Per la revisione usa «festina review», oppure indica un momento con --step.
insight-chance-due = Tocca al caso: nessuno deve decidere nulla.
insight-name-the-seat = Ora devono decidere più posti. Indicane uno con --seat: { $seats }
insight-not-to-act = Ora non tocca decidere al posto { $seat }, ma a: { $seats }

## What is shown

insight-searching = Analisi in corso
insight-reviewing = Revisione in corso
insight-title = { $ruleset }: decide { $name } ({ $sims ->
        [one] 1 simulazione
       *[other] { $sims } simulazioni
    })
insight-player = Chi
insight-chance = Caso
insight-action = Azione
insight-share = Vittoria %
insight-interval = Intervallo 95%
insight-place = Piazzamento
insight-visits = Visite
insight-line = Seguito probabile: { $line }
insight-exact = Si sa già chi vince: le probabilità sono esatte, in gioco ci sono solo i piazzamenti.
insight-exact-end = Calcolato fino alla fine: le probabilità di questa posizione sono esatte, non stimate.
insight-why = Perché { $action }:
insight-unclear = Le azioni migliori non si distinguono ancora; --deeper cerca più a lungo.
insight-review-title = { $ruleset }, revisione con { $sims ->
        [one] 1 simulazione
       *[other] { $sims } simulazioni
    } per ricerca
insight-review-cut = Interrotto dopo { $steps } passi su { $all }.
insight-initial = All’inizio %
insight-final = Alla fine %
insight-luck = Fortuna
insight-own = Decisioni proprie
insight-others = Decisioni altrui
insight-errors = Persi per errori
insight-average = Con fortuna media %
insight-turning-points = Punti di svolta
insight-step = Passo
insight-change = Variazione
insight-gainer = Chi ci guadagna di più
insight-decisions = Decisioni che sono costate qualcosa
insight-best = Migliore
insight-grade = Giudizio
insight-why-best = Perché la scelta migliore era migliore
insight-why-line = Passo { $step }, { $name }: { $best } invece di { $played }
insight-review-deeper = Per guardare un passo più a fondo: festina analyse { $file } --step { $step } --deeper
