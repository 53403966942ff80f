# The rulebook of Hare & Tortoise, in our own words.
# $runner is what the edition calls the slow runner; switches of the edition are “yes” or “no”.

hare-runner = { $runner ->
    [hedgehog] riccio
   *[tortoise] tartaruga
}

## Chapters

hare-section-setup = Preparazione
hare-section-turn = Il turno
hare-section-forward = Muovere in avanti
hare-section-numbers = Caselle con numero
hare-section-food = Caselle carota e lattuga
hare-section-back = { $runner ->
    [hedgehog] Caselle riccio
   *[tortoise] Caselle tartaruga
}
hare-section-hare = Caselle lepre
hare-section-restart = Ricominciare da capo
hare-section-finish = Il traguardo
hare-section-two = La corsa in due
hare-section-teams = Squadre
hare-section-variant = { $whole ->
    [yes] Varianti della lepre
   *[no] La lepre a questo tavolo
}

## Set-up

hare-rule-101 = Da 3 a 6 giocatori prendono una pedina ciascuno e la mettono alla partenza. In due si prendono due pedine a testa; in 4 o in 6 si può giocare a squadre.
hare-rule-102 = Carote all’inizio, secondo il numero di giocatori: { $starts }. A un tavolo da { $players } sono { $start } a testa.
hare-rule-103 = Ciascuno prende tre lattughe.
hare-rule-104 = { $carrots_public ->
    [yes] A questo tavolo tutti vedono quante carote hanno gli altri.
   *[no] Quante carote ha un giocatore è un segreto, ma tutti vedono ciò che si paga o si prende. Un numero mostrato a tutti resta noto finché non cambia. Un tavolo può accordarsi per giocare a carote scoperte, o con un promemoria che conta per tutti.
}
hare-rule-104-note = Nostra lettura: il regolamento di questa edizione non dice se le carote siano segrete; il testo dell’autore sì.
hare-rule-105 = { $first ->
    [draw] Chi comincia si sorteggia.
   *[seat0] Chi comincia si decide insieme; qui è il primo posto.
} Poi si gioca facendo il giro del tavolo.

## The turn

hare-rule-201 = Una pedina a faccia in giù per un turno da saltare si rialza, e il turno è finito.
hare-rule-202 = Una pedina che è a faccia in giù per mangiare mangia adesso, e il turno è finito.
hare-rule-203 = Prima di tutto rende la casella con numero che corrisponde, che lo si voglia o no. Con due pedine a testa, vedi HT-403.
hare-rule-204 = Altrimenti il turno è una sola azione con una sola pedina: muovere in avanti, tornare indietro a una casella { hare-runner }, o restare su una casella carota. Non si può passare. Una seconda pedina che riposa su una casella carota mentre l’altra muove non guadagna nulla.
hare-rule-205 = Chi non ha nessuna azione permessa deve ricominciare da capo, e solo in quel caso.
hare-rule-206 = { $hare ->
    [chart] Una casella lepre agisce subito, appena la si raggiunge.
    [die] Una casella lepre agisce subito, appena la si raggiunge.
    [deck] Una casella lepre agisce subito, appena la si raggiunge.
   *[variant] Che cosa fa una casella lepre a questo tavolo è spiegato più sotto.
} Le caselle con numero, carota e lattuga agiscono nel turno successivo.
hare-rule-207 = Chi ha tutte le pedine al traguardo non ha più turni.

## Moving forward

hare-rule-301 = Muovere di 1, 2, 3, 4, 5 caselle costa 1, 3, 6, 10, 15 carote: ogni casella in più costa una carota più della precedente. Si pagano alla banca prima di muovere la pedina. Le caselle occupate si contano.
hare-rule-302 = La mossa deve finire su una casella libera; solo la partenza e il traguardo tengono un numero qualsiasi di pedine.
hare-rule-303 = Una mossa in avanti non finisce mai su una casella { hare-runner }.
hare-rule-304 = In una casella lattuga si entra solo con una lattuga in mano.
hare-rule-305 = Per la mossa al traguardo, vedi HT-850.

## Number spaces

