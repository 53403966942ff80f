# What the terminal says.

cli-list = { $first } i { $last }
cli-figure = { $value }
cli-place = { $place }a
cli-you = Participant
cli-no = no

## The commands

cli-help = Jocs de curses en què no guanya el més ràpid.
cli-help-version = Mostra la versió i surt.
cli-help-language = La llengua en què s’ha de parlar, per exemple ca.
cli-help-seed = La llavor de tot l’atzar: amb la mateixa llavor, les mateixes cartes i els mateixos daus.
cli-help-ruleset = Un joc i les seves opcions, per exemple "hare(edition=devir-2014,players=3)".
cli-help-play = Juga una partida: persones i bots en un mateix terminal. Sense opcions, pregunta.
cli-help-play-ruleset = Un joc i les seves opcions, per exemple "hare(players=3,hare=nap)", o el nom d’una edició.
cli-help-edition = L’edició, pel seu id o per un altre nom ("festina editions" les mostra).
cli-help-players = Quants hi juguen.
cli-help-seats = Qui seu on, per exemple "Laia,Pau,random": els noms són persones; random, level:5 i search:ms=300 són bots.
cli-help-resume = Continua una partida desada.
cli-help-save = Desa la partida en aquest fitxer, des del primer torn fins al final.
cli-help-rules = Mostra les regles d’una edició, amb els seus números i amb el que és lectura nostra.
cli-help-rules-what = Una edició (un id, o un nom com ara waddingtons), un conjunt de regles o un joc.
cli-help-editions = Compara les edicions de costat.
cli-help-editions-names = Només aquestes edicions.
cli-help-replay = Repassa pas a pas una partida desada.
cli-help-replay-file = El registre d’una partida.
cli-help-replay-step = Comença en aquesta jugada.
cli-help-replay-all = Explica tota la història d’una tirada.
cli-help-simulate = Juga partides a l’atzar a milers i compta.
cli-help-simulate-games = Quantes partides s’han de jugar.
cli-help-simulate-limit = Talla una partida després d’aquest nombre de decisions.
cli-help-simulate-workers = Quants fils juguen; les xifres són les mateixes amb qualsevol nombre.
cli-help-simulate-json = Mostra les xifres en una sola línia JSON.
cli-usage = { $problem } «festina --help» t’explica més coses.
cli-output = La sortida no es pot escriure: { $reason }.
cli-interrupted = Interromput.

## What goes wrong

cli-no-such-language = No hi ha textos en «{ $language }». Hi ha: { $known }.
cli-no-such-edition = No hi ha cap edició «{ $name }». Hi ha: { $known }.
cli-which-edition = «{ $name }» pot ser més d’una edició: { $found }. Digues quina.
cli-no-such-rules = No hi ha regles per a «{ $name }». Hi ha edicions: { $editions }; i jocs: { $games }.
cli-no-such-rule = Cap regla d’aquesta taula no té l’id o la paraula «{ $topic }».
cli-seats-empty = A «{ $text }» hi ha un seient sense nom.
cli-seats-twice = Dos seients no es poden dir «{ $name }» alhora.
cli-seats-count = Aquesta és una partida amb { $players } seients, però { $count ->
        [one] se n’ha indicat 1
       *[other] se n’han indicat { $count }
    }.
cli-seats-range = No hi ha partides amb { $count ->
        [one] 1 seient
       *[other] { $count } seients
    }; el nombre de seients pot ser: { $known }.
cli-resume-alone = Una partida que es continua conserva les regles i la llavor: treu el conjunt de regles, --edition, --players i --seed.
cli-file-missing = No hi ha cap fitxer { $file }.
cli-file-directory = { $file } és una carpeta, no un fitxer.
cli-file-forbidden = No tens permís per llegir { $file }.
cli-file-unreadable = { $file } no es pot llegir: { $reason }.
cli-file-not-text = { $file } no és cap registre: ni tan sols és text.
cli-file-too-large = { $file } és massa gran per ser el registre d’una partida.
cli-file-no-folder = { $file } no es pot escriure: no hi ha la carpeta { $folder }.
cli-file-not-writable = No tens permís per escriure { $file }.
cli-file-foreign = { $file } ja existeix i no és el registre de cap partida: tria un altre nom.
cli-file-unwritable = { $file } no es pot escriure: { $reason }.
cli-file-bad-record = { $file }: { $problem }
cli-missing-extra = Per a això falta «{ $module }». S’instal·la amb: { $command }

