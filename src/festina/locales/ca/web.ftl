# What the pages in the browser say. The game itself speaks through hare.ftl and whyfirst.ftl.
# The slow runner is a tortoise in some editions and a hedgehog in others: where it is named, both are here.

## Words used on many pages

web-title = Festina
web-title-turn = Et toca
web-nav = Pàgines
web-nav-home = Inici
web-nav-games = Les meves partides
web-nav-lobby = Sala
web-nav-puzzles = Problemes
web-nav-rules = Regles
web-nav-daily = Cursa del dia
web-nav-ratings = Puntuacions
web-nav-me = Jo
web-language = Llengua
web-settings = Configuració
web-close = Tanca
web-cancel = Cancel·la
web-copy = Copia
web-copied = Copiat
web-loading = Un moment…
web-guest = Visitant
web-somebody = Algú
web-default-name = Visitant
web-name = Nom
web-name-yours = El teu nom
web-game-hare = La llebre i la tortuga
web-game-whyfirst = Why First?
web-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadors
}
web-team = Equip { $team }
web-place = { $place }a
web-status-open = en espera
web-status-running = en curs
web-status-over = acabada
web-status-closed = abandonada

## What goes wrong

web-trouble-unreachable = No es pot arribar al servidor. Comprova la connexió i torna-ho a provar.
web-trouble-unreadable = El servidor ha donat una resposta que no es pot llegir.
web-trouble-crowded = El servidor té massa feina ara mateix. Espera un moment i torna-ho a provar.
web-trouble-unknown = Alguna cosa ha anat malament. Torna-ho a provar.
web-not-found-title = Aquí no hi ha res
web-not-found = Aquesta pàgina no existeix. Potser l’adreça s’ha tallat.

## A new table

web-new-title = Una taula nova
web-new-game = El joc
web-new-edition = L’edició
web-new-players = Quants jugueu
web-new-two-hare = Si sou dos, cadascú corre amb dues llebres.
web-new-two-whyfirst = Si sou dos, s’hi afegeix Leo: un tercer corredor que juga les cartes a cegues.
web-new-seats = Qui seu on
web-new-seat-kind = Seient { $number }: qui juga?
web-new-seat-me = Jo
web-new-seat-person = Algú en aquest dispositiu
web-new-seat-bot = Un bot
web-new-seat-open = Un amic, amb un enllaç
web-new-seat-open-sentence = L’enllaç el tens a la pàgina següent.
web-new-variants = Variants
web-new-table-options = Rellotge i accés
web-start-game = Comença
web-open-table = Obre la taula
web-table-public = A la sala
web-table-public-sentence = Tothom en aquest servidor pot ocupar un seient lliure.
web-table-spectators = Altres poden mirar
web-table-spectators-sentence = Veuen el que és a la vista, mai cap secret.
web-table-chat = Xat
web-table-chat-sentence = Els qui són a la taula es poden escriure.
web-table-autoplay = Juga per mi el que és obligat
web-table-autoplay-sentence = Quan només es pot fer una cosa, la fa la taula.
web-pace = A quin ritme
web-pace-days = { $days ->
    [one] Fins a un dia per torn
   *[other] Fins a { $days } dies per torn
}

## Bots

web-bot = Bot
web-bot-levels = Per nivell
web-bot-characters = Personatges
web-bot-level = { $level ->
    [1] Nivell 1, tranquil
    [5] Nivell 5, sòlid
    [10] Nivell 10, implacable
   *[other] Nivell { $level }
}
web-bot-random = Capritxós: tot el que està permès
web-bot-plodder = Caminaire: pas a pas
web-bot-dasher = Velocista: fins on pugui
web-bot-alternator = Saltador: un salt, un pas, un salt
web-bot-eager = Impacient: sempre vol la primera posició
web-bot-modest = Modest: just darrere de qui va al capdavant
web-bot-saboteur = Sabotejador: juga sobre els altres
web-bot-strategist = Estratega: sospesa cada moviment
web-bot-search = Pensador: es juga la partida al cap
web-bot-champion = Campió: ha après de milers de partides
# Six names for bots, in the order of the seats, separated by commas.
web-bot-names = Avellana, Esbarzer, Card, Agrella, Trèvol, Aranyó

## Options of Hare & Tortoise

