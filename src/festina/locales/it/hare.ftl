# What Hare & Tortoise says.
# A seat ($seat, $to, $by, $giver) is a number, or a name where the caller gives one.
# The slow runner is a tortoise in some editions and a hedgehog in others: sentences name it as the edition does, or not at all.

hare-description = Una corsa a carote: più vai lontano, più costa, e al traguardo non si arriva con troppe carote in mano.

## Parts of sentences

hare-who = { $seat ->
    [one] Posto { $seat }
    [many] Posto { $seat }
    [other] Posto { $seat }
   *[name] { $seat }
}
hare-whom = { $to ->
    [one] al posto { $to }
    [many] al posto { $to }
    [other] al posto { $to }
   *[name] a { $to }
}
hare-by = { $by ->
    [one] del posto { $by }
    [many] del posto { $by }
    [other] del posto { $by }
   *[name] di { $by }
}
hare-giver = { $giver ->
    [one] Posto { $giver }
    [many] Posto { $giver }
    [other] Posto { $giver }
   *[name] { $giver }
}
hare-space = { $space ->
    [0] alla partenza
    [64] al traguardo
   *[other] alla casella { $space }
}
hare-origin = { $origin ->
    [0] dalla partenza
   *[other] dalla casella { $origin }
}
hare-amount = { $amount ->
    [one] 1 carota
   *[other] { $amount } carote
}
hare-count = { $carrots ->
    [one] 1 carota
   *[other] { $carrots } carote
}
hare-left = { $lettuces ->
    [0] non ne resta nessuna
    [one] ne resta 1
   *[other] ne restano { $lettuces }
}

## Tables that cannot be

hare-two-teams-need = Per due squadre servono 4 o 6 giocatori, non { $players }.
hare-three-teams-need = Per tre squadre servono 6 giocatori, non { $players }.
hare-until-winner-needs = Una corsa può fermarsi al vincitore (until=winner) solo con 3-6 giocatori e senza squadre.

## Texts that are no action

hare-text-needs-pawn = «{ $text }» non dice quale pedina: comincia con a o b, come in «a>12» (solo «keep» e «bank» stanno da soli).
hare-text-unknown = «{ $text }» non è un’azione. Le azioni sono «>12» (avanti alla casella 12), «<11» (indietro alla casella 11), «+10», «-10», «0», «eat», «miss», «restart», «keep» e «bank».
hare-text-no-such-space = «{ $text }» esce dal percorso: le caselle vanno da 0 (partenza) a 64 (traguardo).
hare-outcome-unknown = «{ $text }» non è un esito del caso. Gli esiti sono del tipo «card:lose_half», «card:+15», «die:4», «draw:4» e «first:2».

## Why not: chance

hare-no-such-first-seat = «{ $text }» ora non può uscire: può uscire da «first:0» a «first:{ $last }», per dire chi comincia.
hare-no-such-card = «{ $text }» ora non si può pescare: nel mazzo lepre di questo tavolo la prossima carta non può essere quella.
hare-no-such-roll = «{ $text }» ora non può uscire: può uscire solo un numero da 1 a 6, tirato o pescato come vuole l’edizione di questo tavolo.

## Why not: whose action it is

hare-no-over = La corsa è finita.
hare-no-not-to-act = { $seat ->
    [-1] Ora non deve giocare nessun posto: tocca al caso.
   *[other] Ora non tocca a questo posto. { hare-who } deve giocare.
}
hare-no-pawn-home = Questa pedina è già al traguardo.
hare-no-not-this-pawn = Deve ricominciare da capo un’altra tua pedina, non questa.
hare-no-other-bound = Prima tocca alla tua pedina { $pawn }: deve mangiare, rialzarsi o lasciare la sua casella.

## Why not: a pawn lies face down, or must go on

