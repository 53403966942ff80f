# What the pages in the browser say. The game itself speaks through hare.ftl and whyfirst.ftl.
# The slow runner is a tortoise in some editions and a hedgehog in others: where it is named, both are here.

## Words used on many pages

web-title = Festina
web-title-turn = À toi de jouer
web-nav = Pages
web-nav-home = Accueil
web-nav-games = Mes parties
web-nav-lobby = Salon
web-nav-puzzles = Problèmes
web-nav-rules = Règles
web-nav-daily = Course du jour
web-nav-ratings = Cotes
web-nav-me = Moi
web-language = Langue
web-settings = Réglages
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-loading = Un instant…
web-guest = Invité
web-somebody = Quelqu’un
web-default-name = Invité
web-name = Nom
web-name-yours = Ton nom
web-game-hare = Le Lièvre et la Tortue
web-game-whyfirst = Why First?
web-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-team = Équipe { $team }
web-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-status-open = en attente
web-status-running = en cours
web-status-over = finie
web-status-closed = abandonnée

## What goes wrong

web-trouble-unreachable = Le serveur est injoignable. Vérifie ta connexion et réessaie.
web-trouble-unreadable = Le serveur a donné une réponse illisible.
web-trouble-crowded = Le serveur est débordé en ce moment. Attends un instant et réessaie.
web-trouble-unknown = Quelque chose s’est mal passé. Réessaie, s’il te plaît.
web-not-found-title = Rien ici
web-not-found = Cette page n’existe pas. L’adresse a peut-être été coupée.

## A new table

web-new-title = Une nouvelle table
web-new-game = Le jeu
web-new-edition = L’édition
web-new-players = Nombre de joueurs
web-new-two-hare = À deux, on court avec deux lièvres chacun.
web-new-two-whyfirst = À deux, Leo se joint à vous : un troisième coureur, qui joue ses cartes à l’aveugle.
web-new-seats = Qui s’assoit où
web-new-seat-kind = Siège { $number } : qui joue ?
web-new-seat-me = Moi
web-new-seat-person = Quelqu’un sur cet appareil
web-new-seat-bot = Un bot
web-new-seat-open = Un ami ou une amie, par lien
web-new-seat-open-sentence = Tu auras le lien à la page suivante.
web-new-variants = Variantes
web-new-table-options = Pendule et accès
web-start-game = C’est parti
web-open-table = Ouvrir la table
web-table-public = Dans le salon
web-table-public-sentence = Tout le monde sur ce serveur peut prendre un siège libre.
web-table-spectators = On peut regarder
web-table-spectators-sentence = Qui regarde voit ce qui est visible, jamais un secret.
web-table-chat = Discussion
web-table-chat-sentence = Les personnes à la table peuvent s’écrire.
web-table-autoplay = Jouer les coups forcés pour moi
web-table-autoplay-sentence = Quand il n’y a qu’une chose à faire, la table la fait.
web-pace = À quel rythme
web-pace-days = { $days ->
    [one] Jusqu’à { $days } jour par tour
   *[other] Jusqu’à { $days } jours par tour
}

## Bots

web-bot = Bot
web-bot-levels = Par niveau
web-bot-characters = Caractères
web-bot-level = { $level ->
    [1] Niveau 1, gentil
    [5] Niveau 5, solide
    [10] Niveau 10, impitoyable
   *[other] Niveau { $level }
}
web-bot-random = Fantasque : tout ce qui est permis
web-bot-plodder = Pas à pas : une case à la fois
web-bot-dasher = Fonceur : aussi loin que possible
web-bot-alternator = Sauteur : un bond, un pas, un bond
web-bot-eager = Ambitieux : veut toujours être en tête
web-bot-modest = Modeste : juste derrière la tête
web-bot-saboteur = Saboteur : joue sur les autres
web-bot-strategist = Stratège : pèse chaque coup
web-bot-search = Penseur : joue tout dans sa tête
web-bot-champion = Champion : a appris de milliers de parties

# Six names for bots, in the order of the seats, separated by commas.
web-bot-names = Noisette, Ronce, Chardon, Oseille, Trèfle, Prunelle

## Options of Hare & Tortoise

