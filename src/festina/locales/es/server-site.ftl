# La página como archivos simples.

server-help-export = Escribe la página como archivos estáticos para cualquier alojamiento: todo lo que se puede jugar en un solo dispositivo, sin servidor
server-help-export-folder = La carpeta en la que escribir: nueva, vacía o con una exportación anterior
server-help-export-server = Un servidor donde los amigos pueden encontrarse; la página enlaza con él
server-exported = { $folder }: { $files } archivos, { $size } MB; { $removed ->
        [one] se ha eliminado 1 archivo antiguo
       *[other] se han eliminado { $removed } archivos antiguos
    }. Cualquier alojamiento de archivos estáticos puede servirlos.
server-export-bad-server = { $server } no es la dirección de un servidor. Debería ser como https://games.example.org
server-site-not-ours = { $folder } no está vacía ni es una exportación de Festina. Indica una carpeta nueva.
server-site-in-the-way = En { $folder } hay un archivo { $file } que ninguna exportación ha escrito. Muévelo o indica otra carpeta.
server-site-no-page = La página se ha construido sin lo que hace falta para jugar en un dispositivo. En una copia del código fuente la construye «make web».
