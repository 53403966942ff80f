### Tavoli sul proprio dispositivo, senza server.

web-local-choice = Su questo dispositivo
web-local-choice-sentence = Non serve la connessione. La partita resta su questo dispositivo.
web-local-here = Questa partita esiste solo su questo dispositivo.
web-local-removable = Se lo spazio scarseggia, il browser può cancellare le partite di questo dispositivo. Per andare sul sicuro, installa Festina come app oppure scarica la registrazione delle partite che vuoi conservare.
web-local-lost = Questo browser non conserva partite, come succede in certe finestre private. Per giocare su questo dispositivo, apri Festina in una finestra normale.
web-local-friends = Continua con gli amici
web-local-friends-sentence = Sul server si apre un nuovo tavolo con questa posizione. Non conta per i punteggi.
web-local-friends-at = Continua con gli amici su { $host }
web-local-bring-damaged = Questo link è incompleto o danneggiato. Riaprilo dalla partita.
web-local-delete = Elimina da questo dispositivo
web-local-delete-sure = La partita andrà persa per sempre.
web-local-damaged = Una partita su questo dispositivo non è più leggibile. Tutte le altre sono a posto.
web-local-fetch = Download di ciò che serve per giocare su questo dispositivo…
web-local-python = Avvio…
web-local-package = Quasi pronto…
web-local-import = Continua da qui
web-local-import-sentence = La partita riprende su questo dispositivo dall’ultima posizione della registrazione.
web-local-import-link = Continua una partita salvata
web-trouble-device = Su questo dispositivo non si può ancora giocare senza connessione. Bisogna collegarsi una volta per scaricare ciò che manca.
web-trouble-browser = Questo browser non può far girare le partite da solo, perché gli manca WebAssembly. Ha bisogno di un server.
server-device-alone = Un tavolo su un dispositivo è per chi gioca lì: senza orologio, senza posti liberi e non pubblico.
server-device-damaged = Questa partita non è più leggibile. Puoi eliminarla in «Le mie partite»; tutte le altre sono a posto.
server-device-full = Questa partita non si può più salvare: forse su questo dispositivo non c’è più spazio. Libera un po’ di spazio, poi riapri la partita.
server-position-private = Una partita che comincia da una posizione nota è tra amici: il tavolo non può essere pubblico.
server-record-over = La partita della registrazione è finita: non resta nulla da giocare.
server-position-ruleset = La partita della registrazione è stata giocata con altre regole: { $ruleset }.
