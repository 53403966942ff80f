# The rulebook of Hare & Tortoise, in our own words.
# $runner is what the edition calls the slow runner; switches of the edition are “yes” or “no”.

hare-runner = { $runner ->
    [hedgehog] d’eriçó
   *[tortoise] de tortuga
}

## Chapters

hare-section-setup = Preparació
hare-section-turn = El torn
hare-section-forward = Moure endavant
hare-section-numbers = Caselles de posició
hare-section-food = Caselles de pastanaga i d’enciam
hare-section-back = { $runner ->
    [hedgehog] Caselles d’eriçó
   *[tortoise] Caselles de tortuga
}
hare-section-hare = Caselles de llebre
hare-section-restart = Tornar a començar
hare-section-finish = La meta
hare-section-two = La cursa per a dos
hare-section-teams = Equips
hare-section-variant = { $whole ->
    [yes] Variants de la llebre
   *[no] La llebre en aquesta taula
}

## Set-up

hare-rule-101 = De 3 a 6 jugadors agafen una figura cadascun i la posen a la sortida. Si són dos, agafen dues figures cadascun; si són 4 o 6, poden jugar per equips.
hare-rule-102 = Pastanagues per començar, segons el nombre de jugadors: { $starts }. En una taula de { $players } són { $start } per a cadascun.
hare-rule-103 = Cadascú agafa tres enciams.
hare-rule-104 = { $carrots_public ->
    [yes] En aquesta taula tothom veu quantes pastanagues tenen els altres.
   *[no] Quantes pastanagues té un jugador és secret, però tothom veu el que es paga o s’agafa. Una quantitat mostrada a tothom continua sent coneguda fins que canvia. Una taula pot acordar jugar amb les pastanagues a la vista, o amb una ajuda per a la memòria que porta el compte per a tothom.
}
hare-rule-104-note = Lectura nostra: el reglament d’aquesta edició no diu si les pastanagues són secretes; el text de l’autor sí.
hare-rule-105 = { $first ->
    [draw] Se sorteja qui comença.
   *[seat0] S’acorda qui comença; aquí és el primer seient.
} Després es juga fent la volta a la taula.

## The turn

hare-rule-201 = Una figura tombada per un torn perdut s’aixeca, i s’acaba el torn.
hare-rule-202 = Una figura tombada per menjar menja ara, i s’acaba el torn.
hare-rule-203 = Abans que res: una casella de posició que coincideix paga, es vulgui o no. Amb dues figures cadascú, mira HT-403.
hare-rule-204 = Si no, el torn és una acció amb una figura: moure endavant, recular fins a una casella { hare-runner } o quedar-se en una casella de pastanaga. No es pot passar. Una segona figura que descansa en una casella de pastanaga mentre l’altra mou no guanya res.
hare-rule-205 = Qui no té cap acció permesa ha de tornar a començar, i només llavors.
hare-rule-206 = { $hare ->
    [chart] Una casella de llebre actua de seguida, tan bon punt s’hi arriba.
    [die] Una casella de llebre actua de seguida, tan bon punt s’hi arriba.
    [deck] Una casella de llebre actua de seguida, tan bon punt s’hi arriba.
   *[variant] Què fa una casella de llebre en aquesta taula s’explica més avall.
} Les caselles de posició, de pastanaga i d’enciam actuen en el torn següent.
hare-rule-207 = Qui té totes les figures a la meta ja no té més torns.

## Moving forward

hare-rule-301 = Moure 1, 2, 3, 4, 5 caselles costa 1, 3, 6, 10, 15 pastanagues: cada casella de més costa una pastanaga més que l’anterior. Es paguen a la banca abans de moure la figura. Les caselles ocupades compten.
hare-rule-302 = El moviment ha d’acabar en una casella lliure; només a la sortida i a la meta hi cap qualsevol nombre de figures.
hare-rule-303 = Un moviment endavant no acaba mai en una casella { hare-runner }.
hare-rule-304 = En una casella d’enciam només s’hi pot entrar amb un enciam a la mà.
hare-rule-305 = Per al moviment a la meta, mira HT-850.

## Number spaces

