# What Hare & Tortoise says.
# A seat ($seat, $to, $by, $giver) is a number, or a name where the caller gives one.
# The slow runner is a tortoise in some editions and a hedgehog in others: sentences name it as the edition does, or not at all.

hare-description = A race on carrots: the further you move, the dearer it gets, and nobody may come home with too many left.

## Parts of sentences

hare-who = { $seat ->
    [one] Seat { $seat }
    [other] Seat { $seat }
   *[name] { $seat }
}
hare-whom = { $to ->
    [one] seat { $to }
    [other] seat { $to }
   *[name] { $to }
}
hare-by = { $by ->
    [one] seat { $by }
    [other] seat { $by }
   *[name] { $by }
}
hare-giver = { $giver ->
    [one] Seat { $giver }
    [other] Seat { $giver }
   *[name] { $giver }
}
hare-space = { $space ->
    [0] Start
    [64] Finish
   *[other] space { $space }
}
hare-origin = { $origin ->
    [0] Start
   *[other] space { $origin }
}
hare-amount = { $amount ->
    [one] 1 carrot
   *[other] { $amount } carrots
}
hare-count = { $carrots ->
    [one] 1 carrot
   *[other] { $carrots } carrots
}
hare-left = { $lettuces ->
    [0] no lettuce
    [one] 1 lettuce
   *[other] { $lettuces } lettuces
}

## Tables that cannot be

hare-two-teams-need = Two teams need 4 or 6 players, not { $players }.
hare-three-teams-need = Three teams need 6 players, not { $players }.
hare-until-winner-needs = A race can stop at the winner (until=winner) only with 3 to 6 players and without teams.

## Texts that are no action

hare-text-needs-pawn = “{ $text }” does not say which pawn: begin with a or b, as in “a>12” (only “keep” and “bank” stand alone).
hare-text-unknown = “{ $text }” is no action. Actions are “>12” (forward to space 12), “<11” (back to space 11), “+10”, “-10”, “0”, “eat”, “miss”, “restart”, “keep” and “bank”.
hare-text-no-such-space = “{ $text }” leaves the track: spaces go from 0 (Start) to 64 (Finish).
hare-outcome-unknown = “{ $text }” is no outcome of chance. Outcomes look like “card:lose_half”, “card:+15”, “die:4”, “draw:4” and “first:2”.

## Why not: chance

hare-no-such-first-seat = “{ $text }” cannot come now: “first:0” to “first:{ $last }” can, to say who starts.
hare-no-such-card = “{ $text }” cannot be drawn now: no such card is next in the hare deck of this table.
hare-no-such-roll = “{ $text }” cannot come now: only a number from 1 to 6 can, rolled or drawn as this table’s edition does it.

## Why not: whose action it is

hare-no-over = The race is over.
hare-no-not-to-act = { $seat ->
    [-1] No seat is to act now: chance is.
   *[other] It is not this seat’s turn to act. { hare-who } is to act.
}
hare-no-pawn-home = This pawn is home.
hare-no-not-this-pawn = Another of your pawns has to restart, not this one.
hare-no-other-bound = Your pawn { $pawn } comes first: it must eat, be turned up or leave its space.

## Why not: a pawn lies face down, or must go on

hare-no-face-miss = Your pawn lies face down: this turn only turns it up (miss).
hare-no-face-eat = Your pawn lies face down to eat: this turn it eats (eat).
hare-no-face-nap = Your pawn is asleep: this turn it wakes up and stays (miss).
hare-no-not-face-miss = This pawn has no turn to miss.
hare-no-not-face-eat = This pawn does not lie face down to eat.
hare-no-must-leave = This pawn has just eaten: it must leave its space, forward or back.
hare-no-must-move-again = The hare has spoken: the same pawn must move again, forward or back.
hare-no-must-move-from-start = The pawn that restarted moves forward from Start at once.
hare-no-something-legal = There is still something else you can do: a restart is only for a seat that can do nothing else.

## Why not: forward

