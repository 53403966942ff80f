# Learning by playing: a coach beside a real game, and tips later on.

web-tour-title = Beim Spielen lernen
web-tour-lead = Eine echte Partie gegen zwei sanfte Bots, mit einem Coach, der immer nur eine Sache auf einmal erklärt. Du kannst jederzeit allein weiterspielen.
web-tour-hare-lead = Zehn kleine Schritte auf der Strecke: Karotten, Salate, Schildkröten und wie du ins Ziel kommst.
web-tour-hare-start = Das erste Rennen starten
web-tour-whyfirst-lead = Fünf kleine Schritte: warum es nichts Besseres gibt als Rang 2.
web-tour-whyfirst-start = Los
web-tour-rules = Ich lese lieber die Regeln.
web-tour-coach = Der Coach
web-tour-step = { $step } von { $steps }
web-tour-next = Weiter
web-tour-back = Zurück
web-tour-skip = Überspringen
web-tour-leave = Allein weiterspielen
web-tour-finish = Weiterspielen
web-tour-done = Gut gemacht!
web-tour-wait = Die anderen ziehen gerade; gleich bist du dran.
web-tour-elsewhere = Wir sind in ein anderes Rennen gesprungen, ein Stück weiter auf der Strecke.
web-tour-try-forward = Versuch es mit Feld { $space }: Das kostet { $cost ->
        [one] 1 Karotte
       *[other] { $cost } Karotten
    }.
web-tour-try-back = Versuch es mit Feld { $space } hinter dir: Das bringt { $gain } Karotten.
web-tour-try-take = Du bist auf einem Karottenfeld: Bleib stehen und nimm 10.
web-tour-ahead = Noch ist keines erreichbar: Das nächste ist Feld { $space }.
web-tour-pass-tortoise = Hinter dir muss ein langsames Tier liegen: Lauf erst an einem vorbei.

## The first race

web-tour-hare-track-title = Die Strecke
web-tour-hare-track = Vom Start bis zum Ziel sind es 64 Felder. Alle wollen zuerst ins Ziel, aber Karotten sind der Treibstoff: Du hast 65, und das reicht nicht, um einfach loszurennen.
web-tour-hare-cost-title = Was ein Zug kostet
web-tour-hare-cost = Ein Feld kostet 1 Karotte, zwei kosten 3, drei kosten 6: Jeder Schritt ist teurer als der davor. Zeig auf ein leuchtendes Feld oder tipp es an, um zu sehen, was es kostet und bewirkt.
web-tour-hare-move-title = Dein erster Zug
web-tour-hare-move = Wähl ein leuchtendes Feld, dann bestätige. Ein kurzer Zug ist ein guter Zug.
web-tour-hare-position-title = Deine Position
web-tour-hare-position = Die Liste zeigt, wer vorn liegt. Deine Position ist wichtiger, als du denkst: Viele Felder zahlen danach, und wer hinten liegt, bekommt mehr.
web-tour-hare-carrot-title = Karottenfelder
web-tour-hare-carrot = Auf einem Karottenfeld kannst du stehen bleiben, statt zu ziehen, und 10 Karotten nehmen; oder 10 abgeben, was du gegen Ende brauchen wirst.
web-tour-hare-number-title = Positionsfelder
web-tour-hare-number = Eine Fahne mit einer 3 zahlt 30 Karotten, wenn du weiterziehst und dann an dritter Position liegst. Schätz ab, wo du sein wirst: Wer an dir vorbeikommt, ändert das. Die Fahne mit 1, 5 und 6 gilt für jede dieser Positionen.
web-tour-hare-back-title = Zurück zur Schildkröte
web-tour-hare-back = Zurück zur nächsten Schildkröte hinter dir geht es gratis, und du bekommst 10 Karotten je Feld. So tanken alle auf, also geh ruhig mit Freude zurück.
web-tour-hare-lettuce-title = Salate
web-tour-hare-lettuce = Du trägst drei Salate und darfst mit keinem davon ins Ziel. Auf einem Salatfeld legst du dich hin; im nächsten Zug frisst du einen und bekommst 10 Karotten mal deine Position.
web-tour-hare-hare-title = Der Hase
web-tour-hare-hare = Hasenfelder sind Glückssache. Zeig auf eines, und du siehst, was kommen kann und wie wahrscheinlich es ist. Manchmal ist es genau das, was dir fehlt; manchmal kostet es dich die Hälfte deiner Karotten.
web-tour-hare-finish-title = Ins Ziel
web-tour-hare-finish = Über die Linie darfst du erst, wenn alle Salate gefressen sind, und auf Platz 1 mit höchstens 10 Karotten, auf Platz 2 mit höchstens 20 und so weiter. Was zu viel ist, verbrennst du mit einem langen letzten Zug. Jetzt ist es dein Rennen!

