# What the pages in the browser say. The game itself speaks through hare.ftl and whyfirst.ftl.
# The slow runner is a tortoise in some editions and a hedgehog in others: where it is named, both are here.

## Words used on many pages

web-title = Festina
web-title-turn = Tocca a te
web-nav = Pagine
web-nav-home = Pagina iniziale
web-nav-games = Le mie partite
web-nav-lobby = Sala
web-nav-puzzles = Problemi
web-nav-rules = Regole
web-nav-daily = Corsa del giorno
web-nav-ratings = Punteggi
web-nav-me = Io
web-language = Lingua
web-settings = Impostazioni
web-close = Chiudi
web-cancel = Annulla
web-copy = Copia
web-copied = Copiato
web-loading = Un momento…
web-guest = Ospite
web-somebody = Qualcuno
web-default-name = Ospite
web-name = Nome
web-name-yours = Il tuo nome
web-game-hare = La lepre e la tartaruga
web-game-whyfirst = Why First?
web-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
web-team = Squadra { $team }
web-place = { $place }ª
web-status-open = in attesa
web-status-running = in corso
web-status-over = finita
web-status-closed = abbandonata

## What goes wrong

web-trouble-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
web-trouble-unreadable = Il server ha dato una risposta che non si può leggere.
web-trouble-crowded = Il server ha troppo da fare in questo momento. Aspetta un attimo e riprova.
web-trouble-unknown = Qualcosa è andato storto. Riprova.
web-not-found-title = Qui non c’è niente
web-not-found = Questa pagina non c’è. Forse l’indirizzo è stato tagliato.

## A new table

web-new-title = Un nuovo tavolo
web-new-game = Il gioco
web-new-edition = L’edizione
web-new-players = In quanti giocate
web-new-two-hare = In due, ciascuno corre con due lepri.
web-new-two-whyfirst = In due si unisce Leo: un terzo corridore che gioca le sue carte alla cieca.
web-new-seats = Chi siede dove
web-new-seat-kind = Posto { $number }: chi gioca?
web-new-seat-me = Io
web-new-seat-person = Qualcuno su questo dispositivo
web-new-seat-bot = Un bot
web-new-seat-open = Un amico, con un link
web-new-seat-open-sentence = Il link lo trovi nella prossima pagina.
web-new-variants = Varianti
web-new-table-options = Orologio e accesso
web-start-game = Comincia
web-open-table = Apri il tavolo
web-table-public = Nella sala
web-table-public-sentence = Chiunque su questo server può prendere un posto libero.
web-table-spectators = Altri possono guardare
web-table-spectators-sentence = Vedono ciò che è scoperto, mai un segreto.
web-table-chat = Chat
web-table-chat-sentence = Chi è al tavolo può scriversi.
web-table-autoplay = Gioca per me le mosse obbligate
web-table-autoplay-sentence = Quando c’è una sola cosa da fare, la fa il tavolo.
web-pace = Con che ritmo
web-pace-days = { $days ->
    [one] Fino a un giorno per turno
   *[other] Fino a { $days } giorni per turno
}

## Bots

web-bot = Bot
web-bot-levels = Per livello
web-bot-characters = Caratteri
web-bot-level = { $level ->
    [1] Livello 1, tranquillo
    [5] Livello 5, solido
    [10] Livello 10, spietato
   *[other] Livello { $level }
}
web-bot-random = Capriccioso: tutto ciò che è permesso
web-bot-plodder = Camminatore: un passo alla volta
web-bot-dasher = Velocista: fin dove può
web-bot-alternator = Saltatore: un balzo, un passo, un balzo
web-bot-eager = Impaziente: vuole sempre la prima posizione
web-bot-modest = Modesto: appena dietro a chi è in testa
web-bot-saboteur = Sabotatore: gioca sugli altri
web-bot-strategist = Stratega: soppesa ogni mossa
web-bot-search = Pensatore: se la gioca tutta a mente
web-bot-champion = Campione: ha imparato da migliaia di partite
# Six names for bots, in the order of the seats, separated by commas.
web-bot-names = Nocciola, Rovo, Cardo, Acetosa, Trifoglio, Prugnolo

## Options of Hare & Tortoise

