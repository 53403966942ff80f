# Le temps : les pendules, et qui n’en a plus.

web-clock-none = Sans pendule
web-clock-none-sentence = Chacun prend le temps qu’il lui faut.
web-clock-quick = Rapide
web-clock-relaxed = Tranquille
web-clock-days = { $days ->
    [one] Un jour
   *[other] { $days } jours
}
web-clock-days-sentence = Pour chaque décision. Ensuite, un bot joue jusqu’au retour de la personne.
web-clock-bank = { $minutes } minutes chacun, et { $seconds } secondes de plus par décision
web-clock-brief = { $minutes } min + { $seconds } s
web-clock-left = Encore { $time }
web-clock-away = Absence jusqu’au { $date }
web-clock-call = Encore { $time } pour ta décision.
web-log-out-of-time = Temps écoulé pour { $seat } : un bot joue à sa place.
web-log-lent = Un bot joue pour { $seat } en attendant.
web-log-back = { $seat } reprend la main.
web-log-back-late = { $seat } reprend la main, avec un peu de temps pour chaque décision.
web-log-holiday = { $seat } est en vacances jusqu’au { $date } : la partie attend.
web-log-holiday-over = { $seat } est de retour de vacances.
web-holiday = Vacances
web-holiday-sentence = Pendant ton absence, tes parties lentes attendent : jusqu’à 30 jours par an. Les autres voient jusqu’à quand.
web-holiday-until = Tu es en vacances jusqu’au { $date }.
web-holiday-end = Je suis de retour
web-holiday-none-left = Tes jours de cette année sont épuisés.
web-holiday-day = De retour après le
web-holiday-begin = Je pars
