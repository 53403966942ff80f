# What Hare & Tortoise says.
# A seat ($seat, $to, $by, $giver) is a number, or a name where the caller gives one.
# The slow runner is a tortoise in some editions and a hedgehog in others: sentences name it as the edition does, or not at all.

hare-description = Ein Rennen mit Karotten: Je weiter du ziehst, desto teurer wird es, und mit zu vielen darf niemand ins Ziel.

## Parts of sentences

hare-who = { $seat ->
    [one] Sitz { $seat }
    [other] Sitz { $seat }
   *[name] { $seat }
}
hare-whom = { $to ->
    [one] Sitz { $to }
    [other] Sitz { $to }
   *[name] { $to }
}
hare-by = { $by ->
    [one] Sitz { $by }
    [other] Sitz { $by }
   *[name] { $by }
}
hare-giver = { $giver ->
    [one] Sitz { $giver }
    [other] Sitz { $giver }
   *[name] { $giver }
}
hare-space = { $space ->
    [0] Start
    [64] Ziel
   *[other] Feld { $space }
}
hare-origin = { $origin ->
    [0] vom Start
   *[other] von Feld { $origin }
}
hare-amount = { $amount ->
    [one] 1 Karotte
   *[other] { $amount } Karotten
}
hare-count = { $carrots ->
    [one] 1 Karotte
   *[other] { $carrots } Karotten
}
hare-left = { $lettuces ->
    [0] kein Salat
    [one] 1 Salat
   *[other] { $lettuces } Salate
}

## Tables that cannot be

hare-two-teams-need = Zwei Teams brauchen 4 oder 6 Mitspielende, nicht { $players }.
hare-three-teams-need = Drei Teams brauchen 6 Mitspielende, nicht { $players }.
hare-until-winner-needs = Nur zu dritt bis zu sechst und ohne Teams kann ein Rennen mit dem ersten Sieg enden (until=winner).

## Texts that are no action

hare-text-needs-pawn = „{ $text }“ sagt nicht, welche Figur: Beginne mit a oder b, wie in „a>12“ (nur „keep“ und „bank“ stehen allein).
hare-text-unknown = „{ $text }“ ist keine Aktion. Aktionen sind „>12“ (vor auf Feld 12), „<11“ (zurück auf Feld 11), „+10“, „-10“, „0“, „eat“, „miss“, „restart“, „keep“ und „bank“.
hare-text-no-such-space = „{ $text }“ führt von der Strecke: Die Felder gehen von 0 (Start) bis 64 (Ziel).
hare-outcome-unknown = „{ $text }“ ist kein Ergebnis des Zufalls. Ergebnisse sehen aus wie „card:lose_half“, „card:+15“, „die:4“, „draw:4“ und „first:2“.

## Why not: chance

hare-no-such-first-seat = „{ $text }“ kann jetzt nicht kommen: Nur „first:0“ bis „first:{ $last }“ sagen, wer beginnt.
hare-no-such-card = „{ $text }“ kann jetzt nicht gezogen werden: Bei den Hasenkarten dieses Tisches kommt keine solche Karte als Nächstes.
hare-no-such-roll = „{ $text }“ kann jetzt nicht kommen: nur eine Zahl von 1 bis 6, gewürfelt oder gezogen, wie es die Ausgabe dieses Tisches vorsieht.

## Why not: whose action it is

hare-no-over = Das Rennen ist vorbei.
hare-no-not-to-act = { $seat ->
    [-1] Gerade ist kein Sitz am Zug: Der Zufall ist dran.
   *[other] Dieser Sitz ist nicht am Zug. { hare-who } ist am Zug.
}
hare-no-pawn-home = Diese Figur ist schon im Ziel.
hare-no-not-this-pawn = Eine andere deiner Figuren muss neu starten, nicht diese.
hare-no-other-bound = Deine Figur { $pawn } geht vor: Sie muss fressen, zurückgedreht werden oder ihr Feld verlassen.

## Why not: a pawn lies face down, or must go on

