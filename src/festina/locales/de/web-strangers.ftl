# What the pages say about people who do not know each other: reactions, blocking, reports, hosting, stored data.

## Reactions and words

web-reactions = Reaktionen
web-reaction = { $reaction ->
    [wave] Hallo!
    [clap] Applaus
    [well_played] Gut gespielt!
    [laugh] Haha!
    [surprised] Oh!
    [sorry] Entschuldigung!
    [thanks] Danke!
   *[hurry] Du bist dran, bitte!
}
web-reaction-of = { $name }: { web-reaction }
web-words-hidden = Hier siehst du Reaktionen, aber keine Nachrichten, solange du keine möchtest.
web-words-show = An diesem Tisch Nachrichten lesen und schreiben
web-words-hide = Wieder nur Reaktionen

## Other people

web-about = Zu { $name }
web-seat-blocked = blockiert
web-block = Blockieren
web-block-yes = Blockieren
web-block-sure = { $name } blockieren? Du siehst dann nichts mehr, was { $name } sagt, und Einladungen zwischen euch gelten nicht mehr. In den Einstellungen kannst du das rückgängig machen.
web-block-sentence = Du siehst dann nichts mehr von dieser Person.
web-block-already = Du hast diese Person blockiert.
web-block-manage = Nicht mehr blockieren
web-blocked = { $name } ist blockiert.
web-report = Melden
web-report-title = { $name } melden
web-report-reason = Was stimmt nicht?
web-report-because = { $reason ->
    [words] Beleidigungen oder andere verletzende Worte
    [name] Ein anstößiger Name
    [stalling] Spielt absichtlich nicht weiter
    [cheating] Schummelt
   *[other] Etwas anderes
}
web-report-text = Mit deinen Worten (wenn du magst)
web-report-block = Diese Person auch blockieren
web-report-sentence = Wer diesen Server betreibt, liest die Meldung samt dem, was die Person an diesem Tisch gesagt hat. Die Person erfährt nichts davon.
web-report-send = Meldung senden
web-reported = Danke. Die Meldung ist abgeschickt.
web-reported-blocked = Danke. Die Meldung ist abgeschickt, und { $name } ist blockiert.

## The host

web-host-tools = Du leitest den Tisch
web-host-hand = Leitung übergeben
web-host-hand-sure = { $name } die Leitung dieses Tisches übergeben? Du kannst sie dir nicht zurückholen.
web-host-handed = { $name } leitet jetzt den Tisch.
web-remove-sure = { $name } von diesem Tisch entfernen? Der Sitz wird frei.
web-remove-sure-running = { $name } von diesem Tisch entfernen? Auf dem Sitz spielt ein Bot weiter, bis du { $name } wieder einlädst.
web-remove-not-again = Darf nicht an diesen Tisch zurück
web-ask-back = { $name } wieder einladen
web-asked-back = { $name } ist wieder eingeladen.
web-removed = Wer den Tisch leitet, hat dich vom Tisch entfernt.
web-removed-running = Wer den Tisch leitet, hat dich vom Tisch entfernt; auf deinem Platz spielt ein Bot weiter. Du kannst zusehen.
web-table-close = Tisch schließen
web-table-close-sure = Diesen Tisch schließen? Er verschwindet für alle.
web-table-close-sure-running = Diesen Tisch schließen? Die Partie endet hier für alle, ohne Sieg.

## Moving to another device, step by step

web-move-look = Zeigen, was umziehen würde
web-move-offer = Das würde hierher umziehen
web-move-offer-sentence = Noch ist nichts umgezogen. Sobald du bestätigst, sind diese Sitze auf diesem Gerät und nicht mehr auf dem anderen.
web-move-confirm = { $count ->
    [0] Alles hierher holen
    [one] Diesen Tisch hierher holen
   *[other] Diese { $count } Tische hierher holen
}

## What is stored