hare-no-not-ahead = A forward move leads ahead, and { hare-space } is not ahead of this pawn.
hare-no-too-dear = That costs { $cost ->
        [one] 1 carrot
       *[other] { $cost } carrots
    }; you are { $missing } short.
hare-no-occupied = { hare-who } is already there.
hare-no-tortoise-ahead = That space is only ever reached backwards.
hare-no-no-lettuce = You have no lettuce left to eat there.
hare-no-hare-closed = Hare spaces are closed at this table.
hare-no-lettuces-left = { $lettuces ->
    [one] You still have 1 lettuce to eat before this pawn may come home.
   *[other] You still have { $lettuces } lettuces to eat before this pawn may come home.
}
hare-no-too-many-carrots = You would cross the line with { $left ->
        [one] 1 carrot
       *[other] { $left } carrots
    }, { $excess } too many: the next one home may hold { $limit }.

## Why not: back

hare-no-no-tortoise-behind = A pawn goes back only to a { hare-runner } space, and there is none behind this one.
hare-no-not-nearest-tortoise = A pawn goes back only to the nearest { hare-runner } space behind it: space { $space }.
hare-no-tortoise-occupied = { hare-who } is on the space to go back to.

## Why not: carrots

hare-no-not-on-carrot = Only a pawn on a carrot space may stay and take or give 10.
hare-no-too-few-to-give = Giving 10 needs 10 carrots; you have { $carrots }.
hare-no-choice-due = { $nothing ->
    [yes] First answer the hare: take 10 carrots, give 10, or do nothing.
   *[no] First answer the hare: take 10 carrots or give 10.
}
hare-no-no-choice-of-nothing = Doing nothing is no answer here: take 10 or give 10.
hare-no-no-choice-due = The hare has asked nothing, so there is nothing to decline.
hare-no-gift-due = First answer the gift of { hare-amount }: keep it, or put it in the bank.
hare-no-no-gift = Nobody has given you carrots to keep or to bank.

## What is expected now

hare-prompt-over = The race is over.
hare-prompt-first = Who starts is being drawn.
hare-prompt-draw = The hare decides for { hare-who }.
hare-prompt-wait = { hare-who } is to act.
hare-prompt-gift = { hare-giver } gives you { hare-amount }: keep them, or put them in the bank?
hare-prompt-again = { $ways ->
    [forward] Move the same pawn again: forward.
    [back] Move the same pawn again: back.
    [restart] The same pawn must move again and cannot: it has to restart.
   *[other] Move the same pawn again, forward or back.
}
hare-prompt-restarted = Back on Start: move forward at once.
hare-prompt-choice = { $nothing ->
    [yes] The hare leaves it to you: take 10 carrots, give 10, or do nothing.
   *[no] The hare leaves it to you: take 10 carrots or give 10.
}
hare-prompt-eat = Your pawn eats a lettuce this turn.
hare-prompt-miss = You miss this turn: your pawn is turned up.
hare-prompt-nap = Your pawn wakes up this turn, and stays.
hare-prompt-leave = { $ways ->
    [forward] Your pawn has eaten and must leave: forward.
    [back] Your pawn has eaten and must leave: back.
    [restart] Your pawn has eaten and must leave, but cannot: it has to restart.
   *[other] Your pawn has eaten and must leave: forward or back.
}
hare-prompt-action = { $ways ->
    [forward] Your turn: move forward.
    [forward-back] Your turn: move forward or go back.
    [forward-stay] Your turn: move forward, or stay and take or give 10.
    [back] Your turn: go back.
    [back-stay] Your turn: go back, or stay on the carrot space.
    [stay] Your turn: stay on the carrot space.
    [restart] Your turn, but no move is possible: you have to restart.
   *[other] Your turn: move forward, go back, or stay and take or give 10.
}

## What a space or an action does

