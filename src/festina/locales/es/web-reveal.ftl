# What a trick of Why First? comes to, above the hill and in the dock. Points come with their sign.

web-whyfirst-itself = la propia ficha
web-whyfirst-chooses = está eligiendo
web-whyfirst-sums = Lo que suman las cartas
web-whyfirst-no-card = ninguna carta
web-whyfirst-second-is = { $count ->
    [one] { $names } va en segunda posición
   *[other] { $names } van en segunda posición
}
web-whyfirst-second-none = Nadie va en segunda posición
web-whyfirst-second-level = Todas las fichas están en la misma casilla.
web-whyfirst-second-so-far = { $count ->
    [one] { $points } punto, si no cambia nada.
   *[other] { $points } puntos, si no cambia nada.
}
web-whyfirst-second-scores = { $count ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
web-whyfirst-leads = { $count ->
    [one] { $names } va en cabeza y no gana nada.
   *[other] { $names } van en cabeza y no ganan nada.
}
web-whyfirst-first-nothing = primera posición: nada
web-whyfirst-next-trick = Baza { $trick }
web-whyfirst-next-round = Ronda { $round }
