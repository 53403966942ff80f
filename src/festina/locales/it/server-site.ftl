# La pagina come semplici file.

server-help-export = Scrivi la pagina come semplici file per qualsiasi hosting: tutto ciò a cui un dispositivo può giocare da solo, senza server
server-help-export-folder = La cartella in cui scrivere: nuova, vuota o con un’esportazione precedente
server-help-export-server = Un server dove gli amici possono incontrarsi; la pagina ha un link che ci porta
server-exported = { $folder }: { $files } file, { $size } MB; { $removed ->
        [one] 1 più vecchio rimosso
       *[other] { $removed } più vecchi rimossi
    }. Va bene qualsiasi hosting di semplici file.
server-export-bad-server = { $server } non è l’indirizzo di un server. Dovrebbe essere simile a https://games.example.org
server-site-not-ours = { $folder } non è vuota e non è un’esportazione di Festina. Indica una cartella nuova.
server-site-in-the-way = In { $folder } c’è un file { $file } che nessuna esportazione ha scritto. Spostalo, o indica un’altra cartella.
server-site-no-page = La pagina non è stata costruita con ciò che serve a un dispositivo. In una copia dei sorgenti la costruisce «make web».
