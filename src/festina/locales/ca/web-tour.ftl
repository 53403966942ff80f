# Learning by playing: a coach beside a real game, and tips later on.

web-tour-title = Aprendre jugant
web-tour-lead = Una partida de debò contra dos bots tranquils, amb un entrenador que explica les coses d’una en una. Pots continuar pel teu compte quan vulguis.
web-tour-hare-lead = Deu passets per la pista: pastanagues, enciams, tortugues i com arribar a la meta.
web-tour-hare-start = Comença la primera cursa
web-tour-whyfirst-lead = Cinc passets: per què la segona posició és la millor que hi ha.
web-tour-whyfirst-start = Comença
web-tour-rules = M’estimo més llegir les regles.
web-tour-coach = L’entrenador
web-tour-step = { $step } de { $steps }
web-tour-next = Següent
web-tour-back = Enrere
web-tour-skip = Salta això
web-tour-leave = Continuo pel meu compte
web-tour-finish = Continua jugant
web-tour-done = Ben fet!
web-tour-wait = Els altres mouen; d’aquí a un moment et toca.
web-tour-elsewhere = Hem saltat a una altra cursa, més endavant a la pista.
web-tour-try-forward = Prova la casella { $space }: costa { $cost ->
        [one] 1 pastanaga
       *[other] { $cost } pastanagues
    }.
web-tour-try-back = Prova la casella { $space }, darrere teu: dona { $gain } pastanagues.
web-tour-try-take = Ets en una casella de pastanaga: queda-t’hi i agafa’n 10.
web-tour-ahead = Encara no n’hi ha cap a l’abast: la següent és la casella { $space }.
web-tour-pass-tortoise = N’hi ha d’haver una darrere teu: primer passa’n una.

## The first race

web-tour-hare-track-title = La pista
web-tour-hare-track = De la sortida a la meta hi ha 64 caselles. Tothom vol arribar abans que ningú, però les pastanagues són el combustible: en tens 65, i no n’hi ha prou per córrer i prou.
web-tour-hare-cost-title = Què costa un moviment
web-tour-hare-cost = Una casella costa 1 pastanaga, dues en costen 3, tres en costen 6: cada pas és més car que l’anterior. Assenyala o toca qualsevol casella il·luminada per veure què costa i què fa.
web-tour-hare-move-title = El teu primer moviment
web-tour-hare-move = Tria una casella il·luminada i confirma. Un moviment curt és un bon moviment.
web-tour-hare-position-title = La teva posició
web-tour-hare-position = La llista mostra qui va al davant. La teva posició importa més del que et penses: moltes caselles paguen segons aquesta, i anar al darrere es paga millor.
web-tour-hare-carrot-title = Caselles de pastanaga
web-tour-hare-carrot = En una casella de pastanaga et pots quedar en lloc de moure, i agafar 10 pastanagues; o donar-ne 10, que et caldrà cap al final.
web-tour-hare-number-title = Caselles de posició
web-tour-hare-number = Una bandera amb un 3 dona 30 pastanagues quan continues, si llavors vas en tercera posició. Endevina on seràs: qui et sobrepassa te la canvia. La bandera amb 1, 5 i 6 val per a cadascuna d’aquestes.
web-tour-hare-back-title = Enrere fins a la tortuga
web-tour-hare-back = Recular fins a la tortuga més propera no costa res i dona 10 pastanagues per casella. És així com tothom es proveeix: recula amb alegria.
web-tour-hare-lettuce-title = Enciams
web-tour-hare-lettuce = Portes tres enciams i no pots arribar a la meta amb cap. En una casella d’enciam et tombes; el torn següent te’n menges un i agafes 10 pastanagues multiplicades per la teva posició.
web-tour-hare-hare-title = La llebre
web-tour-hare-hare = Les caselles de llebre són apostes. Assenyala’n una i veuràs què pot sortir, amb les seves probabilitats. De vegades és tot el que et cal; de vegades és la meitat de les teves pastanagues.
web-tour-hare-finish-title = Arribar a la meta
web-tour-hare-finish = Per travessar la línia has d’haver menjat tots els enciams i tenir com a màxim 10 pastanagues en primera posició, 20 en segona, i així successivament. Crema les que sobrin amb un últim moviment llarg. I ara la cursa és teva!

## The first game of Why First?

web-tour-whyfirst-goal-title = Segon és millor
web-tour-whyfirst-goal = Després de cinc bases només puntuen les fitxes de la casella que va segona: el número on són. La primera posició no s’endú res.
web-tour-whyfirst-choose-title = Una carta, i qui mou
web-tour-whyfirst-choose = Tria una carta de la mà i la fitxa que ha de moure: la teva o la d’un altre, endavant o enrere. Ningú no la veu fins que tothom ha triat.
web-tour-whyfirst-reveal-title = Totes alhora
web-tour-whyfirst-reveal = Les cartes es giren alhora, i cada fitxa es mou una sola vegada, la suma de totes les cartes que s’hi han jugat. Empeny qui va al capdavant tan lluny que ja no importi, o la teva fitxa just al darrere.
web-tour-whyfirst-second-title = La corona
web-tour-whyfirst-second = La casella daurada i la corona de llorer mostren qui va ara en segona posició. Recorda: l’última carta d’una ronda es juga sobre un mateix, així que guarda’n una que et convingui.
web-tour-whyfirst-total-title = Un altre cop el segon
web-tour-whyfirst-total = Després de cinc rondes guanya el segon total més alt, no el més alt. Així que no guanyis massa. Bona sort!

## Tips

web-tip = Consell:
web-tip-never = Prou consells
web-setting-tips = Consells
web-setting-tips-sentence = De tant en tant, una cosa que val la pena saber mentre jugues.
web-tip-hare-1 = Els moviments llargs són cars: dues vegades 5 caselles costen 30 pastanagues, una vegada 10 en costa 55.
web-tip-hare-2 = Menja’t aviat els enciams, mentre vas al darrere: a qui va a la cua n’hi donen més que a ningú.
web-tip-hare-3 = Una tortuga a prop darrere teu és una benzinera. Mira on és la següent abans de passar-la corrent.
web-tip-hare-4 = Si és probable que et quedis en la mateixa posició de la cursa, una casella amb aquest número són 10, 20, 30 o 40 pastanagues per no res.
web-tip-hare-5 = Una casella és només teva: si ocupes l’últim enciam, els altres s’esperen.
web-tip-hare-6 = Massa pastanagues al final? Dona’n 10 en una casella de pastanaga, o fes un moviment llarg.
web-tip-hare-7 = La casella de llebre diu les seves probabilitats abans que hi vagis. Al final de la cursa, amb poc per perdre, una aposta costa menys.
web-tip-hare-8 = Compta les pastanagues de qui va al capdavant: qui en té massa encara no pot arribar a la meta.
web-tip-whyfirst-1 = Les cartes sobre una fitxa se sumen. Si et penses que altres empenyeran enrere qui va al capdavant, empeny tu també: el que compta és la suma.
web-tip-whyfirst-2 = La teva última carta et mou a tu. Guarda’n una que et porti a la segona posició, i no més enllà.
web-tip-whyfirst-3 = Per sota de zero, la segona posició perd punts. Allà val més la tercera.
web-tip-whyfirst-4 = La segona posició no és d’un de sol: puntua tothom que sigui en aquella casella. La companyia no costa res.
web-tip-whyfirst-5 = Guanya el segon total més alt. Quan tinguis el més alt, deixa que algú et superi.
