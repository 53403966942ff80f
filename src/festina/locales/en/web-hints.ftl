# Hints at the table, and the teacher.

web-hint = Hint
web-hint-title = { $label } (key H)
web-hint-ask-nudge = Give me a hint
web-hint-ask-choices = Show the best choices
web-hint-ask-why = Tell me why
web-hint-ask-again = Show the hint again
web-hint-best = The best choices and their win shares
web-hint-share = win share { $share }
web-hint-numbers = Only the numbers speak for it.
web-hint-used = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}

web-hints = Hints
web-hints-usual = When alone with bots
web-hints-usual-sentence = You get hints when nobody else plays along.
web-hints-on = On
web-hints-on-sentence = Only where the game counts for nobody else’s rating.
web-hints-off = Off
web-hints-off-sentence = Everybody thinks for themselves.

web-teacher = Teacher
web-teacher-off = Off
web-teacher-gentle = Gentle
web-teacher-watchful = Watchful
web-teacher-strict = Strict
web-teacher-from = { $points ->
    [one] asks if a choice costs more than { $points } point of win share
   *[other] asks if a choice costs more than { $points } points of win share
}
web-teacher-sentence = Where hints are given, the teacher asks before a costly choice counts. Its questions count as hints.
web-teacher-asks = Are you sure?
web-teacher-loses = { $choice }: with that you win { $share } of such games, with the best choice { $best }. It costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of win share.
web-teacher-loses-least = { $choice }: with that you win { $share } of such games at most, with the best choice { $best }. It costs at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of win share.
web-teacher-again = Choose again
web-teacher-keep = Keep it
web-teacher-thinking = The teacher is looking at your choice …
