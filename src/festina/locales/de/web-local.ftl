### Tische auf dem eigenen Gerät, ohne Server.

web-local-choice = Auf diesem Gerät
web-local-choice-sentence = Braucht kein Netz. Die Partie bleibt auf diesem Gerät.
web-local-here = Diese Partie gibt es nur auf diesem Gerät.
web-local-removable = Wird der Platz knapp, kann der Browser die Partien auf diesem Gerät löschen. Sicher gehst du, wenn du Festina als App installierst oder die Aufzeichnungen der Partien herunterlädst, die du behalten willst.
web-local-lost = Dieser Browser behält keine Partien, wie es in manchen privaten Fenstern üblich ist. Öffne Festina in einem gewöhnlichen Fenster, um auf diesem Gerät zu spielen.
web-local-friends = Mit Freunden weiterspielen
web-local-friends-sentence = Auf dem Server beginnt ein neuer Tisch mit dieser Stellung. Die Partie zählt nicht für Wertungen.
web-local-friends-at = Mit Freunden auf { $host } weiterspielen
web-local-bring-damaged = Dieser Link ist unvollständig oder beschädigt. Bitte öffne ihn noch einmal aus der Partie heraus.
web-local-delete = Von diesem Gerät löschen
web-local-delete-sure = Die Partie ist dann endgültig weg.
web-local-damaged = Eine Partie auf diesem Gerät ist nicht mehr lesbar. Alle anderen sind in Ordnung.
web-local-fetch = Es wird geladen, was zum Spielen auf diesem Gerät nötig ist …
web-local-python = Wird gestartet …
web-local-package = Gleich fertig …
web-local-import = Von hier aus weiterspielen
web-local-import-sentence = Die Partie geht auf diesem Gerät von der letzten Stellung der Aufzeichnung aus weiter.
web-local-import-link = Gespeicherte Partie fortsetzen
web-trouble-device = Auf diesem Gerät kannst du noch nicht ohne Server spielen. Es braucht einmal ein Netz, um zu laden, was fehlt.
web-trouble-browser = Dieser Browser kann Spiele nicht selbst ausführen, weil ihm WebAssembly fehlt. Er braucht einen Server.
server-device-alone = Ein Tisch auf einem Gerät ist für die Leute, die daran sitzen: ohne Uhr, ohne freie Sitze und nicht öffentlich.
server-device-damaged = Diese Partie ist nicht mehr lesbar. Unter „Meine Partien“ kannst du sie löschen; alle anderen sind in Ordnung.
server-device-full = Diese Partie lässt sich nicht mehr speichern; vielleicht ist auf diesem Gerät kein Platz mehr. Schaffe Platz und öffne die Partie dann noch einmal.
server-position-private = Eine Partie, die in einer bekannten Stellung beginnt, ist für Freunde: Der Tisch kann nicht öffentlich sein.
server-record-over = Die Aufzeichnung reicht bis zum Ende der Partie: Es gibt nichts mehr zu spielen.
server-position-ruleset = Die aufgezeichnete Partie wurde nach anderen Regeln gespielt: { $ruleset }.
