# The rulebook of Hare & Tortoise, in our own words.
# $runner is what the edition calls the slow runner; switches of the edition are “yes” or “no”.

hare-runner = { $runner ->
    [hedgehog] Igel
   *[tortoise] Schildkröten
}

## Chapters

hare-section-setup = Vorbereitung
hare-section-turn = Der Zug
hare-section-forward = Vorwärts ziehen
hare-section-numbers = Positionsfelder
hare-section-food = Karotten- und Salatfelder
hare-section-back = { $runner ->
    [hedgehog] Igelfelder
   *[tortoise] Schildkrötenfelder
}
hare-section-hare = Hasenfelder
hare-section-restart = Neustart
hare-section-finish = Ziel
hare-section-two = Das Rennen zu zweit
hare-section-teams = Teams
hare-section-variant = { $whole ->
    [yes] Varianten für den Hasen
   *[no] Der Hase an diesem Tisch
}

## Set-up

hare-rule-101 = Zu dritt bis zu sechst nimmt jede Person eine Figur und stellt sie auf den Start. Zu zweit nimmt jede Person zwei Figuren; zu viert oder zu sechst könnt ihr in Teams spielen.
hare-rule-102 = Karotten zu Beginn, je nach Zahl der Mitspielenden: { $starts }. Bei { $players } Mitspielenden sind das { $start } für jede Person.
hare-rule-103 = Jede Person nimmt drei Salate.
hare-rule-104 = { $carrots_public ->
    [yes] An diesem Tisch sehen alle, wie viele Karotten die anderen haben.
   *[no] Wie viele Karotten du hast, ist geheim, aber alles, was gezahlt oder genommen wird, sehen alle. Ein Vorrat, der allen gezeigt wurde, bleibt bekannt, bis er sich wieder ändert. Ein Tisch kann vereinbaren, mit offenen Karotten zu spielen oder mit einer Gedächtnishilfe, die für alle mitzählt.
}
hare-rule-104-note = Unsere Lesart: Die Anleitung dieser Ausgabe sagt nicht, ob Karotten geheim sind; der Text des Autors sagt es.
hare-rule-105 = { $first ->
    [draw] Wer beginnt, wird ausgelost.
   *[seat0] Wer beginnt, wird vereinbart; hier ist es der erste Sitz.
} Gespielt wird reihum.

## The turn

hare-rule-201 = Liegt eine Figur umgedreht da, weil sie aussetzt, wird sie zurückgedreht, und der Zug ist vorbei.
hare-rule-202 = Liegt eine Figur zum Fressen umgedreht da, frisst sie jetzt, und der Zug ist vorbei.
hare-rule-203 = Zuallererst zahlt ein Positionsfeld aus, wenn seine Zahl stimmt, ob du willst oder nicht. Bei zwei Figuren je Person siehe HT-403.
hare-rule-204 = Sonst besteht der Zug aus einer Aktion mit einer Figur: vorwärts ziehen, zurück auf ein { hare-runner }feld ziehen oder auf einem Karottenfeld stehen bleiben. Passen geht nicht. Eine zweite Figur, die auf einem Karottenfeld ruht, während die andere zieht, bringt nichts ein.
hare-rule-205 = Wer überhaupt keine erlaubte Aktion hat, muss neu starten, und nur dann geht das.
hare-rule-206 = { $hare ->
    [chart] Ein Hasenfeld wirkt sofort, wenn es erreicht wird.
    [die] Ein Hasenfeld wirkt sofort, wenn es erreicht wird.
    [deck] Ein Hasenfeld wirkt sofort, wenn es erreicht wird.
   *[variant] Was ein Hasenfeld an diesem Tisch bewirkt, steht weiter unten.
} Positions-, Karotten- und Salatfelder wirken im nächsten Zug.
hare-rule-207 = Wer alle Figuren im Ziel hat, kommt nicht mehr an die Reihe.

## Moving forward

hare-rule-301 = 1, 2, 3, 4, 5 Felder vorwärts kosten 1, 3, 6, 10, 15 Karotten: Jedes weitere Feld kostet eine Karotte mehr als das davor. Sie werden an die Bank gezahlt, bevor die Figur zieht. Besetzte Felder zählen mit.
hare-rule-302 = Der Zug muss auf einem freien Feld enden; nur auf Start und Ziel dürfen beliebig viele Figuren stehen.
hare-rule-303 = Ein Zug vorwärts endet nie auf einem { hare-runner }feld.
hare-rule-304 = Ein Salatfeld darfst du nur betreten, wenn du einen Salat auf der Hand hast.
hare-rule-305 = Für den Zug ins Ziel siehe HT-850.

