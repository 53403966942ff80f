# Replays in the browser: finished games, tables of mine, records from a file.

web-replay-lead = Rivedi una partita, mossa per mossa, con gli occhi di chi vuoi.
web-replay-finished = Le tue partite finite
web-replay-none = Su questo dispositivo non hai ancora finito una partita.
web-replay-upload = Una registrazione da altrove
web-replay-upload-sentence = Una registrazione è un file di testo: quello che una partita finita ti lascia scaricare. Si mostra qui e non si conserva da nessuna parte.
web-replay-file = Da un file
web-replay-paste = Oppure incolla il suo testo
web-replay-look = Mostrala
web-replay-others = Altri replay
web-replay-missing = Questo replay non c’è
web-replay-to-table = Torna al tavolo

## Going through time

web-replay-controls = Scorri la partita
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-forward = Un passo avanti
web-replay-last = Alla fine
web-replay-moment = Momento della partita
web-replay-at = Passo { $at } di { $last }
web-replay-speed = Velocità
web-replay-times = { $speed } ×
web-replay-keys = Tasti: le frecce per un passo, Inizio e Fine per gli estremi, spazio per riprodurre e mettere in pausa.
web-replay-eyes = Con gli occhi di
web-replay-spectator = chi guarda
web-replay-link = Link a questo momento