web-option-hare-teams = Equips
web-option-hare-teams-0 = Sense equips
web-option-hare-teams-0-sentence = Cadascú corre pel seu compte.
web-option-hare-teams-2 = Dos equips
web-option-hare-teams-2-sentence = Guanya el primer equip amb totes les llebres a la meta; per a quatre o sis jugadors.
web-option-hare-teams-3 = Tres equips
web-option-hare-teams-3-sentence = Per parelles; per a sis jugadors.
web-option-hare-hare = Caselles de llebre
web-option-hare-hare-edition = Com a l’edició
web-option-hare-hare-edition-sentence = Cartes, dau o quadre, tal com venen a la capsa.
web-option-hare-hare-sprint = Esprint
web-option-hare-hare-sprint-sentence = Allà no passa res; sortir-ne endavant costa 5 pastanagues per casella.
web-option-hare-hare-nap = Becaina
web-option-hare-hare-nap-sentence = La llebre s’adorm i perd un torn, tret que algú la sobrepassi.
web-option-hare-hare-closed = Tancades
web-option-hare-hare-closed-sentence = Ningú no pot entrar en una casella de llebre: gens de sort.
web-option-hare-hare-tournament = Torneig
web-option-hare-hare-tournament-sentence = 10 pastanagues el torn vinent si ningú no et sobrepassa; si no, en pagues 10 per cadascun que ho hagi fet.
web-option-hare-hare-parking = Aparcament
web-option-hare-hare-parking-sentence = Allà no passa res.
web-option-hare-until = Final de la cursa
web-option-hare-until-places = Córrer pels llocs
web-option-hare-until-places-sentence = La cursa continua després de la victòria, per la segona posició i les altres.
web-option-hare-until-winner = Parar amb el guanyador
web-option-hare-until-winner-sentence = La primera arribada a la meta acaba la cursa.
web-option-hare-first = Qui comença
web-option-hare-first-seat0 = El primer seient
web-option-hare-first-seat0-sentence = Comença el seient de dalt de la llista.
web-option-hare-first-draw = Per sorteig
web-option-hare-first-draw-sentence = L’atzar diu qui comença.
web-option-hare-open-carrots = Pastanagues
web-option-hare-open-carrots-false = Secretes
web-option-hare-open-carrots-false-sentence = Tothom veu el que es paga i s’agafa, i ho ha de recordar.
web-option-hare-open-carrots-true = A la vista
web-option-hare-open-carrots-true-sentence = Tothom veu les pastanagues de tothom.
web-option-hare-memory-aid = Ajuda per a la memòria
web-option-hare-memory-aid-false = Cap
web-option-hare-memory-aid-false-sentence = Qui ho vulgui saber ha de portar el compte.
web-option-hare-memory-aid-true = Compta per nosaltres
web-option-hare-memory-aid-true-sentence = La pàgina compta les pastanagues de tothom a partir del que es paga a la vista.
web-option-hare-number-pay = Quan paguen les caselles de posició
web-option-hare-number-pay-on-leaving = En sortir-ne
web-option-hare-number-pay-on-leaving-sentence = Només cobra la llebre que continua, just abans de sortir-ne.
web-option-hare-number-pay-turn-start = Al principi del torn
web-option-hare-number-pay-turn-start-sentence = Cobren totes dues llebres, mogui la que mogui.

## Options of Why First?

web-option-whyfirst-mode = Com mouen les cartes les fitxes
web-option-whyfirst-mode-base = Totes alhora
web-option-whyfirst-mode-base-sentence = Tria en secret una carta i qui mou; després es giren totes.
web-option-whyfirst-mode-tactical = Tàctic
web-option-whyfirst-mode-tactical-sentence = Primer es giren les cartes; després cadascú mou una fitxa, començant pel número blanc més alt.
web-option-whyfirst-deck = La pila
web-option-whyfirst-deck-standard = 32 cartes
web-option-whyfirst-deck-standard-sentence = De −4 a +5, com diuen les regles de l’editorial.
web-option-whyfirst-deck-printed-34 = 34 cartes
web-option-whyfirst-deck-printed-34-sentence = Amb un segon +5 i un +6, com porta una taula impresa.

## Lobby and my games

web-lobby-title = Sala
web-lobby-lead = Troba gent per jugar, o una taula oberta a tothom.
web-lobby-open = Amb un seient lliure
web-lobby-running = Per mirar
web-lobby-none = Ara mateix no hi ha cap taula esperant. Busca algú o obre’n una: altres la trobaran aquí.
web-mine-title = Les meves partides
web-mine-none = Encara no has jugat aquí.
web-mine-now = En curs
web-mine-before = Abans
web-mine-move = Jugues en un altre dispositiu?

