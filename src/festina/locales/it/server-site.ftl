# La pagina come semplici file.

server-help-export = Scrivi la pagina come file statici per qualsiasi hosting: tutto ciò che si può giocare su un solo dispositivo, senza server
server-help-export-folder = La cartella in cui scrivere: nuova, vuota o con un’esportazione precedente
server-help-export-server = Un server dove gli amici possono incontrarsi; la pagina vi rimanda con un link
server-exported = { $folder }: { $files } file, { $size } MB; { $removed ->
        [one] rimosso 1 file vecchio
       *[other] rimossi { $removed } file vecchi
    }. Va bene qualsiasi hosting di file statici.
server-export-bad-server = { $server } non è l’indirizzo di un server. Dovrebbe essere simile a https://games.example.org
server-site-not-ours = { $folder } non è vuota e non è un’esportazione di Festina. Indica una cartella nuova.
server-site-in-the-way = In { $folder } c’è un file { $file } che nessuna esportazione ha scritto. Spostalo, o indica un’altra cartella.
server-site-no-page = La pagina è stata costruita senza ciò che serve per giocare su un dispositivo. In una copia dei sorgenti la costruisce «make web».
