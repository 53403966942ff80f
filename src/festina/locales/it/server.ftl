# What the server says: to operators at the terminal, and to players whose request it does not carry out.

## The command line

server-help-serve = Offri il gioco nel browser.
server-help-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare i telefoni della stessa rete.
server-help-port = La porta su cui ascoltare (0: una libera qualsiasi).
server-help-database = Dove si conservano le partite: sqlite:///file o postgresql://….
server-help-bus = «local», oppure redis://… se più processi del server condividono i tavoli.
server-help-config = Un file TOML con le impostazioni; l’ambiente (FESTINA_…) e la riga di comando hanno la precedenza.
server-help-open = Apri la pagina in un browser.
server-help-db = Prenditi cura del database del server.
server-help-check = Rigioca ogni partita conservata e segnala quelle che non si accordano più.
server-help-migrate = Porta il database alla forma attuale.
server-help-tidy = Mostra che cosa è abbastanza vecchio da essere eliminato e che cosa attende il tuo consenso.
server-help-tidy-confirm = Conferma che l’orologio è giusto e che si può eliminare tutto ciò che finora è segnato.
server-help-backup = Copia tutto in un solo file.
server-help-restore = Copia un backup in un database vuoto.
server-help-backup-file = Il file del backup.
server-ready = Festina è pronto: { $address }
server-ready-phones = I telefoni della stessa rete lo trovano qui:
server-ready-stop = Fermalo con Ctrl-C.
server-stopped = Fermato. Tutte le partite sono conservate.
server-did-not-start = Il server non è partito; le righe qui sopra dicono perché.
server-cannot-listen = Non si può ascoltare su { $host }, porta { $port }: { $problem }. Prova un’altra porta (--port), o ferma ciò che usa questa.
server-bad-database = «{ $url }» non è un database per Festina: usa sqlite:///file o postgresql://user@host/name.
server-no-database = Il database «{ $file }» non c’è. Controlla l’indirizzo; «festina serve» e «festina db migrate» ne creano uno nuovo.
server-database-served = Un altro server Festina sta già usando «{ $file }». Prima ferma quello, oppure dai a questo un file tutto suo (--database). Per più processi servono PostgreSQL e Redis.
server-bad-bus = «{ $url }» non è un bus: usa «local» o redis://host.
server-no-bus = Il server Redis non risponde: { $problem }
server-no-config = Il file di impostazioni «{ $file }» non c’è.
server-bad-config = Il file di impostazioni «{ $file }» non si può leggere: { $problem }
server-bad-setting = L’impostazione «{ $name }» non va bene: { $problem }
server-not-migrated = Questo database non ha ancora tabelle di Festina, o ne ha di più vecchie. «festina db migrate» lo aggiorna.
server-migrated = Il database è aggiornato.
server-tidy-clock = L’orologio segna { $now }, il database è stato usato l’ultima volta il { $expected }. Finché l’orologio non è ritenuto affidabile, non si elimina nulla.
server-tidy-due = { $what ->
    [tables] Tavoli
   *[devices] Dispositivi
}: { $due } su { $total } troppo vecchi, { $ripe } da eliminare ora, { $waiting } in attesa del tuo consenso.
server-tidy-confirm = Se l’orologio è giusto ed è ciò che vuoi: festina db tidy --confirm
server-tidy-confirmed = Confermato: l’ora è { $now }, e ciò che finora è segnato si può eliminare. Un server in funzione comincia entro un minuto.
server-check-bad = { $table } ({ $ruleset }): { $problem }
server-check-done = { $good ->
        [one] 1 partita va bene
       *[other] { $good } partite vanno bene
    }, { $bad ->
        [one] 1 no.
       *[other] { $bad } no.
    }
server-check-entry = la voce { $number } non va bene: { $problem }
server-check-row = i dati salvati del tavolo stesso non vanno bene: { $problem }
server-check-missing = le voci sono { $entries }, dovrebbero essere { $version }.
server-check-status = il tavolo dice «{ $status }», le sue mosse no.
server-check-record = la sua registrazione racconta un’altra partita.
server-backup-exists = «{ $file }» c’è già; non è stato scritto nulla.
server-no-backup = Il file «{ $file }» non c’è.
server-not-a-backup = «{ $file }» non è un backup di Festina.
server-restore-not-empty = Il database contiene già partite: un backup va in un database vuoto.
server-backed-up = { $tables ->
        [one] 1 tavolo copiato
       *[other] { $tables } tavoli copiati
    } in { $file }.
server-restored = { $tables ->
        [one] 1 tavolo ripristinato
       *[other] { $tables } tavoli ripristinati
    }.

## Requests that are not carried out

server-malformed = Questa richiesta non va bene ({ $where }): { $problem }
server-not-json = Questo non è un oggetto JSON.
server-too-large = È troppo: al massimo { $kilobytes } kB.
server-too-fast = Troppo in fretta. Aspetta un momento e riprova.
server-too-many-public = Dalla tua rete è già aperto il numero massimo di tavoli pubblici ({ $most }). Prima finiscine o lasciane uno, oppure non rendere pubblico questo.
server-other-origin = Questa pagina non può parlare con questo server.
server-trouble = Qualcosa è andato storto sul server. Non è cambiato nulla; riprova.
server-busy = In questo momento il tavolo è molto occupato. Riprova.
server-no-page = A questo indirizzo non c’è nulla.
server-who-are-you = Qui non hai ancora un posto.
server-no-language = Ci sono parole in queste lingue: { $known }.
server-name-empty = Un nome ha bisogno di almeno una lettera.
server-nothing-to-change = Non è stato indicato nulla da cambiare.

