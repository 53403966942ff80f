# Che cosa dice un confronto tra le edizioni di La lepre e la tartaruga.

hare-fact-start = Carote alla partenza
hare-fact-start-value = { $more ->
    [0] { $carrots }
   *[other] { $carrots }; { $then } da { $more } giocatori in su
}
hare-fact-two = In due
hare-fact-two-value = { $carrots }, due lepri a testa
hare-fact-restart = Ricominciando da capo
hare-fact-restart-value = { $carrots ->
    [as_started] come alla partenza
   *[other] { $carrots }
}
hare-fact-finish = Carote avanzate al traguardo
hare-fact-finish-value = { $limit ->
    [0] al massimo 10 per ogni posto
   *[other] al massimo { $limit } per tutti
}
hare-fact-hare = Caselle lepre
hare-fact-hare-value = { $mode ->
    [chart] sei carte numerate e una tabella
    [die] un dado e una tabella
   *[deck] { $cards } carte
}
hare-fact-board = Tabellone
hare-fact-board-value = { $about }
hare-fact-printed = Numeri sulle caselle
hare-fact-printed-value = { $printed ->
    [to_finish] contano alla rovescia fino al traguardo
   *[from_start] contano dalla partenza
}
hare-fact-runner = Chi va piano
hare-fact-runner-value = { $runner ->
    [hedgehog] un riccio
   *[tortoise] una tartaruga
}

## Un tavolo a colpo d’occhio

hare-chip-carrots = { $carrots } alla partenza
hare-chip-lettuces = { $lettuces } da mangiare
hare-chip-deck = { $cards } carte
hare-chip-die = dado e tabella
hare-chip-chart = tabella
hare-chip-runner = { $runner ->
    [hedgehog] riccio
   *[tortoise] tartaruga
}
