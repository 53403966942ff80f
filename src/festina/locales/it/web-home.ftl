# The words of the start page and of what stands on every page: they come first.

## Start page

web-home-title = Non vince il più veloce.
web-home-lead = Corri a forza di carote, mangia le tue lattughe e arriva con quasi niente.
web-home-race = Corri subito
web-home-race-first = Tu contro tre bot facili. Niente account, niente attese.
web-home-race-last = Come l’ultima volta: { $what }
web-home-learn = Mostrami come
web-home-waits = Le tue partite
web-home-waits-more = { $count ->
    [one] e un’altra partita
   *[other] e altre { $count } partite
}
web-home-turn-of = Tocca a { $name }
web-home-invited = { $count ->
    [one] un invito
   *[other] { $count } inviti
}
web-home-links = Altro
web-home-lobby = Sala
web-home-lobby-free = { $count ->
    [one] Sala: un tavolo ha un posto libero
   *[other] Sala: { $count } tavoli hanno un posto libero
}
web-home-me = Il mio profilo
web-home-replay = Replay
web-home-companion = Compagno per il gioco da tavolo
web-home-rules = Regole di tutte le edizioni
web-home-move = Passa a un altro dispositivo

## The doors of the games

web-door-hare = { $count ->
    [7] Sette edizioni
   *[other] { $count } edizioni
}, dal { $from } al { $to }
web-door-whyfirst = Conta solo il secondo posto
web-way-bots = Bot
web-way-friends = Amici
web-way-device = Un dispositivo

## The race that runs by itself

web-race-live = Una corsa di quattro bot.
web-race-pause = Ferma la corsa
web-race-play = Lasciali correre
web-race-runs = { $name } corre fino a { $space }.
web-race-back = { $name } torna indietro a { $space }.
web-race-eats = { $name } mangia su { $space }.
web-race-ate = { $count ->
    [0] { $name } ha mangiato l’ultima lattuga.
    [one] A { $name } resta una lattuga.
   *[other] A { $name } restano { $count } lattughe.
}
web-race-draws = { $name } pesca una carta lepre.
web-race-home = { $name } arriva { web-place }.

## A table in one line

web-told = { $title }, { $who }, { $rules }.
web-told-number = { $count ->
    [1] un
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $count }
}
web-told-you = tu
web-told-watch = solo bot
web-told-friends = { $count ->
    [1] una persona invitata
   *[other] { web-told-number } persone invitate
}
web-told-here = { $count ->
    [1] qualcuno accanto a te
   *[other] { web-told-number } persone accanto a te
}
web-told-bots-gentle = { $count ->
    [1] { web-told-number } bot facile
   *[other] { web-told-number } bot facili
}
web-told-bots-fair = { $count ->
    [1] { web-told-number } bot medio
   *[other] { web-told-number } bot medi
}
web-told-bots-hard = { $count ->
    [1] { web-told-number } bot forte
   *[other] { web-told-number } bot forti
}
web-told-bots-merciless = { $count ->
    [1] { web-told-number } bot spietato
   *[other] { web-told-number } bot spietati
}
web-told-bots-mixed = { $count ->
    [1] { web-told-number } bot
   *[other] { web-told-number } bot misti
}
web-told-bots-own = { $count ->
    [1] { web-told-number } bot
   *[other] { web-told-number } bot
}
web-told-usual = solite regole
web-told-variants = { $count ->
    [1] una variante
   *[other] { web-told-number } varianti
}

## Announcements

web-announcements = Comunicazioni
web-announcement-read = Ho letto
