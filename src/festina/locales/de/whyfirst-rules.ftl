# The rulebook of Why First?, in our own words.

## Chapters

whyfirst-section-setup = Vorbereitung
whyfirst-section-tricks = Eine Kartenrunde
whyfirst-section-tactical = Die Taktik-Variante
whyfirst-section-score = Die Wertung eines Durchgangs
whyfirst-section-end = Das Ende der Partie
whyfirst-section-leo = Leo, der Dritte am Tisch für zwei

## Set-up

whyfirst-rule-101 = Zu zweit bis zu sechst hat jede Person eine Figur. Eine Partie hat fünf Durchgänge, ein Durchgang fünf Kartenrunden.
whyfirst-rule-102 = Es gibt { $size } Rennkarten: { $counts }.
whyfirst-rule-102-note = { $deck ->
    [printed-34] Das ist die Tabelle, die in der italienischen Anleitung steht; sie führt mehr Karten auf als die 32, die dieselbe Anleitung nennt.
   *[standard] Die deutsche Anleitung des Verlags klärt es. In der italienischen steht eine Tabelle mit 34 Karten, die sich als deck=printed-34 spielen lässt.
}
whyfirst-rule-103 = Die Strecke hat zwölf Felder hinter dem Start, -1 bis -12, und sechzehn davor, 1 bis 16. Auf einem Feld dürfen beliebig viele Figuren stehen.
whyfirst-rule-103-note = Unsere Lesart: Der Start selbst zählt als 0.
whyfirst-rule-104 = Ein Durchgang beginnt mit allen Figuren auf dem Start und mit allen Karten frisch gemischt. Jede Person bekommt fünf; der Rest bleibt ungesehen bis zum nächsten Durchgang.

## A trick

whyfirst-rule-105 = { $mode ->
    [tactical] Alle wählen geheim eine Karte aus der Hand. Alle Karten werden gleichzeitig aufgedeckt.
   *[base] In den ersten vier Kartenrunden wählen alle geheim eine Karte aus der Hand und die Person, auf die sie gespielt wird; das kannst auch du selbst sein. Alle Karten werden gleichzeitig aufgedeckt.
}
whyfirst-rule-105-note = Unsere Ergänzung: Bis die Karten aufgedeckt werden, lässt sich eine Wahl zurücknehmen.
whyfirst-rule-106 = Du kannst beliebig viele Karten bekommen oder keine. Die Figur zieht einmal, um deren Summe: erst zusammenzählen, dann ziehen. Bei -12 und bei 16 ist Schluss; eine Figur auf 15, die +3 und -4 bekommt, geht also auf 14.
whyfirst-rule-107 = Die fünfte und letzte Karte spielst du auf dich selbst.
whyfirst-rule-107-note = Unsere Lesart: Es bleibt keine Wahl, also spielt das Spiel sie für alle.
whyfirst-rule-112 = Gespielte Karten liegen offen, und alle dürfen wissen, wer sie auf wen gespielt hat. Handkarten und jede noch nicht aufgedeckte Wahl sind geheim.
whyfirst-rule-112-note = Unsere Lesart: Die Anleitung legt gespielte Karten beiseite, ohne zu sagen, ob man sie ansehen darf.

## The tactical variant

whyfirst-rule-301 = Alle legen eine Karte verdeckt hin; alle werden gleichzeitig aufgedeckt. Dann zieht, von der höchsten weißen Zahl abwärts, jede Person eine beliebige Figur um den Wert ihrer Karte, und dieselbe Figur darf noch einmal gezogen werden. So laufen alle fünf Kartenrunden.
whyfirst-rule-301-note = Unsere Lesart: Die letzte Karte legt das Spiel hin; wer sie hatte, wählt trotzdem noch die Figur.
whyfirst-rule-302 = Jede Bewegung endet spätestens bei -12 oder bei 16. Eine Figur zu ziehen ist Pflicht; ein Zug gegen das Ende der Strecke bewirkt nichts.
whyfirst-rule-302-note = Unsere Lesart: Die Anleitung sagt nicht, was in dieser Variante an den Enden passiert.
whyfirst-rule-303 = Jede Karte hat eine eigene weiße Zahl. Sie zählt nur in dieser Variante; sonst sind Karten mit gleichem Wert gleich.
whyfirst-rule-303-note = Welche Zahl auf welcher Karte steht, haben wir rekonstruiert: Je weiter eine Karte eine Figur bewegt, desto höher ist ihre Zahl.

## The score of a round

whyfirst-rule-108 = Nach der letzten Kartenrunde bekommt jede Figur auf dem zweitvordersten besetzten Feld die Zahl dieses Feldes als Punkte; eine negative Zahl ist ein Verlust. Alle anderen bekommen nichts.
whyfirst-rule-109 = Liegen mehrere Figuren gleichauf vorn, ist das nächstniedrigere besetzte Feld das zweite. Stehen alle Figuren auf einem Feld, ist niemand auf Rang 2, und niemand bekommt Punkte.
whyfirst-rule-109-note = Unsere Lesart: Die Anleitung hat kein Beispiel für einen Gleichstand an der Spitze.

## The end of the game

whyfirst-rule-110 = Nach fünf Durchgängen gewinnt die zweithöchste Summe. Alle, die sie haben, gewinnen gemeinsam.
whyfirst-rule-111 = Gleiche Summen zählen einmal: Bei 10, 10 und 5 gewinnt die 5. Sind alle Summen gleich, gewinnen alle.
whyfirst-rule-111-note = Unsere Lesart: Wie bei den Figuren rückt von mehreren an der Spitze niemand auf Rang 2.

## Leo

whyfirst-rule-201 = Zu zweit spielt Leo mit, der eine Figur und je Durchgang vier verdeckte Karten hat. In den ersten vier Kartenrunden wird seine oberste Karte aufgedeckt, wenn beide gewählt haben. { $mode ->
    [tactical] In der fünften Kartenrunde spielt er keine. Seine Figur darf gezogen werden wie jede andere.
   *[base] Sie wird auf ihn selbst gespielt; in der fünften Kartenrunde spielt er keine. Auf ihn dürfen Karten gespielt werden.
} Er punktet wie alle, und er kann gewinnen.
whyfirst-rule-304 = In der Taktik-Variante wirkt Leos Karte, wenn ihre weiße Zahl an der Reihe ist, und zieht immer Leo.
whyfirst-rule-304-note = Unsere Lesart: Die Anleitung sagt nicht, wie Leo in dieser Variante spielt.

## The deck

whyfirst-deck-standard = Aus der deutschen Anleitung des Verlags.
whyfirst-deck-printed-34 = Wie die Tabelle der italienischen Anleitung sie aufführt, entgegen deren eigener Angabe von 32.
whyfirst-reconstructed-white-numbers = Weiße Zahlen: Welche Zahl auf welcher Karte steht, haben wir rekonstruiert.
