# What the terminal says.

cli-list = { $first } e { $last }
cli-figure = { $value }
cli-place = { $place }ª
cli-you = Partecipante
cli-no = no

## The commands

cli-help = Giochi di corsa in cui non vince il più veloce.
cli-help-version = Stampa la versione ed esci.
cli-help-language = La lingua da parlare, per esempio it.
cli-help-seed = Il seme di tutto il caso: stesso seme, stesse carte e stessi dadi.
cli-help-ruleset = Un gioco e le sue opzioni, per esempio "hare(edition=devir-2014,players=3)".
cli-help-play = Gioca una partita: persone e bot allo stesso terminale. Senza opzioni, chiede.
cli-help-play-ruleset = Un gioco e le sue opzioni, per esempio "hare(players=3,hare=nap)", o il nome di un’edizione.
cli-help-edition = L’edizione, con il suo id o un altro nome ("festina editions" le elenca).
cli-help-players = In quanti si gioca.
cli-help-seats = Chi siede dove, per esempio "Anna,Ben,random": i nomi sono persone; random, level:5 e search:ms=300 sono bot.
cli-help-resume = Riprendi una partita salvata.
cli-help-save = Conserva la partita in questo file, dal primo turno alla fine.
cli-help-rules = Stampa le regole di un’edizione, con i loro numeri e con ciò che è lettura nostra.
cli-help-rules-what = Un’edizione (un id, o un nome come waddingtons), un set di regole o un gioco.
cli-help-editions = Confronta le edizioni fianco a fianco.
cli-help-editions-names = Solo queste edizioni.
cli-help-replay = Rivedi passo passo una partita salvata.
cli-help-replay-file = La registrazione di una partita.
cli-help-replay-step = Comincia da questa mossa.
cli-help-replay-all = Racconta tutta la storia in una volta.
cli-help-simulate = Gioca partite a caso a migliaia e conta.
cli-help-simulate-games = Quante partite giocare.
cli-help-simulate-limit = Interrompi una partita dopo questo numero di decisioni.
cli-help-simulate-workers = Quanti thread giocano; le cifre sono le stesse con qualsiasi numero.
cli-help-simulate-json = Stampa le cifre in una sola riga JSON.
cli-usage = { $problem } «festina --help» dice di più.
cli-output = L’uscita non si può scrivere: { $reason }.
cli-interrupted = Interrotto.

## What goes wrong

cli-no-such-language = In «{ $language }» non ci sono parole. Ci sono: { $known }.
cli-no-such-edition = L’edizione «{ $name }» non c’è. Ci sono: { $known }.
cli-which-edition = «{ $name }» può indicare più edizioni: { $found }. Scegline una.
cli-no-such-rules = Per «{ $name }» non ci sono regole. Ci sono le edizioni: { $editions }; e i giochi: { $games }.
cli-no-such-rule = Nessuna regola di questo tavolo ha l’id o la parola «{ $topic }».
cli-seats-empty = In «{ $text }» c’è un posto senza nome.
cli-seats-twice = Due posti non possono chiamarsi entrambi «{ $name }».
cli-seats-count = Questa è una partita con { $players } posti, ma { $count ->
        [one] ne è indicato 1
       *[other] ne sono indicati { $count }
    }.
cli-seats-range = Non ci sono partite con { $count ->
        [one] 1 posto
       *[other] { $count } posti
    }; i posti possono essere: { $known }.
cli-resume-alone = Una partita ripresa mantiene le sue regole e il suo seme: togli il set di regole, --edition, --players e --seed.
cli-file-missing = Il file { $file } non c’è.
cli-file-directory = { $file } è una cartella, non un file.
cli-file-forbidden = Non hai il permesso di leggere { $file }.
cli-file-unreadable = { $file } non si può leggere: { $reason }.
cli-file-not-text = { $file } non è una registrazione: non è nemmeno testo.
cli-file-too-large = { $file } è troppo grande per essere la registrazione di una partita.
cli-file-no-folder = { $file } non si può scrivere: la cartella { $folder } non c’è.
cli-file-not-writable = Non hai il permesso di scrivere { $file }.
cli-file-foreign = { $file } esiste già e non è la registrazione di una partita: scegli un altro nome.
cli-file-unwritable = { $file } non si può scrivere: { $reason }.
cli-file-bad-record = { $file }: { $problem }
cli-missing-extra = Manca «{ $module }», che qui serve. Si installa con: { $command }

