# What the server says about races of the day, ratings, pairings and cups.

## The race of the day

server-daily-no-day = De ese día no hay ninguna carrera.
server-daily-first = Primero la carrera que cuenta: cuando acabe podrás practicar.
server-daily-no-undo = En la carrera del día no se retira nada: todos tienen un solo intento.
server-daily-same-cards = Las cartas del día son de la carrera del día: practícala allí.

## Cups

server-cup-no-takeback = En un torneo no se retira una jugada a la que alguien ya ha respondido.

## Ratings

server-rating-no-name = Para estar en la lista hace falta un nombre: elige primero uno en los ajustes.
