# The companion: the real box lies on the table, the page keeps count.

web-companion-lead = Jugad con el tablero de verdad y apuntad aquí lo que pasa. La página cuenta zanahorias y posiciones, dice cuánto cuesta cada movimiento y qué permiten las reglas. Pasaos este dispositivo, o que alguien lleve las cuentas.
web-companion-who = Quién juega, por orden de asiento
web-companion-more = Uno más
web-companion-fewer = Uno menos
web-companion-first = Empieza el primero de la lista.
web-companion-secret = Mantener secretas las zanahorias
web-companion-secret-sentence = Cada cual ve solo las suyas; el dispositivo cambia de manos en cada turno.
web-companion-start = Abrir el ayudante

## At the table

web-companion-panel = Ayudante
web-companion-play = Mueve en el tablero de verdad y apunta aquí el mismo movimiento.
web-companion-ask = ¿Qué ha dicho la carta o el dado?
web-companion-odds = { $num } de { $den }
web-companion-back = Deshacer lo último apuntado
