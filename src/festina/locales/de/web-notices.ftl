# What the pages say about notices: the card in the settings, and the switch at a table.

web-notices = Hinweise
web-notices-sentence = Wenn du am Zug bist, wenn deine Zeit knapp wird, wenn eine Partie zu Ende ist oder wenn jemand mit dir spielen möchte.
web-notices-here = Sag mir auf diesem Gerät Bescheid
web-notices-standing = { $how ->
    [on] An, auch wenn diese Seite geschlossen ist.
    [page] An, solange diese Seite im Hintergrund offen ist. Ist sie geschlossen, lässt sich dieser Browser nicht erreichen.
    [insecure] Browser erlauben Hinweise nur unter Adressen, die mit https:// beginnen.
    [home-screen] Lege Festina auf iPhone oder iPad zuerst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“) und öffne es dort.
    [unable] Dieser Browser kann keine Hinweise zeigen.
    [refused] Diesem Browser wurde gesagt, von dieser Seite keine Hinweise zu zeigen. Du kannst sie in seinen Einstellungen für diese Seite erlauben.
   *[off] Aus. Der Browser wird dich fragen, ob du es erlaubst.
}
web-notices-try = Ausprobieren
web-notices-tried = Ein Hinweis ist unterwegs.
web-notices-quiet = Ruhezeiten
web-notices-quiet-keep = Zu bestimmten Zeiten nicht stören
web-notices-quiet-sentence = Nach der Uhr hier ({ $zone }). Was dann noch gilt, erfährst du am Ende der Ruhezeit.
web-notices-quiet-from = Von
web-notices-quiet-to = Bis
web-notices-feed = Feed
web-notices-feed-sentence = Eine geheime Adresse für deinen Feedreader, mit den Partien, die auf dich warten. Wer sie kennt, kann mitlesen.
web-notices-feed-make = Adresse anlegen
web-notices-feed-address = Die Adresse deines Feeds
web-notices-feed-once = Kopiere sie jetzt: Sie wird nicht noch einmal gezeigt.
web-notices-feed-renew = Neue Adresse
web-notices-feed-renew-sure = Eine neue Adresse anlegen? Die alte gilt dann nicht mehr.
web-notices-feed-withdraw = Zurückziehen
web-notices-feed-withdraw-sure = Den Feed zurückziehen? Seine Adresse gilt dann nicht mehr.
web-notices-feed-withdrawn = Der Feed ist zurückgezogen.
web-notices-table = Hinweise zu diesem Tisch
web-notices-table-sentence = Wenn du am Zug bist, am Ende und für noch eine Partie.
web-notices-want = Sag mir Bescheid, wenn ich am Zug bin