hare-no-face-miss = La tua pedina è a faccia in giù: in questo turno si rialza e basta (miss).
hare-no-face-eat = La tua pedina è a faccia in giù per mangiare: in questo turno mangia (eat).
hare-no-face-nap = La tua pedina dorme: in questo turno si sveglia e resta dov’è (miss).
hare-no-not-face-miss = Questa pedina non ha turni da saltare.
hare-no-not-face-eat = Questa pedina non è a faccia in giù per mangiare.
hare-no-must-leave = Questa pedina ha appena mangiato: deve lasciare la sua casella, in avanti o all’indietro.
hare-no-must-move-again = La lepre ha parlato: la stessa pedina deve muovere ancora, in avanti o all’indietro.
hare-no-must-move-from-start = La pedina che ha ricominciato da capo muove subito in avanti dalla partenza.
hare-no-something-legal = Puoi ancora fare qualcos’altro: ricomincia da capo solo chi non può fare altro.

## Why not: forward

hare-no-not-ahead = Una mossa in avanti porta più avanti: così questa pedina non arriva { hare-space }.
hare-no-too-dear = Costa { $cost ->
        [one] 1 carota
       *[other] { $cost } carote
    }; { $missing ->
        [one] te ne manca 1
       *[other] te ne mancano { $missing }
    }.
hare-no-occupied = { hare-who } è già lì.
hare-no-tortoise-ahead = Su quella casella si arriva solo all’indietro.
hare-no-no-lettuce = Non hai più lattughe da mangiare lì.
hare-no-hare-closed = A questo tavolo le caselle lepre sono chiuse.
hare-no-lettuces-left = { $lettuces ->
    [one] Hai ancora 1 lattuga da mangiare prima che questa pedina possa tagliare il traguardo.
   *[other] Hai ancora { $lettuces } lattughe da mangiare prima che questa pedina possa tagliare il traguardo.
}
hare-no-too-many-carrots = Taglieresti il traguardo con { $left ->
        [one] 1 carota
       *[other] { $left } carote
    }, { $excess } di troppo: chi arriva adesso può averne { $limit }.

## Why not: back

hare-no-no-tortoise-behind = All’indietro si va solo su una casella { hare-runner }, e dietro questa pedina non ce n’è.
hare-no-not-nearest-tortoise = All’indietro si va solo alla casella { hare-runner } più vicina: la casella { $space }.
hare-no-tortoise-occupied = { hare-who } occupa la casella a cui tornare.

## Why not: carrots

hare-no-not-on-carrot = Solo una pedina su una casella carota può restare ferma e prendere o cedere 10 carote.
hare-no-too-few-to-give = Per cedere 10 carote bisogna averne 10; tu ne hai { $carrots }.
hare-no-choice-due = { $nothing ->
    [yes] Prima rispondi alla lepre: prendi 10 carote, cedine 10 o non fare nulla.
   *[no] Prima rispondi alla lepre: prendi 10 carote o cedine 10.
}
hare-no-no-choice-of-nothing = Non fare nulla qui non è una risposta: prendi 10 o cedi 10.
hare-no-no-choice-due = La lepre non ha chiesto nulla, quindi non c’è nulla da rifiutare.
hare-no-gift-due = Prima rispondi al regalo di { hare-amount }: tienilo, o mettilo in banca.
hare-no-no-gift = Nessuno ti ha dato carote da tenere o da mettere in banca.

## What is expected now

