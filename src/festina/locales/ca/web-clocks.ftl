# El temps: els rellotges, i qui se n’ha quedat sense.

web-clock-none = Sense rellotge
web-clock-none-sentence = Cadascú es pren el temps que li cal.
web-clock-quick = Ràpid
web-clock-relaxed = Tranquil
web-clock-days = { $days ->
    [one] Un dia
   *[other] { $days } dies
}
web-clock-days-sentence = Per a cada decisió. Després juga un bot fins que la persona torna.
web-clock-bank = { $minutes } minuts per cap, i { $seconds } segons més per cada decisió
web-clock-brief = { $minutes } min + { $seconds } s
web-clock-left = Queden { $time }
web-clock-away = Fora fins al { $date }
web-clock-call = Queden { $time } per a la teva decisió.
web-log-out-of-time = S’ha acabat el temps de { $seat }: ara juga un bot.
web-log-lent = De moment, un bot juga per { $seat }.
web-log-back = { $seat } torna a jugar.
web-log-back-late = { $seat } torna a jugar, amb una mica de temps per a cada decisió.
web-log-holiday = { $seat } és de vacances fins al { $date }: la partida espera.
web-log-holiday-over = { $seat } ha tornat de vacances.
web-holiday = Vacances
web-holiday-sentence = Mentre ets fora, les teves partides lentes esperen: fins a 30 dies l’any. Els altres veuen fins quan.
web-holiday-until = Ets fora fins al { $date }.
web-holiday-end = Ja soc aquí
web-holiday-none-left = Ja has fet servir els dies d’aquest any.
web-holiday-day = De tornada després del
web-holiday-begin = Me’n vaig
