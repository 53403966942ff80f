# What the server says about races of the day, ratings, pairings and cups.

## The race of the day

server-daily-no-day = Von diesem Tag gibt es kein Rennen.
server-daily-first = Erst das Rennen, das zählt: Üben kannst du, wenn es vorbei ist.
server-daily-no-undo = Im Rennen des Tages wird nichts zurückgenommen: Alle haben einen Versuch.
server-daily-same-cards = Die Karten des Tages gehören zum Rennen des Tages: Übe es dort.

## Cups

server-cup-no-takeback = In einem Turnier wird kein Zug zurückgenommen, auf den schon jemand geantwortet hat.

## Ratings

server-rating-no-name = Wer in der Liste steht, braucht einen Namen: Wähle zuerst einen in den Einstellungen.
