# Ein Tisch von Why First? auf einen Blick.

whyfirst-chip-cards = { $cards } Karten
whyfirst-chip-leo = Leo spielt mit
