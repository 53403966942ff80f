# What the server says: to operators at the terminal, and to players whose request it does not carry out.

## The command line

server-help-serve = Das Spiel für den Browser bereitstellen.
server-help-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt Handys aus demselben Netz herein.
server-help-port = Der Port, auf dem gelauscht wird (0: irgendein freier).
server-help-database = Wo Partien aufgehoben werden: sqlite:///file oder postgresql://….
server-help-bus = „local“, oder redis://…, wenn sich mehrere Serverprozesse die Tische teilen.
server-help-config = Eine TOML-Datei mit Einstellungen; Umgebung (FESTINA_…) und Befehlszeile gehen vor.
server-help-open = Die Seite in einem Browser öffnen.
server-help-db = Die Datenbank des Servers pflegen.
server-help-check = Jede gespeicherte Partie nachspielen und melden, welche nicht mehr passen.
server-help-migrate = Die Datenbank auf den heutigen Stand bringen.
server-help-tidy = Zeigen, was alt genug ist, um gelöscht zu werden, und was auf deine Zustimmung wartet.
server-help-tidy-confirm = Bestätigen, dass die Uhr stimmt und alles gelöscht werden darf, was bis jetzt vorgemerkt ist.
server-help-backup = Alles in eine Datei kopieren.
server-help-restore = Eine Sicherung in eine leere Datenbank kopieren.
server-help-backup-file = Die Datei der Sicherung.
server-ready = Festina ist bereit: { $address }
server-ready-phones = Handys im selben Netz finden es hier:
server-ready-stop = Mit Strg-C hältst du es an.
server-stopped = Angehalten. Alle Partien sind aufgehoben.
server-did-not-start = Der Server konnte nicht starten; die Zeilen darüber sagen, warum.
server-cannot-listen = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $problem }. Ein anderer Port hilft (--port), oder beende, was diesen benutzt.
server-bad-database = „{ $url }“ ist keine Datenbank für Festina: Nimm sqlite:///file oder postgresql://user@host/name.
server-no-database = Die Datenbank „{ $file }“ gibt es nicht. Prüfe die Adresse; „festina serve“ und „festina db migrate“ legen eine neue an.
server-database-served = Ein anderer Festina-Server benutzt „{ $file }“ bereits. Beende erst diesen, oder gib dem neuen eine eigene Datei (--database). Mehrere Prozesse brauchen PostgreSQL und Redis.
server-bad-bus = „{ $url }“ ist kein Bus: Nimm „local“ oder redis://host.
server-no-bus = Der Redis-Server antwortet nicht: { $problem }
server-no-config = Die Einstellungsdatei „{ $file }“ gibt es nicht.
server-bad-config = Die Einstellungsdatei „{ $file }“ kann nicht gelesen werden: { $problem }
server-bad-setting = Die Einstellung „{ $name }“ passt nicht: { $problem }
server-not-migrated = Diese Datenbank hat noch keine Tabellen von Festina, oder ältere. „festina db migrate“ bringt sie auf den neuesten Stand.
server-migrated = Die Datenbank ist auf dem neuesten Stand.
server-tidy-clock = Die Uhr sagt { $now }, die Datenbank wurde zuletzt am { $expected } benutzt. Solange der Uhr nicht zu trauen ist, wird nichts gelöscht.
server-tidy-due = { $what ->
    [tables] Tische
   *[devices] Geräte
}: { $due } von { $total } zu alt, davon { $ripe } jetzt fällig, { $waiting } erst mit deiner Zustimmung.
server-tidy-confirm = Wenn die Uhr stimmt und du das willst: festina db tidy --confirm
server-tidy-confirmed = Bestätigt: Es ist { $now }, und was bis jetzt vorgemerkt ist, darf gelöscht werden. Ein laufender Server beginnt binnen einer Minute.
server-check-bad = { $table } ({ $ruleset }): { $problem }
server-check-done = { $good ->
        [one] 1 Partie passt
       *[other] { $good } Partien passen
    }, { $bad ->
        [one] 1 nicht.
       *[other] { $bad } nicht.
    }
server-check-entry = Eintrag { $number } passt nicht: { $problem }
server-check-row = was vom Tisch selbst gespeichert ist, passt nicht: { $problem }
server-check-missing = { $entries } Einträge sind da, { $version } müssten es sein.
server-check-status = der Tisch sagt „{ $status }“, seine Züge sagen etwas anderes.
server-check-record = die Aufzeichnung erzählt eine andere Partie.
server-backup-exists = „{ $file }“ gibt es schon; nichts wurde geschrieben.
server-no-backup = Die Datei „{ $file }“ gibt es nicht.
server-not-a-backup = „{ $file }“ ist keine Sicherung von Festina.
server-restore-not-empty = In der Datenbank sind schon Partien: Eine Sicherung kommt in eine leere.
server-backed-up = { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } nach { $file } kopiert.
server-restored = { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } wiederhergestellt.

## Requests that are not carried out

server-malformed = Diese Anfrage passt nicht ({ $where }): { $problem }
server-not-json = Das ist kein JSON-Objekt.
server-too-large = Das ist zu viel: höchstens { $kilobytes } kB.
server-too-fast = Das ging zu schnell. Warte einen Moment und versuch es noch einmal.
server-too-many-public = Aus deinem Netz sind schon so viele öffentliche Tische offen wie erlaubt ({ $most }). Beende oder verlass erst einen, oder mach diesen nicht öffentlich.
server-other-origin = Diese Seite darf nicht mit diesem Server sprechen.
server-trouble = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert; bitte versuch es noch einmal.
server-busy = Am Tisch ist gerade sehr viel los. Bitte versuch es noch einmal.
server-no-page = Unter dieser Adresse ist nichts.
server-who-are-you = Du hast hier noch keinen Sitz.
server-no-language = Texte gibt es in diesen Sprachen: { $known }.
server-name-empty = Ein Name braucht mindestens einen Buchstaben.
server-nothing-to-change = Es wurde nichts genannt, was sich ändern soll.

