# Inviter des gens à une table, et être invité.

## L’invitation

web-join-tab = Invitation
web-join-sit = M’asseoir
web-join-seats = Qui est à la table
web-join-speaks = À la table : { $language }
web-join-learn = Apprendre d’abord
web-join-learn-sentence = Une première course avec un coach ; ensuite tu reviens ici.
web-join-rules = Lire les règles
web-join-watch = Juste regarder
web-join-back = Revenir à l’invitation
web-join-full-title = Toutes les places sont prises
web-join-full = Il n’y a plus de place chez { $name }. Demande une autre table, ou ouvre la tienne.
web-join-running-title = La course a commencé
web-join-running = On ne peut plus s’asseoir, mais il y a d’autres courses.
web-join-over-title = Cette course est finie
web-join-over = L’invitation était pour une course qui a déjà eu lieu.
web-join-closed-title = Cette table est fermée
web-join-closed = Elle a été fermée avant le début de la course.
web-join-see = Voir comment ça s’est passé
web-join-own = Ouvrir une table
web-join-lobby = Trouver une autre table

## Avant le départ

web-invite-title = Inviter du monde
web-invite-lead = Qui ouvre ce lien peut prendre un siège libre.
web-invite-qr = Le lien en code QR, pour l’appareil photo d’un téléphone
web-invite-share = Partager
web-invite-renew = Nouveau lien
web-invite-renewed = L’ancien lien ne marche plus.
web-invite-people = Les gens avec qui tu as joué
web-invite-ask = Inviter
web-invite-ask-whom = Inviter { $name } à cette table
web-invite-asked = invitation envoyée
