# La pagina come app: aggiornamenti, gioco senza connessione, e ciò che richiede altre persone.

web-app-screenshot = Una corsa su Festina
web-app-update = C’è una nuova versione di Festina.
web-app-update-now = Caricala ora

## Pronti a giocare senza connessione

web-offline = Giocare senza connessione
web-offline-sentence = Si scarica una volta sola, circa { $size }. Poi, ovunque tu sia, puoi giocare contro i bot, passare il dispositivo di mano in mano, imparare e consultare le regole.
web-offline-fetch = Scarica
web-offline-progress = Scaricati { $done } su { $total }
web-offline-paused = In pausa: { $done } su { $total }
web-offline-pause = Pausa
web-offline-continue = Continua
web-offline-cancel = Annulla
web-offline-remove = Rimuovi da questo dispositivo
web-offline-remove-sure = Rimuovere? Per giocare servirà di nuovo la connessione; le tue partite restano.
web-offline-ready = Pronto. Tutto ciò che non richiede altre persone funziona senza connessione.
web-offline-ready-short = Si può giocare senza connessione
web-offline-gone = Il browser ha fatto spazio e ha cancellato ciò che serve per giocare senza connessione. Forse sono sparite anche le tue partite.
web-offline-again = Scarica di nuovo
web-offline-trouble-network = La connessione si è interrotta. Ciò che è arrivato resta.
web-offline-trouble-wrong = Un file è arrivato danneggiato ed è stato scartato. Riprova.
web-offline-trouble-room = Su questo dispositivo non c’è abbastanza spazio.
web-offline-trouble-worker = Il browser non conserva Festina per giocare senza connessione; alcuni non lo fanno mai nelle finestre private. Riprova.

## Senza server

web-away = Nessuna connessione
web-away-people = Qui servono altre persone, e al momento il server non è raggiungibile. La pagina si aprirà da sola appena lo sarà.
web-away-alone = Qui servono altre persone. Su questo sito si gioca solo sul proprio dispositivo.
web-away-meet = Incontra gli amici su { $host }
web-away-play = Gioca su questo dispositivo

## Copying

web-copy-failed = Non copiato