## Setting the table

cli-welcome = Festina: non vince il più veloce.
cli-welcome-usual = Invio comincia { $game }: tu contro { $bots ->
        [one] un bot
       *[other] { $bots } bot
    }. Oppure scrivi un’edizione o un set di regole; c per scegliere, q per uscire.
cli-ask-start = Si parte?
cli-ask-game = Quale gioco ({ $known }) [{ $usual }]?
cli-ask-edition = Quale edizione [{ $usual }]?
cli-ask-players = In quanti giocate ({ $known }) [{ $usual }]?
cli-ask-seats = Chi siede dove? I nomi sono persone; random, level:5, search:ms=300 sono bot [{ $usual }]:
cli-ask-again = «{ $answer }» non è tra le scelte: { $known }.
cli-seating = I bot prendono posto.
cli-goodbye = Sarà per un’altra volta.
cli-table = { $ruleset }, seme { $seed }

## At the table

cli-type-help = Scrivi un numero dell’elenco, un’azione come { $example }, oppure «help».
cli-prompt = { $name }>
cli-choose = Scrivi un numero da 1 a { $last }, oppure «help».
cli-no-such-number = Nell’elenco il numero { $number } non c’è: finisce a { $last }.
cli-not-allowed = { $action } non è permesso adesso:
cli-why-what = Perché che cosa? Per esempio: why { $example }
cli-no-odds = In questo momento il caso non ha niente in serbo.
cli-hand-over = Ora tocca a { $name }. Cedi il posto; { $name } preme Invio.
cli-chance = Il caso si gioca a mano: che cosa è uscito?
cli-chance-name = caso
cli-bots-run-on = I bot continuano a correre tra loro; Ctrl-C li ferma.
cli-cut = I bot sono stati fermati dopo altre { $limit } azioni.
cli-open = La partita non è finita.
cli-winners = { $count ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
}
cli-possible = Adesso è possibile.
cli-help-text =
    1, 2, 3, …     l’azione con questo numero nell’elenco
    { $example }
                   un’azione con il suo nome
    Invio          l’azione, se ce n’è una sola
    why AZIONE     che cosa porterebbe, o perché non è permessa
    odds           che cosa può portare il caso
    undo           annulla la tua ultima azione, se intanto il caso non ha parlato
    board          ridisegna tutto
    rules          le regole di questo tavolo; con un id o una parola, solo quelle
    save FILE      conserva la partita, per riprenderla con «festina play --resume FILE»
    quit           esci
cli-undone = Annullato.
cli-undo-nothing = Non hai ancora deciso niente.
cli-undo-chance = Dopo la tua ultima azione ha parlato il caso: non si può annullare.
cli-undo-others = Dopo la tua ultima azione ha giocato { $name }: non si può annullare.
cli-undo-too-late = Ormai non si può più annullare.
cli-undo-reveal = Dopo la tua ultima azione si è scoperto qualcosa di nascosto: non si può annullare.
cli-ask-save = Salvare la partita? Invio per { $file }, un altro nome, oppure «no»:
cli-ask-save-end = Conservare la registrazione della partita? Un nome di file, o Invio per no:
cli-saved = Salvato in { $file }.
cli-left-unsaved = La partita non è stata salvata.
cli-resume-with = Per riprendere: festina play --resume { $file }

## Replays

cli-replay-title = { $ruleset }, mossa { $move } di { $last }
cli-replay-prompt = Mossa { $move } di { $last }: Invio avanti, b indietro, un numero, q esci>
cli-replay-no-such-move = La mossa { $move } non c’è: la registrazione ha le mosse da 0 a { $last }.

## Rules and editions

