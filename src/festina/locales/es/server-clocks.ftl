server-time-is-over = Se acabó tu tiempo para esta decisión: la toma un bot. Justo después puedes volver a jugar.
server-holiday-over = Ese momento ya ha pasado.
server-holiday-too-long = Las partidas lentas te esperan como mucho { $most } días al año; te quedan { $days }.