hare-rule-401 = Una figura en una casella de posició que té per número la seva posició a la cursa agafa 10 pastanagues multiplicades per aquesta posició abans de continuar, es vulgui o no. 1/5/6 val per a la primera (10), la cinquena (50) i la sisena (60).
hare-rule-402 = En arribar-hi no passa res: fins al torn següent, les figures que la sobrepassen endavant o enrere canvien la seva posició.
hare-rule-403 = { $number_pay ->
    [turn_start] Amb dues figures cadascú, tota figura pròpia en un número que coincideix agafa el seu premi abans que res en el torn, encara que després el torn es gasti menjant o es perdi.
   *[on_leaving] Amb dues figures cadascú, només agafa el premi la figura que ara mou, endavant o enrere, com a primer pas del moviment. El premi ja ajuda a pagar aquest moviment i compta per al límit de la meta.
}
hare-rule-403-note = Lectura nostra: els textos principals diuen «just abans de sortir-ne», els resums «al principi del torn». Amb dues figures no és el mateix; una taula pot triar (number_pay).
hare-rule-404 = La posició a la cursa és un més el nombre de figures que són estrictament al davant. Les figures a la meta van al davant, en l’ordre d’arribada; les figures que són juntes a la sortida comparteixen posició. Compten totes les figures, també les pròpies.
hare-rule-404-note = Lectura nostra: que les figures a la sortida comparteixen posició, i que compta la segona figura pròpia.

## Carrot and lettuce spaces

hare-rule-501 = En una casella de pastanaga, en lloc de moure, un jugador es pot quedar i agafar 10 pastanagues de la banca o donar-n’hi 10, tants torns seguits com vulgui.
hare-rule-501-note = Lectura nostra: per donar-ne 10 calen 10 pastanagues a la mà.
hare-rule-502 = Una figura que arriba a una casella d’enciam es tomba.
hare-rule-503 = En el torn següent s’aixeca, un enciam surt del joc i el seu jugador agafa 10 pastanagues multiplicades per la posició de la figura en aquell moment. S’acaba el torn.
hare-rule-504 = En el torn de després, la figura ha de marxar, endavant o enrere. No hi pot tornar a menjar sense haver-ne marxat.

## Tortoise and hedgehog spaces

hare-rule-601 = Una figura pot recular fins a la casella { hare-runner } més propera al seu darrere, i a cap altra, si és lliure. No costa res: agafa 10 pastanagues per cada casella que recula, es vulgui o no. Si al darrere no n’hi ha cap, no es pot recular.
hare-rule-602 = Des d’una casella { hare-runner } es pot recular a l’anterior, torn rere torn.

## Hare spaces: charts, die and the deck of 1978

