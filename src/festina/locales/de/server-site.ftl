# Die Seite als einfache Dateien.

server-help-export = Die Seite als einfache Dateien für jeden Webspace schreiben: alles, was sich auf einem einzelnen Gerät spielen lässt, ohne Server
server-help-export-folder = Der Ordner, in den geschrieben wird: ein neuer, ein leerer oder ein früherer Export
server-help-export-server = Ein Server, auf dem Freunde sich treffen; die Seite verweist darauf
server-exported = { $folder }: { $files ->
        [one] 1 Datei
       *[other] { $files } Dateien
    }, { $size } MB; { $removed ->
        [one] 1 ältere
       *[other] { $removed } ältere
    } entfernt. Jeder Webspace kann sie ausliefern.
server-export-bad-server = { $server } ist keine Adresse eines Servers. Sie sollte aussehen wie https://games.example.org
server-site-not-ours = { $folder } ist nicht leer und ist kein Export von Festina. Nenne einen neuen Ordner.
server-site-in-the-way = In { $folder } liegt eine Datei { $file }, die kein Export geschrieben hat. Verschiebe sie oder nenne einen anderen Ordner.
server-site-no-page = Der gebauten Seite fehlt, was ein Gerät zum Spielen braucht. Im Quellverzeichnis baut „make web“ sie neu.
