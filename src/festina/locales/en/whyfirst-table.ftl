# A table of Why First? at a glance.

whyfirst-chip-cards = { $cards } cards
whyfirst-chip-leo = Leo joins
