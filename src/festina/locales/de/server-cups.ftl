# What the server says about cups.

server-no-cup = Dieses Turnier gibt es nicht, oder es wurde gelöscht.
server-cup-host-only = Das darf nur, wer das Turnier leitet.
server-cup-not-running = Dieses Turnier läuft gerade nicht.
server-cup-size = Mit diesen Regeln kann ein Tisch so viele Sitze haben: { $sizes }.
server-cup-nameless = Ein Turnier braucht einen Namen.
server-cup-too-many = Du hast { $most } Turniere, die nicht zu Ende sind. Beende oder lösche erst eines.
server-cup-no-link = Dieser Link gilt nicht mehr. Bitte die Turnierleitung um einen neuen.
server-cup-begun = Dieses Turnier hat begonnen. Niemand kann mehr dazukommen.
server-cup-full = Dieses Turnier ist voll: { $most } Personen machen mit.
server-cup-name-taken = Unter dem Namen { $name } macht schon jemand mit. Wähle einen anderen.
server-cup-host-is-blocked = Du hast die Person blockiert, die dieses Turnier leitet. Heb die Blockierung auf, wenn du mitmachen willst.
server-cup-not-for-you = In diesem Turnier ist kein Platz für dich.
server-cup-end-first = Beende das Turnier zuerst, dann kannst du es löschen.
server-cup-round = Diese Runde hat schon begonnen oder ist noch nicht an der Reihe. Schau noch einmal nach.
server-cup-round-runs = Ein Tisch dieser Runde ist noch nicht fertig. Warte auf ihn, oder entscheide, wie er zählt.
server-cup-nobody = Niemand macht mit. Eine Runde braucht mindestens eine Person.
server-cup-no-player = Diese Person gibt es in diesem Turnier nicht.
server-cup-no-table = Diesen Tisch gibt es in dieser Runde nicht.
server-cup-has-result = Dieser Tisch wurde zu Ende gespielt. Sein Ergebnis gilt.
server-cup-places = Gib für jeden der { $players } Sitze einen Platz an.
