# The rulebook of Why First?, in our own words.

## Chapters

whyfirst-section-setup = Preparació
whyfirst-section-tricks = Una basa
whyfirst-section-tactical = La variant tàctica
whyfirst-section-score = La puntuació d’una ronda
whyfirst-section-end = Final de la partida
whyfirst-section-leo = Leo, el tercer en una taula de dos

## Set-up

whyfirst-rule-101 = De 2 a 6 jugadors, amb una fitxa cadascun. Una partida són cinc rondes; una ronda són cinc bases.
whyfirst-rule-102 = La pila té { $size } cartes de cursa: { $counts }.
whyfirst-rule-102-note = { $deck ->
    [printed-34] És la taula que imprimeix el reglament italià: hi surten més cartes que les 32 de què parla el mateix reglament.
   *[standard] Ho aclareix el reglament alemany de l’editorial. L’italià imprimeix una taula de 34, que es pot jugar com a deck=printed-34.
}
whyfirst-rule-103 = La pista té dotze caselles darrere de la sortida, de -1 a -12, i setze al davant, de l’1 al 16. En una casella hi pot haver qualsevol nombre de fitxes.
whyfirst-rule-103-note = Lectura nostra: la sortida compta com a 0.
whyfirst-rule-104 = Una ronda comença amb totes les fitxes a la sortida i totes les cartes barrejades. Cadascú en rep cinc; les altres queden sense veure fins a la ronda següent.

## A trick

whyfirst-rule-105 = { $mode ->
    [tactical] Cadascú tria en secret una carta de la mà. Totes les cartes es giren alhora.
   *[base] En les quatre primeres bases, cadascú tria en secret una carta de la mà i el jugador sobre qui es juga, que pot ser un mateix. Totes les cartes es giren alhora.
}
whyfirst-rule-105-note = Afegit nostre: fins que no es giren les cartes, una tria es pot retirar.
whyfirst-rule-106 = Un jugador pot rebre qualsevol nombre de cartes, o cap. La fitxa es mou una sola vegada, la suma de totes: primer se sumen, després es mou. S’atura a -12 i a 16; així, una fitxa a 15 que rep +3 i -4 va a 14.
whyfirst-rule-107 = La cinquena i última carta es juga sobre un mateix.
whyfirst-rule-107-note = Lectura nostra: ja no queda res per triar, així que el programa la juga per a tothom.
whyfirst-rule-112 = Les cartes jugades queden a la vista, i tothom pot saber qui les ha jugat i sobre qui. Les mans, i les tries abans de girar-se, són secretes.
whyfirst-rule-112-note = Lectura nostra: el reglament aparta les cartes jugades sense dir si es poden mirar.

## The tactical variant

whyfirst-rule-301 = Cadascú deixa una carta cap per avall; totes es giren alhora. Després, del número blanc més alt al més baix, cada jugador mou una fitxa qualsevol segons la seva carta, i la mateixa fitxa es pot tornar a moure. Les cinc bases es juguen així.
whyfirst-rule-301-note = Lectura nostra: l’última carta la posa el programa; el seu jugador encara tria la fitxa.
whyfirst-rule-302 = Cada moviment s’atura a -12 i a 16. És obligatori moure una fitxa; un moviment contra el final de la pista no fa res.
whyfirst-rule-302-note = Lectura nostra: el reglament no diu què passa als extrems en aquesta variant.
whyfirst-rule-303 = Cada carta té el seu propi número blanc. Només importa en aquesta variant; si no, les cartes del mateix valor són iguals.
whyfirst-rule-303-note = Quin número porta cada carta és reconstrucció nostra: com més mou una carta, més alt és el seu número.

## The score of a round

whyfirst-rule-108 = Després de l’última basa, cada fitxa que és a la casella ocupada que va segona s’apunta el número d’aquella casella, i un número negatiu és una pèrdua. Les altres no s’apunten res.
whyfirst-rule-109 = Si hi ha més d’una fitxa al capdavant, va segona la següent casella ocupada cap avall. Si totes les fitxes comparteixen una casella, no hi ha segon i ningú no puntua.
whyfirst-rule-109-note = Lectura nostra: el reglament no porta cap exemple d’empat al capdavant.

## The end of the game

whyfirst-rule-110 = Després de cinc rondes guanya el segon total més alt. Els qui el comparteixen guanyen alhora.
whyfirst-rule-111 = Els totals iguals compten una sola vegada: amb 10, 10 i 5 guanya el 5. Si tots els totals són iguals, guanya tothom.
whyfirst-rule-111-note = Lectura nostra: com amb les fitxes, compartir el cim no fa segon ningú.

## Leo

whyfirst-rule-201 = Als dos jugadors se’ls afegeix Leo, que té una fitxa i quatre cartes cap per avall a cada ronda. En les quatre primeres bases la seva carta de dalt es gira quan tots dos han triat. { $mode ->
    [tactical] En la cinquena basa no en juga cap. La seva fitxa es pot moure com qualsevol altra.
   *[base] Es juga sobre ell mateix; en la cinquena basa no en juga cap. Es poden jugar cartes sobre Leo.
} Puntua com tothom, i pot guanyar.
whyfirst-rule-304 = En la variant tàctica, la carta de Leo actua quan arriba el seu número blanc, i sempre mou Leo.
whyfirst-rule-304-note = Lectura nostra: el reglament no diu com juga Leo en aquesta variant.

## The deck

whyfirst-deck-standard = Del reglament alemany de l’editorial.
whyfirst-deck-printed-34 = Tal com ho imprimeix la taula del reglament italià, que tanmateix parla de 32.
whyfirst-reconstructed-white-numbers = Números blancs: quin número porta cada carta és reconstrucció nostra.
