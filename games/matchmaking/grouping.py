"""The matchmaking algorithm: groups by rating gap, whose allowed width grows with the wait. Pure.

The person who has waited longest gets the group that fits best. The allowed distance of ratings
grows with the wait, so that everybody is paired in the end.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import combinations
from typing import NamedTuple

from games.matchmaking.pools import POOLS, Pool
from games.ratings.system import Skill

Pair = frozenset[int]

FIRST_WINDOW = 100.0
"""The allowed distance of an opponent's rating at once, besides the seeker's own deviation."""
WIDENING = 10.0
"""The points that each second of waiting adds to the allowed distance."""
ANYBODY_AFTER = 60.0
"""The seconds after which any opponent fits."""
MAX_STEPS = 5_000
"""The most steps of the search for the best group; then the best group found so far is taken."""


class Seeker(NamedTuple):
    """A person who waits since a moment (in seconds), with the skill in each chosen pool."""

    id: int
    since: float
    skills: Mapping[str, Skill]


class Ties(NamedTuple):
    """The pairs of people who should not play together.

    `never`: in no pool; `not_at_tables`: in no pool for more than two; `met`: they have just
    played, so that other opponents fit better, if there are any.
    """

    never: AbstractSet[Pair] = frozenset()
    not_at_tables: AbstractSet[Pair] = frozenset()
    met: AbstractSet[Pair] = frozenset()


class Group(NamedTuple):
    """The people who play together, longest wait first; their seats are not decided."""

    pool: Pool
    members: tuple[Seeker, ...]


class Cost(NamedTuple):
    """The cost of a group: pairs that have just met, then the points between best and worst."""

    met: int
    spread: float


def window(skill: Skill, waited: float) -> float:
    """Return the allowed distance of an opponent's rating, in points, after a wait in seconds.

    It is wider by the deviation of the seeker's own skill.
    """
    if waited >= ANYBODY_AFTER:
        return math.inf
    return FIRST_WINDOW + skill.deviation + WIDENING * max(0.0, waited)


def fits(one: Seeker, other: Seeker, pool: Pool, ties: Ties, *, now: float) -> bool:
    """Return whether two people who wait in a pool may play there.

    Each is within the other's window.
    """
    pair = frozenset((one.id, other.id))
    if pair in ties.never or (pool.is_table and pair in ties.not_at_tables):
        return False
    a, b = one.skills[pool.name], other.skills[pool.name]
    away = abs(a.mean - b.mean)
    return away <= min(window(a, now - one.since), window(b, now - other.since))


def cost(members: Iterable[Seeker], pool: Pool, ties: Ties) -> Cost:
    """Return the cost of these people as a group in the pool."""
    seated = tuple(members)
    means = [seeker.skills[pool.name].mean for seeker in seated]
    met = sum(frozenset((a.id, b.id)) in ties.met for a, b in combinations(seated, 2))
    return Cost(met, max(means) - min(means))


def form_groups(seekers: Iterable[Seeker], ties: Ties, *, now: float) -> tuple[Group, ...]:
    """Return disjoint groups in which all members fit; no further group is possible.

    Each is the best group for its longest-waiting member, over the pools that this member chose.
    """
    waiting = sorted(seekers, key=_by_wait)
    seated: set[int] = set()
    groups = []
    for seeker in waiting:
        if seeker.id in seated:
            continue
        free = [other for other in waiting if other.id not in seated and other.id != seeker.id]
        group = _best_group(seeker, free, ties, now=now)
        if group is not None:
            groups.append(group)
            seated.update(member.id for member in group.members)
    return tuple(groups)


def _by_wait(seeker: Seeker) -> tuple[float, int]:
    return seeker.since, seeker.id


def _best_group(seeker: Seeker, free: Sequence[Seeker], ties: Ties, *, now: float) -> Group | None:
    """Return the best group with the seeker; of equally good groups the one of the first pool."""
    found = [
        (search.best, place, search.group)
        for place, pool in enumerate(pool for name, pool in POOLS.items() if name in seeker.skills)
        if (search := _Search(seeker, free, pool, ties, now)).group is not None
    ]
    return min(found, key=lambda one: one[:2])[2] if found else None


class _Search:
    """Branch and bound for the best group of one seeker in one pool."""

    def __init__(
        self, seeker: Seeker, free: Sequence[Seeker], pool: Pool, ties: Ties, now: float
    ) -> None:
        self._pool, self._ties, self._now = pool, ties, now
        self._steps = 0
        self.best = Cost(1_000_000, math.inf)
        self.group: Group | None = None
        own = seeker.skills[pool.name].mean
        candidates = [
            (abs(other.skills[pool.name].mean - own), other)
            for other in free
            if pool.name in other.skills and fits(seeker, other, pool, ties, now=now)
        ]
        self._candidates = sorted(candidates, key=lambda one: (one[0], *_by_wait(one[1])))
        self._add((seeker,), 0)

    def _add(self, members: tuple[Seeker, ...], start: int) -> None:
        """Try to complete the members with candidates from `start` on; keep the best group."""
        so_far = cost(members, self._pool, self._ties)
        if so_far >= self.best:
            return
        missing = self._pool.seats - len(members)
        if missing == 0:
            self.best = so_far
            self.group = Group(self._pool, tuple(sorted(members, key=_by_wait)))
            return
        for place in range(start, len(self._candidates) - missing + 1):
            away, other = self._candidates[place]
            # All later candidates are further away, and make no group with a smaller spread.
            if self._steps >= MAX_STEPS or Cost(so_far.met, away) >= self.best:
                return
            self._steps += 1
            if all(
                fits(member, other, self._pool, self._ties, now=self._now) for member in members[1:]
            ):
                self._add((*members, other), place + 1)
