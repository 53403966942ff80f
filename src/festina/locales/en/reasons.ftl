# Why an action is better than another, what to think about, and what puzzles are about.
# “It” is the better action, “otherwise” the one it is compared with. $seat is a number, or a name.

## Hare & Tortoise: themes

hare-theme-finish = Coming home
hare-theme-lettuce = Lettuces
hare-theme-numbers = Numbers
hare-theme-carrots = Carrots
hare-theme-tortoise = Going back
hare-theme-hare = Hares
hare-theme-blocking = In the way
hare-theme-way = The way home

## Hare & Tortoise: what to think about

hare-nudge-finish = Think of the line: how many carrots may you have left there?
hare-nudge-lettuce = Count your lettuces.
hare-nudge-numbers = Which position will you be in when your turn comes again?
hare-nudge-carrots = Look at your carrots: what will be left?
hare-nudge-tortoise = Sometimes the way forward leads back.
hare-nudge-hare = Ask yourself what a hare space is worth here.
hare-nudge-blocking = Who wants to go where next?
hare-nudge-way = Plan the whole way home, not just this move.

## Hare & Tortoise: reasons

hare-why-home = It brings you home now, { $place ->
        [1] in first place.
        [2] in second place.
        [3] in third place.
        [4] in fourth place.
        [5] in fifth place.
       *[other] in place { $place }.
    }
hare-why-pawn-home = It brings this pawn home now.
hare-why-too-late = You have { $lettuces ->
        [one] 1 lettuce
       *[other] { $lettuces } lettuces
    } to eat, and otherwise { $spaces ->
        [0] no lettuce space would be
        [one] only 1 lettuce space would be
       *[other] only { $spaces } lettuce spaces would be
    } left ahead of you.
hare-why-lettuce = You eat a lettuce, which pays about { hare-amount }; { $lettuces ->
    [0] it is your last.
    [one] 1 more is left, with { hare-lettuce-spaces } ahead.
   *[other] { $lettuces } more are left, with { hare-lettuce-spaces } ahead.
}
hare-lettuce-spaces = { $spaces ->
    [0] no lettuce space
    [one] 1 lettuce space
   *[other] { $spaces } lettuce spaces
}
hare-why-better-meal = There the lettuce pays about { hare-amount } instead of { $other }.
hare-why-home-next = From there your next move can take you home, with { $left ->
        [one] 1 carrot
       *[other] { $left } carrots
    } left.
hare-why-too-many = Otherwise you would have { $excess ->
        [one] 1 carrot
       *[other] { $excess } carrots
    } too many to come home on your next move.
hare-why-fewer-too-many = It leaves you only { $excess ->
        [one] 1 carrot
       *[other] { $excess } carrots
    } too many to come home, instead of { $other }.
hare-why-number-pays = The number will probably match: { hare-amount } in about { $percent }% of cases.
hare-why-number-fails = { $percent ->
    [0] Otherwise you would stand on a number that is very unlikely to match.
   *[other] Otherwise you would rely on a number that matches in only about { $percent }% of cases.
}
hare-why-cheaper = It costs { $cost } and leaves you { $left ->
        [one] 1 carrot
       *[other] { $left } carrots
    } instead of { $other }.
hare-why-more-carrots = It leaves you { $left ->
        [one] 1 carrot
       *[other] { $left } carrots
    } instead of { $other }.
hare-why-back = Going back earns you { hare-amount }: then you have { $left }.
hare-why-back-next = Next turn you can go back from there for { hare-amount }.
hare-why-hare-risk = Otherwise the hare decides: { $sign ->
    [more] on average it earns you { hare-count }, but you lose a turn in { $percent }% of cases.
    [less] on average it costs { hare-count }, and you lose a turn in { $percent }% of cases.
    [only] on average it costs { hare-count }.
   *[same] on average it earns you nothing, and you lose a turn in { $percent }% of cases.
}
hare-why-hare-luck = On average the hare earns you { hare-count } here, and { $percent ->
    [0] you never lose a turn.
   *[other] you lose a turn in only { $percent }% of cases.
}
hare-why-blocks = { hare-who } would probably go there next, and now cannot.
hare-why-way = With a good plan you need about { $turns ->
        [one] 1 more turn
       *[other] { $turns } more turns
    } to get home, otherwise about { $other }.

## Why First?: themes

whyfirst-theme-second = Second place
whyfirst-theme-first = Not first
whyfirst-theme-points = Points
whyfirst-theme-total = The second-highest total
whyfirst-theme-rivals = The others
whyfirst-theme-leo = Leo
whyfirst-theme-hand = Your hand
whyfirst-theme-order = The order of moving

## Why First?: what to think about

whyfirst-nudge-second = Who will be second after this trick?
whyfirst-nudge-first = Do you want to be first?
whyfirst-nudge-points = What is second place worth in this round?
whyfirst-nudge-total = Look at the totals: who must not get too many points?
whyfirst-nudge-rivals = Whom do your cards help, and whom do they hurt?
whyfirst-nudge-leo = Do not forget Leo.
whyfirst-nudge-hand = Think of the cards that stay in your hand.
whyfirst-nudge-order = Do you want to move early or late?

## Why First?: reasons

whyfirst-why-second = { $when ->
    [end] You end the round second in about { $percent }% of cases, otherwise in { $other }%.
   *[now] After the trick you are second in about { $percent }% of cases, otherwise in { $other }%.
}
whyfirst-why-not-first = { $when ->
    [end] Otherwise you would end the round first in about { $other }% of cases, not in { $percent }%; first place scores nothing.
   *[now] Otherwise you would be first in about { $other }% of cases, not in { $percent }%; first place scores nothing.
}
whyfirst-why-leads = You have the highest total ({ $total }), and the highest does not win: this way you can expect fewer points.
whyfirst-why-points = The round earns you { whyfirst-points } on average, otherwise { $other }.
whyfirst-why-wins = { $last ->
    [yes] You end with the winning total in about { $percent }% of cases, otherwise in { $other }%.
   *[no] After the round you have the second-highest total in about { $percent }% of cases, otherwise in { $other }%.
}
whyfirst-why-most = Otherwise you would have the highest total in about { $other }% of cases, not in { $percent }%, and the highest does not win.
whyfirst-why-costs = It costs { whyfirst-whom }, on average, { whyfirst-points }.
whyfirst-why-gives = You have the highest total, and the highest does not win: this way { whyfirst-whom } catches up by { whyfirst-points }.
whyfirst-why-keeps-out = It keeps { whyfirst-whom } out of second place in about { $percent }% of cases.
whyfirst-why-sends-ahead = It sends { whyfirst-whom } ahead: first in about { $percent }% of cases, otherwise in { $other }%.
whyfirst-why-keeps-both = You keep cards for both directions: { $cards }.
whyfirst-why-later = With { $white } you move later than with { $other }, when more is known.
whyfirst-why-earlier = With { $white } you move earlier than with { $other }.
whyfirst-whom = { $seat ->
    [one] seat { $seat }
    [other] seat { $seat }
   *[name] { $seat }
}

## Puzzles

puzzle-unknown = There is no puzzle “{ $id }”.
puzzle-none = There are no puzzles for { $game }.
