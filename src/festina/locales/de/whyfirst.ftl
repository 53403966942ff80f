# What Why First? says.
# A seat ($seat, $to, $by) is a number, or a name where the caller gives one; Leo is always “Leo”.

whyfirst-description = Ein Rennen mit Bluff, in dem nur Rang 2 punktet und die zweithöchste Summe gewinnt.

## Parts of sentences

whyfirst-who = { $seat ->
    [one] Sitz { $seat }
    [other] Sitz { $seat }
   *[name] { $seat }
}
whyfirst-to = { $to ->
    [one] Sitz { $to }
    [other] Sitz { $to }
   *[name] { $to }
}
whyfirst-by = { $by ->
    [one] Sitz { $by }
    [other] Sitz { $by }
   *[name] { $by }
}
whyfirst-whose-pawn = { $seat ->
    [one] die Figur von Sitz { $seat }
    [other] die Figur von Sitz { $seat }
   *[name] die Figur von { $seat }
}
whyfirst-moved-pawn = { $own ->
    [yes] { $by ->
        [Leo] sich selbst
       *[other] die eigene Figur
    }
   *[no] { whyfirst-whose-pawn }
}
whyfirst-origin = { $origin ->
    [0] vom Start
   *[other] von { $origin }
}
whyfirst-space = { $space ->
    [0] Start
   *[other] { $space }
}
whyfirst-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
whyfirst-total = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}

## Texts that are no action

whyfirst-text-base = „{ $text }“ ist keine Aktion. Nenne eine Karte und den Sitz, auf den sie gespielt wird, wie in „+3@2“ (oder „+3@leo“, wo Leo mitspielt).
whyfirst-text-tactical = „{ $text }“ ist keine Aktion. Nenne eine Karte mit ihrer weißen Zahl, wie in „+3/21“, und nach dem Aufdecken eine Figur, wie in „move:2“ (oder „move:leo“, wo Leo mitspielt).
whyfirst-outcome-unknown = „{ $text }“ ist kein Ergebnis des Zufalls. Ergebnisse sehen aus wie „deal:+3“, „leo:-1“ und in der Taktik-Variante „deal:+3/21“, „leo:-1/4“.

## Why not: chance

whyfirst-no-chance = Der Zufall hat jetzt nichts zu tun: Sitze sind am Zug.
whyfirst-no-such-deal = „{ $text }“ kann jetzt nicht kommen: Es ist keine solche Karte mehr auszuteilen.
whyfirst-no-deal-now = „{ $text }“ kann jetzt nicht kommen: Ausgeteilt wird, wenn ein Durchgang beginnt.
whyfirst-no-such-leo = „{ $text }“ kann jetzt nicht kommen: Leo kann keine solche Karte haben.
whyfirst-no-leo-now = „{ $text }“ kann jetzt nicht kommen: Leos Karte wird aufgedeckt, wenn beide Sitze gewählt haben.

## Why not: whose action it is

whyfirst-no-over = Die Partie ist vorbei.
whyfirst-no-not-to-act = { $seat ->
    [-1] Gerade ist kein Sitz am Zug: Der Zufall ist dran.
   *[other] Dieser Sitz darf jetzt keine Figur ziehen. Das tut gerade { whyfirst-who }.
}
whyfirst-no-has-chosen = Dieser Sitz hat schon gewählt. Bis die Karten aufgedeckt werden, kann er seine Wahl zurücknehmen.

## Why not: the choice

whyfirst-no-not-in-hand = Diese Hand hat keine solche Karte.
whyfirst-no-no-seat = Einen solchen Sitz gibt es hier nicht: Die Sitze sind von 0 bis { $last } nummeriert.
whyfirst-no-no-leo = Leo spielt nur am Tisch für zwei mit.
whyfirst-no-names-a-seat = In der Taktik-Variante wird eine Karte allein hingelegt, mit ihrer weißen Zahl, wie in „+3/21“; wen sie zieht, wird nach dem Aufdecken gewählt.
whyfirst-no-not-tactical = Das gehört zur Taktik-Variante. Hier wird eine Karte gleich auf einen Sitz gespielt, wie in „+3@2“.
whyfirst-no-card-first = Erst legen alle eine Karte hin; gezogen wird nach dem Aufdecken.
whyfirst-no-pawn-now = Deine Karte liegt offen: Nenne jetzt die Figur, die sie zieht, wie in „move:2“.

## What is expected now

whyfirst-prompt-over = Die Partie ist vorbei.
whyfirst-prompt-deal = Karten werden ausgeteilt: an { $seat ->
        [one] Sitz { $seat }
        [other] Sitz { $seat }
       *[name] { $seat }
    }.
