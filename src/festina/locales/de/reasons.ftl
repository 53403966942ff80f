# Warum ein Zug besser ist als ein anderer, woran man denken soll, worum es in Aufgaben geht.
# „Damit“ meint den besseren Zug, „sonst“ den, mit dem verglichen wird.

## Hare & Tortoise: themes

hare-theme-finish = Ins Ziel kommen
hare-theme-lettuce = Salate
hare-theme-numbers = Positionsfelder
hare-theme-carrots = Karotten
hare-theme-tortoise = Zurückgehen
hare-theme-hare = Hasen
hare-theme-blocking = Im Weg
hare-theme-way = Der Weg ins Ziel

## Hare & Tortoise: what to think about

hare-nudge-finish = Denk an die Ziellinie: Wie viele Karotten dürfen dort übrig sein?
hare-nudge-lettuce = Zähl deine Salate.
hare-nudge-numbers = An welcher Position liegst du, wenn du wieder an der Reihe bist?
hare-nudge-carrots = Schau auf deine Karotten: Was bleibt dir?
hare-nudge-tortoise = Manchmal führt der Weg nach vorn zurück.
hare-nudge-hare = Frag dich, was ein Hasenfeld hier bringt.
hare-nudge-blocking = Wer will als Nächstes wohin?
hare-nudge-way = Plane den ganzen Weg ins Ziel, nicht nur diesen Zug.

## Hare & Tortoise: reasons

hare-why-home = Damit bist du jetzt im Ziel, auf Platz { $place }.
hare-why-pawn-home = Damit ist diese Figur jetzt im Ziel.
hare-why-too-late = Du musst noch { $lettuces ->
        [one] 1 Salat
       *[other] { $lettuces } Salate
    } fressen, und sonst { $spaces ->
        [0] läge kein Salatfeld mehr
        [one] läge nur noch 1 Salatfeld
       *[other] lägen nur noch { $spaces } Salatfelder
    } vor dir.
hare-why-lettuce = Du frisst einen Salat, das bringt etwa { hare-amount }; { $lettuces ->
    [0] es ist dein letzter.
    [one] dann bleibt dir noch 1, und vor dir { hare-lettuce-spaces }.
   *[other] dann bleiben dir noch { $lettuces }, und vor dir { hare-lettuce-spaces }.
}
hare-lettuce-spaces = { $spaces ->
    [0] liegt kein Salatfeld mehr
    [one] liegt noch 1 Salatfeld
   *[other] liegen noch { $spaces } Salatfelder
}
hare-why-better-meal = Dort bringt der Salat etwa { hare-amount } statt { $other }.
hare-why-home-next = Von dort kommst du mit dem nächsten Zug ins Ziel und hast noch { $left ->
        [one] 1 Karotte
       *[other] { $left } Karotten
    }.
hare-why-too-many = Sonst hättest du { $excess ->
        [one] 1 Karotte
       *[other] { $excess } Karotten
    } zu viel, um als Nächstes ins Ziel zu kommen.
hare-why-fewer-too-many = Damit hast du nur noch { $excess ->
        [one] 1 Karotte
       *[other] { $excess } Karotten
    } zu viel fürs Ziel statt { $other }.
hare-why-number-pays = Die Zahl wird wohl stimmen: { hare-amount } in etwa { $percent } % der Fälle.
hare-why-number-fails = { $percent ->
    [0] Sonst stündest du auf einer Zahl, die kaum stimmen wird.
   *[other] Sonst würdest du auf eine Zahl setzen, die nur in etwa { $percent } % der Fälle stimmt.
}
hare-why-cheaper = Das kostet { $cost } und lässt dir { $left ->
        [one] 1 Karotte
       *[other] { $left } Karotten
    } statt { $other }.
hare-why-more-carrots = Damit { $left ->
        [one] bleibt dir 1 Karotte
       *[other] bleiben dir { $left } Karotten
    } statt { $other }.
