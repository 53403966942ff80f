# What the server says about cups.

server-no-cup = Questo torneo non c’è, o è stato cancellato.
server-cup-host-only = Può farlo solo chi organizza il torneo.
server-cup-not-running = Questo torneo ora non è in corso.
server-cup-size = Con queste regole il numero di posti per tavolo può essere: { $sizes }.
server-cup-nameless = Un torneo ha bisogno di un nome.
server-cup-too-many = Hai { $most } tornei non conclusi. Prima concludine o cancellane uno.
server-cup-no-link = Questo link non vale più. Chiedine uno nuovo a chi organizza.
server-cup-begun = Questo torneo è cominciato. Non ci si può più iscrivere.
server-cup-full = Questo torneo è al completo: partecipano { $most } persone.
server-cup-name-taken = Qualcuno partecipa già con il nome { $name }. Scegline un altro.
server-cup-host-is-blocked = Hai bloccato chi organizza questo torneo. Togli il blocco se vuoi partecipare.
server-cup-not-for-you = In questo torneo non c’è posto per te.
server-cup-end-first = Prima concludi il torneo, poi potrai cancellarlo.
server-cup-round = Questo turno è già cominciato, o non è ancora il suo momento. Guarda di nuovo.
server-cup-round-runs = Un tavolo di questo turno non ha ancora finito. Aspettalo, o decidi come conta.
server-cup-nobody = Non partecipa nessuno. A un turno serve almeno una persona.
server-cup-no-player = Questa persona non è nel torneo.
server-cup-no-table = Questo tavolo non c’è in questo turno.
server-cup-has-result = Questo tavolo è stato giocato fino alla fine. Il risultato resta valido.
server-cup-places = Indica una posizione per ciascuno dei { $players } posti.
