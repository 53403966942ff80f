# Les pistes a la taula i el mestre.

web-hint = Pista
web-hint-title = { $label } (tecla H)
web-hint-ask-nudge = Dona’m una pista
web-hint-ask-choices = Mostra’m les millors opcions
web-hint-ask-why = Digues-me per què
web-hint-ask-again = Torna a veure la pista
web-hint-best = Les millors opcions i la seva probabilitat de victòria
web-hint-share = probabilitat de victòria: { $share }
web-hint-numbers = Al seu favor només hi parlen les xifres.
web-hint-used = { $count ->
    [one] 1 pista
   *[other] { $count } pistes
}

web-hints = Pistes
web-hints-usual = Només amb bots
web-hints-usual-sentence = Reps pistes quan no hi juga ningú més.
web-hints-on = Sí
web-hints-on-sentence = Només on la partida no compta per a la puntuació de ningú més.
web-hints-off = No
web-hints-off-sentence = Cadascú pensa pel seu compte.

web-teacher = Mestre
web-teacher-off = No
web-teacher-gentle = Amable
web-teacher-watchful = Atent
web-teacher-strict = Estricte
web-teacher-from = { $points ->
    [one] demana confirmació quan una tria costa més de { $points } punt de probabilitat
   *[other] demana confirmació quan una tria costa més de { $points } punts de probabilitat
}
web-teacher-sentence = On hi ha pistes, el mestre demana confirmació abans de donar per bona una tria que costa molt. Les seves preguntes compten com a pistes.
web-teacher-asks = Segur?
web-teacher-loses = { $choice }: probabilitat de victòria { $share }; amb la millor opció, { $best }. Costa { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    } de probabilitat.
web-teacher-loses-least = { $choice }: probabilitat de victòria { $share } com a màxim; amb la millor opció, { $best }. Costa com a mínim { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    } de probabilitat.
web-teacher-again = Torna a triar
web-teacher-keep = Mantén-la
web-teacher-thinking = El mestre examina la teva tria…
