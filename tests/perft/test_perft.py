"""Perft: the number of ways to play on, from fixed deals to fixed depths.

Each `.perft` file has blocks of lines `id`, `rules`, `seats`, `pack` and `perft <depth> <count>`.
The engine is checked to every depth whose count is at most MAX_NODES, the oracle to
MAX_BY_ORACLE; DURAK_PERFT_NODES raises both.
"""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from games.engine import RuleSet, new_game, replay
from games.engine.cards import Card
from games.engine.notation.words import read_cards
from games.engine.perft import divide, perft
from tests.oracle import OracleTable
from tests.support.comparing import oracle_table

MAX_NODES = int(os.environ.get("DURAK_PERFT_NODES", "3000"))
DIVIDED_TO = 3
MAX_BY_ORACLE = MAX_NODES // 10
# A second or two for the usual number of nodes.
pytestmark = pytest.mark.timeout(60 * max(1, MAX_NODES // 3000))


@dataclass
class PerftCase:
    """One block of a file."""

    name: str
    rules: RuleSet = field(default_factory=RuleSet)
    seats: int = 2
    forehand: int = 0
    pack: tuple[Card, ...] = ()
    counts: dict[int, int] = field(default_factory=dict)


def cases() -> Iterator[PerftCase]:
    for path in sorted(Path(__file__).parent.glob("*.perft")):
        case = PerftCase("")
        for line in path.read_text().splitlines():
            word, _, rest = line.partition(" ")
            match word:
                case "id":
                    case = PerftCase(rest)
                    yield case
                case "rules":
                    case.rules = RuleSet.from_json(json.loads(rest))
                case "seats":
                    case.seats, case.forehand = (int(number) for number in rest.split()[::2])
                case "pack":
                    case.pack = read_cards(rest.split(), "pack")
                case "perft":
                    depth, count = (int(number) for number in rest.split())
                    case.counts[depth] = count
                case _:
                    assert not line or line.startswith("#"), line


CASES = list(cases())


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.name))
def test_the_engine_counts_as_many_ways_as_written_down(case: PerftCase) -> None:
    state = replay(new_game(case.rules, case.seats, case.pack, forehand=case.forehand))
    for depth, count in case.counts.items():
        if count <= MAX_NODES:
            assert perft(state, depth) == count, f"depth {depth}"
            if depth <= DIVIDED_TO:
                assert sum(divide(state, depth).values()) == count


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.name))
def test_the_oracle_counts_as_many_ways_as_written_down(case: PerftCase) -> None:
    table = oracle_table(case.rules, case.seats, case.pack, case.forehand)
    for depth, count in case.counts.items():
        if count <= MAX_BY_ORACLE:
            assert plain_perft(table, depth) == count, f"depth {depth}"


def plain_perft(table: OracleTable, depth: int) -> int:
    if depth == 0:
        return 1
    count = 0
    for seat, text in table.moves():
        following = table.copy()
        following.play(seat, text)
        count += plain_perft(following, depth - 1)
    return count