## Tables and seats

server-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er aufgegeben.
server-table-is = { $status ->
    [open] Die Partie hat noch nicht begonnen.
    [running] Die Partie hat schon begonnen.
    [over] Die Partie ist vorbei.
   *[closed] Der Tisch ist geschlossen.
}
server-not-started = Die Partie hat noch nicht begonnen.
server-seats-wanted = Diese Partie hat { $players } Sitze, genannt wurden { $given }.
server-no-such-lesson = Zu diesen Regeln gibt es keine Lektion „{ $lesson }“.
server-seats-open = Es sind noch Sitze frei: Warte auf Leute oder setz Bots hin.
server-seat-taken = Dieser Sitz ist besetzt.
server-no-seat = Diesen Sitz gibt es nicht: Sie gehen von 0 bis { $last }.
server-no-seat-here = Du hast an diesem Tisch keinen Sitz.
server-not-your-seat = Sitz { $seat } gehört dir nicht.
server-no-person-there = Dort sitzt niemand.
server-host-only = Das darf nur, wer den Tisch leitet.
server-no-spectators = Dieser Tisch ist nur für die, die mitspielen.
server-by-invitation = An diesen Tisch kommst du nur mit Einladung.
server-no-invitation = Diese Einladung wurde schon benutzt oder zurückgezogen. Bitte um eine neue.
server-no-code = Dieser Code passt nicht: Vielleicht ist er schon benutzt oder älter als zehn Minuten.
server-code-is-yours = Diese Sitze sind schon auf diesem Gerät.
server-code-empty = Es gibt nichts mitzunehmen: Das Gerät, von dem dieser Code stammt, hat den Sitz nicht mehr.
server-rematch-made = Eine Revanche gibt es schon.
server-no-demo = Für dieses Spiel gibt es kein Rennen zum Zuschauen.
server-no-shared-game = Diese Partie gibt es nicht.

## Playing

server-no-such-command = Diesen Befehl gibt es nicht; es gibt: { $known }.
server-bad-id = Jeder Befehl trägt eine id von 1 bis { $longest } Zeichen.
server-bad-action = Eine Aktion ist ein Text von höchstens { $longest } Zeichen.
server-no-version = Ein Zug sagt, für welche Version des Tisches er gilt.
server-stale = Seit du gewählt hast, ist etwas passiert. Schau noch einmal hin und wähl dann.
server-chance-is-dealt = Hier zieht und würfelt der Tisch von selbst.
server-seat-is-lent = Ein Bot spielt für dich. Hol dir erst deinen Sitz zurück.
server-undo-too-late = Zum Zurücknehmen ist es zu spät: Jemand hat gespielt, oder eine Karte oder ein Würfel hat gesprochen. Du kannst die anderen bitten, dich zurücknehmen zu lassen.
server-nothing-to-retract = Du hast keine verdeckte Wahl, die du zurücknehmen könntest.
server-takeback-asked = Jemand bittet schon darum, einen Zug zurückzunehmen.
server-takeback-nothing = Du hast keinen Zug gemacht, der sich zurücknehmen ließe.
server-takeback-not-asked = Niemand bittet darum, einen Zug zurückzunehmen.
server-takeback-not-you = Deine Antwort wird nicht gebraucht.
server-cannot-lend = Dieser Sitz kann jetzt nicht an einen Bot gehen: Die Person ist da oder noch nicht lange genug weg.
server-not-lent = Für diesen Sitz spielt kein Bot.
server-not-resting = Hier ruht kein Bot.
server-damaged-table = Dieses Spiel ist so gespeichert, dass es nicht mehr passt. Wer den Server betreibt, findet den Grund im Protokoll.
server-replay-too-long = Diese Aufzeichnung ist zu lang, um hier gezeigt zu werden: höchstens { $most } Zeilen.
server-database-trouble = Die Datenbank lässt sich nicht verwenden: { $problem }
server-bot-failed = { $why ->
    [overran] Der Bot hat zu lange gebraucht; für ihn wurde ein Zug ausgelost.
   *[crashed] Der Bot hat versagt; für ihn wurde ein Zug ausgelost.
}

## Chat

server-chat-empty = Darin steht nichts, was sich sagen ließe.
server-chat-closed = Dieser Tisch hat keinen Chat.
server-chat-seats-only = Hier darf nur reden, wer einen Sitz hat.
server-muted = Du wurdest an diesem Tisch stummgeschaltet.
server-no-chat = Diese Zeile gibt es nicht.

## Among strangers

server-words-off = An diesem Tisch siehst du keine Nachrichten. Schalte sie zuerst ein; Reaktionen gehen immer.
server-host-is-blocked = Du hast die Person blockiert, die diesen Tisch leitet. Heb die Blockierung auf, wenn du dort mitspielen willst.
server-not-for-you = An diesem Tisch ist kein Platz für dich.
server-not-yourself = Das geht nicht mit dir selbst.
server-too-many-blocks = Du hast schon { $most } Personen blockiert. Heb zuerst eine Blockierung auf.
server-no-block = Diese Blockierung gibt es nicht.
server-banned = Du kannst hier nicht mehr mitspielen oder zuschauen. Als Grund ist angegeben: { $reason }
server-banned-until = Du kannst hier bis zum { $until } nicht mitspielen oder zuschauen. Als Grund ist angegeben: { $reason }
server-same-cards-private = An einem öffentlichen Tisch können nicht noch einmal dieselben Karten kommen: Es könnte sich jemand hinsetzen, der sie nicht kennt.
