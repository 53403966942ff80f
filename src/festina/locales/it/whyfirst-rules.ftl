# The rulebook of Why First?, in our own words.

## Chapters

whyfirst-section-setup = Preparazione
whyfirst-section-tricks = Un giro di carte
whyfirst-section-tactical = La variante tattica
whyfirst-section-score = Il conteggio di una manche
whyfirst-section-end = Fine della partita
whyfirst-section-leo = Leo, il terzo quando si gioca in due

## Set-up

whyfirst-rule-101 = Da 2 a 6 giocatori, con un segnalino ciascuno. Una partita dura cinque manche; una manche dura cinque giri di carte.
whyfirst-rule-102 = Il mazzo ha { $size } carte Corsa: { $counts }.
whyfirst-rule-102-note = { $deck ->
    [printed-34] È la tabella stampata nel regolamento italiano: elenca più carte delle 32 di cui parla lo stesso regolamento.
   *[standard] Lo chiarisce il regolamento tedesco dell’editore. Quello italiano stampa una tabella di 34 carte, che si può giocare come deck=printed-34.
}
whyfirst-rule-103 = Il percorso ha dodici caselle dietro la partenza, da -1 a -12, e sedici davanti, da 1 a 16. Su una casella può stare un numero qualsiasi di segnalini.
whyfirst-rule-103-note = Nostra lettura: la partenza vale 0.
whyfirst-rule-104 = All’inizio di ogni manche tutti i segnalini sono alla partenza e si mescolano tutte le carte. Ciascuno ne riceve cinque; le altre restano coperte fino alla manche successiva.

## A trick

whyfirst-rule-105 = { $mode ->
    [tactical] Ciascuno sceglie in segreto una carta dalla mano. Tutte le carte si scoprono insieme.
   *[base] Nei primi quattro giri ciascuno sceglie in segreto una carta dalla mano e il giocatore su cui giocarla, anche sé stesso. Tutte le carte si scoprono insieme.
}
whyfirst-rule-105-note = Nostra aggiunta: finché le carte non si scoprono, una scelta si può ritirare.
whyfirst-rule-106 = Un giocatore può ricevere un numero qualsiasi di carte, anche nessuna. Il segnalino si muove una volta sola, della loro somma: prima si somma, poi si muove. Si ferma a -12 e a 16: perciò un segnalino sul 15 che riceve +3 e -4 va al 14.
whyfirst-rule-107 = La quinta e ultima carta si gioca su sé stessi.
whyfirst-rule-107-note = Nostra lettura: non c’è più nulla da scegliere, quindi la gioca il programma per tutti.
whyfirst-rule-112 = Le carte giocate restano scoperte, e tutti possono sapere chi le ha giocate e su chi. Le mani, e le scelte non ancora scoperte, sono segrete.
whyfirst-rule-112-note = Nostra lettura: il regolamento fa mettere da parte le carte giocate senza dire se si possano guardare.

## The tactical variant

whyfirst-rule-301 = Ciascuno mette giù una carta coperta; si scoprono tutte insieme. Poi, dal numero bianco più alto in giù, ognuno muove un segnalino qualsiasi secondo la propria carta, e lo stesso segnalino può essere mosso di nuovo. Tutti e cinque i giri si giocano così.
whyfirst-rule-301-note = Nostra lettura: l’ultima carta la mette giù il programma; il suo giocatore sceglie comunque il segnalino.
whyfirst-rule-302 = Ogni mossa si ferma a -12 e a 16. Muovere un segnalino è obbligatorio; una mossa contro la fine del percorso non ha effetto.
whyfirst-rule-302-note = Nostra lettura: il regolamento non dice che cosa succede alle due estremità in questa variante.
whyfirst-rule-303 = Ogni carta ha un suo numero bianco. Conta solo in questa variante; altrimenti le carte dello stesso valore sono uguali.
whyfirst-rule-303-note = Quale numero stia su quale carta è una nostra ricostruzione: più una carta muove, più alto è il suo numero.

## The score of a round

whyfirst-rule-108 = Dopo l’ultimo giro, ogni segnalino sulla casella occupata in seconda posizione fa i punti scritti su quella casella, e un numero negativo è una perdita. Gli altri non fanno punti.
whyfirst-rule-109 = Se in testa ci sono più segnalini, in seconda posizione è la casella occupata subito più in basso. Se tutti i segnalini sono su una sola casella, non c’è un secondo e nessuno fa punti.
whyfirst-rule-109-note = Nostra lettura: il regolamento non ha esempi di parità in testa.

## The end of the game

whyfirst-rule-110 = Dopo cinque manche vince il secondo totale più alto. Se lo hanno in più d’uno, vincono tutti insieme.
whyfirst-rule-111 = I totali uguali contano una volta sola: con 10, 10 e 5 vince il 5. Se tutti i totali sono uguali, vincono tutti.
whyfirst-rule-111-note = Nostra lettura: come per i segnalini, dividere la vetta non fa secondo nessuno.

## Leo

whyfirst-rule-201 = Ai due giocatori si unisce Leo, che ha un segnalino e quattro carte coperte a manche. Nei primi quattro giri la sua prima carta si scopre quando entrambi hanno scelto. { $mode ->
    [tactical] Nel quinto giro non ne gioca. Il suo segnalino si può muovere come ogni altro.
   *[base] È giocata su lui stesso; nel quinto giro non ne gioca. Si possono giocare carte su Leo.
} Fa punti come tutti, e può vincere.
whyfirst-rule-304 = Nella variante tattica la carta di Leo agisce quando arriva il suo numero bianco, e muove sempre Leo.
whyfirst-rule-304-note = Nostra lettura: il regolamento non dice come gioca Leo in questa variante.

## The deck

whyfirst-deck-standard = Dal regolamento tedesco dell’editore.
whyfirst-deck-printed-34 = Come nella tabella del regolamento italiano, che però parla di 32 carte.
whyfirst-reconstructed-white-numbers = Numeri bianchi: quale numero stia su quale carta è una nostra ricostruzione.
