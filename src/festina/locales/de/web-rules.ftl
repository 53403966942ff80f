# The rules in the browser. The complete rules stand in hare-rules.ftl and whyfirst-rules.ftl; here is what is around them.

web-rules-title = Regeln
web-rules-short = In einer Minute
web-rules-complete = Vollständig
web-rules-marks = Jede Regel hat eine Nummer. „Unsere Lesart“ steht bei dem, was die Anleitungen offenlassen oder was wir selbst zusammengesetzt haben.
web-rules-reading = unsere Lesart
web-rules-not-here = { $rule } spielt an diesem Tisch keine Rolle und ist darum nicht aufgeführt.
web-rules-search = Eine Regel finden
web-rules-search-example = Salat, Neustart, 301 …
web-rules-found = { $count ->
    [0] Davon spricht keine Regel.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
web-rules-try = Beim Spielen lernen

## Hare & Tortoise in a minute

web-rules-short-hare-1 = { $pawns ->
    [2] Zwei Hasen laufen für dich, und sie laufen mit Karotten. Du hast { $start } für beide zusammen, und jeder Schritt eines Zuges kostet eine mehr als der davor: 1 Feld kostet 1, 2 kosten 3, 3 kosten 6, 10 kosten 55.
   *[one] Du läufst mit Karotten. Du hast { $start }, und jeder Schritt eines Zuges kostet eine mehr als der davor: 1 Feld kostet 1, 2 kosten 3, 3 kosten 6, 10 kosten 55.
}
web-rules-short-hare-2 = { $pawns ->
    [2] In deinem Zug zieht einer deiner Hasen vorwärts auf ein freies Feld, für das deine Karotten reichen; oder er geht zurück, oder er bleibt auf einem Karottenfeld stehen. Passen geht nicht.
   *[one] In deinem Zug ziehst du vorwärts auf ein freies Feld, für das deine Karotten reichen; oder du gehst zurück, oder du bleibst auf einem Karottenfeld stehen. Passen geht nicht.
}
web-rules-short-hare-3 = { $pawns ->
    [2] { $number_pay ->
        [turn_start] Zu Beginn deines Zuges bringt jeder deiner Hasen auf einem Positionsfeld 10 Karotten mal seine Position, wenn die Zahl seine Position im Rennen ist.
       *[on_leaving] Ein Positionsfeld zahlt 10 Karotten mal die Position des Hasen darauf, wenn dieser Hase weiterzieht und die Zahl dann seine Position im Rennen ist.
    }
   *[one] Ein Positionsfeld zahlt 10 Karotten mal deine Position, wenn du weiterziehst und seine Zahl dann deine Position im Rennen ist.
}
web-rules-short-hare-4 = Auf einem Karottenfeld darfst du stehen bleiben und 10 Karotten nehmen oder 10 abgeben.
web-rules-short-hare-5 = Unterwegs musst du { $lettuces } Salate fressen. Auf einem Salatfeld verbringst du einen Zug mit Fressen und bekommst 10 Karotten mal deine Position: je weiter hinten, desto mehr.
web-rules-short-hare-6 = { $runner ->
    [hedgehog] Zurück zum nächsten Igel
   *[tortoise] Zurück zur nächsten Schildkröte
} hinter dir geht es gratis, und du bekommst 10 Karotten je Feld. So tankst du auf.
web-rules-short-hare-7 = { $hare ->
    [sprint] Auf einem Hasenfeld passiert nichts. Von dort nach vorn kostet jedes Feld 5 Karotten, egal wie weit du ziehst.
    [nap] Auf einem Hasenfeld schläft dein Hase ein und setzt einen Zug aus, es sei denn, jemand kommt an ihm vorbei.
    [closed] Hasenfelder sind gesperrt: Niemand darf sie betreten.
    [tournament] Auf einem Hasenfeld wettest du, dass niemand an dir vorbeikommt: Stimmt das, bekommst du in deinem nächsten Zug 10 Karotten; sonst zahlst du je 10 für alle, die vorbeigekommen sind.
    [parking] Hasenfelder sind Parkplätze: Dort passiert nichts.
   *[edition] Ein Hasenfeld ist Glückssache: Es passiert sofort etwas.
}
web-rules-short-hare-8 = { $pawns ->
    [2] Wer als Erstes beide Hasen im Ziel hat, gewinnt. { $first_pawn_any_lettuces ->
        [yes] Dein erster Hase darf mit beliebig vielen Karotten und Salaten ins Ziel,
       *[no] Dein erster Hase darf mit beliebig vielen Karotten ins Ziel, aber ohne Salat,
    } der zweite nur ohne Salat und mit höchstens { $flat ->
        [yes] { $second } Karotten.
       *[no] { $second } Karotten, wenn er als zweiter Hase ankommt, oder { $third } als dritter.
    }
   *[one] { $team ->
        [yes] Das Team, das als Erstes alle Hasen im Ziel hat, gewinnt.
       *[no] Wer als Erstes im Ziel ist, gewinnt.
    } Aber über die Linie darfst du nur ohne Salat und mit höchstens { $limit } Karotten{ $flat ->
        [yes] .
       *[no] , wenn noch niemand im Ziel ist.
    }
}

## Why First? in a minute

web-rules-short-whyfirst-1 = Alle haben eine Figur auf einer Strecke von { $lowest } bis { $highest } und fünf Karten von { $weakest } bis { $strongest }. Eine Partie hat fünf Durchgänge, ein Durchgang fünf Kartenrunden.
web-rules-short-whyfirst-2 = { $mode ->
    [tactical] In jeder Kartenrunde legen alle eine Karte verdeckt hin.
   *[base] In jeder Kartenrunde wählen alle geheim eine Karte und die Figur, die sie bewegt: die eigene oder irgendeine andere.
}
web-rules-short-whyfirst-3 = { $mode ->
    [tactical] Alle Karten werden gleichzeitig aufgedeckt. Dann bewegen alle, von der höchsten weißen Zahl abwärts, mit ihrer Karte eine Figur: die eigene oder irgendeine andere.
   *[base] Alle Karten werden gleichzeitig aufgedeckt. Jede Figur zieht einmal, um die Summe ihrer Karten.
}
web-rules-short-whyfirst-4 = { $mode ->
    [tactical] Auch die letzte Karte eines Durchgangs darf jede Figur bewegen.
   *[base] Die letzte Karte eines Durchgangs spielst du auf dich selbst.
}
web-rules-short-whyfirst-5 = Dann punktet nur Rang 2: mit der Zahl seines Feldes. Rang 1 bekommt nichts, und alle anderen auch nicht.
web-rules-short-whyfirst-6 = Nach fünf Durchgängen gewinnt die zweithöchste Summe. Die höchste nicht.
web-rules-short-whyfirst-leo = Als Dritter läuft Leo mit, den niemand spielt. In den ersten vier Kartenrunden wird eine Karte für ihn aufgedeckt, und sie bewegt ihn selbst. Auch du darfst ihn bewegen; er punktet wie alle, und er kann gewinnen.

## Numbers, cards and tables

web-rules-numbers = In Zahlen
web-rules-by-players = Karotten und Salate je nach Zahl der Mitspielenden
web-rules-start = Karotten zu Beginn
web-rules-restart = Nach einem Neustart
web-rules-lettuces = Salate
web-rules-finish = Erlaubte Karotten im Ziel
web-rules-finish-place = Ins Ziel als
web-rules-finish-carrots = Karotten, höchstens
web-rules-hare = Was der Hase tut
web-rules-deck = Die Hasenkarten
web-rules-card = Karte
web-rules-count = Wie viele
web-rules-what = Was passiert
web-rules-chart = Die Tabelle des Hasen
web-rules-position-roll = Position \ Wurf
web-rules-card-position = Karte \ Position
web-rules-card-number = Karte { $number }
web-rules-chart-star = * rekonstruiert
web-rules-sources = Woher das kommt
web-rules-reconstructed = Rekonstruiert:
web-rules-race-deck = Der Stapel: { $size } Rennkarten
web-rules-white = Weiße Zahlen
