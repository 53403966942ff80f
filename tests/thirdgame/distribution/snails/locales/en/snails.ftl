# What Snails says. A seat ($seat) is a number, or a name where the caller gives one.

snails-description = A slow race: the fastest dry out in the sun, and of those at the lettuce the slowest wins.

snails-who = { $seat ->
    [one] Seat { $seat }
    [other] Seat { $seat }
   *[name] { $seat }
}

## Texts that are no action, and reasons

snails-text-unknown = “{ $text }” is no action. Choose a pace: “slow”, “steady” or “fast”.
snails-outcome-unknown = “{ $text }” is no outcome of chance. The sky is “sky:sun” or “sky:rain”.
snails-no-chosen = This seat has chosen its pace already. It can take its choice back until the paces are turned up.
snails-no-dry = A snail that dried out cannot be fast in the next turn.
snails-no-over = The race is over.
snails-no-sky = The sky shows itself when all seats have chosen.

## What is expected now, and what a pace does

snails-prompt-choose = Choose a pace. In the sun the fastest dry out.
snails-prompt-wait = { $count ->
    [one] One seat is still choosing.
   *[other] { $count } seats are still choosing.
}
snails-prompt-sky = All have chosen: what will the sky do?
snails-prompt-over = The race is over.
snails-does-slow = Crawl one space.
snails-does-steady = Crawl two spaces, unless the sun is out and you are the fastest.
snails-does-fast = Crawl three spaces, unless the sun is out and you are the fastest.
snails-sky-sun = Sun
snails-sky-rain = Rain

## What happened

snails-event-chose = { snails-who } has chosen.
snails-event-sky = { $sky ->
    [sun] The sun is out.
   *[rain] It is raining.
}
snails-event-crawled = { snails-who } crawls { $pace }, to space { $space }.
snails-event-dried = { snails-who } was the fastest and dries out on space { $space }.
snails-event-won = { snails-who } wins.

## Start positions that cannot arise

snails-start-all-dry = In every turn at least one snail crawls: they cannot all have dried out.
snails-start-left-behind = The race has begun, so a snail that is still on space 0 has just dried out.

## The rulebook

snails-section-setup = The track
snails-section-turn = A turn
snails-section-end = The end
snails-rule-1 = Two to four snails start on space 0. The lettuce lies on space { $lettuce }.
snails-rule-2 = Each turn every seat secretly chooses a pace: slow (1), steady (2) or fast (3).
snails-rule-3 = When all have chosen, the paces are turned up together with the sky: sun two times out of three, else rain.
snails-rule-4 = Rain: every snail crawls as many spaces as its pace, at most to the lettuce.
snails-rule-5 = Sun: the fastest of this turn dry out and stay where they are, the others crawl. If all chose the same pace, nobody is the fastest, and all crawl.
snails-rule-6 = A snail that dried out cannot be fast in the next turn.
snails-rule-7 = The race ends with the turn in which a snail reaches the lettuce. Of those there, the slowest in that turn wins; several may.

## The bot

bot-patient = Is slow while nobody is ahead, else steady.

## On the page

web-game-snails = Snails
web-option-snails-track = Track
web-option-snails-track-short = Short
web-option-snails-track-short-sentence = The lettuce lies on space 8.
web-option-snails-track-long = Long
web-option-snails-track-long-sentence = The lettuce lies on space 12.
