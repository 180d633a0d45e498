"""Measure whether ratings find the true order of players: `python -m benchmarks.ladder`.

The players of the ladder are simulated and have a known strength. The order of finish is drawn by
a model that the ratings do not use: in each game a player performs by strength plus normal luck,
so that a player one standard deviation above another finishes first in 70 % of duels. Each player
plays one mode; half of the players join while the season runs. Bars are printed beside the results.
"""

import argparse
import os
import platform
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist, fmean, median

from games.engine import PRESETS, RuleSet
from games.ratings.system import NEW, Finish, Finisher, Mode, Skill, rate

LUCK = 1 / (NormalDist().inv_cdf(0.70) * 2**0.5)
"""The spread of luck in a game, in standard deviations of strength: Φ(1 / (LUCK √2)) = 0.70."""
DRAWN = 0.05
CANDIDATES = 24
SETTLED_AFTER = 30
MAX_WATCHED = 60
SETTLED_SHARE = 2 / 3
TOLERANCE = 0.5
"""The allowed error of a rating: half a standard deviation of the players' strengths."""

BAR_ORDER = 0.9
BAR_GAMES = 30
BAR_INFLATION = 25.0


@dataclass(frozen=True, slots=True)
class League:
    """One mode's part of the ladder."""

    mode: Mode
    rules: RuleSet
    seats: tuple[int, ...]
    share: float
    """The share of all games."""
    players: float
    """The share of all players."""


LEAGUES = (
    League(Mode.DUEL, PRESETS["duel"].rules, (2,), 0.35, 0.25),
    League(Mode.TABLE, PRESETS["podkidnoy"].rules, (3, 4, 5, 6), 0.25, 0.3),
    League(Mode.TRANSFER, PRESETS["perevodnoy"].rules, (2, 3, 4, 5, 6), 0.15, 0.2),
    League(Mode.PARTNERS, PRESETS["partners"].rules, (4,), 0.25, 0.25),
)


@dataclass(slots=True)
class SimulatedPlayer:
    """A simulated player of known strength, with the estimates of the ratings."""

    strength: float
    joins_at: int
    skill: Skill = NEW
    history: list[Skill] = field(default_factory=list)


@dataclass(slots=True)
class Ladder:
    """The results of one league."""

    league: League
    games: int
    players: list[SimulatedPlayer]
    pool_means: list[float]
    """The mean of the ratings at ten moments; the mean of the strengths is always 0."""

    @property
    def order(self) -> float:
        """The rank correlation (Spearman) of ratings, without provisional ones, with strengths."""
        ranked = [player for player in self.players if not player.skill.is_provisional]
        return rank_correlation(
            [player.strength for player in ranked], [player.skill.mean for player in ranked]
        )

    @property
    def scale(self) -> float:
        """The rating points for each standard deviation of strength."""
        settled = [player for player in self.players if len(player.history) >= SETTLED_AFTER]
        return slope([p.strength for p in settled], [p.skill.mean for p in settled])

    def errors_after(self, games: int) -> list[float]:
        """The errors of later players' ratings after so many games, in standard deviations."""
        scale = self.scale
        return [
            abs((player.history[games - 1].mean - NEW.mean) / scale - player.strength)
            for player in self.players
            if player.joins_at and len(player.history) >= games
        ]

    @property
    def inflation(self) -> float:
        """The largest distance of the mean of all ratings from the mean of new players."""
        return max(abs(mean - NEW.mean) for mean in self.pool_means)


def games_to_settle(played: Sequence[Ladder]) -> int:
    """The number of games after which two of three newcomers stay within the tolerance."""
    off = [
        games
        for games in range(1, MAX_WATCHED + 1)
        if _share_within([error for ladder in played for error in ladder.errors_after(games)])
        < SETTLED_SHARE
    ]
    return max(off, default=0) + 1


def _share_within(errors: Sequence[float]) -> float:
    return sum(error <= TOLERANCE for error in errors) / len(errors) if errors else 1.0