## Invitations and moving

web-join-title = { $name } et convida a una cursa
web-join-gone-title = Aquesta invitació ja no val
web-invite = Convida
web-invite-link = Enllaç per a un amic
web-invite-local = Aquesta adreça només funciona en aquest ordinador. Per a altres dispositius, engega Festina amb --host i obre l’adreça que mostra.
web-take-seat = Pren el seient
web-move-title = D’un dispositiu a un altre
web-move-take = Porta aquí els meus seients
web-move-take-sentence = Escriu el codi que mostra l’altre dispositiu teu.
web-move-give = Crea un codi
web-move-give-sentence = El codi passa tots els teus seients d’aquest dispositiu a un altre.
web-move-code = Codi de vuit lletres
web-move-code-how = A l’altre dispositiu obre «Passa a un altre dispositiu» i escriu aquest codi. Val una sola vegada, durant deu minuts.
web-move-done = { $count ->
    [one] Ara hi ha una taula aquí.
   *[other] Ara hi ha { $count } taules aquí.
}
web-move-seat = Continua jugant en un altre dispositiu

## Before the start

web-waiting-title = Qui ve?
web-waiting-for = { $count ->
    [one] Encara queda un seient lliure.
   *[other] Encara queden { $count } seients lliures.
}
web-waiting-host = La partida comença quan vulgui qui porta la taula.
web-seat-free = seient lliure
web-seat-number = Jugador { $number }
web-seat-to-bot = Posa-hi un bot
web-seat-to-open = Allibera aquest seient

## At the table

web-seats = Jugadors
web-seat-you = tu
web-seat-away = fora
web-seat-lent = de moment juga { $bot }
web-watching = { $count ->
    [one] 1 persona està mirant
   *[other] { $count } persones estan mirant
}
web-thinking = { $name } està pensant…
web-you-watch = Estàs mirant. { $prompt }
web-skip = Salta
web-undo = Desfés
web-lend = Deixa jugar un bot
web-return = Jugo jo
web-resting = Els bots han corregut sols molta estona, i ara descansen.
web-wake = Que continuïn
web-story = Què ha passat
web-story-empty = Encara res.
web-retell = Des del meu torn
web-retell-title = Torna a mostrar què ha passat des del meu últim torn
web-log-undone = { $seat } retira una decisió.
web-chat = Xat
web-chat-empty = Ningú no ha escrit res encara.
web-chat-write = Escriu alguna cosa
web-chat-send = Envia
web-chat-delete = Esborra aquesta línia
web-chat-muted = Qui porta la taula t’ha silenciat.
web-chat-unread = { $count ->
    [one] 1 de nou
   *[other] { $count } de nous
}
web-takeback = Tornar enrere
web-takeback-ask = Demana de retirar la meva última decisió
web-takeback-asked = { $count ->
    [one] { $name } voldria retirar l’última decisió. Et sembla bé?
   *[other] { $name } voldria tornar { $count } decisions enrere. Et sembla bé?
}
web-takeback-waiting = { $name } ha demanat de retirar una decisió. S’està preguntant als altres.
web-agree = Accepta
web-decline = Refusa
web-hand-over = Ara toca a { $name }: passa el dispositiu.
web-hand-over-ready = Soc { $name }
web-connection-lost = S’ha perdut la connexió. No s’oblida res; es torna a provar…
web-connection-none = No es pot arribar a la taula. Es torna a provar…
web-move-waits = La teva decisió es guarda i s’envia quan torni la connexió.
web-table-menu = Taula
web-table-rules = Regles d’aquesta taula
web-table-closed = Aquesta taula es va abandonar.
web-table-missing-title = No pots obrir aquesta taula
web-replay = Repetició
web-record = Baixa el registre
web-leave = Deixa la taula
web-leave-sure = Vols deixar aquesta taula? Un bot continuarà jugant per tu.
web-leave-alone = Vols deixar aquesta partida? S’acaba aquí.
web-leave-alone-yes = Deixa-la
web-people = Persones
web-mute = Silencia
web-unmute = Deixa que escrigui
web-remove = Fes fora
web-result = { $count ->
    [one] Guanya { $names }!
   *[other] Guanyen { $names }!
}
web-result-you = Has guanyat!
web-result-place = El teu lloc: { web-place }.
web-result-second = Guanya el segon total més alt.
web-rematch = Una altra partida
web-rematch-join = A la partida següent

