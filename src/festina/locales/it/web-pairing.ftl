# Finding somebody to play with.

## The lobby

web-lobby-mine = I tuoi tavoli
web-lobby-more = Altro da giocare
web-lobby-new = Apri un tavolo per gli altri

## What one wants, and waiting for it

web-pair-title = Gioca con qualcuno
web-pair-lead = Di’ che cosa ti va. Chi vuole la stessa cosa si siede con te.
web-pair-game = Gioco
web-pair-edition = Edizione
web-pair-any = Qualsiasi
web-pair-seats = In quanti si gioca
web-pair-any-seats = non importa quanti
web-pair-live = Adesso
web-pair-live-sentence = Con l’orologio: 10 minuti a testa, e 15 secondi in più per ogni decisione.
web-pair-days = In più giorni
web-pair-days-sentence = Fino a tre giorni per ogni decisione. Ti avvisiamo quando tocca a te.
web-pair-bots = I bot possono prendere i posti vuoti, se non viene nessun altro
web-pair-find = Trova qualcuno
web-pair-here = { $count ->
    [one] Una persona aspetta
   *[other] { $count } persone aspettano
}
web-pair-looking = Sto cercando qualcuno…
web-pair-fitting = { $count ->
    [0] Nessun altro vuole ancora la stessa cosa.
    [one] Una persona vuole la stessa cosa.
   *[other] { $count } persone vogliono la stessa cosa.
}
web-pair-missing = { $count ->
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $count } persone.
}
web-pair-soon = Si comincia tra un momento.
web-pair-waited = Tempo di attesa
web-pair-bots-later = Dopo 45 secondi puoi cominciare con i bot.
web-pair-patience = Puoi cominciare con i bot nei posti vuoti, fare intanto una corsa, o aspettare ancora.
web-pair-with-bots = Comincia con i bot
web-pair-meanwhile = Intanto gioca contro i bot
web-pair-cancel = Smetti di aspettare
web-pair-found = Il tuo tavolo è pronto: gli altri ci sono.
web-pair-go = Al tavolo
