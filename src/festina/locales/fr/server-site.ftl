# La page en simples fichiers.

server-help-export = Écrire la page en simples fichiers pour n’importe quel hébergeur : tout ce qui se joue sur un seul appareil, sans serveur
server-help-export-folder = Le dossier où écrire : nouveau, vide, ou une exportation précédente
server-help-export-server = Un serveur où des amis peuvent se retrouver ; la page y mène
server-exported = { $folder } : { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }, { $size } Mo ; { $removed ->
        [one] { $removed } plus ancien retiré
       *[other] { $removed } plus anciens retirés
    }. N’importe quel hébergeur de fichiers peut les servir.
server-export-bad-server = { $server } n’est pas l’adresse d’un serveur. Elle devrait ressembler à https://games.example.org
server-site-not-ours = { $folder } n’est pas vide et n’est pas une exportation de Festina. Indique un nouveau dossier.
server-site-in-the-way = { $folder } contient un fichier { $file } qu’aucune exportation n’a écrit. Déplace-le ou indique un autre dossier.
server-site-no-page = La page n’a pas été construite avec tout ce dont un appareil a besoin. Dans les sources, « make web » la construit.
