# What the kernel and the house say, whatever the game.

## Acting

illegal-move = „{ $text }“ ist jetzt nicht erlaubt.
action-not-text = Eine Aktion ist ein Text wie „>12“, kein Wert vom Typ { $type }.
name-the-seat = Mehrere Sitze sind am Zug ({ $seats }): Sag, welcher gemeint ist.
no-such-seat = Einen Sitz { $seat } gibt es hier nicht; die Sitze sind von 0 bis { $last } nummeriert.
nothing-to-undo = Es gibt keine Entscheidung, die du zurücknehmen könntest.
nothing-to-retract = Sitz { $seat } hat keine verdeckte Wahl, die sich zurücknehmen ließe.
both-reasons = { $first } { $second }
# What data says in every language, by the language’s code.
in-languages = { $de }

## Setting a game up

chance-mode-unknown = Der Zufall kann nicht „{ $mode }“ sein: Er ist „auto“ (das Programm spielt ihn) oder „manual“ (du spielst ihn).
bad-seed = { $seed } ist kein Seed: Das ist eine ganze Zahl von 0 bis 18446744073709551615.
bad-date = „{ $date }“ ist kein Datum: Schreib es wie 2026-11-15.
bad-seat-names = Die Namen der Sitze sind eine Liste aus { $players } Texten, einer für jeden Sitz.
bad-seat-name = „{ $name }“ kann kein Sitz heißen: 1 bis 80 druckbare Zeichen, ohne „|“.

## Ruleset texts

ruleset-not-text = Ein Regelsatz ist ein Text wie „hare(players=3)“, kein Wert vom Typ { $type }.
ruleset-not-readable = „{ $text }“ ist kein Regelsatz: Schreib den Namen des Spiels, dann in Klammern die Optionen, wie in „hare(players=3)“.
ruleset-not-an-option = „{ $part }“ in „{ $text }“ ist keine Option: Schreib name=wert.
ruleset-option-twice = Die Option { $option } steht doppelt in „{ $text }“.
ruleset-option-differs = Die Option { $option } ist doppelt angegeben, als { $first } und als { $second }.
ruleset-no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
ruleset-no-such-option = Das Spiel { $game } hat keine Option „{ $option }“. Es hat: { $known }.
ruleset-no-such-value = { $option } kann nicht „{ $value }“ sein. Möglich ist: { $known }.

## Start positions

start-not-a-mapping = Das muss eine Zuordnung von Angaben sein, wie facts() sie liefert.
start-unknown-key = Eine Angabe „{ $key }“ gibt es hier nicht. Es gibt: { $known }.
start-must-be-null = Das hat an diesem Tisch keine Bedeutung; lass es weg oder setz es auf null.
start-other-ruleset = Das sind die Angaben eines anderen Tisches; dieser ist { $ruleset }.
start-must-be = Das kann hier nur { $value } sein.
start-not-a-flag = Das muss true oder false sein.
start-not-a-list = Das muss eine Liste sein.
start-wrong-length =
    { $length ->
        [one] Das muss 1 Eintrag haben
       *[other] Das muss { $length } Einträge haben
    }, nicht { $given }.
start-not-a-number = Das muss eine ganze Zahl sein, nicht „{ $value }“.
start-out-of-range = Das muss ein Wert von { $low } bis { $high } sein, nicht { $value }.
start-unknown-word = Das kann nicht „{ $value }“ sein. Möglich ist: { $known }.

## Records

record-not-text = Eine Aufzeichnung ist ein Text.
record-foreign = Das ist keine Aufzeichnung einer Partie: Deren erste Zeile lautet „{ $title }“.
record-newer = Die Aufzeichnung hat die Version { $version }; dieses Programm liest „{ $title }“.
record-header-twice = { $header } ist doppelt angegeben.
record-no-ruleset = Der Aufzeichnung fehlt die Zeile „Ruleset:“.
record-no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
record-because = { $reason }
record-chance = Der Zufall kann nicht „{ $mode }“ sein: Er ist „auto“ oder „manual“.
record-seed = „{ $seed }“ ist kein Seed: Das ist eine ganze Zahl.
record-date = „{ $date }“ ist kein Datum: Schreib Jahr-Monat-Tag, wie in 2010-05-31.
record-start = Die Ausgangsstellung ist nicht lesbar: Sie ist ein JSON-Objekt, wie facts() es liefert.
record-after-end = Die Aufzeichnung geht nach ihrer „end“-Zeile weiter.
record-steps = Die Aufzeichnung sollte { $expected ->
        [one] 1 Schritt
       *[other] { $expected } Schritte
    } enthalten, vor dieser Zeile { $found ->
        [one] steht aber 1
       *[other] stehen aber { $found }
    }: Es fehlen Zeilen, oder es sind zu viele.
record-at-line = Zeile { $line }: { $problem }
record-cut-short = Die Aufzeichnung endet ohne „end“-Zeile: Sie ist abgeschnitten.
record-not-a-step = „{ $text }“ ist kein Schritt: Schreib einen Sitz oder „chance“, einen Doppelpunkt und was getan wurde, wie in „0: >10“.
record-veiled = Dieser Schritt ist verdeckt: Die Aufzeichnung wurde für einen Sitz einer laufenden Partie gemacht und lässt sich nicht nachspielen.
record-illegal = Die Aufzeichnung passt nicht zum Spiel. { $reason }
record-comment = In der Aufzeichnung steht „{ $said }“, das Spiel hat hier aber von selbst getan: { $due }.
record-result = Das Ergebnis müsste „{ $result }“ sein.

## Players


## Where a rule comes from

rule-mark-t = steht in einer Spielanleitung
rule-mark-f = in öffentlichen Quellen gefunden
rule-mark-i = unsere Lesart oder Rekonstruktion
plan-none = In diesem Spiel lässt sich nichts vorausplanen.