hare-prompt-over = La corsa è finita.
hare-prompt-first = Si sorteggia chi comincia.
hare-prompt-draw = { hare-who } aspetta la decisione della lepre.
hare-prompt-wait = { hare-who } deve giocare.
hare-prompt-gift = { hare-giver } ti dà { hare-amount }: tieni il regalo o lo metti in banca?
hare-prompt-again = { $ways ->
    [forward] Muovi ancora la stessa pedina: in avanti.
    [back] Muovi ancora la stessa pedina: all’indietro.
    [restart] La stessa pedina dovrebbe muovere ancora e non può: deve ricominciare da capo.
   *[other] Muovi ancora la stessa pedina, in avanti o all’indietro.
}
hare-prompt-restarted = Di nuovo alla partenza: muovi subito in avanti.
hare-prompt-choice = { $nothing ->
    [yes] La lepre lascia scegliere a te: prendi 10 carote, cedine 10 o non fare nulla.
   *[no] La lepre lascia scegliere a te: prendi 10 carote o cedine 10.
}
hare-prompt-eat = In questo turno la tua pedina mangia una lattuga.
hare-prompt-miss = Salti questo turno: la tua pedina si rialza.
hare-prompt-nap = In questo turno la tua pedina si sveglia, e resta dov’è.
hare-prompt-leave = { $ways ->
    [forward] La tua pedina ha mangiato e deve andarsene: in avanti.
    [back] La tua pedina ha mangiato e deve andarsene: all’indietro.
    [restart] La tua pedina ha mangiato e dovrebbe andarsene, ma non può: deve ricominciare da capo.
   *[other] La tua pedina ha mangiato e deve andarsene: in avanti o all’indietro.
}
hare-prompt-action = { $ways ->
    [forward] Tocca a te: muovi in avanti.
    [forward-back] Tocca a te: muovi in avanti o torna indietro.
    [forward-stay] Tocca a te: muovi in avanti, o resta e prendi o cedi 10.
    [back] Tocca a te: torna indietro.
    [back-stay] Tocca a te: torna indietro, o resta sulla casella carota.
    [stay] Tocca a te: resta sulla casella carota.
    [restart] Tocca a te, ma nessuna mossa è possibile: devi ricominciare da capo.
   *[other] Tocca a te: muovi in avanti, torna indietro, o resta e prendi o cedi 10.
}

## What a space or an action does

hare-does-finish = Traguardo!
hare-does-carrot = Nel prossimo turno puoi restare, per prendere 10 carote o cederne 10.
hare-does-lettuce = La tua pedina si mette a faccia in giù; nel prossimo turno mangia una lattuga e prende 10 carote moltiplicate per la sua posizione.
hare-does-tortoise = 10 carote per ogni casella percorsa all’indietro.
hare-does-number = Quando riparti rende 10 carote moltiplicate per la tua posizione, se in quel momento il numero è la tua posizione.
hare-does-hare-edition = La lepre decide subito.
hare-does-hare-sprint = Ora niente; lasciarla in avanti costa 5 carote a casella.
hare-does-hare-nap = La tua pedina si addormenta e salta un turno, a meno che qualcuno la sorpassi.
hare-does-hare-closed = Chiusa: non ci entra nessuno.
hare-does-hare-tournament = Nel prossimo turno: 10 carote se nessun altro giocatore ti sorpassa, altrimenti ne paghi 10 per ciascuno che lo fa.
hare-does-hare-parking = Qui non succede nulla.
hare-does-stay = La tua pedina resta dov’è.
hare-does-nothing = Non prendi e non cedi.
hare-does-eat = Mangia una lattuga e prendi 10 carote moltiplicate per la tua posizione.
hare-does-miss = La pedina si rialza; il turno è finito.
hare-does-restart = Torna alla partenza con le carote di chi ricomincia, poi muovi subito.
hare-does-keep = Il regalo è tuo.
hare-does-bank = Il regalo va in banca.

## What happened