hare-does-finish = Home!
hare-does-carrot = Next turn you may stay, to take 10 carrots or to give 10.
hare-does-lettuce = Your pawn lies down; next turn it eats a lettuce and takes 10 carrots times its position.
hare-does-tortoise = 10 carrots for each space moved back.
hare-does-number = Pays 10 carrots times your position when you move on, if the number is your position then.
hare-does-hare-edition = The hare decides at once.
hare-does-hare-sprint = Nothing now; leaving it forward costs 5 carrots a space.
hare-does-hare-nap = Your pawn falls asleep and misses a turn, unless somebody passes it.
hare-does-hare-closed = Closed: nobody may enter.
hare-does-hare-tournament = Next turn: 10 carrots if no other player passed you, else pay 10 for each that did.
hare-does-hare-parking = Nothing happens here.
hare-does-stay = Your pawn stays where it is.
hare-does-nothing = Neither take nor give.
hare-does-eat = Eat a lettuce, and take 10 carrots times your position.
hare-does-miss = The pawn is turned up; the turn is over.
hare-does-restart = Back to Start with the restart amount, then move at once.
hare-does-keep = The gift is yours.
hare-does-bank = The gift goes to the bank.

## What happened

hare-event-starts = { hare-who } was drawn to start.
hare-event-paid = { $why ->
    [move] { hare-who } pays { hare-amount } for the move.
    [carrot_space] { hare-who } stays and gives { hare-amount } to the bank.
    [choice] { hare-who } chooses to give { hare-amount }.
    [card] The card costs { hare-who } { hare-amount }.
    [eat_carrot] { hare-who } eats { hare-amount }.
    [half] { hare-who } loses half: { hare-amount }.
    [tournament] { hare-who } was passed on the hare space and pays { hare-amount }.
   *[other] { hare-who } pays { hare-amount }.
}
hare-event-took = { $why ->
    [number] The number matches: { hare-who } takes { hare-amount }.
    [carrot_space] { hare-who } stays and takes { hare-amount }.
    [lettuce] { hare-who } takes { hare-amount } for the lettuce.
    [tortoise] { hare-who } takes { hare-amount } for going back.
    [choice] { hare-who } chooses to take { hare-amount }.
    [card] The card gives { hare-who } { hare-amount }.
    [free_move] The move was free: { $amount ->
        [0] { hare-who } had paid nothing for it.
       *[other] { hare-who } gets back { hare-amount }.
    }
    [per_lettuce] { hare-who } takes { hare-amount } for the lettuces in hand.
    [tournament] Nobody passed: { hare-who } takes { hare-amount }.
   *[other] { hare-who } takes { hare-amount }.
}
hare-event-moved = { $by ->
    [forward] { $space ->
        [64] { hare-who } moves from { hare-origin } across the line.
       *[other] { hare-who } moves from { hare-origin } to { hare-space }.
    }
    [back] { hare-who } goes back from { hare-origin } to { hare-space }.
    [event] { $space ->
        [64] The hare carries { hare-who } from { hare-origin } across the line.
       *[other] The hare puts { hare-who } from { hare-origin } on { hare-space }.
    }
   *[restart] { hare-who } goes from { hare-origin } back to Start.
}
hare-event-gave = { hare-who } gives { hare-amount } to { hare-whom }.
hare-event-ate = { hare-who } eats a lettuce in position { $position }: { hare-left } left.
hare-event-laid-down = { $face ->
    [eat] { hare-who } lies down to eat.
    [nap] { hare-who } falls asleep.
   *[miss] { hare-who } will miss a turn.
}
hare-event-turned-up = { $face ->
    [nap] { hare-who } wakes up.
   *[miss] { hare-who } has missed a turn and is up again.
}
hare-event-woke = { hare-who } is passed by { hare-by } and wakes up.
hare-event-passed = { hare-who } is passed by { hare-by }.
hare-event-drew = { $effect ->
    [carrots] { hare-who } draws { $card }.
    [zero] { hare-who } draws 0.
   *[other] { hare-who } draws: { hare-effect }
}
hare-event-rolled = { hare-who } rolls { $die } in position { $position }: { hare-effect }
hare-event-charted = { hare-who } draws number { $card } in position { $position }: { hare-effect }
hare-event-given = { hare-who } gives { hare-amount } to { hare-whom }.
hare-event-kept = { hare-who } keeps { hare-amount }.
hare-event-banked = { hare-who } puts { hare-amount } in the bank.
hare-event-restored = { hare-who } now holds exactly { hare-count }.
hare-event-shown = { hare-who } shows { hare-count }.
hare-event-shuffled = The hare deck is shuffled.
hare-event-restarted = { hare-who } starts again with { hare-count }.
hare-event-finished = { $place ->
    [1] { hare-who } comes home first!
    [2] { hare-who } comes home second.
    [3] { hare-who } comes home third.
    [4] { hare-who } comes home fourth.
    [5] { hare-who } comes home fifth.
   *[other] { hare-who } comes home in place { $place }.
}
hare-story-overtakes = { $place ->
    [1] { hare-who } overtakes and leads now.
    [2] { hare-who } overtakes and is second now.
    [3] { hare-who } overtakes and is third now.
    [4] { hare-who } overtakes and is fourth now.
    [5] { hare-who } overtakes and is fifth now.
   *[other] { hare-who } overtakes and is in place { $place } now.
}
hare-event-nothing = { $effect ->
    [plus_minus_10] { hare-who } chooses to do nothing.
    [carrot_forward] There is no carrot space ahead to go to: nothing happens.
    [carrot_back] There is no carrot space behind to go to: nothing happens.
    [position_forward] There is nowhere to go in front of another pawn: nothing happens.
    [position_back] There is nowhere to go behind another pawn: nothing happens.
    [give_10] There is nobody behind, or too little to give: nothing happens.
   *[other] Nothing happens.
}
hare-event-again = { hare-who } must move again.
hare-event-stuck = { hare-who } cannot move from Start either: the turn is over.
hare-event-over = The race is over.

