server-time-is-over = Your time for this decision is over: a bot makes it. You can come back right after.
server-holiday-over = That moment is over already.
server-holiday-too-long = Slow games wait for you for at most { $most } days in a year; you have { $days } left.
