# The rulebook of Hare & Tortoise, in our own words.
# $runner is what the edition calls the slow runner; switches of the edition are “yes” or “no”.

hare-runner = { $runner ->
    [hedgehog] hedgehog
   *[tortoise] tortoise
}

## Chapters

hare-section-setup = Set-up
hare-section-turn = The turn
hare-section-forward = Moving forward
hare-section-numbers = Number spaces
hare-section-food = Carrot and lettuce spaces
hare-section-back = { $runner ->
    [hedgehog] Hedgehog spaces
   *[tortoise] Tortoise spaces
}
hare-section-hare = Hare spaces
hare-section-restart = Restart
hare-section-finish = Finish
hare-section-two = The race for two
hare-section-teams = Teams
hare-section-variant = { $whole ->
    [yes] Variants of the hare
   *[no] The hare at this table
}

## Set-up

hare-rule-101 = 3 to 6 players take one pawn each and put it on Start. Two players take two pawns each; 4 or 6 may play in teams.
hare-rule-102 = Carrots to start with, by the number of players: { $starts }. At a table of { $players } that is { $start } each.
hare-rule-103 = Everybody takes three lettuces.
hare-rule-104 = { $carrots_public ->
    [yes] At this table everybody sees how many carrots the others hold.
   *[no] How many carrots a player holds is secret, but all that is paid or taken is seen by everybody. A count shown to all stays known until it next changes. A table may agree to play with open carrots, or with a memory aid that counts for everybody.
}
hare-rule-104-note = Our reading: this edition’s rulebook does not say whether carrots are secret; the author’s text does.
hare-rule-105 = { $first ->
    [draw] Who starts is drawn.
   *[seat0] Who starts is agreed; here it is the first seat.
} Play goes round the table.

## The turn

hare-rule-201 = A pawn lying face down because of a missed turn is turned up, and the turn is over.
hare-rule-202 = A pawn lying face down to eat eats now, and the turn is over.
hare-rule-203 = First of all, a number space that matches pays out, whether wanted or not. With two pawns each, see HT-403.
hare-rule-204 = Otherwise the turn is one action with one pawn: move forward, move back to a { hare-runner }, or stay on a carrot space. Passing is not possible. A second pawn that rests on a carrot space while the other moves earns nothing.
hare-rule-205 = Who has no legal action at all must restart, and only then.
hare-rule-206 = { $hare ->
    [chart] A hare space acts at once when it is reached.
    [die] A hare space acts at once when it is reached.
    [deck] A hare space acts at once when it is reached.
   *[variant] What a hare space does at this table is told below.
} Number, carrot and lettuce spaces act in the next turn.
hare-rule-207 = A player whose pawns are all home has no more turns.

## Moving forward

hare-rule-301 = Moving 1, 2, 3, 4, 5 spaces costs 1, 3, 6, 10, 15 carrots: each further space costs one carrot more than the one before. They are paid to the bank before the pawn moves. Occupied spaces count.
hare-rule-302 = The move must end on a free space; only Start and Finish hold any number of pawns.
hare-rule-303 = A forward move never ends on a { hare-runner } space.
hare-rule-304 = A lettuce space may only be entered with a lettuce in hand.
hare-rule-305 = For a move onto Finish, see HT-850.

## Number spaces

hare-rule-401 = A pawn on a number space whose number is its position in the race takes 10 carrots times that position before it moves on, whether wanted or not. 1/5/6 stands for first (10), fifth (50) and sixth (60).
hare-rule-402 = Nothing happens on arrival: until the next turn, pawns that pass it forwards or backwards change its position.
hare-rule-403 = { $number_pay ->
    [turn_start] With two pawns each, every own pawn on a matching number is paid first thing in the turn, even if the turn is then spent eating or missing.
   *[on_leaving] With two pawns each, only the pawn that now moves, forward or back, takes its bonus, as the first step of the move. The bonus already helps to pay for that move and counts for the limit at Finish.
}
hare-rule-403-note = Our reading: the main texts say “just before leaving”, the summaries “at the start of the turn”. With two pawns that differs; a table may choose (number_pay).
hare-rule-404 = The position in the race is one more than the number of pawns strictly ahead. Pawns home are ahead, in the order of arrival; pawns together on Start share a position. All pawns count, one’s own too.
hare-rule-404-note = Our reading: that pawns on Start share a position, and that one’s own second pawn counts.

