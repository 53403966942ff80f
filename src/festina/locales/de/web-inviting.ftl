# Leute an einen Tisch einladen und eingeladen werden.

## Die Einladung

web-join-tab = Einladung
web-join-sit = Mitspielen
web-join-seats = Wer dort sitzt
web-join-speaks = Am Tisch: { $language }
web-join-learn = Erst lernen
web-join-learn-sentence = Ein erstes Rennen mit einem Coach; danach bist du wieder hier.
web-join-rules = Die Regeln lesen
web-join-watch = Nur zuschauen
web-join-back = Zurück zur Einladung
web-join-full-title = Alle Plätze sind besetzt
web-join-full = Bei { $name } ist kein Platz mehr frei. Frag nach einem anderen Tisch, oder eröffne selbst einen.
web-join-running-title = Das Rennen läuft schon
web-join-running = Platz nehmen kann niemand mehr, aber es gibt andere Rennen.
web-join-over-title = Dieses Rennen ist vorbei
web-join-over = Du warst zu einem Rennen eingeladen, das schon gelaufen ist.
web-join-closed-title = Dieser Tisch ist geschlossen
web-join-closed = Er wurde geschlossen, bevor das Rennen begann.
web-join-see = Sehen, wie es ausging
web-join-own = Einen Tisch eröffnen
web-join-lobby = Einen anderen Tisch suchen

## Vor dem Start

web-invite-title = Leute einladen
web-invite-lead = Wer diesen Link öffnet, kann einen freien Sitz nehmen.
web-invite-qr = Der Link als QR-Code, für die Kamera eines Telefons
web-invite-share = Teilen
web-invite-renew = Neuer Link
web-invite-renewed = Der alte Link gilt nicht mehr.
web-invite-people = Leute, mit denen du gespielt hast
web-invite-ask = Fragen
web-invite-ask-whom = { $name } an diesen Tisch bitten
web-invite-asked = gefragt
