# The rules in the browser. The complete rules stand in hare-rules.ftl and whyfirst-rules.ftl; here is what is around them.

web-rules-title = Regole
web-rules-short = In un minuto
web-rules-complete = Complete
web-rules-marks = Ogni regola ha un numero. «Nostra lettura» indica ciò che i regolamenti lasciano aperto o che abbiamo ricostruito noi.
web-rules-reading = nostra lettura
web-rules-not-here = { $rule } a questo tavolo non conta, quindi non è nell’elenco.
web-rules-search = Trova una regola
web-rules-search-example = lattuga, da capo, 301…
web-rules-found = { $count ->
    [0] Nessuna regola lo dice.
    [one] Una regola trovata.
   *[other] { $count } regole trovate.
}
web-rules-try = Imparalo giocando

## Hare & Tortoise in a minute

web-rules-short-hare-1 = Si corre a carote. Ne hai { $start }, e ogni passo di una mossa ne costa una più del precedente: 1 casella costa 1, 2 costano 3, 3 costano 6, 10 costano 55.
web-rules-short-hare-2 = Nel tuo turno muovi in avanti fin dove puoi pagare, su una casella libera; oppure torni indietro, o resti su una casella carota. Non puoi passare.
web-rules-short-hare-3 = Una casella con numero rende 10 carote moltiplicate per la tua posizione quando riparti, se in quel momento il suo numero è la tua posizione in gara.
web-rules-short-hare-4 = Su una casella carota puoi restare, e prendere 10 carote o cederne 10.
web-rules-short-hare-5 = Lungo la strada devi mangiare { $lettuces } lattughe. Su una casella lattuga passi un turno a mangiare, e prendi 10 carote moltiplicate per la tua posizione: più sei indietro, più ne prendi.
web-rules-short-hare-6 = { $runner ->
    [hedgehog] Tornare al riccio più vicino
   *[tortoise] Tornare alla tartaruga più vicina
} dietro di te non costa nulla e rende 10 carote a casella. È così che fai provvista.
web-rules-short-hare-7 = Una casella lepre è un azzardo: succede subito qualcosa.
web-rules-short-hare-8 = Vince chi arriva per primo. Ma puoi tagliare il traguardo solo senza lattughe, e con al massimo { $limit } carote in mano se arrivi in prima posizione.

## Why First? in a minute

web-rules-short-whyfirst-1 = Ciascuno ha un segnalino su un percorso da −12 a 16, e cinque carte da −4 a +5. Una partita dura cinque manche; una manche dura cinque giri di carte.
web-rules-short-whyfirst-2 = In ogni giro ciascuno sceglie in segreto una carta e il segnalino che muove: il proprio, o quello di chiunque.
web-rules-short-whyfirst-3 = Tutte le carte si scoprono insieme. Ogni segnalino si muove una volta sola, della somma delle sue carte.
web-rules-short-whyfirst-4 = L’ultima carta di una manche si gioca su sé stessi.
web-rules-short-whyfirst-5 = Poi fa punti solo la seconda posizione: il numero su cui sta. La prima non prende nulla, e nemmeno tutti gli altri.
web-rules-short-whyfirst-6 = Dopo cinque manche vince il secondo totale più alto. Il più alto no.

## Numbers, cards and tables

web-rules-numbers = In numeri
web-rules-by-players = Carote e lattughe secondo il numero di giocatori
web-rules-start = Carote all’inizio
web-rules-restart = Ricominciando da capo
web-rules-lettuces = Lattughe
web-rules-finish = Carote permesse al traguardo
web-rules-finish-place = Arrivo
web-rules-finish-carrots = Carote, al massimo
web-rules-hare = Che cosa fa la lepre
web-rules-deck = Le carte lepre
web-rules-card = Carta
web-rules-count = Quante
web-rules-what = Che cosa succede
web-rules-chart = La tabella della lepre
web-rules-position-roll = Posizione \ dado
web-rules-card-position = Carta \ posizione
web-rules-card-number = Carta { $number }
web-rules-chart-star = * ricostruito
web-rules-sources = Da dove viene
web-rules-reconstructed = Ricostruito:
web-rules-race-deck = Il mazzo: { $size } carte Corsa
web-rules-white = Numeri bianchi
