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

web-rules-short-hare-1 = { $pawns ->
    [2] Si corre a carote, con due lepri. Ne hai { $start } per entrambe, e ogni passo di una mossa ne costa una più del precedente: 1 casella costa 1, 2 costano 3, 3 costano 6, 10 costano 55.
   *[one] Si corre a carote. Ne hai { $start }, e ogni passo di una mossa ne costa una più del precedente: 1 casella costa 1, 2 costano 3, 3 costano 6, 10 costano 55.
}
web-rules-short-hare-2 = { $pawns ->
    [2] Nel tuo turno muovi in avanti una delle tue lepri fin dove puoi pagare, su una casella libera; oppure la fai tornare indietro, o resta su una casella carota. Non puoi passare.
   *[one] Nel tuo turno muovi in avanti fin dove puoi pagare, su una casella libera; oppure torni indietro, o resti su una casella carota. Non puoi passare.
}
web-rules-short-hare-3 = { $pawns ->
    [2] { $number_pay ->
        [turn_start] All’inizio del tuo turno ognuna delle tue lepri su una casella con numero rende 10 carote moltiplicate per la sua posizione, se il numero è la sua posizione in gara.
       *[on_leaving] Una casella con numero rende 10 carote moltiplicate per la posizione della lepre che ci sta sopra quando quella lepre riparte, se in quel momento il numero è la sua posizione in gara.
    }
   *[one] Una casella con numero rende 10 carote moltiplicate per la tua posizione quando riparti, se in quel momento il suo numero è la tua posizione in gara.
}
web-rules-short-hare-4 = Su una casella carota puoi restare, e prendere 10 carote o cederne 10.
web-rules-short-hare-5 = Lungo la strada devi mangiare { $lettuces } lattughe. Su una casella lattuga passi un turno a mangiare, e prendi 10 carote moltiplicate per la tua posizione: più sei indietro, più ne prendi.
web-rules-short-hare-6 = { $runner ->
    [hedgehog] Tornare al riccio più vicino
   *[tortoise] Tornare alla tartaruga più vicina
} dietro di te non costa nulla e rende 10 carote a casella. È così che fai provvista.
web-rules-short-hare-7 = { $hare ->
    [sprint] Su una casella lepre non succede nulla. Ripartire da lì in avanti costa 5 carote a casella, per quanto lontano tu vada.
    [nap] Su una casella lepre la tua lepre si addormenta e perde un turno, a meno che qualcuno non la sorpassi.
    [closed] Le caselle lepre sono chiuse: nessuno può entrarci.
    [tournament] Su una casella lepre scommetti che nessuno ti sorpasserà: se è così, al prossimo turno prendi 10 carote; altrimenti ne paghi 10 per ogni giocatore che ti ha sorpassato.
    [parking] Le caselle lepre sono un parcheggio: non ci succede nulla.
   *[edition] Una casella lepre è un azzardo: succede subito qualcosa.
}
web-rules-short-hare-8 = { $pawns ->
    [2] Vince chi porta per primo al traguardo entrambe le lepri. { $first_pawn_any_lettuces ->
        [yes] La tua prima lepre può arrivare con quante carote e lattughe vuoi;
       *[no] La tua prima lepre può arrivare con quante carote vuoi, ma senza lattughe;
    } la seconda solo senza lattughe, e con al massimo { $flat ->
        [yes] { $second } carote.
       *[no] { $second } carote se è la seconda lepre ad arrivare, { $third } se è la terza.
    }
   *[one] { $team ->
        [yes] Vince la prima squadra che ha tutte le sue lepri al traguardo.
       *[no] Vince chi arriva per primo.
    } Ma puoi tagliare il traguardo solo senza lattughe, e con al massimo { $flat ->
        [yes] { $limit } carote in mano.
       *[no] { $limit } carote in mano se arrivi in prima posizione.
    }
}

## Why First? in a minute

web-rules-short-whyfirst-1 = Ciascuno ha un segnalino su un percorso da { $lowest } a { $highest }, e cinque carte da { $weakest } a { $strongest }. Una partita dura cinque manche; una manche dura cinque giri di carte.
web-rules-short-whyfirst-2 = { $mode ->
    [tactical] In ogni giro ciascuno mette giù una carta coperta.
   *[base] In ogni giro ciascuno sceglie in segreto una carta e il segnalino che muove: il proprio, o quello di chiunque.
}
web-rules-short-whyfirst-3 = { $mode ->
    [tactical] Tutte le carte si scoprono insieme. Poi, dal numero bianco più alto in giù, ciascuno muove un segnalino con la sua carta: il proprio, o quello di chiunque.
   *[base] Tutte le carte si scoprono insieme. Ogni segnalino si muove una volta sola, della somma delle sue carte.
}
web-rules-short-whyfirst-4 = { $mode ->
    [tactical] Anche l’ultima carta di una manche può muovere qualsiasi segnalino.
   *[base] L’ultima carta di una manche si gioca su sé stessi.
}
web-rules-short-whyfirst-5 = Poi fa punti solo la seconda posizione: il numero su cui sta. La prima non prende nulla, e nemmeno tutti gli altri.
web-rules-short-whyfirst-6 = Dopo cinque manche vince il secondo totale più alto. Il più alto no.
web-rules-short-whyfirst-leo = Il terzo a correre è Leo, che nessuno guida. Nei primi quattro giri si scopre una carta per lui, che muove il suo segnalino. Anche tu puoi muoverlo; Leo fa punti come tutti, e può vincere.

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