## Setting the table

cli-welcome = Festina: no guanya el més ràpid.
cli-welcome-usual = Retorn comença { $game }: tu contra { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }. O escriu una edició o un conjunt de regles; c per triar, q per sortir.
cli-ask-start = Comencem?
cli-ask-game = Quin joc ({ $known }) [{ $usual }]?
cli-ask-edition = Quina edició [{ $usual }]?
cli-ask-players = Quants jugueu ({ $known }) [{ $usual }]?
cli-ask-seats = Qui seu on? Els noms són persones; random, level:5, search:ms=300 són bots [{ $usual }]:
cli-ask-again = «{ $answer }» no és entre les opcions: { $known }.
cli-seating = Els bots prenen seient.
cli-goodbye = Un altre dia serà.
cli-table = { $ruleset }, llavor { $seed }

## At the table

cli-type-help = Escriu un número de la llista, una acció com ara { $example }, o «help».
cli-prompt = { $name }>
cli-choose = Escriu un número entre 1 i { $last }, o «help».
cli-no-such-number = A la llista no hi ha cap número { $number }: l’últim és { $last }.
cli-not-allowed = { $action } no està permès ara:
cli-why-what = Per què què? Per exemple: why { $example }
cli-no-odds = Ara mateix l’atzar no guarda res.
cli-hand-over = Ara toca a { $name }. Cedeix el lloc; { $name } prem Retorn.
cli-chance = L’atzar es juga a mà: què ha sortit?
cli-chance-name = atzar
cli-bots-run-on = Els bots continuen corrent entre ells; Ctrl-C els atura.
cli-cut = Els bots s’han aturat després de { $limit } accions més.
cli-open = La partida no s’ha acabat.
cli-winners = { $count ->
    [one] Guanya { $names }.
   *[other] Guanyen { $names }.
}
cli-possible = Ara és possible.
cli-help-text =
    1, 2, 3, …     l’acció amb aquest número a la llista
    { $example }
                   una acció pel seu nom
    Retorn         l’acció, si només n’hi ha una
    why ACCIÓ      què portaria, o per què no està permesa
    odds           què pot portar l’atzar
    undo           desfà la teva última acció, si l’atzar no ha parlat des d’aleshores
    board          ho torna a dibuixar tot
    rules          les regles d’aquesta taula; amb un id o una paraula, només aquelles
    save FITXER    desa la partida, per continuar després amb «festina play --resume FITXER»
    quit           surt
cli-undone = Desfet.
cli-undo-nothing = Encara no has decidit res.
cli-undo-chance = L’atzar ha parlat des de la teva última acció: no es pot desfer.
cli-undo-others = { $name } ha jugat des de la teva última acció: no es pot desfer.
cli-undo-too-late = Això ja no es pot desfer.
cli-undo-reveal = Des de la teva última acció s’ha mostrat una cosa amagada: no es pot desfer.
cli-ask-save = Vols desar la partida? Retorn per a { $file }, un altre nom, o «no»:
cli-ask-save-end = Vols conservar el registre d’aquesta partida? Un nom de fitxer, o Retorn per dir que no:
cli-saved = S’ha desat a { $file }.
cli-left-unsaved = La partida no s’ha desat.
cli-resume-with = Per continuar: festina play --resume { $file }

## Replays

cli-replay-title = { $ruleset }, jugada { $move } de { $last }
cli-replay-prompt = Jugada { $move } de { $last }: Retorn següent, b enrere, un número, q sortir>
cli-replay-no-such-move = No hi ha cap jugada { $move }: el registre té les jugades de 0 a { $last }.

## Rules and editions

