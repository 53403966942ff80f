## Board themes

web-setting-theme-contrast-light = Contrast alt, clar
web-setting-theme-contrast-dark = Contrast alt, fosc
web-setting-plain = Tauler senzill
web-setting-plain-sentence = Sense plantes i amb imatges més grans: va bé amb una lupa.
web-setting-clear = Colors ben diferents
web-setting-clear-sentence = Caselles en colors que es distingeixen amb qualsevol visió del color.

## How hard bots are

web-difficulty = Dificultat
web-difficulty-gentle = suau
web-difficulty-gentle-sentence = juga sense complicar-se i s’equivoca.
web-difficulty-fair = mitjà
web-difficulty-fair-sentence = compta bé i preveu un torn.
web-difficulty-hard = fort
web-difficulty-hard-sentence = juga la partida dins el cap.
web-difficulty-merciless = implacable
web-difficulty-merciless-sentence = pensa molt i no perdona res.
web-difficulty-level = { $difficulty }, nivell { $level }
web-difficulty-mixed = variats
web-difficulty-mixed-sentence = una mica de tot.
