# Perché un’azione è migliore di un’altra, a che cosa pensare, di che cosa trattano i problemi.

## Hare & Tortoise: themes

hare-theme-finish = Tagliare il traguardo
hare-theme-lettuce = Lattughe
hare-theme-numbers = Numeri
hare-theme-carrots = Carote
hare-theme-tortoise = Tornare indietro
hare-theme-hare = Caselle lepre
hare-theme-blocking = Sbarrare la strada
hare-theme-way = La strada verso il traguardo

## Hare & Tortoise: what to think about

hare-nudge-finish = Pensa al traguardo: quante carote puoi avere ancora quando ci arrivi?
hare-nudge-lettuce = Conta le tue lattughe.
hare-nudge-numbers = In che posizione sarai quando toccherà di nuovo a te?
hare-nudge-carrots = Guarda le tue carote: quante ne resteranno?
hare-nudge-tortoise = A volte per andare avanti si torna indietro.
hare-nudge-hare = Chiediti che cosa ti porterebbe qui una casella lepre.
hare-nudge-blocking = Dove vogliono andare gli altri nel prossimo turno?
hare-nudge-way = Pianifica tutta la strada fino al traguardo, non solo questa mossa.

## Hare & Tortoise: reasons

hare-why-home = { $place ->
    [1] Così tagli subito il traguardo, in prima posizione.
    [2] Così tagli subito il traguardo, in seconda posizione.
    [3] Così tagli subito il traguardo, in terza posizione.
    [4] Così tagli subito il traguardo, in quarta posizione.
    [5] Così tagli subito il traguardo, in quinta posizione.
   *[other] Così tagli subito il traguardo, in posizione { $place }.
}
hare-why-pawn-home = Così questa pedina taglia subito il traguardo.
hare-why-too-late = Hai ancora { $lettuces ->
        [one] 1 lattuga
       *[other] { $lettuces } lattughe
    } da mangiare, e con l’altra scelta davanti a te { $spaces ->
        [0] non resterebbero caselle lattuga
        [one] resterebbe solo 1 casella lattuga
       *[other] resterebbero solo { $spaces } caselle lattuga
    }.
hare-why-lettuce = Mangi una lattuga, che rende circa { hare-amount }; { $lettuces ->
    [0] è l’ultima.
    [one] te ne resta 1, con { hare-lettuce-spaces } davanti a te.
   *[other] te ne restano { $lettuces }, con { hare-lettuce-spaces } davanti a te.
}
hare-lettuce-spaces = { $spaces ->
    [0] nessuna casella lattuga
    [one] 1 casella lattuga
   *[other] { $spaces } caselle lattuga
}
hare-why-better-meal = Lì la lattuga rende circa { hare-amount }, anziché { $other }.
hare-why-home-next = Da lì puoi tagliare il traguardo con la prossima mossa, e ti { $left ->
        [one] resta 1 carota
       *[other] restano { $left } carote
    }.
hare-why-too-many = Altrimenti avresti { $excess ->
        [one] 1 carota
       *[other] { $excess } carote
    } di troppo per tagliare il traguardo con la prossima mossa.
hare-why-fewer-too-many = Così hai solo { $excess ->
        [one] 1 carota
       *[other] { $excess } carote
    } di troppo per il traguardo, anziché { $other }.
hare-why-number-pays = Il numero probabilmente corrisponderà: { hare-amount } in circa { $percent } casi su 100.
hare-why-number-fails = { $percent ->
    [0] Altrimenti staresti su un numero che quasi certamente non corrisponderà.
   *[other] Altrimenti conteresti su un numero che corrisponde solo in circa { $percent } casi su 100.
}
hare-why-cheaper = Costa { $cost } e ti lascia { $left ->
        [one] 1 carota
       *[other] { $left } carote
    }, anziché { $other }.
hare-why-more-carrots = Ti lascia { $left ->
        [one] 1 carota
       *[other] { $left } carote
    }, anziché { $other }.
