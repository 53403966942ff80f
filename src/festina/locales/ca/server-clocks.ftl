server-time-is-over = S’ha acabat el teu temps per a aquesta decisió: la pren un bot. Tot seguit pots tornar a jugar.
server-holiday-over = Aquell moment ja ha passat.
server-holiday-too-long = Les partides lentes t’esperen com a molt { $most } dies l’any; te’n queden { $days }.