## The hare’s events and cards

hare-effect = { $effect ->
    [miss_turn] { hare-effect-miss_turn }
    [plus_minus_10] { hare-effect-plus_minus_10 }
    [plus_minus_10_or_nothing] { hare-effect-plus_minus_10_or_nothing }
    [carrot_forward] { hare-effect-carrot_forward }
    [carrot_back] { hare-effect-carrot_back }
    [position_forward] { hare-effect-position_forward }
    [position_back] { hare-effect-position_back }
    [eat_lettuce] { hare-effect-eat_lettuce }
    [eat_carrot] { hare-effect-eat_carrot }
    [last_move_free] { hare-effect-last_move_free }
    [play_again] { hare-effect-play_again }
    [give_10] { hare-effect-give_10 }
    [behind_or_again] { hare-effect-behind_or_again }
    [restore_65] { hare-effect-restore_65 }
    [ten_per_lettuce] { hare-effect-ten_per_lettuce }
    [free_ride] { hare-effect-free_ride }
    [lose_half] { hare-effect-lose_half }
    [show] { hare-effect-show }
    [shuffle] { hare-effect-shuffle }
   *[zero] { hare-effect-zero }
}
hare-effect-miss_turn = Miss the next turn.
hare-effect-plus_minus_10 = Take 10 carrots or give 10.
hare-effect-plus_minus_10_or_nothing = Take 10 carrots, give 10, or do nothing.
hare-effect-carrot_forward = Forward to the next carrot space.
hare-effect-carrot_back = Back to the nearest carrot space behind.
hare-effect-position_forward = Gain a place: to the front of the next pawn ahead.
hare-effect-position_back = Lose a place: to the back of the next pawn behind.
hare-effect-eat_lettuce = Eat a lettuce next turn; without one, miss that turn.
hare-effect-eat_carrot = Eat a carrot: pay 1.
hare-effect-last_move_free = The move that led here was free.
hare-effect-play_again = Move again at once.
hare-effect-give_10 = Give 10 carrots to each player behind.
hare-effect-behind_or_again = More players behind than ahead: miss a turn. Otherwise: move again.
hare-effect-restore_65 = Now hold exactly 65 carrots.
hare-effect-ten_per_lettuce = Take 10 carrots for each lettuce in hand; without one, miss a turn.
hare-effect-free_ride = The move that led here was free.
hare-effect-lose_half = Lose half of the carrots.
hare-effect-show = Show the carrots to everybody.
hare-effect-shuffle = Everybody else gives 1 carrot; then the deck is shuffled.
hare-effect-zero = Nothing; the deck is shuffled.
hare-effect-carrots = Plus: take that many carrots. Minus: pay them, or restart.
hare-take-carrots = Take { hare-amount }.
hare-pay-carrots = Pay { hare-amount }; with fewer in hand, restart.

