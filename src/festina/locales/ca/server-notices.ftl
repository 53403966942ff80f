# What the server tells people who are not at their table: notices and the feed; and what it says about them.

## Notices

notice-turn = Et toca
notice-turn-of = { $name }, et toca
notice-time = Et queda poc temps
notice-time-of = { $name }, et queda poc temps
notice-time-left = Encara { $span }.
notice-time-until = Fins a { $time }.
notice-lent = Un bot juga per tu
notice-lent-of = Un bot juga per { $name }
notice-lent-news = Quan tornis, hi jugaràs tu de nou.
notice-removed = Ja no ets a la taula
notice-removed-news = Qui porta la taula ha alliberat el teu seient.
notice-over = La partida s’ha acabat
notice-over-you = Has guanyat!
notice-over-won = { $count ->
    [one] Ha guanyat { $names }.
   *[other] Han guanyat { $names }.
}
notice-rematch = Una altra partida?
notice-rematch-by = { $name } vol una altra partida
notice-invite = Tens una invitació
notice-invite-by = { $name } et convida
notice-game = { $game }.
notice-game-with = { $game } amb { $names }.
notice-and = { $names } i { $last }
notice-play = Juga
notice-look = Mira-ho
notice-test = Els avisos arriben
notice-test-body = Així t’avisa Festina quan et toca.
notice-days = { $count ->
    [one] 1 dia
   *[other] { $count } dies
}
notice-hours = { $count ->
    [one] 1 hora
   *[other] { $count } hores
}
notice-minutes = { $count ->
    [one] 1 minut
   *[other] { $count } minuts
}
notice-feed-title = Festina: partides que t’esperen

## What does not work

server-push-off = Aquest servidor no envia avisos.
server-push-endpoint = Això no és l’adreça d’un servei push. Ha de començar per https:// i ser a Internet.
server-push-keys = Això no són claus d’un navegador.
server-push-taken = En aquesta adreça rep avisos un altre navegador.
server-push-unknown = Aquest navegador no consta entre els que reben avisos.
server-push-gone = El servei push del navegador ja no coneix aquest navegador. Desactiva els avisos i torna’ls a activar.
server-push-failed = El servei push del navegador no ha acceptat l’avís. Torna-ho a provar més tard.
server-push-muted-too-many = Es poden desactivar els avisos de { $most } taules com a màxim.
server-push-quiet-empty = Les hores de silenci han d’acabar a una hora diferent de la que comencen.
server-push-no-zone = «{ $zone }» no és cap fus horari.
server-no-feed = En aquesta adreça no hi ha cap canal. Potser s’ha retirat.
