# The companion: the real box lies on the table, the page keeps count.

web-companion-lead = Giocate con il tabellone vero e segnate qui ciò che succede. La pagina conta carote e posizioni, dice quanto costa ogni mossa e che cosa permettono le regole. Passatevi questo dispositivo, o fate fare a uno di voi il segretario.
web-companion-who = Chi gioca, nell’ordine dei posti
web-companion-more = Uno in più
web-companion-fewer = Uno in meno
web-companion-first = Comincia il primo dell’elenco.
web-companion-secret = Tieni segrete le carote
web-companion-secret-sentence = Ciascuno vede solo le proprie; a ogni turno il dispositivo passa di mano.
web-companion-start = Apri l’aiutante

## At the table

web-companion-panel = Aiutante
web-companion-play = Muovi sul tabellone vero, e segna qui la stessa mossa.
web-companion-ask = Che cosa ha detto la carta o il dado?
web-companion-odds = { $num } su { $den }

## Un dispositivo per tutti: ognuno è chiamato per nome

web-move-of = Tocca a { $name }
web-turn-now-of = { $moment } · ora { $name }
web-shared-hare-prompt-gift = { hare-giver } dà { hare-amount }: tenere il regalo o metterlo in banca?
web-shared-hare-prompt-choice = { $nothing ->
    [yes] La lepre lascia la scelta: prendere 10 carote, cederne 10 o non fare nulla.
   *[no] La lepre lascia la scelta: prendere 10 carote o cederne 10.
}
web-shared-hare-prompt-eat = In questo turno la pedina mangia una lattuga.
web-shared-hare-prompt-miss = Si salta un turno: la pedina si rialza.
web-shared-hare-prompt-nap = In questo turno la pedina si sveglia, e resta dov’è.
web-shared-hare-prompt-leave = { $ways ->
    [forward] La pedina ha mangiato e deve andarsene: in avanti.
    [back] La pedina ha mangiato e deve andarsene: all’indietro.
    [restart] La pedina ha mangiato e dovrebbe andarsene, ma non può: deve ricominciare da capo.
   *[other] La pedina ha mangiato e deve andarsene: in avanti o all’indietro.
}
