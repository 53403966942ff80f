# Pläne für den nächsten Zug in langsamen Partien.

web-plan = Zug planen
web-plan-title = Plane deinen nächsten Zug
web-plan-first = Was machst du, wenn dir niemand in die Quere kommt?
web-plan-next = Und wenn das nicht geht?
web-plan-full = Das genügt: Ein Plan hat höchstens fünf Schritte.
web-plan-choose = Planen: { $what }
web-plan-slip = Dein Plan
web-plan-empty = Wähle auf dem Brett. Gespielt wird, sobald du am Zug bist, wenn es dann noch erlaubt ist.
web-plan-private = Das siehst nur du.
web-plan-otherwise = sonst
web-plan-blocked = im Moment nicht möglich
web-plan-remove = „{ $what }“ aus dem Plan nehmen
web-plan-keep = Plan festlegen
web-plan-kept = Der Plan steht. Er wird gespielt, wenn du an der Reihe bist.
web-plan-change = Ändern
web-plan-withdraw = Zurücknehmen
web-plan-withdrawn = Der Plan ist zurückgenommen.
web-plan-dropped = Dein Plan passte nicht mehr und wurde nicht gespielt.
web-plan-rewound = Es wurde etwas zurückgenommen: Dein Plan gilt nicht mehr.
web-plan-seen = In Ordnung
web-log-planned = wie geplant
