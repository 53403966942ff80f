# What the server says about races of the day, ratings, pairings and cups.

## The race of the day

server-daily-no-day = D’aquell dia no hi ha cap cursa.
server-daily-first = Primer la cursa que compta: quan s’acabi podràs practicar.
server-daily-no-undo = A la cursa del dia no es retira res: tothom té un sol intent.
server-daily-same-cards = Les cartes del dia són de la cursa del dia: practica-la allà.

## Cups

server-cup-no-takeback = En un torneig no es retira cap jugada a la qual algú ja ha respost.

## Ratings

server-rating-no-name = Per sortir a la llista cal un nom: primer tria’n un a la configuració.
