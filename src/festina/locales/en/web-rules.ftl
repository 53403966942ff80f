# The rules in the browser. The complete rules stand in hare-rules.ftl and whyfirst-rules.ftl; here is what is around them.

web-rules-title = Rules
web-rules-short = In a minute
web-rules-complete = Complete
web-rules-marks = Every rule has a number. “Our reading” marks what the rulebooks leave open or what we pieced together ourselves.
web-rules-reading = our reading
web-rules-not-here = { $rule } does not matter at this table, so it is not listed.
web-rules-search = Find a rule
web-rules-search-example = lettuce, restart, 301 …
web-rules-found = { $count ->
    [0] No rule says that.
    [one] One rule found.
   *[other] { $count } rules found.
}
web-rules-try = Learn it by playing

## Hare & Tortoise in a minute

web-rules-short-hare-1 = { $pawns ->
    [2] You race on carrots, with two hares. You have { $start } for both, and every step of a move costs one more than the last: 1 space costs 1, 2 cost 3, 3 cost 6, 10 cost 55.
   *[one] You race on carrots. You have { $start }, and every step of a move costs one more than the last: 1 space costs 1, 2 cost 3, 3 cost 6, 10 cost 55.
}
web-rules-short-hare-2 = { $pawns ->
    [2] In your turn you move one of your hares forward as far as you can pay for, to a space that is free; or it goes back, or it stays on a carrot space. You cannot pass.
   *[one] In your turn you move forward as far as you can pay for, to a space that is free; or you go back, or you stay on a carrot space. You cannot pass.
}
web-rules-short-hare-3 = { $pawns ->
    [2] { $number_pay ->
        [turn_start] At the start of your turn each of your hares on a number space brings 10 carrots times its position, if the number is its position in the race.
       *[on_leaving] A number space pays 10 carrots times the position of the hare on it when that hare moves on, if the number is its position in the race then.
    }
   *[one] A number space pays 10 carrots times your position when you move on, if its number is your position in the race then.
}
web-rules-short-hare-4 = On a carrot space you may stay, and take 10 carrots or give 10 away.
web-rules-short-hare-5 = You must eat { $lettuces } lettuces on the way. On a lettuce space you spend a turn eating, and get 10 carrots times your position: the further behind, the more.
web-rules-short-hare-6 = { $runner ->
    [hedgehog] Back to the nearest hedgehog
   *[tortoise] Back to the nearest tortoise
} behind you is free and brings 10 carrots a space. That is how you refill.
web-rules-short-hare-7 = { $hare ->
    [sprint] On a hare space nothing happens. Moving forward from there costs 5 carrots a space, however far you go.
    [nap] On a hare space your hare falls asleep and loses a turn, unless somebody passes it.
    [closed] Hare spaces are closed: nobody may enter them.
    [tournament] On a hare space you bet that nobody will pass you: your next turn brings 10 carrots if nobody did, else you pay 10 for each player who did.
    [parking] Hare spaces are parking places: nothing happens there.
   *[edition] A hare space is a gamble: something happens at once.
}
web-rules-short-hare-8 = { $pawns ->
    [2] The first to bring both hares home wins. { $first_pawn_any_lettuces ->
        [yes] Your first hare may come home with any number of carrots and lettuces;
       *[no] Your first hare may come home with any number of carrots, but without a lettuce;
    } the second only without a lettuce, and with at most { $flat ->
        [yes] { $second } carrots.
       *[no] { $second } carrots if it is the second hare home, { $third } if the third.
    }
   *[one] { $team ->
        [yes] The first team with all its hares home wins.
       *[no] The first one home wins.
    } But you may cross the line only without a lettuce, and with at most { $flat ->
        [yes] { $limit } carrots left.
       *[no] { $limit } carrots left if you are the first.
    }
}

## Why First? in a minute

web-rules-short-whyfirst-1 = Everybody has a pawn on a track from { $lowest } to { $highest }, and five cards from { $weakest } to { $strongest }. A game is five rounds; a round is five tricks.
web-rules-short-whyfirst-2 = { $mode ->
    [tactical] In each trick everybody secretly lays down a card.
   *[base] In each trick everybody secretly picks a card and the pawn it moves: their own, or anybody’s.
}
web-rules-short-whyfirst-3 = { $mode ->
    [tactical] All cards are turned up together. Then, from the highest white number down, everybody moves a pawn by their card: their own, or anybody’s.
   *[base] All cards are turned up together. Each pawn moves once, by the sum of its cards.
}
web-rules-short-whyfirst-4 = { $mode ->
    [tactical] Even the last card of a round may move any pawn.
   *[base] The last card of a round is played on yourself.
}
web-rules-short-whyfirst-5 = Then only second place scores: the number it stands on. First place gets nothing, and so does everybody else.
web-rules-short-whyfirst-6 = After five rounds the second-highest total wins. The highest does not.
web-rules-short-whyfirst-leo = The third runner is Leo, whom nobody plays. In the first four tricks a card is turned up for him, and it moves him. You may move him, too; he scores like everybody, and he can win.

## Numbers, cards and tables

web-rules-numbers = In numbers
web-rules-by-players = Carrots and lettuces by the number of players
web-rules-start = Carrots at the start
web-rules-restart = After a restart
web-rules-lettuces = Lettuces
web-rules-finish = Carrots allowed at Finish
web-rules-finish-place = To come home
web-rules-finish-carrots = Carrots, at most
web-rules-hare = What the hare does
web-rules-deck = The hare cards
web-rules-card = Card
web-rules-count = How many
web-rules-what = What happens
web-rules-chart = The hare’s table
web-rules-position-roll = Position \ roll
web-rules-card-position = Card \ position
web-rules-card-number = Card { $number }
web-rules-chart-star = * reconstructed
web-rules-sources = Where this comes from
web-rules-reconstructed = Reconstructed:
web-rules-race-deck = The deck: { $size } race cards
web-rules-white = White numbers