web-option-hare-teams = Équipes
web-option-hare-teams-0 = Pas d’équipes
web-option-hare-teams-0-sentence = Chacun court pour soi.
web-option-hare-teams-2 = Deux équipes
web-option-hare-teams-2-sentence = La première équipe dont tous les lièvres sont arrivés gagne ; à 4 ou à 6.
web-option-hare-teams-3 = Trois équipes
web-option-hare-teams-3-sentence = Deux par deux ; à 6.
web-option-hare-hare = Cases lièvre
web-option-hare-hare-edition = Comme dans l’édition
web-option-hare-hare-edition-sentence = Cartes, dé ou tableau, comme dans la boîte.
web-option-hare-hare-sprint = Sprint
web-option-hare-hare-sprint-sentence = Rien ne s’y passe ; en repartir vers l’avant coûte 5 carottes par case.
web-option-hare-hare-nap = Sieste
web-option-hare-hare-nap-sentence = Le lièvre s’endort et perd un tour, à moins que quelqu’un ne le dépasse.
web-option-hare-hare-closed = Fermé
web-option-hare-hare-closed-sentence = Personne ne peut entrer sur une case lièvre : aucune part de chance.
web-option-hare-hare-tournament = Tournoi
web-option-hare-hare-tournament-sentence = Au tour suivant, 10 carottes si personne ne te dépasse, sinon 10 à payer pour chaque personne qui l’a fait.
web-option-hare-hare-parking = Parking
web-option-hare-hare-parking-sentence = Rien ne s’y passe.
web-option-hare-until = Fin de la course
web-option-hare-until-places = Courir pour les places
web-option-hare-until-places-sentence = La course continue après la victoire, pour la deuxième place et les suivantes.
web-option-hare-until-winner = S’arrêter à la victoire
web-option-hare-until-winner-sentence = La première arrivée met fin à la course.
web-option-hare-first = Qui commence
web-option-hare-first-seat0 = Le premier siège
web-option-hare-first-seat0-sentence = Le siège en haut de la liste commence.
web-option-hare-first-draw = Au sort
web-option-hare-first-draw-sentence = Le hasard dit qui commence.
web-option-hare-open-carrots = Carottes
web-option-hare-open-carrots-false = Secrètes
web-option-hare-open-carrots-false-sentence = Tout le monde voit ce qui est payé et pris, et doit s’en souvenir.
web-option-hare-open-carrots-true = Découvertes
web-option-hare-open-carrots-true-sentence = Tout le monde voit les carottes de tout le monde.
web-option-hare-memory-aid = Aide-mémoire
web-option-hare-memory-aid-false = Aucun
web-option-hare-memory-aid-false-sentence = Qui veut savoir doit compter.
web-option-hare-memory-aid-true = Compte pour nous
web-option-hare-memory-aid-true-sentence = La page compte les carottes de tout le monde, d’après ce qui a été payé ouvertement.
web-option-hare-number-pay = Quand les cases pari paient
web-option-hare-number-pay-on-leaving = Au départ de la case
web-option-hare-number-pay-on-leaving-sentence = Seul le lièvre qui repart est payé, juste avant de partir.
web-option-hare-number-pay-turn-start = Au début du tour
web-option-hare-number-pay-turn-start-sentence = Les deux lièvres sont payés, quel que soit celui qui bouge.

## Options of Why First?

web-option-whyfirst-mode = Comment les cartes déplacent les pions
web-option-whyfirst-mode-base = Tout à la fois
web-option-whyfirst-mode-base-sentence = Choisis en secret une carte et qui elle déplace ; puis toutes sont révélées.
web-option-whyfirst-mode-tactical = Tactique
web-option-whyfirst-mode-tactical-sentence = Les cartes sont d’abord révélées ; puis chacun déplace un pion, le plus grand nombre blanc d’abord.
web-option-whyfirst-deck = Le paquet
web-option-whyfirst-deck-standard = 32 cartes
web-option-whyfirst-deck-standard-sentence = De −4 à +5, comme le dit la règle de l’éditeur.
web-option-whyfirst-deck-printed-34 = 34 cartes
web-option-whyfirst-deck-printed-34-sentence = Avec un second +5 et un +6, comme dans un tableau imprimé.

## Lobby and my games

