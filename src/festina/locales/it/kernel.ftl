# What the kernel and the house say, whatever the game.

## Acting

illegal-move = «{ $text }» non è permesso adesso.
action-not-text = Un’azione è un testo come «>12», non un valore di tipo { $type }.
name-the-seat = Devono giocare più posti ({ $seats }): indica quale.
no-such-seat = Qui il posto { $seat } non c’è: i posti sono numerati da 0 a { $last }.
nothing-to-undo = Non c’è nessuna decisione da annullare.
nothing-to-retract = Il posto { $seat } non ha scelte nascoste da ritirare.
both-reasons = { $first } { $second }
# What data says in every language, by the language’s code.
in-languages = { $it }

## Setting a game up

chance-mode-unknown = Il caso non può essere «{ $mode }»: è «auto» (ci pensa il mazziere) o «manual» (ci pensi tu).
bad-seed = { $seed } non è un seme: serve un numero intero da 0 a 18446744073709551615.
bad-date = «{ $date }» non è una data: scrivila così: 2026-11-15.
bad-seat-names = I nomi dei posti sono un elenco di { $players } testi, uno per posto.
bad-seat-name = «{ $name }» non può essere il nome di un posto: da 1 a 80 caratteri stampabili, senza «|».

## Ruleset texts

ruleset-not-text = Un set di regole è un testo come «hare(players=3)», non un valore di tipo { $type }.
ruleset-not-readable = «{ $text }» non è un set di regole: scrivi il nome del gioco e poi le opzioni tra parentesi, come in «hare(players=3)».
ruleset-not-an-option = «{ $part }» in «{ $text }» non è un’opzione: scrivi nome=valore.
ruleset-option-twice = L’opzione { $option } compare due volte in «{ $text }».
ruleset-option-differs = L’opzione { $option } è indicata due volte, come { $first } e come { $second }.
ruleset-no-such-game = Il gioco «{ $game }» non c’è. Ci sono: { $known }.
ruleset-no-such-option = Il gioco { $game } non ha l’opzione «{ $option }». Ha: { $known }.
ruleset-no-such-value = { $option } non può essere «{ $value }». Può essere: { $known }.

## Start positions

start-not-a-mapping = Qui serve una mappa di dati, come quella che dà facts().
start-unknown-key = Qui il dato «{ $key }» non esiste. Ci sono: { $known }.
start-must-be-null = A questo tavolo non significa nulla: toglilo, o mettilo a null.
start-other-ruleset = Questi dati sono di un altro tavolo; questo è { $ruleset }.
start-must-be = Qui può essere solo { $value }.
start-not-a-flag = Qui serve true o false.
start-not-a-list = Qui serve un elenco.
start-wrong-length =
    { $length ->
        [one] Qui serve 1 voce
       *[other] Qui servono { $length } voci
    }, non { $given }.
start-not-a-number = Qui serve un numero intero, non «{ $value }».
start-out-of-range = Qui serve un valore da { $low } a { $high }, non { $value }.
start-unknown-word = Qui «{ $value }» non va bene. Può essere: { $known }.

## Records

record-not-text = Una registrazione è un testo.
record-foreign = Questa non è la registrazione di una partita: la prima riga dovrebbe essere «{ $title }».
record-newer = La registrazione è della versione { $version }; questo programma legge «{ $title }».
record-header-twice = { $header } compare due volte.
record-no-ruleset = Nella registrazione manca la riga «Ruleset:».
record-no-such-game = Il gioco «{ $game }» non c’è. Ci sono: { $known }.
record-because = { $reason }
record-chance = Il caso non può essere «{ $mode }»: è «auto» o «manual».
record-seed = «{ $seed }» non è un seme: serve un numero intero.
record-date = «{ $date }» non è una data: scrivi anno-mese-giorno, come in 2010-05-31.
record-start = La posizione iniziale non è leggibile: è un solo oggetto JSON, come lo dà facts().
record-after-end = La registrazione continua dopo la sua riga «end».
record-steps = La registrazione dovrebbe contenere { $expected ->
        [one] 1 passo
       *[other] { $expected } passi
    }, ma prima di questa riga { $found ->
        [one] ce n’è 1
       *[other] ce ne sono { $found }
    }: ci sono righe mancanti o di troppo.
record-at-line = riga { $line }: { $problem }
record-cut-short = La registrazione finisce senza la sua riga «end»: è incompleta.
record-not-a-step = «{ $text }» non è un passo: scrivi un posto o «chance», i due punti e che cosa ha fatto, come in «0: >10».
record-veiled = Questo passo è nascosto: la registrazione è stata fatta per un solo posto di una partita in corso e non si può rigiocare.
record-illegal = La registrazione non si accorda con il gioco. { $reason }
record-comment = La registrazione dice «{ $said }», ma ciò che il gioco ha fatto qui da solo è: { $due }.
record-result = Il risultato dovrebbe essere «{ $result }».

## Players


## Where a rule comes from

rule-mark-t = scritta in un regolamento
rule-mark-f = trovata in fonti pubbliche
rule-mark-i = nostra lettura o ricostruzione
plan-none = In questo gioco non si può pianificare nulla in anticipo.
