# Ratings, for people who want them.

web-rating = Punteggio
web-rating-lead = Quanto sei forte, se ti interessa saperlo. Nessuno ha un punteggio se non lo chiede.
web-rating-mine = Il mio punteggio
web-rating-none = Non hai un punteggio in questo gioco. Se lo chiedi, le tue partite contro persone e bot contano, e vedi come vai.
web-rating-begin = Tieni un punteggio
web-rating-provisional = provvisorio
web-rating-games = { $count ->
    [0] Finora non conta nessuna partita.
    [one] Finora conta una partita.
   *[other] Finora contano { $count } partite.
}
web-rating-until = È provvisorio fino a { $count } partite; ancora { $left }.
web-rating-counts = Le mie partite contano
web-rating-listed = Mostrami nella lista
web-rating-listed-sentence = Da { $count } partite in poi tutti vedono il tuo nome e il tuo punteggio.
web-rating-forget = Dimentica il mio punteggio
web-rating-forget-question = Il tuo punteggio in questo gioco e la sua storia vengono cancellati. Non si può tornare indietro.
web-rating-history = Il mio punteggio, partita per partita
web-rating-table = Come tabella
web-rating-date = Data
web-rating-change = Variazione
web-rating-after = Punteggio dopo
web-rating-list = La lista
web-rating-list-sentence = Chi vuole farsi vedere e, in mezzo, i bot: la loro forza è nota e non cambia.
web-rating-list-none = Nessuno vuole ancora farsi vedere qui. I bot sono punti fermi: la loro forza è nota e non cambia.
web-rating-means = Che cosa significa
web-rating-means-number = Tutti cominciano da 1500. Il numero dopo ± dice quanto è sicuro: 19 volte su 20 la tua vera forza sta in questo intervallo. Si riduce a ogni partita.
web-rating-means-counts = Una partita conta se la giochi tu fino alla fine, senza ritirare mosse, contro persone con un punteggio o bot per livello. Chi se ne va prende l’ultima posizione.
web-rating-means-bots = Contro i più forti guadagni di più e perdi di meno. Quando cerchi qualcuno, prima viene chi ha una forza simile alla tua.
web-rating-now = Il tuo punteggio: { $rating }
