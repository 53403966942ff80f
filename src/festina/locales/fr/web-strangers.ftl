# What the pages say about people who do not know each other: reactions, blocking, reports, hosting, stored data.

## Reactions and words

web-reactions = Réactions
web-reaction = { $reaction ->
    [wave] Bonjour !
    [clap] Bravo !
    [well_played] Bien joué !
    [laugh] Ha ha !
    [surprised] Oh !
    [sorry] Pardon !
    [thanks] Merci !
   *[hurry] À toi de jouer, s’il te plaît !
}
web-reaction-of = { $name } : { web-reaction }
web-words-hidden = Ici, tu vois les réactions, mais aucun message tant que tu n’en veux pas.
web-words-show = Lire et écrire des messages à cette table
web-words-hide = Revenir aux seules réactions

## Other people

web-about = À propos de { $name }
web-seat-blocked = personne bloquée
web-block = Bloquer
web-block-yes = Bloquer
web-block-sure = Bloquer { $name } ? Tu ne verras plus rien de ce que dit { $name }, et vos invitations mutuelles ne marcheront plus. Tu peux revenir là-dessus dans les réglages.
web-block-sentence = Tu ne verras plus rien de cette personne.
web-block-already = Tu as bloqué cette personne.
web-block-manage = Ne plus la bloquer
web-blocked = C’est fait : { $name } ne te dérangera plus.
web-report = Signaler
web-report-title = Signaler { $name }
web-report-reason = Qu’est-ce qui ne va pas ?
web-report-because = { $reason ->
    [words] Des insultes ou des propos déplacés
    [name] Un nom choquant
    [stalling] Fait exprès de ne pas jouer
    [cheating] Triche
   *[other] Autre chose
}
web-report-text = Avec tes mots (si tu veux)
web-report-block = Bloquer aussi cette personne
web-report-sentence = Les responsables de ce serveur liront le signalement, avec ce que la personne a dit à cette table. Elle n’en saura rien.
web-report-send = Envoyer le signalement
web-reported = Merci. Le signalement est parti.
web-reported-blocked = Merci. Le signalement est parti, et { $name } ne te dérangera plus.

## The host

web-host-tools = C’est toi qui gères la table
web-host-hand = Lui confier la table
web-host-hand-sure = Confier cette table à { $name } ? Tu ne pourras pas la reprendre.
web-host-handed = { $name } gère maintenant la table.
web-remove-sure = Retirer { $name } de cette table ? Le siège redevient libre.
web-remove-sure-running = Retirer { $name } de cette table ? Un bot jouera à sa place jusqu’à une nouvelle invitation de ta part.
web-remove-not-again = Ne peut plus revenir à cette table
web-ask-back = Réinviter { $name }
web-asked-back = { $name } a reçu une nouvelle invitation.
web-removed = La personne qui gère cette table a libéré ton siège.
web-removed-running = La personne qui gère cette table a libéré ton siège ; un bot y joue maintenant. Tu peux regarder.
web-table-close = Fermer la table
web-table-close-sure = Fermer cette table ? Elle disparaît pour tout le monde.
web-table-close-sure-running = Fermer cette table ? La partie s’arrête ici pour tout le monde, sans victoire.

## Moving to another device, step by step

web-move-look = Voir ce qui serait transféré
web-move-offer = Voici ce qui serait transféré ici
web-move-offer-sentence = Rien n’a encore bougé. Dès que tu auras confirmé, ces sièges seront sur cet appareil et non plus sur l’autre.
web-move-confirm = { $count ->
    [0] Tout récupérer ici
    [one] Récupérer cette table ici
   *[other] Récupérer ces { $count } tables ici
}

## What is stored

