# What the server says about races of the day, ratings, pairings and cups.

## The race of the day

server-daily-no-day = Il n’y a pas de course ce jour-là.
server-daily-first = D’abord la course qui compte : tu pourras t’entraîner quand elle sera finie.
server-daily-no-undo = Dans la course du jour, rien ne se reprend : tout le monde n’a qu’un essai.
server-daily-same-cards = Les cartes du jour sont celles de la course du jour : entraîne-toi là-bas.

## Cups

server-cup-no-takeback = Dans un tournoi, on ne reprend pas un coup auquel quelqu’un a déjà répondu.

## Ratings

server-rating-no-name = Pour figurer dans la liste, il faut un nom : choisis-en d’abord un dans les réglages.