## Number spaces

hare-rule-401 = Steht eine Figur auf einem Positionsfeld, dessen Zahl ihre Position im Rennen ist, nimmst du, bevor sie weiterzieht, 10 Karotten mal diese Position, ob du willst oder nicht. 1/5/6 gilt für die erste (10), fünfte (50) und sechste Position (60).
hare-rule-402 = Bei der Ankunft passiert nichts: Figuren, die bis zum nächsten Zug vorwärts oder rückwärts an der Figur vorbeikommen, ändern deren Position.
hare-rule-403 = { $number_pay ->
    [turn_start] Bei zwei Figuren je Person bekommt gleich zu Beginn des Zuges jede eigene Figur, die auf einer passenden Zahl steht, ihre Prämie, auch wenn der Zug dann mit Fressen oder Aussetzen vergeht.
   *[on_leaving] Bei zwei Figuren je Person bekommt nur die Figur ihre Prämie, die jetzt zieht, vorwärts oder zurück, und zwar als ersten Schritt des Zuges. Die Prämie hilft schon, diesen Zug zu bezahlen, und zählt für die Grenze im Ziel.
}
hare-rule-403-note = Unsere Lesart: Die Haupttexte sagen „kurz vor dem Verlassen“, die Übersichten „zu Beginn des Zuges“. Bei zwei Figuren ist das nicht dasselbe; ein Tisch kann wählen (number_pay).
hare-rule-404 = Die Position im Rennen ist eins mehr als die Zahl der Figuren, die wirklich weiter vorn sind. Figuren im Ziel sind weiter vorn, in der Reihenfolge ihrer Ankunft; Figuren, die zusammen auf dem Start stehen, teilen sich eine Position. Alle Figuren zählen, auch die eigenen.
hare-rule-404-note = Unsere Lesart: dass Figuren auf dem Start sich eine Position teilen und dass die eigene zweite Figur zählt.

## Carrot and lettuce spaces

hare-rule-501 = Auf einem Karottenfeld darfst du stehen bleiben, statt zu ziehen, und 10 Karotten von der Bank nehmen oder 10 an sie abgeben, so viele Züge hintereinander, wie du willst.
hare-rule-501-note = Unsere Lesart: Um 10 abzugeben, brauchst du 10 Karotten auf der Hand.
hare-rule-502 = Eine Figur, die ein Salatfeld erreicht, wird umgedreht.
hare-rule-503 = Im nächsten Zug wird sie zurückgedreht, ein Salat kommt aus dem Spiel, und du nimmst 10 Karotten mal die Position der Figur in diesem Moment. Der Zug ist vorbei.
hare-rule-504 = Im Zug darauf muss die Figur weg, vorwärts oder zurück. Sie darf dort nicht noch einmal fressen, ohne das Feld verlassen zu haben.

## Tortoise and hedgehog spaces

hare-rule-601 = Eine Figur darf auf das nächste { hare-runner }feld hinter ihr zurückziehen, und auf kein anderes, wenn es frei ist. Das kostet nichts: Du nimmst dafür 10 Karotten je Feld, das sie zurückzieht, ob du willst oder nicht. Liegt keines hinter ihr, gibt es keinen Weg zurück.
hare-rule-602 = Von einem { hare-runner }feld darf eine Figur auf das nächste dahinter zurückgehen, Zug um Zug.

## Hare spaces: charts, die and the deck of 1978

