## Board themes

web-setting-theme-contrast-light = Contrasto elevato, chiaro
web-setting-theme-contrast-dark = Contrasto elevato, scuro
web-setting-plain = Tabellone semplice
web-setting-plain-sentence = Senza piante, figure più grandi: comodo con una lente.
web-setting-clear = Colori distinti
web-setting-clear-sentence = Caselle in colori che restano distinti per ogni tipo di vista.

## How hard bots are

web-difficulty = Difficoltà
web-difficulty-gentle = facile
web-difficulty-gentle-sentence = gioca con leggerezza e sbaglia.
web-difficulty-fair = medio
web-difficulty-fair-sentence = conta bene e prevede un turno.
web-difficulty-hard = forte
web-difficulty-hard-sentence = gioca la partita nella sua testa.
web-difficulty-merciless = spietato
web-difficulty-merciless-sentence = pensa a lungo e non perdona nulla.
web-difficulty-level = { $difficulty }, livello { $level }
web-difficulty-mixed = misti
web-difficulty-mixed-sentence = un po’ di tutto.