hare-event-starts = { hare-who } comincia: così ha voluto il sorteggio.
hare-event-paid = { $why ->
    [move] { hare-who } paga { hare-amount } per la mossa.
    [carrot_space] { hare-who } resta e cede { hare-amount } alla banca.
    [choice] { hare-who } sceglie di cedere { hare-amount }.
    [card] { hare-who } paga { hare-amount }, come vuole la carta.
    [eat_carrot] { hare-who } mangia { hare-amount }.
    [half] { hare-who } perde la metà: { hare-amount }.
    [tournament] { hare-who } ha subito sorpassi sulla casella lepre e paga { hare-amount }.
   *[other] { hare-who } paga { hare-amount }.
}
hare-event-took = { $why ->
    [number] { hare-who } prende { hare-amount }: il numero corrisponde.
    [carrot_space] { hare-who } resta e prende { hare-amount }.
    [lettuce] { hare-who } prende { hare-amount } per la lattuga.
    [tortoise] { hare-who } prende { hare-amount } per la mossa all’indietro.
    [choice] { hare-who } sceglie di prendere { hare-amount }.
    [card] { hare-who } prende { hare-amount }, come vuole la carta.
    [free_move] { $amount ->
        [0] { hare-who } ha la mossa gratis, ma non l’aveva pagata.
       *[other] { hare-who } riprende { hare-amount }: la mossa era gratis.
    }
    [per_lettuce] { hare-who } prende { hare-amount } per le lattughe in mano.
    [tournament] { hare-who } prende { hare-amount }: nessun sorpasso.
   *[other] { hare-who } prende { hare-amount }.
}
hare-event-moved = { $by ->
    [forward] { $space ->
        [64] { hare-who } muove { hare-origin } e taglia il traguardo.
       *[other] { hare-who } muove { hare-origin } { hare-space }.
    }
    [back] { hare-who } torna indietro { hare-origin } { hare-space }.
    [event] { $space ->
        [64] { hare-who } passa { hare-origin } oltre il traguardo: così vuole la lepre.
       *[other] { hare-who } passa { hare-origin } { hare-space }: così vuole la lepre.
    }
   *[restart] { hare-who } torna { hare-origin } alla partenza.
}
hare-event-gave = { hare-who } dà { hare-amount } { hare-whom }.
hare-event-ate = { hare-who } mangia una lattuga in posizione { $position }: { hare-left }.
hare-event-laid-down = { $face ->
    [eat] { hare-who } si mette giù a mangiare.
    [nap] { hare-who } si addormenta.
   *[miss] { hare-who } salterà un turno.
}
hare-event-turned-up = { $face ->
    [nap] { hare-who } si sveglia.
   *[miss] { hare-who } ha saltato un turno ed è di nuovo in piedi.
}
hare-event-woke = { hare-who } subisce il sorpasso { hare-by } e si sveglia.
hare-event-passed = { hare-who } subisce il sorpasso { hare-by }.
hare-event-drew = { $effect ->
    [carrots] { hare-who } pesca { $card }.
    [zero] { hare-who } pesca 0.
   *[other] { hare-who } pesca: { hare-effect }
}
hare-event-rolled = { hare-who } tira { $die } in posizione { $position }: { hare-effect }
hare-event-charted = { hare-who } pesca il numero { $card } in posizione { $position }: { hare-effect }
hare-event-given = { hare-who } dà { hare-amount } { hare-whom }.
hare-event-kept = { hare-who } tiene { hare-amount }.
hare-event-banked = { hare-who } mette { hare-amount } in banca.
hare-event-restored = { hare-who } ora ha esattamente { hare-count }.
hare-event-shown = { hare-who } mostra { hare-count }.
hare-event-shuffled = Il mazzo lepre viene mischiato.
hare-event-restarted = { hare-who } ricomincia da capo con { hare-count }.
hare-event-finished = { $place ->
    [1] { hare-who } taglia il traguardo in prima posizione!
    [2] { hare-who } taglia il traguardo in seconda posizione.
    [3] { hare-who } taglia il traguardo in terza posizione.
    [4] { hare-who } taglia il traguardo in quarta posizione.
    [5] { hare-who } taglia il traguardo in quinta posizione.
   *[other] { hare-who } taglia il traguardo in posizione { $place }.
}
hare-story-overtakes = { $place ->
    [1] { hare-who } sorpassa e va in testa.
    [2] { hare-who } sorpassa e ora è in seconda posizione.
    [3] { hare-who } sorpassa e ora è in terza posizione.
    [4] { hare-who } sorpassa e ora è in quarta posizione.
    [5] { hare-who } sorpassa e ora è in quinta posizione.
   *[other] { hare-who } sorpassa e ora è in posizione { $place }.
}
hare-event-nothing = { $effect ->
    [plus_minus_10] { hare-who } sceglie di non fare nulla.
    [carrot_forward] Più avanti non c’è una casella carota dove andare: non succede nulla.
    [carrot_back] Più indietro non c’è una casella carota dove andare: non succede nulla.
    [position_forward] Davanti a un’altra pedina non c’è dove andare: non succede nulla.
    [position_back] Dietro a un’altra pedina non c’è dove andare: non succede nulla.
    [give_10] Dietro non c’è nessuno, o le carote non bastano: non succede nulla.
   *[other] Non succede nulla.
}
hare-event-again = { hare-who } deve muovere ancora.
hare-event-stuck = { hare-who } non può muovere nemmeno dalla partenza: il turno è finito.
hare-event-over = La corsa è finita.

