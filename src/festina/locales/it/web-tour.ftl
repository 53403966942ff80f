# Learning by playing: a coach beside a real game, and tips later on.

web-tour-title = Imparare giocando
web-tour-lead = Una partita vera contro due bot tranquilli, con un allenatore che spiega una cosa alla volta. Puoi continuare per conto tuo quando vuoi.
web-tour-hare-lead = Dieci piccoli passi lungo il percorso: carote, lattughe, tartarughe, e come si arriva al traguardo.
web-tour-hare-start = Comincia la prima corsa
web-tour-whyfirst-lead = Cinque piccoli passi: perché la seconda posizione è la migliore che ci sia.
web-tour-whyfirst-start = Comincia
web-tour-rules = Preferisco leggere le regole.
web-tour-coach = L’allenatore
web-tour-step = { $step } di { $steps }
web-tour-next = Avanti
web-tour-back = Indietro
web-tour-skip = Salta questo
web-tour-leave = Continuo per conto mio
web-tour-finish = Continua a giocare
web-tour-done = Ben fatto!
web-tour-wait = Stanno muovendo gli altri; tra un momento tocca a te.
web-tour-elsewhere = Siamo passati a un’altra corsa, più avanti sul percorso.
web-tour-try-forward = Prova la casella { $space }: costa { $cost ->
        [one] 1 carota
       *[other] { $cost } carote
    }.
web-tour-try-back = Prova la casella { $space }, dietro di te: rende { $gain } carote.
web-tour-try-take = Sei su una casella carota: resta, e prendi 10.
web-tour-ahead = Nessuna è ancora a portata: la prossima è la casella { $space }.
web-tour-pass-tortoise = Deve essercene una alle tue spalle: prima supera una di queste caselle.

## The first race

web-tour-hare-track-title = Il percorso
web-tour-hare-track = Dalla partenza al traguardo sono 64 caselle. Tutti vogliono arrivare per primi, ma le carote sono il carburante: ne hai 65, e non bastano per correre e basta.
web-tour-hare-cost-title = Quanto costa una mossa
web-tour-hare-cost = Una casella costa 1 carota, due ne costano 3, tre ne costano 6: ogni passo è più caro del precedente. Passa sopra una casella illuminata, o toccala, per vedere quanto costa e che cosa fa.
web-tour-hare-move-title = La tua prima mossa
web-tour-hare-move = Scegli una casella illuminata, poi conferma. Una mossa corta è una buona mossa.
web-tour-hare-position-title = La tua posizione
web-tour-hare-position = L’elenco mostra chi è davanti. La tua posizione conta più di quanto credi: molte caselle rendono in base a quella, e stare dietro rende di più.
web-tour-hare-carrot-title = Caselle carota
web-tour-hare-carrot = Su una casella carota puoi restare invece di muovere, e prendere 10 carote; oppure cederne 10, cosa che ti servirà verso la fine.
web-tour-hare-number-title = Caselle con numero
web-tour-hare-number = Una bandiera con un 3 rende 30 carote quando riparti, se in quel momento sei in terza posizione. Indovina dove sarai: chi ti sorpassa la cambia. La bandiera con 1, 5 e 6 vale per ciascuna di queste.
web-tour-hare-back-title = Indietro alla tartaruga
web-tour-hare-back = Tornare alla tartaruga più vicina dietro di te non costa nulla e rende 10 carote a casella. È così che tutti fanno provvista: torna indietro con gioia.
web-tour-hare-lettuce-title = Lattughe
web-tour-hare-lettuce = Porti tre lattughe e non puoi arrivare al traguardo con una in mano. Su una casella lattuga ti metti giù; nel turno successivo ne mangi una e prendi 10 carote moltiplicate per la tua posizione.
web-tour-hare-hare-title = La lepre
web-tour-hare-hare = Le caselle lepre sono azzardi. Passaci sopra e vedi che cosa può uscire, con le sue probabilità. A volte è tutto ciò che ti serve; a volte è metà delle tue carote.
web-tour-hare-finish-title = Il traguardo
web-tour-hare-finish = Per tagliare il traguardo devi aver mangiato tutte le lattughe e avere al massimo 10 carote in prima posizione, 20 in seconda, e così via. Brucia quelle di troppo con una lunga ultima mossa. E ora è la tua corsa!

## The first game of Why First?

web-tour-whyfirst-goal-title = Secondo è meglio
web-tour-whyfirst-goal = Dopo cinque giri fanno punti solo i segnalini sulla casella in seconda posizione: il numero su cui stanno. La prima posizione non prende nulla.
web-tour-whyfirst-choose-title = Una carta, e chi muove
web-tour-whyfirst-choose = Scegli una carta dalla tua mano e il segnalino da muovere: il tuo o quello di un altro, in avanti o all’indietro. Nessuno la vede finché non hanno scelto tutti.
web-tour-whyfirst-reveal-title = Tutte insieme
web-tour-whyfirst-reveal = Le carte si scoprono insieme, e ogni segnalino si muove una volta sola, della somma di tutte le carte giocate su di lui. Spingi chi è in testa così avanti che non conti più, o il tuo segnalino appena dietro.
web-tour-whyfirst-second-title = La corona
web-tour-whyfirst-second = La casella dorata e la corona d’alloro mostrano chi è ora in seconda posizione. Ricorda: l’ultima carta di una manche si gioca su sé stessi, perciò tienine una che ti vada bene.
web-tour-whyfirst-total-title = Ancora il secondo
web-tour-whyfirst-total = Dopo cinque manche vince il secondo totale più alto, non il più alto. Quindi non vincere troppo. Buona fortuna!

## Tips

web-tip = Consiglio:
web-tip-never = Basta consigli
web-setting-tips = Consigli
web-setting-tips-sentence = Ogni tanto, qualcosa che vale la pena sapere mentre giochi.
web-tip-hare-1 = Le mosse lunghe sono care: due volte 5 caselle costano 30 carote, una volta 10 ne costa 55.
web-tip-hare-2 = Mangia presto le tue lattughe, finché sei indietro: chi è in coda alla corsa ne ricava di più.
web-tip-hare-3 = Una tartaruga poco dietro di te è una stazione di servizio. Guarda dov’è la prossima prima di correrle oltre.
web-tip-hare-4 = Se è probabile che tu resti dove sei in gara, una casella con quel numero sono 10, 20, 30 o 40 carote per niente.
web-tip-hare-5 = Una casella è solo tua: stare sull’ultima lattuga fa aspettare gli altri.
web-tip-hare-6 = Troppe carote alla fine? Cedine 10 su una casella carota, o fai un passo lungo.
web-tip-hare-7 = La casella lepre dice le sue probabilità prima che tu ci vada. Verso la fine della corsa, con poco da perdere, un azzardo costa meno.
web-tip-hare-8 = Conta le carote di chi è in testa: chi ne ha troppe non può ancora tagliare il traguardo.
web-tip-whyfirst-1 = Le carte su un segnalino si sommano. Se pensi che altri spingeranno indietro chi è in testa, puoi spingere anche tu: conta la somma.
web-tip-whyfirst-2 = La tua ultima carta muove te. Tienine una che ti porti in seconda posizione, non oltre.
web-tip-whyfirst-3 = Sotto lo zero la seconda posizione perde punti. Lì è meglio la terza.
web-tip-whyfirst-4 = In seconda posizione non si è mai soli: chiunque stia su quella casella fa punti. La compagnia non costa nulla.
web-tip-whyfirst-5 = Vince il secondo totale più alto. Quando hai il più alto, lasciati superare da qualcuno.
