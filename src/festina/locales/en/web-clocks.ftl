# Time: clocks, and who has run out of it.

web-clock-none = No clock
web-clock-none-sentence = Everybody takes the time they need.
web-clock-quick = Quick
web-clock-relaxed = Relaxed
web-clock-days = { $days ->
    [one] One day
   *[other] { $days } days
}
web-clock-days-sentence = For every decision. Then a bot plays on until its person is back.
web-clock-bank = { $minutes } minutes each, and { $seconds } seconds more for every decision
web-clock-brief = { $minutes } min + { $seconds } s
web-clock-left = { $time } left
web-clock-away = Away until { $date }
web-clock-call = { $time } left for your decision.
web-log-out-of-time = { $seat }’s time is over: a bot plays on.
web-log-lent = A bot plays for { $seat } for now.
web-log-back = { $seat } plays again.
web-log-back-late = { $seat } plays again, with a little time for every decision.
web-log-holiday = { $seat } is on holiday until { $date }: the game waits.
web-log-holiday-over = { $seat } is back from holiday.
web-holiday = Holiday
web-holiday-sentence = While you are away, your slow games wait: up to 30 days in a year. The others see until when.
web-holiday-until = You are away until { $date }.
web-holiday-end = I am back
web-holiday-none-left = Your days of this year are used up.
web-holiday-day = Back after
web-holiday-begin = I am away
