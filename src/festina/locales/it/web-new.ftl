# La schermata per un nuovo tavolo.

web-edition = Edizione
web-edition-note = cambia le regole e l’aspetto
web-edition-place = { $place } di { $count }
web-compare = Confronta
web-compare-all = { $count ->
    [7] tutte e sette
   *[other] tutte e { $count }
} a confronto
web-compare-title = Le edizioni a confronto
web-compare-name = Nome sulla scatola
web-compare-chosen = scelta
web-new-seats-title = Posti
web-new-seat-press = Tocca un posto per cambiare chi ci siede.
web-new-seat-title = Posto { $number }
web-new-seat-here = su questo dispositivo
web-new-seat-bot-word = bot, { $word }
web-new-seat-link = con un link
web-new-you = Tu
web-done = Fatto
web-new-preview = Il tavolo come sarà
web-new-minutes = { $minutes } min
web-new-variants-none = nessuna scelta
web-new-public = nella sala
web-new-private = privato
web-new-start = Via alla corsa
web-new-next-start = Comincia subito e dura circa { $minutes } minuti.
web-new-next-now = Comincia subito.
web-new-next-link = Il link per gli amici è nella pagina seguente.
web-new-invite-sentence = Apre il tavolo agli amici, che arrivano con un link.