hare-no-face-miss = Deine Figur liegt umgedreht da: In diesem Zug wird sie nur zurückgedreht (miss).
hare-no-face-eat = Deine Figur liegt zum Fressen umgedreht da: In diesem Zug frisst sie (eat).
hare-no-face-nap = Deine Figur schläft: In diesem Zug wacht sie auf und bleibt stehen (miss).
hare-no-not-face-miss = Diese Figur muss nicht aussetzen.
hare-no-not-face-eat = Diese Figur liegt nicht zum Fressen umgedreht da.
hare-no-must-leave = Diese Figur hat gerade gefressen: Sie muss ihr Feld verlassen, vorwärts oder zurück.
hare-no-must-move-again = Der Hase hat gesprochen: Dieselbe Figur muss noch einmal ziehen, vorwärts oder zurück.
hare-no-must-move-from-start = Die Figur, die neu startet, zieht sofort vom Start aus vorwärts.
hare-no-something-legal = Du kannst noch etwas anderes tun: Neu starten darf nur, wer sonst gar nichts tun kann.

## Why not: forward

hare-no-not-ahead = Vorwärts geht es nur nach vorn, und { hare-space } liegt nicht vor dieser Figur.
hare-no-too-dear = Das kostet { $cost ->
        [one] 1 Karotte
       *[other] { $cost } Karotten
    }; { $missing ->
        [one] dir fehlt 1
       *[other] dir fehlen { $missing }
    }.
hare-no-occupied = { hare-who } steht schon da.
hare-no-tortoise-ahead = Auf dieses Feld kommst du nur rückwärts.
hare-no-no-lettuce = Du hast keinen Salat mehr, den du dort fressen könntest.
hare-no-hare-closed = An diesem Tisch sind die Hasenfelder gesperrt.
hare-no-lettuces-left = { $lettuces ->
    [one] Du musst noch 1 Salat fressen, bevor diese Figur ins Ziel darf.
   *[other] Du musst noch { $lettuces } Salate fressen, bevor diese Figur ins Ziel darf.
}
hare-no-too-many-carrots = Du kämst mit { $left ->
        [one] 1 Karotte
       *[other] { $left } Karotten
    } über die Linie, { $excess } zu viel: Wer als Nächstes ins Ziel kommt, darf höchstens { $limit } haben.

## Why not: back

hare-no-no-tortoise-behind = Zurück geht es nur auf ein { hare-runner }feld, und hinter dieser Figur liegt keines.
hare-no-not-nearest-tortoise = Zurück geht es nur auf das nächste { hare-runner }feld dahinter: Feld { $space }.
hare-no-tortoise-occupied = { hare-who } steht auf dem Feld, auf das du zurück müsstest.

## Why not: carrots

hare-no-not-on-carrot = Nur eine Figur auf einem Karottenfeld darf stehen bleiben und 10 nehmen oder abgeben.
hare-no-too-few-to-give = Um 10 abzugeben, brauchst du 10 Karotten; du hast { $carrots }.
hare-no-choice-due = { $nothing ->
    [yes] Antworte erst dem Hasen: 10 Karotten nehmen, 10 abgeben oder nichts tun.
   *[no] Antworte erst dem Hasen: 10 Karotten nehmen oder 10 abgeben.
}
hare-no-no-choice-of-nothing = Nichts zu tun ist hier keine Antwort: Nimm 10 oder gib 10 ab.
hare-no-no-choice-due = Der Hase hat nichts gefragt, also gibt es nichts abzulehnen.
hare-no-gift-due = Entscheide erst über das Geschenk von { hare-amount }: behalten oder in die Bank legen.
hare-no-no-gift = Niemand hat dir Karotten geschenkt, die du behalten oder in die Bank legen könntest.

## What is expected now

