"""The luck of a deal: expected points of equal players, each hand played from each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from statistics import fmean, stdev

from bots.kernel.chance import Chance
from bots.kernel.playout import Playout
from bots.kernel.setup import is_modelled, pack_of, table_of
from bots.kernel.table import Table
from bots.kernel.tree import IS_COMPILED, RANDOM_PER_MILLE
from games.engine import Event, GameState, Seat, Watcher, evolve, view_for
from games.engine.events import BoutStarted

BATCHES = 20
"""The number of groups of games; their spread gives the error."""
GAMES = 2_000 if IS_COMPILED else 60
"""The games of one group, each turn of the hands as often."""
SMALL = 0.03
"""Luck that is nearer than this to an even share is called even."""
SURE_ERRORS = 2.0
"""The smallest ratio of luck to its error; with less it is called even."""

SPREAD = 0x9E3779B97F4A7C15
WORD = 0xFFFFFFFFFFFFFFFF

Batch = tuple[tuple[float, ...], ...]
"""For each turn of the hands round the table the mean points of each seat."""


class LuckCause(StrEnum):
    """The cause of a seat's luck. Wire values; they never change."""

    EVEN = "even"
    """There was little luck, or it may be a random error."""
    GOOD_HAND = "good_hand"
    """The hand that was dealt brings more from any seat."""
    POOR_HAND = "poor_hand"
    """The hand that was dealt brings less from any seat."""
    GOOD_PLACE = "good_place"
    """The seat brings more with any hand: it leads, or draws well."""
    POOR_PLACE = "poor_place"
    """The seat brings less with any hand."""


@dataclass(frozen=True, slots=True)
class TurnedDeal:
    """A deal with its first bout begun: a table for each turn of the hands round the seats.

    At turn `t` the hand of seat `s` is played from seat `s + t`; turn 0 is the real deal. `trumps`
    counts the trumps in each hand.
    """

    turns: tuple[Table, ...]
    trumps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Luck:
    """A seat's luck in points of a game: the mean of equal players there, with these cards.

    `hand` is the part of its hand from any seat, `place` the part of the seat with any hand.
    """

    seat: Seat
    value: float
    error: float
    hand: float
    place: float
    trumps: int
    cause: LuckCause


def deal_of(events: Sequence[Event]) -> TurnedDeal | None:
    """Return the deal that the game was played with; None where the kernel can't play it."""
    state: GameState | None = None
    for event in events:
        state = evolve(state, event)
        if isinstance(event, BoutStarted):
            break
    if state is None or state.bout is None or not is_modelled(state.rules, state.seats):
        return None
    pack = pack_of(state.rules, state.seats, state.turned_up)
    view = view_for(state, Watcher.OPEN)
    hands = [pack.mask(hand) for hand in state.hands]
    talon = [pack.bits[card] for card in state.talon]
    turned = ([*hands[-turn:], *hands[:-turn]] if turn else hands for turn in range(state.seats))
    trumps = tuple((hand & pack.rules.trumps).bit_count() for hand in hands)
    return TurnedDeal(tuple(table_of(pack, view, one, talon) for one in turned), trumps)


def play_batch(deal: TurnedDeal, *, seed: int, number: int, games: int = GAMES) -> Batch:
    """Return the mean points after `games` games of the deal; `number` distinguishes the groups.

    The players are equal: each sees its own hand and the table, and plays by the same simple rules
    with some random moves.
    """
    playout = Playout(Chance((seed + number) * SPREAD & WORD))
    rounds = max(1, games // len(deal.turns))
    return tuple(_mean_points(table, playout, rounds) for table in deal.turns)


def luck_from(deal: TurnedDeal, batches: Sequence[Batch]) -> tuple[Luck, ...]:
    """Return the luck of each seat, from all groups."""
    seats = range(len(deal.turns))
    even = fmean(points for batch in batches for turn in batch for points in turn)
    found = []
    for seat in seats:
        values = [batch[0][seat] for batch in batches]
        error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
        hand = fmean(batch[turn][(seat + turn) % len(seats)] for batch in batches for turn in seats)
        place = fmean(batch[turn][seat] for batch in batches for turn in seats)
        value = fmean(values)
        cause = cause_of(value - even, error, hand=hand - even, place=place - even)
        found.append(Luck(seat, value, error, hand, place, deal.trumps[seat], cause))
    return tuple(found)


def cause_of(luck: float, error: float, *, hand: float, place: float) -> LuckCause:
    """Return the cause of the luck: hand or place, whichever changed it more in its direction."""
    if abs(luck) <= max(SMALL, SURE_ERRORS * error):
        return LuckCause.EVEN
    if luck > 0:
        return LuckCause.GOOD_HAND if hand >= place else LuckCause.GOOD_PLACE
    return LuckCause.POOR_HAND if hand <= place else LuckCause.POOR_PLACE


def _mean_points(origin: Table, playout: Playout, games: int) -> tuple[float, ...]:
    seats = range(origin.rules.seats)
    totals = [0.0 for _ in seats]
    table = Table(origin.rules)
    for _ in range(games):
        table.copy_from(origin)
        playout.run(table, RANDOM_PER_MILLE)
        for seat in seats:
            totals[seat] += table.points(seat)
    return tuple(total / games for total in totals)
