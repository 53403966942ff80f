# The race of the day.

## The screen

web-daily-title = Cursa del dia
web-daily-lead = Les mateixes regles, cartes i bots per a tothom. Només compta una cursa; el dia acaba a mitjanit, hora universal.
web-daily-before = El dia abans
web-daily-after = El dia després
web-daily-left = { $hours ->
    [0] queden { $minutes } min
   *[other] queden { $hours } h { $minutes } min
}
web-daily-streak = { $count } dies seguits
web-daily-against = contra { $bots }
web-daily-race = Corre
web-daily-once = Un sol intent, sense fer-se enrere.
web-daily-go-on = Continua la cursa
web-daily-given-up = Has abandonat aquesta cursa. No té resultat.
web-daily-practice = Practica-la
web-daily-look = Torna-la a mirar
web-daily-place-of = { web-place } de { $of }
web-daily-turns-count = { $count ->
    [one] 1 decisió
   *[other] { $count } decisions
}
web-daily-rank-of = número { $rank } de { $of } curses
web-daily-running = { $count ->
    [one] Hi ha una altra cursa en marxa.
   *[other] Hi ha { $count } curses més en marxa.
}

## The table of results

web-daily-results = Resultats
web-daily-rank = Posició
web-daily-name = Nom
web-daily-place = Lloc
web-daily-turns = Decisions
web-daily-places = Les arribades
web-daily-you = tu
web-daily-order = Primer el millor lloc; a igual lloc, qui ha arribat més lluny i després qui ha pres menys decisions.
web-daily-nobody = Encara no ha arribat ningú.

## Sharing

web-daily-share = Comparteix la imatge
web-daily-copy = Copia com a text
web-daily-picture = Una imatge per compartir: { $place }, { $detail }. Els quadrets mostren el lloc a cada decisió, sense cartes ni jugades.

## At the table

web-occasion-daily = Resultats del dia
web-occasion-practice = Resultats del dia
web-occasion-cup = Al torneig
