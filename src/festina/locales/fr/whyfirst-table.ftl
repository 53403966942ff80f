# Une table de Why First? en un coup d’œil.

whyfirst-chip-cards = { $cards } cartes
whyfirst-chip-leo = Leo joue aussi
