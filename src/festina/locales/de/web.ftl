# What the pages in the browser say. The game itself speaks through hare.ftl and whyfirst.ftl.
# The slow runner is a tortoise in some editions and a hedgehog in others: where it is named, both are here.

## Words used on many pages

web-title = Festina
web-title-turn = Du bist am Zug
web-nav = Seiten
web-nav-home = Startseite
web-nav-games = Meine Partien
web-nav-lobby = Lobby
web-nav-puzzles = Aufgaben
web-nav-rules = Regeln
web-nav-daily = Rennen des Tages
web-nav-ratings = Wertungen
web-nav-me = Ich
web-language = Sprache
web-settings = Einstellungen
web-close = Schließen
web-cancel = Abbrechen
web-copy = Kopieren
web-copied = Kopiert
web-loading = Einen Moment …
web-guest = Gast
web-somebody = Jemand
web-default-name = Gast
web-name = Name
web-name-yours = Dein Name
web-game-hare = Hase und Igel
web-game-whyfirst = Why First?
web-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
web-team = Team { $team }
web-place = { $place }.
web-status-open = wartet
web-status-running = läuft
web-status-over = beendet
web-status-closed = aufgegeben

## What goes wrong

web-trouble-unreachable = Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
web-trouble-unreadable = Der Server hat eine unlesbare Antwort gegeben.
web-trouble-crowded = Der Server hat gerade zu viel zu tun. Warte einen Moment und versuch es noch einmal.
web-trouble-unknown = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
web-not-found-title = Hier ist nichts
web-not-found = Diese Seite gibt es nicht. Vielleicht wurde die Adresse abgeschnitten.

## A new table

web-new-title = Ein neuer Tisch
web-new-game = Das Spiel
web-new-edition = Die Ausgabe
web-new-players = Wie viele mitspielen
web-new-two-hare = Zu zweit laufen alle mit zwei Hasen.
web-new-two-whyfirst = Zu zweit kommt Leo dazu: ein Dritter im Rennen, der seine Karten blind spielt.
web-new-seats = Wer wo sitzt
web-new-seat-kind = Sitz { $number }: Wer spielt?
web-new-seat-me = Ich
web-new-seat-person = Jemand an diesem Gerät
web-new-seat-bot = Ein Bot
web-new-seat-open = Freunde, per Link
web-new-seat-open-sentence = Den Link bekommst du auf der nächsten Seite.
web-new-variants = Varianten
web-new-table-options = Uhr und Zutritt
web-start-game = Los
web-open-table = Tisch eröffnen
web-table-public = In der Lobby
web-table-public-sentence = Alle auf diesem Server dürfen einen freien Sitz nehmen.
web-table-spectators = Andere dürfen zuschauen
web-table-spectators-sentence = Sie sehen, was offen liegt, nie ein Geheimnis.
web-table-chat = Chat
web-table-chat-sentence = Die Leute am Tisch können einander schreiben.
web-table-autoplay = Erzwungene Züge für mich spielen
web-table-autoplay-sentence = Wenn es nur eines zu tun gibt, erledigt es der Tisch.
web-pace = Wie schnell
web-pace-days = { $days ->
    [one] Bis zu einem Tag je Zug
   *[other] Bis zu { $days } Tage je Zug
}

## Bots

web-bot = Bot
web-bot-levels = Nach Stärke
web-bot-characters = Charaktere
web-bot-level = { $level ->
    [1] Stufe 1, sanft
    [5] Stufe 5, solide
    [10] Stufe 10, gnadenlos
   *[other] Stufe { $level }
}
web-bot-random = Launisch: alles, was erlaubt ist
web-bot-plodder = Bedächtig: ein Schritt nach dem anderen
web-bot-dasher = Flitzer: so weit es geht
web-bot-alternator = Springer: ein Sprung, ein Schritt, ein Sprung
web-bot-eager = Eifrig: will immer vorn sein
web-bot-modest = Bescheiden: knapp hinter der Spitze
web-bot-saboteur = Störenfried: spielt auf andere
web-bot-strategist = Stratege: wägt jeden Zug ab
web-bot-search = Denker: spielt alles im Kopf durch
web-bot-champion = Champion: hat aus Tausenden Partien gelernt

# Six names for bots, in the order of the seats, separated by commas.
web-bot-names = Hasel, Brombeere, Distel, Ampfer, Klee, Schlehe

## Options of Hare & Tortoise

