# Cups: small tournaments among people who have the link.

web-cup = Torneig
web-cups-title = Tornejos
web-cups-lead = Un petit torneig entre amics: unes quantes rondes, tothom juga, els punts se sumen.
web-cups-none = Encara no participes en cap torneig. Crea’n un i envia l’enllaç als altres.

## A new cup

web-cup-new = Torneig nou
web-cup-new-lead = Tries les regles i envies l’enllaç. Les taules primer se sortegen i després les decideix la classificació.
web-cup-name = Nom del torneig
web-cup-name-example = Torneig de primavera
web-cup-rounds = Rondes
web-cup-scoring = Punts
web-cup-scoring-places = Punts per posició
web-cup-scoring-places-sentence = La primera posició val { $top }, i cada posició següent un menys.
web-cup-scoring-winner = Només compta guanyar
web-cup-scoring-winner-sentence = Un punt per a qui guanya, res per als altres.
web-cup-company = Qui juga
web-cup-fill = Omple amb bots
web-cup-fill-sentence = Totes les taules són plenes. Si no, els bots només juguen on sense ells no es podria fer taula.
web-cup-auto = Rondes automàtiques
web-cup-auto-sentence = La ronda següent comença tan bon punt s’acaba l’última taula.
web-cup-play = Jo també jugo
web-cup-play-sentence = Si no, només organitzes el torneig.
web-cup-bots = Bots, també per a qui no hi és
web-cup-create = Crea el torneig

## Joining

web-cup-join-by = { $name } et convida a un torneig
web-cup-join-with = De moment hi participen: { $names }
web-cup-join = Participa-hi
web-cup-join-gone = Aquí no hi ha cap torneig
web-cup-waiting = La primera ronda comença quan l’engega qui organitza.

## A cup

web-cup-seats = { $count ->
    [one] { $count } seient per taula
   *[other] { $count } seients per taula
}
web-cup-round-count = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondes
}
web-cup-people = { $count ->
    [one] Hi participa { $count } persona
   *[other] Hi participen { $count } persones
}
web-cup-status-open = Obert: encara s’hi pot apuntar gent.
web-cup-status-running = Es juga la ronda { $round } de { $rounds }.
web-cup-status-over = Aquest torneig s’ha acabat.
web-cup-between = La ronda { $round } de { $rounds } s’ha acabat.
web-cup-round = Ronda { $round }
web-cup-table = Taula { $number }
web-cup-ruled = decidit per qui organitza
web-cup-my-table = A la meva taula
web-cup-watch = Mira-ho
web-cup-replay = Repetició
web-cup-bot-number = { $name } ({ $number })
web-cup-points-count = { $count ->
    [one] { $points } punt
   *[other] { $points } punts
}

## Standings

web-cup-standings = Classificació
web-cup-rank = Pos.
web-cup-player = Nom
web-cup-points = Punts
web-cup-opponents = El que tenen els rivals: la mitjana de cada taula, sumada
web-cup-opponents-short = Riv.
web-cup-wins = Vict.
web-cup-you = tu
web-cup-left = fora del torneig
web-cup-order = Decideixen els punts, després el que tenen els rivals (Riv.), després les victòries. Qui empata comparteix la posició.
web-cup-winner = { $count ->
    [one] { $names } guanya el torneig.
   *[other] { $names } comparteixen la victòria en el torneig.
}
web-cup-csv = Resultats (CSV)
web-cup-json = Resultats (JSON)
web-cup-seed = Les taules s’han sortejat amb aquest número: { $seed }

## For the host

web-cup-host = Per a qui organitza
web-cup-link = Qui té aquest enllaç hi pot participar:
web-cup-link-renew = Enllaç nou
web-cup-start = Comença la ronda { $round }
web-cup-start-hint = Després ja no s’hi pot apuntar ningú.
web-cup-wait = La ronda següent pot començar quan s’hagin acabat totes les taules.
web-cup-withdraw-some = Treu algú
web-cup-withdraw-lead = Aquesta persona ja no tindrà cap taula més. En una taula en joc continua un bot.
web-cup-withdraw-name = Treu { $name }
web-cup-withdraw-sure = Vols treure { $name } d’aquest torneig?
web-cup-leave = Deixa el torneig
web-cup-leave-sure = Vols deixar aquest torneig? Ja no tindràs cap taula més, i un bot continua per tu.
web-cup-leave-sure-open = Vols deixar aquest torneig?
web-cup-finish = Acaba el torneig
web-cup-finish-sure = Vols acabar el torneig ara? Les taules que no s’han acabat no compten.
web-cup-delete = Esborra el torneig
web-cup-delete-sure = Vols esborrar aquest torneig amb els resultats? Les partides es conserven.
web-cup-rule = Decideix el resultat
web-cup-rule-lead = Si aquesta taula no es juga fins al final, digues com compta. Llavors es tanca.
web-cup-rule-places = Compten aquestes posicions
web-cup-rule-equal = Empat de tothom
