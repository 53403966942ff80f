# Una mesa de Why First? de un vistazo.

whyfirst-chip-cards = { $cards } cartas
whyfirst-chip-leo = también juega Leo