web-option-hare-teams = Teams
web-option-hare-teams-0 = Keine Teams
web-option-hare-teams-0-sentence = Alle laufen für sich.
web-option-hare-teams-2 = Zwei Teams
web-option-hare-teams-2-sentence = Das erste Team, das alle Hasen im Ziel hat, gewinnt; zu viert oder zu sechst.
web-option-hare-teams-3 = Drei Teams
web-option-hare-teams-3-sentence = Je zwei zusammen; zu sechst.
web-option-hare-hare = Hasenfelder
web-option-hare-hare-edition = Wie in der Ausgabe
web-option-hare-hare-edition-sentence = Karten, Würfel oder Tabelle, wie in der Schachtel.
web-option-hare-hare-sprint = Sprint
web-option-hare-hare-sprint-sentence = Dort passiert nichts; vorwärts weiterzuziehen kostet 5 Karotten je Feld.
web-option-hare-hare-nap = Nickerchen
web-option-hare-hare-nap-sentence = Der Hase schläft ein und setzt einmal aus, wenn niemand an ihm vorbeikommt.
web-option-hare-hare-closed = Gesperrt
web-option-hare-hare-closed-sentence = Niemand darf auf ein Hasenfeld: ganz ohne Glück.
web-option-hare-hare-tournament = Turnier
web-option-hare-hare-tournament-sentence = Im nächsten Zug 10 Karotten, wenn niemand an dir vorbeikommt, sonst zahlst du je 10 für alle, die vorbeikamen.
web-option-hare-hare-parking = Parkplatz
web-option-hare-hare-parking-sentence = Dort passiert nichts.
web-option-hare-until = Ende des Rennens
web-option-hare-until-places = Um die Plätze laufen
web-option-hare-until-places-sentence = Nach dem Sieg geht das Rennen weiter, um Platz zwei und den Rest.
web-option-hare-until-winner = Beim ersten Sieg aufhören
web-option-hare-until-winner-sentence = Wer als Erstes im Ziel ist, beendet das Rennen.
web-option-hare-first = Wer beginnt
web-option-hare-first-seat0 = Der erste Sitz
web-option-hare-first-seat0-sentence = Der oberste Sitz in der Liste beginnt.
web-option-hare-first-draw = Ausgelost
web-option-hare-first-draw-sentence = Der Zufall sagt, wer beginnt.
web-option-hare-open-carrots = Karotten
web-option-hare-open-carrots-false = Geheim
web-option-hare-open-carrots-false-sentence = Alle sehen, was gezahlt und genommen wird, und müssen es sich merken.
web-option-hare-open-carrots-true = Offen
web-option-hare-open-carrots-true-sentence = Alle sehen die Karotten von allen.
web-option-hare-memory-aid = Gedächtnishilfe
web-option-hare-memory-aid-false = Keine
web-option-hare-memory-aid-false-sentence = Wer es wissen will, muss mitzählen.
web-option-hare-memory-aid-true = Zähl für uns mit
web-option-hare-memory-aid-true-sentence = Die Seite zählt die Karotten von allen mit, aus dem, was offen gezahlt wurde.
web-option-hare-number-pay = Wann Positionsfelder zahlen
web-option-hare-number-pay-on-leaving = Beim Verlassen
web-option-hare-number-pay-on-leaving-sentence = Nur der Hase, der weiterzieht, wird bezahlt, kurz bevor er geht.
web-option-hare-number-pay-turn-start = Zu Beginn des Zuges
web-option-hare-number-pay-turn-start-sentence = Beide Hasen werden bezahlt, egal welcher zieht.

## Options of Why First?

web-option-whyfirst-mode = Wie Karten die Figuren bewegen
web-option-whyfirst-mode-base = Alle auf einmal
web-option-whyfirst-mode-base-sentence = Wähl geheim eine Karte und wen sie bewegt; dann werden alle aufgedeckt.
web-option-whyfirst-mode-tactical = Taktisch
web-option-whyfirst-mode-tactical-sentence = Erst werden die Karten aufgedeckt; dann ziehen alle eine Figur, die höchste weiße Zahl zuerst.
web-option-whyfirst-deck = Die Karten
web-option-whyfirst-deck-standard = 32 Karten
web-option-whyfirst-deck-standard-sentence = Von −4 bis +5, wie es die Anleitung des Verlags sagt.
web-option-whyfirst-deck-printed-34 = 34 Karten
web-option-whyfirst-deck-printed-34-sentence = Mit einer zweiten +5 und einer +6, wie es in einer gedruckten Tabelle steht.

## Lobby and my games

