## Board themes

web-setting-theme-contrast-light = Hoher Kontrast, hell
web-setting-theme-contrast-dark = Hoher Kontrast, dunkel
web-setting-plain = Schlichter Spielplan
web-setting-plain-sentence = Keine Pflanzen, größere Bilder: gut mit Bildschirmlupe.
web-setting-clear = Klare Farben
web-setting-clear-sentence = Felder in Farben, die sich bei jedem Farbsehen unterscheiden.

## How hard bots are

web-difficulty = Wie schwer
web-difficulty-gentle = sanft
web-difficulty-gentle-sentence = spielt unbekümmert und macht Fehler.
web-difficulty-fair = solide
web-difficulty-fair-sentence = zählt gut und plant einen Zug voraus.
web-difficulty-hard = stark
web-difficulty-hard-sentence = spielt die Partie im Kopf durch.
web-difficulty-merciless = gnadenlos
web-difficulty-merciless-sentence = denkt lange nach und verzeiht nichts.
web-difficulty-level = { $difficulty }, Stufe { $level }
web-difficulty-mixed = gemischt
web-difficulty-mixed-sentence = von allem etwas.
