## Board themes

web-setting-theme-contrast-light = High contrast, light
web-setting-theme-contrast-dark = High contrast, dark
web-setting-plain = Plain board
web-setting-plain-sentence = No plants, larger pictures: good with a magnifier.
web-setting-clear = Clear colours
web-setting-clear-sentence = Spaces in colours that stay apart for every kind of colour vision.

## How hard bots are

web-difficulty = How hard
web-difficulty-gentle = gentle
web-difficulty-gentle-sentence = plays lightly and makes mistakes.
web-difficulty-fair = fair
web-difficulty-fair-sentence = counts well, plans one turn ahead.
web-difficulty-hard = hard
web-difficulty-hard-sentence = plays the game out in its head.
web-difficulty-merciless = merciless
web-difficulty-merciless-sentence = thinks long and forgives nothing.
web-difficulty-level = { $difficulty }, level { $level }
web-difficulty-mixed = mixed
web-difficulty-mixed-sentence = some of each.