hare-rule-701 = Einmal aussetzen: Die Figur wird umgedreht; im nächsten Zug wird sie nur zurückgedreht.
hare-rule-702 = Zehn mehr oder zehn weniger: Nimm 10 Karotten oder gib 10 ab{ $choice_of_nothing ->
    [yes] , oder tu nichts.
   *[no] .
}
hare-rule-702-note = Unsere Lesart: Um 10 abzugeben, brauchst du 10 Karotten auf der Hand.
hare-rule-703 = Vor zum Karottenfeld: { $jump_to_vacant ->
    [yes] auf das nächste freie Karottenfeld weiter vorn. Gibt es keines, passiert nichts.
   *[no] auf das nächste Karottenfeld weiter vorn. Ist es besetzt, oder gibt es keines, passiert nichts.
}
hare-rule-704 = Zurück zum Karottenfeld: { $jump_to_vacant ->
    [yes] auf das nächste freie Karottenfeld weiter hinten. Gibt es keines, passiert nichts.
   *[no] auf das nächste Karottenfeld weiter hinten. Ist es besetzt, oder gibt es keines, passiert nichts.
}
hare-rule-705 = Eine Position vor: auf das erste freie Feld vor der nächsten Figur, die auf der Strecke weiter vorn ist; dabei werden { hare-runner }felder übersprungen und, wenn du keinen Salat auf der Hand hast, auch Salatfelder. Dann wirkt dieses Feld. { $position_to_finish ->
    [yes] Gibt es vor dem Ziel kein solches Feld, kommt die Figur ohne Bezahlung ins Ziel, sofern sie jetzt hineindarf; sonst passiert nichts.
   *[no] Gibt es vor dem Ziel kein solches Feld, passiert nichts.
}
hare-rule-705-note = Unsere Lesart: Als nächste zählt jede Figur, auch die eigene{ $position_to_finish ->
    [yes] .
   *[no] ; und wo vor dem Ziel kein Feld mehr bleibt, passiert nichts.
}
hare-rule-706 = Eine Position zurück: auf das erste freie Feld hinter der nächsten Figur, die auf der Strecke weiter hinten ist; dabei werden { $position_to_tortoise ->
    [yes] Salatfelder übersprungen, wenn du keinen Salat auf der Hand hast. Ein { hare-runner }feld kann so erreicht werden, zahlt aber nichts.
   *[no] { hare-runner }felder übersprungen und, wenn du keinen Salat auf der Hand hast, auch Salatfelder.
} Dann wirkt das erreichte Feld.
hare-rule-706-note = Unsere Lesart: Steht die nächste Figur dahinter auf dem Start, oder bleibt nach dem Start kein Feld mehr, passiert nichts.
hare-rule-707 = Salat fressen: Wie auf einem Salatfeld liegt die Figur umgedreht da, frisst im nächsten Zug und muss im Zug darauf weg. Wer keinen Salat hat, setzt aus und nimmt nichts.
hare-rule-708 = Karotte fressen: Zahle 1 Karotte. Wer keine hat, startet neu.
hare-rule-709 = Gratiszug: Die Karotten, die der Zug hierher gekostet hat, kommen zurück, ob du willst oder nicht.
hare-rule-709-note = Unsere Lesart: Eine Figur, die durch ein Ereignis hierherkam, hat nichts gezahlt, also kommt nichts zurück.
hare-rule-710 = Noch einmal ziehen: Dieselbe Figur muss sofort noch einmal ziehen, zahlt wie üblich, und das Feld, das sie erreicht, wirkt. Kann sie nicht ziehen, startet sie neu.
hare-rule-710-note = Unsere Lesart: Noch einmal ziehen heißt vorwärts oder zurück, nicht stehen bleiben.
hare-rule-711 = Was sich nicht ausführen lässt, passiert nicht.
hare-rule-712 = { $hare ->
    [chart] Eine von sechs nummerierten Karten wird gezogen, jedes Mal jede mit gleicher Wahrscheinlichkeit. Die Tabelle nennt das Ereignis: Die Zeile ist die Karte, die Spalte die Position der Figur nach ihrem Zug.
   *[die] Es wird gewürfelt. Die Tabelle nennt das Ereignis: Die Zeile ist die Position der Figur nach ihrem Zug, die Spalte die gewürfelte Zahl.
}
hare-rule-712-note = Teilweise rekonstruiert: Einige Zellen der Tabelle kennen wir sicher; der Rest folgt der Tabelle von 1974.
hare-rule-713 = Der Stapel hat { $deck_size } Hasenkarten. Eine gezogene Karte kommt nach unten, wenn ihre Aktion beginnt, noch vor jeder Karte, zu der ihre Aktion führt.{ $deck_shuffles ->
    [yes] { "" }
   *[no] { " " }Gemischt wird nie wieder: Sind alle Karten einmal gesehen, ist ihre Reihenfolge bekannt.
}
hare-rule-713-note = Unsere Lesart: wann genau die Karte nach unten kommt.

