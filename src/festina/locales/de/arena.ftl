# The arena: bots against bots, measured.

arena-help = Lass Bots in ausgewogenen Sitzordnungen gegeneinander spielen und miss ihre Stärke.
arena-help-bots = Die Bots, etwa "level:3,level:5,mybot.py"; nenne einen zweimal, dann bekommt er zwei Sitze. Enthält ein Befehl Kommas, trenne mit Semikolons.
arena-help-games = Wie viele Partien gespielt werden.
arena-help-seed = Der Seed der Arena: Gleicher Seed und gleiche Simulationsbudgets ergeben dieselben Partien.
arena-help-workers = Wie viele Prozesse spielen; das Ergebnis ist bei jeder Anzahl dasselbe.
arena-help-limit = Eine Partie nach so vielen Entscheidungen abbrechen.
arena-help-move-seconds = Sekunden für einen Zug; ein Bot, der länger braucht, verliert den Zug.
arena-help-sprt = Mit zwei Bots: aufhören, sobald klar ist, ob die Stärke des ersten näher bei LOW oder bei HIGH liegt, in Elo (0:30) oder in Sieganteilen (50%:55%).
arena-help-alpha = Das Risiko, HIGH anzunehmen, obwohl LOW stimmt.
arena-help-beta = Das Risiko, LOW anzunehmen, obwohl HIGH stimmt.
arena-help-out = Die Ergebnisse in diese Datei schreiben: .parquet, .csv (eine Zeile je Sitz und Partie) oder .json (Rangliste und Einstellungen).
arena-help-resume = Mit einer unterbrochenen Arena weitermachen, anhand des Journals neben --out.
arena-help-json = Die Ergebnisse als eine Zeile JSON ausgeben.

## What goes wrong

arena-bots-count = Eine Arena hat 1 bis { $most } Bots, nicht { $count }.
arena-bots-empty = Ein Bot in „{ $text }“ hat keinen Namen.
arena-move-seconds = move-seconds muss eine Zahl über 0 und höchstens { $most } sein, nicht { $value }.
arena-bad-sprt = „{ $text }“ ist keine Frage: Gib zwei Grenzen an, die untere zuerst, in Elo (0:30) oder in Sieganteilen (50%:55%).
arena-bad-risk = { $option } muss eine Zahl zwischen 0 und 0.5 sein, nicht { $value }.
arena-sprt-two = --sprt vergleicht zwei Bots; genannt { $count ->
        [one] ist nur 1
       *[other] sind { $count } verschiedene
    }.
arena-bad-ending = In { $file } lassen sich keine Ergebnisse schreiben: Der Name muss auf eine dieser Endungen enden: { $known }.
arena-out-folder = { $file } ist ein Ordner, keine Datei.
arena-out-no-folder = { $file } kann nicht geschrieben werden: Den Ordner { $folder } gibt es nicht.
arena-out-forbidden = Du darfst { $file } nicht schreiben.
arena-out-failed = { $file } kann nicht geschrieben werden: { $reason }.
arena-resume-needs-out = --resume braucht --out: Das Journal der fertigen Partien liegt neben dieser Datei.
arena-resume-fewer = { $kept } Spiele sind aufgehoben, mehr als die { $games }, die jetzt verlangt sind: Verlange mindestens so viele, damit keines verloren geht.
arena-journal-exists = { $file } enthält { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } einer unterbrochenen Arena. Mach mit --resume weiter oder lösche die Datei.
arena-journal-unreadable = { $file } ist kein Arena-Journal, das diese Version lesen kann; lösche die Datei, um neu anzufangen.
arena-journal-differs = { $file } gehört zu einer anderen Arena: { $setting } war { $then }, jetzt ist es { $now }.
arena-worker-died = Partie { $game } hat zwei Arbeitsprozesse abstürzen lassen (Exit-Code { $code }). Mit --out macht --resume bei den fertigen Partien weiter.

## While it runs

arena-warming = Aufwärmen: Die Suche wird aus dem Cache geholt oder kompiliert (das dauert einmalig etwa eine Minute)
arena-playing = Partien
arena-nothing-to-resume = Neben { $file } liegt kein Journal: Diese Arena beginnt mit der ersten Partie.
arena-interrupted = Unterbrochen nach { $done } von { $games } Partien.
arena-go-on = Sie sind in { $file } aufgehoben: Derselbe Befehl mit --resume macht weiter.

## The result

arena-title = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } { $ruleset }, Seed { $seed }
arena-column-bot = Bot
arena-column-games = Partien
arena-column-share = Sieganteil
arena-column-interval = 95-%-Intervall
arena-column-place = Platz
arena-column-rating = Wertung
arena-column-think = ms/Zug
arena-column-incidents = Fehler
arena-equal = Die Anteile gelten je Sitz: Bei gleich starken Bots wäre jeder { $share }.
arena-length = Im Schnitt { $mean } Entscheidungen je Partie; { $cut ->
        [0] keine wurde abgebrochen
       *[other] { $cut } nach { $limit } Entscheidungen abgebrochen
    }; { $seconds } s.
arena-unbalanced = Nach { $games } Partien hat jeder Bot gleich oft auf jedem Sitz gesessen; diesmal ging die Anzahl nicht auf.
arena-sprt = { $bot }: LOW heißt { $low } der Siege, HIGH heißt { $high }; Log-Likelihood-Quotient { $ratio } (Grenzen { $lower } und { $upper }) nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } gepaarter Partien.
arena-sprt-verdict = { $verdict ->
    [high] Angenommen: HIGH.
    [low] Angenommen: LOW.
   *[open] Noch nicht entschieden: Es braucht mehr Partien.
}
arena-incidents = Was Bots falsch gemacht haben (der Zug wurde dann zufällig gewählt):
arena-incident = Partie { $game }, Sitz { $seat }, { $bot }: { $problem }
arena-incidents-more = … und { $count ->
        [one] 1 weiterer
       *[other] { $count } weitere
    }.
arena-written = Geschrieben in { $file }.
