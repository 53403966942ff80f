# What the terminal says.

cli-list = { $first } und { $last }
cli-figure = { $value }
cli-place = { $place }.
cli-you = Mensch
cli-no = nein

## The commands

cli-help = Rennspiele, in denen nicht gewinnt, wer am schnellsten ist.
cli-help-version = Die Version ausgeben und aufhören.
cli-help-language = Die Sprache der Ausgabe, etwa de.
cli-help-seed = Der Seed für allen Zufall: gleicher Seed, gleiche Karten und Würfel.
cli-help-ruleset = Ein Spiel und seine Optionen, etwa "hare(edition=devir-2014,players=3)".
cli-help-play = Eine Partie spielen: Menschen und Bots an einem Terminal. Ohne Optionen wird gefragt.
cli-help-play-ruleset = Ein Spiel und seine Optionen, etwa "hare(players=3,hare=nap)", oder der Name einer Ausgabe.
cli-help-edition = Die Ausgabe, mit ihrer ID oder einem anderen Namen ("festina editions" listet sie auf).
cli-help-players = Wie viele mitspielen.
cli-help-seats = Wer wo sitzt, etwa "Ann,Ben,random": Namen sind Menschen; random, level:5 und search:ms=300 sind Bots.
cli-help-resume = Eine gespeicherte Partie fortsetzen.
cli-help-save = Die Partie in dieser Datei festhalten, vom ersten Zug bis zum Ende.
cli-help-rules = Die Regeln einer Ausgabe anzeigen, mit ihren Nummern und dem, was unsere eigene Lesart ist.
cli-help-rules-what = Eine Ausgabe (eine ID oder ein Name wie waddingtons), ein Regelsatz oder ein Spiel.
cli-help-editions = Ausgaben nebeneinander vergleichen.
cli-help-editions-names = Nur diese Ausgaben.
cli-help-replay = Eine gespeicherte Partie Schritt für Schritt ansehen.
cli-help-replay-file = Die Aufzeichnung einer Partie.
cli-help-replay-step = Bei diesem Zug beginnen.
cli-help-replay-all = Die ganze Geschichte auf einmal erzählen.
cli-help-simulate = Zufallspartien zu Tausenden spielen und auszählen.
cli-help-simulate-games = Wie viele Partien gespielt werden.
cli-help-simulate-limit = Eine Partie nach so vielen Entscheidungen abbrechen.
cli-help-simulate-workers = Wie viele Threads spielen; die Zahlen sind bei jeder Anzahl dieselben.
cli-help-simulate-json = Die Zahlen als eine Zeile JSON ausgeben.
cli-usage = { $problem } Mehr dazu mit „festina --help“.
cli-output = Die Ausgabe kann nicht geschrieben werden: { $reason }.
cli-interrupted = Unterbrochen.

## What goes wrong

cli-no-such-language = In der Sprache „{ $language }“ gibt es keine Texte. Es gibt: { $known }.
cli-no-such-edition = Eine Ausgabe „{ $name }“ gibt es nicht. Es gibt: { $known }.
cli-which-edition = „{ $name }“ kann mehrere Ausgaben meinen: { $found }. Nenne eine davon.
cli-no-such-rules = Für „{ $name }“ gibt es keine Regeln. Es gibt die Ausgaben { $editions } und die Spiele { $games }.
cli-no-such-rule = Keine Regel dieses Tisches hat die ID oder das Wort „{ $topic }“.
cli-seats-empty = Ein Sitz in „{ $text }“ hat keinen Namen.
cli-seats-twice = Zwei Sitze können nicht beide „{ $name }“ heißen.
cli-seats-count = Diese Partie hat { $players } Sitze, genannt { $count ->
        [one] ist aber 1
       *[other] sind aber { $count }
    }.
cli-seats-range = Für { $count ->
        [one] 1 Sitz
       *[other] { $count } Sitze
    } gibt es kein Spiel; möglich sind so viele Sitze: { $known }.
