# Aufgaben im Terminal.

puzzles-help = Die Aufgaben auflisten; neue suchen und packen.
puzzles-help-solve = Eine Aufgabe lösen.
puzzles-help-which = „today“, „random“, eine Nummer aus der Liste oder eine Kennung.
puzzles-help-game = Das Spiel, etwa hare.
puzzles-help-theme = Nur Aufgaben zu diesem Thema.
puzzles-help-level = Nur Aufgaben, die man etwa auf dieser Stufe (1 bis 10) löst.
puzzles-help-mine = In Partien auf hohem Niveau nach Aufgaben suchen. Eine angehaltene Suche macht dort weiter, wo sie aufgehört hat.
puzzles-help-journal = Das Protokoll der Suche; gibt es die Datei schon, geht die Suche damit weiter.
puzzles-help-count = Wie viele Aufgaben.
puzzles-help-sims = Simulationen der gründlichen Prüfung, je Aktion.
puzzles-help-pack = Das Gefundene erklären, eine gemischte Auswahl treffen und in eine Datei schreiben.
puzzles-help-journals = Protokolle von Suchen, alle vom selben Spiel.
puzzles-help-packed = Die Datei, die geschrieben wird.
puzzles-column-number = Nr.
puzzles-column-id = Kennung
puzzles-column-theme = Thema
puzzles-column-stars = Schwierigkeit
puzzles-column-ruleset = Tisch
puzzles-column-action = Aktion
puzzles-column-share = Siegchance
puzzles-column-interval = 95-%-Intervall
puzzles-no-level = { $level } ist keine Stufe: Es gibt die Stufen 1 bis 10.
puzzles-no-theme = Keine Aufgabe hat das Thema „{ $theme }“. Themen: { $known }.
puzzles-none = Solche Aufgaben gibt es nicht.
puzzles-no-such = „{ $which }“ ist keine Aufgabe: Schreib „today“, „random“, eine Nummer bis { $last } oder eine Kennung.
puzzles-mining = Suche
puzzles-explaining = Erklärungen
puzzles-interrupted = Angehalten. { $file } behält das Gefundene; derselbe Befehl macht weiter.
puzzles-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
puzzles-mined = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
} aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $file }
puzzles-packed = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
} gepackt: { $file }
puzzles-several-games = Diese Protokolle sind nicht alle vom selben Spiel.
puzzles-journal-differs = { $file } gehört zu einer anderen Suche: { $game } mit Seed { $seed } oder mit einer anderen Zahl von Simulationen.
puzzles-journal-unreadable = { $file } ist kein Protokoll einer Suche.
puzzles-not-minable = Zu { $game } lassen sich keine Aufgaben suchen: Dem Spiel fehlt ein Champion, oder es hat keine Stufen.
puzzles-title = Aufgabe { $id }  { $theme }  { $stars }
puzzles-task = Finde die beste Aktion. „hint“ gibt einen Tipp, „show“ die Lösung, „quit“ beendet.
puzzles-prompt = Deine Aktion:
puzzles-no-nudge = Dazu gibt es keinen Tipp, nur die Zahlen.
puzzles-right = Richtig!
puzzles-nearly = Fast so gut wie die beste Aktion, { $best }: Deine kostet nur { $loss } Punkte.
puzzles-wrong = Am besten ist { $best }; deine Aktion kostet { $loss } Punkte Siegchance.
puzzles-solution = Am besten ist { $best }.
