"""Swiss pairing: tables of players with similar scores who have not met; byes."""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from itertools import combinations
from typing import NamedTuple

from games.tournaments.pairing.lots import lot

Pair = frozenset[int]

EXACT_UPTO = 40
"""The number of players up to which duels are searched exactly, if swaps leave a repeat.

With `r` rounds played and more than `2 * r` players a swap removes every repeat of a duel, so the
search is needed in small fields only.
"""
MAX_STEPS = 200_000
MAX_SWEEPS = 12


class SwissPlayer(NamedTuple):
    """A player of a round: the score, the strength that orders equal scores, and earlier byes."""

    id: int
    score: int
    strength: float = 0.0
    byes: int = 0


class RoundPairing(NamedTuple):
    """The tables of a round, best first, and the players without a table."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...]


class _Rules(NamedTuple):
    met: AbstractSet[Pair]
    never: AbstractSet[Pair]

    def repeats(self, table: Sequence[int]) -> int:
        """Return how bad a table is: pairs who have met, pairs who may not play far worse."""
        pairs = [frozenset(pair) for pair in combinations(table, 2)]
        return sum(pair in self.met for pair in pairs) + 1000 * sum(
            pair in self.never for pair in pairs
        )


def pair_round(
    players: Iterable[SwissPlayer],
    *,
    seats: int,
    met: AbstractSet[Pair] = frozenset(),
    never: AbstractSet[Pair] = frozenset(),
    seed: bytes,
    number: int,
) -> RoundPairing:
    """Return the tables of round `number`.

    Players with the fewest byes, and among these with the lowest scores, get a bye if the number
    does not divide. No pair in `met` plays again while that can be avoided. A pair in `never` does
    not play at all; both get a bye if nothing else helps.
    """
    order = sorted(players, key=lambda one: (-one.score, -one.strength, lot(seed, number, one.id)))
    free = len(order) % seats
    last_first = list(reversed(order))
    # The sort is stable: among equals the last one in the order comes first.
    byes = sorted(last_first, key=lambda one: (one.byes, one.score))[:free]
    rest = [one for one in order if one not in byes]
    rules = _Rules(met, never)
    tables = _swapped(_greedy([one.id for one in rest], seats, rules), rules)
    if seats == 2 and len(rest) <= EXACT_UPTO and any(map(rules.repeats, tables)):  # noqa: PLR2004 - a duel
        exact = _exact([one.id for one in rest], rules)
        tables = tables if exact is None else exact
    barred = [table for table in tables if rules.repeats(table) >= 1000]  # noqa: PLR2004 - see there
    return RoundPairing(
        tuple(tuple(table) for table in tables if table not in barred),
        (*(one.id for one in byes), *(player for table in barred for player in table)),
    )


def _greedy(order: Sequence[int], seats: int, rules: _Rules) -> list[list[int]]:
    """Return tables: each first free player with the next ones that fit best."""
    left = list(order)
    tables = []
    while left:
        table = [left.pop(0)]
        while len(table) < seats:
            fresh = next(
                (one for one in left if not rules.repeats([*table, one]) > rules.repeats(table)),
                left[0],
            )
            table.append(fresh)
            left.remove(fresh)
        tables.append(table)
    return tables


def _swapped(tables: list[list[int]], rules: _Rules) -> list[list[int]]:
    """Return the tables after exchanges of players that leave fewer repeats, nearest first."""
    for _ in range(MAX_SWEEPS):
        bad = [index for index, table in enumerate(tables) if rules.repeats(table)]
        improved = [_improve(tables, index, rules) for index in bad]
        if not any(improved):
            break
    return tables


def _improve(tables: list[list[int]], index: int, rules: _Rules) -> bool:
    here = tables[index]
    others = sorted(
        (other for other in range(len(tables)) if other != index),
        key=lambda other: (abs(other - index), other),
    )
    for other in others:
        there = tables[other]
        before = rules.repeats(here) + rules.repeats(there)
        if not rules.repeats(here):
            return True
        for own in range(len(here)):
            for their in range(len(there)):
                here[own], there[their] = there[their], here[own]
                if rules.repeats(here) + rules.repeats(there) < before:
                    return True
                here[own], there[their] = there[their], here[own]
    return False


def _exact(order: Sequence[int], rules: _Rules) -> list[list[int]] | None:
    """Return duels without a repeat, found by search; None if there are none, or none is found."""
    steps = 0

    def search(left: tuple[int, ...]) -> list[list[int]] | None:
        nonlocal steps
        if not left:
            return []
        # The player with the fewest possible opponents chooses first: dead ends show early.
        choices = {
            one: [other for other in left if other != one and not rules.repeats((one, other))]
            for one in left
        }
        one = min(left, key=lambda player: len(choices[player]))
        for other in choices[one]:
            steps += 1
            if steps > MAX_STEPS:
                return None
            rest = search(tuple(player for player in left if player not in {one, other}))
            if rest is not None:
                return [[one, other], *rest]
        return None

    found = search(tuple(order))
    place = {player: number for number, player in enumerate(order)}
    return (
        None if found is None else sorted(found, key=lambda table: min(place[one] for one in table))
    )
