# La page comme application : mises à jour, jeu sans réseau, et ce qui demande d’autres personnes.

web-app-screenshot = Une course dans Festina
web-app-update = Une nouvelle version de Festina est prête.
web-app-update-now = Mettre à jour

## Prêt à jouer sans réseau

web-offline = Jouer sans connexion
web-offline-sentence = À télécharger une seule fois, environ { $size }. Ensuite, où que tu sois, tu peux jouer contre des bots, faire passer l’appareil, apprendre et consulter les règles.
web-offline-fetch = Télécharger
web-offline-progress = Téléchargement : { $done } sur { $total }
web-offline-paused = En pause : { $done } sur { $total }
web-offline-pause = Mettre en pause
web-offline-continue = Reprendre
web-offline-cancel = Annuler
web-offline-remove = Retirer de cet appareil
web-offline-remove-sure = Retirer ? Il te faudra de nouveau une connexion pour jouer ; tes parties restent.
web-offline-ready = Prêt. Tout ce que tu peux faire sur ce seul appareil marche sans connexion.
web-offline-ready-short = Jouable sans connexion
web-offline-gone = Le navigateur a fait de la place et effacé ce qu’il faut pour jouer sans connexion. Tes parties ont peut-être disparu aussi.
web-offline-again = Retélécharger
web-offline-trouble-network = La connexion s’est interrompue. Ce qui est déjà téléchargé est conservé.
web-offline-trouble-wrong = Un fichier est arrivé endommagé et n’a pas été conservé. Réessaie, s’il te plaît.
web-offline-trouble-room = Il n’y a pas assez de place sur cet appareil.
web-offline-trouble-worker = Le navigateur n’enregistre pas Festina pour jouer sans connexion ; certains ne le font jamais en navigation privée. Réessaie, s’il te plaît.

## Sans serveur

web-away = Pas de connexion
web-away-people = Il faut d’autres personnes pour cela, et le serveur est injoignable en ce moment. La page s’ouvrira d’elle-même dès qu’il répondra.
web-away-alone = Il faut d’autres personnes pour cela. Sur ce site, tu ne joues que sur ton propre appareil.
web-away-meet = Retrouver des amis sur { $host }
web-away-play = Jouer sur cet appareil

## Copying

web-copy-failed = Non copié