web-privacy-none = Ni publicité ni pistage : cette page parle à ce serveur et à personne d’autre. Rien d’autre n’est gardé que ce qui figure ici.
web-privacy-list = Ce qui est gardé, et combien de temps
web-privacy-grace = Une fois ce délai passé, tout est supprimé au plus tard { $span } après.
web-privacy-backups = Les sauvegardes du serveur contiennent ce qui était gardé au moment où elles ont été faites.
web-privacy-yours = Ce que tu peux faire
web-privacy-yours-sentence = Tu peux télécharger tout ce qui est gardé au sujet de cet appareil, et tu peux le faire oublier : ton nom et ce que tu as écrit sont alors effacés tout de suite ; les coups que tu as joués restent.
web-kept = { $what ->
    [finished_game] Parties terminées
    [running_game] Parties en cours
    [open_table] Tables jamais lancées
    [chat] Discussion
    [device] Cet appareil
    [profile] Ce que tu as joué et qui tu connais
    [invitation] Invitations
    [moving_code] Codes pour un autre appareil
    [notices] Avis
    [block] Les personnes que tu bloques
    [report] Signalements
    [ban] Bannissements
    [announcement] Annonces
    [daily] Courses du jour
    [rating] Cotes
    [plan] Plans pour ton prochain tour
    [pairing] L’attente d’adversaires
    [cup] Tournois
   *[log] Le journal du serveur
}
web-kept-sentence = { $what ->
    [finished_game] Chaque coup, les noms à la table et le lien pour revoir la partie. Si tu fais oublier ton appareil, ton nom disparaît.
    [running_game] À partir du dernier changement. Ensuite la partie est fermée, et gardée comme une partie terminée.
    [open_table] À partir du dernier changement. Ensuite la table est supprimée avec tout ce qu’elle contenait.
    [chat] Messages et réactions, à partir de la fin de la partie. On peut supprimer à tout moment ce qu’on a écrit ; la personne qui gère la table le peut aussi.
    [device] Le nom et la langue que tu as choisis, la première et la dernière visite de l’appareil, tes vacances de la dernière année, et une empreinte de son cookie. À partir de la dernière visite.
    [profile] Tes résultats et les noms des personnes avec qui tu as joué, tes navigateurs et clés d’accès, les personnes dont tu veux voir la présence, et tes invitations.
    [invitation] Une empreinte de chaque lien, jamais le lien lui-même.
    [moving_code] Une empreinte de chaque code, jamais le code lui-même.
    [notices] Où tes navigateurs reçoivent les avis, ce qui te sera dit ensuite, tes heures calmes, les tables dont tu as coupé les avis et une empreinte de l’adresse de ton flux. Effacé quand tu les désactives.
    [block] Pour que plus rien ne te vienne de ces personnes. Elles n’en savent rien.
    [report] La personne signalée, le motif, ce qu’elle avait dit à la table et, en gros, de quel réseau elle venait. Pour les responsables de ce serveur. À partir du jour du signalement.
    [ban] L’appareil ou le réseau, le motif et la date. À partir de la fin du bannissement.
    [announcement] Ce que les responsables de ce serveur disent à tout le monde. À partir de la fin de l’annonce.
    [daily] Ton nom, ta place et le nombre de tes décisions, pour chaque jour où tu as couru. Le tableau du jour les montre à tout le monde.
    [rating] Seulement si tu en veux une : ta force à un jeu et sa précision. Tu peux l’effacer à tout moment.
    [plan] Ce que tu as prévu pour ton prochain tour dans une partie lente. Personne d’autre ne le voit. Effacé dès que c’est joué ou retiré.
    [pairing] Ton nom et ce à quoi tu veux jouer, tant que tu attends dans le salon.
    [cup] Son nom, qui y participe, les tables et les points. Si tu fais oublier ton appareil, ton nom en disparaît. Compté à partir du dernier changement.
   *[log] Des lignes techniques sans noms, discussions, codes ni adresses de personnes. Festina ne les garde pas.
}
web-kept-until = { $until ->
    [days] { $span }
    [for_ever] pour toujours
    [table] aussi longtemps que la table
    [device] aussi longtemps que l’appareil
   *[never] pas gardé
}

## This device

web-device = Cet appareil
web-device-data = Tes données
web-device-manage = Aux réglages de cet appareil
web-blocks = Personnes bloquées
web-blocks-none = Tu n’as bloqué personne.
web-blocks-since = depuis le { $date }
web-unblock = Ne plus bloquer
web-unblock-name = Ne plus bloquer { $name }
web-unblocked = C’est fait : tu verras de nouveau ce que dit { $name }.
web-export = Télécharger mes données
