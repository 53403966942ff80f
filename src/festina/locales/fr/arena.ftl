# The arena: bots against bots, measured.

arena-help = Fais jouer des bots entre eux, en équilibrant les sièges, et mesure leur force.
arena-help-bots = Les bots, par exemple "level:3,level:5,mybot.py" ; cite-en un deux fois pour lui donner deux sièges. Si une commande contient des virgules, sépare par des points-virgules.
arena-help-games = Combien de parties jouer.
arena-help-seed = La graine de l’arène : même graine et mêmes budgets de simulation, mêmes parties.
arena-help-workers = Combien de processus jouent ; le résultat est le même quel que soit leur nombre.
arena-help-limit = Interrompre une partie après ce nombre de décisions.
arena-help-move-seconds = Secondes par coup ; un bot qui met plus de temps perd le coup.
arena-help-sprt = Avec deux bots : s’arrêter dès qu’on sait si la force du premier est plus proche de LOW ou de HIGH, en Elo (0:30) ou en parts de victoires (50%:55%).
arena-help-alpha = Le risque d’accepter HIGH alors que LOW est juste.
arena-help-beta = Le risque d’accepter LOW alors que HIGH est juste.
arena-help-out = Écrire les résultats dans ce fichier : .parquet, .csv (une ligne par siège et par partie) ou .json (classement et réglages).
arena-help-resume = Reprendre une arène interrompue, à partir du journal placé à côté de --out.
arena-help-json = Afficher les résultats sur une ligne de JSON.

## What goes wrong

arena-bots-count = Une arène compte de 1 à { $most } bots, pas { $count }.
arena-bots-empty = Un bot dans « { $text } » n’a pas de nom.
arena-move-seconds = move-seconds doit être un nombre supérieur à 0 et d’au plus { $most }, pas { $value }.
arena-bad-sprt = « { $text } » n’est pas une question : donne deux bornes, la plus basse d’abord, en Elo (0:30) ou en parts de victoires (50%:55%).
arena-bad-risk = { $option } doit être un nombre entre 0 et 0.5, pas { $value }.
arena-sprt-two = --sprt compare deux bots ; { $count ->
        [one] { $count } seul est nommé
       *[other] { $count } bots différents sont nommés
    }.
arena-bad-ending = Impossible d’écrire des résultats dans { $file } : son nom doit se terminer par l’une de ces extensions : { $known }.
arena-out-folder = { $file } est un dossier, pas un fichier.
arena-out-no-folder = Impossible d’écrire { $file } : le dossier { $folder } n’existe pas.
arena-out-forbidden = Tu n’as pas le droit d’écrire { $file }.
arena-out-failed = Impossible d’écrire { $file } : { $reason }.
arena-resume-needs-out = --resume a besoin de --out : le journal des parties terminées se trouve à côté de ce fichier.
arena-resume-fewer = { $kept } parties sont gardées, plus que les { $games } demandées : demandes-en au moins autant pour n’en perdre aucune.
arena-journal-exists = { $file } contient { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } d’une arène interrompue. Continue avec --resume, ou supprime ce fichier.
arena-journal-unreadable = { $file } n’est pas un journal d’arène que cette version sait lire ; supprime-le pour recommencer.
arena-journal-differs = { $file } appartient à une autre arène : { $setting } valait { $then }, maintenant { $now }.
arena-worker-died = La partie { $game } a fait tomber deux processus (code de sortie { $code }). Avec --out, --resume reprend à partir des parties terminées.

## While it runs

arena-warming = Échauffement : la recherche est tirée du cache, ou compilée (une minute environ, une seule fois)
arena-playing = Parties
arena-nothing-to-resume = Il n’y a pas de journal à côté de { $file } : cette arène commence à la première partie.
arena-interrupted = Interrompu après { $done } parties sur { $games }.
arena-go-on = Elles sont gardées dans { $file } : la même commande avec --resume continue.

## The result

arena-title = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $ruleset }, graine { $seed }
arena-column-bot = bot
arena-column-games = parties
arena-column-share = victoires
arena-column-interval = intervalle à 95 %
arena-column-place = place
arena-column-rating = cote
arena-column-think = ms/coup
arena-column-incidents = fautes
arena-equal = Les parts valent pour un siège : avec des bots de même force, chacune serait de { $share }.
arena-length = { $mean } décisions par partie en moyenne ; { $cut ->
        [0] aucune partie interrompue
        [one] { $cut } interrompue après { $limit } décisions
       *[other] { $cut } interrompues après { $limit } décisions
    } ; { $seconds } s.
arena-unbalanced = Il faut { $games } parties pour que chaque bot ait occupé chaque siège aussi souvent ; cette fois, le compte n’y était pas.
arena-sprt = { $bot } : LOW correspond à { $low } des victoires, HIGH à { $high } ; rapport de log-vraisemblance { $ratio } (bornes { $lower } et { $upper }) après { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    } de parties appariées.
arena-sprt-verdict = { $verdict ->
    [high] Accepté : HIGH.
    [low] Accepté : LOW.
   *[open] Pas encore tranché : il faut plus de parties.
}
arena-incidents = Ce que des bots ont fait de travers (le coup a alors été tiré au hasard) :
arena-incident = partie { $game }, siège { $seat }, { $bot } : { $problem }
arena-incidents-more = … et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }.
arena-written = Écrit dans { $file }.
