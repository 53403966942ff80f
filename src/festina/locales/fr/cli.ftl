# What the terminal says.

cli-list = { $first } et { $last }
cli-figure = { $value }
cli-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
cli-you = Joueur
cli-no = non

## The commands

cli-help = Des jeux de course où le plus rapide ne gagne pas.
cli-help-version = Afficher la version et quitter.
cli-help-language = La langue à parler, par exemple fr.
cli-help-seed = La graine de tout le hasard : même graine, mêmes cartes et mêmes dés.
cli-help-ruleset = Un jeu et ses options, par exemple "hare(edition=devir-2014,players=3)".
cli-help-play = Jouer une partie : humains et bots devant un même terminal. Sans options, des questions sont posées.
cli-help-play-ruleset = Un jeu et ses options, par exemple "hare(players=3,hare=nap)", ou le nom d’une édition.
cli-help-edition = L’édition, par son identifiant ou un autre nom ("festina editions" en donne la liste).
cli-help-players = Combien jouent.
cli-help-seats = Qui s’assoit où, par exemple "Ann,Ben,random" : les noms sont des humains ; random, level:5 et search:ms=300 sont des bots.
cli-help-resume = Reprendre une partie sauvegardée.
cli-help-save = Garder la partie dans ce fichier, du premier tour à la fin.
cli-help-rules = Afficher les règles d’une édition, avec leurs numéros et ce qui relève de notre lecture.
cli-help-rules-what = Une édition (un identifiant, ou un nom comme waddingtons), un règlement ou un jeu.
cli-help-editions = Comparer des éditions côte à côte.
cli-help-editions-names = Seulement ces éditions.
cli-help-replay = Revoir pas à pas une partie sauvegardée.
cli-help-replay-file = L’enregistrement d’une partie.
cli-help-replay-step = Commencer à ce coup.
cli-help-replay-all = Raconter toute l’histoire d’une traite.
cli-help-simulate = Jouer des parties au hasard par milliers, et compter.
cli-help-simulate-games = Combien de parties jouer.
cli-help-simulate-limit = Interrompre une partie après ce nombre de décisions.
cli-help-simulate-workers = Combien de fils d’exécution jouent ; les chiffres sont les mêmes quel que soit leur nombre.
cli-help-simulate-json = Afficher les chiffres sur une ligne de JSON.
cli-usage = { $problem } « festina --help » en dit plus.
cli-output = Impossible d’écrire la sortie : { $reason }.
cli-interrupted = Interrompu.

## What goes wrong

cli-no-such-language = Il n’y a pas de textes en « { $language } ». Il y a : { $known }.
cli-no-such-edition = L’édition « { $name } » n’existe pas. Il y a : { $known }.
cli-which-edition = « { $name } » peut désigner plusieurs éditions : { $found }. Choisis-en une.
cli-no-such-rules = Il n’y a pas de règles pour « { $name } ». Il y a les éditions { $editions } et les jeux { $games }.
cli-no-such-rule = Aucune règle de cette table n’a l’identifiant ou le mot « { $topic } ».
cli-seats-empty = Un siège dans « { $text } » n’a pas de nom.
cli-seats-twice = Deux sièges ne peuvent pas s’appeler tous les deux « { $name } ».
cli-seats-count = Cette partie a { $players } sièges, mais { $count ->
        [one] { $count } seul est nommé
       *[other] { $count } sont nommés
    }.
cli-seats-range = Il n’y a pas de jeu pour { $count ->
        [one] { $count } siège
       *[other] { $count } sièges
    } ; le nombre de sièges peut être : { $known }.
cli-resume-alone = Une partie reprise garde ses règles et sa graine : laisse de côté le règlement, --edition, --players et --seed.
cli-file-missing = Le fichier { $file } n’existe pas.
cli-file-directory = { $file } est un dossier, pas un fichier.
cli-file-forbidden = Tu n’as pas le droit de lire { $file }.
cli-file-unreadable = Impossible de lire { $file } : { $reason }.
cli-file-not-text = { $file } n’est pas un enregistrement : ce n’est même pas du texte.
cli-file-too-large = { $file } est trop gros pour être l’enregistrement d’une partie.
cli-file-no-folder = Impossible d’écrire { $file } : le dossier { $folder } n’existe pas.
cli-file-not-writable = Tu n’as pas le droit d’écrire { $file }.
cli-file-foreign = { $file } existe déjà et n’est pas l’enregistrement d’une partie : choisis un autre nom.
cli-file-unwritable = Impossible d’écrire { $file } : { $reason }.
cli-file-bad-record = { $file } : { $problem }
cli-missing-extra = Il manque « { $module } » pour cela. À installer avec : { $command }