hare-rule-401 = Una pedina su una casella con numero, se il numero è la sua posizione in gara, prende 10 carote moltiplicate per quella posizione prima di ripartire, che lo si voglia o no. 1/5/6 vale per la prima (10), la quinta (50) e la sesta posizione (60).
hare-rule-402 = All’arrivo non succede nulla: fino al turno successivo, le pedine che la sorpassano in avanti o all’indietro cambiano la sua posizione.
hare-rule-403 = { $number_pay ->
    [turn_start] Con due pedine a testa, ogni propria pedina su un numero che corrisponde prende il suo premio come prima cosa nel turno, anche se poi il turno serve a mangiare o va saltato.
   *[on_leaving] Con due pedine a testa, solo la pedina che ora muove, in avanti o all’indietro, prende il suo premio, come primo passo della mossa. Il premio aiuta già a pagare quella mossa e conta per il limite al traguardo.
}
hare-rule-403-note = Nostra lettura: i testi principali dicono «appena prima di lasciare la casella», i riassunti «all’inizio del turno». Con due pedine c’è differenza; un tavolo può scegliere (number_pay).
hare-rule-404 = La posizione in gara è uno più il numero di pedine che stanno strettamente più avanti. Le pedine al traguardo sono più avanti, in ordine di arrivo; le pedine insieme alla partenza hanno la stessa posizione. Contano tutte le pedine, anche le proprie.
hare-rule-404-note = Nostra lettura: che le pedine alla partenza abbiano la stessa posizione, e che conti anche la propria seconda pedina.

## Carrot and lettuce spaces

hare-rule-501 = Su una casella carota, invece di muovere, si può restare e prendere 10 carote dalla banca o cedergliene 10, per quanti turni di fila si vuole.
hare-rule-501-note = Nostra lettura: per cedere 10 carote bisogna averne 10 in mano.
hare-rule-502 = Una pedina che arriva su una casella lattuga si mette a faccia in giù.
hare-rule-503 = Nel turno successivo si rialza, una lattuga esce dal gioco, e il giocatore prende 10 carote moltiplicate per la posizione della pedina in quel momento. Il turno è finito.
hare-rule-504 = Nel turno dopo ancora la pedina deve andarsene, in avanti o all’indietro. Non può mangiare di nuovo lì senza essersene andata.

## Tortoise and hedgehog spaces

hare-rule-601 = Una pedina può tornare indietro alla casella { hare-runner } più vicina dietro di lei, e a nessun’altra, se è libera. Non costa nulla: anzi, prende 10 carote per ogni casella percorsa all’indietro, che lo si voglia o no. Se dietro non ce n’è, indietro non si va.
hare-rule-602 = Da una casella { hare-runner } una pedina può tornare a quella precedente, turno dopo turno.

## Hare spaces: charts, die and the deck of 1978

