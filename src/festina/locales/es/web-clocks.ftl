# El tiempo: los relojes, y a quién se le ha acabado.

web-clock-none = Sin reloj
web-clock-none-sentence = Cada cual se toma el tiempo que necesita.
web-clock-quick = Rápido
web-clock-relaxed = Tranquilo
web-clock-days = { $days ->
    [one] Un día
   *[other] { $days } días
}
web-clock-days-sentence = Para cada decisión. Después juega un bot hasta que la persona vuelve.
web-clock-bank = { $minutes } minutos por persona, y { $seconds } segundos más por cada decisión
web-clock-brief = { $minutes } min + { $seconds } s
web-clock-left = Quedan { $time }
web-clock-away = Fuera hasta el { $date }
web-clock-call = Quedan { $time } para tu decisión.
web-log-out-of-time = Se acabó el tiempo de { $seat }: ahora juega un bot.
web-log-lent = Por ahora, un bot juega por { $seat }.
web-log-back = { $seat } vuelve a jugar.
web-log-back-late = { $seat } vuelve a jugar, con un poco de tiempo para cada decisión.
web-log-holiday = { $seat } está de vacaciones hasta el { $date }: la partida espera.
web-log-holiday-over = { $seat } ha vuelto de vacaciones.
web-holiday = Vacaciones
web-holiday-sentence = Mientras estás fuera, tus partidas lentas esperan: hasta 30 días al año. Los demás ven hasta cuándo.
web-holiday-until = Estás fuera hasta el { $date }.
web-holiday-end = Ya estoy aquí
web-holiday-none-left = Ya has usado tus días de este año.
web-holiday-day = De vuelta después del
web-holiday-begin = Me voy