## Setting the table

cli-welcome = Festina : rien ne sert de courir.
cli-welcome-usual = Entrée lance { $game } : toi contre { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }. Ou nomme une édition ou un règlement ; c pour choisir, q pour quitter.
cli-ask-start = On y va ?
cli-ask-game = Quel jeu ({ $known }) [{ $usual }] ?
cli-ask-edition = Quelle édition [{ $usual }] ?
cli-ask-players = Combien jouent ({ $known }) [{ $usual }] ?
cli-ask-seats = Qui s’assoit où ? Les noms sont des humains ; random, level:5, search:ms=300 sont des bots [{ $usual }] :
cli-ask-again = « { $answer } » n’en fait pas partie : { $known }.
cli-seating = Les bots prennent place.
cli-goodbye = Une autre fois, alors.
cli-table = { $ruleset }, graine { $seed }

## At the table

cli-type-help = Tape un numéro de la liste, une action comme { $example }, ou « help ».
cli-prompt = { $name }>
cli-choose = Tape un numéro de 1 à { $last }, ou « help ».
cli-no-such-number = Il n’y a pas de numéro { $number } dans la liste : elle s’arrête à { $last }.
cli-not-allowed = { $action } n’est pas permis maintenant :
cli-why-what = Pourquoi quoi ? Par exemple : why { $example }
cli-no-odds = Le hasard n’a rien en réserve pour l’instant.
cli-hand-over = C’est ensuite à { $name } de jouer. Laisse la place ; { $name } appuie sur Entrée.
cli-chance = Le hasard se joue à la main : qu’a-t-il donné ?
cli-chance-name = hasard
cli-bots-run-on = Les bots continuent entre eux ; Ctrl-C les arrête.
cli-cut = Les bots ont été arrêtés après { $limit } actions de plus.
cli-open = La partie n’est pas finie.
cli-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
cli-possible = C’est possible maintenant.
cli-help-text =
    1, 2, 3, …     l’action qui porte ce numéro dans la liste
    { $example }
                   une action par son nom
    Entrée         l’action, s’il n’y en a qu’une
    why ACTION     ce qu’elle apporterait, ou pourquoi elle n’est pas permise
    odds           ce que le hasard peut apporter
    undo           reprendre ta dernière action, si le hasard n’a pas parlé depuis
    board          tout redessiner
    rules          les règles de cette table ; avec un identifiant ou un mot, celles-là seulement
    save FICHIER   garder la partie, pour continuer avec « festina play --resume FICHIER »
    quit           quitter
cli-undone = Action reprise.
cli-undo-nothing = Tu n’as encore rien décidé.
cli-undo-chance = Le hasard a parlé depuis ta dernière action : elle ne peut pas être reprise.
cli-undo-others = { $name } a joué depuis ta dernière action : elle ne peut pas être reprise.
cli-undo-too-late = C’est trop tard pour reprendre cela.
cli-undo-reveal = Quelque chose de caché a été montré depuis ta dernière action : elle ne peut pas être reprise.
cli-ask-save = Sauvegarder la partie ? Entrée pour { $file }, un autre nom, ou « non » :
cli-ask-save-end = Garder l’enregistrement de cette partie ? Un nom de fichier, ou Entrée pour non :
cli-saved = Sauvegardé dans { $file }.
cli-left-unsaved = La partie n’a pas été sauvegardée.
cli-resume-with = Pour continuer : festina play --resume { $file }

## Replays

cli-replay-title = { $ruleset }, coup { $move } sur { $last }
cli-replay-prompt = Coup { $move } sur { $last } : Entrée suivant, b retour, un numéro, q quitter>
cli-replay-no-such-move = Il n’y a pas de coup { $move } : l’enregistrement va du coup 0 au coup { $last }.

## Rules and editions

