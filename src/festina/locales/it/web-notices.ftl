# What the pages say about notices: the card in the settings, and the switch at a table.

web-notices = Avvisi
web-notices-sentence = Quando tocca a te, quando ti resta poco tempo, quando una partita è finita o quando qualcuno vuole giocare con te.
web-notices-here = Avvisami su questo dispositivo
web-notices-standing = { $how ->
    [on] Attivi, anche quando questa pagina è chiusa.
    [page] Attivi finché questa pagina è aperta in secondo piano. Quando è chiusa, questo browser non si può raggiungere.
    [insecure] I browser permettono avvisi solo a indirizzi che cominciano con https://.
    [home-screen] Su iPhone o iPad, metti prima Festina nella schermata Home (Condividi, poi «Aggiungi alla schermata Home») e aprilo da lì.
    [unable] Questo browser non sa mostrare avvisi.
    [refused] A questo browser è stato detto di non mostrare avvisi di questa pagina. Puoi permetterli nelle sue impostazioni per questa pagina.
   *[off] Non attivi. Il browser ti chiederà se lo permetti.
}
web-notices-try = Prova
web-notices-tried = Un avviso è in arrivo.
web-notices-quiet = Ore di silenzio
web-notices-quiet-keep = Non disturbarmi a certe ore
web-notices-quiet-sentence = Secondo l’ora di qui ({ $zone }). Ciò che vale ancora ti viene detto alla fine.
web-notices-quiet-from = Dalle
web-notices-quiet-to = Alle
web-notices-feed = Feed
web-notices-feed-sentence = Un indirizzo segreto per il tuo lettore di feed, con le partite che ti aspettano. Chi lo conosce può leggere anche lui.
web-notices-feed-make = Crea un indirizzo
web-notices-feed-address = L’indirizzo del tuo feed
web-notices-feed-once = Copialo ora: non verrà più mostrato.
web-notices-feed-renew = Nuovo indirizzo
web-notices-feed-renew-sure = Creare un nuovo indirizzo? Quello che hai non funzionerà più.
web-notices-feed-withdraw = Ritira
web-notices-feed-withdraw-sure = Ritirare il feed? Il suo indirizzo non funzionerà più.
web-notices-feed-withdrawn = Il feed è ritirato.
web-notices-table = Avvisi di questo tavolo
web-notices-table-sentence = Quando tocca a te, alla fine e per un’altra partita.
web-notices-want = Avvisami quando tocca a me