## The hare’s events and cards

hare-effect = { $effect ->
    [miss_turn] { hare-effect-miss_turn }
    [plus_minus_10] { hare-effect-plus_minus_10 }
    [plus_minus_10_or_nothing] { hare-effect-plus_minus_10_or_nothing }
    [carrot_forward] { hare-effect-carrot_forward }
    [carrot_back] { hare-effect-carrot_back }
    [position_forward] { hare-effect-position_forward }
    [position_back] { hare-effect-position_back }
    [eat_lettuce] { hare-effect-eat_lettuce }
    [eat_carrot] { hare-effect-eat_carrot }
    [last_move_free] { hare-effect-last_move_free }
    [play_again] { hare-effect-play_again }
    [give_10] { hare-effect-give_10 }
    [behind_or_again] { hare-effect-behind_or_again }
    [restore_65] { hare-effect-restore_65 }
    [ten_per_lettuce] { hare-effect-ten_per_lettuce }
    [free_ride] { hare-effect-free_ride }
    [lose_half] { hare-effect-lose_half }
    [show] { hare-effect-show }
    [shuffle] { hare-effect-shuffle }
   *[zero] { hare-effect-zero }
}
hare-effect-miss_turn = Salta il prossimo turno.
hare-effect-plus_minus_10 = Prendi 10 carote o cedine 10.
hare-effect-plus_minus_10_or_nothing = Prendi 10 carote, cedine 10 o non fare nulla.
hare-effect-carrot_forward = Avanti alla prossima casella carota.
hare-effect-carrot_back = Indietro alla casella carota più vicina dietro di te.
hare-effect-position_forward = Guadagna una posizione: davanti alla pedina che ti precede.
hare-effect-position_back = Perdi una posizione: dietro alla pedina che ti segue.
hare-effect-eat_lettuce = Mangia una lattuga nel prossimo turno; se non ne hai, lo salti.
hare-effect-eat_carrot = Mangia una carota: paga 1.
hare-effect-last_move_free = La mossa fin qui era gratis.
hare-effect-play_again = Muovi ancora, subito.
hare-effect-give_10 = Dai 10 carote a ogni giocatore dietro di te.
hare-effect-behind_or_again = Più giocatori dietro che davanti: salta un turno. Altrimenti: muovi ancora.
hare-effect-restore_65 = Ora le tue carote diventano esattamente 65.
hare-effect-ten_per_lettuce = Prendi 10 carote per ogni lattuga in mano; se non ne hai, salta un turno.
hare-effect-free_ride = La mossa fin qui era gratis.
hare-effect-lose_half = Perdi metà delle carote.
hare-effect-show = Mostra le carote a tutti.
hare-effect-shuffle = Tutti gli altri danno 1 carota; poi si mischia il mazzo.
hare-effect-zero = Niente; si mischia il mazzo.
hare-effect-carrots = Più: prendi tante carote. Meno: pagale, o ricomincia da capo.
hare-take-carrots = Prendi { hare-amount }.
hare-pay-carrots = Paga { hare-amount }; se ne hai di meno, ricomincia da capo.

## Start positions that cannot arise