## Settings

web-setting-theme = Colors
web-setting-theme-auto = Com el sistema
web-setting-theme-light = Clars
web-setting-theme-dark = Foscos
web-setting-pace = Animacions
web-setting-pace-calm = Tranquil·les
web-setting-pace-brisk = Àgils
web-setting-pace-none = Cap
web-setting-pace-reduced = El teu sistema demana menys moviment, així que no n’hi ha cap.
web-setting-at-once = Mou de seguida
web-setting-at-once-sentence = Un clic mou, sense tornar a preguntar.
web-privacy = Privadesa
web-privacy-sentence = No hi ha comptes. Aquest dispositiu té un nom que tries tu i les partides en què juga; una galeta les torna a trobar.
web-forget = Oblida aquest dispositiu
web-forget-sure = Vols oblidar aquest dispositiu? Deixes tots els teus seients, i s’esborren el teu nom i el que has escrit.
web-forgotten = Oblidat.

## The race on the board

web-hare-board = La pista, casella a casella
web-hare-board-help = Fletxa esquerra i dreta van de casella en casella, fletxa amunt i avall d’una casella on pots arribar a la següent. Retorn tria, Retorn un altre cop mou, Escapada cancel·la.
web-hare-dock = El teu torn i les teves pastanagues
web-hare-own = El que tens
web-hare-start = Sortida
web-hare-finish = Meta
web-hare-space = Casella { $number }
web-hare-kind-carrot = pastanaga
web-hare-kind-lettuce = enciam
web-hare-kind-hare = llebre
web-hare-kind-tortoise = tortuga
web-hare-kind-hedgehog = eriçó
web-hare-kind-number = posició { $number }
web-hare-kind-numbers = posicions { $numbers }
web-hare-here = { $count ->
    [one] Aquí hi ha { $names }.
   *[other] Aquí hi ha { $names }.
}
web-hare-lying-eat = { $name } (menja)
web-hare-lying-miss = { $name } (perd un torn)
web-hare-lying-nap = { $name } (dorm)
web-hare-home-place = a la meta, { web-place } posició
web-hare-lettuces = { $count ->
    [0] cap enciam
    [one] 1 enciam
   *[other] { $count } enciams
}
web-hare-carrots = { $count ->
    [one] 1 pastanaga
   *[other] { $count } pastanagues
}
web-hare-limit-title = El que pots tenir la pròxima vegada que arribis a la meta
web-hare-limit = a la meta amb { $limit } com a màxim
web-hare-limit-none = a la meta amb qualsevol nombre
web-hare-cost = Costa
web-hare-gain = Dona
web-hare-left = Queden
web-hare-position = Posició
web-hare-price-cost = { $cost ->
    [one] costa 1 pastanaga
   *[other] costa { $cost } pastanagues
}
web-hare-price-gain = { $gain ->
    [one] dona 1 pastanaga
   *[other] dona { $gain } pastanagues
}
web-hare-price-both = costa { $cost }, dona { $gain }
web-hare-price-free = de franc
web-hare-then = després { $left ->
    [one] 1 pastanaga
   *[other] { $left } pastanagues
}
web-hare-label-move = Hi pots anar: { $price }, { $left ->
        [one] en queda 1
       *[other] en queden { $left }
    }, després { $place } posició.
web-hare-label-chosen = Triada. Retorn un altre cop mou.
web-hare-label-not = No permès:
web-hare-which-pawn = Quina de les teves llebres?
web-hare-pawn = Llebre { $pawn } · { $space }
web-hare-do-take = Queda’t i agafa’n 10
web-hare-do-give = Queda’t i dona’n 10
web-hare-answer-take = Agafa’n 10
web-hare-answer-give = Dona’n 10
web-hare-do-nothing = No facis res
web-hare-do-eat = Menja’t un enciam
web-hare-do-miss = Aixeca’t
web-hare-do-restart = Torna a començar
web-hare-do-keep = Queda’t el regal
web-hare-do-bank = Posa’l a la banca

## Games without a board of their own

web-plain-dock = El teu torn
web-plain-choices = Què pots fer
web-plain-facts = La taula
web-yes = sí
web-no = no
