# Finding somebody to play with.

## The lobby

web-lobby-mine = Deine Tische
web-lobby-more = Mehr zum Mitspielen
web-lobby-new = Einen Tisch für andere eröffnen

## What one wants, and waiting for it

web-pair-title = Mit jemandem spielen
web-pair-lead = Sag, was du möchtest. Wer dasselbe will, kommt mit dir an einen Tisch.
web-pair-game = Spiel
web-pair-edition = Ausgabe
web-pair-any = Egal
web-pair-seats = Wie viele spielen
web-pair-any-seats = beliebig viele
web-pair-live = Jetzt
web-pair-live-sentence = Mit Uhr: je 10 Minuten, und 15 Sekunden mehr für jede Entscheidung.
web-pair-days = Über Tage
web-pair-days-sentence = Bis zu drei Tage für jede Entscheidung. Du erfährst, wann du am Zug bist.
web-pair-bots = Bots dürfen leere Sitze nehmen, wenn sonst niemand kommt
web-pair-find = Jemanden suchen
web-pair-here = { $count ->
    [one] Eine Person wartet
   *[other] { $count } Personen warten
}
web-pair-looking = Suche jemanden …
web-pair-fitting = { $count ->
    [0] Noch will niemand sonst dasselbe.
    [one] Eine Person will dasselbe.
   *[other] { $count } Personen wollen dasselbe.
}
web-pair-missing = { $count ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $count }.
}
web-pair-soon = Gleich geht es los.
web-pair-waited = So lange wartest du schon
web-pair-bots-later = Nach 45 Sekunden kannst du mit Bots anfangen.
web-pair-patience = Du kannst mit Bots auf den leeren Sitzen anfangen, inzwischen ein Rennen spielen oder weiter warten.
web-pair-with-bots = Mit Bots anfangen
web-pair-meanwhile = Inzwischen gegen Bots
web-pair-cancel = Nicht mehr warten
web-pair-found = Dein Tisch ist bereit: Die anderen sind da.
web-pair-go = Zum Tisch