## Carrot and lettuce spaces

hare-rule-501 = On a carrot space a player may stay instead of moving, and take 10 carrots from the bank or give 10 to it, as many turns in a row as wanted.
hare-rule-501-note = Our reading: giving 10 needs 10 carrots in hand.
hare-rule-502 = A pawn that reaches a lettuce space is laid face down.
hare-rule-503 = In the next turn it is turned up, one lettuce leaves the game, and its owner takes 10 carrots times the pawn’s position at that moment. The turn is over.
hare-rule-504 = In the turn after, the pawn must leave, forward or back. It may not eat there again without having left.

## Tortoise and hedgehog spaces

hare-rule-601 = A pawn may move back to the nearest { hare-runner } space behind it, and no other, if it is free. That costs nothing: it takes 10 carrots for each space moved back, whether wanted or not. With none behind, there is no way back.
hare-rule-602 = From one { hare-runner } space a pawn may go back to the one before it, turn after turn.

## Hare spaces: charts, die and the deck of 1978

hare-rule-701 = Miss a turn: the pawn is laid face down; the next turn only turns it up.
hare-rule-702 = Ten more or ten less: take 10 carrots or give 10{ $choice_of_nothing ->
    [yes] , or do nothing.
   *[no] .
}
hare-rule-702-note = Our reading: giving 10 needs 10 carrots in hand.
hare-rule-703 = Forward to a carrot: { $jump_to_vacant ->
    [yes] to the next vacant carrot space ahead. If there is none, nothing happens.
   *[no] to the next carrot space ahead. If it is occupied, or there is none, nothing happens.
}
hare-rule-704 = Back to a carrot: { $jump_to_vacant ->
    [yes] to the nearest vacant carrot space behind. If there is none, nothing happens.
   *[no] to the nearest carrot space behind. If it is occupied, or there is none, nothing happens.
}
hare-rule-705 = Gain a position: to the first free space in front of the next pawn ahead on the track, passing over { hare-runner } spaces, and over lettuce spaces if no lettuce is in hand. Then that space acts. { $position_to_finish ->
    [yes] If there is no such space before Finish, the pawn goes onto Finish without paying, provided it may come home now; if not, nothing happens.
   *[no] If there is no such space before Finish, nothing happens.
}
hare-rule-705-note = Our reading: any pawn counts as the next one, one’s own too{ $position_to_finish ->
    [yes] .
   *[no] ; and where no space is left before Finish nothing happens.
}
hare-rule-706 = Lose a position: to the first free space behind the next pawn behind on the track, passing over { $position_to_tortoise ->
    [yes] lettuce spaces if no lettuce is in hand. A { hare-runner } space may be reached this way, but pays nothing.
   *[no] { hare-runner } spaces, and over lettuce spaces if no lettuce is in hand.
} Then the space reached acts.
hare-rule-706-note = Our reading: if the next pawn behind is on Start, or no space is left after Start, nothing happens.
hare-rule-707 = Eat a lettuce: as on a lettuce space, the pawn lies face down, eats in the next turn and must leave in the turn after. Who has no lettuce misses the turn and takes nothing.
hare-rule-708 = Eat a carrot: pay 1 carrot. Who has none restarts.
hare-rule-709 = Free move: the carrots paid for the move that led here come back, whether wanted or not.
hare-rule-709-note = Our reading: a pawn put here by an event paid nothing, so nothing comes back.
hare-rule-710 = Move again: the same pawn must at once make another move, paid as usual, and the space it reaches acts. If it cannot, it restarts.
hare-rule-710-note = Our reading: another move is forward or back, not a stay.
hare-rule-711 = What cannot be carried out does not happen.
hare-rule-712 = { $hare ->
    [chart] One of six numbered cards is drawn, each as likely every time. The chart gives the event: the row is the card, the column the pawn’s position after its move.
   *[die] A die is rolled. The table gives the event: the row is the pawn’s position after its move, the column the number rolled.
}
hare-rule-712-note = Partly reconstructed: we know some cells of the table for sure; the rest follows the chart of 1974.
hare-rule-713 = The hare deck has { $deck_size } cards. A card drawn goes to the bottom when its action begins, before any card its action leads to.{ $deck_shuffles ->
    [yes] { "" }
   *[no] { " " }It is never shuffled again: once all cards have been seen, their order is known.
}
hare-rule-713-note = Our reading: when exactly the card goes to the bottom.