web-option-hare-teams = Squadre
web-option-hare-teams-0 = Senza squadre
web-option-hare-teams-0-sentence = Ognuno corre per sé.
web-option-hare-teams-2 = Due squadre
web-option-hare-teams-2-sentence = Vince la prima squadra con tutte le lepri al traguardo; per quattro o sei giocatori.
web-option-hare-teams-3 = Tre squadre
web-option-hare-teams-3-sentence = A coppie; per sei giocatori.
web-option-hare-hare = Caselle lepre
web-option-hare-hare-edition = Come nell’edizione
web-option-hare-hare-edition-sentence = Carte, dado o tabella, come nella scatola.
web-option-hare-hare-sprint = Sprint
web-option-hare-hare-sprint-sentence = Lì non succede nulla; lasciarla in avanti costa 5 carote a casella.
web-option-hare-hare-nap = Sonnellino
web-option-hare-hare-nap-sentence = La lepre si addormenta e perde un turno, a meno che qualcuno la sorpassi.
web-option-hare-hare-closed = Chiuse
web-option-hare-hare-closed-sentence = Nessuno può entrare in una casella lepre: niente fortuna.
web-option-hare-hare-tournament = Torneo
web-option-hare-hare-tournament-sentence = 10 carote al prossimo turno se nessuno ti sorpassa, altrimenti ne paghi 10 per ciascuno che l’ha fatto.
web-option-hare-hare-parking = Parcheggio
web-option-hare-hare-parking-sentence = Lì non succede nulla.
web-option-hare-until = Fine della corsa
web-option-hare-until-places = Si corre per i piazzamenti
web-option-hare-until-places-sentence = Dopo la vittoria la corsa continua, per la seconda posizione e le altre.
web-option-hare-until-winner = Ci si ferma al vincitore
web-option-hare-until-winner-sentence = Il primo arrivo chiude la corsa.
web-option-hare-first = Chi comincia
web-option-hare-first-seat0 = Il primo posto
web-option-hare-first-seat0-sentence = Comincia il posto in cima all’elenco.
web-option-hare-first-draw = A sorte
web-option-hare-first-draw-sentence = Chi comincia lo dice il caso.
web-option-hare-open-carrots = Carote
web-option-hare-open-carrots-false = Segrete
web-option-hare-open-carrots-false-sentence = Tutti vedono ciò che si paga e si prende, e devono ricordarselo.
web-option-hare-open-carrots-true = Scoperte
web-option-hare-open-carrots-true-sentence = Tutti vedono le carote di tutti.
web-option-hare-memory-aid = Promemoria
web-option-hare-memory-aid-false = Nessuno
web-option-hare-memory-aid-false-sentence = Chi vuole sapere deve contare.
web-option-hare-memory-aid-true = Conta per noi
web-option-hare-memory-aid-true-sentence = La pagina conta le carote di tutti da ciò che si paga allo scoperto.
web-option-hare-number-pay = Quando rendono le caselle con numero
web-option-hare-number-pay-on-leaving = Quando si riparte
web-option-hare-number-pay-on-leaving-sentence = Prende carote solo la lepre che muove, appena prima di ripartire.
web-option-hare-number-pay-turn-start = All’inizio del turno
web-option-hare-number-pay-turn-start-sentence = Prendono carote entrambe le lepri, qualunque muova.

## Options of Why First?

web-option-whyfirst-mode = Come le carte muovono i segnalini
web-option-whyfirst-mode-base = Tutte insieme
web-option-whyfirst-mode-base-sentence = Scegli in segreto una carta e chi muove; poi si scoprono tutte.
web-option-whyfirst-mode-tactical = Tattica
web-option-whyfirst-mode-tactical-sentence = Prima si scoprono le carte; poi ognuno muove un segnalino, a partire dal numero bianco più alto.
web-option-whyfirst-deck = Il mazzo
web-option-whyfirst-deck-standard = 32 carte
web-option-whyfirst-deck-standard-sentence = Da −4 a +5, come dicono le regole dell’editore.
web-option-whyfirst-deck-printed-34 = 34 carte
web-option-whyfirst-deck-printed-34-sentence = Con un secondo +5 e un +6, come in una tabella stampata.

## Lobby and my games

