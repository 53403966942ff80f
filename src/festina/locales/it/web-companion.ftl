# The companion: the real box lies on the table, the page keeps count.

web-companion-lead = Giocate con il tabellone vero e segnate qui ciò che succede. La pagina conta carote e posizioni, dice quanto costa ogni mossa e che cosa permettono le regole. Passatevi questo dispositivo, o fate fare a uno di voi il segretario.
web-companion-who = Chi gioca, nell’ordine dei posti
web-companion-more = Uno in più
web-companion-fewer = Uno in meno
web-companion-first = Comincia il primo dell’elenco.
web-companion-secret = Tieni segrete le carote
web-companion-secret-sentence = Ciascuno vede solo le proprie; a ogni turno il dispositivo passa di mano.
web-companion-start = Apri l’aiutante

## At the table

web-companion-panel = Aiutante
web-companion-play = Muovi sul tabellone vero, e segna qui la stessa mossa.
web-companion-ask = Che cosa ha detto la carta o il dado?
web-companion-odds = { $num } su { $den }
web-companion-back = Annulla l’ultima cosa segnata
