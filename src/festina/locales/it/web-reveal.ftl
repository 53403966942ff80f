# What a trick of Why First? comes to, above the hill and in the dock. Points come with their sign.

web-whyfirst-itself = il proprio segnalino
web-whyfirst-chooses = sta scegliendo
web-whyfirst-sums = La somma delle carte
web-whyfirst-no-card = nessuna carta
web-whyfirst-second-is = { $count ->
    [one] { $names } è in seconda posizione
   *[other] { $names } sono in seconda posizione
}
web-whyfirst-second-none = Nessuno è in seconda posizione
web-whyfirst-second-level = Tutti i segnalini sono sulla stessa casella.
web-whyfirst-second-so-far = { $count ->
    [one] { $points } punto, se resta così.
   *[other] { $points } punti, se resta così.
}
web-whyfirst-second-scores = { $count ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
web-whyfirst-leads = { $count ->
    [one] { $names } è in testa e non prende nulla.
   *[other] { $names } sono in testa e non prendono nulla.
}
web-whyfirst-first-nothing = prima posizione: niente
web-whyfirst-next-trick = Giro { $trick }
web-whyfirst-next-round = Manche { $round }
