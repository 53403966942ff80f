# What Why First? says.
# A seat ($seat, $to, $by) is a number, or a name where the caller gives one; Leo is always “Leo”.

whyfirst-description = Una corsa di bluff in cui fa punti solo la seconda posizione, e vince il secondo totale più alto.

## Parts of sentences

whyfirst-who = { $seat ->
    [one] Posto { $seat }
    [many] Posto { $seat }
    [other] Posto { $seat }
   *[name] { $seat }
}
whyfirst-to = { $to ->
    [one] sul posto { $to }
    [many] sul posto { $to }
    [other] sul posto { $to }
   *[name] su { $to }
}
whyfirst-by = { $by ->
    [one] Posto { $by }
    [many] Posto { $by }
    [other] Posto { $by }
   *[name] { $by }
}
whyfirst-whose-pawn = { $seat ->
    [one] il segnalino del posto { $seat }
    [many] il segnalino del posto { $seat }
    [other] il segnalino del posto { $seat }
   *[name] il segnalino di { $seat }
}
whyfirst-moved-pawn = { $own ->
    [yes] { $by ->
        [Leo] sé stesso
       *[other] il proprio segnalino
    }
   *[no] { whyfirst-whose-pawn }
}
whyfirst-origin = { $origin ->
    [0] dalla partenza
   *[other] dalla casella { $origin }
}
whyfirst-space = { $space ->
    [0] alla partenza
   *[other] alla casella { $space }
}
whyfirst-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
whyfirst-total = { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}

## Texts that are no action

whyfirst-text-base = «{ $text }» non è un’azione. Indica una carta e il posto su cui giocarla, come in «+3@2» (o «+3@leo», se gioca Leo).
whyfirst-text-tactical = «{ $text }» non è un’azione. Indica una carta con il suo numero bianco, come in «+3/21», e quando le carte sono scoperte un segnalino, come in «move:2» (o «move:leo», se gioca Leo).
whyfirst-outcome-unknown = «{ $text }» non è un esito del caso. Gli esiti sono del tipo «deal:+3», «leo:-1» e, nella variante tattica, «deal:+3/21», «leo:-1/4».

## Why not: chance

whyfirst-no-chance = Il caso ora non ha niente da fare: tocca ai posti.
whyfirst-no-such-deal = «{ $text }» ora non può uscire: non resta nessuna carta così da distribuire.
whyfirst-no-deal-now = «{ $text }» ora non può uscire: le mani si distribuiscono all’inizio di una manche.
whyfirst-no-such-leo = «{ $text }» ora non può uscire: Leo non può avere una carta così.
whyfirst-no-leo-now = «{ $text }» ora non può uscire: la carta di Leo si scopre quando entrambi i posti hanno scelto.

## Why not: whose action it is

whyfirst-no-over = La partita è finita.
whyfirst-no-not-to-act = { $seat ->
    [-1] Ora non deve giocare nessun posto: tocca al caso.
   *[other] Ora non tocca a questo posto muovere un segnalino. { whyfirst-who } ne muove uno adesso.
}
whyfirst-no-has-chosen = Questo posto ha già scelto. Finché le carte non si scoprono, può ritirare la sua scelta.

## Why not: the choice

whyfirst-no-not-in-hand = In questa mano non c’è una carta così.
whyfirst-no-no-seat = Qui quel posto non c’è: i posti sono numerati da 0 a { $last }.
whyfirst-no-no-leo = Leo gioca solo quando si è in due.
whyfirst-no-names-a-seat = Nella variante tattica si mette giù solo la carta, con il suo numero bianco, come in «+3/21»; chi muovere si sceglie quando le carte sono scoperte.
whyfirst-no-not-tactical = Questo appartiene alla variante tattica. Qui una carta si gioca subito su un posto, come in «+3@2».
whyfirst-no-card-first = Prima ciascuno mette giù una carta; i segnalini si muovono quando le carte sono scoperte.
whyfirst-no-pawn-now = La tua carta è scoperta: ora indica il segnalino che muove, come in «move:2».

## What is expected now

whyfirst-prompt-over = La partita è finita.
whyfirst-prompt-deal = Si distribuiscono le carte { $seat ->
        [one] al posto { $seat }
        [many] al posto { $seat }
        [other] al posto { $seat }
       *[name] a { $seat }
    }.
