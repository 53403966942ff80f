# Plans for the next turn in slow games, and the notice that one was dropped.

server-plan-slow-only = Turns can only be planned in games that allow days for every decision.
server-plan-your-turn = It is your turn: you need not plan it.
server-plan-no-choice = “{ $action }” cannot be planned.
server-plan-no-ground = A plan cannot depend on “{ $name }” here.
server-plan-does-not-fit = The plan does not fit any more.
server-plan-waits = It is not time for the plan yet.

notice-plan = Your plan no longer fits
notice-plan-news = It was not carried out: have a look.
