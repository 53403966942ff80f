"""Strength in numbers: win shares with intervals, mean places, and ratings by places for two to six seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from ..kernel.data import Data
from .referee import Played
from .simulate import interval
from .skill import BEGINNING, Rating, rate_game

#: In how many orders games are rated, and how many games at most all orders together.
_MOST_ORDERS, _MOST_RATED = 8, 10_000


class Standing(Data, frozen=True):
    """What a bot has shown. ``win_share`` is a seat's: an equal among four wins 0.25, on however many seats it sat."""

    spec: str
    games: int
    seats: int  # how many seats in all: more than games if it sat twice at a table
    wins: float  # a win shared by two counts half for each
    win_share: float
    low: float
    high: float
    mean_place: float
    rating: float
    rating_error: float
    incidents: int


def standings(specs: Sequence[str], played: Iterable[Played]) -> list[Standing]:
    """The standing of every bot after these games, in the order of their numbers."""
    played = list(played)
    rated = ratings(len(specs), played)
    return [_standing(number, spec, played, *rated[number]) for number, spec in enumerate(specs)]


def _standing(number: int, spec: str, played: Sequence[Played], rating: float, error: float) -> Standing:
    own = [(game, seat) for game in played for seat, bot in enumerate(game.bots) if bot == number]
    games, seats = len({game.game for game, _ in own}), len(own)
    wins = sum(game.shares[seat] for game, seat in own)
    # A game has one win, on however many of its seats the bot sits: Wilson's interval is that of games, per seat.
    # Shared wins vary less than whole ones: with them it is a little wider than need be.
    low, high = (end * games / seats if seats else end for end in interval(wins, games))
    return Standing(
        spec=spec,
        games=games,
        seats=seats,
        wins=wins,
        win_share=wins / seats if seats else 0.0,
        low=low,
        high=high,
        mean_place=sum(game.places[seat] for game, seat in own) / seats if seats else 0.0,
        rating=rating,
        rating_error=error,
        incidents=sum(incident.seat == seat for game, seat in own for incident in game.incidents),
    )


def ratings(bots: int, played: Iterable[Played]) -> list[Rating]:
    """A rating and its standard deviation for every bot: Plackett-Luce (Weng and Lin 2011), all begin at 25.

    The method looks at one game after another, and the last ones weigh a little more. The order of games means nothing
    here, so the mean over several orders is taken: that of the games, and others drawn from a fixed seed.
    """
    games = list(played)
    orders = [games]
    for number in range(1, min(_MOST_ORDERS, _MOST_RATED // max(len(games), 1))):
        orders.append(Random(number).sample(games, len(games)))
    rated = [_rate_in_turn(bots, order) for order in orders]
    return [_mean([known[bot] for known in rated]) for bot in range(bots)]


def _mean(ratings: Sequence[Rating]) -> Rating:
    mu, sigma = (sum(values) / len(ratings) for values in zip(*ratings, strict=True))
    return Rating(mu, sigma)


def _rate_in_turn(bots: int, played: Iterable[Played]) -> list[Rating]:
    """Ratings after one game after another. A bot that holds several seats of a table learns from each of them.

    Bots do not change while they play: nothing is added to the uncertainty between games.
    """
    known = [BEGINNING] * bots
    for game in played:
        after = rate_game([known[bot] for bot in game.bots], game.places)
        changed = list(known)
        for bot, rated in zip(game.bots, after, strict=True):
            before, now = known[bot], changed[bot]
            changed[bot] = Rating(now.mu + rated.mu - before.mu, now.sigma * rated.sigma / before.sigma)
        known = changed
    return known
