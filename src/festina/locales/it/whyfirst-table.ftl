# Un tavolo di Why First? a colpo d’occhio.

whyfirst-chip-cards = { $cards } carte
whyfirst-chip-leo = gioca anche Leo