cli-resume-alone = Eine fortgesetzte Partie behält ihre Regeln und ihren Seed: Lass den Regelsatz, --edition, --players und --seed weg.
cli-file-missing = Die Datei { $file } gibt es nicht.
cli-file-directory = { $file } ist ein Ordner, keine Datei.
cli-file-forbidden = Du darfst { $file } nicht lesen.
cli-file-unreadable = { $file } kann nicht gelesen werden: { $reason }.
cli-file-not-text = { $file } ist keine Aufzeichnung: Es ist nicht einmal Text.
cli-file-too-large = { $file } ist zu groß für die Aufzeichnung einer Partie.
cli-file-no-folder = { $file } kann nicht geschrieben werden: Den Ordner { $folder } gibt es nicht.
cli-file-not-writable = Du darfst { $file } nicht schreiben.
cli-file-foreign = { $file } ist schon da, aber keine Aufzeichnung einer Partie: Wähle einen anderen Namen.
cli-file-unwritable = { $file } kann nicht geschrieben werden: { $reason }.
cli-file-bad-record = { $file }: { $problem }
cli-missing-extra = Dafür fehlt „{ $module }“. Installieren mit: { $command }

## Setting the table

cli-welcome = Festina: Wer am schnellsten ist, gewinnt noch lange nicht.
cli-welcome-usual = Enter startet { $game }: du gegen { $bots ->
        [one] einen Bot
       *[other] { $bots } Bots
    }. Oder nenne eine Ausgabe oder einen Regelsatz; c zum Auswählen, q zum Aufhören.
cli-ask-start = Los?
cli-ask-game = Welches Spiel ({ $known }) [{ $usual }]?
cli-ask-edition = Welche Ausgabe [{ $usual }]?
cli-ask-players = Wie viele spielen mit ({ $known }) [{ $usual }]?
cli-ask-seats = Wer sitzt wo? Namen sind Menschen; random, level:5, search:ms=300 sind Bots [{ $usual }]:
cli-ask-again = „{ $answer }“ ist nicht dabei: { $known }.
cli-seating = Die Bots nehmen Platz.
cli-goodbye = Dann ein andermal.
cli-table = { $ruleset }, Seed { $seed }

## At the table

cli-type-help = Tippe eine Nummer aus der Liste, eine Aktion wie { $example } oder „help“.
cli-prompt = { $name }>
cli-choose = Tippe eine Nummer von 1 bis { $last } oder „help“.
cli-no-such-number = Die Nummer { $number } steht nicht in der Liste: Sie endet bei { $last }.
cli-not-allowed = { $action } ist jetzt nicht erlaubt:
cli-why-what = Warum was? Zum Beispiel: why { $example }
cli-no-odds = Der Zufall hat gerade nichts auf Lager.
cli-hand-over = Als Nächstes ist { $name } dran. Gib weiter; { $name } drückt Enter.
cli-chance = Der Zufall wird von Hand gespielt: Was kam heraus?
cli-chance-name = Zufall
cli-bots-run-on = Die Bots laufen unter sich weiter; Strg-C hält sie an.
cli-cut = Nach { $limit } weiteren Aktionen wurden die Bots angehalten.
cli-open = Die Partie ist noch nicht vorbei.
cli-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
cli-possible = Das geht jetzt.
cli-help-text =
    1, 2, 3, …     die Aktion mit dieser Nummer in der Liste
    { $example }
                   eine Aktion mit ihrem Namen
    Enter          die Aktion, wenn es nur eine gibt
    why AKTION     was sie brächte, oder warum sie nicht erlaubt ist
    odds           was der Zufall bringen kann
    undo           deine letzte Aktion zurücknehmen, wenn seither kein Zufall im Spiel war
    board          alles neu zeichnen
    rules          die Regeln dieses Tisches; mit einer ID oder einem Wort nur diese
    save DATEI     die Partie aufheben; weiter geht es mit „festina play --resume DATEI“
    quit           aufhören