whyfirst-prompt-leo = Alle haben gewählt: Leos Karte wird aufgedeckt.
whyfirst-prompt-choose-base = Wähle eine Karte und die Figur, die sie zieht: deine eigene oder irgendeine andere.
whyfirst-prompt-choose-tactical = Wähle eine Karte. Welche Figur sie zieht, sagst du nach dem Aufdecken, die höchste weiße Zahl zuerst.
whyfirst-prompt-chosen = { $count ->
    [one] Du hast gewählt. Ein Sitz noch nicht.
   *[other] Du hast gewählt. { $count } Sitze noch nicht.
}
whyfirst-prompt-wait = { $count ->
    [one] Ein Sitz wählt noch.
   *[other] { $count } Sitze wählen noch.
}
whyfirst-prompt-move = Deine Karte ist { $card }: Welche Figur zieht sie?
whyfirst-prompt-wait-move = { whyfirst-who } zieht eine Figur um { $card }.

## What an action does

whyfirst-does-play = Die Figur zieht um die Summe aller Karten, die in dieser Kartenrunde auf sie gespielt werden.
whyfirst-does-lay = Die Karte wird mit den anderen aufgedeckt; dann wählst du die Figur, die sie zieht.
whyfirst-does-move = Diese Figur zieht sofort um den Wert deiner Karte.

## What happened

whyfirst-event-round = Durchgang { $round }: alle Figuren auf den Start, alle Karten gemischt.
whyfirst-event-hand = { whyfirst-who } nimmt { $count } Karten auf die Hand.
whyfirst-event-dealt = Die Hand: { $cards }.
whyfirst-event-chose = { whyfirst-who } hat gewählt.
whyfirst-event-trick = Durchgang { $round }, Kartenrunde { $trick }: Die Karten werden aufgedeckt.
whyfirst-event-revealed = { $automatic ->
    [yes] { whyfirst-who } spielt die letzte Karte, { $card }, auf die eigene Figur.
   *[no] { $own ->
        [yes] { whyfirst-who } spielt { $card } auf die eigene Figur.
       *[no] { whyfirst-who } spielt { $card } auf { whyfirst-to }.
    }
}
whyfirst-event-laid = { $automatic ->
    [yes] { whyfirst-who } zeigt die letzte Karte, { $card }.
   *[no] { whyfirst-who } zeigt { $card }.
}
whyfirst-event-moved = { $stopped ->
    [yes] { whyfirst-who } müsste { whyfirst-origin } aus um { $amount } ziehen und bleibt am Ende der Strecke stehen, auf { $space }.
   *[no] { $cancel ->
        [yes] Weil sich die Karten aufheben, bleibt { whyfirst-whose-pawn } auf { whyfirst-space }.
       *[no] { whyfirst-who } zieht um { $amount }, { whyfirst-origin } auf { whyfirst-space }.
    }
}
whyfirst-event-moved-by = { $stopped ->
    [yes] { whyfirst-by } müsste { whyfirst-moved-pawn } um { $amount } ziehen, { whyfirst-origin } aus; am Ende der Strecke, auf { $space }, ist Schluss.
   *[no] { whyfirst-by } zieht { whyfirst-moved-pawn } um { $amount }, { whyfirst-origin } auf { whyfirst-space }.
}
whyfirst-event-round-over = { $why ->
    [all-level] Durchgang { $round } ist vorbei. Alle Figuren stehen auf einem Feld, also ist niemand auf Rang 2, und niemand bekommt Punkte.
    [below-a-tie] Durchgang { $round } ist vorbei. Mehrere liegen vorn, auf { $first }; das nächstniedrigere Feld ist Rang 2: { $second }.
   *[second] Durchgang { $round } ist vorbei. Rang 1 steht auf { $first } und bekommt nichts; Rang 2 ist { $second }.
}
whyfirst-event-scored = { whyfirst-who } ist auf Rang 2 und bekommt { whyfirst-points }; das macht { $total }.
whyfirst-event-over = { $why ->
    [all-level] Die Partie ist vorbei. Alle Summen sind { $highest }: Es gibt keine zweite, also gewinnen alle.
    [below-a-tie] Die Partie ist vorbei. Mehrere teilen sich die höchste Summe, { $highest }; die nächstniedrigere, { $winning }, ist die zweite und gewinnt.
   *[second] Die Partie ist vorbei. Die höchste Summe ist { $highest }; die zweithöchste, { $winning }, gewinnt.
}
whyfirst-event-final = { $won ->
    [yes] { $seat ->
        [Leo] Leo gewinnt mit { whyfirst-total }, dabei war er gar nicht da.
       *[other] { whyfirst-who } gewinnt mit { whyfirst-total }.
    }
   *[no] { whyfirst-who } endet mit { whyfirst-total }.
}