whyfirst-prompt-leo = Tutti hanno scelto: si scopre la carta di Leo.
whyfirst-prompt-choose-base = Scegli una carta e il segnalino che muove: il tuo, o quello di chi vuoi.
whyfirst-prompt-choose-tactical = Scegli una carta. Quale segnalino muove lo dici quando le carte sono scoperte, a partire dal numero bianco più alto.
whyfirst-prompt-chosen = { $count ->
    [one] Hai scelto. Manca ancora un posto.
   *[other] Hai scelto. Mancano ancora { $count } posti.
}
whyfirst-prompt-wait = { $count ->
    [one] Un posto sta ancora scegliendo.
   *[other] { $count } posti stanno ancora scegliendo.
}
whyfirst-prompt-move = La tua carta è { $card }: quale segnalino muove?
whyfirst-prompt-wait-move = { whyfirst-who } muove un segnalino di { $card }.

## What an action does

whyfirst-does-play = Il segnalino si muove della somma di tutte le carte giocate su di lui in questo giro.
whyfirst-does-lay = La carta si scopre insieme alle altre; poi scegli il segnalino che muove.
whyfirst-does-move = Questo segnalino si muove subito secondo la tua carta.

## What happened

whyfirst-event-round = Manche { $round }: tutti i segnalini alla partenza, tutte le carte mescolate.
whyfirst-event-hand = { whyfirst-who } prende in mano { $count } carte.
whyfirst-event-dealt = La mano: { $cards }.
whyfirst-event-chose = { whyfirst-who } ha scelto.
whyfirst-event-trick = Manche { $round }, giro { $trick }: si scoprono le carte.
whyfirst-event-revealed = { $automatic ->
    [yes] { whyfirst-who } gioca l’ultima carta, { $card }, sul proprio segnalino.
   *[no] { $own ->
        [yes] { whyfirst-who } gioca { $card } sul proprio segnalino.
       *[no] { whyfirst-who } gioca { $card } { whyfirst-to }.
    }
}
whyfirst-event-laid = { $automatic ->
    [yes] { whyfirst-who } mostra l’ultima carta, { $card }.
   *[no] { whyfirst-who } mostra { $card }.
}
whyfirst-event-moved = { $stopped ->
    [yes] { whyfirst-who } si muoverebbe di { $amount } { whyfirst-origin } e si ferma alla fine del percorso, sulla casella { $space }.
   *[no] { $cancel ->
        [yes] Le carte si annullano: { whyfirst-whose-pawn } resta { whyfirst-space }.
       *[no] { whyfirst-who } si muove di { $amount }, { whyfirst-origin } { whyfirst-space }.
    }
}
whyfirst-event-moved-by = { $stopped ->
    [yes] { whyfirst-by } muoverebbe { whyfirst-moved-pawn } di { $amount } { whyfirst-origin }; il movimento si ferma alla fine del percorso, sulla casella { $space }.
   *[no] { whyfirst-by } muove { whyfirst-moved-pawn } di { $amount }, { whyfirst-origin } { whyfirst-space }.
}
whyfirst-event-round-over = { $why ->
    [all-level] La manche { $round } è finita. Tutti i segnalini sono sulla stessa casella: non c’è un secondo e nessuno fa punti.
    [below-a-tie] La manche { $round } è finita. In testa sono in più d’uno, sulla casella { $first }; seconda è la casella subito più in basso: { $second }.
   *[second] La manche { $round } è finita. In testa c’è chi sta sulla casella { $first } e non fa punti; la seconda posizione è { $second }.
}
whyfirst-event-scored = { whyfirst-who } è in seconda posizione e fa { whyfirst-points }: in tutto { $total }.
whyfirst-event-over = { $why ->
    [all-level] La partita è finita. Tutti i totali sono { $highest }: non c’è un secondo, quindi vincono tutti.
    [below-a-tie] La partita è finita. Il totale più alto, { $highest }, è di più d’uno; quello subito più basso, { $winning }, è il secondo e vince.
   *[second] La partita è finita. Il totale più alto è { $highest }; vince il secondo, { $winning }.
}
whyfirst-event-final = { $won ->
    [yes] { $seat ->
        [Leo] Leo vince con { whyfirst-total }, e non c’era nemmeno.
       *[other] { whyfirst-who } vince con { whyfirst-total }.
    }
   *[no] { whyfirst-who } finisce con { whyfirst-total }.
}