## Hare spaces: the deck of 2008 and 2010

hare-rule-720 = The card that shuffles the deck does not go to the bottom: it is shuffled with the others.
hare-rule-721 = Give ten: give 10 carrots to each player behind. { $give_less ->
    [yes] Not enough for all: 5 each; still not enough: 1 each; still not enough: nothing.
   *[no] Not enough for all: nothing.
} Each of them keeps the whole gift or puts it in the bank.
hare-rule-721-note = Our reading: gifts are answered in turn order after the giver{ $give_less ->
    [yes] , and who cannot even give 1 each gives nothing.
   *[no] .
}
hare-rule-722 = Behind or again: with more players behind than ahead, miss the next turn. Otherwise, also when equal, move again at once (HT-710).
hare-rule-722-note = Our reading: players home are ahead, players on Start behind.
hare-rule-723 = Sixty-five: hold exactly 65 carrots from now on, whether that is more or less.
hare-rule-723-note = Our reading: 65 for every number of players.
hare-rule-724 = Ten a lettuce: take 10 carrots for each lettuce still in hand. Who has none misses the next turn.
hare-rule-725 = Free ride: the carrots paid for the move that led here come back, whether wanted or not; after an event there is nothing to come back.
hare-rule-726 = Lose half: half of the carrots go to the bank. An odd carrot is kept.
hare-rule-727 = Show: everybody sees the player’s carrots.
hare-rule-728 = Shuffle: every other player, home or not, gives 1 carrot to the one who drew the card. Then the whole deck is shuffled, this card included.
hare-rule-728-note = Our reading: who has no carrot gives none.
hare-rule-729 = In the race for two, “players behind” and “players ahead” mean the opponent’s pawns, seen from the pawn that drew. A gift is { hare-gift-each } for each of them, kept or banked as a whole.
hare-gift-each = { $give_less ->
    [yes] 10 (or 5, or 1)
   *[no] 10
}
hare-rule-729-note = Our reading: the card speaks of players; with two pawns each we count pawns.

## Hare spaces: the deck of 2014

hare-rule-740 = +n: take n carrots. −n: pay n carrots; who has fewer restarts.
hare-rule-741 = 0: nothing happens, and the whole deck is shuffled.
hare-rule-742 = How many cards there are of each value is shown in the table of the deck.
hare-rule-742-note = Reconstructed: the rulebook names the values and 15 cards in all, not how many there are of each.

## Restart

hare-rule-801 = A player without a legal action, or who cannot pay what an event asks for, puts the pawn back on Start and then holds exactly { $restart_as_started ->
    [yes] as many carrots as at the start: { $restart } at a table of { $players }
   *[no] { $restart } carrots
}. Eaten lettuces stay eaten.
hare-rule-801-note = Our reading: the author’s text says “whatever the reason”. This edition’s rulebook names two: too few carrots with the { hare-runner } space behind occupied, and an event that cannot be paid.
hare-rule-802 = After a restart the pawn moves on at once, in the same turn. But a restart because an event could not be paid ends the turn.
hare-rule-802-note = Our reading: this edition’s rulebook is silent; the author’s text says so.
hare-rule-803 = With two pawns each, a stuck player restarts a pawn of choice that is neither home nor on Start; only if there is none, one on Start. A pawn that had to leave or to move again and cannot is the one that restarts, even if the other could move. After an event, it is the pawn that drew it.
hare-rule-803-note = Our reading: the rulebooks do not say which of two pawns restarts.
hare-rule-804 = Who has restarted and still cannot move ends the turn.
hare-rule-804-note = Our reading: the rulebooks do not mention this case.

## Finish

hare-rule-850 = A pawn comes home by paying for the exact distance to Finish. It may do so only without lettuces and, after paying, with at most { $flat ->
    [yes] { $flat_limit } carrots, whatever the place.
   *[no] 10 carrots times its place: 10 for the first home, 20 for the second, 30 for the third, and so on.
}
hare-rule-851 = { $until ->
    [winner] The first one home wins, and the race is over at once.
   *[places] When everybody races alone, the first one home wins. The others race on for the places, until five are home or only one is left.
}
hare-rule-851-note = Our reading: with fewer than six players the race ends when only one is left.
hare-rule-852 = Pawns home still count for every position.
hare-rule-853 = No rule limits the number of turns, the carrots a player may hold, or those in the bank.
hare-rule-853-note = Our reading: nothing in the rulebooks sets a limit. Simulations of aimless play are cut off after a number of actions, and say so.