hare-prompt-over = Das Rennen ist vorbei.
hare-prompt-first = Es wird ausgelost, wer beginnt.
hare-prompt-draw = Der Hase entscheidet für { hare-who }.
hare-prompt-wait = { hare-who } ist am Zug.
hare-prompt-gift = { hare-giver } schenkt dir { hare-amount }: behalten oder in die Bank legen?
hare-prompt-again = { $ways ->
    [forward] Zieh noch einmal mit derselben Figur: vorwärts.
    [back] Zieh noch einmal mit derselben Figur: zurück.
    [restart] Dieselbe Figur müsste noch einmal ziehen und kann nicht: Sie muss neu starten.
   *[other] Zieh noch einmal mit derselben Figur, vorwärts oder zurück.
}
hare-prompt-restarted = Zurück am Start: Zieh sofort vorwärts.
hare-prompt-choice = { $nothing ->
    [yes] Der Hase lässt dir die Wahl: 10 Karotten nehmen, 10 abgeben oder nichts tun.
   *[no] Der Hase lässt dir die Wahl: 10 Karotten nehmen oder 10 abgeben.
}
hare-prompt-eat = Deine Figur frisst in diesem Zug einen Salat.
hare-prompt-miss = Du setzt aus: Deine Figur wird zurückgedreht.
hare-prompt-nap = Deine Figur wacht in diesem Zug auf und bleibt stehen.
hare-prompt-leave = { $ways ->
    [forward] Deine Figur hat gefressen und muss weg: vorwärts.
    [back] Deine Figur hat gefressen und muss weg: zurück.
    [restart] Deine Figur hat gefressen und müsste weg, kann aber nicht: Sie muss neu starten.
   *[other] Deine Figur hat gefressen und muss weg: vorwärts oder zurück.
}
hare-prompt-action = { $ways ->
    [forward] Du bist am Zug: Zieh vorwärts.
    [forward-back] Du bist am Zug: vorwärts oder zurück.
    [forward-stay] Du bist am Zug: vorwärts, oder stehen bleiben und 10 nehmen oder abgeben.
    [back] Du bist am Zug: Zieh zurück.
    [back-stay] Du bist am Zug: zurück, oder auf dem Karottenfeld stehen bleiben.
    [stay] Du bist am Zug: Bleib auf dem Karottenfeld stehen.
    [restart] Du bist am Zug, aber kein Zug ist möglich: Du musst neu starten.
   *[other] Du bist am Zug: vorwärts, zurück, oder stehen bleiben und 10 nehmen oder abgeben.
}

## What a space or an action does

hare-does-finish = Im Ziel!
hare-does-carrot = Im nächsten Zug darfst du stehen bleiben und 10 Karotten nehmen oder 10 abgeben.
hare-does-lettuce = Deine Figur legt sich hin; im nächsten Zug frisst sie einen Salat und nimmt 10 Karotten mal ihre Position.
hare-does-tortoise = 10 Karotten für jedes Feld, das du zurückziehst.
hare-does-number = Zahlt 10 Karotten mal deine Position, wenn du weiterziehst und die Zahl dann deine Position ist.
hare-does-hare-edition = Der Hase entscheidet sofort.
hare-does-hare-sprint = Jetzt passiert nichts; vorwärts weiterziehen kostet von hier 5 Karotten je Feld.
hare-does-hare-nap = Deine Figur schläft ein und setzt einmal aus, wenn niemand an ihr vorbeikommt.
hare-does-hare-closed = Gesperrt: Hier darf niemand hin.
hare-does-hare-tournament = Im nächsten Zug: 10 Karotten, wenn niemand sonst an dir vorbeikam, sonst zahlst du je 10 für alle, die vorbeikamen.
hare-does-hare-parking = Hier passiert nichts.
hare-does-stay = Deine Figur bleibt, wo sie ist.
hare-does-nothing = Weder nehmen noch abgeben.
hare-does-eat = Friss einen Salat und nimm 10 Karotten mal deine Position.
hare-does-miss = Die Figur wird zurückgedreht; der Zug ist vorbei.
hare-does-restart = Zurück zum Start mit den Karotten für den Neustart, dann sofort weiterziehen.
hare-does-keep = Das Geschenk gehört dir.
hare-does-bank = Das Geschenk geht an die Bank.

## What happened

