# What the server says about races of the day, ratings, pairings and cups.

## The race of the day

server-daily-no-day = Di quel giorno non c’è nessuna corsa.
server-daily-first = Prima la corsa che conta: quando è finita puoi allenarti.
server-daily-no-undo = Nella corsa del giorno non si ritira nulla: tutti hanno un solo tentativo.
server-daily-same-cards = Le carte del giorno sono della corsa del giorno: allenati lì.

## Cups

server-cup-no-takeback = In un torneo non si ritira una mossa a cui qualcuno ha già risposto.

## Ratings

server-rating-no-name = Per comparire nella lista serve un nome: prima scegline uno nelle impostazioni.