hare-rule-701 = Perd un torn: la figura es tomba; el torn següent només serveix per aixecar-la.
hare-rule-702 = Deu més o deu menys: agafa 10 pastanagues o dona’n 10{ $choice_of_nothing ->
    [yes] , o no facis res.
   *[no] .
}
hare-rule-702-note = Lectura nostra: per donar-ne 10 calen 10 pastanagues a la mà.
hare-rule-703 = Endavant a una pastanaga: { $jump_to_vacant ->
    [yes] fins a la següent casella de pastanaga lliure al davant. Si no n’hi ha cap, no passa res.
   *[no] fins a la següent casella de pastanaga al davant. Si és ocupada, o no n’hi ha cap, no passa res.
}
hare-rule-704 = Enrere a una pastanaga: { $jump_to_vacant ->
    [yes] fins a la casella de pastanaga lliure més propera al darrere. Si no n’hi ha cap, no passa res.
   *[no] fins a la casella de pastanaga més propera al darrere. Si és ocupada, o no n’hi ha cap, no passa res.
}
hare-rule-705 = Guanya una posició: fins a la primera casella lliure davant de la següent figura que va al davant a la pista, saltant les caselles { hare-runner }, i les d’enciam si no es té cap enciam a la mà. Després actua aquella casella. { $position_to_finish ->
    [yes] Si abans de la meta no hi ha cap casella així, la figura va a la meta sense pagar, sempre que ara hi pugui arribar; si no pot, no passa res.
   *[no] Si abans de la meta no hi ha cap casella així, no passa res.
}
hare-rule-705-note = Lectura nostra: com a figura següent val qualsevol, també una de pròpia{ $position_to_finish ->
    [yes] .
   *[no] ; i si abans de la meta no queda cap casella, no passa res.
}
hare-rule-706 = Perd una posició: fins a la primera casella lliure darrere de la següent figura que va al darrere a la pista, saltant { $position_to_tortoise ->
    [yes] les caselles d’enciam si no es té cap enciam a la mà. Així es pot arribar a una casella { hare-runner }, però no paga res.
   *[no] les caselles { hare-runner }, i les d’enciam si no es té cap enciam a la mà.
} Després actua la casella on s’arriba.
hare-rule-706-note = Lectura nostra: si la següent figura al darrere és a la sortida, o després de la sortida no queda cap casella, no passa res.
hare-rule-707 = Menja’t un enciam: com en una casella d’enciam, la figura es tomba, menja en el torn següent i ha de marxar en el torn de després. Qui no té cap enciam perd el torn i no agafa res.
hare-rule-708 = Menja’t una pastanaga: paga 1 pastanaga. Qui no en té cap torna a començar.
hare-rule-709 = Moviment de franc: es recuperen les pastanagues pagades pel moviment que ha dut fins aquí, es vulgui o no.
hare-rule-709-note = Lectura nostra: una figura que ha arribat aquí per un esdeveniment no ha pagat res, així que no recupera res.
hare-rule-710 = Torna a moure: la mateixa figura ha de fer un altre moviment de seguida, pagat com sempre, i la casella on arriba actua. Si no pot, torna a començar.
hare-rule-710-note = Lectura nostra: un altre moviment és endavant o enrere, no quedar-se.
hare-rule-711 = El que no es pot complir no passa.
hare-rule-712 = { $hare ->
    [chart] Es treu una de sis cartes numerades, totes amb la mateixa probabilitat cada vegada. El quadre dona l’esdeveniment: la fila és la carta, la columna la posició de la figura després del moviment.
   *[die] Es tira un dau. El quadre dona l’esdeveniment: la fila és la posició de la figura després del moviment, la columna el número que ha sortit.
}
hare-rule-712-note = Reconstruïda en part: coneixem del cert algunes cel·les del quadre; la resta segueix el quadre de 1974.
hare-rule-713 = La pila de llebre té { $deck_size } cartes. Una carta treta va al fons de la pila quan comença la seva acció, abans que qualsevol carta a què la seva acció porti.{ $deck_shuffles ->
    [yes] { "" }
   *[no] { " " }No es torna a barrejar mai: un cop vistes totes les cartes, se’n coneix l’ordre.
}
hare-rule-713-note = Lectura nostra: en quin moment exacte va la carta al fons de la pila.

## Hare spaces: the deck of 2008 and 2010

hare-rule-720 = La carta que fa barrejar la pila no va al fons: es barreja amb les altres.
hare-rule-721 = Dona’n deu: dona 10 pastanagues a cada jugador que va al darrere. { $give_less ->
    [yes] Si no n’hi ha prou per a tots: 5 a cadascun; si encara no n’hi ha prou: 1 a cadascun; si encara no n’hi ha prou: res.
   *[no] Si no n’hi ha prou per a tots: res.
} Cadascun d’ells es queda el regal sencer o el posa a la banca.
hare-rule-721-note = Lectura nostra: als regals es respon per ordre de torn després de qui els fa{ $give_less ->
    [yes] , i qui no en pot donar ni 1 a cadascun no dona res.
   *[no] .
}
hare-rule-722 = Darrere o un altre cop: amb més jugadors darrere que davant, perd el torn següent. Si no, també amb el mateix nombre, torna a moure de seguida (HT-710).
hare-rule-722-note = Lectura nostra: els qui són a la meta van davant; els qui són a la sortida, darrere.
hare-rule-723 = Seixanta-cinc: des d’ara, exactament 65 pastanagues, siguin més o menys que abans.
hare-rule-723-note = Lectura nostra: 65 amb qualsevol nombre de jugadors.
hare-rule-724 = Deu per enciam: agafa 10 pastanagues per cada enciam que quedi a la mà. Qui no en té cap perd el torn següent.
hare-rule-725 = Passejada de franc: es recuperen les pastanagues pagades pel moviment que ha dut fins aquí, es vulgui o no; després d’un esdeveniment no hi ha res per recuperar.
hare-rule-726 = Perd la meitat: la meitat de les pastanagues va a la banca. Si són senars, la que sobra es conserva.
hare-rule-727 = Mostra: tothom veu les pastanagues d’aquest jugador.
hare-rule-728 = Barreja: cadascun dels altres jugadors, sigui o no a la meta, dona 1 pastanaga a qui ha tret la carta. Després es barreja tota la pila, aquesta carta inclosa.
hare-rule-728-note = Lectura nostra: qui no té pastanagues no en dona cap.
hare-rule-729 = En la cursa per a dos, «jugadors darrere» i «jugadors davant» són les figures rivals, vistes des de la figura que ha tret la carta. El regal és de { hare-gift-each } per cadascuna d’elles, i es queda o es posa a la banca sencer.
hare-gift-each = { $give_less ->
    [yes] 10 (o 5, o 1)
   *[no] 10
}
hare-rule-729-note = Lectura nostra: la carta parla de jugadors; amb dues figures cadascú comptem figures.