web-privacy-none = Keine Werbung, kein Tracking: Diese Seite spricht mit diesem Server und mit niemandem sonst. Gespeichert wird nur, was hier steht.
web-privacy-list = Was gespeichert wird, und wie lange
web-privacy-grace = Ist die Frist vorbei, kann es mit dem Löschen noch bis zu { $span } dauern.
web-privacy-backups = Sicherungskopien des Servers enthalten, was gespeichert war, als sie gemacht wurden.
web-privacy-yours = Was du tun kannst
web-privacy-yours-sentence = Du kannst alles herunterladen, was über dieses Gerät gespeichert ist, und du kannst das Gerät vergessen lassen: Dein Name und alles, was du geschrieben hast, werden dann sofort gelöscht; deine Züge bleiben.
web-kept = { $what ->
    [finished_game] Beendete Partien
    [running_game] Laufende Partien
    [open_table] Tische, an denen nie eine Partie begann
    [chat] Chat
    [device] Dieses Gerät
    [profile] Was du gespielt hast und wen du kennst
    [invitation] Einladungen
    [moving_code] Codes für ein anderes Gerät
    [notices] Hinweise
    [block] Wen du blockiert hast
    [report] Meldungen
    [ban] Sperren
    [announcement] Mitteilungen
    [daily] Rennen des Tages
    [rating] Wertungen
    [plan] Pläne für deinen nächsten Zug
    [pairing] Das Warten auf andere
    [cup] Turniere
   *[log] Das Protokoll des Servers
}
web-kept-sentence = { $what ->
    [finished_game] Jeder Zug, die Namen am Tisch und der Link zur Wiederholung. Lässt du dein Gerät vergessen, verschwindet dein Name.
    [running_game] Ab der letzten Änderung gezählt. Danach wird die Partie geschlossen und wie eine beendete behandelt.
    [open_table] Ab der letzten Änderung gezählt. Danach wird der Tisch mit allem gelöscht, was dazugehört.
    [chat] Nachrichten und Reaktionen, ab dem Ende der Partie gezählt. Wer eine Zeile geschrieben hat, kann sie jederzeit löschen, ebenso wer den Tisch leitet.
    [device] Der Name und die Sprache, die du gewählt hast, wann das Gerät zuerst und zuletzt da war, dein Urlaub im letzten Jahr und ein Fingerabdruck seines Cookies. Ab dem letzten Besuch gezählt.
    [profile] Deine Ergebnisse und die Namen derer, mit denen du gespielt hast, deine Browser und Passkeys, wessen Anwesenheit du sehen willst, und wozu du eingeladen bist.
    [invitation] Ein Fingerabdruck jedes Links, nie der Link selbst.
    [moving_code] Ein Fingerabdruck jedes Codes, nie der Code selbst.
    [notices] Wohin deine Browser Hinweise bekommen, was dir als Nächstes gesagt wird, deine Ruhezeiten, die stumm geschalteten Tische und ein Fingerabdruck der Adresse deines Feeds. Wird gelöscht, wenn du sie ausschaltest.
    [block] Damit du von diesen Leuten nichts mehr hörst. Sie erfahren nichts davon.
    [report] Wer gemeldet wurde, warum, was die Person am Tisch gesagt hatte und ungefähr aus welchem Netz. Für die Leute, die diesen Server betreiben. Ab dem Tag der Meldung gezählt.
    [ban] Das Gerät oder das Netz, der Grund und die Zeit. Ab dem Ende der Sperre gezählt.
    [announcement] Was die Leute, die diesen Server betreiben, allen mitteilen. Ab dem Ende der Mitteilung gezählt.
    [daily] Dein Name, dein Platz und wie oft du dich entschieden hast, für jeden Tag, an dem du gelaufen bist. Die Tabelle des Tages zeigt sie allen.
    [rating] Nur wenn du eine willst: deine Stärke in einem Spiel und wie sicher sie ist. Du kannst sie jederzeit löschen.
    [plan] Was du in einer langsamen Partie für deinen nächsten Zug festgelegt hast. Niemand sonst sieht es. Gelöscht, sobald es ausgeführt oder zurückgenommen ist.
    [pairing] Dein Name und was du spielen willst, solange du in der Lobby wartest.
    [cup] Sein Name, wer mitmacht, die Paarungen und die Punkte. Lässt du dein Gerät vergessen, verschwindet dein Name. Ab der letzten Änderung gezählt.
   *[log] Technische Zeilen ohne Namen, Chat, Codes oder Adressen von Personen. Festina selbst bewahrt sie nicht auf.
}
web-kept-until = { $until ->
    [days] { $span }
    [for_ever] auf Dauer
    [table] so lange wie der Tisch
    [device] so lange wie das Gerät
   *[never] nicht gespeichert
}

## This device

web-device = Dieses Gerät
web-device-data = Deine Daten
web-device-manage = Zu den Einstellungen dieses Geräts
web-blocks = Blockierte Leute
web-blocks-none = Du hast niemanden blockiert.
web-blocks-since = seit { $date }
web-unblock = Nicht mehr blockieren
web-unblock-name = { $name } nicht mehr blockieren
web-unblocked = { $name } ist nicht mehr blockiert.
web-export = Meine Daten herunterladen