cli-rules-title = Règles de { $ruleset }
cli-rules-marks = Après chaque identifiant : T écrit dans une règle imprimée, F trouvé dans des sources publiques, I notre lecture ou reconstitution.
cli-rules-reconstructed = Reconstitué : { $what }
cli-editions-name = Nom
cli-editions-years = Années
cli-editions-publishers = Éditeurs
cli-editions-board = Plateau
cli-editions-board-old = ancien
cli-editions-board-new = nouveau
cli-editions-start = Carottes, à 3/4/5/6
cli-editions-start-two = Carottes, à deux
cli-editions-restart = Après un nouveau départ
cli-editions-as-started = comme au début
cli-editions-finish = À l’Arrivée, au plus
cli-editions-finish-place = 10 × place
cli-editions-finish-flat = { $limit }, quelle que soit la place
cli-editions-hare = Cases lièvre
cli-editions-hare-chart = tableau ({ $year })
cli-editions-hare-die = dé ({ $year })
cli-editions-hare-deck = { $cards } cartes ({ $year })
cli-editions-first-pawn = Premier des deux pions à l’Arrivée avec
cli-editions-lettuces-any = autant de salades qu’on veut
cli-editions-lettuces-none = aucune salade
cli-editions-printed = Nombres imprimés
cli-editions-printed-from-start = depuis le Départ
cli-editions-printed-to-finish = jusqu’à l’Arrivée
cli-editions-runner = L’animal lent
cli-editions-runner-tortoise = tortue
cli-editions-runner-hedgehog = hérisson
cli-editions-reconstructed = Reconstitué
cli-editions-nothing = rien
cli-editions-hint = « festina rules ID » affiche les règles d’une édition, « festina play --edition ID » la joue.

## Simulations

cli-simulate-warming = Échauffement : compilation des règles
cli-simulate-playing = Parties en cours
cli-simulate-title = { $games ->
        [one] { $games } partie au hasard
       *[other] { $games } parties au hasard
    } de { $ruleset }, graine { $seed }
cli-simulate-mean = Décisions par partie, en moyenne
cli-simulate-quantile = { $percent } % des parties terminées en prennent au plus
cli-simulate-cut = Interrompues après { $limit } décisions
cli-simulate-title-wins = Qui a gagné, parmi les parties terminées
cli-simulate-seat = siège
cli-simulate-wins = parties
cli-simulate-share = part
cli-simulate-interval = intervalle à 95 %
cli-simulate-speed = { $decisions } décisions en { $seconds } s avec { $workers ->
        [one] { $workers } fil d’exécution
       *[other] { $workers } fils d’exécution
    } : { $rate } par seconde (après { $warm } s d’échauffement).

## Any game

cli-plain-yes = oui
cli-plain-no = non

## Hare & Tortoise: the board

cli-hare-title = Le Lièvre et la Tortue ({ $edition })
cli-hare-tile-start = DÉP.
cli-hare-tile-finish = ARR.
cli-hare-tile-hare = L
cli-hare-tile-carrot = C
cli-hare-tile-lettuce = S
cli-hare-tile-tortoise = { $runner ->
    [hedgehog] H
   *[tortoise] T
}
cli-hare-kind-start = Départ
cli-hare-kind-finish = Arrivée
cli-hare-kind-hare = lièvre
cli-hare-kind-carrot = carottes
cli-hare-kind-lettuce = salade
cli-hare-kind-tortoise = { $runner ->
    [hedgehog] hérisson
   *[tortoise] tortue
}
cli-hare-kind-number = pari { $number }
cli-hare-legend-numbers = cases pari
cli-hare-legend = Souligné : où tu peux aller. Les pions creux sont face cachée.
cli-hare-legend-printed = Le plateau indique les cases qui restent à parcourir : ici en italique, à côté du nombre à taper.
cli-hare-start = Départ
cli-hare-home = Arrivée
cli-hare-team = équipe { $team }
cli-hare-note-eat = va manger
cli-hare-note-miss = passe un tour
cli-hare-note-nap = dort
cli-hare-note-leave = doit partir
cli-hare-note-turn = doit jouer
cli-hare-column-player = qui
cli-hare-column-space = case
cli-hare-column-carrots = carottes
cli-hare-column-lettuces = salades
cli-hare-column-change = carottes
cli-hare-column-left = reste
cli-hare-column-position = pos.
cli-hare-do-take = rester, prendre 10
cli-hare-do-give = rester, rendre 10
cli-hare-do-nothing = ne rien faire
cli-hare-do-eat = manger une salade
cli-hare-do-miss = passer le tour
cli-hare-do-restart = nouveau départ
cli-hare-do-keep = garder le cadeau
cli-hare-do-bank = cadeau à la banque
cli-hare-describe = { $action } ({ $target }) : { $cost ->
        [0] ne coûte rien
       *[other] coûte { $cost }
    }{ $gain ->
        [0] {""}
       *[other] , rapporte { $gain }
    }, te laisse { $left ->
        [one] { $left } carotte
       *[other] { $left } carottes
    } ; ton pion serait { $position }.
