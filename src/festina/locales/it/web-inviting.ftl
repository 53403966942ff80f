# Invitare gente a un tavolo, ed essere invitati.

## L’invito

web-join-tab = Invito
web-join-sit = Siediti
web-join-seats = Chi è al tavolo
web-join-speaks = Al tavolo: { $language }
web-join-learn = Prima impara
web-join-learn-sentence = Una prima corsa con un allenatore; poi torni qui.
web-join-rules = Leggi le regole
web-join-watch = Solo guardare
web-join-back = Torna all’invito
web-join-full-title = Tutti i posti sono occupati
web-join-full = Da { $name } non c’è più posto. Chiedi un altro tavolo, o aprine uno tuo.
web-join-running-title = La corsa è cominciata
web-join-running = Non ci si può più sedere, ma ci sono altre corse.
web-join-over-title = Questa corsa è finita
web-join-over = L’invito era per una corsa che si è già svolta.
web-join-closed-title = Questo tavolo è chiuso
web-join-closed = È stato chiuso prima che la corsa cominciasse.
web-join-see = Guarda com’è andata
web-join-own = Apri un tavolo
web-join-lobby = Trova un altro tavolo

## Prima della partenza

web-invite-title = Invita gente
web-invite-lead = Chi apre questo link può prendere un posto libero.
web-invite-qr = Il link come codice QR, per la fotocamera di un telefono
web-invite-share = Condividi
web-invite-renew = Nuovo link
web-invite-renewed = Il vecchio link non vale più.
web-invite-people = Persone con cui hai giocato
web-invite-ask = Invita
web-invite-ask-whom = Invita { $name } a questo tavolo
web-invite-asked = invito inviato
