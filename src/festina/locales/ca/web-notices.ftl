# What the pages say about notices: the card in the settings, and the switch at a table.

web-notices = Avisos
web-notices-sentence = Quan et toca, quan et queda poc temps, quan una partida s’ha acabat o quan algú vol jugar amb tu.
web-notices-here = Avisa’m en aquest dispositiu
web-notices-standing = { $how ->
    [on] Activats, també quan aquesta pàgina és tancada.
    [page] Activats mentre aquesta pàgina és oberta en segon pla. Quan és tancada, no hi ha manera d’avisar aquest navegador.
    [insecure] Els navegadors només permeten avisos a adreces que comencen per https://.
    [home-screen] En un iPhone o iPad, posa primer Festina a la pantalla d’inici (Comparteix i després «Afegeix a la pantalla d’inici») i obre’l des d’allà.
    [unable] Aquest navegador no pot mostrar avisos.
    [refused] A aquest navegador se li ha dit que no mostri avisos d’aquesta pàgina. Els pots permetre a la seva configuració per a aquesta pàgina.
   *[off] Desactivats. El navegador et demanarà si ho permets.
}
web-notices-try = Prova-ho
web-notices-tried = Ja ve un avís.
web-notices-quiet = Hores de silenci
web-notices-quiet-keep = No em molestis a certes hores
web-notices-quiet-sentence = Segons l’hora d’aquí ({ $zone }). El que encara valgui t’arriba quan s’acaben.
web-notices-quiet-from = De
web-notices-quiet-to = Fins a
web-notices-feed = Canal
web-notices-feed-sentence = Una adreça secreta per al teu lector de canals, amb les partides que t’esperen. Qui la conegui també ho pot llegir.
web-notices-feed-make = Crea una adreça
web-notices-feed-address = L’adreça del teu canal
web-notices-feed-once = Copia-la ara: no es tornarà a mostrar.
web-notices-feed-renew = Adreça nova
web-notices-feed-renew-sure = Vols crear una adreça nova? La que tens deixarà de funcionar.
web-notices-feed-withdraw = Retira’l
web-notices-feed-withdraw-sure = Vols retirar el canal? La seva adreça deixarà de funcionar.
web-notices-feed-withdrawn = El canal s’ha retirat.
web-notices-table = Avisos d’aquesta taula
web-notices-table-sentence = Quan et toca, al final i per a una altra partida.
web-notices-want = Avisa’m quan em toqui
