# What the server tells people who are not at their table: notices and the feed; and what it says about them.

## Notices

notice-turn = Tocca a te
notice-turn-of = { $name }, tocca a te
notice-time = Ti resta poco tempo
notice-time-of = { $name }, ti resta poco tempo
notice-time-left = Ancora { $span }.
notice-time-until = Fino a { $time }.
notice-lent = Un bot gioca per te
notice-lent-of = Un bot gioca per { $name }
notice-lent-news = Appena torni, giochi di nuovo tu.
notice-removed = Non sei più al tavolo
notice-removed-news = Chi gestisce il tavolo ha liberato il tuo posto.
notice-over = La partita è finita
notice-over-you = Hai vinto!
notice-over-won = { $count ->
    [one] Ha vinto { $names }.
   *[other] Hanno vinto { $names }.
}
notice-rematch = Un’altra partita?
notice-rematch-by = { $name } vuole un’altra partita
notice-invite = Hai un invito
notice-invite-by = { $name } ti invita
notice-game = { $game }.
notice-game-with = { $game } con { $names }.
notice-and = { $names } e { $last }
notice-play = Gioca
notice-look = Guarda
notice-test = Gli avvisi arrivano
notice-test-body = Così Festina ti avvisa quando tocca a te.
notice-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
notice-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
notice-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
notice-feed-title = Festina: le partite che ti aspettano

## What does not work

server-push-off = Questo server non manda avvisi.
server-push-endpoint = Questo non è l’indirizzo di un servizio push. Deve cominciare con https:// e stare su Internet.
server-push-keys = Queste non sono chiavi di un browser.
server-push-taken = A questo indirizzo riceve avvisi un altro browser.
server-push-unknown = Questo browser non risulta tra quelli che ricevono avvisi.
server-push-gone = Il servizio push del browser non conosce più questo browser. Disattiva gli avvisi e riattivali.
server-push-failed = Il servizio push del browser non ha preso l’avviso. Riprova più tardi.
server-push-muted-too-many = Si possono disattivare gli avvisi di { $most } tavoli al massimo.
server-push-quiet-empty = Le ore di silenzio devono finire a un’ora diversa da quella in cui cominciano.
server-push-no-zone = «{ $zone }» non è un fuso orario.
server-no-feed = A questo indirizzo non c’è nessun feed. Forse è stato ritirato.