## Hare spaces: the deck of 2008 and 2010

hare-rule-720 = Die Karte, die mischen lässt, kommt nicht nach unten: Sie wird mit den anderen gemischt.
hare-rule-721 = Zehn verschenken: Schenk allen, die hinter dir liegen, je 10 Karotten. { $give_less ->
    [yes] Reicht es nicht für alle: je 5; reicht es immer noch nicht: je 1; reicht auch das nicht: nichts.
   *[no] Reicht es nicht für alle: nichts.
} Wer beschenkt wird, behält das ganze Geschenk oder legt es ganz in die Bank.
hare-rule-721-note = Unsere Lesart: Über Geschenke wird reihum entschieden, beginnend nach der schenkenden Person{ $give_less ->
    [yes] ; und wer nicht einmal je 1 geben kann, gibt nichts.
   *[no] .
}
hare-rule-722 = Aussetzen oder noch einmal: Sind mehr Mitspielende hinter dir als vor dir, setzt du einmal aus. Sonst, auch bei Gleichstand, ziehst du sofort noch einmal (HT-710).
hare-rule-722-note = Unsere Lesart: Wer im Ziel ist, ist vor dir; wer auf dem Start steht, ist hinter dir.
hare-rule-723 = Fünfundsechzig: Du hast von jetzt an genau 65 Karotten, ob das nun mehr oder weniger ist.
hare-rule-723-note = Unsere Lesart: 65 bei jeder Zahl von Mitspielenden.
hare-rule-724 = Zehn je Salat: Nimm 10 Karotten für jeden Salat, den du noch auf der Hand hast. Wer keinen hat, setzt einmal aus.
hare-rule-725 = Freifahrt: Die Karotten, die der Zug hierher gekostet hat, kommen zurück, ob du willst oder nicht; nach einem Ereignis gibt es nichts, was zurückkommen könnte.
hare-rule-726 = Die Hälfte weg: Die Hälfte der Karotten geht an die Bank. Bei ungerader Zahl behältst du die überzählige.
hare-rule-727 = Zeigen: Alle sehen deine Karotten.
hare-rule-728 = Mischen: Alle anderen, ob im Ziel oder nicht, geben der Person, die die Karte gezogen hat, je 1 Karotte. Dann wird der ganze Stapel gemischt, diese Karte eingeschlossen.
hare-rule-728-note = Unsere Lesart: Wer keine Karotte hat, gibt keine.
hare-rule-729 = Im Rennen zu zweit sind mit denen „hinter dir“ und „vor dir“ die Figuren der Gegenseite gemeint, von der Figur aus gesehen, die gezogen hat. Ein Geschenk sind { hare-gift-each } für jede davon, und es wird als Ganzes behalten oder in die Bank gelegt.
hare-gift-each = { $give_less ->
    [yes] 10 (oder 5, oder 1)
   *[no] 10
}
hare-rule-729-note = Unsere Lesart: Die Karte spricht von Mitspielenden; bei zwei Figuren je Person zählen wir Figuren.

## Hare spaces: the deck of 2014

hare-rule-740 = +n: Nimm n Karotten. −n: Zahle n Karotten; wer weniger hat, startet neu.
hare-rule-741 = 0: Nichts passiert, und der ganze Stapel wird gemischt.
hare-rule-742 = Wie viele Karten es von jedem Wert gibt, zeigt die Übersicht der Hasenkarten.
hare-rule-742-note = Rekonstruiert: Die Anleitung nennt die Werte und insgesamt 15 Karten, nicht aber, wie viele es von jedem gibt.

## Restart

