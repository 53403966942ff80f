# What the kernel and the house say, whatever the game.

## Acting

illegal-move = « { $text } » n’est pas permis maintenant.
action-not-text = Une action est un texte comme « >12 », pas une valeur de type { $type }.
name-the-seat = Plusieurs sièges doivent jouer ({ $seats }) : dis lequel.
no-such-seat = Il n’y a pas de siège { $seat } ici ; les sièges sont numérotés de 0 à { $last }.
nothing-to-undo = Il n’y a aucune décision à reprendre.
nothing-to-retract = Le siège { $seat } n’a aucun choix caché à reprendre.
both-reasons = { $first } { $second }
# What data says in every language, by the language’s code.
in-languages = { $fr }

## Setting a game up

chance-mode-unknown = Le hasard ne peut pas être « { $mode } » : c’est « auto » (le programme le joue) ou « manual » (c’est toi).
bad-seed = { $seed } n’est pas une graine : il faut un nombre entier de 0 à 18446744073709551615.
bad-date = « { $date } » n’est pas une date : écris-la comme 2026-11-15.
bad-seat-names = Les noms des sièges sont une liste de { $players } textes, un par siège.
bad-seat-name = « { $name } » ne peut pas être le nom d’un siège : de 1 à 80 caractères imprimables, sans « | ».

## Ruleset texts

ruleset-not-text = Un règlement est un texte comme « hare(players=3) », pas une valeur de type { $type }.
ruleset-not-readable = « { $text } » n’est pas un règlement : écris le nom du jeu, puis ses options entre parenthèses, comme dans « hare(players=3) ».
ruleset-not-an-option = « { $part } » dans « { $text } » n’est pas une option : écris nom=valeur.
ruleset-option-twice = L’option { $option } est donnée deux fois dans « { $text } ».
ruleset-option-differs = L’option { $option } est donnée deux fois, avec { $first } et avec { $second }.
ruleset-no-such-game = Le jeu « { $game } » n’existe pas. Il y a : { $known }.
ruleset-no-such-option = Le jeu { $game } n’a pas d’option « { $option } ». Il a : { $known }.
ruleset-no-such-value = { $option } ne peut pas être « { $value } ». Sont possibles : { $known }.

## Start positions

start-not-a-mapping = Il faut ici un dictionnaire de données, comme celui que donne facts().
start-unknown-key = Il n’y a pas de donnée « { $key } » ici. Il y a : { $known }.
start-must-be-null = Cela ne veut rien dire à cette table ; laisse-le de côté, ou mets null.
start-other-ruleset = Ce sont les données d’une autre table ; celle-ci est { $ruleset }.
start-must-be = Ici, cela ne peut être que { $value }.
start-not-a-flag = Il faut ici true ou false.
start-not-a-list = Il faut ici une liste.
start-wrong-length =
    { $length ->
        [one] Il faut ici { $length } élément
       *[other] Il faut ici { $length } éléments
    }, pas { $given }.
start-not-a-number = Il faut ici un nombre entier, pas « { $value } ».
start-out-of-range = Il faut ici une valeur de { $low } à { $high }, pas { $value }.
start-unknown-word = Cela ne peut pas être « { $value } ». Sont possibles : { $known }.

## Records

record-not-text = Un enregistrement est un texte.
record-foreign = Ce n’est pas l’enregistrement d’une partie : sa première ligne serait « { $title } ».
record-newer = L’enregistrement est de la version { $version } ; ce programme lit « { $title } ».
record-header-twice = { $header } est donné deux fois.
record-no-ruleset = L’enregistrement n’a pas de ligne « Ruleset: ».
record-no-such-game = Le jeu « { $game } » n’existe pas. Il y a : { $known }.
record-because = { $reason }
record-chance = Le hasard ne peut pas être « { $mode } » : c’est « auto » ou « manual ».
record-seed = « { $seed } » n’est pas une graine : il faut un nombre entier.
record-date = « { $date } » n’est pas une date : écris année-mois-jour, comme dans 2010-05-31.
record-start = La position de départ n’est pas lisible : c’est un objet JSON, comme le donne facts().
record-after-end = L’enregistrement continue après sa ligne « end ».
record-steps = L’enregistrement devrait contenir { $expected ->
        [one] { $expected } étape
       *[other] { $expected } étapes
    }, mais il y en a { $found } avant cette ligne : il manque des lignes, ou il y en a trop.
record-at-line = ligne { $line } : { $problem }
record-cut-short = L’enregistrement s’arrête sans sa ligne « end » : il a été tronqué.
record-not-a-step = « { $text } » n’est pas une étape : écris un siège ou « chance », un deux-points, et ce qui a été fait, comme dans « 0: >10 ».
record-veiled = Cette étape est cachée : l’enregistrement a été fait pour un seul siège d’une partie en cours, et ne peut pas être rejoué.
record-illegal = L’enregistrement ne correspond pas au jeu. { $reason }
record-comment = L’enregistrement dit « { $said } », mais voici ce que le jeu a fait ici de lui-même : { $due }.
record-result = Le résultat devrait être « { $result } ».

## Players


## Where a rule comes from

rule-mark-t = écrit dans une règle imprimée
rule-mark-f = trouvé dans des sources publiques
rule-mark-i = notre lecture ou reconstitution
plan-none = Dans ce jeu, on ne peut rien prévoir à l’avance.
