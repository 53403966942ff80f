# What Snails says. A seat ($seat) is a number, or a name where the caller gives one.

snails-description = Ein langsames Rennen: In der Sonne trocknen die Schnellsten aus, und von denen am Salat gewinnt die langsamste Schnecke.

snails-who = { $seat ->
    [one] Sitz { $seat }
    [other] Sitz { $seat }
   *[name] { $seat }
}

## Texts that are no action, and reasons

snails-text-unknown = „{ $text }“ ist keine Aktion. Wähle ein Tempo: „slow“, „steady“ oder „fast“.
snails-outcome-unknown = „{ $text }“ ist kein Ergebnis des Zufalls. Der Himmel ist „sky:sun“ oder „sky:rain“.
snails-no-chosen = Dieser Sitz hat sein Tempo schon gewählt. Bis die Tempi aufgedeckt werden, kann er die Wahl zurücknehmen.
snails-no-dry = Eine ausgetrocknete Schnecke kann in der nächsten Runde nicht schnell sein.
snails-no-over = Das Rennen ist vorbei.
snails-no-sky = Der Himmel zeigt sich, wenn alle Sitze gewählt haben.

## What is expected now, and what a pace does

snails-prompt-choose = Wähle ein Tempo. In der Sonne trocknen die Schnellsten aus.
snails-prompt-wait = { $count ->
    [one] Ein Sitz wählt noch.
   *[other] { $count } Sitze wählen noch.
}
snails-prompt-sky = Alle haben gewählt: Was macht der Himmel?
snails-prompt-over = Das Rennen ist vorbei.
snails-does-slow = Ein Feld weit kriechen.
snails-does-steady = Zwei Felder weit kriechen, außer in der Sonne als Schnellste.
snails-does-fast = Drei Felder weit kriechen, außer in der Sonne als Schnellste.
snails-sky-sun = Sonne
snails-sky-rain = Regen

## What happened

snails-event-chose = { snails-who } hat gewählt.
snails-event-sky = { $sky ->
    [sun] Die Sonne scheint.
   *[rain] Es regnet.
}
snails-event-crawled = { snails-who } kriecht { $pace } weit, auf Feld { $space }.
snails-event-dried = { snails-who } war am schnellsten und trocknet auf Feld { $space } aus.
snails-event-won = { snails-who } gewinnt.

## Start positions that cannot arise

snails-start-all-dry = In jeder Runde kriecht mindestens eine Schnecke: Es können nicht alle ausgetrocknet sein.
snails-start-left-behind = Das Rennen läuft schon: Eine Schnecke, die noch auf Feld 0 ist, ist gerade ausgetrocknet.

## The rulebook

snails-section-setup = Die Strecke
snails-section-turn = Eine Runde
snails-section-end = Das Ende
snails-rule-1 = Zwei bis vier Schnecken starten auf Feld 0. Der Salat liegt auf Feld { $lettuce }.
snails-rule-2 = In jeder Runde wählt jeder Sitz geheim ein Tempo: langsam (1), stetig (2) oder schnell (3).
snails-rule-3 = Haben alle gewählt, so werden die Tempi zusammen mit dem Himmel aufgedeckt: in zwei von drei Fällen Sonne, sonst Regen.
snails-rule-4 = Regen: Jede Schnecke kriecht so viele Felder weit, wie ihr Tempo sagt, höchstens bis zum Salat.
snails-rule-5 = Sonne: Die Schnellsten dieser Runde trocknen aus und bleiben, wo sie sind; die anderen kriechen. Haben alle dasselbe Tempo gewählt, so ist niemand am schnellsten, und alle kriechen.
snails-rule-6 = Eine ausgetrocknete Schnecke kann in der nächsten Runde nicht schnell sein.
snails-rule-7 = Das Rennen endet mit der Runde, in der eine Schnecke den Salat erreicht. Von denen, die dort sind, gewinnt die in dieser Runde langsamste; es können mehrere sein.

## The bot

bot-patient = Ist langsam, solange niemand vorne liegt, sonst stetig.

## On the page

web-game-snails = Schnecken
web-option-snails-track = Strecke
web-option-snails-track-short = Kurz
web-option-snails-track-short-sentence = Der Salat liegt auf Feld 8.
web-option-snails-track-long = Lang
web-option-snails-track-long-sentence = Der Salat liegt auf Feld 12.
