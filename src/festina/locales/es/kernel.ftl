# What the kernel and the house say, whatever the game.

## Acting

illegal-move = «{ $text }» no está permitido ahora.
action-not-text = Una acción es un texto como «>12», no un valor de tipo { $type }.
name-the-seat = Les toca jugar a varios asientos ({ $seats }): di a cuál te refieres.
no-such-seat = Aquí no hay asiento { $seat }: los asientos van del 0 al { $last }.
nothing-to-undo = No hay ninguna decisión que deshacer.
nothing-to-retract = El asiento { $seat } no tiene ninguna elección oculta que retirar.
both-reasons = { $first } { $second }
# What data says in every language, by the language’s code.
in-languages = { $es }

## Setting a game up

chance-mode-unknown = El azar no puede ser «{ $mode }»: es «auto» (reparte la casa) o «manual» (lo juegas tú).
bad-seed = { $seed } no es una semilla: tiene que ser un número entero del 0 al 18446744073709551615.
bad-date = «{ $date }» no es una fecha: escríbela así: 2026-11-15.
bad-seat-names = Los nombres de los asientos son una lista de { $players } textos, uno por asiento.
bad-seat-name = «{ $name }» no puede ser el nombre de un asiento: de 1 a 80 caracteres imprimibles, sin «|».

## Ruleset texts

ruleset-not-text = Un conjunto de reglas es un texto como «hare(players=3)», no un valor de tipo { $type }.
ruleset-not-readable = «{ $text }» no es un conjunto de reglas: escribe el nombre del juego y luego sus opciones entre paréntesis, como en «hare(players=3)».
ruleset-not-an-option = «{ $part }» en «{ $text }» no es una opción: escribe nombre=valor.
ruleset-option-twice = La opción { $option } aparece dos veces en «{ $text }».
ruleset-option-differs = La opción { $option } se da dos veces, como { $first } y como { $second }.
ruleset-no-such-game = No hay ningún juego «{ $game }». Hay: { $known }.
ruleset-no-such-option = El juego { $game } no tiene la opción «{ $option }». Tiene: { $known }.
ruleset-no-such-value = { $option } no puede ser «{ $value }». Puede ser: { $known }.

## Start positions

start-not-a-mapping = Aquí va un mapa de datos, como el que da facts().
start-unknown-key = Aquí no existe el dato «{ $key }». Hay: { $known }.
start-must-be-null = En esta mesa no significa nada: quítalo, o ponlo a null.
start-other-ruleset = Estos datos son de otra mesa; esta es { $ruleset }.
start-must-be = Aquí solo puede ser { $value }.
start-not-a-flag = Aquí va true o false.
start-not-a-list = Aquí va una lista.
start-wrong-length =
    { $length ->
        [one] Aquí va 1 elemento
       *[other] Aquí van { $length } elementos
    }, no { $given }.
start-not-a-number = Aquí va un número entero, no «{ $value }».
start-out-of-range = Aquí va un valor de { $low } a { $high }, no { $value }.
start-unknown-word = Aquí no puede ir «{ $value }». Puede ser: { $known }.

## Records

record-not-text = Un registro es un texto.
record-foreign = Esto no es el registro de una partida: su primera línea sería «{ $title }».
record-newer = El registro es de la versión { $version }; este programa lee «{ $title }».
record-header-twice = { $header } aparece dos veces.
record-no-ruleset = Al registro le falta la línea «Ruleset:».
record-no-such-game = No hay ningún juego «{ $game }». Hay: { $known }.
record-because = { $reason }
record-chance = El azar no puede ser «{ $mode }»: es «auto» o «manual».
record-seed = «{ $seed }» no es una semilla: tiene que ser un número entero.
record-date = «{ $date }» no es una fecha: escribe año-mes-día, como en 2010-05-31.
record-start = La posición inicial no se puede leer: es un solo objeto JSON, como lo da facts().
record-after-end = El registro sigue después de su línea «end».
record-steps = El registro debería tener { $expected ->
        [one] 1 paso
       *[other] { $expected } pasos
    }, pero antes de esta línea hay { $found }: faltan o sobran líneas.
record-at-line = línea { $line }: { $problem }
record-cut-short = El registro termina sin su línea «end»: está incompleto.
record-not-a-step = «{ $text }» no es un paso: escribe un asiento o «chance», dos puntos y qué hizo, como en «0: >10».
record-veiled = Este paso está oculto: el registro se hizo para un solo asiento de una partida en curso y no se puede volver a jugar.
record-illegal = El registro no encaja con el juego. { $reason }
record-comment = El registro dice «{ $said }», pero lo que el juego hizo aquí por sí solo es: { $due }.
record-result = El resultado debería ser «{ $result }».

## Players


## Where a rule comes from

rule-mark-t = escrita en un reglamento
rule-mark-f = hallada en fuentes públicas
rule-mark-i = lectura o reconstrucción nuestra
plan-none = En este juego no se puede planear nada por adelantado.