hare-rule-801 = Wer keine erlaubte Aktion hat oder nicht zahlen kann, was ein Ereignis verlangt, stellt die Figur zurück auf den Start und hat dann genau { $restart_as_started ->
    [yes] so viele Karotten wie zu Beginn: { $restart } bei { $players } Mitspielenden
   *[no] { $restart } Karotten
}. Gefressene Salate bleiben gefressen.
hare-rule-801-note = Unsere Lesart: Der Text des Autors sagt „aus welchem Grund auch immer“. Die Anleitung dieser Ausgabe nennt zwei Gründe: zu wenige Karotten, während das { hare-runner }feld hinter der Figur besetzt ist, und ein Ereignis, das sich nicht bezahlen lässt.
hare-rule-802 = Nach einem Neustart zieht die Figur sofort weiter, im selben Zug. Ein Neustart, weil ein Ereignis nicht bezahlt werden konnte, beendet dagegen den Zug.
hare-rule-802-note = Unsere Lesart: Die Anleitung dieser Ausgabe schweigt dazu; der Text des Autors sagt es so.
hare-rule-803 = Bei zwei Figuren je Person startet, wer festsitzt, mit einer Figur eigener Wahl neu, die weder im Ziel noch auf dem Start ist; nur wenn es keine gibt, mit einer auf dem Start. Eine Figur, die ihr Feld verlassen oder noch einmal ziehen musste und nicht kann, startet selbst neu, auch wenn die andere ziehen könnte. Nach einem Ereignis ist es die Figur, die es ausgelöst hat.
hare-rule-803-note = Unsere Lesart: Die Anleitungen sagen nicht, welche von zwei Figuren neu startet.
hare-rule-804 = Wer neu gestartet ist und immer noch nicht ziehen kann, beendet den Zug.
hare-rule-804-note = Unsere Lesart: Die Anleitungen erwähnen diesen Fall nicht.

## Finish

hare-rule-850 = Eine Figur kommt ins Ziel, indem du genau die Strecke bis zum Ziel bezahlst. Sie darf das nur ohne Salate und, nach dem Bezahlen, mit höchstens { $flat ->
    [yes] { $flat_limit } Karotten, egal auf welchem Platz.
   *[no] 10 Karotten mal ihren Platz: 10 auf dem ersten, 20 auf dem zweiten, 30 auf dem dritten und so weiter.
}
hare-rule-851 = { $until ->
    [winner] Wer als Erstes im Ziel ist, gewinnt, und das Rennen ist sofort vorbei.
   *[places] Laufen alle für sich, gewinnt, wer als Erstes im Ziel ist. Die anderen laufen weiter um die Plätze, bis fünf im Ziel sind oder nur noch eine Person übrig ist.
}
hare-rule-851-note = Unsere Lesart: Mit weniger als sechs Mitspielenden endet das Rennen, wenn nur noch eine Person übrig ist.
hare-rule-852 = Figuren im Ziel zählen weiter für jede Position.
hare-rule-853 = Keine Regel begrenzt die Zahl der Züge, die Karotten auf der Hand oder die in der Bank.
hare-rule-853-note = Unsere Lesart: Nichts in den Anleitungen setzt eine Grenze. Simulationen von planlosem Spiel werden nach einer Zahl von Aktionen abgebrochen und sagen das auch.

## The race for two

hare-rule-901 = Zu zweit nimmt jede Person zwei Figuren, 5 Salate und { $start_two } Karotten, auf einer gemeinsamen Hand für beide Figuren.
hare-rule-902 = Ein Zug gehört einer der beiden Figuren, nie beiden. Eine Figur, die ein Salatfeld erreicht hat, muss im nächsten Zug fressen und im Zug darauf weg.
hare-rule-902-note = Unsere Lesart: Dasselbe gilt nach jedem Ereignis, durch das eine Figur umgedreht wird: Der nächste Zug gehört dieser Figur.
hare-rule-903 = { $first_pawn_any_lettuces ->
    [yes] Deine erste Figur darf mit beliebig vielen Karotten und Salaten ins Ziel.
   *[no] Deine erste Figur darf mit beliebig vielen Karotten ins Ziel, aber erst, wenn alle Salate gefressen sind.
}
hare-rule-903-note = Unsere Lesart: Nach dem englischen und dem französischen Text dieser Ausgabe müssen alle Salate gefressen sein; der deutsche und der italienische schweigen dazu.
hare-rule-904 = Die zweite Figur darf nur ohne Salate ins Ziel und mit höchstens { $flat ->
    [yes] { $flat_limit } Karotten.
   *[no] 10 Karotten mal ihren Platz unter allen Figuren: 20 auf dem zweiten, 30 auf dem dritten.
}
hare-rule-905 = Wer zuerst beide Figuren im Ziel hat, gewinnt, und das Rennen ist vorbei.

## Teams