cli-rules-title = Regles: { $ruleset }
cli-rules-marks = Al costat de cada id: T escrita en un reglament, F trobada en fonts públiques, I lectura o reconstrucció nostra.
cli-rules-reconstructed = Reconstruït: { $what }
cli-editions-name = Nom
cli-editions-years = Anys
cli-editions-publishers = Editorials
cli-editions-board = Tauler
cli-editions-board-old = vell
cli-editions-board-new = nou
cli-editions-start = Pastanagues, 3/4/5/6 jugadors
cli-editions-start-two = Pastanagues, dos jugadors
cli-editions-restart = En tornar a començar
cli-editions-as-started = com al principi
cli-editions-finish = A la meta, com a màxim
cli-editions-finish-place = 10 × lloc
cli-editions-finish-flat = { $limit }, sigui quin sigui el lloc
cli-editions-hare = Caselles de llebre
cli-editions-hare-chart = quadre ({ $year })
cli-editions-hare-die = dau ({ $year })
cli-editions-hare-deck = { $cards } cartes ({ $year })
cli-editions-first-pawn = La primera de dues figures arriba amb
cli-editions-lettuces-any = tants enciams com vulgui
cli-editions-lettuces-none = cap enciam
cli-editions-printed = Números impresos
cli-editions-printed-from-start = des de la sortida
cli-editions-printed-to-finish = compte enrere fins a la meta
cli-editions-runner = Corredor lent
cli-editions-runner-tortoise = tortuga
cli-editions-runner-hedgehog = eriçó
cli-editions-reconstructed = Reconstruït
cli-editions-nothing = res
cli-editions-hint = «festina rules ID» mostra les regles d’una edició, «festina play --edition ID» la juga.

## Simulations

cli-simulate-warming = Escalfament: es compilen les regles
cli-simulate-playing = En joc
cli-simulate-title = { $games ->
        [one] 1 partida a l’atzar
       *[other] { $games } partides a l’atzar
    } a { $ruleset }, llavor { $seed }
cli-simulate-mean = Decisions per partida, de mitjana
cli-simulate-quantile = El { $percent } % de les partides acabades en necessita com a màxim
cli-simulate-cut = Tallades després de { $limit } decisions
cli-simulate-title-wins = Qui ha guanyat, entre les partides acabades
cli-simulate-seat = seient
cli-simulate-wins = partides
cli-simulate-share = percentatge
cli-simulate-interval = interval 95 %
cli-simulate-speed = { $decisions } decisions en { $seconds } s amb { $workers ->
        [one] 1 fil
       *[other] { $workers } fils
    }: { $rate } per segon (després de { $warm } s d’escalfament).

## Any game

cli-plain-yes = sí
cli-plain-no = no

## Hare & Tortoise: the board

cli-hare-title = La llebre i la tortuga ({ $edition })
cli-hare-tile-start = SORT.
cli-hare-tile-finish = META
cli-hare-tile-hare = LL
cli-hare-tile-carrot = PA
cli-hare-tile-lettuce = EN
cli-hare-tile-tortoise = { $runner ->
    [hedgehog] ER
   *[tortoise] TO
}
cli-hare-kind-start = sortida
cli-hare-kind-finish = meta
cli-hare-kind-hare = llebre
cli-hare-kind-carrot = pastanaga
cli-hare-kind-lettuce = enciam
cli-hare-kind-tortoise = { $runner ->
    [hedgehog] eriçó
   *[tortoise] tortuga
}
cli-hare-kind-number = posició { $number }
cli-hare-legend-numbers = posicions
cli-hare-legend = Subratllat: on pots anar. Les figures buides estan tombades.
cli-hare-legend-printed = El tauler porta impreses les caselles que falten: aquí en cursiva, al costat del número que escrius.
cli-hare-start = sortida
cli-hare-home = meta
cli-hare-team = equip { $team }
cli-hare-note-eat = ara menjarà
cli-hare-note-miss = perd un torn
cli-hare-note-nap = dorm
cli-hare-note-leave = ha de marxar
cli-hare-note-turn = li toca
cli-hare-column-player = jugador
cli-hare-column-space = casella
cli-hare-column-carrots = pastanagues
cli-hare-column-lettuces = enciams
cli-hare-column-change = pastan.
cli-hare-column-left = queden
cli-hare-column-position = pos.
cli-hare-do-take = quedar-te, agafar-ne 10
cli-hare-do-give = quedar-te, donar-ne 10
cli-hare-do-nothing = no fer res
cli-hare-do-eat = menjar un enciam
cli-hare-do-miss = perdre el torn
cli-hare-do-restart = tornar a començar
cli-hare-do-keep = quedar-te el regal
cli-hare-do-bank = regal a la banca
cli-hare-describe = { $action } ({ $target }): { $cost ->
        [0] no costa res
       *[other] costa { $cost }
    }{ $gain ->
        [0] {""}
       *[other] , dona { $gain }
    }, et deixa { $left ->
        [one] 1 pastanaga
       *[other] { $left } pastanagues
    }, en { $position } posició.
