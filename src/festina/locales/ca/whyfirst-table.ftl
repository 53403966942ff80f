# Una taula de Why First? d’un cop d’ull.

whyfirst-chip-cards = { $cards } cartes
whyfirst-chip-leo = també juga Leo