cli-rules-title = Regole di { $ruleset }
cli-rules-marks = Accanto a ogni id: T scritta in un regolamento, F trovata in fonti pubbliche, I nostra lettura o ricostruzione.
cli-rules-reconstructed = Ricostruito: { $what }
cli-editions-name = Nome
cli-editions-years = Anni
cli-editions-publishers = Editori
cli-editions-board = Tabellone
cli-editions-board-old = vecchio
cli-editions-board-new = nuovo
cli-editions-start = Carote, in 3/4/5/6
cli-editions-start-two = Carote, in due
cli-editions-restart = Ricominciando da capo
cli-editions-as-started = come all’inizio
cli-editions-finish = Al traguardo, al massimo
cli-editions-finish-place = 10 × piazzamento
cli-editions-finish-flat = { $limit }, qualunque sia il piazzamento
cli-editions-hare = Caselle lepre
cli-editions-hare-chart = tabella ({ $year })
cli-editions-hare-die = dado ({ $year })
cli-editions-hare-deck = { $cards } carte ({ $year })
cli-editions-first-pawn = La prima di due pedine arriva con
cli-editions-lettuces-any = quante lattughe vuole
cli-editions-lettuces-none = nessuna lattuga
cli-editions-printed = Numeri stampati
cli-editions-printed-from-start = dalla partenza
cli-editions-printed-to-finish = alla rovescia fino al traguardo
cli-editions-runner = Corridore lento
cli-editions-runner-tortoise = tartaruga
cli-editions-runner-hedgehog = riccio
cli-editions-reconstructed = Ricostruito
cli-editions-nothing = niente
cli-editions-hint = «festina rules ID» stampa le regole di un’edizione, «festina play --edition ID» la gioca.

## Simulations

cli-simulate-warming = Riscaldamento: compilo le regole
cli-simulate-playing = In gioco
cli-simulate-title = { $games ->
        [one] 1 partita a caso
       *[other] { $games } partite a caso
    } di { $ruleset }, seme { $seed }
cli-simulate-mean = Decisioni a partita, in media
cli-simulate-quantile = Il { $percent }% delle partite finite ne richiede al massimo
cli-simulate-cut = Interrotte dopo { $limit } decisioni
cli-simulate-title-wins = Chi ha vinto, tra le partite finite
cli-simulate-seat = posto
cli-simulate-wins = partite
cli-simulate-share = quota
cli-simulate-interval = intervallo 95%
cli-simulate-speed = { $decisions } decisioni in { $seconds } s con { $workers ->
        [one] 1 thread
       *[other] { $workers } thread
    }: { $rate } al secondo (dopo { $warm } s di riscaldamento).

## Any game

cli-plain-yes = sì
cli-plain-no = no

## Hare & Tortoise: the board

cli-hare-title = La lepre e la tartaruga ({ $edition })
cli-hare-tile-start = VIA
cli-hare-tile-finish = META
cli-hare-tile-hare = LE
cli-hare-tile-carrot = CA
cli-hare-tile-lettuce = LA
cli-hare-tile-tortoise = { $runner ->
    [hedgehog] RI
   *[tortoise] TA
}
cli-hare-kind-start = partenza
cli-hare-kind-finish = traguardo
cli-hare-kind-hare = lepre
cli-hare-kind-carrot = carota
cli-hare-kind-lettuce = lattuga
cli-hare-kind-tortoise = { $runner ->
    [hedgehog] riccio
   *[tortoise] tartaruga
}
cli-hare-kind-number = numero { $number }
cli-hare-legend-numbers = numeri
cli-hare-legend = Sottolineato: dove puoi andare. Le pedine vuote sono a faccia in giù.
cli-hare-legend-printed = Il tabellone stampa le caselle che mancano: qui in corsivo, accanto al numero da scrivere.
cli-hare-start = partenza
cli-hare-home = traguardo
cli-hare-team = squadra { $team }
cli-hare-note-eat = sta per mangiare
cli-hare-note-miss = salta un turno
cli-hare-note-nap = dorme
cli-hare-note-leave = deve andarsene
cli-hare-note-turn = di turno
cli-hare-column-player = giocatore
cli-hare-column-space = casella
cli-hare-column-carrots = carote
cli-hare-column-lettuces = lattughe
cli-hare-column-change = carote
cli-hare-column-left = restano
cli-hare-column-position = pos.
cli-hare-do-take = resta, prendi 10
cli-hare-do-give = resta, cedi 10
cli-hare-do-nothing = non fare nulla
cli-hare-do-eat = mangia una lattuga
cli-hare-do-miss = salta il turno
cli-hare-do-restart = ricomincia da capo
cli-hare-do-keep = tieni il regalo
cli-hare-do-bank = regalo in banca
cli-hare-describe = { $action } ({ $target }): { $cost ->
        [0] non costa nulla
       *[other] costa { $cost }
    }{ $gain ->
        [0] {""}
       *[other] , rende { $gain }
    }, ti lascia { $left ->
        [one] 1 carota
       *[other] { $left } carote
    }, in { $position } posizione.