hare-event-starts = { hare-who } beginnt, so will es das Los.
hare-event-paid = { $why ->
    [move] { hare-who } zahlt { hare-amount } für den Zug.
    [carrot_space] { hare-who } bleibt stehen und gibt { hare-amount } an die Bank ab.
    [choice] { hare-who } entscheidet sich, { hare-amount } abzugeben.
    [card] { hare-who } zahlt { hare-amount } für die Karte.
    [eat_carrot] { hare-who } frisst { hare-amount }.
    [half] { hare-who } verliert die Hälfte: { hare-amount }.
    [tournament] Auf dem Hasenfeld kam jemand vorbei: { hare-who } zahlt { hare-amount }.
   *[other] { hare-who } zahlt { hare-amount }.
}
hare-event-took = { $why ->
    [number] Die Zahl stimmt: { hare-who } nimmt { hare-amount }.
    [carrot_space] { hare-who } bleibt stehen und nimmt { hare-amount }.
    [lettuce] { hare-who } nimmt { hare-amount } für den Salat.
    [tortoise] { hare-who } nimmt { hare-amount } für den Weg zurück.
    [choice] { hare-who } entscheidet sich, { hare-amount } zu nehmen.
    [card] { hare-who } nimmt { hare-amount } für die Karte.
    [free_move] Der Zug war gratis: { $amount ->
        [0] { hare-who } hatte nichts dafür gezahlt.
       *[other] { hare-who } bekommt { hare-amount } zurück.
    }
    [per_lettuce] { hare-who } nimmt { hare-amount } für die Salate auf der Hand.
    [tournament] Niemand kam vorbei: { hare-who } nimmt { hare-amount }.
   *[other] { hare-who } nimmt { hare-amount }.
}
hare-event-moved = { $by ->
    [forward] { $space ->
        [64] { hare-who } zieht { hare-origin } über die Ziellinie.
       *[other] { hare-who } zieht { hare-origin } auf { hare-space }.
    }
    [back] { hare-who } geht { hare-origin } zurück auf { hare-space }.
    [event] { $space ->
        [64] Der Hase trägt { hare-who } { hare-origin } über die Ziellinie.
       *[other] Der Hase setzt { hare-who } { hare-origin } auf { hare-space }.
    }
   *[restart] { hare-who } geht { hare-origin } zurück zum Start.
}
hare-event-gave = { hare-who } gibt { hare-amount } an { hare-whom }.
hare-event-ate = { hare-who } frisst an Position { $position } einen Salat: { hare-left } übrig.
hare-event-laid-down = { $face ->
    [eat] { hare-who } legt sich zum Fressen hin.
    [nap] { hare-who } schläft ein.
   *[miss] { hare-who } wird aussetzen.
}
hare-event-turned-up = { $face ->
    [nap] { hare-who } wacht auf.
   *[miss] { hare-who } hat ausgesetzt und ist wieder auf den Beinen.
}
hare-event-woke = { hare-by } kommt an { hare-who } vorbei, und { hare-who } wacht auf.
hare-event-passed = { hare-by } kommt an { hare-who } vorbei.
hare-event-drew = { $effect ->
    [carrots] { hare-who } zieht die Karte { $card }.
    [zero] { hare-who } zieht die Karte 0.
   *[other] { hare-who } zieht eine Karte: { hare-effect }
}
hare-event-rolled = { hare-who } würfelt an Position { $position } eine { $die }: { hare-effect }
hare-event-charted = { hare-who } zieht an Position { $position } die Nummer { $card }: { hare-effect }
hare-event-given = { hare-who } verschenkt { hare-amount } an { hare-whom }.
hare-event-kept = { hare-who } behält { hare-amount }.
hare-event-banked = { hare-who } legt { hare-amount } in die Bank.
hare-event-restored = { hare-who } hat jetzt genau { hare-count }.
hare-event-shown = { hare-who } zeigt { hare-count }.
hare-event-shuffled = Die Hasenkarten werden gemischt.
hare-event-restarted = { hare-who } startet neu mit { hare-count }.
hare-event-finished = { $place ->
    [1] { hare-who } kommt auf Platz 1 ins Ziel!
    [2] { hare-who } kommt auf Platz 2 ins Ziel.
    [3] { hare-who } kommt auf Platz 3 ins Ziel.
    [4] { hare-who } kommt auf Platz 4 ins Ziel.
    [5] { hare-who } kommt auf Platz 5 ins Ziel.
   *[other] { hare-who } kommt auf Platz { $place } ins Ziel.
}
hare-story-overtakes = { $place ->
    [1] { hare-who } überholt und führt jetzt.
    [2] { hare-who } überholt und ist jetzt auf Platz 2.
    [3] { hare-who } überholt und ist jetzt auf Platz 3.
    [4] { hare-who } überholt und ist jetzt auf Platz 4.
    [5] { hare-who } überholt und ist jetzt auf Platz 5.
   *[other] { hare-who } überholt und ist jetzt auf Platz { $place }.
}
hare-event-nothing = { $effect ->
    [plus_minus_10] { hare-who } entscheidet sich, nichts zu tun.
    [carrot_forward] Weiter vorn ist kein Karottenfeld zu erreichen: Nichts passiert.
    [carrot_back] Weiter hinten ist kein Karottenfeld zu erreichen: Nichts passiert.
    [position_forward] Vor einer anderen Figur ist nirgends Platz: Nichts passiert.
    [position_back] Hinter einer anderen Figur ist nirgends Platz: Nichts passiert.
    [give_10] Niemand liegt dahinter, oder es ist zu wenig zum Verschenken da: Nichts passiert.
   *[other] Nichts passiert.
}
hare-event-again = { hare-who } muss noch einmal ziehen.
hare-event-stuck = { hare-who } kann auch vom Start aus nicht ziehen: Der Zug ist vorbei.
hare-event-over = Das Rennen ist vorbei.

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
hare-effect-miss_turn = Setz einmal aus.
hare-effect-plus_minus_10 = Nimm 10 Karotten oder gib 10 ab.
hare-effect-plus_minus_10_or_nothing = Nimm 10 Karotten, gib 10 ab oder tu nichts.
hare-effect-carrot_forward = Vor zum nächsten Karottenfeld.
hare-effect-carrot_back = Zurück zum nächsten Karottenfeld hinter dir.
hare-effect-position_forward = Eine Position vor: direkt vor die nächste Figur, die vor dir liegt.
hare-effect-position_back = Eine Position zurück: direkt hinter die nächste Figur, die hinter dir liegt.
hare-effect-eat_lettuce = Friss im nächsten Zug einen Salat; ohne Salat setzt du aus.
hare-effect-eat_carrot = Friss eine Karotte: Zahle 1.
hare-effect-last_move_free = Der Zug hierher war gratis.
hare-effect-play_again = Zieh sofort noch einmal.
hare-effect-give_10 = Schenk allen, die hinter dir liegen, je 10 Karotten.
hare-effect-behind_or_again = Mehr hinter dir als vor dir: Setz einmal aus. Sonst: Zieh noch einmal.
hare-effect-restore_65 = Du hast jetzt genau 65 Karotten.
hare-effect-ten_per_lettuce = Nimm 10 Karotten für jeden Salat auf der Hand; ohne Salat setzt du einmal aus.
hare-effect-free_ride = Der Zug hierher war gratis.
hare-effect-lose_half = Du verlierst die Hälfte deiner Karotten.
hare-effect-show = Zeig allen deine Karotten.
hare-effect-shuffle = Alle anderen geben dir 1 Karotte; dann werden die Karten gemischt.
hare-effect-zero = Nichts; die Karten werden gemischt.
hare-effect-carrots = Plus: Nimm so viele Karotten. Minus: Zahle sie, oder starte neu.
hare-take-carrots = Nimm { hare-amount }.
hare-pay-carrots = Zahle { hare-amount }; wenn du weniger hast, starte neu.