## Start positions that cannot arise

whyfirst-start-no-last-round = Prima della prima manche non ce n’è un’altra.
whyfirst-start-leo-hand = Leo non ha una mano: le sue carte sono ignote finché non si scoprono.
whyfirst-start-leo-chosen = Leo non sceglie niente.
whyfirst-start-hand-size = Ora in questa mano devono esserci { $size } carte, non { $given }.
whyfirst-start-too-many-cards = Il mazzo ha { $card } solo { $copies ->
        [one] una volta
        [2] due volte
       *[other] { $copies } volte
    }.
whyfirst-start-chosen-not-held = Una carta scelta resta in mano finché le carte non si scoprono, e in questa mano { $card } non c’è.
whyfirst-start-chosen-now = Mentre i segnalini si muovono non si sceglie niente: le carte sono scoperte.
whyfirst-start-not-tactical = Solo nella variante tattica le carte muovono i segnalini uno alla volta.
whyfirst-start-face-up = { $card } non può stare qui: una carta scoperta è stata giocata in questa manche e sta davanti a un solo posto.
whyfirst-start-last-trick = Le ultime carte le gioca il programma appena finisce il quarto giro: nel giro 5 nessuno sceglie.
whyfirst-start-all-chosen = Quando l’ultimo posto ha scelto, le carte si scoprono subito: qualcuno deve avere ancora da scegliere.
whyfirst-start-leo = La carta di Leo si scopre quando si è in due ed entrambi i posti hanno scelto.
whyfirst-start-played = A questo punto in questa manche sono state giocate { $expected } carte, non { $given }.
whyfirst-start-deal-order = Si distribuiscono prima cinque carte al posto 0, poi al posto 1, e così via.
whyfirst-start-all-dealt = Tutte le mani sono complete: non resta niente da distribuire.
whyfirst-start-deal-first = In una manche le mani si distribuiscono prima di ogni altra cosa.
whyfirst-start-no-mover = La carta scoperta più alta deve essere di un posto, che poi muove un segnalino (la carta di Leo muove subito lui).
whyfirst-start-leo-card = Nel quinto giro Leo non gioca carte.
whyfirst-start-used-cards = Prima di queste sono state usate carte con numeri bianchi più alti; { $missing ->
        [one] 1 di loro non è
       *[other] { $missing } di loro non sono
    } tra le carte giocate.
whyfirst-start-out-of-reach = Con le carte usate finora questo segnalino può stare solo tra { $low } e { $high }.
whyfirst-start-sum = Le caselle dei segnalini sommano { $given }; dopo le carte usate finora la somma deve stare tra { $low } e { $high }.
whyfirst-start-totals = { $rounds ->
    [0] Nessuno ha punti prima che finisca la prima manche.
    [one] Nessuna manche può aver portato questi totali.
   *[other] { $rounds } manche non possono aver portato questi totali.
}

## Names

whyfirst-leo = Leo
whyfirst-outcome-card = { $card }

## Figures of a game, for statistics

whyfirst-figure-points = Punti
whyfirst-figure-won = Manche vinte
whyfirst-figure-second = Volte in seconda posizione

## A che punto sono tutti, per il racconto di una partita

whyfirst-gauge-points = Punti

## Its bots by strength, each in a sentence

whyfirst-level-1 = Vuole stare in testa, come se vincesse la prima posizione.
whyfirst-level-2 = Ogni tanto si ricorda che a vincere è la seconda posizione.
whyfirst-level-3 = Sa che vince la seconda posizione, eppure spesso è tentato di stare in testa.
whyfirst-level-4 = Spesso resta appena dietro a chi è in testa, e non si chiede a chi serviranno i punti.
whyfirst-level-5 = Valuta i punti della manche, ma senza troppa attenzione.
whyfirst-level-6 = Valuta a chi farebbero comodo i punti della manche.
whyfirst-level-7 = Ha fiuto per il gioco e varia un po’ le sue scelte.
whyfirst-level-8 = Pensa a che cosa gli altri possono avere in mano e giocare.
whyfirst-level-9 = Riflette a lungo sulle intenzioni degli altri, ed è difficile da decifrare.
whyfirst-level-10 = Il campione: due secondi per ogni carta, e con lui non puoi dare nulla per scontato.