cli-hare-odds = { $chances } su { $total } ({ $percent }%): { $shown ->
        [none] { $effect }
       *[other] { $shown }: { $effect }
    }
cli-hare-odds-position = (per una pedina in { $position } posizione)
cli-hare-moves = { $seat } paga { $amount } e { $pawn ->
        [one] va
       *[other] con la pedina { $pawn } va
    } { $space ->
        [64] al traguardo.
       *[other] alla casella { $space } ({ $kind }).
    }
cli-hare-end-open = La corsa non è finita.
cli-hare-aimless = Chi gioca senza meta può non finire mai (HT-853).
cli-hare-end-team = Vince la squadra { $team }, tutta al traguardo: { $names }.
cli-hare-end-both = Vince { $name }: entrambe le pedine sono al traguardo.
cli-hare-end-first = Vince { $name }: al traguardo prima di chiunque altro.
cli-hare-end-place = { $place } posizione: { $name }
cli-hare-end-running = Non al traguardo: { $names }

## Hare & Tortoise: tables

cli-hare-sheet-players = giocatori
cli-hare-sheet-start = carote all’inizio
cli-hare-sheet-restart = carote ricominciando da capo
cli-hare-sheet-lettuces = lattughe
cli-hare-sheet-finish = Carote permesse al traguardo, per posizione: { $places }.
cli-hare-sheet-deck = Il mazzo lepre
cli-hare-sheet-die = La tabella della lepre: una riga per la posizione, una colonna per il dado
cli-hare-sheet-chart = La tabella della lepre: una riga per la carta pescata, una colonna per la posizione
cli-hare-sheet-star = * ricostruito
cli-hare-stats-more = In media, in una partita: { $restarts } volte si ricomincia da capo, { $lettuces } lattughe mangiate e { $draws } interventi del caso.
cli-hare-stats-kinds = Dove sono finite le mosse
cli-hare-stats-kind = tipo
cli-hare-stats-spaces = caselle
cli-hare-stats-moves = mosse
cli-hare-stats-share = quota
cli-hare-stats-each = per casella e partita
cli-hare-stats-most = Le più usate:
cli-hare-stats-least = Le meno usate:

## Why First?

cli-whyfirst-title = Why First?
cli-whyfirst-now = Manche { $round } di { $rounds }, giro { $trick }
cli-whyfirst-column-space = casella
cli-whyfirst-column-total = totale
cli-whyfirst-note-second = seconda posizione
cli-whyfirst-note-card = { $card }
cli-whyfirst-note-chosen = ha scelto
cli-whyfirst-hand = Le tue carte: { $cards }
cli-whyfirst-hand-of = { $name } ha in mano { $cards }
cli-whyfirst-played = Giocate in questa manche: { $cards }
cli-whyfirst-legend = Una corsia per ogni segnalino, da −12 a +16; la casella che ora è seconda è ombreggiata.
cli-whyfirst-on = { $name } (@{ $target })
cli-whyfirst-move = Il segnalino di { $name } da { $origin } a { $space }; seconda posizione: { $second }
cli-whyfirst-nobody = nessuno
cli-whyfirst-elsewhere = Non viste in questa manche: { $cards }
cli-whyfirst-deck = { $size } carte: { $cards }
cli-whyfirst-white = Numeri bianchi: { $cards }

## The operator

