# Replays in the browser: finished games, tables of mine, records from a file.

web-replay-lead = Sieh dir eine Partie noch einmal an, Zug für Zug und aus jeder Sicht.
web-replay-finished = Deine beendeten Partien
web-replay-none = Auf diesem Gerät hast du noch keine Partie beendet.
web-replay-upload = Eine Aufzeichnung von anderswo
web-replay-upload-sentence = Eine Aufzeichnung ist eine Textdatei: die, die sich nach einer Partie herunterladen lässt. Sie wird hier gezeigt und nirgends gespeichert.
web-replay-file = Aus einer Datei
web-replay-paste = Oder füg ihren Text ein
web-replay-look = Zeigen
web-replay-others = Andere Wiederholungen
web-replay-missing = Diese Wiederholung gibt es nicht
web-replay-to-table = Zurück zum Tisch

## Going through time

web-replay-controls = Durch die Partie gehen
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-forward = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-moment = Moment der Partie
web-replay-at = Schritt { $at } von { $last }
web-replay-speed = Geschwindigkeit
web-replay-times = { $speed } ×
web-replay-keys = Tasten: Pfeile für einen Schritt, Pos1 und Ende für Anfang und Schluss, Leertaste zum Abspielen und Anhalten.
web-replay-eyes = Mit den Augen von
web-replay-spectator = jemandem im Publikum
web-replay-link = Link zu diesem Moment