## The race for two

hare-rule-901 = Each of the two players takes two pawns, 5 lettuces and { $start_two } carrots, in one hand for both pawns.
hare-rule-902 = A turn is for one of the two pawns, never for both. A pawn that reached a lettuce space must eat in the next turn and leave in the turn after.
hare-rule-902-note = Our reading: the same holds after any event that lays a pawn face down: the next turn belongs to that pawn.
hare-rule-903 = { $first_pawn_any_lettuces ->
    [yes] The first of a player’s pawns may come home with any number of carrots and lettuces.
   *[no] The first of a player’s pawns may come home with any number of carrots, but only when all lettuces are eaten.
}
hare-rule-903-note = Our reading: this edition’s English and French texts ask for all lettuces to be eaten; its German and Italian ones are silent.
hare-rule-904 = The second pawn may come home only without lettuces and with at most { $flat ->
    [yes] { $flat_limit } carrots.
   *[no] 10 carrots times its place among all pawns: 20 as the second, 30 as the third.
}
hare-rule-905 = The first player with both pawns home wins, and the race is over.

## Teams

hare-rule-1001 = 4 players make two teams of two, 6 players three teams of two or two teams of three. Team mates never sit next to each other in turn order.
hare-rule-1001-note = Our reading: seats belong to the teams in turn: with two teams every second seat, with three every third.
hare-rule-1002 = All else is as when everybody races alone. The first team with all its pawns home wins, and the race is over.
hare-rule-1003 = Team mates may talk, help each other and hinder the others, openly.

## Variants

hare-rule-1101 = Sprint: nothing happens when a hare space is reached. Leaving it forward costs 5 carrots a space, whatever the distance.
hare-rule-1102 = Nap: on a hare space the pawn falls asleep, face down. Its next turn only turns it up; it may move in the turn after. If another player’s pawn passes it while it sleeps, forwards or backwards, it wakes at once and moves as usual in its next turn.
hare-rule-1102-note = Our reading: a pawn put back to Start or coming home passes, too.
hare-rule-1103 = Closed: no pawn may enter a hare space.
hare-rule-1104 = Tournament: nothing happens when a hare space is reached. First thing in the next turn, right after number spaces have paid, its player takes 10 carrots if no other player has passed the pawn since. Otherwise 10 carrots are to be paid for each player who did, each counted once, as far as the carrots go.
hare-rule-1104-note = Found in the tournament rules used at the Mind Sports Olympiad since 2019. Our reading: what passing means (any way across the pawn, in either direction), and that a debt ends with the last carrot.
hare-rule-1105 = Parking: nothing happens on a hare space. It is left like any other.

## The edition’s numbers and tables

hare-printed = { $printed ->
    [to_finish] The small numbers printed on the board count down to Finish: space 10 of this rulebook is printed as 54.
   *[from_start] The small numbers printed on the board count up from Start, as in this rulebook.
}
hare-board = { $about } The order of its spaces is pieced together from pictures and descriptions; we are { $confidence }% sure of the whole.
hare-reconstructed-board = The order of the spaces on the board: we are { $confidence }% sure of it.

## Short names of the hare’s events and cards

hare-card-miss_turn = Miss a turn
hare-card-plus_minus_10 = Ten more or ten less
hare-card-plus_minus_10_or_nothing = Ten more, ten less, or nothing
hare-card-carrot_forward = Forward to a carrot
hare-card-carrot_back = Back to a carrot
hare-card-position_forward = Gain a position
hare-card-position_back = Lose a position
hare-card-eat_lettuce = Eat a lettuce
hare-card-eat_carrot = Eat a carrot
hare-card-last_move_free = Free move
hare-card-play_again = Move again
hare-card-give_10 = Give ten
hare-card-behind_or_again = Behind or again
hare-card-restore_65 = Sixty-five
hare-card-ten_per_lettuce = Ten a lettuce
hare-card-free_ride = Free ride
hare-card-lose_half = Lose half
hare-card-show = Show
hare-card-shuffle = Shuffle
hare-card-carrots = { $card }
hare-card-zero = 0