web-lobby-title = Lobby
web-lobby-lead = Finde Leute zum Spielen oder einen Tisch, der allen offensteht.
web-lobby-open = Mit freiem Sitz
web-lobby-running = Zum Zuschauen
web-lobby-none = Gerade wartet kein Tisch. Such dir jemanden oder eröffne einen: Andere finden ihn hier.
web-mine-title = Meine Partien
web-mine-none = Du hast hier noch nicht gespielt.
web-mine-now = Laufende
web-mine-before = Frühere
web-mine-move = Spielst du auf einem anderen Gerät?

## Invitations and moving

web-join-title = { $name } lädt dich zu einem Rennen ein
web-join-gone-title = Diese Einladung gilt nicht mehr
web-invite = Einladen
web-invite-link = Link für eine Person
web-invite-local = Diese Adresse gilt nur auf diesem Rechner. Für andere Geräte starte Festina mit --host und öffne die Adresse, die es nennt.
web-take-seat = Platz nehmen
web-move-title = Von einem Gerät zum anderen
web-move-take = Meine Sitze hierher holen
web-move-take-sentence = Tippe den Code ein, den dein anderes Gerät zeigt.
web-move-give = Einen Code erzeugen
web-move-give-sentence = Der Code bringt alle deine Sitze von diesem Gerät auf ein anderes.
web-move-code = Code aus acht Buchstaben
web-move-code-how = Öffne auf dem anderen Gerät „Auf ein anderes Gerät umziehen“ und tippe diesen Code ein. Er gilt einmal, zehn Minuten lang.
web-move-done = { $count ->
    [one] Ein Tisch ist jetzt hier.
   *[other] { $count } Tische sind jetzt hier.
}
web-move-seat = Auf einem anderen Gerät weiterspielen

## Before the start

web-waiting-title = Wer kommt noch?
web-waiting-for = { $count ->
    [one] Ein Sitz ist noch frei.
   *[other] { $count } Sitze sind noch frei.
}
web-waiting-host = Wer den Tisch leitet, startet die Partie.
web-seat-free = freier Sitz
web-seat-number = Person { $number }
web-seat-to-bot = Einen Bot hinsetzen
web-seat-to-open = Diesen Sitz freigeben

## At the table

web-seats = Am Tisch
web-seat-you = du
web-seat-away = weg
web-seat-lent = { $bot } spielt solange
web-watching = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-thinking = { $name } denkt nach …
web-you-watch = Du schaust zu. { $prompt }
web-skip = Überspringen
web-undo = Zurücknehmen
web-lend = Einen Bot spielen lassen
web-return = Selbst spielen
web-resting = Die Bots sind lange allein weitergelaufen und ruhen jetzt.
web-wake = Weiterlaufen lassen
web-story = Was passiert ist
web-story-empty = Noch nichts.
web-retell = Seit meinem Zug
web-retell-title = Noch einmal zeigen, was seit meinem letzten Zug passiert ist
web-log-undone = { $seat } nimmt eine Entscheidung zurück.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas geschrieben.
web-chat-write = Schreib etwas
web-chat-send = Senden
web-chat-delete = Diese Zeile löschen
web-chat-muted = Du wurdest an diesem Tisch stummgeschaltet.
web-chat-unread = { $count } neu
web-takeback = Zurücknehmen
web-takeback-ask = Darum bitten, meine letzte Entscheidung zurückzunehmen
web-takeback-asked = { $count ->
    [one] { $name } möchte die letzte Entscheidung zurücknehmen. Ist dir das recht?
   *[other] { $name } möchte { $count } Entscheidungen zurückgehen. Ist dir das recht?
}
web-takeback-waiting = { $name } hat darum gebeten, eine Entscheidung zurückzunehmen. Die anderen werden gefragt.
web-agree = Einverstanden
web-decline = Ablehnen
web-hand-over = Als Nächstes ist { $name } dran: Gib das Gerät weiter.
web-hand-over-ready = Ich bin { $name }
web-connection-lost = Die Verbindung ist weg. Nichts geht verloren; neuer Versuch …
web-connection-none = Der Tisch ist nicht erreichbar. Neuer Versuch …
web-move-waits = Deine Entscheidung bleibt erhalten und geht hinaus, sobald die Verbindung wieder da ist.
web-table-menu = Tisch
web-table-rules = Regeln dieses Tisches
web-table-closed = Dieser Tisch wurde aufgegeben.
web-table-missing-title = Du kannst diesen Tisch nicht öffnen
web-replay = Wiederholung
web-record = Aufzeichnung herunterladen
web-leave = Tisch verlassen
web-leave-sure = Diesen Tisch verlassen? Ein Bot spielt für dich weiter.
web-leave-alone = Dieses Spiel aufgeben? Es endet hier.
web-leave-alone-yes = Aufgeben
web-people = Leute
web-mute = Stummschalten
web-unmute = Schreiben lassen
web-remove = Entfernen
web-result = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
web-result-you = Du gewinnst!
web-result-place = Dein Platz: { web-place }
web-result-second = Die zweithöchste Summe gewinnt.
web-rematch = Noch eine Partie
web-rematch-join = Zur nächsten Partie