cli-undone = Zurückgenommen.
cli-undo-nothing = Du hast noch nichts entschieden.
cli-undo-chance = Seit deiner letzten Aktion war der Zufall im Spiel: Sie lässt sich nicht zurücknehmen.
cli-undo-others = { $name } war seit deiner letzten Aktion am Zug: Sie lässt sich nicht zurücknehmen.
cli-undo-too-late = Das lässt sich nicht mehr zurücknehmen.
cli-undo-reveal = Seit deiner letzten Aktion wurde etwas Verdecktes gezeigt: Sie lässt sich nicht zurücknehmen.
cli-ask-save = Partie speichern? Enter für { $file }, ein anderer Name oder „nein“:
cli-ask-save-end = Die Aufzeichnung dieser Partie behalten? Ein Dateiname, oder Enter für nein:
cli-saved = Gespeichert in { $file }.
cli-left-unsaved = Die Partie wurde nicht gespeichert.
cli-resume-with = Weiter geht es mit: festina play --resume { $file }

## Replays

cli-replay-title = { $ruleset }, Zug { $move } von { $last }
cli-replay-prompt = Zug { $move } von { $last }: Enter weiter, b zurück, eine Nummer, q aufhören>
cli-replay-no-such-move = Einen Zug { $move } gibt es nicht: Die Aufzeichnung hat die Züge 0 bis { $last }.

## Rules and editions

cli-rules-title = Regeln von { $ruleset }
cli-rules-marks = Hinter jeder ID: T steht in einer Spielanleitung, F in öffentlichen Quellen gefunden, I unsere Lesart oder Rekonstruktion.
cli-rules-reconstructed = Rekonstruiert: { $what }
cli-editions-name = Name
cli-editions-years = Jahre
cli-editions-publishers = Verlage
cli-editions-board = Spielplan
cli-editions-board-old = alt
cli-editions-board-new = neu
cli-editions-start = Karotten zu 3/4/5/6
cli-editions-start-two = Karotten zu zweit
cli-editions-restart = Nach einem Neustart
cli-editions-as-started = wie zu Beginn
cli-editions-finish = Im Ziel höchstens
cli-editions-finish-place = 10 × Platz
cli-editions-finish-flat = { $limit }, egal auf welchem Platz
cli-editions-hare = Hasenfelder
cli-editions-hare-chart = Tabelle ({ $year })
cli-editions-hare-die = Würfel ({ $year })
cli-editions-hare-deck = { $cards } Karten ({ $year })
cli-editions-first-pawn = Erste von zwei Figuren ins Ziel mit
cli-editions-lettuces-any = beliebig vielen Salaten
cli-editions-lettuces-none = keinem Salat
cli-editions-printed = Aufgedruckte Zahlen
cli-editions-printed-from-start = ab Start
cli-editions-printed-to-finish = bis zum Ziel
cli-editions-runner = Langsames Tier
cli-editions-runner-tortoise = Schildkröte
cli-editions-runner-hedgehog = Igel
cli-editions-reconstructed = Rekonstruiert
cli-editions-nothing = nichts
cli-editions-hint = „festina rules ID“ zeigt die Regeln einer Ausgabe, mit „festina play --edition ID“ spielst du sie.

## Simulations

cli-simulate-warming = Aufwärmen: Die Regeln werden kompiliert
cli-simulate-playing = Es wird gespielt
cli-simulate-title = { $games ->
        [one] 1 Zufallspartie
       *[other] { $games } Zufallspartien
    } { $ruleset }, Seed { $seed }
cli-simulate-mean = Entscheidungen je Partie im Schnitt
cli-simulate-quantile = { $percent } % der beendeten Partien brauchen höchstens
cli-simulate-cut = Nach { $limit } Entscheidungen abgebrochen
cli-simulate-title-wins = Wer die beendeten Partien gewann
cli-simulate-seat = Sitz
cli-simulate-wins = Partien
cli-simulate-share = Anteil
cli-simulate-interval = 95-%-Intervall
cli-simulate-speed = { $decisions } Entscheidungen in { $seconds } s mit { $workers ->
        [one] 1 Thread
       *[other] { $workers } Threads
    }: { $rate } je Sekunde (nach { $warm } s Aufwärmen).

