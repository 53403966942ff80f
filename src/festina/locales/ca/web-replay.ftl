# Replays in the browser: finished games, tables of mine, records from a file.

web-replay-lead = Torna a veure una partida, jugada a jugada, amb els ulls de qui vulguis.
web-replay-finished = Les teves partides acabades
web-replay-none = Encara no has acabat cap partida en aquest dispositiu.
web-replay-upload = Un registre d’un altre lloc
web-replay-upload-sentence = Un registre és un fitxer de text: el que una partida acabada et deixa baixar. Es mostra aquí i no es guarda enlloc.
web-replay-file = D’un fitxer
web-replay-paste = O enganxa’n el text
web-replay-look = Mostra’l
web-replay-others = Altres repeticions
web-replay-missing = Aquesta repetició no existeix
web-replay-to-table = Torna a la taula

## Going through time

web-replay-controls = Recorre la partida
web-replay-first = Al principi
web-replay-back = Un pas enrere
web-replay-play = Reprodueix
web-replay-pause = Pausa
web-replay-forward = Un pas endavant
web-replay-last = Al final
web-replay-moment = Moment de la partida
web-replay-at = Pas { $at } de { $last }
web-replay-speed = Velocitat
web-replay-times = { $speed } ×
web-replay-keys = Tecles: les fletxes per a un pas, Inici i Fi per als extrems, espai per reproduir i posar en pausa.
web-replay-eyes = Amb els ulls de
web-replay-spectator = algú del públic
web-replay-link = Enllaç a aquest moment
