# The page as a site of plain files.

server-help-export = Write the page as plain files for any host: everything that can be played on one device, without a server
server-help-export-folder = The folder to write to: a new one, an empty one, or an earlier export
server-help-export-server = A server where friends can meet; the page links to it
server-exported = { $folder }: { $files ->
        [one] 1 file
       *[other] { $files } files
    }, { $size } MB; { $removed ->
        [one] 1 older one
       *[other] { $removed } older ones
    } removed. Any host of plain files can serve it.
server-export-bad-server = { $server } is not the address of a server. It should look like https://games.example.org
server-site-not-ours = { $folder } is not empty and is not an export of Festina. Name a new folder.
server-site-in-the-way = { $folder } has a file { $file } that no export wrote. Move it away or name another folder.
server-site-no-page = The page has not been built with what a device needs. In a checkout, “make web” builds it.
