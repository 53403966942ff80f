# Ratings, for people who want them.

web-rating = Wertung
web-rating-lead = Wie stark du spielst, für alle, die es wissen wollen. Eine Wertung hat nur, wer eine möchte.
web-rating-mine = Meine Wertung
web-rating-none = Du hast in diesem Spiel keine Wertung. Mit einer zählen deine Partien gegen Menschen und Bots, und du siehst, wie es vorangeht.
web-rating-begin = Eine Wertung führen
web-rating-provisional = vorläufig
web-rating-games = { $count ->
    [0] Noch zählt keine Partie.
    [one] Bisher zählt eine Partie.
   *[other] Bisher zählen { $count } Partien.
}
web-rating-until = Sie ist vorläufig bis zur { $count }. Partie; noch { $left } bis dahin.
web-rating-counts = Meine Partien zählen
web-rating-listed = In der Liste zeigen
web-rating-listed-sentence = Ab { $count } Partien sehen alle deinen Namen und deine Wertung.
web-rating-forget = Meine Wertung vergessen
web-rating-forget-question = Deine Wertung in diesem Spiel und ihr Verlauf werden gelöscht. Das lässt sich nicht rückgängig machen.
web-rating-history = Meine Wertung, Partie für Partie
web-rating-table = Als Tabelle
web-rating-date = Datum
web-rating-change = Änderung
web-rating-after = Wertung danach
web-rating-list = Die Liste
web-rating-list-sentence = Wer gesehen werden will, und dazwischen die Bots: Ihre Stärke ist bekannt und ändert sich nicht.
web-rating-list-none = Noch will sich hier niemand zeigen. Die Bots sind feste Punkte: Ihre Stärke ist bekannt und ändert sich nicht.
web-rating-means = Was sie bedeutet
web-rating-means-number = Alle beginnen bei 1500. Die Zahl hinter ± sagt, wie sicher das ist: In 19 von 20 Fällen liegt deine wahre Stärke in diesem Bereich. Er schrumpft mit jeder Partie.
web-rating-means-counts = Eine Partie zählt, wenn du sie selbst zu Ende spielst, ohne zurückgenommene Züge, gegen Menschen mit Wertung oder Bots nach Stärke. Wer geht, kommt auf den letzten Platz.
web-rating-means-bots = Gegen Stärkere gewinnst du mehr Punkte und verlierst weniger. Wenn du jemanden zum Spielen suchst, kommen zuerst die, die ähnlich stark sind wie du.
web-rating-now = Deine Wertung: { $rating }