## Start positions that cannot arise

whyfirst-start-no-last-round = Vor dem ersten Durchgang gibt es keinen.
whyfirst-start-leo-hand = Leo hat keine Hand: Seine Karten sind unbekannt, bis sie aufgedeckt werden.
whyfirst-start-leo-chosen = Leo wählt nichts.
whyfirst-start-hand-size = In dieser Hand müssen jetzt { $size } Karten sein, nicht { $given }.
whyfirst-start-too-many-cards = { $card } gibt es im Stapel nur { $copies ->
        [one] einmal
        [2] zweimal
       *[other] { $copies }-mal
    }.
whyfirst-start-chosen-not-held = Eine gewählte Karte bleibt bis zum Aufdecken auf der Hand, und { $card } ist nicht in dieser.
whyfirst-start-chosen-now = Während Figuren ziehen, wird nichts gewählt: Die Karten liegen offen.
whyfirst-start-not-tactical = Nur in der Taktik-Variante ziehen Karten die Figuren eine nach der anderen.
whyfirst-start-face-up = { $card } kann hier nicht liegen: Eine offene Karte wurde in diesem Durchgang gespielt und liegt vor nur einem Sitz.
whyfirst-start-last-trick = Die letzten Karten spielt das Spiel, sobald die vierte Kartenrunde vorbei ist: In Kartenrunde 5 wählt niemand.
whyfirst-start-all-chosen = Hat der letzte Sitz gewählt, werden die Karten sofort aufgedeckt: Jemand muss noch zu wählen haben.
whyfirst-start-leo = Leos Karte wird am Tisch für zwei aufgedeckt, wenn beide Sitze gewählt haben.
whyfirst-start-played = Bis jetzt sind in diesem Durchgang { $expected } Karten gespielt, nicht { $given }.
whyfirst-start-deal-order = Ausgeteilt wird zuerst an Sitz 0, fünf Karten, dann an Sitz 1 und so weiter.
whyfirst-start-all-dealt = Alle Hände sind vollständig: Es ist nichts mehr auszuteilen.
whyfirst-start-deal-first = Ausgeteilt wird, bevor in einem Durchgang sonst etwas passiert.
whyfirst-start-no-mover = Die höchste offen liegende Karte muss einem Sitz gehören, der als Nächstes eine Figur zieht (Leos Karte zieht ihn sofort).
whyfirst-start-leo-card = Leo spielt in der fünften Kartenrunde keine Karte.
whyfirst-start-used-cards = Karten mit höheren weißen Zahlen waren vor diesen dran; { $missing } davon fehlen unter den gespielten Karten.
whyfirst-start-out-of-reach = Mit den bisher genutzten Karten kann diese Figur nur von { $low } bis { $high } stehen.
whyfirst-start-sum = Die Felder der Figuren ergeben zusammen { $given }; nach den bisher genutzten Karten muss es von { $low } bis { $high } sein.
whyfirst-start-totals = { $rounds ->
    [0] Bevor der erste Durchgang vorbei ist, hat niemand Punkte.
    [one] Kein Durchgang kann diese Summen gebracht haben.
   *[other] Keine { $rounds } Durchgänge können diese Summen gebracht haben.
}

## Names

whyfirst-leo = Leo
whyfirst-outcome-card = { $card }

## Figures of a game, for statistics

whyfirst-figure-points = Punkte
whyfirst-figure-won = Durchgänge gewonnen
whyfirst-figure-second = Mal auf Rang 2

## Wie weit alle sind, für die Geschichte eines Spiels

whyfirst-gauge-points = Punkte

## Its bots by strength, each in a sentence

whyfirst-level-1 = Will ganz nach vorn, als würde Rang 1 gewinnen.
whyfirst-level-2 = Denkt ab und zu daran, dass Rang 2 gewinnt.
whyfirst-level-3 = Weiß, dass Rang 2 gewinnt, und will doch oft ganz nach vorn.
whyfirst-level-4 = Hält sich oft nur knapp hinter der Spitze und fragt nicht, wem die Punkte helfen.
whyfirst-level-5 = Wägt die Punkte des Durchgangs ab, nimmt es dabei aber nicht so genau.
whyfirst-level-6 = Wägt ab, wem die Punkte des Durchgangs helfen würden.
whyfirst-level-7 = Hat ein Gespür für das Spiel und spielt nicht immer dasselbe.
whyfirst-level-8 = Überlegt, was die anderen haben und spielen könnten.
whyfirst-level-9 = Überlegt lange, was die anderen vorhaben, und ist schwer zu durchschauen.
whyfirst-level-10 = Der Champion: zwei Sekunden für jede Karte, und unberechenbar.
