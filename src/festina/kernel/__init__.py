"""What every game shares: the compile switch, records, chance, seeds, the game contract. It knows no game."""

from .switch import install_finder

install_finder()