## Start positions that cannot arise

hare-start-passers = Only a pawn waiting on a hare space outside its own turn can have been passed, by other seats, each named once.
hare-start-shuffler-seen = The card { $card } is shuffled back at once: it is never among the cards seen.
hare-start-deck = Unseen and seen cards together are not the deck of { $size } cards.
hare-start-no-turn = Say whose turn it is.
hare-start-two-pawns = Two pawns stand on space { $space }: a track space holds one.
hare-start-both-bound = Only one of a seat’s pawns can lie face down or have to leave.
hare-start-hare-closed = Hare spaces are closed at this table: no pawn can stand on one.
hare-start-lettuce-idle = A pawn face up on a lettuce space has just eaten and must leave: say so with must_leave.
hare-start-nothing-to-eat = A pawn lies face down to eat only where lettuce is eaten, and only with a lettuce in hand.
hare-start-no-missed-turn = No turn can be missed on this space at this table.
hare-start-no-nap = A pawn sleeps only on a hare space, and only with hare=nap.
hare-start-need-not-leave = Only a pawn that has just eaten must leave: face up, where lettuce is eaten, with a lettuce fewer in hand.
hare-start-place = A pawn has a place if it is home (space 64), and only then.
hare-start-places = The places of the pawns home must be 1, 2, 3 and so on, each once.
hare-start-finished = This must list the seats of the pawns home, in the order of their places.
hare-start-over = The race would be over already.
hare-start-could-not-finish = With so many carrots or lettuces this pawn could not have come home.
hare-start-already-racing = Who starts is drawn before anything else has happened.
hare-start-turn-home = All pawns of this seat are home: it has no turn.
hare-start-pending-bound = The pawn that has something pending is up, free to go and not home.
hare-start-pending = “{ $kind }” cannot be pending in this position.

## Chance outcomes

hare-outcome-die = A { $number }
hare-outcome-draw = Card { $number }
hare-outcome-first = { hare-who } begins

## Figures of a race, for statistics

hare-figure-turns = Turns
hare-figure-wasted = Carrots wasted
hare-figure-lettuces = Lettuces on time
hare-figure-hares = Hare events

## How far everybody is, for the story of a race

hare-gauge-space = Space on the track
hare-gauge-carrots = Carrots in hand

## Plans for the next turn

hare-plan-home = You have arrived: there is nothing left to plan.
hare-plan-answer = There is something else for you to answer first.
hare-plan-eat = Your next turn is for eating a lettuce. You can plan the one after it once that is done.
hare-plan-miss = You miss your next turn. You can plan the one after it once that is over.
hare-plan-nap = You sleep through your next turn. You can plan the one after it once you are awake.
hare-plan-restart = As things stand, all you can do next turn is go back to Start.
hare-plan-if-place = Only if I am still in place { $value } of the race
hare-plan-if-place-a = Only if hare A is still in place { $value } of the race
hare-plan-if-place-b = Only if hare B is still in place { $value } of the race

## Its bots by strength, each in a sentence

hare-level-1 = Runs for as long as its carrots last, and thinks of its lettuces too late.
hare-level-2 = Has a plan, but often forgets that lettuces must be eaten.
hare-level-3 = Counts on every number space to pay, even when it will not.
hare-level-4 = Knows the way, but misjudges how far it is.
hare-level-5 = Plans its own way home and cares little about the others.
hare-level-6 = Looks a move or two ahead.
hare-level-7 = Looks well ahead and seldom errs.
hare-level-8 = Has a feel for the race, and plays by it without looking ahead.
hare-level-9 = Works through hundreds of ways the race could go before every move.
hare-level-10 = The champion: takes two seconds for every move and misses next to nothing.
