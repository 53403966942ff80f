# What Why First? says.
# A seat ($seat, $to, $by) is a number, or a name where the caller gives one; Leo is always “Leo”.

whyfirst-description = A race of bluff in which only second place scores, and the second-highest total wins.

## Parts of sentences

whyfirst-who = { $seat ->
    [one] Seat { $seat }
    [other] Seat { $seat }
   *[name] { $seat }
}
whyfirst-to = { $to ->
    [one] seat { $to }
    [other] seat { $to }
   *[name] { $to }
}
whyfirst-by = { $by ->
    [one] Seat { $by }
    [other] Seat { $by }
   *[name] { $by }
}
whyfirst-whose-pawn = { $seat ->
    [one] the pawn of seat { $seat }
    [other] the pawn of seat { $seat }
   *[name] { $seat }’s pawn
}
whyfirst-moved-pawn = { $own ->
    [yes] { $by ->
        [Leo] himself
       *[other] their own pawn
    }
   *[no] { whyfirst-whose-pawn }
}
whyfirst-origin = { $origin ->
    [0] the start
   *[other] { $origin }
}
whyfirst-space = { $space ->
    [0] the start
   *[other] { $space }
}
whyfirst-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
whyfirst-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}

## Texts that are no action

whyfirst-text-base = “{ $text }” is no action. Name a card and the seat it is played on, as in “+3@2” (or “+3@leo”, where Leo plays).
whyfirst-text-tactical = “{ $text }” is no action. Name a card with its white number, as in “+3/21”, and after the reveal a pawn, as in “move:2” (or “move:leo”, where Leo plays).
whyfirst-outcome-unknown = “{ $text }” is no outcome of chance. Outcomes look like “deal:+3”, “leo:-1”, and in the tactical variant “deal:+3/21”, “leo:-1/4”.

## Why not: chance

whyfirst-no-chance = Chance has nothing to do now: seats are to act.
whyfirst-no-such-deal = “{ $text }” cannot come now: no such card is left to be dealt.
whyfirst-no-deal-now = “{ $text }” cannot come now: hands are dealt when a round begins.
whyfirst-no-such-leo = “{ $text }” cannot come now: Leo can have no such card.
whyfirst-no-leo-now = “{ $text }” cannot come now: Leo’s card is turned up when both seats have chosen.

## Why not: whose action it is

whyfirst-no-over = The game is over.
whyfirst-no-not-to-act = { $seat ->
    [-1] No seat is to act now: chance is.
   *[other] It is not this seat’s turn to move a pawn. { whyfirst-who } moves one now.
}
whyfirst-no-has-chosen = This seat has chosen already. Until the cards are turned up, it can take its choice back.

## Why not: the choice

whyfirst-no-not-in-hand = No such card is in this hand.
whyfirst-no-no-seat = There is no such seat here: seats are numbered from 0 to { $last }.
whyfirst-no-no-leo = Leo plays only at a table for two.
whyfirst-no-names-a-seat = In the tactical variant a card is laid down alone, with its white number, as in “+3/21”; whom it moves is chosen after the reveal.
whyfirst-no-not-tactical = That belongs to the tactical variant. Here a card is played on a seat at once, as in “+3@2”.
whyfirst-no-card-first = First everybody lays down a card; pawns move after the reveal.
whyfirst-no-pawn-now = Your card lies face up: now name the pawn it moves, as in “move:2”.

## What is expected now

whyfirst-prompt-over = The game is over.
whyfirst-prompt-deal = Cards are being dealt to { $seat ->
        [one] seat { $seat }
        [other] seat { $seat }
       *[name] { $seat }
    }.
whyfirst-prompt-leo = Everybody has chosen: Leo’s card is turned up.
whyfirst-prompt-choose-base = Choose a card and the pawn it moves: your own, or anybody’s.
whyfirst-prompt-choose-tactical = Choose a card. Whose pawn it moves you say after the reveal, the highest white number first.
whyfirst-prompt-chosen = { $count ->
    [one] You have chosen. One seat has not yet.
   *[other] You have chosen. { $count } seats have not yet.
}
whyfirst-prompt-wait = { $count ->
    [one] One seat is still choosing.
   *[other] { $count } seats are still choosing.
}
whyfirst-prompt-move = Your card is { $card }: which pawn does it move?
whyfirst-prompt-wait-move = { whyfirst-who } moves a pawn by { $card }.

## What an action does

whyfirst-does-play = The pawn moves by the sum of all cards played on it in this trick.
whyfirst-does-lay = The card is turned up with the others; then you choose the pawn it moves.
whyfirst-does-move = This pawn moves by your card at once.

## What happened

