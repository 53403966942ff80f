## Board themes

web-setting-theme-contrast-light = Contraste élevé, clair
web-setting-theme-contrast-dark = Contraste élevé, sombre
web-setting-plain = Plateau sobre
web-setting-plain-sentence = Sans plantes, images plus grandes : pratique avec une loupe.
web-setting-clear = Couleurs distinctes
web-setting-clear-sentence = Des cases dont les couleurs se distinguent quelle que soit la vision des couleurs.

## How hard bots are

web-difficulty = Difficulté
web-difficulty-gentle = doux
web-difficulty-gentle-sentence = joue avec légèreté et se trompe.
web-difficulty-fair = moyen
web-difficulty-fair-sentence = compte bien et prévoit un tour.
web-difficulty-hard = fort
web-difficulty-hard-sentence = joue toute la partie dans sa tête.
web-difficulty-merciless = impitoyable
web-difficulty-merciless-sentence = réfléchit longtemps et ne pardonne rien.
web-difficulty-level = { $difficulty }, niveau { $level }
web-difficulty-mixed = variés
web-difficulty-mixed-sentence = un peu de tout.