## Any game

cli-plain-yes = ja
cli-plain-no = nein

## Hare & Tortoise: the board

cli-hare-title = Hase und Igel ({ $edition })
cli-hare-tile-start = START
cli-hare-tile-finish = ZIEL
cli-hare-tile-hare = H
cli-hare-tile-carrot = K
cli-hare-tile-lettuce = S
cli-hare-tile-tortoise = { $runner ->
    [hedgehog] I
   *[tortoise] Sk
}
cli-hare-kind-start = Start
cli-hare-kind-finish = Ziel
cli-hare-kind-hare = Hase
cli-hare-kind-carrot = Karotte
cli-hare-kind-lettuce = Salat
cli-hare-kind-tortoise = { $runner ->
    [hedgehog] Igel
   *[tortoise] Schildkröte
}
cli-hare-kind-number = Position { $number }
cli-hare-legend-numbers = Positionen
cli-hare-legend = Unterstrichen: wohin du ziehen kannst. Hohle Figuren liegen umgedreht da.
cli-hare-legend-printed = Auf dem Spielplan steht, wie viele Felder noch fehlen: hier kursiv, neben der Zahl, die du tippst.
cli-hare-start = Start
cli-hare-home = Ziel
cli-hare-team = Team { $team }
cli-hare-note-eat = frisst gleich
cli-hare-note-miss = setzt aus
cli-hare-note-nap = schläft
cli-hare-note-leave = muss weiter
cli-hare-note-turn = am Zug
cli-hare-column-player = Wer
cli-hare-column-space = Feld
cli-hare-column-carrots = Karotten
cli-hare-column-lettuces = Salate
cli-hare-column-change = Karotten
cli-hare-column-left = Rest
cli-hare-column-position = Pos.
cli-hare-do-take = bleiben, 10 nehmen
cli-hare-do-give = bleiben, 10 abgeben
cli-hare-do-nothing = nichts tun
cli-hare-do-eat = Salat fressen
cli-hare-do-miss = aussetzen
cli-hare-do-restart = neu starten
cli-hare-do-keep = Geschenk behalten
cli-hare-do-bank = Geschenk in die Bank
cli-hare-describe = { $action } ({ $target }): { $cost ->
        [0] kostet nichts
       *[other] kostet { $cost }
    }{ $gain ->
        [0] {""}
       *[other] , bringt { $gain }
    }, { $left ->
        [one] dir bleibt 1 Karotte
       *[other] dir bleiben { $left } Karotten
    }, an { $position } Position.
cli-hare-odds = { $chances } von { $total } ({ $percent } %): { $shown ->
        [none] { $effect }
       *[other] { $shown }: { $effect }
    }
cli-hare-odds-position = (für eine Figur an { $position } Position)
cli-hare-moves = { $seat } zahlt { $amount } und zieht{ $pawn ->
        [one] {""}
       *[other] {" "}mit { $pawn }
    } { $space ->
        [64] über die Ziellinie.
       *[other] auf { $space } ({ $kind }).
    }
cli-hare-end-open = Das Rennen ist noch nicht vorbei.
cli-hare-aimless = Planloses Spiel endet womöglich nie (HT-853).
cli-hare-end-team = Team { $team } gewinnt: { $names } sind alle im Ziel.
cli-hare-end-both = { $name } gewinnt: Beide Figuren sind im Ziel.
cli-hare-end-first = { $name } gewinnt und ist vor allen anderen im Ziel.
cli-hare-end-place = { $place } { $name }
cli-hare-end-running = Nicht im Ziel: { $names }

## Hare & Tortoise: tables

