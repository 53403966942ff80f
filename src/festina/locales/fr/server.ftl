# What the server says: to operators at the terminal, and to players whose request it does not carry out.

## The command line

server-help-serve = Servir le jeu dans le navigateur.
server-help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les téléphones du même réseau.
server-help-port = Le port d’écoute (0 : n’importe quel port libre).
server-help-database = Où les parties sont gardées : sqlite:///file ou postgresql://….
server-help-bus = « local », ou redis://… si plusieurs processus serveurs se partagent les tables.
server-help-config = Un fichier TOML de réglages ; l’environnement (FESTINA_…) et la ligne de commande l’emportent.
server-help-open = Ouvrir la page dans un navigateur.
server-help-db = S’occuper de la base de données du serveur.
server-help-check = Rejouer toutes les parties gardées et signaler celles qui ne correspondent plus.
server-help-migrate = Mettre la base de données à sa forme actuelle.
server-help-tidy = Montrer ce qui est assez ancien pour être supprimé, et ce qui attend ton accord.
server-help-tidy-confirm = Confirmer que l’horloge est juste et que tout ce qui est marqué à présent peut être supprimé.
server-help-backup = Tout copier dans un seul fichier.
server-help-restore = Copier une sauvegarde dans une base de données vide.
server-help-backup-file = Le fichier de la sauvegarde.
server-ready = Festina est prêt : { $address }
server-ready-phones = Les téléphones du même réseau le trouvent ici :
server-ready-stop = Arrête-le avec Ctrl-C.
server-stopped = Arrêté. Toutes les parties sont gardées.
server-did-not-start = Le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
server-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $problem }. Essaie un autre port (--port), ou arrête ce qui occupe celui-ci.
server-bad-database = « { $url } » n’est pas une base de données pour Festina : utilise sqlite:///file ou postgresql://user@host/name.
server-no-database = La base de données « { $file } » n’existe pas. Vérifie l’adresse ; « festina serve » et « festina db migrate » en créent une nouvelle.
server-database-served = Un autre serveur Festina utilise déjà « { $file } ». Arrête-le d’abord, ou donne à celui-ci son propre fichier (--database). Pour plusieurs processus, il faut PostgreSQL et Redis.
server-bad-bus = « { $url } » n’est pas un bus : utilise « local » ou redis://host.
server-no-bus = Le serveur Redis ne répond pas : { $problem }
server-no-config = Le fichier de réglages « { $file } » n’existe pas.
server-bad-config = Impossible de lire le fichier de réglages « { $file } » : { $problem }
server-bad-setting = Le réglage « { $name } » ne convient pas : { $problem }
server-not-migrated = Cette base de données n’a pas encore les tables de Festina, ou en a de plus anciennes. « festina db migrate » la met à jour.
server-migrated = La base de données est à jour.
server-tidy-clock = L’horloge indique { $now }, la base de données a servi pour la dernière fois le { $expected }. Tant que l’horloge n’est pas jugée fiable, rien n’est supprimé.
server-tidy-due = { $what ->
    [tables] Tables
   *[devices] Appareils
} : { $due } sur { $total } hors délai, { $ripe } à supprimer maintenant, { $waiting } en attente de ton accord.
server-tidy-confirm = Si l’horloge est juste et que c’est bien ce que tu veux : festina db tidy --confirm
server-tidy-confirmed = C’est confirmé : nous sommes le { $now }, et ce qui est marqué à présent peut être supprimé. Un serveur en marche commence dans la minute.
server-check-bad = { $table } ({ $ruleset }) : { $problem }
server-check-done = { $good ->
        [one] { $good } partie correspond
       *[other] { $good } parties correspondent
    }, { $bad } non.
server-check-entry = l’entrée { $number } ne correspond pas : { $problem }
server-check-row = ce qui est enregistré de la table elle-même ne correspond pas : { $problem }
server-check-missing = il y a { $entries } entrées, il devrait y en avoir { $version }.
server-check-status = la table dit « { $status } », ses coups disent autre chose.
server-check-record = son enregistrement raconte une autre partie.
server-backup-exists = « { $file } » existe déjà ; rien n’a été écrit.
server-no-backup = Le fichier « { $file } » n’existe pas.
server-not-a-backup = « { $file } » n’est pas une sauvegarde de Festina.
server-restore-not-empty = La base de données contient déjà des parties : une sauvegarde va dans une base vide.
server-backed-up = { $tables ->
        [one] { $tables } table copiée
       *[other] { $tables } tables copiées
    } dans { $file }.
server-restored = { $tables ->
        [one] { $tables } table restaurée
       *[other] { $tables } tables restaurées
    }.

## Requests that are not carried out

server-malformed = Cette demande ne convient pas ({ $where }) : { $problem }
server-not-json = Ce n’est pas un objet JSON.
server-too-large = C’est trop : { $kilobytes } ko au plus.
server-too-fast = C’était trop rapide. Attends un instant et réessaie.
server-too-many-public = Ton réseau a déjà ouvert autant de tables publiques que permis ({ $most }). Termine ou quitte d’abord l’une d’elles, ou ne rends pas celle-ci publique.
server-other-origin = Cette page n’a pas le droit de parler à ce serveur.
server-trouble = Quelque chose s’est mal passé sur le serveur. Rien n’a changé ; réessaie, s’il te plaît.
server-busy = La table est très occupée en ce moment. Réessaie, s’il te plaît.
server-no-page = Il n’y a rien à cette adresse.
server-who-are-you = Tu n’as pas encore de siège ici.
server-no-language = Il y a des textes dans ces langues : { $known }.
server-name-empty = Un nom doit avoir au moins une lettre.
server-nothing-to-change = Rien n’a été nommé qui devrait changer.