hare-rule-701 = Salta un turno: la pedina si mette a faccia in giù; il turno successivo serve solo a rialzarla.
hare-rule-702 = Dieci in più o dieci in meno: prendi 10 carote o cedine 10{ $choice_of_nothing ->
    [yes] , oppure non fare nulla.
   *[no] .
}
hare-rule-702-note = Nostra lettura: per cedere 10 carote bisogna averne 10 in mano.
hare-rule-703 = Avanti a una carota: { $jump_to_vacant ->
    [yes] alla prossima casella carota libera più avanti. Se non ce n’è, non succede nulla.
   *[no] alla prossima casella carota più avanti. Se è occupata, o non ce n’è, non succede nulla.
}
hare-rule-704 = Indietro a una carota: { $jump_to_vacant ->
    [yes] alla più vicina casella carota libera più indietro. Se non ce n’è, non succede nulla.
   *[no] alla più vicina casella carota più indietro. Se è occupata, o non ce n’è, non succede nulla.
}
hare-rule-705 = Guadagna una posizione: alla prima casella libera davanti alla pedina subito più avanti sul percorso, scavalcando le caselle { hare-runner }, e le caselle lattuga se non si hanno lattughe in mano. Poi quella casella agisce. { $position_to_finish ->
    [yes] Se prima del traguardo non c’è una casella così, la pedina va al traguardo senza pagare, purché ora possa arrivarci; se non può, non succede nulla.
   *[no] Se prima del traguardo non c’è una casella così, non succede nulla.
}
hare-rule-705-note = Nostra lettura: come pedina subito più avanti vale qualsiasi pedina, anche una propria{ $position_to_finish ->
    [yes] .
   *[no] ; e se prima del traguardo non restano caselle, non succede nulla.
}
hare-rule-706 = Perdi una posizione: alla prima casella libera dietro alla pedina subito più indietro sul percorso, scavalcando { $position_to_tortoise ->
    [yes] le caselle lattuga se non si hanno lattughe in mano. Così si può arrivare su una casella { hare-runner }, che però non rende nulla.
   *[no] le caselle { hare-runner }, e le caselle lattuga se non si hanno lattughe in mano.
} Poi la casella raggiunta agisce.
hare-rule-706-note = Nostra lettura: se la pedina subito più indietro è alla partenza, o dopo la partenza non restano caselle, non succede nulla.
hare-rule-707 = Mangia una lattuga: come su una casella lattuga, la pedina si mette a faccia in giù, mangia nel turno successivo e nel turno dopo ancora deve andarsene. Chi non ha lattughe salta il turno e non prende nulla.
hare-rule-708 = Mangia una carota: paga 1 carota. Chi non ne ha ricomincia da capo.
hare-rule-709 = Mossa gratis: le carote pagate per la mossa che ha portato qui tornano indietro, che lo si voglia o no.
hare-rule-709-note = Nostra lettura: una pedina portata qui da un evento non ha pagato nulla, quindi non torna nulla.
hare-rule-710 = Muovi ancora: la stessa pedina deve fare subito un’altra mossa, pagata come al solito, e la casella raggiunta agisce. Se non può, ricomincia da capo.
hare-rule-710-note = Nostra lettura: un’altra mossa è in avanti o all’indietro, non restare fermi.
hare-rule-711 = Ciò che non si può eseguire non succede.
hare-rule-712 = { $hare ->
    [chart] Si pesca una di sei carte numerate, ogni volta tutte con la stessa probabilità. La tabella dà l’evento: la riga è la carta, la colonna la posizione della pedina dopo la mossa.
   *[die] Si tira un dado. La tabella dà l’evento: la riga è la posizione della pedina dopo la mossa, la colonna il numero uscito.
}
hare-rule-712-note = Ricostruita in parte: alcune celle della tabella le conosciamo con certezza; le altre seguono la tabella del 1974.
hare-rule-713 = Il mazzo lepre ha { $deck_size } carte. Una carta pescata va in fondo al mazzo quando comincia la sua azione, prima di ogni carta a cui l’azione porta.{ $deck_shuffles ->
    [yes] { "" }
   *[no] { " " }Non si rimischia mai: una volta viste tutte le carte, il loro ordine è noto.
}
hare-rule-713-note = Nostra lettura: in quale momento esatto la carta va in fondo al mazzo.

## Hare spaces: the deck of 2008 and 2010

hare-rule-720 = La carta che fa mischiare il mazzo non va in fondo: si mischia con le altre.
hare-rule-721 = Dai dieci: dai 10 carote a ogni giocatore dietro di te. { $give_less ->
    [yes] Se non bastano per tutti: 5 a testa; se ancora non bastano: 1 a testa; se ancora non bastano: niente.
   *[no] Se non bastano per tutti: niente.
} Ciascuno di loro tiene tutto il regalo o lo mette in banca.
hare-rule-721-note = Nostra lettura: ai regali si risponde in ordine di turno dopo chi li fa{ $give_less ->
    [yes] , e chi non può dare nemmeno 1 carota a testa non dà nulla.
   *[no] .
}
hare-rule-722 = Dietro o ancora: se hai più giocatori dietro che davanti, salta il prossimo turno. Altrimenti, anche in parità, muovi ancora, subito (HT-710).
hare-rule-722-note = Nostra lettura: chi è al traguardo è davanti, chi è alla partenza è dietro.
hare-rule-723 = Sessantacinque: da ora hai esattamente 65 carote, che siano più o meno di prima.
hare-rule-723-note = Nostra lettura: 65 con qualsiasi numero di giocatori.
hare-rule-724 = Dieci a lattuga: prendi 10 carote per ogni lattuga ancora in mano. Chi non ne ha salta il prossimo turno.
hare-rule-725 = Corsa gratis: le carote pagate per la mossa che ha portato qui tornano indietro, che lo si voglia o no; dopo un evento non c’è nulla che torni.
hare-rule-726 = Perdi la metà: metà delle carote va alla banca. Se sono dispari, quella in più si tiene.
hare-rule-727 = Mostra: tutti vedono le carote di questo giocatore.
hare-rule-728 = Mischia: ogni altro giocatore, al traguardo o no, dà 1 carota a chi ha pescato la carta. Poi si mischia tutto il mazzo, compresa questa carta.
hare-rule-728-note = Nostra lettura: chi non ha carote non ne dà.
hare-rule-729 = Nella corsa in due, «giocatori dietro» e «giocatori davanti» sono le pedine dell’avversario, viste dalla pedina che ha pescato. Il regalo è di { hare-gift-each } per ciascuna di loro, da tenere o mettere in banca per intero.
hare-gift-each = { $give_less ->
    [yes] 10 (o 5, o 1)
   *[no] 10
}
hare-rule-729-note = Nostra lettura: la carta parla di giocatori; con due pedine a testa contiamo le pedine.

