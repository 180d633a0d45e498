"""Who plays with whom, pure: those who wait go in, groups that fit come out.

Whoever has waited longest is seated first, with the others that fit best. How far apart ratings may
be grows with the wait, so that everybody is seated in the end.
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
"""How many points an opponent may be away at once, besides one's own deviation."""
WIDENING = 10.0
"""How many points more each second of waiting allows."""
ANYBODY_AFTER = 60.0
"""Seconds after which everybody will do."""
MOST_STEPS = 5_000
"""How long the best company is looked for; the best found until then is taken."""


class Seeker(NamedTuple):
    """Somebody who waits since a moment in seconds, with their skill in each pool they wait in."""

    id: int
    since: float
    skills: Mapping[str, Skill]


class Ties(NamedTuple):
    """What speaks against seating two together.

    `never`: not at all; `not_at_tables`: not where more than two play; `met`: they have just
    played, so others are better company, if there are any.
    """

    never: AbstractSet[Pair] = frozenset()
    not_at_tables: AbstractSet[Pair] = frozenset()
    met: AbstractSet[Pair] = frozenset()


class Group(NamedTuple):
    """Those who play together, in the order of waiting; not yet on seats."""

    pool: Pool
    members: tuple[Seeker, ...]


class Cost(NamedTuple):
    """How ill a group fits: pairs that have just met, then the points between best and worst."""

    met: int
    spread: float


def window(skill: Skill, waited: float) -> float:
    """How many points away an opponent may be after so many seconds.

    Wider where the own rating is unsure, by its deviation.
    """
    if waited >= ANYBODY_AFTER:
        return math.inf
    return FIRST_WINDOW + skill.deviation + WIDENING * max(0.0, waited)


def fits(one: Seeker, other: Seeker, pool: Pool, ties: Ties, *, now: float) -> bool:
    """Whether two may sit together in a pool in which both wait: each within the other's window."""
    pair = frozenset((one.id, other.id))
    if pair in ties.never or (pool.is_table and pair in ties.not_at_tables):
        return False
    a, b = one.skills[pool.name], other.skills[pool.name]
    away = abs(a.mean - b.mean)
    return away <= min(window(a, now - one.since), window(b, now - other.since))


def cost(members: Iterable[Seeker], pool: Pool, ties: Ties) -> Cost:
    """How ill these would fit together in the pool."""
    seated = tuple(members)
    means = [seeker.skills[pool.name].mean for seeker in seated]
    met = sum(frozenset((a.id, b.id)) in ties.met for a, b in combinations(seated, 2))
    return Cost(met, max(means) - min(means))


def pair(seekers: Iterable[Seeker], ties: Ties, *, now: float) -> tuple[Group, ...]:
    """Disjoint groups in which all fit, so that no group could be made of those who are left.

    Each is the best for its longest-waiting member, over the pools in which that one waits.
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
    """The best group with the seeker; of equally good ones that of the pool offered first."""
    found = [
        (search.best, place, search.group)
        for place, pool in enumerate(pool for name, pool in POOLS.items() if name in seeker.skills)
        if (search := _Search(seeker, free, pool, ties, now)).group is not None
    ]
    return min(found, key=lambda one: one[:2])[2] if found else None


class _Search:
    """Branch and bound for the best company of one seeker in one pool."""

    def __init__(
        self, seeker: Seeker, free: Sequence[Seeker], pool: Pool, ties: Ties, now: float
    ) -> None:
        self._pool, self._ties, self._now = pool, ties, now
        self._steps = 0
        self.best = Cost(1_000_000, math.inf)
        self.group: Group | None = None
        own = seeker.skills[pool.name].mean
        company = [
            (abs(other.skills[pool.name].mean - own), other)
            for other in free
            if pool.name in other.skills and fits(seeker, other, pool, ties, now=now)
        ]
        self._company = sorted(company, key=lambda one: (one[0], *_by_wait(one[1])))
        self._add((seeker,), 0)

    def _add(self, members: tuple[Seeker, ...], start: int) -> None:
        """Try everybody from `start` on beside the members."""
        so_far = cost(members, self._pool, self._ties)
        if so_far >= self.best:
            return
        missing = self._pool.seats - len(members)
        if missing == 0:
            self.best = so_far
            self.group = Group(self._pool, tuple(sorted(members, key=_by_wait)))
            return
        for place in range(start, len(self._company) - missing + 1):
            away, other = self._company[place]
            # Nobody further away can make a group with a smaller spread.
            if self._steps >= MOST_STEPS or Cost(so_far.met, away) >= self.best:
                return
            self._steps += 1
            if all(
                fits(member, other, self._pool, self._ties, now=self._now) for member in members[1:]
            ):
                self._add((*members, other), place + 1)