## Hare spaces: the deck of 2014

hare-rule-740 = +n: agafa n pastanagues. −n: paga n pastanagues; qui en té menys torna a començar.
hare-rule-741 = 0: no passa res, i es barreja tota la pila.
hare-rule-742 = Quantes cartes hi ha de cada valor es veu a la taula de la pila.
hare-rule-742-note = Reconstruït: el reglament anomena els valors i 15 cartes en total, no quantes n’hi ha de cada un.

## Restart

hare-rule-801 = Qui no té cap acció permesa, o no pot pagar el que demana un esdeveniment, torna la figura a la sortida i té llavors exactament { $restart_as_started ->
    [yes] tantes pastanagues com al principi: { $restart } en una taula de { $players }
   *[no] { $restart } pastanagues
}. Els enciams menjats, menjats estan.
hare-rule-801-note = Lectura nostra: el text de l’autor diu «sigui quin sigui el motiu». El reglament d’aquesta edició n’anomena dos: massa poques pastanagues amb la casella { hare-runner } del darrere ocupada, i un esdeveniment que no es pot pagar.
hare-rule-802 = Després de tornar a començar, la figura mou de seguida, en el mateix torn. Però tornar a començar per no poder pagar un esdeveniment acaba el torn.
hare-rule-802-note = Lectura nostra: el reglament d’aquesta edició no en diu res; ho diu el text de l’autor.
hare-rule-803 = Amb dues figures cadascú, qui està encallat torna a començar amb una figura a triar que no sigui ni a la meta ni a la sortida; només si no n’hi ha cap, amb una de la sortida. Una figura que havia de marxar o tornar a moure i no pot és la que torna a començar, encara que l’altra pogués moure. Després d’un esdeveniment, és la figura a qui ha tocat.
hare-rule-803-note = Lectura nostra: els reglaments no diuen quina de les dues figures torna a començar.
hare-rule-804 = Qui ha tornat a començar i encara no pot moure acaba el torn.
hare-rule-804-note = Lectura nostra: els reglaments no esmenten aquest cas.

## Finish

hare-rule-850 = Una figura arriba a la meta pagant la distància exacta. Només ho pot fer sense enciams i, després de pagar, amb un màxim de { $flat ->
    [yes] { $flat_limit } pastanagues, sigui quin sigui el lloc.
   *[no] 10 pastanagues multiplicades pel seu lloc: 10 per a la primera que arriba, 20 per a la segona, 30 per a la tercera, i així successivament.
}
hare-rule-851 = { $until ->
    [winner] Guanya qui arriba primer, i la cursa s’acaba de seguida.
   *[places] Quan cadascú corre pel seu compte, guanya qui arriba primer. Els altres continuen corrent pels llocs, fins que n’han arribat cinc o només en queda un.
}
hare-rule-851-note = Lectura nostra: amb menys de sis jugadors, la cursa s’acaba quan només en queda un.
hare-rule-852 = Les figures a la meta continuen comptant per a totes les posicions.
hare-rule-853 = Cap regla no limita el nombre de torns, les pastanagues que pot tenir un jugador ni les de la banca.
hare-rule-853-note = Lectura nostra: res en els reglaments no posa cap límit. Les simulacions de qui juga sense rumb es tallen després d’un cert nombre d’accions, i ho diuen.

## The race for two

hare-rule-901 = Cadascun dels dos jugadors agafa dues figures, 5 enciams i { $start_two } pastanagues, en una sola mà per a totes dues figures.
hare-rule-902 = Un torn és per a una de les dues figures, mai per a totes dues. Una figura que ha arribat a una casella d’enciam ha de menjar en el torn següent i marxar en el torn de després.
hare-rule-902-note = Lectura nostra: el mateix val després de qualsevol esdeveniment que tombi una figura: el torn següent és d’aquella figura.
hare-rule-903 = { $first_pawn_any_lettuces ->
    [yes] La primera de les figures d’un jugador pot arribar a la meta amb qualsevol nombre de pastanagues i d’enciams.
   *[no] La primera de les figures d’un jugador pot arribar a la meta amb qualsevol nombre de pastanagues, però només quan s’han menjat tots els enciams.
}
hare-rule-903-note = Lectura nostra: els textos anglès i francès d’aquesta edició demanen que s’hagin menjat tots els enciams; l’alemany i l’italià no en diuen res.
hare-rule-904 = La segona figura només pot arribar a la meta sense enciams i amb un màxim de { $flat ->
    [yes] { $flat_limit } pastanagues.
   *[no] 10 pastanagues multiplicades pel seu lloc entre totes les figures: 20 si és la segona, 30 si és la tercera.
}
hare-rule-905 = Guanya qui té abans totes dues figures a la meta, i la cursa s’acaba.

