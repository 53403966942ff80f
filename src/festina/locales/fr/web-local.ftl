### Tables sur son propre appareil, sans serveur.

web-local-choice = Sur cet appareil
web-local-choice-sentence = Sans connexion. La partie reste sur cet appareil.
web-local-here = Cette partie n’existe que sur cet appareil.
web-local-removable = Si la place vient à manquer, le navigateur peut effacer les parties de cet appareil. Pour ne rien perdre, installe Festina comme application, ou télécharge l’enregistrement des parties auxquelles tu tiens.
web-local-lost = Ce navigateur ne garde aucune partie, comme c’est parfois le cas en navigation privée. Pour jouer sur cet appareil, ouvre Festina dans une fenêtre ordinaire.
web-local-friends = Continuer avec des amis
web-local-friends-sentence = Une nouvelle table s’ouvre sur le serveur à partir de cette position. La partie ne compte pas pour les cotes.
web-local-friends-at = Continuer avec des amis sur { $host }
web-local-bring-damaged = Ce lien est incomplet ou endommagé. Rouvre-le depuis la partie, s’il te plaît.
web-local-delete = Supprimer de cet appareil
web-local-delete-sure = La partie sera définitivement perdue.
web-local-damaged = Une partie de cet appareil n’est plus lisible. Toutes les autres sont intactes.
web-local-fetch = Chargement de ce qu’il faut pour jouer sur cet appareil…
web-local-python = Démarrage…
web-local-package = Presque prêt…
web-local-import = Continuer à partir d’ici
web-local-import-sentence = La partie reprend sur cet appareil à la dernière position de l’enregistrement.
web-local-import-link = Reprendre une partie enregistrée
web-trouble-device = Cet appareil ne peut pas encore se passer du serveur. Il lui faut une connexion, une seule fois, pour charger ce qui manque.
web-trouble-browser = Ce navigateur ne peut pas faire tourner les parties lui-même, car WebAssembly lui manque. Il lui faut un serveur.
server-device-alone = Une table sur un appareil est pour les personnes qui y sont assises : sans pendule, sans siège libre, et jamais publique.
server-device-damaged = Cette partie n’est plus lisible. Tu peux la supprimer dans « Mes parties » ; toutes les autres sont intactes.
server-device-full = Cette partie ne peut plus être enregistrée : il n’y a peut-être plus de place sur cet appareil. Libère de la place, puis rouvre la partie.
server-position-private = Une partie qui commence dans une position connue se joue entre amis : la table ne peut pas être publique.
server-record-over = L’enregistrement va jusqu’à la fin de la partie : il n’y a plus rien à jouer.
server-position-ruleset = L’enregistrement suit d’autres règles : { $ruleset }.
