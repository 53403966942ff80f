# What the kernel and the house say, whatever the game.

## Acting

illegal-move = «{ $text }» no està permès ara.
action-not-text = Una acció és un text com ara «>12», no un valor de tipus { $type }.
name-the-seat = Han de jugar uns quants seients ({ $seats }): digues quin.
no-such-seat = Aquí no hi ha cap seient { $seat }: els seients es numeren de 0 a { $last }.
nothing-to-undo = No hi ha cap decisió per desfer.
nothing-to-retract = El seient { $seat } no té cap tria amagada per retirar.
both-reasons = { $first } { $second }
# What data says in every language, by the language’s code.
in-languages = { $ca }

## Setting a game up

chance-mode-unknown = L’atzar no pot ser «{ $mode }»: és «auto» (reparteix la casa) o «manual» (el jugues tu).
bad-seed = { $seed } no és cap llavor: ha de ser un nombre enter entre 0 i 18446744073709551615.
bad-date = «{ $date }» no és cap data: escriu-la així: 2026-11-15.
bad-seat-names = Els noms dels seients són una llista de { $players } textos, un per seient.
bad-seat-name = «{ $name }» no pot ser el nom d’un seient: entre 1 i 80 caràcters imprimibles, sense «|».

## Ruleset texts

ruleset-not-text = Un conjunt de regles és un text com ara «hare(players=3)», no un valor de tipus { $type }.
ruleset-not-readable = «{ $text }» no és cap conjunt de regles: escriu el nom del joc i després les opcions entre parèntesis, com a «hare(players=3)».
ruleset-not-an-option = «{ $part }» a «{ $text }» no és cap opció: escriu nom=valor.
ruleset-option-twice = L’opció { $option } surt dues vegades a «{ $text }».
ruleset-option-differs = L’opció { $option } es dona dues vegades, com a { $first } i com a { $second }.
ruleset-no-such-game = No hi ha cap joc «{ $game }». Hi ha: { $known }.
ruleset-no-such-option = El joc { $game } no té l’opció «{ $option }». Té: { $known }.
ruleset-no-such-value = { $option } no pot ser «{ $value }». Pot ser: { $known }.

## Start positions

start-not-a-mapping = Aquí hi va un mapa de dades, com el que dona facts().
start-unknown-key = Aquí no existeix la dada «{ $key }». Hi ha: { $known }.
start-must-be-null = En aquesta taula no vol dir res: treu-ho, o posa-hi null.
start-other-ruleset = Aquestes dades són d’una altra taula; aquesta és { $ruleset }.
start-must-be = Aquí només pot ser { $value }.
start-not-a-flag = Aquí hi va true o false.
start-not-a-list = Aquí hi va una llista.
start-wrong-length =
    { $length ->
        [one] Aquí hi va 1 element
       *[other] Aquí hi van { $length } elements
    }, no { $given }.
start-not-a-number = Aquí hi va un nombre enter, no «{ $value }».
start-out-of-range = Aquí hi va un valor entre { $low } i { $high }, no { $value }.
start-unknown-word = Aquí no hi pot anar «{ $value }». Pot ser: { $known }.

## Records

record-not-text = Un registre és un text.
record-foreign = Això no és el registre d’una partida: la primera línia seria «{ $title }».
record-newer = El registre és de la versió { $version }; aquest programa llegeix «{ $title }».
record-header-twice = { $header } surt dues vegades.
record-no-ruleset = Al registre li falta la línia «Ruleset:».
record-no-such-game = No hi ha cap joc «{ $game }». Hi ha: { $known }.
record-because = { $reason }
record-chance = L’atzar no pot ser «{ $mode }»: és «auto» o «manual».
record-seed = «{ $seed }» no és cap llavor: ha de ser un nombre enter.
record-date = «{ $date }» no és cap data: escriu any-mes-dia, com a 2010-05-31.
record-start = La posició inicial no es pot llegir: és un sol objecte JSON, tal com el dona facts().
record-after-end = El registre continua després de la seva línia «end».
record-steps = El registre hauria de tenir { $expected ->
        [one] 1 pas
       *[other] { $expected } passos
    }, però abans d’aquesta línia { $found ->
        [one] n’hi ha 1
       *[other] n’hi ha { $found }
    }: hi falten o hi sobren línies.
record-at-line = línia { $line }: { $problem }
record-cut-short = El registre s’acaba sense la seva línia «end»: és incomplet.
record-not-a-step = «{ $text }» no és cap pas: escriu un seient o «chance», dos punts i què ha fet, com a «0: >10».
record-veiled = Aquest pas és amagat: el registre es va fer per a un sol seient d’una partida en curs i no es pot tornar a jugar.
record-illegal = El registre no encaixa amb el joc. { $reason }
record-comment = El registre diu «{ $said }», però el que el joc ha fet aquí tot sol és: { $due }.
record-result = El resultat hauria de ser «{ $result }».

## Players


## Where a rule comes from

rule-mark-t = escrita en un reglament
rule-mark-f = trobada en fonts públiques
rule-mark-i = lectura o reconstrucció nostra
plan-none = En aquest joc no es pot planejar res per endavant.
