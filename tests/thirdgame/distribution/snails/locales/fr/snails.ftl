# What Snails says. A seat ($seat) is a number, or a name where the caller gives one.

snails-description = Une course lente : au soleil les plus rapides se dessèchent, et de ceux qui atteignent la salade, le plus lent gagne.

snails-who = { $seat ->
    [one] Siège { $seat }
    [many] Siège { $seat }
    [other] Siège { $seat }
   *[name] { $seat }
}

## Texts that are no action, and reasons

snails-text-unknown = « { $text } » n’est pas une action. Choisis une allure : « slow », « steady » ou « fast ».
snails-outcome-unknown = « { $text } » n’est pas un résultat du hasard. Le ciel est « sky:sun » ou « sky:rain ».
snails-no-chosen = Ce siège a déjà choisi son allure. Il peut reprendre son choix tant que les allures ne sont pas révélées.
snails-no-dry = Un escargot desséché ne peut pas être rapide au tour suivant.
snails-no-over = La course est finie.
snails-no-sky = Le ciel se montre quand tous les sièges ont choisi.

## What is expected now, and what a pace does

snails-prompt-choose = Choisis une allure. Au soleil, les plus rapides se dessèchent.
snails-prompt-wait = { $count ->
    [one] Un siège choisit encore.
   *[other] { $count } sièges choisissent encore.
}
snails-prompt-sky = Tous ont choisi : que fera le ciel ?
snails-prompt-over = La course est finie.
snails-does-slow = Ramper d’une case.
snails-does-steady = Ramper de deux cases, sauf au soleil si ton allure est la plus rapide.
snails-does-fast = Ramper de trois cases, sauf au soleil si ton allure est la plus rapide.
snails-sky-sun = Soleil
snails-sky-rain = Pluie

## What happened

snails-event-chose = { snails-who } a choisi.
snails-event-sky = { $sky ->
    [sun] Le soleil brille.
   *[rain] Il pleut.
}
snails-event-crawled = { snails-who } rampe de { $pace }, jusqu’à la case { $space }.
snails-event-dried = { snails-who } allait le plus vite et se dessèche sur la case { $space }.
snails-event-won = { snails-who } gagne.

## Start positions that cannot arise

snails-start-all-dry = À chaque tour un escargot au moins rampe : ils ne peuvent pas tous être desséchés.
snails-start-left-behind = La course a commencé : un escargot encore sur la case 0 vient de se dessécher.

## The rulebook

snails-section-setup = La piste
snails-section-turn = Un tour
snails-section-end = La fin
snails-rule-1 = Deux à quatre escargots partent de la case 0. La salade se trouve sur la case { $lettuce }.
snails-rule-2 = À chaque tour, chaque siège choisit en secret une allure : lente (1), régulière (2) ou rapide (3).
snails-rule-3 = Quand tous ont choisi, on révèle les allures et le ciel : soleil deux fois sur trois, sinon pluie.
snails-rule-4 = Pluie : chaque escargot rampe d’autant de cases que son allure, au plus jusqu’à la salade.
snails-rule-5 = Soleil : les plus rapides de ce tour se dessèchent et restent sur place, les autres rampent. Si tous ont choisi la même allure, personne n’est le plus rapide, et tous rampent.
snails-rule-6 = Un escargot desséché ne peut pas être rapide au tour suivant.
snails-rule-7 = La course finit avec le tour où un escargot atteint la salade. De ceux qui y sont, le plus lent de ce tour gagne ; il peut y en avoir plusieurs.

## The bot

bot-patient = Va lentement tant que personne n’est devant, sinon à allure régulière.

## On the page

web-game-snails = Escargots
web-option-snails-track = Piste
web-option-snails-track-short = Courte
web-option-snails-track-short-sentence = La salade se trouve sur la case 8.
web-option-snails-track-long = Longue
web-option-snails-track-long-sentence = La salade se trouve sur la case 12.