hare-why-back = Der Weg zurück bringt { hare-amount }: Dann hast du { $left }.
hare-why-back-next = Von dort kannst du im nächsten Zug zurückgehen und { hare-amount } nehmen.
hare-why-hare-risk = Sonst entscheidet der Hase: { $sign ->
    [more] Im Schnitt bringt er { hare-count }, aber in { $percent } % der Fälle setzt du aus.
    [less] Im Schnitt kostet er { hare-count }, und in { $percent } % der Fälle setzt du aus.
    [only] Im Schnitt kostet er { hare-count }.
   *[same] Im Schnitt bringt er nichts, und in { $percent } % der Fälle setzt du aus.
}
hare-why-hare-luck = Im Schnitt bringt der Hase hier { hare-count }, und { $percent ->
    [0] du setzt nie aus.
   *[other] nur in { $percent } % der Fälle setzt du aus.
}
hare-why-blocks = { hare-who } möchte wohl als Nächstes dorthin und kann dann nicht.
hare-why-way = Gut geplant brauchst du noch etwa { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } ins Ziel, sonst etwa { $other }.

## Why First?: themes

whyfirst-theme-second = Rang 2
whyfirst-theme-first = Nicht vorn
whyfirst-theme-points = Punkte
whyfirst-theme-total = Die zweithöchste Summe
whyfirst-theme-rivals = Die anderen
whyfirst-theme-leo = Leo
whyfirst-theme-hand = Deine Hand
whyfirst-theme-order = Die Zugfolge

## Why First?: what to think about

whyfirst-nudge-second = Wer liegt nach dieser Kartenrunde auf Rang 2?
whyfirst-nudge-first = Willst du vorn liegen?
whyfirst-nudge-points = Was ist Rang 2 in diesem Durchgang wert?
whyfirst-nudge-total = Schau auf die Summen: Wer darf nicht zu viele Punkte bekommen?
whyfirst-nudge-rivals = Wem helfen deine Karten, wem schaden sie?
whyfirst-nudge-leo = Vergiss Leo nicht.
whyfirst-nudge-hand = Denk an die Karten, die dir bleiben.
whyfirst-nudge-order = Willst du früh oder spät ziehen?

## Why First?: reasons

whyfirst-why-second = { $when ->
    [end] In etwa { $percent } % der Fälle beendest du den Durchgang auf Rang 2, sonst in { $other } %.
   *[now] Nach der Kartenrunde liegst du in etwa { $percent } % der Fälle auf Rang 2, sonst in { $other } %.
}
whyfirst-why-not-first = { $when ->
    [end] Sonst würdest du den Durchgang in etwa { $other } % der Fälle vorn beenden statt in { $percent } %; vorn gibt es keine Punkte.
   *[now] Sonst lägst du in etwa { $other } % der Fälle vorn statt in { $percent } %; vorn gibt es keine Punkte.
}
whyfirst-why-leads = Du hast die höchste Summe ({ $total }), und die höchste gewinnt nicht: Damit sind weniger Punkte zu erwarten.
whyfirst-why-points = Der Durchgang bringt dir im Schnitt { whyfirst-points }, sonst { $other }.
whyfirst-why-wins = { $last ->
    [yes] In etwa { $percent } % der Fälle hast du am Ende die Summe, die gewinnt, sonst in { $other } %.
   *[no] In etwa { $percent } % der Fälle hast du nach dem Durchgang die zweithöchste Summe, sonst in { $other } %.
}
whyfirst-why-most = Sonst hättest du in etwa { $other } % der Fälle die höchste Summe statt in { $percent } %, und die höchste gewinnt nicht.
whyfirst-why-costs = Das kostet { whyfirst-whom } im Schnitt { whyfirst-points }.
whyfirst-why-gives = Du hast die höchste Summe, und die höchste gewinnt nicht: { whyfirst-who } holt damit { whyfirst-points } auf.
whyfirst-why-keeps-out = Das hält { whyfirst-whom } in etwa { $percent } % der Fälle von Rang 2 fern.
whyfirst-why-sends-ahead = { whyfirst-who } liegt damit in etwa { $percent } % der Fälle vorn, sonst in { $other } %.
whyfirst-why-keeps-both = Du behältst Karten für beide Richtungen: { $cards }.
whyfirst-why-later = Mit { $white } ziehst du später als mit { $other }, wenn mehr bekannt ist.
whyfirst-why-earlier = Mit { $white } ziehst du früher als mit { $other }.
whyfirst-whom = { $seat ->
    [one] Sitz { $seat }
    [other] Sitz { $seat }
   *[name] { $seat }
}

## Puzzles

puzzle-unknown = Es gibt keine Aufgabe „{ $id }“.
puzzle-none = Zu { $game } gibt es keine Aufgaben.
