# The words of the start page and of what stands on every page: they come first.

## Start page

web-home-title = Die Schnellsten gewinnen nicht.
web-home-lead = Lauf mit Karotten, friss deine Salate und komm mit fast nichts ins Ziel.
web-home-race = Jetzt loslaufen
web-home-race-first = Du gegen drei sanfte Bots. Kein Konto, kein Warten.
web-home-race-last = Wie zuletzt: { $what }
web-home-learn = Zeig mir, wie
web-home-waits = Deine Partien
web-home-waits-more = { $count ->
    [one] und eine weitere Partie
   *[other] und { $count } weitere Partien
}
web-home-turn-of = { $name } ist am Zug
web-home-invited = { $count ->
    [one] eine Einladung
   *[other] { $count } Einladungen
}
web-home-links = Mehr
web-home-lobby = Lobby
web-home-lobby-free = { $count ->
    [one] Lobby: An einem Tisch ist ein Sitz frei
   *[other] Lobby: An { $count } Tischen ist ein Sitz frei
}
web-home-me = Mein Profil
web-home-replay = Wiederholungen
web-home-companion = Begleiter fürs Brettspiel
web-home-rules = Regeln aller Ausgaben
web-home-move = Auf ein anderes Gerät umziehen

## The doors of the games

web-door-hare = { $count ->
    [7] Sieben Ausgaben
   *[other] { $count } Ausgaben
}, { $from } bis { $to }
web-door-whyfirst = Nur der zweite Platz zählt
web-way-bots = Bots
web-way-friends = Freunde
web-way-device = Ein Gerät

## The race that runs by itself

web-race-live = Ein Rennen von vier Bots.
web-race-pause = Rennen anhalten
web-race-play = Laufen lassen
web-race-runs = { $name } läuft auf { $space }.
web-race-back = { $name } geht zurück auf { $space }.
web-race-eats = { $name } frisst auf { $space }.
web-race-ate = { $count ->
    [0] { $name } hat den letzten Salat gefressen.
    [one] { $name } hat noch einen Salat.
   *[other] { $name } hat noch { $count } Salate.
}
web-race-draws = { $name } zieht eine Hasenkarte.
web-race-home = { $name } kommt als { web-place } ins Ziel.

## A table in one line

web-told = { $title }, { $who }, { $rules }.
web-told-number = { $count ->
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $count }
}
web-told-you = du
web-told-watch = nur Bots
web-told-friends = { $count ->
    [1] jemand per Link
   *[other] { web-told-number } Leute per Link
}
web-told-here = { $count ->
    [1] jemand neben dir
   *[other] { web-told-number } Leute neben dir
}
web-told-bots-gentle = { $count ->
    [1] { web-told-number } sanfter Bot
   *[other] { web-told-number } sanfte Bots
}
web-told-bots-fair = { $count ->
    [1] { web-told-number } solider Bot
   *[other] { web-told-number } solide Bots
}
web-told-bots-hard = { $count ->
    [1] { web-told-number } starker Bot
   *[other] { web-told-number } starke Bots
}
web-told-bots-merciless = { $count ->
    [1] { web-told-number } gnadenloser Bot
   *[other] { web-told-number } gnadenlose Bots
}
web-told-bots-mixed = { $count ->
    [1] { web-told-number } Bot
   *[other] { web-told-number } gemischte Bots
}
web-told-bots-own = { $count ->
    [1] { web-told-number } Bot
   *[other] { web-told-number } Bots
}
web-told-usual = übliche Regeln
web-told-variants = { $count ->
    [1] eine Variante
   *[other] { web-told-number } Varianten
}

## Announcements

web-announcements = Mitteilungen
web-announcement-read = Gelesen