cli-hare-odds = { $chances } sur { $total } ({ $percent } %) : { $shown ->
        [none] { $effect }
       *[other] { $shown } : { $effect }
    }
cli-hare-odds-position = (pour un pion classé { $position })
cli-hare-moves = { $seat } paie { $amount } et { $space ->
        [64] franchit la ligne
       *[other] avance
    }{ $pawn ->
        [one] {""}
       *[other] {" "}avec { $pawn }
    }{ $space ->
        [64] .
       *[other] {" "}jusqu’à { $space } ({ $kind }).
    }
cli-hare-end-open = La course n’est pas finie.
cli-hare-aimless = Un jeu sans but peut ne jamais finir (HT-853).
cli-hare-end-team = L’équipe { $team } gagne : tous ses pions sont arrivés ({ $names }).
cli-hare-end-both = { $name } gagne : ses deux pions sont arrivés.
cli-hare-end-first = { $name } gagne : première place à l’Arrivée.
cli-hare-end-place = { $place } : { $name }
cli-hare-end-running = Encore en course : { $names }

## Hare & Tortoise: tables

cli-hare-sheet-players = participants
cli-hare-sheet-start = carottes au début
cli-hare-sheet-restart = carottes après un nouveau départ
cli-hare-sheet-lettuces = salades
cli-hare-sheet-finish = Carottes permises à l’Arrivée, selon la place : { $places }.
cli-hare-sheet-deck = Les cartes lièvre
cli-hare-sheet-die = Le tableau du lièvre : une ligne pour la position, une colonne pour le dé
cli-hare-sheet-chart = Le tableau du lièvre : une ligne pour la carte tirée, une colonne pour la position
cli-hare-sheet-star = * reconstitué
cli-hare-stats-more = Une partie compte en moyenne { $restarts } nouveaux départs, { $lettuces } salades mangées et { $draws } tirages du hasard.
cli-hare-stats-kinds = Où les déplacements se sont terminés
cli-hare-stats-kind = type
cli-hare-stats-spaces = cases
cli-hare-stats-moves = déplacements
cli-hare-stats-share = part
cli-hare-stats-each = par case et partie
cli-hare-stats-most = Les plus visitées :
cli-hare-stats-least = Les moins visitées :

## Why First?

cli-whyfirst-title = Why First?
cli-whyfirst-now = Manche { $round } sur { $rounds }, tour { $trick }
cli-whyfirst-column-space = case
cli-whyfirst-column-total = total
cli-whyfirst-note-second = 2e place
cli-whyfirst-note-card = { $card }
cli-whyfirst-note-chosen = a choisi
cli-whyfirst-hand = Tes cartes : { $cards }
cli-whyfirst-hand-of = { $name } a en main { $cards }
cli-whyfirst-played = Jouées dans cette manche : { $cards }
cli-whyfirst-legend = Un couloir par pion, de −12 à +16 ; la case actuellement deuxième est grisée.
cli-whyfirst-on = { $name } (@{ $target })
cli-whyfirst-move = { $name } : le pion va de { $origin } à { $space } ; la 2e place serait : { $second }
cli-whyfirst-nobody = personne
cli-whyfirst-elsewhere = Pas encore vues dans cette manche : { $cards }
cli-whyfirst-deck = { $size } cartes : { $cards }
cli-whyfirst-white = Nombres blancs : { $cards }

## The operator