hare-why-back = Tornare indietro rende { hare-amount }: così ne hai { $left }.
hare-why-back-next = Da lì, nel prossimo turno, puoi tornare indietro e prendere { hare-amount }.
hare-why-hare-risk = Altrimenti decide la lepre: { $sign ->
    [more] in media rende { hare-count }, ma in { $percent } casi su 100 salti un turno.
    [less] in media costa { hare-count }, e in { $percent } casi su 100 salti un turno.
    [only] in media costa { hare-count }.
   *[same] in media non rende nulla, e in { $percent } casi su 100 salti un turno.
}
hare-why-hare-luck = Qui la lepre rende in media { hare-count }, e { $percent ->
    [0] non ti fa mai saltare un turno.
   *[other] solo in { $percent } casi su 100 salti un turno.
}
hare-why-blocks = { hare-who } vorrebbe andarci nel prossimo turno, e così non può.
hare-why-way = Così, con un buon piano, { $turns ->
        [one] manca circa 1 turno
       *[other] mancano circa { $turns } turni
    } al traguardo, con l’altra scelta circa { $other }.

## Why First?: themes

whyfirst-theme-second = La seconda posizione
whyfirst-theme-first = Non stare in testa
whyfirst-theme-points = Punti
whyfirst-theme-total = Il secondo totale più alto
whyfirst-theme-rivals = Gli altri
whyfirst-theme-leo = Leo
whyfirst-theme-hand = La tua mano
whyfirst-theme-order = L’ordine delle mosse

## Why First?: what to think about

whyfirst-nudge-second = Chi sarà in seconda posizione dopo questo giro?
whyfirst-nudge-first = Vuoi stare in testa?
whyfirst-nudge-points = Quanto vale la seconda posizione in questa manche?
whyfirst-nudge-total = Guarda i totali: chi non deve fare troppi punti?
whyfirst-nudge-rivals = Chi aiutano le tue carte, e chi danneggiano?
whyfirst-nudge-leo = Non dimenticare Leo.
whyfirst-nudge-hand = Pensa alle carte che ti restano in mano.
whyfirst-nudge-order = Vuoi muovere presto o tardi?

## Why First?: reasons

whyfirst-why-second = { $when ->
    [end] Finisci la manche in seconda posizione in circa { $percent } casi su 100, altrimenti in { $other }.
   *[now] Dopo il giro sei in seconda posizione in circa { $percent } casi su 100, altrimenti in { $other }.
}
whyfirst-why-not-first = { $when ->
    [end] Altrimenti finiresti la manche in testa in circa { $other } casi su 100, anziché in { $percent }; in testa non si fanno punti.
   *[now] Altrimenti saresti in testa in circa { $other } casi su 100, anziché in { $percent }; in testa non si fanno punti.
}
whyfirst-why-leads = Hai più punti di tutti ({ $total }), e chi ne ha di più non vince: con questa scelta puoi aspettartene di meno.
whyfirst-why-points = La manche ti porta in media { whyfirst-points }, altrimenti { $other }.
whyfirst-why-wins = { $last ->
    [yes] Finisci con il totale che vince in circa { $percent } casi su 100, altrimenti in { $other }.
   *[no] Dopo la manche hai il secondo totale più alto in circa { $percent } casi su 100, altrimenti in { $other }.
}
whyfirst-why-most = Altrimenti avresti il totale più alto in circa { $other } casi su 100, anziché in { $percent }, e il più alto non vince.
whyfirst-why-costs = Costa in media { whyfirst-points } { whyfirst-whom }.
whyfirst-why-gives = { whyfirst-who } recupera { whyfirst-points }: tu ne hai più di tutti, e così non si vince.
whyfirst-why-keeps-out = { whyfirst-who } perde così la seconda posizione in circa { $percent } casi su 100.
whyfirst-why-sends-ahead = { whyfirst-who } va in testa in circa { $percent } casi su 100, altrimenti in { $other }.
whyfirst-why-keeps-both = Ti restano carte per entrambe le direzioni: { $cards }.
whyfirst-why-later = Con il numero bianco { $white } muovi più tardi che con { $other }, quando si sa di più.
whyfirst-why-earlier = Con il numero bianco { $white } muovi prima che con { $other }.
whyfirst-whom = { $seat ->
    [one] al posto { $seat }
    [many] al posto { $seat }
    [other] al posto { $seat }
   *[name] a { $seat }
}

## Puzzles

puzzle-unknown = Il problema «{ $id }» non c’è.
puzzle-none = Per { $game } non c’è nessun problema da risolvere.
