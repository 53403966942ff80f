# What the pages say about notices: the card in the settings, and the switch at a table.

web-notices = Avisos
web-notices-sentence = Cuando te toca, cuando te queda poco tiempo, cuando una partida ha terminado o cuando alguien quiere jugar contigo.
web-notices-here = Avisarme en este dispositivo
web-notices-standing = { $how ->
    [on] Activados, también cuando esta página está cerrada.
    [page] Activados mientras esta página está abierta en segundo plano. Cuando está cerrada, no hay manera de avisar a este navegador.
    [insecure] Los navegadores solo permiten avisos en direcciones que empiezan por https://.
    [home-screen] En un iPhone o iPad, pon primero Festina en la pantalla de inicio (Compartir y después «Añadir a pantalla de inicio») y ábrelo desde ahí.
    [unable] Este navegador no puede mostrar avisos.
    [refused] A este navegador se le ha dicho que no muestre avisos de esta página. Puedes permitirlos en sus ajustes para esta página.
   *[off] Desactivados. El navegador te preguntará si lo permites.
}
web-notices-try = Probar
web-notices-tried = Un aviso está en camino.
web-notices-quiet = Horas de silencio
web-notices-quiet-keep = No molestarme a ciertas horas
web-notices-quiet-sentence = Según la hora de aquí ({ $zone }). Lo que siga vigente te llega cuando terminan.
web-notices-quiet-from = Desde
web-notices-quiet-to = Hasta
web-notices-feed = Canal
web-notices-feed-sentence = Una dirección secreta para tu lector de canales, con las partidas que te esperan. Quien la conozca también puede leerlo.
web-notices-feed-make = Crear una dirección
web-notices-feed-address = La dirección de tu canal
web-notices-feed-once = Cópiala ahora: no se volverá a mostrar.
web-notices-feed-renew = Dirección nueva
web-notices-feed-renew-sure = ¿Crear una dirección nueva? La que tienes dejará de funcionar.
web-notices-feed-withdraw = Retirarlo
web-notices-feed-withdraw-sure = ¿Retirar el canal? Su dirección dejará de funcionar.
web-notices-feed-withdrawn = El canal se ha retirado.
web-notices-table = Avisos de esta mesa
web-notices-table-sentence = Cuando te toca, al final y para otra partida.
web-notices-want = Avisarme cuando me toque