## Tables and seats

server-no-table = Cette table n’existe pas. Elle a peut-être été abandonnée.
server-table-is = { $status ->
    [open] La partie n’a pas encore commencé.
    [running] La partie a déjà commencé.
    [over] La partie est finie.
   *[closed] La table est fermée.
}
server-not-started = La partie n’a pas encore commencé.
server-seats-wanted = Cette partie a { $players } sièges, et { $given } ont été nommés.
server-no-such-lesson = Il n’y a pas de leçon « { $lesson } » pour ces règles.
server-seats-open = Il reste des sièges libres : attends du monde, ou installe des bots.
server-seat-taken = Ce siège est pris.
server-no-seat = Ce siège n’existe pas : ils vont de 0 à { $last }.
server-no-seat-here = Tu n’as pas de siège à cette table.
server-not-your-seat = Le siège { $seat } n’est pas à toi.
server-no-person-there = Il n’y a personne sur ce siège.
server-host-only = C’est réservé à la personne qui gère la table.
server-no-spectators = Cette table est réservée aux personnes qui y jouent.
server-by-invitation = On ne vient à cette table que sur invitation.
server-no-invitation = Cette invitation a déjà servi ou a été retirée. Demandes-en une autre.
server-no-code = Ce code ne convient pas : il a peut-être déjà servi, ou a plus de dix minutes.
server-code-is-yours = Ces sièges sont déjà sur cet appareil.
server-code-empty = Il n’y a rien à transférer : l’appareil d’où vient ce code n’a plus ce siège.
server-rematch-made = Il y a déjà une revanche.
server-no-demo = Il n’y a pas de course à regarder pour ce jeu.
server-no-shared-game = Cette partie n’existe pas.

## Playing

server-no-such-command = Cette commande n’existe pas ; il y a : { $known }.
server-bad-id = Chaque commande porte un id de 1 à { $longest } caractères.
server-bad-action = Une action est un texte de { $longest } caractères au plus.
server-no-version = Un coup dit pour quelle version de la table il vaut.
server-stale = Quelque chose s’est passé depuis ton choix. Regarde de nouveau, puis choisis.
server-chance-is-dealt = Ici, la table tire les cartes et lance les dés elle-même.
server-seat-is-lent = Un bot joue pour toi. Reprends d’abord ton siège.
server-undo-too-late = C’est trop tard pour annuler : quelqu’un a joué, ou une carte ou un dé a parlé. Tu peux demander aux autres de te laisser reprendre ton coup.
server-nothing-to-retract = Tu n’as aucun choix caché à reprendre.
server-takeback-asked = Quelqu’un demande déjà à reprendre un coup.
server-takeback-nothing = Tu n’as joué aucun coup qui puisse être repris.
server-takeback-not-asked = Personne ne demande à reprendre un coup.
server-takeback-not-you = Ta réponse n’est pas nécessaire.
server-cannot-lend = Ce siège ne peut pas être confié à un bot maintenant : la personne est là, ou n’est pas partie depuis assez longtemps.
server-not-lent = Aucun bot ne joue pour ce siège.
server-not-resting = Aucun bot ne se repose ici.
server-damaged-table = Cette partie est enregistrée d’une façon qui ne convient plus. Qui gère le serveur en trouve la raison dans le journal.
server-replay-too-long = Ce relevé est trop long pour être montré ici : { $most } lignes au plus.
server-database-trouble = La base de données n’est pas utilisable : { $problem }
server-bot-failed = { $why ->
    [overran] Le bot a mis trop de temps ; un coup a été tiré au sort à sa place.
   *[crashed] Le bot a échoué ; un coup a été tiré au sort à sa place.
}

## Chat

server-chat-empty = Il n’y a rien à dire là-dedans.
server-chat-closed = Cette table n’a pas de discussion.
server-chat-seats-only = Ici, il faut un siège pour parler.
server-muted = La personne qui gère la table t’a retiré la parole.
server-no-chat = Cette ligne n’existe pas.

## Among strangers

server-words-off = À cette table, tu ne vois pas les messages écrits. Active-les d’abord ; les réactions marchent toujours.
server-host-is-blocked = Tu as bloqué la personne qui gère cette table. Débloque-la si tu veux y jouer.
server-not-for-you = Il n’y a pas de place pour toi à cette table.
server-not-yourself = Tu ne peux pas te faire ça à toi-même.
server-too-many-blocks = Tu as déjà bloqué { $most } personnes. Débloque d’abord quelqu’un.
server-no-block = Ce blocage n’existe pas.
server-banned = Ici, tu ne peux plus ni jouer ni regarder. Motif donné par les responsables du serveur : { $reason }
server-banned-until = Ici, tu ne peux ni jouer ni regarder jusqu’au { $until }. Motif donné par les responsables du serveur : { $reason }
server-same-cards-private = À une table publique, on ne peut pas redonner les mêmes cartes : quelqu’un qui ne les a pas vues pourrait s’asseoir.
