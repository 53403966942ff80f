# Tipps am Tisch und Stellungen auf dem Analysebrett: was der Server sagt, wo er nicht helfen kann.

server-hints-off = An diesem Tisch sind Tipps ausgeschaltet.
server-hints-no-judgement = Für dieses Spiel gibt es keine Analyse und darum keine Tipps.
server-hints-contest = { $kind ->
    [daily] Im Rennen des Tages laufen alle ohne Tipps: Die Ergebnisse werden verglichen.
    [cup] Im Turnier spielen alle ohne Tipps.
   *[pairing] Die Suche hat euch an diesen Tisch gebracht, darum gibt es keine Tipps.
}
server-hints-public = An diesen Tisch können sich Fremde setzen, darum gibt es keine Tipps. Mach den Tisch zuerst privat.
server-hints-counts = An diesem Tisch spielen andere Leute mit, und die Partie zählt für die Wertung: Tipps wären unfair.
server-hints-warming = Die Tipps werden noch vorbereitet. Frag gleich noch einmal.
server-hints-busy = Gerade denken alle Bots dieses Servers nach. Frag gleich noch einmal.
server-hints-not-to-act = Für diesen Sitz gibt es gerade nichts zu entscheiden.
server-hints-no-choice = „{ $action }“ steht hier nicht zur Wahl.
server-no-step = { $last ->
    [one] Die Aufzeichnung hat nur 1 Schritt.
   *[other] Die Aufzeichnung hat nur { $last } Schritte.
}
server-position-over = In diesem Moment ist die Partie schon vorbei: Es gibt nichts mehr zu analysieren.