whyfirst-event-round = Round { $round }: all pawns on the start, all cards shuffled.
whyfirst-event-hand = { whyfirst-who } takes up a hand of { $count } cards.
whyfirst-event-dealt = The hand: { $cards }.
whyfirst-event-chose = { whyfirst-who } has chosen.
whyfirst-event-trick = Round { $round }, trick { $trick }: the cards are turned up.
whyfirst-event-revealed = { $automatic ->
    [yes] { whyfirst-who } is left with { $card }, played on their own pawn.
   *[no] { $own ->
        [yes] { whyfirst-who } plays { $card } on their own pawn.
       *[no] { whyfirst-who } plays { $card } on { whyfirst-to }.
    }
}
whyfirst-event-laid = { $automatic ->
    [yes] { whyfirst-who } is left with { $card }.
   *[no] { whyfirst-who } shows { $card }.
}
whyfirst-event-moved = { $stopped ->
    [yes] { whyfirst-who } would move { $amount } from { whyfirst-origin } and stops at the end of the track, on { $space }.
   *[no] { $cancel ->
        [yes] The cards cancel out: { whyfirst-whose-pawn } stays on { whyfirst-space }.
       *[no] { whyfirst-who } moves { $amount }, from { whyfirst-origin } to { whyfirst-space }.
    }
}
whyfirst-event-moved-by = { $stopped ->
    [yes] { whyfirst-by } would move { whyfirst-moved-pawn } { $amount } from { whyfirst-origin }; it stops at the end of the track, on { $space }.
   *[no] { whyfirst-by } moves { whyfirst-moved-pawn } { $amount }, from { whyfirst-origin } to { whyfirst-space }.
}
whyfirst-event-round-over = { $why ->
    [all-level] Round { $round } is over. All pawns share a space, so nobody is second and nobody scores.
    [below-a-tie] Round { $round } is over. Several are first, on { $first }; the next lower space is second: { $second }.
   *[second] Round { $round } is over. First is on { $first } and scores nothing; second place is { $second }.
}
whyfirst-event-scored = { whyfirst-who } is second and scores { whyfirst-points }; that makes { $total }.
whyfirst-event-over = { $why ->
    [all-level] The game is over. All totals are { $highest }: there is no second, so everybody wins.
    [below-a-tie] The game is over. Several share the highest total, { $highest }; the next lower one, { $winning }, is second and wins.
   *[second] The game is over. The highest total is { $highest }; the second-highest, { $winning }, wins.
}
whyfirst-event-final = { $won ->
    [yes] { $seat ->
        [Leo] Leo wins with { whyfirst-total }, and he was not even there.
       *[other] { whyfirst-who } wins with { whyfirst-total }.
    }
   *[no] { whyfirst-who } ends with { whyfirst-total }.
}

## Start positions that cannot arise

whyfirst-start-no-last-round = There is no round before the first.
whyfirst-start-leo-hand = Leo has no hand: his cards are unknown until they are turned up.
whyfirst-start-leo-chosen = Leo chooses nothing.
whyfirst-start-hand-size = There must be { $size } cards in this hand now, not { $given }.
whyfirst-start-too-many-cards = The deck has { $card } only { $copies ->
        [one] once
        [2] twice
       *[other] { $copies } times
    }.
whyfirst-start-chosen-not-held = A chosen card stays in the hand until the reveal, and { $card } is not in this one.
whyfirst-start-chosen-now = Nothing is chosen while pawns move: the cards lie face up.
whyfirst-start-not-tactical = Cards move pawns one by one only in the tactical variant.
whyfirst-start-face-up = { $card } cannot lie here: a card that lies face up has been played this round, and lies before one seat.
whyfirst-start-last-trick = The last cards are played by the game as soon as the fourth trick is over: nobody chooses in trick 5.
whyfirst-start-all-chosen = When the last seat has chosen, the cards are turned up at once: somebody must still have to choose.
whyfirst-start-leo = Leo’s card is turned up at a table for two, when both seats have chosen.
whyfirst-start-played = By now { $expected } cards have been played this round, not { $given }.
whyfirst-start-deal-order = Cards are dealt to seat 0 first, five of them, then to seat 1, and so on.
whyfirst-start-all-dealt = All hands are complete: nothing is left to be dealt.
whyfirst-start-deal-first = Hands are dealt before anything else happens in a round.
whyfirst-start-no-mover = The highest card lying face up must belong to a seat, which moves a pawn next (Leo’s card moves him at once).
whyfirst-start-leo-card = Leo plays no card in the fifth trick.
whyfirst-start-used-cards = Cards with higher white numbers were used before these; { $missing } of them are not among the cards played.
whyfirst-start-out-of-reach = With the cards used so far this pawn can only be from { $low } to { $high }.
whyfirst-start-sum = The spaces of the pawns add up to { $given }; after the cards used so far it must be from { $low } to { $high }.
whyfirst-start-totals = { $rounds ->
    [0] Nobody has scored before the first round is over.
    [one] No round can have brought these totals.
   *[other] No { $rounds } rounds can have brought these totals.
}

## Names

whyfirst-leo = Leo
whyfirst-outcome-card = { $card }

## Figures of a game, for statistics

whyfirst-figure-points = Points
whyfirst-figure-won = Rounds won
whyfirst-figure-second = Times second

## How far everybody is, for the story of a game

whyfirst-gauge-points = Points

## Its bots by strength, each in a sentence

whyfirst-level-1 = Wants to lead, as if first place won.
whyfirst-level-2 = Remembers now and then that second place wins.
whyfirst-level-3 = Knows that second place wins, and yet is often tempted to lead.
whyfirst-level-4 = Often stays just behind the leader, and does not ask whom the points will help.
whyfirst-level-5 = Weighs the points of the round, but not very carefully.
whyfirst-level-6 = Weighs whom the points of the round would help.
whyfirst-level-7 = Has a feel for the game, and varies its choices a little.
whyfirst-level-8 = Thinks about what the others may hold and play.
whyfirst-level-9 = Thinks hard about what the others are up to, and is difficult to read.
whyfirst-level-10 = The champion: two seconds for every card, and impossible to predict.
