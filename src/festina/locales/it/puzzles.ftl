# I problemi nel terminale.

puzzles-help = Elenca i problemi; cercane e raccogline di nuovi.
puzzles-help-solve = Risolvi un problema.
puzzles-help-which = «today», «random», un numero dell’elenco o un id.
puzzles-help-game = Il gioco, per esempio hare.
puzzles-help-theme = Solo i problemi su questo tema.
puzzles-help-level = Solo i problemi che risolve chi gioca più o meno a questo livello (da 1 a 10).
puzzles-help-mine = Cerca problemi nelle partite tra giocatori forti. Una ricerca interrotta riprende da dov’era.
puzzles-help-journal = Il diario della ricerca; se c’è già, la ricerca riprende da lì.
puzzles-help-count = Quanti problemi.
puzzles-help-sims = Simulazioni dell’esame approfondito, per ogni azione.
puzzles-help-pack = Spiega i problemi trovati, fanne una selezione varia e scrivila in un solo file.
puzzles-help-journals = Diari di ricerche, tutti dello stesso gioco.
puzzles-help-packed = Il file da scrivere.
puzzles-column-number = N.
puzzles-column-id = Id
puzzles-column-theme = Tema
puzzles-column-stars = Difficoltà
puzzles-column-ruleset = Tavolo
puzzles-column-action = Azione
puzzles-column-share = Probabilità di vittoria
puzzles-column-interval = Intervallo 95%
puzzles-no-level = { $level } non è un livello: i livelli vanno da 1 a 10.
puzzles-no-theme = Nessun problema ha il tema «{ $theme }». Temi: { $known }.
puzzles-none = Nessun problema corrisponde alla richiesta.
puzzles-no-such = «{ $which }» non è un problema: scrivi «today», «random», un numero fino a { $last } o un id.
puzzles-mining = Ricerca
puzzles-explaining = Spiegazioni
puzzles-interrupted = Interrotto. { $file } conserva ciò che si è trovato; con lo stesso comando la ricerca riprende.
puzzles-cannot-write = { $file } non si può scrivere: { $reason }.
puzzles-mined = { $count ->
    [one] 1 problema
   *[other] { $count } problemi
} da { $games ->
    [one] 1 partita
   *[other] { $games } partite
}: { $file }
puzzles-packed = { $count ->
    [one] 1 problema raccolto
   *[other] { $count } problemi raccolti
}: { $file }
puzzles-several-games = Questi diari non sono tutti dello stesso gioco.
puzzles-journal-differs = { $file } appartiene a un’altra ricerca: { $game } con il seme { $seed }, o un altro numero di simulazioni.
puzzles-journal-unreadable = { $file } non è un diario di ricerca.
puzzles-not-minable = Per { $game } non si possono cercare problemi: il gioco non ha un campione, o non ha livelli.
puzzles-title = Problema { $id }  { $theme }  { $stars }
puzzles-task = Trova l’azione migliore. «hint» dà un suggerimento, «show» la soluzione, «quit» esce.
puzzles-prompt = La tua azione:
puzzles-no-nudge = Non c’è nessun suggerimento, solo i numeri.
puzzles-right = Giusto!
puzzles-nearly = Vale quasi quanto la migliore, { $best }: costa solo { $loss } punti.
puzzles-wrong = La migliore è { $best }; questa costa { $loss } punti di probabilità di vittoria.
puzzles-solution = La migliore è { $best }.