cli-help-admin = S’occuper des tables et des gens : signalements, bannissements, annonces.
cli-help-admin-json = Tout afficher sur une ligne de JSON.
cli-help-admin-number = Le numéro donné par la liste.
cli-help-admin-table-id = L’identifiant de la table.
cli-help-admin-tables = Lister les tables, les plus récentes d’abord.
cli-help-admin-status = Seulement les tables dans cet état.
cli-help-admin-reported = Seulement les tables avec des signalements en cours.
cli-help-admin-limit = Combien au plus.
cli-help-admin-table = Montrer une table et les appareils de ses sièges.
cli-help-admin-close = Fermer une table : sa partie s’arrête là.
cli-help-admin-reports = Lister les signalements en cours.
cli-help-admin-reports-all = Les signalements classés aussi.
cli-help-admin-report = Montrer un signalement, avec ce que la personne avait dit.
cli-help-admin-report-close = Le classer : il est réglé.
cli-help-admin-ban = Bannir un appareil ou une plage d’adresses : plus moyen de jouer ni de regarder.
cli-help-admin-ban-reason = Le motif, que la personne pourra lire.
cli-help-admin-ban-device = L’identifiant de l’appareil ("festina admin table" le montre).
cli-help-admin-ban-network = Une adresse ou une plage, comme 203.0.113.0/24 ou 2001:db8::/64.
cli-help-admin-ban-report = La personne de ce signalement, qui est classé du même coup.
cli-help-admin-ban-days = Pour tant de jours ; sinon, jusqu’à ce qu’on le lève.
cli-help-admin-bans = Lister tous les bannissements.
cli-help-admin-unban = Lever un bannissement.
cli-help-admin-announce = Dire quelque chose à tout le monde sur le serveur.
cli-help-admin-announce-text = Ce qu’il faut dire.
cli-help-admin-announce-hours = Pour tant d’heures ; sinon, jusqu’à ce qu’on la retire.
cli-help-admin-announcements = Lister toutes les annonces.
cli-help-admin-unannounce = Retirer une annonce.
cli-admin-table-line = { $table }  { $status ->
        [open] ouverte
        [running] en cours
        [over] terminée
       *[closed] fermée
    }{ $public ->
        [yes] , publique
       *[no] { "" }
    }  { $ruleset }  { $people }  { $changed }{ $reports ->
        [0] { "" }
        [one] , 1 signalement
       *[other] , { $reports } signalements
    }
cli-admin-table = { $table } : { $status ->
        [open] ouverte
        [running] en cours
        [over] terminée
       *[closed] fermée
    }, { $ruleset }. Gérée par l’appareil { $host }
cli-admin-seat = Siège { $seat } ({ $kind ->
        [person] personne
        [bot] bot
       *[open] libre
    }) : { $name }, appareil { $device }
cli-admin-table-reports = Signalements : { $numbers }
cli-admin-no-tables = Aucune table ne correspond.
cli-admin-no-table = La table « { $table } » n’existe pas.
cli-admin-busy = On joue trop vite à la table { $table }. Réessaie.
cli-admin-ended = La partie de la table { $table } est déjà finie.
cli-admin-closed = La table { $table } est fermée.
cli-admin-report-line = { $number }  { $at }  { $reason ->
        [words] propos
        [name] nom
        [stalling] fait traîner
        [cheating] triche
       *[other] autre
    } : { $name }, table { $table }, siège { $seat }{ $state ->
        [closed] {" "}(classé)
       *[open] { "" }
    }
cli-admin-report-text = Ce qui a été signalé : { $text }
cli-admin-report-about = À propos de l’appareil { $device }, réseau { $network }
cli-admin-report-by = Par l’appareil { $device }
cli-admin-said = { $at }  { $text }
cli-admin-report-closed = Le signalement { $number } est classé.
cli-admin-no-reports = Il n’y a pas de signalement.
cli-admin-no-report = Le signalement { $number } n’existe pas.
cli-admin-ban-whom = Indique l’un des trois : --device, --network ou --report.
cli-admin-no-device = L’appareil « { $device } » n’existe pas.
cli-admin-banned = Bannissement { $number } : { $whom }. Les serveurs suivent en quelques secondes.
cli-admin-ban-line = { $number }  { $whom }  { $until }  { $reason }
cli-admin-no-bans = Il n’y a pas de bannissement.
cli-admin-no-ban = Le bannissement { $number } n’existe pas.
cli-admin-unbanned = Le bannissement { $number } est levé.
cli-admin-announced = Annonce { $number } : tout le monde la verra dans quelques secondes.
cli-admin-announcement-line = { $number }  { $until }  { $text }
cli-admin-no-announcements = Il n’y a pas d’annonce.
cli-admin-no-announcement = L’annonce { $number } n’existe pas.
cli-admin-unannounced = L’annonce { $number } est retirée.
cli-admin-no-end = sans fin
cli-admin-until = jusqu’au { $at }
cli-admin-ended-at = échéance passée : { $at }
cli-admin-empty = Le texte est vide.
cli-admin-span = « { $number } » n’est pas une durée : il faut plus de 0.
cli-admin-bad-network = « { $network } » n’est pas une plage d’adresses : écris 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/64.