web-lobby-title = Sala
web-lobby-lead = Trova qualcuno con cui giocare, o un tavolo aperto a tutti.
web-lobby-open = Con un posto libero
web-lobby-running = Da guardare
web-lobby-none = In questo momento nessun tavolo aspetta. Cerca qualcuno o aprine uno: altri lo troveranno qui.
web-mine-title = Le mie partite
web-mine-none = Qui non hai ancora giocato.
web-mine-now = In corso
web-mine-before = Prima
web-mine-move = Giochi su un altro dispositivo?

## Invitations and moving

web-join-title = { $name } ti invita a una corsa
web-join-gone-title = Questo invito non vale più
web-invite = Invita
web-invite-link = Link per un amico
web-invite-local = Questo indirizzo vale solo su questo computer. Per altri dispositivi avvia Festina con --host e apri l’indirizzo che mostra.
web-take-seat = Prendi il posto
web-move-title = Da un dispositivo a un altro
web-move-take = Porta qui i miei posti
web-move-take-sentence = Scrivi il codice che mostra l’altro tuo dispositivo.
web-move-give = Crea un codice
web-move-give-sentence = Il codice sposta tutti i tuoi posti da questo dispositivo a un altro.
web-move-code = Codice di otto lettere
web-move-code-how = Sull’altro dispositivo apri «Passa a un altro dispositivo» e scrivi questo codice. Vale una volta sola, per dieci minuti.
web-move-done = { $count ->
    [one] Ora un tavolo è qui.
   *[other] Ora { $count } tavoli sono qui.
}
web-move-seat = Continua a giocare su un altro dispositivo

## Before the start

web-waiting-title = Chi viene?
web-waiting-for = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
web-waiting-host = La partita comincia quando lo decide chi gestisce il tavolo.
web-seat-free = posto libero
web-seat-number = Giocatore { $number }
web-seat-to-bot = Metti qui un bot
web-seat-to-open = Libera questo posto

## At the table

web-seats = Giocatori
web-seat-you = tu
web-seat-away = via
web-seat-lent = per ora gioca { $bot }
web-watching = { $count ->
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}
web-thinking = { $name } ci pensa…
web-you-watch = Stai guardando. { $prompt }
web-skip = Salta
web-undo = Annulla
web-lend = Lascia giocare un bot
web-return = Gioco io
web-resting = I bot hanno corso a lungo da soli, e ora riposano.
web-wake = Falli continuare
web-story = Che cosa è successo
web-story-empty = Ancora niente.
web-retell = Dal mio turno
web-retell-title = Mostra di nuovo che cosa è successo dal mio ultimo turno
web-log-undone = { $seat } ritira una decisione.
web-chat = Chat
web-chat-empty = Nessuno ha ancora scritto niente.
web-chat-write = Scrivi qualcosa
web-chat-send = Invia
web-chat-delete = Cancella questa riga
web-chat-muted = Chi gestisce il tavolo ti ha tolto la parola.
web-chat-unread = { $count ->
    [one] 1 nuovo
   *[other] { $count } nuovi
}
web-takeback = Tornare indietro
web-takeback-ask = Chiedi di ritirare la mia ultima decisione
web-takeback-asked = { $count ->
    [one] { $name } vorrebbe ritirare l’ultima decisione. Ti va bene?
   *[other] { $name } vorrebbe tornare indietro di { $count } decisioni. Ti va bene?
}
web-takeback-waiting = { $name } ha chiesto di ritirare una decisione. Si sta chiedendo agli altri.
web-agree = Va bene
web-decline = Rifiuta
web-hand-over = Ora tocca a { $name }: passa il dispositivo.
web-hand-over-ready = Sono { $name }
web-connection-lost = La connessione è caduta. Nulla è perduto; si riprova…
web-connection-none = Il tavolo non è raggiungibile. Si riprova…
web-move-waits = La tua decisione è al sicuro: parte appena torna la connessione.
web-table-menu = Tavolo
web-table-rules = Regole di questo tavolo
web-table-closed = Questo tavolo è stato abbandonato.
web-table-missing-title = Non puoi aprire questo tavolo
web-replay = Replay
web-record = Scarica la registrazione
web-leave = Lascia il tavolo
web-leave-sure = Lasciare questo tavolo? Un bot continuerà a giocare per te.
web-leave-alone = Abbandonare questa partita? Finisce qui.
web-leave-alone-yes = Abbandona
web-people = Persone
web-mute = Togli la parola
web-unmute = Ridai la parola
web-remove = Allontana
web-result = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
web-result-you = Hai vinto!
web-result-place = Il tuo posto: { web-place }.
web-result-second = Vince il secondo totale più alto.
web-rematch = Un’altra partita
web-rematch-join = Alla prossima partita

