# Che cosa dice il server a chi aspetta compagni di gioco.

server-pairing-full = C’è già moltissima gente in attesa. Riprova tra un momento.
server-pairing-seats = Questo gioco è per { $least }–{ $most } persone.
server-pairing-not-waiting = Non stai aspettando nessuno.
server-pairing-too-early = Aspetta ancora un po’: forse arriva qualcuno.
server-pairing-alone = Questo gioco si gioca da soli: non c’è nessuno da aspettare.
server-no-host = Vi abbiamo messo allo stesso tavolo: nessuno lo gestisce.