## Settings

web-setting-theme = Farben
web-setting-theme-auto = Wie das System
web-setting-theme-light = Hell
web-setting-theme-dark = Dunkel
web-setting-pace = Animationen
web-setting-pace-calm = Ruhig
web-setting-pace-brisk = Flott
web-setting-pace-none = Keine
web-setting-pace-reduced = Dein System bittet um weniger Bewegung, darum gibt es keine.
web-setting-at-once = Sofort ziehen
web-setting-at-once-sentence = Ein Klick zieht, ohne noch einmal zu fragen.
web-privacy = Datenschutz
web-privacy-sentence = Es gibt keine Konten. Dieses Gerät hat einen Namen, den du wählst, und die Partien, in denen es mitspielt; ein Cookie findet sie wieder.
web-forget = Dieses Gerät vergessen
web-forget-sure = Dieses Gerät vergessen? Du verlässt alle deine Sitze, und dein Name und alles, was du geschrieben hast, werden gelöscht.
web-forgotten = Vergessen.

## The race on the board

web-hare-board = Die Strecke, Feld für Feld
web-hare-board-help = Mit Pfeil links und rechts gehst du von Feld zu Feld, mit Pfeil auf und ab von einem erreichbaren Feld zum nächsten. Enter wählt, noch einmal Enter zieht, Escape bricht ab.
web-hare-dock = Dein Zug und deine Karotten
web-hare-own = Was du hast
web-hare-start = Start
web-hare-finish = Ziel
web-hare-space = Feld { $number }
web-hare-kind-carrot = Karotte
web-hare-kind-lettuce = Salat
web-hare-kind-hare = Hase
web-hare-kind-tortoise = Schildkröte
web-hare-kind-hedgehog = Igel
web-hare-kind-number = Position { $number }
web-hare-kind-numbers = Positionen { $numbers }
web-hare-here = { $count ->
    [one] { $names } ist hier.
   *[other] { $names } sind hier.
}
web-hare-lying-eat = { $name } (frisst)
web-hare-lying-miss = { $name } (setzt aus)
web-hare-lying-nap = { $name } (schläft)
web-hare-home-place = im Ziel, { web-place }
web-hare-lettuces = { $count ->
    [0] kein Salat mehr
    [one] 1 Salat
   *[other] { $count } Salate
}
web-hare-carrots = { $count ->
    [one] 1 Karotte
   *[other] { $count } Karotten
}
web-hare-limit-title = Was du haben darfst, wenn du als Nächstes ins Ziel kommst
web-hare-limit = ins Ziel mit höchstens { $limit }
web-hare-limit-none = ins Ziel mit beliebig vielen
web-hare-cost = Kostet
web-hare-gain = Bringt
web-hare-left = Rest
web-hare-position = Dann
web-hare-price-cost = { $cost ->
    [one] kostet 1 Karotte
   *[other] kostet { $cost } Karotten
}
web-hare-price-gain = { $gain ->
    [one] bringt 1 Karotte
   *[other] bringt { $gain } Karotten
}
web-hare-price-both = kostet { $cost }, bringt { $gain }
web-hare-price-free = gratis
web-hare-then = dann { $left ->
    [one] 1 Karotte
   *[other] { $left } Karotten
}
web-hare-label-move = Hierhin kannst du: { $price }, Rest { $left }, dann { $place } Position.
web-hare-label-chosen = Gewählt. Noch einmal Enter zieht.
web-hare-label-not = Nicht erlaubt:
web-hare-which-pawn = Welcher deiner Hasen?
web-hare-pawn = Hase { $pawn } · { $space }
web-hare-do-take = Bleiben und 10 nehmen
web-hare-do-give = Bleiben und 10 abgeben
web-hare-answer-take = 10 nehmen
web-hare-answer-give = 10 abgeben
web-hare-do-nothing = Nichts tun
web-hare-do-eat = Salat fressen
web-hare-do-miss = Aufstehen
web-hare-do-restart = Neu starten
web-hare-do-keep = Geschenk behalten
web-hare-do-bank = In die Bank legen

## Games without a board of their own

web-plain-dock = Dein Zug
web-plain-choices = Was du tun kannst
web-plain-facts = Der Tisch
web-yes = ja
web-no = nein
