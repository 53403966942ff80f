# Zeit: Uhren, und wem sie ausgegangen ist.

web-clock-none = Ohne Uhr
web-clock-none-sentence = Alle nehmen sich die Zeit, die sie brauchen.
web-clock-quick = Flott
web-clock-relaxed = Gemütlich
web-clock-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
}
web-clock-days-sentence = Für jede Entscheidung. Danach spielt ein Bot weiter, bis die Person zurück ist.
web-clock-bank = Je { $minutes } Minuten, und { $seconds } Sekunden mehr für jede Entscheidung
web-clock-brief = { $minutes } min + { $seconds } s
web-clock-left = Noch { $time }
web-clock-away = Weg bis { $date }
web-clock-call = Noch { $time } für deine Entscheidung.
web-log-out-of-time = Die Zeit von { $seat } ist um: Ein Bot spielt weiter.
web-log-lent = Vorerst spielt ein Bot für { $seat }.
web-log-back = { $seat } spielt wieder selbst.
web-log-back-late = { $seat } spielt wieder selbst, mit ein wenig Zeit für jede Entscheidung.
web-log-holiday = { $seat } ist bis { $date } im Urlaub: Die Partie wartet.
web-log-holiday-over = { $seat } ist aus dem Urlaub zurück.
web-holiday = Urlaub
web-holiday-sentence = Solange du weg bist, warten deine langsamen Partien: bis zu 30 Tage im Jahr. Die anderen sehen, bis wann.
web-holiday-until = Du bist weg bis { $date }.
web-holiday-end = Ich bin zurück
web-holiday-none-left = Deine Tage für dieses Jahr sind aufgebraucht.
web-holiday-day = Zurück nach dem
web-holiday-begin = Ich bin weg
