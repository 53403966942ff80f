# La pàgina com a fitxers simples.

server-help-export = Escriu la pàgina com a fitxers estàtics per a qualsevol allotjament: tot el que es pot jugar en un sol dispositiu, sense servidor
server-help-export-folder = La carpeta on escriure: nova, buida o amb una exportació anterior
server-help-export-server = Un servidor on es poden trobar els amics; la pàgina hi enllaça
server-exported = { $folder }: { $files } fitxers, { $size } MB; { $removed ->
        [one] s’ha esborrat 1 fitxer antic
       *[other] s’han esborrat { $removed } fitxers antics
    }. Els pot servir qualsevol allotjament de fitxers estàtics.
server-export-bad-server = { $server } no és l’adreça d’un servidor. Hauria de ser com https://games.example.org
server-site-not-ours = { $folder } no és buida ni és cap exportació de Festina. Indica una carpeta nova.
server-site-in-the-way = A { $folder } hi ha un fitxer { $file } que cap exportació no ha escrit. Mou-lo o indica una altra carpeta.
server-site-no-page = La pàgina s’ha construït sense el que cal per jugar en un dispositiu. En una còpia del codi font, la construeix «make web».
