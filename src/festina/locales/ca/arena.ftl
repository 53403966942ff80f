# The arena: bots against bots, measured.

arena-help = Fes jugar els bots entre ells, amb seients equilibrats, i mesura’n la força.
arena-help-bots = Els bots, per exemple "level:3,level:5,mybot.py"; escriu-ne un dues vegades per donar-li dos seients. Si una ordre porta comes, separa amb punt i coma.
arena-help-games = Quantes partides s’han de jugar.
arena-help-seed = La llavor de l’arena: amb la mateixa llavor i els mateixos límits de simulacions surten les mateixes partides.
arena-help-workers = Quants processos juguen; el resultat és el mateix amb qualsevol nombre.
arena-help-limit = Talla una partida després d’aquest nombre de decisions.
arena-help-move-seconds = Segons per jugada; el bot que triga més perd la jugada.
arena-help-sprt = Amb dos bots: para tan bon punt sigui clar si la força del primer s’acosta més a LOW o a HIGH, en Elo (0:30) o en percentatges de victòries (50%:55%).
arena-help-alpha = El risc d’acceptar HIGH encara que el correcte sigui LOW.
arena-help-beta = El risc d’acceptar LOW encara que el correcte sigui HIGH.
arena-help-out = Escriu els resultats en aquest fitxer: .parquet, .csv (una fila per seient i partida) o .json (classificació i configuració).
arena-help-resume = Continua una arena interrompuda, a partir del diari que hi ha al costat de --out.
arena-help-json = Mostra els resultats en una sola línia JSON.

## What goes wrong

arena-bots-count = Una arena té entre 1 i { $most } bots, no { $count }.
arena-bots-empty = A «{ $text }» hi ha un bot sense nom.
arena-move-seconds = move-seconds ha de ser un nombre més gran que 0 i com a màxim { $most }, no { $value }.
arena-bad-sprt = «{ $text }» no és cap pregunta: dona dos límits, primer el més baix, en Elo (0:30) o en percentatges de victòries (50%:55%).
arena-bad-risk = { $option } ha de ser un nombre entre 0 i 0.5, no { $value }.
arena-sprt-two = --sprt compara dos bots; { $count ->
        [one] només se n’ha indicat 1
       *[other] se n’han indicat { $count } de diferents
    }.
arena-bad-ending = Els resultats no es poden escriure a { $file }: el nom ha d’acabar en un d’aquests: { $known }.
arena-out-folder = { $file } és una carpeta, no un fitxer.
arena-out-no-folder = { $file } no es pot escriure: no hi ha la carpeta { $folder }.
arena-out-forbidden = No tens permís per escriure { $file }.
arena-out-failed = { $file } no es pot escriure: { $reason }.
arena-resume-needs-out = --resume necessita --out: el diari de les partides acabades és al costat d’aquell fitxer.
arena-resume-fewer = Hi ha { $kept } partides desades, més que les { $games } demanades: demana’n almenys tantes perquè no se’n perdi cap.
arena-journal-exists = { $file } conté { $games ->
        [one] 1 partida
       *[other] { $games } partides
    } d’una arena interrompuda. Continua amb --resume, o esborra’l.
arena-journal-unreadable = { $file } no és el diari d’una arena que aquesta versió sàpiga llegir; esborra’l per tornar a començar.
arena-journal-differs = { $file } és d’una altra arena: { $setting } era { $then }, ara és { $now }.
arena-worker-died = La partida { $game } ha fet acabar dos processos (codi de sortida { $code }). Amb --out, --resume continua des de les partides ja fetes.

## While it runs

arena-warming = Escalfament: la cerca s’agafa de la memòria cau, o es compila (triga cosa d’un minut, una sola vegada)
arena-playing = Partides
arena-nothing-to-resume = Al costat de { $file } no hi ha cap diari: aquesta arena comença per la primera partida.
arena-interrupted = S’ha interromput després de { $done } de { $games } partides.
arena-go-on = Es guarden a { $file }: la mateixa ordre amb --resume continua.

## The result

arena-title = { $games ->
        [one] 1 partida
       *[other] { $games } partides
    } a { $ruleset }, llavor { $seed }
arena-column-bot = bot
arena-column-games = partides
arena-column-share = victòries
arena-column-interval = interval 95 %
arena-column-place = lloc
arena-column-rating = força
arena-column-think = ms/jugada
arena-column-incidents = errors
arena-equal = Els percentatges són per seient: amb bots iguals cadascun seria { $share }.
arena-length = { $mean } decisions per partida de mitjana; { $cut ->
        [0] cap de tallada
        [one] 1 de tallada després de { $limit } decisions
       *[other] { $cut } de tallades després de { $limit } decisions
    }; { $seconds } s.
arena-unbalanced = Cada bot passa per cada seient el mateix nombre de vegades amb { $games } partides; aquí el nombre era un altre.
arena-sprt = { $bot }: LOW és { $low } de les victòries, HIGH és { $high }; raó de log-versemblança { $ratio } (límits { $lower } i { $upper }) després de { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondes
    } de partides aparellades.
arena-sprt-verdict = { $verdict ->
    [high] Acceptat: HIGH.
    [low] Acceptat: LOW.
   *[open] Encara no s’ha decidit: calen més partides.
}
arena-incidents = Què han fet malament els bots (la jugada s’ha triat llavors a l’atzar):
arena-incident = partida { $game }, seient { $seat }, { $bot }: { $problem }
arena-incidents-more = … i { $count } més.
arena-written = S’ha escrit a { $file }.