## The first game of Why First?

web-tour-whyfirst-goal-title = Rang 2 ist der beste
web-tour-whyfirst-goal = Nach fünf Kartenrunden punkten nur die Figuren auf Rang 2: mit der Zahl ihres Feldes. Rang 1 bekommt nichts.
web-tour-whyfirst-choose-title = Eine Karte, und wen sie bewegt
web-tour-whyfirst-choose = Nimm eine Karte aus deiner Hand und wähl die Figur, die sie bewegen soll: deine oder irgendeine andere, vor oder zurück. Niemand sieht es, bis alle gewählt haben.
web-tour-whyfirst-reveal-title = Alle auf einmal
web-tour-whyfirst-reveal = Die Karten werden gleichzeitig aufgedeckt, und jede Figur zieht einmal, um die Summe aller Karten, die auf sie gespielt wurden. Schieb die Spitze so weit voraus, dass sie dich nicht mehr stört, oder dich selbst knapp dahinter.
web-tour-whyfirst-second-title = Der Kranz
web-tour-whyfirst-second = Das goldene Feld und der Kranz zeigen, wer gerade auf Rang 2 ist. Denk daran: Die letzte Karte eines Durchgangs spielst du auf dich selbst, also heb dir eine auf, die dir passt.
web-tour-whyfirst-total-title = Noch einmal Rang 2
web-tour-whyfirst-total = Nach fünf Durchgängen gewinnt die zweithöchste Summe, nicht die höchste. Sammle also nicht zu viel. Viel Glück!

## Tips

web-tip = Tipp:
web-tip-never = Keine Tipps mehr
web-setting-tips = Tipps
web-setting-tips-sentence = Ab und zu etwas Wissenswertes, während du spielst.
web-tip-hare-1 = Lange Züge sind teuer: Zweimal 5 Felder kosten 30 Karotten, 10 auf einmal kosten 55.
web-tip-hare-2 = Friss deine Salate früh, solange du hinten liegst: An letzter Position gibt es am meisten dafür.
web-tip-hare-3 = Eine Schildkröte dicht hinter dir ist eine Tankstelle. Schau, wo die nächste ist, bevor du an ihr vorbeirennst.
web-tip-hare-4 = Wenn du deine Position im Rennen wohl behältst, schenkt dir ein Positionsfeld mit dieser Zahl 10, 20, 30 oder 40 Karotten.
web-tip-hare-5 = Ein Feld gehört dir allein: Wer auf dem letzten Salatfeld steht, lässt die anderen warten.
web-tip-hare-6 = Zu viele Karotten am Ende? Gib auf einem Karottenfeld 10 ab, oder mach einen langen Zug.
web-tip-hare-7 = Ein Hasenfeld verrät seine Chancen, bevor du hingehst. Spät im Rennen, wenn du wenig zu verlieren hast, kostet ein Wagnis weniger.
web-tip-hare-8 = Zähl mit, wie viele Karotten die Spitze hat: Wer zu viele hat, kann noch nicht ins Ziel.
web-tip-whyfirst-1 = Karten auf derselben Figur werden zusammengezählt. Glaubst du, dass andere die Spitze zurückschieben, kannst du mitschieben: Es zählt die Summe.
web-tip-whyfirst-2 = Deine letzte Karte bewegt dich selbst. Heb dir eine auf, die dich auf Rang 2 bringt und nicht darüber hinaus.
web-tip-whyfirst-3 = Unter null verliert Rang 2 Punkte. Dann bist du besser auf Rang 3.
web-tip-whyfirst-4 = Rang 2 gehört niemandem allein: Alle auf diesem Feld punkten. Gesellschaft kostet nichts.
web-tip-whyfirst-5 = Die zweithöchste Summe gewinnt. Wenn du führst, lass jemanden vorbei.
