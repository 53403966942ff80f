# La pantalla para una mesa nueva.

web-edition = Edición
web-edition-note = cambia las reglas y el aspecto
web-edition-place = { $place } de { $count }
web-compare = Comparar
web-compare-all = { $count ->
    [7] las siete
   *[other] las { $count }
}, lado a lado
web-compare-title = Las ediciones lado a lado
web-compare-name = Nombre en la caja
web-compare-chosen = elegida
web-new-seats-title = Asientos
web-new-seat-press = Pulsa un asiento para cambiar quién se sienta ahí.
web-new-seat-title = Asiento { $number }
web-new-seat-here = en este dispositivo
web-new-seat-bot-word = bot, { $word }
web-new-seat-link = con un enlace
web-new-you = Tú
web-done = Listo
web-new-preview = La mesa, tal como será
web-new-minutes = { $minutes } min
web-new-variants-none = ninguna elegida
web-new-public = en la sala
web-new-private = privada
web-new-start = Empezar la carrera
web-new-next-start = Empieza enseguida y dura unos { $minutes } minutos.
web-new-next-now = Empieza enseguida.
web-new-next-link = El enlace para tus amigos está en la página siguiente.
web-new-invite-sentence = Abre la mesa a tus amigos, que llegan con un enlace.
