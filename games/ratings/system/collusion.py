"""Signs that a player helps another one: exact tests on what was observed in many games.

The null hypothesis of each test: within a stratum, a player treats the other person like everybody
else. Given how many chances the player took in all, the number taken towards that person is then
hypergeometric, and the sum over strata is a permutation test without drawing permutations. It is
one-sided: only more help than usual is a sign.

All tests of one search together are corrected by Holm's method. Among honest players the
probability that a search finds any sign at all is at most `FALSE_POSITIVES`, however many pairs
there are and however their games overlap. A sign proves nothing: friends of one style, or a
household, may give one by what the strata don't know.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, lgamma

from games.ratings.system.behaviour import Behaviour, Observation

FALSE_POSITIVES = 0.01
"""The greatest probability that a search among honest players finds anything."""
WINDOW_DAYS = 90
"""The days of games that a search looks at."""
FEWEST_GAMES = 20
"""Pairs that met less often are not tested."""
FEWEST_CHANCES = 10
"""The least number of chances towards the other person, and of those towards everybody else."""

Pair = tuple[int, int]
"""A player, and the person whom the player may help."""


@dataclass(slots=True)
class ChanceTally:
    """The number of chances that came, and of those taken."""

    chances: int = 0
    taken: int = 0

    def add(self, *, chances: int, taken: int) -> None:
        """Count more chances."""
        self.chances += chances
        self.taken += taken


Strata = Mapping[str, ChanceTally]


@dataclass(frozen=True, slots=True)
class Counted:
    """The chances of one kind that a player had and took in one game, in one stratum."""

    actor: int
    others: tuple[int, ...]
    behaviour: Behaviour
    stratum: str
    chances: int
    taken: int


@dataclass(frozen=True, slots=True)
class CollusionFinding:
    """A behaviour of `actor` towards `other` that honest play hardly explains.

    `expected` is how many of the `chances` honest play would have taken on average, by what the
    player did in all games. `elsewhere` are the chances and taken ones towards everybody else.
    `probability` is that of so many taken chances or more; it is below `limit`, which follows
    from the number of tests.
    """

    actor: int
    other: int
    behaviour: Behaviour
    chances: int
    taken: int
    expected: float
    elsewhere: tuple[int, int]
    games: int
    probability: float
    limit: float


@dataclass(frozen=True, slots=True)
class CollusionSearch:
    """The result of a search: the number of tests, and what they found, most striking first.

    `together` are the games in which each pair met.
    """

    tests: int
    found: tuple[CollusionFinding, ...]
    together: Mapping[Pair, int]


def counted(observed: Iterable[Observation]) -> list[Counted]:
    """Return the observations of one game, those that are alike as one."""
    tallies = defaultdict[tuple[int, tuple[int, ...], Behaviour, str], ChanceTally](ChanceTally)
    for one in observed:
        key = (one.actor, one.others, one.behaviour, one.stratum)
        tallies[key].add(chances=1, taken=one.is_taken)
    return [Counted(*key, tally.chances, tally.taken) for key, tally in tallies.items()]


def find_collusion(
    games: Iterable[Sequence[Counted]], *, level: float = FALSE_POSITIVES
) -> CollusionSearch:
    """Return what the games show, with a probability of at most `level` to find anything wrong."""
    towards, in_all, met = _summed(games)
    tests = []
    for (actor, other, behaviour), strata in towards.items():
        number = met[actor, other]
        total = in_all[actor, behaviour]
        chances = sum(tally.chances for tally in strata.values())
        elsewhere = sum(tally.chances for tally in total.values()) - chances
        if number >= FEWEST_GAMES and min(chances, elsewhere) >= FEWEST_CHANCES:
            tests.append(_tested((actor, other), behaviour, strata, total, number))
    tests.sort(key=lambda test: test.probability)
    return CollusionSearch(len(tests), tuple(_below_limits(tests, level)), met)


def probability_of(strata: Strata, total: Strata) -> float:
    """Return the probability that so many chances or more are taken towards one person.

    `strata` are the chances towards that person, `total` those of the same player towards anybody.
    """
    distribution = [1.0]
    for name, tally in strata.items():
        own = _hypergeometric(total[name], tally.chances)
        distribution = _convolved(distribution, own)
    taken = sum(tally.taken for tally in strata.values())
    return min(1.0, sum(distribution[taken:]))


def _summed(
    games: Iterable[Sequence[Counted]],
) -> tuple[
    dict[tuple[int, int, Behaviour], dict[str, ChanceTally]],
    dict[tuple[int, Behaviour], dict[str, ChanceTally]],
    dict[Pair, int],
]:
    """Return the tallies towards each person, those towards everybody, and the games of pairs."""
    towards = defaultdict[tuple[int, int, Behaviour], dict[str, ChanceTally]](dict)
    in_all = defaultdict[tuple[int, Behaviour], dict[str, ChanceTally]](dict)
    met = defaultdict[Pair, int](int)
    for game in games:
        for row in game:
            total = in_all[row.actor, row.behaviour].setdefault(row.stratum, ChanceTally())
            total.add(chances=row.chances, taken=row.taken)
            for other in row.others:
                own = towards[row.actor, other, row.behaviour].setdefault(
                    row.stratum, ChanceTally()
                )
                own.add(chances=row.chances, taken=row.taken)
        for pair in _pairs(game):
            met[pair] += 1
    return towards, in_all, met


def _pairs(game: Sequence[Counted]) -> set[Pair]:
    rows = (row for row in game if row.behaviour == Behaviour.SAFE_BESIDE)
    return {(row.actor, other) for row in rows for other in row.others}


def _tested(
    pair: Pair, behaviour: Behaviour, strata: Strata, total: Strata, games: int
) -> CollusionFinding:
    chances = sum(tally.chances for tally in strata.values())
    taken = sum(tally.taken for tally in strata.values())
    expected = sum(
        tally.chances * total[name].taken / total[name].chances for name, tally in strata.items()
    )
    return CollusionFinding(
        *pair,
        behaviour,
        chances=chances,
        taken=taken,
        expected=expected,
        elsewhere=(
            sum(tally.chances for tally in total.values()) - chances,
            sum(tally.taken for tally in total.values()) - taken,
        ),
        games=games,
        probability=probability_of(strata, total),
        limit=0.0,
    )


def _below_limits(tests: Sequence[CollusionFinding], level: float) -> Iterable[CollusionFinding]:
    """Yield the tests that Holm's method rejects; they are sorted by their probabilities."""
    for number, test in enumerate(tests):
        limit = level / (len(tests) - number)
        if test.probability > limit:
            return
        yield replace(test, limit=limit)


def _hypergeometric(total: ChanceTally, drawn: int) -> list[float]:
    """Return the probabilities of 0, 1, … taken chances among `drawn` of the total ones."""
    ways = _log_choose(total.chances, drawn)
    fewest = max(0, drawn - (total.chances - total.taken))
    most = min(drawn, total.taken)
    return [
        exp(
            _log_choose(total.taken, taken)
            + _log_choose(total.chances - total.taken, drawn - taken)
            - ways
        )
        if fewest <= taken <= most
        else 0.0
        for taken in range(drawn + 1)
    ]


def _log_choose(of: int, some: int) -> float:
    return lgamma(of + 1) - lgamma(some + 1) - lgamma(of - some + 1)


def _convolved(one: Sequence[float], other: Sequence[float]) -> list[float]:
    result = [0.0] * (len(one) + len(other) - 1)
    for index, value in enumerate(one):
        if value:
            for shift, more in enumerate(other):
                result[index + shift] += value * more
    return result
