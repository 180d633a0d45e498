"""Signs that ratings are being passed on rather than won.

A sign holds a game back until somebody has looked at it; it proves nothing. So it looks for what
honest play hardly ever shows, on pairs of people and not on addresses.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

WINDOW_HOURS = 24
REPEATED_MEETINGS = 10
ONE_SIDED_SHARE = 0.9
EARLY_BOUTS = 2


class Sign(StrEnum):
    """Why a game's ratings are held back; the names are stable."""

    ONE_SIDED_PAIR = "one_sided_pair"
    EARLY_LEAVER = "early_leaver"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a table: their id, team and its place; how many bouts they stayed if they left.

    Without teams everybody is one.
    """

    id: int
    team: int
    place: int
    bouts_before_leaving: int | None = None

    @property
    def has_left_early(self) -> bool:
        """Whether they left before the game had really begun."""
        return self.bouts_before_leaving is not None and self.bouts_before_leaving < EARLY_BOUTS

    @property
    def standing(self) -> tuple[bool, int]:
        """Whose is smaller finished before; whoever left is behind."""
        return self.bouts_before_leaving is not None, self.place


Table = tuple[Person, ...]


def signs(table: Table, earlier: Iterable[Table]) -> tuple[Sign, ...]:
    """The signs in a game, given the rated games of its mode in the `WINDOW_HOURS` before it.

    One-sided pair: two people met at least `REPEATED_MEETINGS` times, this game included, and the
    one behind now was behind in at least `ONE_SIDED_SHARE` of them; partners don't meet.
    Early leaver: somebody left within the first `EARLY_BOUTS` bouts, and did so before at a
    table with one of those who gain by it now.
    """
    before = tuple(earlier)
    found = []
    if any(_is_one_sided(a.id, b.id, (*before, table)) for a, b in combinations(table, 2)):
        found.append(Sign.ONE_SIDED_PAIR)
    if any(_has_done_so_before(person, table, before) for person in table):
        found.append(Sign.EARLY_LEAVER)
    return tuple(found)


def _is_one_sided(one: int, other: int, tables: Iterable[Table]) -> bool:
    standings = [_standing(one, other, table) for table in tables]
    meetings = [standing for standing in standings if standing is not None]
    if len(meetings) < REPEATED_MEETINGS or not standings[-1]:
        return False
    same_way = sum(standing == standings[-1] for standing in meetings)
    return same_way >= ONE_SIDED_SHARE * len(meetings)


def _standing(one: int, other: int, table: Table) -> int | None:
    """1 if `one` finished before `other`, -1 if after, 0 if level, None if they did not meet."""
    people = {person.id: person for person in table}
    if one not in people or other not in people or people[one].team == people[other].team:
        return None
    a, b = people[one].standing, people[other].standing
    return (a < b) - (a > b)


def _has_done_so_before(leaver: Person, table: Table, before: Iterable[Table]) -> bool:
    if not leaver.has_left_early:
        return False
    gaining = {person.id for person in table} - {leaver.id}
    return any(
        any(person.id == leaver.id and person.has_left_early for person in earlier)
        and any(person.id in gaining for person in earlier)
        for earlier in before
    )
