# Learning by playing: a coach beside a real game, and tips later on.

web-tour-title = Learn by playing
web-tour-lead = A real game against two gentle bots, with a coach who explains one thing at a time. You can go on alone whenever you like.
web-tour-hare-lead = Ten small steps along the track: carrots, lettuces, tortoises, and how to come home.
web-tour-hare-start = Start the first race
web-tour-whyfirst-lead = Five small steps: why second place is the best there is.
web-tour-whyfirst-start = Start
web-tour-rules = I would rather read the rules.
web-tour-coach = The coach
web-tour-step = { $step } of { $steps }
web-tour-next = Next
web-tour-back = Back
web-tour-skip = Skip this
web-tour-leave = Go on alone
web-tour-finish = Play on
web-tour-done = Well done!
web-tour-wait = The others are moving; your turn comes in a moment.
web-tour-elsewhere = We have jumped into another race, further along the track.
web-tour-try-forward = Try space { $space }: it costs { $cost ->
        [one] 1 carrot
       *[other] { $cost } carrots
    }.
web-tour-try-back = Try space { $space }, behind you: it brings { $gain } carrots.
web-tour-try-take = You are on a carrot space: stay, and take 10.
web-tour-ahead = None is in reach yet: the next one is space { $space }.
web-tour-pass-tortoise = A tortoise must lie behind you: run past one first.

## The first race

web-tour-hare-track-title = The track
web-tour-hare-track = From Start to Finish it is 64 spaces. Everybody wants to be home first, but carrots are the fuel: you have 65, and that is not enough to simply run.
web-tour-hare-cost-title = What a move costs
web-tour-hare-cost = One space costs 1 carrot, two cost 3, three cost 6: each step is dearer than the one before. Point at or touch any glowing space to see what it costs and does.
web-tour-hare-move-title = Your first move
web-tour-hare-move = Choose a glowing space, then confirm. A short move is a good move.
web-tour-hare-position-title = Your position
web-tour-hare-position = The list shows who is ahead. Your position matters more than you think: many spaces pay by it, and being behind pays better.
web-tour-hare-carrot-title = Carrot spaces
web-tour-hare-carrot = On a carrot space you can stay instead of moving, and take 10 carrots; or give 10 away, which you will need near the end.
web-tour-hare-number-title = Number spaces
web-tour-hare-number = A flag with a 3 pays 30 carrots when you move on, if you are third then. Guess where you will be: those who pass you change it. The flag with 1, 5 and 6 is good for each of these.
web-tour-hare-back-title = Back to the tortoise
web-tour-hare-back = Going back to the nearest tortoise behind you is free and brings 10 carrots a space. It is how everybody refills, so go back with joy.
web-tour-hare-lettuce-title = Lettuces
web-tour-hare-lettuce = You carry three lettuces and may not come home with one. On a lettuce space you lie down; next turn you eat one and get 10 carrots times your position.
web-tour-hare-hare-title = The hare
web-tour-hare-hare = Hare spaces are gambles. Point at one and you see what may come, with its chances. Sometimes it is all you need; sometimes it is half your carrots.
web-tour-hare-finish-title = Coming home
web-tour-hare-finish = To cross the line you must have eaten all lettuces, and hold at most 10 carrots as the first, 20 as the second, and so on. Burn what is too much with a long last move. Now it is your race!

## The first game of Why First?

web-tour-whyfirst-goal-title = Second is best
web-tour-whyfirst-goal = After five tricks only the pawns on the second-placed space score: the number they stand on. First place gets nothing.
web-tour-whyfirst-choose-title = A card, and whom it moves
web-tour-whyfirst-choose = Pick a card from your hand, and the pawn it shall move: yours, or somebody else’s, forward or back. Nobody sees it until all have chosen.
web-tour-whyfirst-reveal-title = All at once
web-tour-whyfirst-reveal = The cards are turned up together, and each pawn moves once, by the sum of all cards played on it. Push the leader too far ahead to matter, or yourself just behind.
web-tour-whyfirst-second-title = The wreath
web-tour-whyfirst-second = The golden space and the wreath show who is second now. Remember: the last card of a round is played on yourself, so keep one that suits you.
web-tour-whyfirst-total-title = Second again
web-tour-whyfirst-total = After five rounds the second-highest total wins, not the highest. So do not win too much. Good luck!

## Tips

web-tip = Tip:
web-tip-never = No more tips
web-setting-tips = Tips
web-setting-tips-sentence = Now and then, something worth knowing while you play.
web-tip-hare-1 = Long moves are dear: twice 5 spaces cost 30 carrots, once 10 cost 55.
web-tip-hare-2 = Eat your lettuces early, while you are behind: the last one in the race gets the most for it.
web-tip-hare-3 = A tortoise close behind you is a filling station. Look where the next one is before you run past it.
web-tip-hare-4 = If you are likely to stay where you are in the race, a number space with that number is 10, 20, 30 or 40 carrots for nothing.
web-tip-hare-5 = A space is yours alone: standing on the last lettuce keeps the others waiting.
web-tip-hare-6 = Too many carrots at the end? Give 10 away on a carrot space, or take one long step.
web-tip-hare-7 = The hare space tells its chances before you go there. Late in the race, with little to lose, a gamble costs less.
web-tip-hare-8 = Count the carrots of the leader: whoever holds too many cannot come home yet.
web-tip-whyfirst-1 = Cards on one pawn add up. If you think others will push the leader back, you can push, too: it is the sum that counts.
web-tip-whyfirst-2 = Your last card moves yourself. Keep one that takes you to second place, not past it.
web-tip-whyfirst-3 = Below zero, second place loses points. There you would rather be third.
web-tip-whyfirst-4 = Nobody is second alone: everybody on that space scores. Company costs nothing.
web-tip-whyfirst-5 = The second-highest total wins. When you lead, let somebody overtake you.
