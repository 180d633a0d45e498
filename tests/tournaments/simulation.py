"""A simulated arena and simulated Swiss rounds, with players of a hidden strength."""

import heapq
import math
import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations

from games.tournaments.pairing import (
    SwissPlayer,
    Verdict,
    WaitingPlayer,
    pair_round,
    seat_waiting,
    tally,
    verdict,
)

SPREAD = 175.0
"""The standard deviation of the strengths: that of new players in the rating system."""
RATING = 1500.0


@dataclass
class Contestant:
    """A player of a simulation."""

    id: int
    strength: float
    since: float = 0.0
    verdicts: list[Verdict] = field(default_factory=list)
    last_met: frozenset[int] = frozenset()
    byes: int = 0
    doubles: bool = False
    score: int = 0
    rank: tuple[int, int] = (0, 0)

    def note(self, result: Verdict) -> None:
        """Add a result."""
        self.verdicts.append(result)
        own = tally(self.verdicts, doubles=self.doubles)
        self.score, self.rank = own.score, (-own.score, -(own.performance or 0))


def new_players(count: int, rng: random.Random, *, doubles: bool = False) -> list[Contestant]:
    """Return players with random strengths."""
    return [Contestant(one, rng.gauss(0, SPREAD), doubles=doubles) for one in range(count)]


def played(table: list[Contestant], rng: random.Random, *, teams: list[list[int]]) -> list[int]:
    """Return the places of a game: each finishes before another by the odds of their strengths.

    Strengths with noise of Gumbel's distribution give the odds of Elo for every pair.
    """
    noise = [one.strength / 400 * 2.302585 + _gumbel(rng) for one in table]
    sums = [sum(noise[seat] for seat in team) for team in teams]
    order = sorted(range(len(teams)), key=lambda team: -sums[team])
    by_seat = [0] * len(table)
    for place, team in enumerate(order, start=1):
        for seat in teams[team]:
            by_seat[seat] = place
    return by_seat


def _gumbel(rng: random.Random) -> float:
    return -math.log(-math.log(rng.random()))


def note_results(table: list[Contestant], places: list[int], teams: list[list[int]]) -> None:
    """Add the verdicts of a game to its players, who know no ratings."""
    ratings = [RATING] * len(table)
    met = frozenset(one.id for one in table)
    for seat, player in enumerate(table):
        player.note(verdict(seat, places, teams, ratings))
        player.last_met = met - {player.id}


@dataclass
class ArenaReport:
    """The outcome of a simulated arena."""

    players: list[Contestant]
    waits: list[float]
    repeats: int
    tables: int


def play_arena(count: int, *, seats: int, rounds: int, rng: random.Random) -> ArenaReport:
    """Play an arena until everybody had time for `rounds` games."""
    players = new_players(count, rng, doubles=True)
    teams = [[seat] for seat in range(seats)]
    mean_length = 120.0
    ends_at = rounds * (mean_length + 5.0)
    running: list[tuple[float, int, list[Contestant]]] = []
    free = {player.id: player for player in players}
    standing: dict[int, float] = {player.id: player.id / count for player in players}
    waits: list[float] = []
    repeats = tables = 0
    now = 0.0
    while now < ends_at or running:
        while running and running[0][0] <= now:
            _, _, table = heapq.heappop(running)
            note_results(table, played(table, rng, teams=teams), teams)
            for player in table:
                player.since = now
                free[player.id] = player
        if now % 10 == 0:
            order = sorted(players, key=lambda one: (one.rank, one.id))
            standing = {player.id: place / count for place, player in enumerate(order)}
        if now < ends_at and len(free) >= seats:
            waiting = [WaitingPlayer(one.id, standing[one.id], one.since) for one in free.values()]
            met = {
                frozenset((one.id, other))
                for one in free.values()
                for other in one.last_met
                if other in free
            }
            seated = seat_waiting(
                waiting,
                seats=seats,
                met=met,
                now=now,
                field=count,
                is_field_complete=not running,
            )
            for ids in seated:
                table = [free.pop(one) for one in ids]
                waits.extend(now - one.since for one in table)
                repeats += any(other.id in one.last_met for one, other in combinations(table, 2))
                tables += 1
                length = rng.uniform(0.5, 1.5) * mean_length
                heapq.heappush(running, (now + length, tables, table))
        now += 1.0
    return ArenaReport(players, waits, repeats, tables)


def play_swiss(
    count: int, *, seats: int, rounds: int, rng: random.Random
) -> tuple[list[Contestant], Counter[frozenset[int]]]:
    """Play a Swiss tournament; return its players, and how often each pair met."""
    players = new_players(count, rng)
    teams = [[seat] for seat in range(seats)]
    meetings: Counter[frozenset[int]] = Counter()
    for number in range(1, rounds + 1):
        paired = pair_round(
            [SwissPlayer(one.id, one.score, byes=one.byes) for one in players],
            seats=seats,
            met=set(meetings),
            seed=b"simulation",
            number=number,
        )
        for ids in paired.tables:
            table = [players[one] for one in ids]
            note_results(table, played(table, rng, teams=teams), teams)
            meetings.update(map(frozenset, combinations(ids, 2)))
        for one in paired.byes:
            players[one].byes += 1
            players[one].note(Verdict(seats))
    return players, meetings


def rank_correlation(players: list[Contestant]) -> float:
    """Return Spearman's correlation of the standings with the hidden strengths."""
    count = len(players)
    by_rank = {one.id: place for place, one in enumerate(sorted(players, key=lambda p: p.rank))}
    strong = sorted(players, key=lambda one: -one.strength)
    apart = sum((by_rank[one.id] - place) ** 2 for place, one in enumerate(strong))
    return 1 - 6 * apart / (count * (count**2 - 1))
