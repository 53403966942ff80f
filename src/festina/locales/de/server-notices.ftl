# What the server tells people who are not at their table: notices and the feed; and what it says about them.

## Notices

notice-turn = Du bist am Zug
notice-turn-of = { $name }, du bist am Zug
notice-time = Deine Zeit wird knapp
notice-time-of = { $name }, deine Zeit wird knapp
notice-time-left = Noch { $span }.
notice-time-until = Bis { $time }.
notice-lent = Ein Bot spielt für dich
notice-lent-of = Ein Bot spielt für { $name }
notice-lent-news = Sobald du wieder da bist, spielst du selbst weiter.
notice-removed = Du bist nicht mehr am Tisch
notice-removed-news = Wer den Tisch leitet, hat deinen Sitz freigegeben.
notice-over = Die Partie ist zu Ende
notice-over-you = Du hast gewonnen!
notice-over-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
notice-rematch = Noch eine Partie?
notice-rematch-by = { $name } möchte noch eine Partie
notice-invite = Du bist eingeladen
notice-invite-by = { $name } lädt dich ein
notice-game = { $game }.
notice-game-with = { $game } mit { $names }.
notice-and = { $names } und { $last }
notice-play = Spielen
notice-look = Ansehen
notice-test = Die Hinweise kommen an
notice-test-body = So sagt dir Festina Bescheid, wenn du am Zug bist.
notice-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
notice-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
notice-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
notice-feed-title = Festina: Partien, die auf dich warten

## What does not work

server-push-off = Dieser Server verschickt keine Hinweise.
server-push-endpoint = Das ist keine Adresse eines Push-Dienstes. Sie muss mit https:// beginnen und im Internet liegen.
server-push-keys = Das sind keine Schlüssel eines Browsers.
server-push-taken = Unter dieser Adresse bekommt ein anderer Browser Hinweise.
server-push-unknown = Dieser Browser ist nicht als einer bekannt, der Hinweise bekommt.
server-push-gone = Der Push-Dienst des Browsers kennt diesen Browser nicht mehr. Schalte die Hinweise aus und wieder ein.
server-push-failed = Der Push-Dienst des Browsers hat den Hinweis nicht angenommen. Versuche es später noch einmal.
server-push-muted-too-many = Hinweise lassen sich für höchstens { $most } Tische abschalten.
server-push-quiet-empty = Ruhezeiten müssen zu einer anderen Zeit enden, als sie beginnen.
server-push-no-zone = „{ $zone }“ ist keine Zeitzone.
server-no-feed = Unter dieser Adresse gibt es keinen Feed. Vielleicht wurde er zurückgezogen.