## Start positions that cannot arise

hare-start-passers = Nur an einer Figur, die außerhalb ihres Zuges auf einem Hasenfeld wartet, kann jemand vorbeigekommen sein: andere Sitze, jeder nur einmal genannt.
hare-start-shuffler-seen = Die Karte { $card } wird sofort wieder eingemischt: Sie ist nie unter den gesehenen Karten.
hare-start-deck = Ungesehene und gesehene Karten sind zusammen nicht der Stapel von { $size } Karten.
hare-start-no-turn = Sag, wer am Zug ist.
hare-start-two-pawns = Zwei Figuren stehen auf Feld { $space }: Auf der Strecke ist je Feld nur Platz für eine.
hare-start-both-bound = Von den Figuren eines Sitzes kann nur eine umgedreht daliegen oder weiterziehen müssen.
hare-start-hare-closed = An diesem Tisch sind die Hasenfelder gesperrt: Dort kann keine Figur stehen.
hare-start-lettuce-idle = Eine Figur, die auf einem Salatfeld nicht umgedreht daliegt, hat gerade gefressen und muss weg: Sag das mit must_leave.
hare-start-nothing-to-eat = Eine Figur liegt nur dort zum Fressen umgedreht da, wo Salat gefressen wird, und nur mit einem Salat auf der Hand.
hare-start-no-missed-turn = Auf diesem Feld kann an diesem Tisch niemand aussetzen müssen.
hare-start-no-nap = Eine Figur schläft nur auf einem Hasenfeld und nur mit hare=nap.
hare-start-need-not-leave = Nur eine Figur, die gerade gefressen hat, muss weg: nicht umgedreht, wo Salat gefressen wird, mit einem Salat weniger auf der Hand.
hare-start-place = Eine Figur hat einen Platz, wenn sie im Ziel ist (Feld 64), und nur dann.
hare-start-places = Die Plätze der Figuren im Ziel müssen 1, 2, 3 und so weiter sein, jeder einmal.
hare-start-finished = Hier müssen die Sitze der Figuren im Ziel stehen, in der Reihenfolge ihrer Plätze.
hare-start-over = Das Rennen wäre schon vorbei.
hare-start-could-not-finish = Mit so vielen Karotten oder Salaten hätte diese Figur nicht ins Ziel gekonnt.
hare-start-already-racing = Wer beginnt, wird ausgelost, bevor sonst etwas passiert ist.
hare-start-turn-home = Alle Figuren dieses Sitzes sind im Ziel: Er kommt nicht mehr an die Reihe.
hare-start-pending-bound = Die Figur, bei der noch etwas ansteht, liegt nicht umgedreht da, ist frei beweglich und nicht im Ziel.
hare-start-pending = „{ $kind }“ kann in dieser Stellung nicht anstehen.

