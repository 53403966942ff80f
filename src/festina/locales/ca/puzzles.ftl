# Els problemes al terminal.

puzzles-help = Mostra els problemes; busca’n i empaqueta’n de nous.
puzzles-help-solve = Resol un problema.
puzzles-help-which = «today», «random», un número de la llista o un id.
puzzles-help-game = El joc, per exemple hare.
puzzles-help-theme = Només els problemes sobre aquest tema.
puzzles-help-level = Només els problemes que resol qui juga més o menys a aquest nivell (de l’1 al 10).
puzzles-help-mine = Busca problemes en partides entre jugadors forts. Una cerca aturada continua on era.
puzzles-help-journal = El diari de la cerca; si ja existeix, la cerca continua a partir d’aquest.
puzzles-help-count = Quants problemes.
puzzles-help-sims = Simulacions de l’examen a fons, per a cada acció.
puzzles-help-pack = Explica els problemes trobats, fes-ne una tria variada i escriu-la en un sol fitxer.
puzzles-help-journals = Diaris de cerques, tots del mateix joc.
puzzles-help-packed = El fitxer on s’ha d’escriure.
puzzles-column-number = Núm.
puzzles-column-id = Id
puzzles-column-theme = Tema
puzzles-column-stars = Dificultat
puzzles-column-ruleset = Taula
puzzles-column-action = Acció
puzzles-column-share = Probabilitat de victòria
puzzles-column-interval = Interval 95 %
puzzles-no-level = { $level } no és cap nivell: els nivells van de l’1 al 10.
puzzles-no-theme = Cap problema no tracta de «{ $theme }». Temes: { $known }.
puzzles-none = Cap problema no encaixa amb el que demanes.
puzzles-no-such = «{ $which }» no és cap problema: escriu «today», «random», un número fins a { $last } o un id.
puzzles-mining = Cerca
puzzles-explaining = Explicacions
puzzles-interrupted = S’ha aturat. { $file } guarda el que s’ha trobat; amb la mateixa ordre la cerca continua.
puzzles-cannot-write = { $file } no es pot escriure: { $reason }.
puzzles-mined = { $count ->
    [one] 1 problema
   *[other] { $count } problemes
} de { $games ->
    [one] 1 partida
   *[other] { $games } partides
}: { $file }
puzzles-packed = { $count ->
    [one] 1 problema empaquetat
   *[other] { $count } problemes empaquetats
}: { $file }
puzzles-several-games = Aquests diaris no són tots del mateix joc.
puzzles-journal-differs = { $file } és d’una altra cerca: { $game } amb la llavor { $seed }, o un altre nombre de simulacions.
puzzles-journal-unreadable = { $file } no és el diari de cap cerca.
puzzles-not-minable = A { $game } no s’hi poden buscar problemes: el joc no té campió, o no té nivells.
puzzles-title = Problema { $id }  { $theme }  { $stars }
puzzles-task = Troba la millor acció. «hint» dona una pista, «show» la solució, «quit» surt.
puzzles-prompt = La teva acció:
puzzles-no-nudge = No hi ha cap pista, només les xifres.
puzzles-right = Correcte!
puzzles-nearly = Val gairebé tant com la millor, { $best }: només costa { $loss } punts.
puzzles-wrong = La millor és { $best }; aquesta costa { $loss } punts de probabilitat de victòria.
puzzles-solution = La millor és { $best }.
