"""Arena pairing: free players get a table at once with others of similar standing."""

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

Pair = frozenset[int]

FIRST_WINDOW = 0.6
"""The part of the field within which opponents are sought at once.

The nearest still come first. In simulations of 1,000 players a narrower window ranks them worse,
and lets them wait longer.
"""
NEIGHBOURS = 8
"""The distance in places that is near enough at once; it counts in small fields."""
ANYBODY_AFTER = 12.0
"""The seconds after which any opponent fits: the window widens evenly until then."""
REPEAT_AFTER = 20.0
"""The seconds after which two players may meet again in the next game of one of them."""


class WaitingPlayer(NamedTuple):
    """A free player: the standing from 0 (first) to 1 (last), and the begin of the wait."""

    id: int
    standing: float
    since: float


def seat_waiting(
    waiting: Iterable[WaitingPlayer],
    *,
    seats: int,
    met: AbstractSet[Pair] = frozenset(),
    never: AbstractSet[Pair] = frozenset(),
    now: float,
    field: int,
    is_field_complete: bool = False,
) -> tuple[tuple[int, ...], ...]:
    """Return disjoint tables of players; the others wait.

    The player who has waited longest chooses first: the nearest in the standings who fit. `met` has
    the pairs who sat together in the last game of one of them, `never` the pairs who may not play.
    `field` is the number of players of the arena, the ones who play included.
    `is_field_complete` says that nobody else will be free soon, so that waiting gains nothing.
    """
    free = _FreePlayers(waiting)
    nearest = max(FIRST_WINDOW, NEIGHBOURS / max(1, field))
    tables = []
    for player in sorted(free.players, key=lambda one: (one.since, one.standing, one.id)):
        if not free.has(player):
            continue
        limits = _Limits(met, never, now, nearest, is_all=is_field_complete)
        table = _table_of(player, free, seats, limits)
        if table is not None:
            tables.append(tuple(one.id for one in table))
            free.remove(table)
    return tuple(tables)


class _Limits(NamedTuple):
    met: AbstractSet[Pair]
    never: AbstractSet[Pair]
    now: float
    nearest: float
    is_all: bool

    def window(self, player: WaitingPlayer) -> float:
        """Return the allowed distance in the standings of a player who chooses."""
        waited = self.now - player.since
        if self.is_all or waited >= ANYBODY_AFTER:
            return 1.0
        return self.nearest + (1.0 - self.nearest) * max(0.0, waited) / ANYBODY_AFTER

    def fits(self, one: WaitingPlayer, other: WaitingPlayer) -> bool:
        """Return whether two players may sit at one table."""
        pair = frozenset((one.id, other.id))
        if pair in self.never:
            return False
        if self.is_all or pair not in self.met:
            return True
        return self.now - max(one.since, other.since) >= REPEAT_AFTER


def _table_of(
    player: WaitingPlayer, free: "_FreePlayers", seats: int, limits: _Limits
) -> Sequence[WaitingPlayer] | None:
    members = [player]
    # Where nobody else comes, opponents who have not just met still come first.
    rules = (limits._replace(is_all=False), limits) if limits.is_all else (limits,)
    for rule in rules:
        for other in free.nearest(player):
            away = abs(other.standing - player.standing)
            if len(members) == seats or away > limits.window(player):
                break
            if other not in members and all(rule.fits(member, other) for member in members):
                members.append(other)
        if len(members) == seats:
            return members
    return None


class _FreePlayers:
    """The free players in the order of the standings, linked so that removal is cheap."""

    def __init__(self, waiting: Iterable[WaitingPlayer]) -> None:
        self.players = sorted(waiting, key=lambda one: (one.standing, one.id))
        self._place = {one.id: place for place, one in enumerate(self.players)}
        count = len(self.players)
        self._before = list(range(-1, count - 1))
        self._after = list(range(1, count + 1))
        self._is_free = [True] * count

    def has(self, player: WaitingPlayer) -> bool:
        return self._is_free[self._place[player.id]]

    def remove(self, table: Iterable[WaitingPlayer]) -> None:
        for player in table:
            place = self._place[player.id]
            before, after = self._before[place], self._after[place]
            if before >= 0:
                self._after[before] = after
            if after < len(self.players):
                self._before[after] = before
            self._is_free[place] = False

    def nearest(self, player: WaitingPlayer) -> Iterator[WaitingPlayer]:
        """Yield the other free players, nearest in the standings first."""
        place = self._place[player.id]
        low, high = self._before[place], self._after[place]
        while low >= 0 or high < len(self.players):
            below = self.players[low] if low >= 0 else None
            above = self.players[high] if high < len(self.players) else None
            if above is None or (
                below is not None
                and player.standing - below.standing <= above.standing - player.standing
            ):
                assert below is not None  # noqa: S101 - one of both is left
                yield below
                low = self._before[low]
            else:
                yield above
                high = self._after[high]