cli-hare-sheet-players = Mitspielende
cli-hare-sheet-start = Karotten zu Beginn
cli-hare-sheet-restart = Karotten nach einem Neustart
cli-hare-sheet-lettuces = Salate
cli-hare-sheet-finish = Im Ziel erlaubte Karotten, nach Platz: { $places }.
cli-hare-sheet-deck = Die Hasenkarten
cli-hare-sheet-die = Die Hasentabelle: eine Zeile je Position, eine Spalte je Würfelzahl
cli-hare-sheet-chart = Die Hasentabelle: eine Zeile je gezogener Karte, eine Spalte je Position
cli-hare-sheet-star = * rekonstruiert
cli-hare-stats-more = Eine Partie hat im Schnitt { $restarts } Neustarts, { $lettuces } gefressene Salate und { $draws } Zufallsentscheide.
cli-hare-stats-kinds = Wo Züge endeten
cli-hare-stats-kind = Art
cli-hare-stats-spaces = Felder
cli-hare-stats-moves = Züge
cli-hare-stats-share = Anteil
cli-hare-stats-each = je Feld und Partie
cli-hare-stats-most = Am häufigsten:
cli-hare-stats-least = Am seltensten:

## Why First?

cli-whyfirst-title = Why First?
cli-whyfirst-now = Durchgang { $round } von { $rounds }, Kartenrunde { $trick }
cli-whyfirst-column-space = Feld
cli-whyfirst-column-total = Summe
cli-whyfirst-note-second = auf Rang 2
cli-whyfirst-note-card = { $card }
cli-whyfirst-note-chosen = hat gewählt
cli-whyfirst-hand = Deine Karten: { $cards }
cli-whyfirst-hand-of = { $name } hält { $cards }
cli-whyfirst-played = In diesem Durchgang gespielt: { $cards }
cli-whyfirst-legend = Eine Bahn je Figur, von −12 bis +16; das Feld, das gerade auf Rang 2 liegt, ist grau hinterlegt.
cli-whyfirst-on = { $name } (@{ $target })
cli-whyfirst-move = die Figur von { $name } von { $origin } auf { $space }; auf Rang 2 wäre dann: { $second }
cli-whyfirst-nobody = niemand
cli-whyfirst-elsewhere = In diesem Durchgang noch nicht gesehen: { $cards }
cli-whyfirst-deck = { $size } Karten: { $cards }
cli-whyfirst-white = Weiße Zahlen: { $cards }

## The operator

cli-help-admin = Nach Tischen und Leuten sehen: Meldungen, Sperren, Mitteilungen.
cli-help-admin-json = Alles als eine Zeile JSON ausgeben.
cli-help-admin-number = Die Nummer aus der Liste.
cli-help-admin-table-id = Die Kennung des Tisches.
cli-help-admin-tables = Tische auflisten, die neuesten zuerst.
cli-help-admin-status = Nur Tische in diesem Zustand.
cli-help-admin-reported = Nur Tische mit offenen Meldungen.
cli-help-admin-limit = Wie viele höchstens.
cli-help-admin-table = Einen Tisch und die Geräte an seinen Sitzen zeigen.
cli-help-admin-close = Einen Tisch schließen: Seine Partie endet hier.
cli-help-admin-reports = Die offenen Meldungen auflisten.
cli-help-admin-reports-all = Auch die erledigten.
cli-help-admin-report = Eine Meldung zeigen, samt dem, was die Person gesagt hatte.
cli-help-admin-report-close = Als erledigt abschließen.
cli-help-admin-ban = Ein Gerät oder einen Adressbereich sperren: Mitspielen und Zuschauen gehen dann nicht mehr.
cli-help-admin-ban-reason = Der Grund; die gesperrte Person bekommt ihn zu lesen.
cli-help-admin-ban-device = Die Kennung des Geräts ("festina admin table" zeigt sie).
cli-help-admin-ban-network = Eine Adresse oder ein Bereich, etwa 203.0.113.0/24 oder 2001:db8::/64.
cli-help-admin-ban-report = Die Person aus dieser Meldung; die Meldung ist damit erledigt.
cli-help-admin-ban-days = Für so viele Tage; sonst, bis die Sperre aufgehoben wird.
cli-help-admin-bans = Alle Sperren auflisten.
cli-help-admin-unban = Eine Sperre aufheben.
cli-help-admin-announce = Allen auf dem Server etwas sagen.
cli-help-admin-announce-text = Was gesagt wird.
cli-help-admin-announce-hours = Für so viele Stunden; sonst, bis die Mitteilung zurückgezogen wird.
cli-help-admin-announcements = Alle Mitteilungen auflisten.
cli-help-admin-unannounce = Eine Mitteilung zurückziehen.
cli-admin-table-line = { $table }  { $status ->
        [open] offen
        [running] läuft
        [over] zu Ende
       *[closed] geschlossen
    }{ $public ->
        [yes] , öffentlich
       *[no] { "" }
    }  { $ruleset }  { $people }  { $changed }{ $reports ->
        [0] { "" }
        [one] , 1 Meldung
       *[other] , { $reports } Meldungen
    }