## Hare spaces: the deck of 2014

hare-rule-740 = +n: prendi n carote. −n: paga n carote; chi ne ha meno ricomincia da capo.
hare-rule-741 = 0: non succede nulla, e si mischia tutto il mazzo.
hare-rule-742 = Quante carte ci siano di ogni valore si vede nella tabella del mazzo.
hare-rule-742-note = Ricostruito: il regolamento indica i valori e 15 carte in tutto, non quante ce ne siano di ciascuno.

## Restart

hare-rule-801 = Chi non ha azioni permesse, o non può pagare ciò che un evento chiede, rimette la pedina alla partenza e ha poi esattamente { $restart_as_started ->
    [yes] le carote che aveva all’inizio: { $restart } a un tavolo da { $players }
   *[no] { $restart } carote
}. Le lattughe mangiate restano mangiate.
hare-rule-801-note = Nostra lettura: il testo dell’autore dice «qualunque sia il motivo». Il regolamento di questa edizione ne indica due: troppo poche carote con la casella { hare-runner } alle spalle occupata, e un evento che non si può pagare.
hare-rule-802 = Dopo aver ricominciato da capo la pedina muove subito, nello stesso turno. Ma chi ricomincia perché non ha potuto pagare un evento finisce il turno.
hare-rule-802-note = Nostra lettura: il regolamento di questa edizione tace; lo dice il testo dell’autore.
hare-rule-803 = Con due pedine a testa, chi è bloccato fa ricominciare da capo una pedina a scelta che non sia né al traguardo né alla partenza; solo se non ce n’è, una alla partenza. Una pedina che doveva andarsene o muovere ancora e non può è quella che ricomincia, anche se l’altra potrebbe muovere. Dopo un evento, è la pedina a cui è toccato.
hare-rule-803-note = Nostra lettura: i regolamenti non dicono quale di due pedine ricomincia da capo.
hare-rule-804 = Chi ha ricominciato da capo e ancora non può muovere finisce il turno.
hare-rule-804-note = Nostra lettura: i regolamenti non parlano di questo caso.

## Finish

hare-rule-850 = Una pedina taglia il traguardo pagando la distanza esatta. Può farlo solo senza lattughe e, dopo aver pagato, con al massimo { $flat ->
    [yes] { $flat_limit } carote, qualunque sia il piazzamento.
   *[no] 10 carote moltiplicate per il suo piazzamento: 10 per la prima che arriva, 20 per la seconda, 30 per la terza, e così via.
}
hare-rule-851 = { $until ->
    [winner] Chi arriva per primo vince, e la corsa finisce subito.
   *[places] Quando ognuno corre per sé, vince chi arriva per primo. Gli altri corrono ancora per i piazzamenti, finché ne sono arrivati cinque o ne resta uno solo.
}
hare-rule-851-note = Nostra lettura: con meno di sei giocatori la corsa finisce quando ne resta uno solo.
hare-rule-852 = Le pedine al traguardo contano ancora per ogni posizione.
hare-rule-853 = Nessuna regola limita il numero di turni, le carote che un giocatore può avere, o quelle della banca.
hare-rule-853-note = Nostra lettura: nei regolamenti nulla pone un limite. Le simulazioni di chi gioca senza meta si interrompono dopo un certo numero di azioni, e lo dicono.

## The race for two

hare-rule-901 = Ciascuno dei due giocatori prende due pedine, 5 lattughe e { $start_two } carote, in un’unica mano per entrambe le pedine.
hare-rule-902 = Un turno è per una delle due pedine, mai per entrambe. Una pedina arrivata su una casella lattuga deve mangiare nel turno successivo e andarsene nel turno dopo ancora.
hare-rule-902-note = Nostra lettura: lo stesso vale dopo ogni evento che mette una pedina a faccia in giù: il turno successivo è di quella pedina.
hare-rule-903 = { $first_pawn_any_lettuces ->
    [yes] La prima pedina di un giocatore può tagliare il traguardo con un numero qualsiasi di carote e lattughe.
   *[no] La prima pedina di un giocatore può tagliare il traguardo con un numero qualsiasi di carote, ma solo quando tutte le lattughe sono mangiate.
}
hare-rule-903-note = Nostra lettura: i testi inglese e francese di questa edizione chiedono che tutte le lattughe siano mangiate; quelli tedesco e italiano tacciono.
hare-rule-904 = La seconda pedina può tagliare il traguardo solo senza lattughe e con al massimo { $flat ->
    [yes] { $flat_limit } carote.
   *[no] 10 carote moltiplicate per il suo piazzamento tra tutte le pedine: 20 se è la seconda, 30 se è la terza.
}
hare-rule-905 = Vince chi porta per primo entrambe le pedine al traguardo, e la corsa è finita.