cli-help-admin = Occupati di tavoli e persone: segnalazioni, esclusioni, comunicazioni.
cli-help-admin-json = Stampa tutto in una sola riga JSON.
cli-help-admin-number = Il numero che l’elenco mostra.
cli-help-admin-table-id = L’identificativo del tavolo.
cli-help-admin-tables = Elenca i tavoli, dal più recente.
cli-help-admin-status = Solo i tavoli in questo stato.
cli-help-admin-reported = Solo i tavoli con segnalazioni aperte.
cli-help-admin-limit = Quanti al massimo.
cli-help-admin-table = Mostra un tavolo e i dispositivi dei suoi posti.
cli-help-admin-close = Chiudi un tavolo: la sua partita finisce qui.
cli-help-admin-reports = Elenca le segnalazioni aperte.
cli-help-admin-reports-all = Anche quelle chiuse.
cli-help-admin-report = Mostra una segnalazione, con quello che la persona aveva detto.
cli-help-admin-report-close = Chiudila: è sistemata.
cli-help-admin-ban = Escludi un dispositivo o un intervallo di indirizzi: non si può più né giocare né guardare.
cli-help-admin-ban-reason = Il motivo, che la persona potrà leggere.
cli-help-admin-ban-device = L’identificativo del dispositivo ("festina admin table" lo mostra).
cli-help-admin-ban-network = Un indirizzo o un intervallo, come 203.0.113.0/24 o 2001:db8::/64.
cli-help-admin-ban-report = La persona di questa segnalazione, che così si chiude.
cli-help-admin-ban-days = Per tanti giorni; altrimenti finché non la togli.
cli-help-admin-bans = Elenca tutte le esclusioni.
cli-help-admin-unban = Togli un’esclusione.
cli-help-admin-announce = Di’ qualcosa a tutti sul server.
cli-help-admin-announce-text = Che cosa dire.
cli-help-admin-announce-hours = Per tante ore; altrimenti finché non la ritiri.
cli-help-admin-announcements = Elenca tutte le comunicazioni.
cli-help-admin-unannounce = Ritira una comunicazione.
cli-admin-table-line = { $table }  { $status ->
        [open] aperto
        [running] in corso
        [over] finito
       *[closed] chiuso
    }{ $public ->
        [yes] , pubblico
       *[no] { "" }
    }  { $ruleset }  { $people }  { $changed }{ $reports ->
        [0] { "" }
        [one] , 1 segnalazione
       *[other] , { $reports } segnalazioni
    }
cli-admin-table = { $table }: { $status ->
        [open] aperto
        [running] in corso
        [over] finito
       *[closed] chiuso
    }, { $ruleset }. Lo gestisce il dispositivo { $host }
cli-admin-seat = Posto { $seat } ({ $kind ->
        [person] persona
        [bot] bot
       *[open] libero
    }): { $name }, dispositivo { $device }
cli-admin-table-reports = Segnalazioni: { $numbers }
cli-admin-no-tables = Non ci sono tavoli di questo tipo.
cli-admin-no-table = Il tavolo «{ $table }» non c’è.
cli-admin-busy = Al tavolo { $table } si gioca troppo in fretta. Riprova.
cli-admin-ended = Il tavolo { $table } è già finito.
cli-admin-closed = Il tavolo { $table } è chiuso.
cli-admin-report-line = { $number }  { $at }  { $reason ->
        [words] parole
        [name] nome
        [stalling] perde tempo
        [cheating] imbroglio
       *[other] altro
    }: { $name }, tavolo { $table }, posto { $seat }{ $state ->
        [closed] {" "}(chiusa)
       *[open] { "" }
    }
cli-admin-report-text = È stato segnalato: { $text }
cli-admin-report-about = Sul dispositivo { $device }, rete { $network }
cli-admin-report-by = Dal dispositivo { $device }
cli-admin-said = { $at }  { $text }
cli-admin-report-closed = La segnalazione { $number } è chiusa.
cli-admin-no-reports = Non ci sono segnalazioni.
cli-admin-no-report = La segnalazione { $number } non c’è.
cli-admin-ban-whom = Indica uno di questi: --device, --network o --report.
cli-admin-no-device = Il dispositivo «{ $device }» non c’è.
cli-admin-banned = Esclusione { $number }: { $whom }. I server si adeguano in pochi secondi.
cli-admin-ban-line = { $number }  { $whom }  { $until }  { $reason }
cli-admin-no-bans = Non ci sono esclusioni.
cli-admin-no-ban = L’esclusione { $number } non c’è.
cli-admin-unbanned = L’esclusione { $number } è tolta.
cli-admin-announced = Comunicazione { $number }: tutti la vedranno entro pochi secondi.
cli-admin-announcement-line = { $number }  { $until }  { $text }
cli-admin-no-announcements = Non ci sono comunicazioni.
cli-admin-no-announcement = La comunicazione { $number } non c’è.
cli-admin-unannounced = La comunicazione { $number } è ritirata.
cli-admin-no-end = senza fine
cli-admin-until = fino al { $at }
cli-admin-ended-at = scadenza passata: { $at }
cli-admin-empty = Il testo è vuoto.
cli-admin-span = «{ $number }» non è una durata: deve essere più di 0.
cli-admin-bad-network = «{ $network }» non è un intervallo di indirizzi: scrivi 203.0.113.7, 203.0.113.0/24 o 2001:db8::/64.
