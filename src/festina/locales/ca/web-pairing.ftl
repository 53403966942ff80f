# Finding somebody to play with.

## The lobby

web-lobby-mine = Les teves taules
web-lobby-more = Més coses per jugar
web-lobby-new = Obre una taula per als altres

## What one wants, and waiting for it

web-pair-title = Juga amb algú
web-pair-lead = Digues què t’agradaria. Qui vulgui el mateix seurà amb tu.
web-pair-game = Joc
web-pair-edition = Edició
web-pair-any = Tant és
web-pair-seats = Quants hi juguen
web-pair-any-seats = tant és quants
web-pair-live = Ara
web-pair-live-sentence = Amb rellotge: 10 minuts per cap, i 15 segons més per cada decisió.
web-pair-days = En dies
web-pair-days-sentence = Fins a tres dies per a cada decisió. T’avisem quan et toca.
web-pair-bots = Els bots poden ocupar els seients buits si no ve ningú més
web-pair-find = Troba algú
web-pair-here = { $count ->
    [one] Hi ha una persona esperant
   *[other] Hi ha { $count } persones esperant
}
web-pair-looking = S’està buscant algú…
web-pair-fitting = { $count ->
    [0] Encara ningú més no vol el mateix.
    [one] Una persona vol el mateix.
   *[other] { $count } persones volen el mateix.
}
web-pair-missing = { $count ->
    [one] Encara falta una persona.
   *[other] Encara falten { $count } persones.
}
web-pair-soon = Comença de seguida.
web-pair-waited = Temps d’espera
web-pair-bots-later = Al cap de 45 segons pots començar amb bots.
web-pair-patience = Pots començar amb bots als seients buits, fer una cursa mentrestant o continuar esperant.
web-pair-with-bots = Comença amb bots
web-pair-meanwhile = Mentrestant, contra bots
web-pair-cancel = Deixa d’esperar
web-pair-found = La teva taula és a punt: els altres ja hi són.
web-pair-go = A la taula
