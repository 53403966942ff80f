# Plans for the next turn in slow games.

web-plan = Plan my move
web-plan-title = Plan your next turn
web-plan-first = What will you do if nobody gets in your way?
web-plan-next = And if that is not possible?
web-plan-full = That is enough: a plan has five steps at most.
web-plan-choose = Plan: { $what }
web-plan-slip = Your plan
web-plan-empty = Choose on the board. It is played as soon as it is your turn, if it is still allowed.
web-plan-private = Only you can see this.
web-plan-otherwise = otherwise
web-plan-blocked = not possible right now
web-plan-remove = Take “{ $what }” out of the plan
web-plan-keep = Keep the plan
web-plan-kept = The plan is kept. It is played when your turn comes.
web-plan-change = Change
web-plan-withdraw = Withdraw
web-plan-withdrawn = The plan is withdrawn.
web-plan-dropped = Your plan no longer fitted and was not played.
web-plan-rewound = Something was taken back: your plan no longer holds.
web-plan-seen = All right
web-log-planned = as planned
