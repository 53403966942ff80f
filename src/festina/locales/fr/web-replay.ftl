# Replays in the browser: finished games, tables of mine, records from a file.

web-replay-lead = Revois une partie coup par coup, à travers les yeux de qui tu veux.
web-replay-finished = Tes parties finies
web-replay-none = Tu n’as pas encore fini de partie sur cet appareil.
web-replay-upload = Un enregistrement venu d’ailleurs
web-replay-upload-sentence = Un enregistrement est un fichier texte : celui qu’une partie finie permet de télécharger. Il est montré ici et n’est gardé nulle part.
web-replay-file = Depuis un fichier
web-replay-paste = Ou colle son texte
web-replay-look = Montrer
web-replay-others = Autres parties à revoir
web-replay-missing = Pas de partie à revoir ici
web-replay-to-table = Retour à la table

## Going through time

web-replay-controls = Parcourir la partie
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Une étape en avant
web-replay-last = À la fin
web-replay-moment = Moment de la partie
web-replay-at = Étape { $at } sur { $last }
web-replay-speed = Vitesse
web-replay-times = { $speed } ×
web-replay-keys = Touches : les flèches pour une étape, Début et Fin pour les deux bouts, Espace pour la lecture et la pause.
web-replay-eyes = Vue par
web-replay-spectator = le public
web-replay-link = Lien vers ce moment