web-lobby-title = Salon
web-lobby-lead = Trouve des gens avec qui jouer, ou une table ouverte à tout le monde.
web-lobby-open = Avec un siège libre
web-lobby-running = À regarder
web-lobby-none = Aucune table n’attend pour l’instant. Cherche quelqu’un, ou ouvres-en une : d’autres la trouveront ici.
web-mine-title = Mes parties
web-mine-none = Tu n’as pas encore joué ici.
web-mine-now = En cours
web-mine-before = Avant
web-mine-move = Tu joues sur un autre appareil ?

## Invitations and moving

web-join-title = { $name } t’invite à une course
web-join-gone-title = Cette invitation n’est plus valable
web-invite = Inviter
web-invite-link = Lien pour une personne
web-invite-local = Cette adresse ne marche que sur cet ordinateur. Pour d’autres appareils, lance Festina avec --host et ouvre l’adresse qu’il affiche.
web-take-seat = Prendre le siège
web-move-title = D’un appareil à l’autre
web-move-take = Récupérer mes sièges ici
web-move-take-sentence = Tape le code que montre ton autre appareil.
web-move-give = Créer un code
web-move-give-sentence = Le code fait passer tous tes sièges de cet appareil à un autre.
web-move-code = Code de huit lettres
web-move-code-how = Sur l’autre appareil, ouvre « Passer sur un autre appareil » et tape ce code. Il sert une seule fois, pendant dix minutes.
web-move-done = { $count ->
    [one] { $count } table est maintenant ici.
   *[other] { $count } tables sont maintenant ici.
}
web-move-seat = Continuer sur un autre appareil

## Before the start

web-waiting-title = Qui vient ?
web-waiting-for = { $count ->
    [one] { $count } siège est encore libre.
   *[other] { $count } sièges sont encore libres.
}
web-waiting-host = La partie commence quand la personne qui gère la table la lance.
web-seat-free = siège libre
web-seat-number = Joueur { $number }
web-seat-to-bot = Mettre un bot ici
web-seat-to-open = Libérer ce siège

## At the table

web-seats = À la table
web-seat-you = toi
web-seat-away = ailleurs
web-seat-lent = { $bot } joue en attendant
web-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-thinking = { $name } réfléchit…
web-you-watch = Tu regardes. { $prompt }
web-skip = Passer
web-undo = Annuler le coup
web-lend = Laisser jouer un bot
web-return = Jouer moi-même
web-resting = Les bots ont couru seuls longtemps, et se reposent.
web-wake = Les laisser repartir
web-story = Ce qui s’est passé
web-story-empty = Rien encore.
web-retell = Depuis mon tour
web-retell-title = Revoir ce qui s’est passé depuis mon dernier tour
web-log-undone = { $seat } revient sur une décision.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien écrit.
web-chat-write = Écris quelque chose
web-chat-send = Envoyer
web-chat-delete = Supprimer cette ligne
web-chat-muted = La personne qui gère la table t’a retiré la parole.
web-chat-unread = { $count } à lire
web-takeback = Reprendre un coup
web-takeback-ask = Demander à revenir sur ma dernière décision
web-takeback-asked = { $count ->
    [one] { $name } aimerait revenir sur la dernière décision. D’accord ?
   *[other] { $name } aimerait revenir { $count } décisions en arrière. D’accord ?
}
web-takeback-waiting = { $name } a demandé à revenir sur une décision. On attend la réponse des autres.
web-agree = D’accord
web-decline = Refuser
web-hand-over = C’est ensuite à { $name } de jouer : passe l’appareil.
web-hand-over-ready = C’est moi, { $name }
web-connection-lost = La connexion est perdue. Rien n’est oublié ; nouvel essai…
web-connection-none = La table est injoignable. Nouvel essai…
web-move-waits = Ta décision est gardée : elle part dès que la connexion revient.
web-table-menu = Table
web-table-rules = Règles de cette table
web-table-closed = Cette table a été abandonnée.
web-table-missing-title = Tu ne peux pas ouvrir cette table
web-replay = Revoir la partie
web-record = Télécharger l’enregistrement
web-leave = Quitter la table
web-leave-sure = Quitter cette table ? Un bot continuera à ta place.
web-leave-alone = Abandonner cette partie ? Elle s’arrête ici.
web-leave-alone-yes = Abandonner
web-people = Personnes
web-mute = Retirer la parole
web-unmute = Rendre la parole
web-remove = Retirer
web-result = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
web-result-you = Tu gagnes !
web-result-place = Ta place : { web-place }.
web-result-second = Le deuxième total le plus élevé gagne.
web-rematch = Une autre partie
web-rematch-join = Vers la partie suivante

