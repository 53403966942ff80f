# La pantalla per a una taula nova.

web-edition = Edició
web-edition-note = canvia les regles i l’aspecte
web-edition-place = { $place } de { $count }
web-compare = Compara
web-compare-all = { $count ->
    [7] totes set
   *[other] totes { $count }
}, de costat
web-compare-title = Les edicions de costat
web-compare-name = Nom a la capsa
web-compare-chosen = triada
web-new-seats-title = Seients
web-new-seat-press = Prem un seient per canviar qui hi seu.
web-new-seat-title = Seient { $number }
web-new-seat-here = en aquest dispositiu
web-new-seat-bot-word = bot, { $word }
web-new-seat-link = amb un enllaç
web-new-you = Tu
web-done = Fet
web-new-preview = Com serà la taula
web-new-minutes = { $minutes } min
web-new-variants-none = cap de triada
web-new-public = a la sala
web-new-private = privada
web-new-start = Comença la cursa
web-new-next-start = Comença de seguida i dura uns { $minutes } minuts.
web-new-next-now = Comença de seguida.
web-new-next-link = L’enllaç per als teus amics és a la pàgina següent.
web-new-invite-sentence = Obre la taula als amics, que hi arriben amb un enllaç.