## Teams

hare-rule-1001 = 4 jugadors formen dos equips de dos; 6 jugadors, tres equips de dos o dos equips de tres. Dos del mateix equip no van mai seguits en l’ordre de torn.
hare-rule-1001-note = Lectura nostra: els seients es reparteixen per torn entre els equips: amb dos equips, un de cada dos seients; amb tres, un de cada tres.
hare-rule-1002 = Tota la resta és com quan cadascú corre pel seu compte. Guanya el primer equip amb totes les figures a la meta, i la cursa s’acaba.
hare-rule-1003 = Dins d’un equip es pot parlar, ajudar-se i destorbar els altres, obertament.

## Variants

hare-rule-1101 = Esprint: en arribar a una casella de llebre no passa res. Sortir-ne endavant costa 5 pastanagues per casella, sigui quina sigui la distància.
hare-rule-1102 = Becaina: en una casella de llebre la figura s’adorm, tombada. El seu torn següent només serveix per aixecar-la; pot moure en el torn de després. Si mentre dorm la sobrepassa la figura d’un altre jugador, endavant o enrere, es desperta de seguida i mou com sempre en el seu torn següent.
hare-rule-1102-note = Lectura nostra: també sobrepassa una figura que torna a la sortida o que arriba a la meta.
hare-rule-1103 = Tancades: cap figura no pot entrar en una casella de llebre.
hare-rule-1104 = Torneig: en arribar a una casella de llebre no passa res. Al començament del torn següent, just després que hagin pagat les caselles de posició, el seu jugador agafa 10 pastanagues si cap altre jugador no ha sobrepassat la figura des de llavors. Si no, en paga 10 per cada jugador que ho hagi fet, comptat una sola vegada, fins on arribin les pastanagues.
hare-rule-1104-note = Trobada en les regles de torneig que es fan servir a la Mind Sports Olympiad des de 2019. Lectura nostra: què vol dir sobrepassar (anar més enllà de la figura de qualsevol manera, en qualsevol dels dos sentits), i que un deute s’acaba amb l’última pastanaga.
hare-rule-1105 = Aparcament: en una casella de llebre no passa res. Se’n surt com de qualsevol altra.

## The edition’s numbers and tables

hare-printed = { $printed ->
    [to_finish] Els números petits impresos al tauler van en compte enrere fins a la meta: la casella 10 d’aquest reglament porta imprès el 54.
   *[from_start] Els números petits impresos al tauler compten des de la sortida, com en aquest reglament.
}
hare-board = { $about } L’ordre de les caselles s’ha recompost a partir d’imatges i descripcions; tenim un { $confidence } % de certesa sobre el conjunt.
hare-reconstructed-board = L’ordre de les caselles del tauler: en tenim un { $confidence } % de certesa.

## Short names of the hare’s events and cards

hare-card-miss_turn = Perd un torn
hare-card-plus_minus_10 = Deu més o deu menys
hare-card-plus_minus_10_or_nothing = Deu més, deu menys o res
hare-card-carrot_forward = Endavant a una pastanaga
hare-card-carrot_back = Enrere a una pastanaga
hare-card-position_forward = Guanya una posició
hare-card-position_back = Perd una posició
hare-card-eat_lettuce = Menja’t un enciam
hare-card-eat_carrot = Menja’t una pastanaga
hare-card-last_move_free = Moviment de franc
hare-card-play_again = Torna a moure
hare-card-give_10 = Dona’n deu
hare-card-behind_or_again = Darrere o un altre cop
hare-card-restore_65 = Seixanta-cinc
hare-card-ten_per_lettuce = Deu per enciam
hare-card-free_ride = Passejada de franc
hare-card-lose_half = Perd la meitat
hare-card-show = Mostra
hare-card-shuffle = Barreja
hare-card-carrots = { $card }
hare-card-zero = 0