## Settings

web-setting-theme = Couleurs
web-setting-theme-auto = Comme le système
web-setting-theme-light = Clair
web-setting-theme-dark = Sombre
web-setting-pace = Animations
web-setting-pace-calm = Calmes
web-setting-pace-brisk = Vives
web-setting-pace-none = Aucune
web-setting-pace-reduced = Ton système demande moins de mouvement, donc il n’y en a pas.
web-setting-at-once = Jouer aussitôt
web-setting-at-once-sentence = Un clic suffit, sans confirmation.
web-privacy = Confidentialité
web-privacy-sentence = Il n’y a pas de comptes. Cet appareil a un nom que tu choisis et les parties qu’il joue ; un cookie permet de les retrouver.
web-forget = Oublier cet appareil
web-forget-sure = Oublier cet appareil ? Tu quittes tous tes sièges, et ton nom et ce que tu as écrit sont effacés.
web-forgotten = Oublié.

## The race on the board

web-hare-board = La piste, case par case
web-hare-board-help = Les flèches gauche et droite vont de case en case, les flèches haut et bas d’une case que tu peux atteindre à la suivante. Entrée choisit, Entrée de nouveau joue le coup, Échap annule.
web-hare-dock = Ton tour et tes carottes
web-hare-own = Ce que tu as
web-hare-start = Départ
web-hare-finish = Arrivée
web-hare-space = Case { $number }
web-hare-kind-carrot = carottes
web-hare-kind-lettuce = salade
web-hare-kind-hare = lièvre
web-hare-kind-tortoise = tortue
web-hare-kind-hedgehog = hérisson
web-hare-kind-number = pari { $number }
web-hare-kind-numbers = pari { $numbers }
web-hare-here = { $count ->
    [one] { $names } est ici.
   *[other] { $names } sont ici.
}
web-hare-lying-eat = { $name } (mange)
web-hare-lying-miss = { $name } (passe un tour)
web-hare-lying-nap = { $name } (dort)
web-hare-home-place = à l’Arrivée, { web-place }
web-hare-lettuces = { $count ->
    [0] plus de salade
    [one] { $count } salade
   *[other] { $count } salades
}
web-hare-carrots = { $count ->
    [one] { $count } carotte
   *[other] { $count } carottes
}
web-hare-limit-title = Ce que tu peux avoir en main à ta prochaine arrivée
web-hare-limit = arriver avec au plus { $limit }
web-hare-limit-none = arriver avec autant qu’on veut
web-hare-cost = Coûte
web-hare-gain = Rapporte
web-hare-left = Reste
web-hare-position = Ensuite
web-hare-price-cost = { $cost ->
    [one] coûte { $cost } carotte
   *[other] coûte { $cost } carottes
}
web-hare-price-gain = { $gain ->
    [one] rapporte { $gain } carotte
   *[other] rapporte { $gain } carottes
}
web-hare-price-both = coûte { $cost }, rapporte { $gain }
web-hare-price-free = gratuit
web-hare-then = ensuite { $left ->
    [one] { $left } carotte
   *[other] { $left } carottes
}
web-hare-label-move = Tu peux y aller : { $price }, reste { $left }, ensuite { $place }.
web-hare-label-chosen = Case choisie. Entrée de nouveau joue le coup.
web-hare-label-not = Pas permis :
web-hare-which-pawn = Lequel de tes lièvres ?
web-hare-pawn = Lièvre { $pawn } · { $space }
web-hare-do-take = Rester et prendre 10
web-hare-do-give = Rester et rendre 10
web-hare-answer-take = Prendre 10
web-hare-answer-give = Rendre 10
web-hare-do-nothing = Ne rien faire
web-hare-do-eat = Manger une salade
web-hare-do-miss = Se relever
web-hare-do-restart = Nouveau départ
web-hare-do-keep = Garder le cadeau
web-hare-do-bank = Mettre à la banque

## Games without a board of their own

web-plain-dock = Ton tour
web-plain-choices = Ce que tu peux faire
web-plain-facts = La table
web-yes = oui
web-no = non
