# The arena: bots against bots, measured.

arena-help = Fai giocare i bot tra loro, con posti equilibrati, e misura la loro forza.
arena-help-bots = I bot, per esempio "level:3,level:5,mybot.py"; scrivine uno due volte per dargli due posti. Se un comando contiene virgole, separa con punti e virgola.
arena-help-games = Quante partite giocare.
arena-help-seed = Il seme dell’arena: stesso seme e stessi limiti di simulazioni, stesse partite.
arena-help-workers = Quanti processi giocano; il risultato è lo stesso con qualsiasi numero.
arena-help-limit = Interrompi una partita dopo questo numero di decisioni.
arena-help-move-seconds = Secondi per una mossa; il bot che ci mette di più perde la mossa.
arena-help-sprt = Con due bot: fermati appena è chiaro se la forza del primo è più vicina a LOW o a HIGH, in Elo (0:30) o in quote di vittorie (50%:55%).
arena-help-alpha = Il rischio di accettare HIGH anche se è giusto LOW.
arena-help-beta = Il rischio di accettare LOW anche se è giusto HIGH.
arena-help-out = Scrivi i risultati in questo file: .parquet, .csv (una riga per posto e partita) o .json (classifica e impostazioni).
arena-help-resume = Riprendi un’arena interrotta, dal diario accanto a --out.
arena-help-json = Stampa i risultati in una sola riga JSON.

## What goes wrong

arena-bots-count = Un’arena ha da 1 a { $most } bot, non { $count }.
arena-bots-empty = In «{ $text }» c’è un bot senza nome.
arena-move-seconds = move-seconds deve essere un numero maggiore di 0 e al massimo { $most }, non { $value }.
arena-bad-sprt = «{ $text }» non è una domanda: indica due limiti, prima il più basso, in Elo (0:30) o in quote di vittorie (50%:55%).
arena-bad-risk = { $option } deve essere un numero tra 0 e 0.5, non { $value }.
arena-sprt-two = --sprt confronta due bot; { $count ->
        [one] ne è indicato solo 1
       *[other] ne sono indicati { $count } diversi
    }.
arena-bad-ending = I risultati non si possono scrivere in { $file }: il nome deve finire con uno di questi: { $known }.
arena-out-folder = { $file } è una cartella, non un file.
arena-out-no-folder = { $file } non si può scrivere: la cartella { $folder } non c’è.
arena-out-forbidden = Non hai il permesso di scrivere { $file }.
arena-out-failed = { $file } non si può scrivere: { $reason }.
arena-resume-needs-out = --resume ha bisogno di --out: il diario delle partite finite sta accanto a quel file.
arena-resume-fewer = Sono conservate { $kept } partite, più delle { $games } richieste ora: chiedine almeno altrettante, così non se ne perde nessuna.
arena-journal-exists = { $file } contiene { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } di un’arena interrotta. Riprendi con --resume, oppure cancellalo.
arena-journal-unreadable = { $file } non è il diario di un’arena che questa versione sappia leggere; cancellalo per ricominciare.
arena-journal-differs = { $file } appartiene a un’altra arena: { $setting } era { $then }, ora è { $now }.
arena-worker-died = La partita { $game } ha fatto terminare due processi (codice di uscita { $code }). Con --out, --resume riprende dalle partite già fatte.

## While it runs

arena-warming = Riscaldamento: la ricerca viene presa dalla cache, o compilata (circa un minuto, una volta sola)
arena-playing = Partite
arena-nothing-to-resume = Accanto a { $file } non c’è nessun diario: quest’arena comincia dalla prima partita.
arena-interrupted = Interrotto dopo { $done } partite su { $games }.
arena-go-on = Sono conservate in { $file }: lo stesso comando con --resume va avanti.

## The result

arena-title = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } di { $ruleset }, seme { $seed }
arena-column-bot = bot
arena-column-games = partite
arena-column-share = vittorie
arena-column-interval = intervallo 95%
arena-column-place = piazz.
arena-column-rating = forza
arena-column-think = ms/mossa
arena-column-incidents = errori
arena-equal = Le quote valgono per un posto: con bot alla pari ciascuna sarebbe { $share }.
arena-length = { $mean } decisioni a partita in media; { $cut ->
        [0] nessuna interrotta
        [one] 1 interrotta dopo { $limit } decisioni
       *[other] { $cut } interrotte dopo { $limit } decisioni
    }; { $seconds } s.
arena-unbalanced = Ogni bot passa da ogni posto lo stesso numero di volte con { $games } partite; qui il numero era un altro.
arena-sprt = { $bot }: LOW è { $low } delle vittorie, HIGH è { $high }; rapporto di log-verosimiglianza { $ratio } (limiti { $lower } e { $upper }) dopo { $rounds ->
        [one] 1 giro
       *[other] { $rounds } giri
    } di partite appaiate.
arena-sprt-verdict = { $verdict ->
    [high] Accettato: HIGH.
    [low] Accettato: LOW.
   *[open] Non ancora deciso: servono altre partite.
}
arena-incidents = Che cosa hanno sbagliato i bot (la mossa è stata allora scelta a caso):
arena-incident = partita { $game }, posto { $seat }, { $bot }: { $problem }
arena-incidents-more = … e { $count ->
        [one] 1 altro
       *[other] altri { $count }
    }.
arena-written = Scritto in { $file }.
