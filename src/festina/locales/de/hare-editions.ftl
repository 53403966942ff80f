# Was ein Vergleich der Ausgaben von Hase und Igel sagt.

hare-fact-start = Karotten am Start
hare-fact-start-value = { $more ->
    [0] { $carrots }
   *[other] { $carrots }; ab { $more } Personen { $then }
}
hare-fact-two = Zu zweit
hare-fact-two-value = { $carrots }, je zwei Hasen
hare-fact-restart = Nach einem Neustart
hare-fact-restart-value = { $carrots ->
    [as_started] wie am Start
   *[other] { $carrots }
}
hare-fact-finish = Karotten übrig im Ziel
hare-fact-finish-value = { $limit ->
    [0] höchstens 10 je Platz
   *[other] höchstens { $limit } für alle
}
hare-fact-hare = Hasenfelder
hare-fact-hare-value = { $mode ->
    [chart] sechs nummerierte Karten und eine Tabelle
    [die] ein Würfel und eine Tabelle
   *[deck] { $cards } Karten
}
hare-fact-board = Spielplan
hare-fact-board-value = { $about }
hare-fact-printed = Zahlen auf den Feldern
hare-fact-printed-value = { $printed ->
    [to_finish] zählen bis zum Ziel herunter
   *[from_start] zählen vom Start hoch
}
hare-fact-runner = Wer langsam läuft
hare-fact-runner-value = { $runner ->
    [hedgehog] ein Igel
   *[tortoise] eine Schildkröte
}

## Ein Tisch auf einen Blick

hare-chip-carrots = { $carrots } am Start
hare-chip-lettuces = { $lettuces } zu essen
hare-chip-deck = { $cards } Karten
hare-chip-die = Würfel und Tabelle
hare-chip-chart = Tabelle
hare-chip-runner = { $runner ->
    [hedgehog] Igel
   *[tortoise] Schildkröte
}
