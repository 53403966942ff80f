# Die Seite als App: Aktualisierungen, Spielen ohne Netz, und wozu man andere Leute braucht.

web-app-screenshot = Ein Rennen in Festina
web-app-update = Es gibt eine neue Version von Festina.
web-app-update-now = Jetzt laden

## Bereit zum Spielen ohne Netz

web-offline = Ohne Netz spielen
web-offline-sentence = Einmal laden, etwa { $size }. Danach kannst du überall gegen Bots spielen, das Gerät herumreichen, lernen und Regeln nachschlagen.
web-offline-fetch = Laden
web-offline-progress = Wird geladen: { $done } von { $total }
web-offline-paused = Angehalten: { $done } von { $total }
web-offline-pause = Anhalten
web-offline-continue = Weiterladen
web-offline-cancel = Abbrechen
web-offline-remove = Von diesem Gerät entfernen
web-offline-remove-sure = Wirklich entfernen? Zum Spielen brauchst du dann wieder ein Netz; deine Partien bleiben.
web-offline-ready = Bereit. Alles, wozu man niemand anderen braucht, geht auch ohne Netz.
web-offline-ready-short = Auch ohne Netz spielbar
web-offline-gone = Der Browser hat Platz geschaffen und gelöscht, was man zum Spielen ohne Netz braucht. Vielleicht sind auch deine Partien fort.
web-offline-again = Noch einmal laden
web-offline-trouble-network = Die Verbindung ist abgerissen. Was schon da ist, bleibt.
web-offline-trouble-wrong = Eine Datei kam beschädigt an und wurde verworfen. Bitte versuch es noch einmal.
web-offline-trouble-room = Auf diesem Gerät ist nicht genug Platz dafür.
web-offline-trouble-worker = Der Browser speichert Festina nicht für das Spielen ohne Netz; manche tun das in privaten Fenstern nie. Bitte versuch es noch einmal.

## Ohne Server

web-away = Keine Verbindung
web-away-people = Dafür brauchst du andere Leute, und gerade gibt es keine Verbindung zum Server. Sobald eine da ist, geht es von selbst weiter.
web-away-alone = Dafür brauchst du andere Leute. Auf dieser Seite spielst du nur auf deinem eigenen Gerät.
web-away-meet = Freunde auf { $host } treffen
web-away-play = Auf diesem Gerät spielen

## Copying

web-copy-failed = Nicht kopiert