hare-rule-1001 = Zu viert bildet ihr zwei Zweierteams, zu sechst drei Zweierteams oder zwei Dreierteams. Wer im selben Team ist, sitzt in der Zugreihenfolge nie nebeneinander.
hare-rule-1001-note = Unsere Lesart: Die Sitze gehören reihum den Teams: bei zwei Teams jeder zweite Sitz, bei drei jeder dritte.
hare-rule-1002 = Alles andere ist so, wie wenn alle für sich laufen. Das erste Team, das alle Figuren im Ziel hat, gewinnt, und das Rennen ist vorbei.
hare-rule-1003 = Wer im selben Team ist, darf offen miteinander reden, einander helfen und die anderen behindern.

## Variants

hare-rule-1101 = Sprint: Beim Erreichen eines Hasenfeldes passiert nichts. Von dort vorwärts weiterzuziehen kostet 5 Karotten je Feld, egal wie weit.
hare-rule-1102 = Nickerchen: Auf einem Hasenfeld schläft die Figur ein und wird umgedreht. In ihrem nächsten Zug wird sie nur zurückgedreht; im Zug darauf darf sie ziehen. Kommt, während sie schläft, eine Figur einer anderen Person an ihr vorbei, vorwärts oder rückwärts, wacht sie sofort auf und zieht in ihrem nächsten Zug wie üblich.
hare-rule-1102-note = Unsere Lesart: Auch eine Figur, die zurück auf den Start gestellt wird oder ins Ziel kommt, kommt dabei vorbei.
hare-rule-1103 = Gesperrt: Keine Figur darf ein Hasenfeld betreten.
hare-rule-1104 = Turnier: Beim Erreichen eines Hasenfeldes passiert nichts. Gleich zu Beginn des nächsten Zuges, direkt nachdem Positionsfelder ausgezahlt haben, nimmst du 10 Karotten, wenn seither niemand sonst an der Figur vorbeigekommen ist. Andernfalls zahlst du 10 Karotten für jede Person, die vorbeigekommen ist, jede nur einmal gezählt, so weit deine Karotten reichen.
hare-rule-1104-note = Gefunden in den Turnierregeln, die seit 2019 bei der Mind Sports Olympiad gelten. Unsere Lesart: was Vorbeikommen heißt (auf jede Weise an der Figur vorbei, in beide Richtungen) und dass eine Schuld mit der letzten Karotte endet.
hare-rule-1105 = Parkplatz: Auf einem Hasenfeld passiert nichts. Du verlässt es wie jedes andere.

## The edition’s numbers and tables

hare-printed = { $printed ->
    [to_finish] Die kleinen Zahlen auf dem Spielplan zählen herunter bis zum Ziel: Auf Feld 10 dieser Regeln steht dort 54.
   *[from_start] Die kleinen Zahlen auf dem Spielplan zählen vom Start an hinauf, wie in diesen Regeln.
}
hare-board = { $about } Die Reihenfolge seiner Felder ist aus Bildern und Beschreibungen zusammengesetzt; insgesamt sind wir uns zu { $confidence } % sicher.
hare-reconstructed-board = Die Reihenfolge der Felder auf dem Spielplan: Wir sind uns zu { $confidence } % sicher.

## Short names of the hare’s events and cards

hare-card-miss_turn = Einmal aussetzen
hare-card-plus_minus_10 = Zehn mehr oder zehn weniger
hare-card-plus_minus_10_or_nothing = Zehn mehr, zehn weniger oder nichts
hare-card-carrot_forward = Vor zum Karottenfeld
hare-card-carrot_back = Zurück zum Karottenfeld
hare-card-position_forward = Eine Position vor
hare-card-position_back = Eine Position zurück
hare-card-eat_lettuce = Salat fressen
hare-card-eat_carrot = Karotte fressen
hare-card-last_move_free = Gratiszug
hare-card-play_again = Noch einmal ziehen
hare-card-give_10 = Zehn verschenken
hare-card-behind_or_again = Aussetzen oder noch einmal
hare-card-restore_65 = Fünfundsechzig
hare-card-ten_per_lettuce = Zehn je Salat
hare-card-free_ride = Freifahrt
hare-card-lose_half = Die Hälfte weg
hare-card-show = Zeigen
hare-card-shuffle = Mischen
hare-card-carrots = { $card }
hare-card-zero = 0