hare-start-passers = Solo una pedina che aspetta su una casella lepre fuori dal proprio turno può essere stata sorpassata, da altri posti, ciascuno indicato una volta.
hare-start-shuffler-seen = La carta { $card } viene rimischiata subito: non è mai tra le carte viste.
hare-start-deck = Le carte non viste e quelle viste, insieme, non formano il mazzo di { $size } carte.
hare-start-no-turn = Indica di chi è il turno.
hare-start-two-pawns = Due pedine sono sulla casella { $space }: una casella del percorso ne tiene una.
hare-start-both-bound = Solo una delle pedine di un posto può essere a faccia in giù o dover andarsene.
hare-start-hare-closed = A questo tavolo le caselle lepre sono chiuse: nessuna pedina può starci.
hare-start-lettuce-idle = Una pedina a faccia in su su una casella lattuga ha appena mangiato e deve andarsene: indicalo con must_leave.
hare-start-nothing-to-eat = Una pedina è a faccia in giù per mangiare solo dove si mangia lattuga, e solo con una lattuga in mano.
hare-start-no-missed-turn = Su questa casella, a questo tavolo, non si possono saltare turni.
hare-start-no-nap = Una pedina dorme solo su una casella lepre, e solo con hare=nap.
hare-start-need-not-leave = Deve andarsene solo una pedina che ha appena mangiato: a faccia in su, dove si mangia lattuga, con una lattuga in meno in mano.
hare-start-place = Una pedina ha un piazzamento se è al traguardo (casella 64), e solo allora.
hare-start-places = I piazzamenti delle pedine al traguardo devono essere 1, 2, 3 e così via, ciascuno una volta.
hare-start-finished = Qui vanno elencati i posti delle pedine al traguardo, in ordine di arrivo.
hare-start-over = La corsa sarebbe già finita.
hare-start-could-not-finish = Con tante carote o lattughe questa pedina non avrebbe potuto tagliare il traguardo.
hare-start-already-racing = Chi comincia si sorteggia prima che succeda qualsiasi altra cosa.
hare-start-turn-home = Tutte le pedine di questo posto sono al traguardo: non ha turno.
hare-start-pending-bound = La pedina che ha qualcosa in sospeso è a faccia in su, libera di andare e non al traguardo.
hare-start-pending = «{ $kind }» non può essere in sospeso in questa posizione.

## Chance outcomes

hare-outcome-die = Un { $number }
hare-outcome-draw = Carta { $number }
hare-outcome-first = { hare-who } comincia

## Figures of a race, for statistics

hare-figure-turns = Turni
hare-figure-wasted = Carote sprecate
hare-figure-lettuces = Lattughe al momento giusto
hare-figure-hares = Eventi della lepre

## A che punto sono tutti, per il racconto di una corsa

hare-gauge-space = Casella sul percorso
hare-gauge-carrots = Carote in mano

## Plans for the next turn

hare-plan-home = Hai tagliato il traguardo: non c’è più nulla da pianificare.
hare-plan-answer = Prima devi ancora rispondere ad altro.
hare-plan-eat = Nel prossimo turno mangi una lattuga. Potrai pianificare quello dopo quando l’avrai mangiata.
hare-plan-miss = Salti il prossimo turno. Potrai pianificare quello dopo quando sarà passato.
hare-plan-nap = Nel prossimo turno dormi. Potrai pianificare quello dopo al risveglio.
hare-plan-restart = Per come stanno le cose, nel prossimo turno puoi solo tornare alla partenza.
hare-plan-if-place = Solo se sono ancora in posizione { $value } della corsa
hare-plan-if-place-a = Solo se la lepre A è ancora in posizione { $value } della corsa
hare-plan-if-place-b = Solo se la lepre B è ancora in posizione { $value } della corsa

## Its bots by strength, each in a sentence

hare-level-1 = Corre finché ha carote, e pensa troppo tardi alle sue lattughe.
hare-level-2 = Ha un piano, ma spesso dimentica che le lattughe vanno mangiate.
hare-level-3 = Conta su ogni casella con numero, anche quando non renderà nulla.
hare-level-4 = Conosce la strada, ma calcola male le distanze.
hare-level-5 = Pensa alla propria strada verso il traguardo e bada poco agli altri.
hare-level-6 = Guarda avanti di una o due mosse.
hare-level-7 = Guarda molto avanti e sbaglia di rado.
hare-level-8 = Ha fiuto per la corsa e gioca d’istinto, senza guardare avanti.
hare-level-9 = Esamina centinaia di possibilità prima di ogni mossa.
hare-level-10 = Il campione: si prende due secondi per ogni mossa e non gli sfugge quasi nulla.