## Settings

web-setting-theme = Colori
web-setting-theme-auto = Come il sistema
web-setting-theme-light = Chiari
web-setting-theme-dark = Scuri
web-setting-pace = Animazioni
web-setting-pace-calm = Calme
web-setting-pace-brisk = Svelte
web-setting-pace-none = Nessuna
web-setting-pace-reduced = Il tuo sistema chiede meno movimento, quindi non ce ne sono.
web-setting-at-once = Muovi subito
web-setting-at-once-sentence = Un clic muove, senza chiedere di nuovo.
web-privacy = Privacy
web-privacy-sentence = Non ci sono account. Questo dispositivo ha un nome che scegli tu e le partite a cui gioca; un cookie le ritrova.
web-forget = Dimentica questo dispositivo
web-forget-sure = Dimenticare questo dispositivo? Lasci tutti i tuoi posti, e il tuo nome e ciò che hai scritto vengono cancellati.
web-forgotten = Dimenticato.

## The race on the board

web-hare-board = Il percorso, casella per casella
web-hare-board-help = Freccia sinistra e destra vanno da una casella all’altra, freccia su e giù da una casella raggiungibile alla prossima. Invio sceglie, ancora Invio muove, Esc annulla.
web-hare-dock = Il tuo turno e le tue carote
web-hare-own = Che cosa hai
web-hare-start = Partenza
web-hare-finish = Traguardo
web-hare-space = Casella { $number }
web-hare-kind-carrot = carota
web-hare-kind-lettuce = lattuga
web-hare-kind-hare = lepre
web-hare-kind-tortoise = tartaruga
web-hare-kind-hedgehog = riccio
web-hare-kind-number = numero { $number }
web-hare-kind-numbers = numeri { $numbers }
web-hare-here = { $count ->
    [one] Qui c’è { $names }.
   *[other] Qui ci sono { $names }.
}
web-hare-lying-eat = { $name } (mangia)
web-hare-lying-miss = { $name } (salta un turno)
web-hare-lying-nap = { $name } (dorme)
web-hare-home-place = al traguardo, { web-place } posizione
web-hare-lettuces = { $count ->
    [0] nessuna lattuga
    [one] 1 lattuga
   *[other] { $count } lattughe
}
web-hare-carrots = { $count ->
    [one] 1 carota
   *[other] { $count } carote
}
web-hare-limit-title = Quante carote puoi avere al tuo prossimo arrivo al traguardo
web-hare-limit = al traguardo con al massimo { $limit }
web-hare-limit-none = al traguardo con quante ne vuoi
web-hare-cost = Costa
web-hare-gain = Rende
web-hare-left = Restano
web-hare-position = Posizione
web-hare-price-cost = { $cost ->
    [one] costa 1 carota
   *[other] costa { $cost } carote
}
web-hare-price-gain = { $gain ->
    [one] rende 1 carota
   *[other] rende { $gain } carote
}
web-hare-price-both = costa { $cost }, rende { $gain }
web-hare-price-free = gratis
web-hare-then = poi { $left ->
    [one] 1 carota
   *[other] { $left } carote
}
web-hare-label-move = Puoi andarci: { $price }, { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }, poi { $place } posizione.
web-hare-label-chosen = Scelta. Ancora Invio muove.
web-hare-label-not = Non permesso:
web-hare-which-pawn = Quale delle tue lepri?
web-hare-pawn = Lepre { $pawn } · { $space }
web-hare-do-take = Resta e prendi 10
web-hare-do-give = Resta e cedi 10
web-hare-answer-take = Prendi 10
web-hare-answer-give = Cedi 10
web-hare-do-nothing = Non fare nulla
web-hare-do-eat = Mangia una lattuga
web-hare-do-miss = Rialzati
web-hare-do-restart = Ricomincia da capo
web-hare-do-keep = Tieni il regalo
web-hare-do-bank = Mettilo in banca

## Games without a board of their own

web-plain-dock = Il tuo turno
web-plain-choices = Che cosa puoi fare
web-plain-facts = Il tavolo
web-yes = sì
web-no = no