cli-hare-odds = { $chances } de { $total } ({ $percent } %): { $shown ->
        [none] { $effect }
       *[other] { $shown }: { $effect }
    }
cli-hare-odds-position = (per a una figura en { $position } posició)
cli-hare-moves = { $seat } paga { $amount } i { $pawn ->
        [one] va
       *[other] amb la figura { $pawn } va
    } a la { $space ->
        [64] meta.
       *[other] casella { $space } ({ $kind }).
    }
cli-hare-end-open = La cursa no s’ha acabat.
cli-hare-aimless = Jugar sense rumb pot no acabar mai (HT-853).
cli-hare-end-team = Guanya l’equip { $team }, amb tothom a la meta: { $names }.
cli-hare-end-both = Guanya { $name }: les seves dues figures són a la meta.
cli-hare-end-first = Guanya { $name }: arriba a la meta abans que ningú.
cli-hare-end-place = { $place } posició: { $name }
cli-hare-end-running = Sense arribar a la meta: { $names }

## Hare & Tortoise: tables

cli-hare-sheet-players = jugadors
cli-hare-sheet-start = pastanagues al principi
cli-hare-sheet-restart = pastanagues en tornar a començar
cli-hare-sheet-lettuces = enciams
cli-hare-sheet-finish = Pastanagues permeses a la meta, per posició: { $places }.
cli-hare-sheet-deck = La pila de cartes de llebre
cli-hare-sheet-die = El quadre de la llebre: una fila per posició, una columna per cara del dau
cli-hare-sheet-chart = El quadre de la llebre: una fila per carta treta, una columna per posició
cli-hare-sheet-star = * reconstruït
cli-hare-stats-more = De mitjana, en una partida es torna a començar { $restarts } vegades, es mengen { $lettuces } enciams i l’atzar intervé { $draws } vegades.
cli-hare-stats-kinds = On han acabat els moviments
cli-hare-stats-kind = tipus
cli-hare-stats-spaces = caselles
cli-hare-stats-moves = moviments
cli-hare-stats-share = percentatge
cli-hare-stats-each = per casella i partida
cli-hare-stats-most = Les més usades:
cli-hare-stats-least = Les menys usades:

## Why First?

cli-whyfirst-title = Why First?
cli-whyfirst-now = Ronda { $round } de { $rounds }, basa { $trick }
cli-whyfirst-column-space = casella
cli-whyfirst-column-total = total
cli-whyfirst-note-second = segona posició
cli-whyfirst-note-card = { $card }
cli-whyfirst-note-chosen = ha triat
cli-whyfirst-hand = Les teves cartes: { $cards }
cli-whyfirst-hand-of = { $name } té a la mà { $cards }
cli-whyfirst-played = Jugades en aquesta ronda: { $cards }
cli-whyfirst-legend = Un carril per fitxa, de −12 a +16; la casella que ara és segona està ombrejada.
cli-whyfirst-on = { $name } (@{ $target })
cli-whyfirst-move = { $name }: de { $origin } a { $space }; segona posició: { $second }
cli-whyfirst-nobody = ningú
cli-whyfirst-elsewhere = No vistes en aquesta ronda: { $cards }
cli-whyfirst-deck = { $size } cartes: { $cards }
cli-whyfirst-white = Números blancs: { $cards }

## The operator

