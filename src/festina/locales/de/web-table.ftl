# What the pages say at a table: the race as lanes, the log by turns, drawers, the cards of the spaces.

## The room

web-race = Das Rennen
web-race-how = Zeilen: Zugfolge · Bahn: wer führt
web-lane-acts = am Zug
web-lane-thinking = überlegt …
web-turns = Züge
web-turn = Zug { $number }
web-turn-now = { $moment } · jetzt du
web-turn-to = nach
web-your-move = Du bist dran, { $name }
web-drawer = Züge, Gespräch und Regeln
web-drawer-shut = Einklappen
web-drawer-open = Ausklappen
web-drawer-back = Zurück zum Brett
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-bots = Bots
web-lane-level = { $level ->
    [1] sanft
    [2] sanft
    [3] sanft
    [4] solide
    [5] solide
    [6] solide
    [7] stark
    [8] stark
   *[other] gnadenlos
}

## The race

web-hare-hidden = verdeckt
web-hare-hidden-what = (Karotten)
web-hare-limit-home = ins Ziel mit ≤ { $limit }
web-hare-state-eat = frisst
web-hare-state-miss = setzt aus
web-hare-state-nap = schläft
web-hare-state-home = im Ziel
web-hare-brief-eat = frisst
web-hare-brief-miss = setzt aus
web-hare-brief-nap = schläft
web-hare-log-at = { $space } · { $what }
web-hare-log-takes = nimmt zehn
web-hare-log-gives = gibt zehn ab
web-hare-log-eats = frisst einen Salat
web-hare-log-wakes = wacht auf
web-hare-log-misses = setzt aus
web-hare-now = jetzt { $now }
web-hare-now-after = jetzt { $now }, danach { $after }
web-hare-then-place = dann { web-place }
web-hare-leaves = Es bleiben { $left }.
web-hare-touch = Tippe ein Feld mit Ring an.
web-hare-more = Mehr
web-hare-go = Auf { $space } · { $price }
web-hare-go-back = Zurück auf { $space } · { $price }
web-hare-prompt-action = { $ways ->
    [forward] vorwärts, für Karotten
    [forward-back] vorwärts für Karotten, oder zurück zum Ausruhen
    [forward-stay] vorwärts für Karotten, oder bleiben für zehn
    [back] zurück, zum Ausruhen
    [back-stay] zurück zum Ausruhen, oder auf dem Karottenfeld bleiben
    [stay] auf dem Karottenfeld bleiben, zehn nehmen oder abgeben
    [restart] kein Zug ist möglich: zurück zum Start
   *[other] vorwärts für Karotten, zurück zum Ausruhen, oder bleiben für zehn
}

## Settings at the table

web-setting-sound = Ton
web-setting-sound-sentence = Hüpfer, Karten und Karotten sind zu hören.

## The hare’s cards of carrots: { $values } is “+5, +10 … +25”

web-hare-odds-gain = { $values }
web-hare-odds-loss = { $values }, und was du nicht zahlen kannst, schickt dich zurück zum Start