cli-admin-table = { $table }: { $status ->
        [open] offen
        [running] läuft
        [over] zu Ende
       *[closed] geschlossen
    }, { $ruleset }. Leitung: Gerät { $host }
cli-admin-seat = Sitz { $seat } ({ $kind ->
        [person] Mensch
        [bot] Bot
       *[open] frei
    }): { $name }, Gerät { $device }
cli-admin-table-reports = Meldungen: { $numbers }
cli-admin-no-tables = Solche Tische gibt es nicht.
cli-admin-no-table = Einen Tisch „{ $table }“ gibt es nicht.
cli-admin-busy = Am Tisch { $table } wird gerade zu schnell gespielt. Versuch es noch einmal.
cli-admin-ended = Am Tisch { $table } ist schon Schluss.
cli-admin-closed = Tisch { $table } ist geschlossen.
cli-admin-report-line = { $number }  { $at }  { $reason ->
        [words] Worte
        [name] Name
        [stalling] Hinhalten
        [cheating] Schummeln
       *[other] Sonstiges
    }: { $name }, Tisch { $table }, Sitz { $seat }{ $state ->
        [closed] {" "}(erledigt)
       *[open] { "" }
    }
cli-admin-report-text = Gemeldet wurde: { $text }
cli-admin-report-about = Über Gerät { $device }, Netz { $network }
cli-admin-report-by = Von Gerät { $device }
cli-admin-said = { $at }  { $text }
cli-admin-report-closed = Meldung { $number } ist erledigt.
cli-admin-no-reports = Es gibt keine Meldungen.
cli-admin-no-report = Eine Meldung { $number } gibt es nicht.
cli-admin-ban-whom = Nenne eines davon: --device, --network oder --report.
cli-admin-no-device = Ein Gerät „{ $device }“ gibt es nicht.
cli-admin-banned = Sperre { $number }: { $whom }. Die Server folgen binnen Sekunden.
cli-admin-ban-line = { $number }  { $whom }  { $until }  { $reason }
cli-admin-no-bans = Es gibt keine Sperren.
cli-admin-no-ban = Eine Sperre { $number } gibt es nicht.
cli-admin-unbanned = Sperre { $number } ist aufgehoben.
cli-admin-announced = Mitteilung { $number }: In wenigen Sekunden sehen sie alle.
cli-admin-announcement-line = { $number }  { $until }  { $text }
cli-admin-no-announcements = Es gibt keine Mitteilungen.
cli-admin-no-announcement = Eine Mitteilung { $number } gibt es nicht.
cli-admin-unannounced = Mitteilung { $number } ist zurückgezogen.
cli-admin-no-end = ohne Ende
cli-admin-until = bis { $at }
cli-admin-ended-at = vorbei seit { $at }
cli-admin-empty = Der Text ist leer.
cli-admin-span = „{ $number }“ ist keine Zeitspanne: Sie muss größer als 0 sein.
cli-admin-bad-network = „{ $network }“ ist kein Adressbereich: Schreib 203.0.113.7, 203.0.113.0/24 oder 2001:db8::/64.