cli-help-admin = Té cura de les taules i de la gent: denúncies, vetos, comunicats.
cli-help-admin-json = Mostra-ho tot en una sola línia JSON.
cli-help-admin-number = El número que surt a la llista.
cli-help-admin-table-id = L’identificador de la taula.
cli-help-admin-tables = Llista les taules, primer les més recents.
cli-help-admin-status = Només les taules en aquest estat.
cli-help-admin-reported = Només les taules amb denúncies obertes.
cli-help-admin-limit = Quantes com a màxim.
cli-help-admin-table = Mostra una taula i els dispositius dels seus seients.
cli-help-admin-close = Tanca una taula: la partida s’acaba aquí.
cli-help-admin-reports = Llista les denúncies obertes.
cli-help-admin-reports-all = També les tancades.
cli-help-admin-report = Mostra una denúncia, amb el que la persona havia dit.
cli-help-admin-report-close = Tanca-la: ja està resolta.
cli-help-admin-ban = Veta un dispositiu o un interval d’adreces: ja no podrà ni jugar ni mirar.
cli-help-admin-ban-reason = El motiu, que la persona podrà llegir.
cli-help-admin-ban-device = L’identificador del dispositiu ("festina admin table" el mostra).
cli-help-admin-ban-network = Una adreça o un interval, com ara 203.0.113.0/24 o 2001:db8::/64.
cli-help-admin-ban-report = La persona d’aquesta denúncia, que així queda tancada.
cli-help-admin-ban-days = Durant tants dies; si no, fins que l’aixequis.
cli-help-admin-bans = Llista tots els vetos.
cli-help-admin-unban = Aixeca un veto.
cli-help-admin-announce = Digues alguna cosa a tothom al servidor.
cli-help-admin-announce-text = Què s’ha de dir.
cli-help-admin-announce-hours = Durant tantes hores; si no, fins que el retiris.
cli-help-admin-announcements = Llista tots els comunicats.
cli-help-admin-unannounce = Retira un comunicat.
cli-admin-table-line = { $table }  { $status ->
        [open] oberta
        [running] en joc
        [over] acabada
       *[closed] tancada
    }{ $public ->
        [yes] , pública
       *[no] { "" }
    }  { $ruleset }  { $people }  { $changed }{ $reports ->
        [0] { "" }
        [one] , 1 denúncia
       *[other] , { $reports } denúncies
    }
cli-admin-table = { $table }: { $status ->
        [open] oberta
        [running] en joc
        [over] acabada
       *[closed] tancada
    }, { $ruleset }. La porta el dispositiu { $host }
cli-admin-seat = Seient { $seat } ({ $kind ->
        [person] persona
        [bot] bot
       *[open] lliure
    }): { $name }, dispositiu { $device }
cli-admin-table-reports = Denúncies: { $numbers }
cli-admin-no-tables = No hi ha cap taula així.
cli-admin-no-table = No hi ha cap taula «{ $table }».
cli-admin-busy = A la taula { $table } s’hi juga massa de pressa. Torna-ho a provar.
cli-admin-ended = La taula { $table } ja s’ha acabat.
cli-admin-closed = La taula { $table } està tancada.
cli-admin-report-line = { $number }  { $at }  { $reason ->
        [words] paraules
        [name] nom
        [stalling] fa perdre temps
        [cheating] trampes
       *[other] altres
    }: { $name }, taula { $table }, seient { $seat }{ $state ->
        [closed] {" "}(tancada)
       *[open] { "" }
    }
cli-admin-report-text = S’ha denunciat: { $text }
cli-admin-report-about = Sobre el dispositiu { $device }, xarxa { $network }
cli-admin-report-by = Del dispositiu { $device }
cli-admin-said = { $at }  { $text }
cli-admin-report-closed = La denúncia { $number } està tancada.
cli-admin-no-reports = No hi ha cap denúncia.
cli-admin-no-report = No hi ha cap denúncia { $number }.
cli-admin-ban-whom = Indica’n un: --device, --network o --report.
cli-admin-no-device = No hi ha cap dispositiu «{ $device }».
cli-admin-banned = Veto { $number }: { $whom }. Els servidors ho segueixen en pocs segons.
cli-admin-ban-line = { $number }  { $whom }  { $until }  { $reason }
cli-admin-no-bans = No hi ha cap veto.
cli-admin-no-ban = No hi ha cap veto { $number }.
cli-admin-unbanned = El veto { $number } està aixecat.
cli-admin-announced = Comunicat { $number }: tothom el veurà en pocs segons.
cli-admin-announcement-line = { $number }  { $until }  { $text }
cli-admin-no-announcements = No hi ha cap comunicat.
cli-admin-no-announcement = No hi ha cap comunicat { $number }.
cli-admin-unannounced = El comunicat { $number } està retirat.
cli-admin-no-end = sense fi
cli-admin-until = fins al { $at }
cli-admin-ended-at = acabat el { $at }
cli-admin-empty = El text és buit.
cli-admin-span = «{ $number }» no és una durada: ha de ser més gran que 0.
cli-admin-bad-network = «{ $network }» no és cap interval d’adreces: escriu 203.0.113.7, 203.0.113.0/24 o 2001:db8::/64.
