# I suggerimenti al tavolo e le posizioni sul tabellone di analisi: che cosa dice il server quando non può aiutare.

server-hints-off = A questo tavolo i suggerimenti sono disattivati.
server-hints-no-judgement = Nessuno sa valutare le mosse di questo gioco, perciò non ci sono suggerimenti.
server-hints-contest = { $kind ->
    [daily] Nella corsa del giorno tutti corrono senza suggerimenti: i risultati si confrontano.
    [cup] In un torneo tutti giocano senza suggerimenti.
   *[pairing] Vi abbiamo messo allo stesso tavolo, perciò non ci sono suggerimenti.
}
server-hints-public = A questo tavolo possono sedersi sconosciuti, perciò non ci sono suggerimenti. Prima rendi privato il tavolo.
server-hints-counts = A questo tavolo giocano altre persone e la partita conta per i punteggi: dare suggerimenti sarebbe sleale.
server-hints-warming = I suggerimenti sono ancora in preparazione. Chiedi di nuovo tra un momento.
server-hints-busy = In questo momento tutti i bot di questo server stanno pensando. Chiedi di nuovo tra un momento.
server-hints-not-to-act = Ora questo posto non ha niente da decidere.
server-hints-no-choice = «{ $action }» qui non è una scelta possibile.
server-no-step = { $last ->
    [one] La registrazione ha solo 1 passo.
   *[other] La registrazione ha solo { $last } passi.
}
server-position-over = A questo punto la partita è già finita: non c’è più niente da analizzare.
