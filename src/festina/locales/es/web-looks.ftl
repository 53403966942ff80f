## Board themes

web-setting-theme-contrast-light = Contraste alto, claro
web-setting-theme-contrast-dark = Contraste alto, oscuro
web-setting-plain = Tablero sencillo
web-setting-plain-sentence = Sin plantas y con imágenes más grandes: va bien con una lupa.
web-setting-clear = Colores bien distintos
web-setting-clear-sentence = Casillas en colores que se distinguen con cualquier visión del color.

## How hard bots are

web-difficulty = Dificultad
web-difficulty-gentle = suave
web-difficulty-gentle-sentence = juega sin complicarse y se equivoca.
web-difficulty-fair = medio
web-difficulty-fair-sentence = cuenta bien y prevé un turno.
web-difficulty-hard = fuerte
web-difficulty-hard-sentence = juega la partida en su cabeza.
web-difficulty-merciless = implacable
web-difficulty-merciless-sentence = piensa mucho y no perdona nada.
web-difficulty-level = { $difficulty }, nivel { $level }
web-difficulty-mixed = variados
web-difficulty-mixed-sentence = un poco de todo.
