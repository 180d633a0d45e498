"""Signs of boosting (sandbagging, win trading): ratings that are passed on rather than won.

A sign proves nothing; it holds a game back until a moderator has looked at it. Therefore the signs
are things that hardly ever happen in honest play. They judge pairs of people, not addresses.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

WINDOW_HOURS = 24
REPEATED_MEETINGS = 10
ONE_SIDED_SHARE = 0.9
EARLY_BOUTS = 2


class FairnessSign(StrEnum):
    """A sign that holds the ratings of a game back; the names are stable."""

    ONE_SIDED_PAIR = "one_sided_pair"
    EARLY_LEAVER = "early_leaver"


@dataclass(frozen=True, slots=True)
class RatedPerson:
    """A person in a rated game: user id, team, the team's place, and when the person left.

    Without teams each person is a team.
    """

    id: int
    team: int
    place: int
    bouts_before_leaving: int | None = None

    @property
    def has_left_early(self) -> bool:
        """Return whether the person left within the first `EARLY_BOUTS` bouts."""
        return self.bouts_before_leaving is not None and self.bouts_before_leaving < EARLY_BOUTS

    @property
    def finish(self) -> tuple[bool, int]:
        """A value that is smaller for a person who finished before; a person who left is behind."""
        return self.bouts_before_leaving is not None, self.place


People = tuple[RatedPerson, ...]
"""The people of one rated game, without its bots."""


def signs(people: People, earlier: Iterable[People]) -> tuple[FairnessSign, ...]:
    """Return the signs in a game, given its people and the people of earlier games.

    The earlier games are the rated games of its mode in the `WINDOW_HOURS` before it.

    One-sided pair: two people met at least `REPEATED_MEETINGS` times, this game included, and the
    one behind now was behind in at least `ONE_SIDED_SHARE` of these games; partners don't meet.
    Early leaver: a person left within the first `EARLY_BOUTS` bouts, and did so in an earlier
    game, too, in which one of the people who gain by it now took part.
    """
    before = tuple(earlier)
    found = []
    if any(_is_one_sided(a.id, b.id, (*before, people)) for a, b in combinations(people, 2)):
        found.append(FairnessSign.ONE_SIDED_PAIR)
    if any(_left_before(person, people, before) for person in people):
        found.append(FairnessSign.EARLY_LEAVER)
    return tuple(found)


def _is_one_sided(one: int, other: int, games: Iterable[People]) -> bool:
    results = [_result(one, other, people) for people in games]
    meetings = [result for result in results if result is not None]
    if len(meetings) < REPEATED_MEETINGS or not results[-1]:
        return False
    same_way = sum(result == results[-1] for result in meetings)
    return same_way >= ONE_SIDED_SHARE * len(meetings)


def _result(one: int, other: int, people: People) -> int | None:
    """Return 1 if `one` finished before `other`, -1 if after, 0 if level.

    None if they did not meet.
    """
    by_id = {person.id: person for person in people}
    if one not in by_id or other not in by_id or by_id[one].team == by_id[other].team:
        return None
    a, b = by_id[one].finish, by_id[other].finish
    return (a < b) - (a > b)


def _left_before(leaver: RatedPerson, people: People, before: Iterable[People]) -> bool:
    if not leaver.has_left_early:
        return False
    gaining = {person.id for person in people} - {leaver.id}
    return any(
        any(person.id == leaver.id and person.has_left_early for person in earlier)
        and any(person.id in gaining for person in earlier)
        for earlier in before
    )