def simulate(league: League, *, games: int, players: int, rng: random.Random) -> Ladder:
    """Play a league to its end."""
    everybody = list(_players(players, games, rng))
    ladder = Ladder(league, games, everybody, [])
    moments = {games * tenth // 10 - 1 for tenth in range(1, 11)}
    for number in range(games):
        present = [player for player in everybody if player.joins_at <= number]
        table = _paired(present, rng.choice(league.seats), rng)
        _play(league.rules, table, rng)
        if number in moments:
            ladder.pool_means.append(fmean(player.skill.mean for player in present))
    return ladder


def _players(count: int, games: int, rng: random.Random) -> Iterator[SimulatedPlayer]:
    """Players in pairs of opposite strength, so that the mean stays equal when a pair joins."""
    pairs = count // 2
    strengths = [NormalDist().inv_cdf(0.5 + (pair + 0.5) / count) for pair in range(pairs)]
    rng.shuffle(strengths)
    for pair, strength in enumerate(strengths):
        joins_at = 0 if pair % 2 else round(0.7 * games * pair / pairs)
        yield SimulatedPlayer(strength, joins_at)
        yield SimulatedPlayer(-strength, joins_at)


def _paired(
    present: Sequence[SimulatedPlayer], seats: int, rng: random.Random
) -> list[SimulatedPlayer]:
    """A random player and the waiting players with the nearest ratings, in random order."""
    first, *waiting = rng.sample(present, min(CANDIDATES, len(present)))
    waiting.sort(key=lambda player: abs(player.skill.mean - first.skill.mean))
    table = [first, *waiting[: seats - 1]]
    rng.shuffle(table)
    return table


def _play(rules: RuleSet, table: Sequence[SimulatedPlayer], rng: random.Random) -> None:
    performance = [player.strength + rng.gauss(0, LUCK) for player in table]
    order = sorted(range(len(table)), key=lambda seat: -performance[seat])
    places = [order.index(seat) + 1 for seat in range(len(table))]
    if rng.random() < DRAWN:
        places = [min(place, len(table) - 1) for place in places]
    finish = Finish(rules, tuple(Finisher(place) for place in places))
    skills = {seat: player.skill for seat, player in enumerate(table)}
    for seat, skill in rate(finish, range(len(table)), skills).items():
        table[seat].skill = skill
        table[seat].history.append(skill)


def slope(xs: Sequence[float], ys: Sequence[float]) -> float:
    """The slope of the straight line that fits the points best (least squares)."""
    x, y = fmean(xs), fmean(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / sum(
        (a - x) ** 2 for a in xs
    )


def rank_correlation(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Spearman's rank correlation; values must differ."""
    return slope(_ranks(xs), _ranks(ys))


def _ranks(values: Sequence[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    for rank, index in enumerate(order):
        ranks[index] = rank
    return ranks


def ladders(*, games: int, players: int, seed: int) -> Iterator[Ladder]:
    """The results of all leagues, each with its share of games and players."""
    for league in LEAGUES:
        yield simulate(
            league,
            games=round(games * league.share),
            players=round(players * league.players),
            rng=random.Random(f"{seed}/{league.mode}"),
        )


def main() -> None:
    """Simulate the ladder, print the results, and exit with status 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--players", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    print(f"{options.games} games of {options.players} players, seed {options.seed}")
    started = time.perf_counter()
    results = list(ladders(games=options.games, players=options.players, seed=options.seed))
    seconds = time.perf_counter() - started
    print(f"{'mode':10}{'games':>7}{'players':>9}{'order':>8}{'settled':>9}{'off':>7}{'moved':>8}")
    for ladder in results:
        off = median(ladder.errors_after(SETTLED_AFTER))
        print(
            f"{ladder.league.mode:10}{ladder.games:7}{len(ladder.players):9}{ladder.order:8.3f}"
            f"{games_to_settle([ladder]):9}{off:7.2f}{ladder.inflation:8.1f}"
            f"   {ladder.scale:.0f} points a standard deviation of strength"
        )
    order = fmean(ladder.order for ladder in results)
    settled = games_to_settle(results)
    moved = max(ladder.inflation for ladder in results)
    print(f"order: rank correlation, mean of modes {order:.3f} (bar: at least {BAR_ORDER})")
    print(
        f"settled: games until two of three newcomers are within {TOLERANCE} standard deviations "
        f"of true strength {settled} (bar: at most {BAR_GAMES})"
    )
    print(
        f"moved: most the mean of all ratings was off its start, in points {moved:.1f} "
        f"(bar: at most {BAR_INFLATION:.0f})"
    )
    print(f"{options.games / seconds:.0f} games rated a second")
    sys.exit(order < BAR_ORDER or settled > BAR_GAMES or moved > BAR_INFLATION)


if __name__ == "__main__":
    main()
