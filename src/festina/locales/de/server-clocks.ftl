server-time-is-over = Deine Zeit für diese Entscheidung ist um: Ein Bot trifft sie. Gleich danach kannst du wieder selbst spielen.
server-holiday-over = Dieser Zeitpunkt ist schon vorbei.
server-holiday-too-long = Langsame Partien warten höchstens { $most } Tage im Jahr auf dich; du hast noch { $days }.