## Chance outcomes

hare-outcome-die = Eine { $number }
hare-outcome-draw = Karte { $number }
hare-outcome-first = { hare-who } beginnt

## Figures of a race, for statistics

hare-figure-turns = Züge
hare-figure-wasted = Karotten verschwendet
hare-figure-lettuces = Salate rechtzeitig
hare-figure-hares = Hasenereignisse

## Wie weit alle sind, für die Geschichte eines Rennens

hare-gauge-space = Feld auf der Strecke
hare-gauge-carrots = Karotten in der Hand

## Plans for the next turn

hare-plan-home = Du bist im Ziel: Es gibt nichts mehr zu planen.
hare-plan-answer = Vorher musst du noch etwas anderes beantworten.
hare-plan-eat = In deinem nächsten Zug frisst du einen Salat. Danach kannst du den übernächsten planen.
hare-plan-miss = In deinem nächsten Zug setzt du aus. Danach kannst du den übernächsten planen.
hare-plan-nap = Deinen nächsten Zug verschläfst du. Danach kannst du den übernächsten planen.
hare-plan-restart = Wie es gerade steht, bleibt dir im nächsten Zug nur der Weg zurück zum Start.
hare-plan-if-place = Nur wenn ich noch auf Platz { $value } liege
hare-plan-if-place-a = Nur wenn Hase A noch auf Platz { $value } liegt
hare-plan-if-place-b = Nur wenn Hase B noch auf Platz { $value } liegt

## Its bots by strength, each in a sentence

hare-level-1 = Rennt, solange die Karotten reichen, und denkt zu spät an seine Salate.
hare-level-2 = Hat einen Plan, vergisst aber oft, dass Salate auch gefressen werden müssen.
hare-level-3 = Verlässt sich auf jedes Positionsfeld, auch wenn es nichts zahlen wird.
hare-level-4 = Kennt den Weg, verschätzt sich aber bei den Entfernungen.
hare-level-5 = Plant den eigenen Weg ins Ziel und kümmert sich wenig um die anderen.
hare-level-6 = Denkt ein, zwei Züge voraus.
hare-level-7 = Denkt weit voraus und irrt sich selten.
hare-level-8 = Hat ein Gespür für das Rennen und folgt ihm, ohne vorauszudenken.
hare-level-9 = Rechnet vor jedem Zug Hunderte von Möglichkeiten durch.
hare-level-10 = Der Champion: nimmt sich zwei Sekunden für jeden Zug und übersieht so gut wie nichts.
