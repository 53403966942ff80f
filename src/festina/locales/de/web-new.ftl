# Die Seite für einen neuen Tisch.

web-edition = Ausgabe
web-edition-note = bestimmt Regeln und Aussehen
web-edition-place = { $place } von { $count }
web-compare = Vergleichen
web-compare-all = { $count ->
    [7] alle sieben
   *[other] alle { $count }
} nebeneinander
web-compare-title = Die Ausgaben nebeneinander
web-compare-name = Name auf der Schachtel
web-compare-chosen = gewählt
web-new-seats-title = Sitze
web-new-seat-press = Tippe auf einen Sitz, um zu ändern, wer dort sitzt.
web-new-seat-title = Sitz { $number }
web-new-seat-here = an diesem Gerät
web-new-seat-bot-word = Bot, { $word }
web-new-seat-link = per Link
web-new-you = Du
web-done = Fertig
web-new-preview = So wird der Tisch
web-new-minutes = { $minutes } min
web-new-variants-none = keine gewählt
web-new-public = in der Lobby
web-new-private = privat
web-new-start = Rennen starten
web-new-next-start = Es geht sofort los und dauert etwa { $minutes } Minuten.
web-new-next-now = Es geht sofort los.
web-new-next-link = Den Link für deine Freunde bekommst du auf der nächsten Seite.
web-new-invite-sentence = Öffnet den Tisch für Freunde, die per Link kommen.
