# Il tempo: gli orologi, e chi non ne ha più.

web-clock-none = Senza orologio
web-clock-none-sentence = Ognuno si prende il tempo che gli serve.
web-clock-quick = Veloce
web-clock-relaxed = Tranquillo
web-clock-days = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
}
web-clock-days-sentence = Per ogni decisione. Poi gioca un bot, finché la persona non torna.
web-clock-bank = { $minutes } minuti a testa, e { $seconds } secondi in più per ogni decisione
web-clock-brief = { $minutes } min + { $seconds } s
web-clock-left = Ancora { $time }
web-clock-away = Via fino a { $date }
web-clock-call = Ancora { $time } per la tua decisione.
web-log-out-of-time = Tempo scaduto per { $seat }: ora gioca un bot.
web-log-lent = Per ora gioca un bot al posto di { $seat }.
web-log-back = { $seat } torna a giocare.
web-log-back-late = { $seat } torna a giocare, con un po’ di tempo per ogni decisione.
web-log-holiday = { $seat } è in vacanza fino a { $date }: la partita aspetta.
web-log-holiday-over = { $seat } è di ritorno dalla vacanza.
web-holiday = Vacanza
web-holiday-sentence = Mentre sei via, le tue partite lente aspettano: fino a 30 giorni all’anno. Gli altri vedono fino a quando.
web-holiday-until = Sei via fino a { $date }.
web-holiday-end = Sono di nuovo qui
web-holiday-none-left = I tuoi giorni di quest’anno sono finiti.
web-holiday-day = Di ritorno dopo il
web-holiday-begin = Vado via