## Tables and seats

server-no-table = Questo tavolo non c’è. Forse è stato abbandonato.
server-table-is = { $status ->
    [open] La partita non è ancora cominciata.
    [running] La partita è già cominciata.
    [over] La partita è finita.
   *[closed] Il tavolo è chiuso.
}
server-not-started = La partita non è ancora cominciata.
server-seats-wanted = Questa partita ha { $players } posti, e ne sono stati indicati { $given }.
server-no-such-lesson = Per queste regole non c’è nessuna lezione «{ $lesson }».
server-seats-open = Ci sono ancora posti liberi: aspetta qualcuno, o fai sedere dei bot.
server-seat-taken = Quel posto è occupato.
server-no-seat = Quel posto non c’è: vanno da 0 a { $last }.
server-no-seat-here = Non hai un posto a questo tavolo.
server-not-your-seat = Il posto { $seat } non è tuo.
server-no-person-there = Lì non siede nessuno.
server-host-only = Può farlo solo chi gestisce il tavolo.
server-no-spectators = Questo tavolo è solo per chi ci gioca.
server-by-invitation = A questo tavolo si entra su invito.
server-no-invitation = Questo invito è stato usato o ritirato. Chiedine uno nuovo.
server-no-code = Questo codice non va bene: forse è già usato, o ha più di dieci minuti.
server-code-is-yours = Questi posti sono già su questo dispositivo.
server-code-empty = Non c’è nulla da trasferire: il dispositivo da cui viene questo codice non ha più quel posto.
server-rematch-made = C’è già una rivincita.
server-no-demo = Per questo gioco non c’è una corsa da guardare.
server-no-shared-game = Questa partita non c’è.

## Playing

server-no-such-command = Questo comando non c’è; ci sono: { $known }.
server-bad-id = Ogni comando porta un id da 1 a { $longest } caratteri.
server-bad-action = Un’azione è un testo di al massimo { $longest } caratteri.
server-no-version = Una mossa dice per quale versione del tavolo vale.
server-stale = È successo qualcosa da quando hai scelto. Riguarda, poi scegli.
server-chance-is-dealt = Qui il tavolo pesca e tira da solo.
server-seat-is-lent = Un bot sta giocando per te. Prima riprenditi il posto.
server-undo-too-late = È tardi per annullare: qualcuno ha giocato, o hanno parlato una carta o un dado. Puoi chiedere agli altri di tornare indietro.
server-nothing-to-retract = Non hai nessuna scelta nascosta da ritirare.
server-takeback-asked = Qualcuno sta già chiedendo di ritirare una mossa.
server-takeback-nothing = Non hai fatto mosse che si possano ritirare.
server-takeback-not-asked = Nessuno sta chiedendo di ritirare una mossa.
server-takeback-not-you = La tua risposta non serve.
server-cannot-lend = Ora quel posto non si può dare a un bot: chi ci gioca è qui, o non manca da abbastanza tempo.
server-not-lent = Per quel posto non gioca nessun bot.
server-not-resting = Nessun bot sta riposando qui.
server-damaged-table = Questa partita è salvata in un modo che non è più valido. Chi gestisce il server trova il motivo nel registro.
server-replay-too-long = Questa registrazione è troppo lunga per essere mostrata qui: al massimo { $most } righe.
server-database-trouble = Il database non si può usare: { $problem }
server-bot-failed = { $why ->
    [overran] Il bot ci ha messo troppo; al suo posto è stata sorteggiata una mossa.
   *[crashed] Il bot non ha funzionato; al suo posto è stata sorteggiata una mossa.
}

## Chat

server-chat-empty = Qui non c’è niente da dire.
server-chat-closed = Questo tavolo non ha la chat.
server-chat-seats-only = Qui può parlare solo chi ha un posto.
server-muted = Chi gestisce il tavolo ti ha tolto la parola.
server-no-chat = Questa riga non c’è.

## Among strangers

server-words-off = A questo tavolo non vedi i messaggi scritti. Prima attivali; le reazioni funzionano sempre.
server-host-is-blocked = Hai bloccato chi gestisce questo tavolo. Togli il blocco se vuoi giocarci.
server-not-for-you = A questo tavolo non c’è posto per te.
server-not-yourself = Quella persona sei tu.
server-too-many-blocks = Hai già bloccato { $most } persone. Prima togli un blocco.
server-no-block = Questo blocco non c’è.
server-banned = Qui non puoi più né giocare né guardare. Il motivo indicato da chi gestisce il server: { $reason }
server-banned-until = Qui non puoi né giocare né guardare fino al { $until }. Il motivo indicato da chi gestisce il server: { $reason }
server-same-cards-private = A un tavolo pubblico non si possono ridare le stesse carte: potrebbe sedersi qualcuno che non le ha viste.