## Teams

hare-rule-1001 = In 4 si formano due squadre da due, in 6 tre squadre da due o due squadre da tre. I compagni di squadra non giocano mai uno subito dopo l’altro.
hare-rule-1001-note = Nostra lettura: i posti vanno alle squadre a rotazione: con due squadre un posto ogni due, con tre uno ogni tre.
hare-rule-1002 = Tutto il resto è come quando ognuno corre per sé. Vince la prima squadra con tutte le pedine al traguardo, e la corsa è finita.
hare-rule-1003 = I compagni di squadra possono parlarsi, aiutarsi e ostacolare gli altri, apertamente.

## Variants

hare-rule-1101 = Sprint: quando si raggiunge una casella lepre non succede nulla. Lasciarla in avanti costa 5 carote a casella, qualunque sia la distanza.
hare-rule-1102 = Sonnellino: su una casella lepre la pedina si addormenta, a faccia in giù. Il suo turno successivo serve solo a rialzarla; può muovere nel turno dopo ancora. Se mentre dorme la sorpassa la pedina di un altro giocatore, in avanti o all’indietro, si sveglia subito e nel suo turno successivo muove come al solito.
hare-rule-1102-note = Nostra lettura: vale come sorpasso anche quello di una pedina rimessa alla partenza o che taglia il traguardo.
hare-rule-1103 = Chiuse: nessuna pedina può entrare in una casella lepre.
hare-rule-1104 = Torneo: quando si raggiunge una casella lepre non succede nulla. Come prima cosa nel turno successivo, subito dopo che hanno reso le caselle con numero, il giocatore prende 10 carote se nel frattempo nessun altro giocatore ha sorpassato la pedina. Altrimenti ne paga 10 per ogni giocatore che l’ha sorpassata, contato una volta sola, fin dove le carote bastano.
hare-rule-1104-note = Trovata nelle regole da torneo usate alle Mind Sports Olympiad dal 2019. Nostra lettura: che cosa significa sorpassare (passare oltre la pedina in qualsiasi modo, nelle due direzioni), e che un debito finisce con l’ultima carota.
hare-rule-1105 = Parcheggio: su una casella lepre non succede nulla. La si lascia come qualsiasi altra.

## The edition’s numbers and tables

hare-printed = { $printed ->
    [to_finish] I numerini stampati sul tabellone contano alla rovescia fino al traguardo: la casella 10 di questo regolamento porta stampato 54.
   *[from_start] I numerini stampati sul tabellone contano dalla partenza, come in questo regolamento.
}
hare-board = { $about } L’ordine delle caselle è ricomposto da immagini e descrizioni; siamo sicuri dell’insieme al { $confidence }%.
hare-reconstructed-board = L’ordine delle caselle sul tabellone: ne siamo sicuri al { $confidence }%.

## Short names of the hare’s events and cards

hare-card-miss_turn = Salta un turno
hare-card-plus_minus_10 = Dieci in più o dieci in meno
hare-card-plus_minus_10_or_nothing = Dieci in più, dieci in meno o nulla
hare-card-carrot_forward = Avanti a una carota
hare-card-carrot_back = Indietro a una carota
hare-card-position_forward = Guadagna una posizione
hare-card-position_back = Perdi una posizione
hare-card-eat_lettuce = Mangia una lattuga
hare-card-eat_carrot = Mangia una carota
hare-card-last_move_free = Mossa gratis
hare-card-play_again = Muovi ancora
hare-card-give_10 = Dai dieci
hare-card-behind_or_again = Dietro o ancora
hare-card-restore_65 = Sessantacinque
hare-card-ten_per_lettuce = Dieci a lattuga
hare-card-free_ride = Corsa gratis
hare-card-lose_half = Perdi la metà
hare-card-show = Mostra
hare-card-shuffle = Mischia
hare-card-carrots = { $card }
hare-card-zero = 0
