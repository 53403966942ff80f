# What the pages say at a table: the race as lanes, the log by turns, drawers, the cards of the spaces.

## The room

web-race = La corsa
web-race-how = righe: turni · corsia: chi conduce
web-lane-acts = di turno
web-lane-thinking = pensa…
web-turns = Turni
web-turn = turno { $number }
web-turn-now = { $moment } · tocca a te
web-turn-to = a
web-your-move = Tocca a te, { $name }
web-drawer = Turni, chat e regole
web-drawer-shut = Chiudi
web-drawer-open = Apri
web-drawer-back = Torna al tabellone
web-sound-on = Attiva l’audio
web-sound-off = Disattiva l’audio
web-bots = Bot
web-lane-level = { $level ->
    [1] facile
    [2] facile
    [3] facile
    [4] medio
    [5] medio
    [6] medio
    [7] forte
    [8] forte
   *[other] spietato
}

## The race

web-hare-hidden = nascoste
web-hare-hidden-what = (carote)
web-hare-limit-home = al traguardo con ≤ { $limit }
web-hare-state-eat = mangia
web-hare-state-miss = salta un turno
web-hare-state-nap = dorme
web-hare-state-home = al traguardo
web-hare-brief-eat = mangia
web-hare-brief-miss = salta
web-hare-brief-nap = dorme
web-hare-log-at = { $space } · { $what }
web-hare-log-takes = ne prende dieci
web-hare-log-gives = ne dà dieci
web-hare-log-eats = mangia una lattuga
web-hare-log-wakes = si sveglia
web-hare-log-misses = salta un turno
web-hare-now = ora { $now }
web-hare-now-after = ora { $now }, poi { $after }
web-hare-then-place = poi { web-place }
web-hare-leaves = Ne restano { $left }.
web-hare-touch = Tocca una casella con l’anello.
web-hare-more = Altro
web-hare-go = Vai a { $space } · { $price }
web-hare-go-back = Torna a { $space } · { $price }
web-hare-prompt-action = { $ways ->
    [forward] avanti, pagando carote
    [forward-back] avanti pagando carote, o indietro per riposare
    [forward-stay] avanti pagando carote, o resta per dieci
    [back] indietro, per riposare
    [back-stay] indietro per riposare, o resta sulla casella carota
    [stay] resta sulla casella carota: prendine o danne dieci
    [restart] nessuna mossa è possibile: si ricomincia
   *[other] avanti pagando carote, indietro per riposare, o resta per dieci
}

## Settings at the table

web-setting-sound = Audio
web-setting-sound-sentence = Si sentono salti, carte e carote.

## The hare’s cards of carrots: { $values } is “+5, +10 … +25”

web-hare-odds-gain = { $values }
web-hare-odds-loss = { $values }, e se non puoi pagare torni alla partenza
