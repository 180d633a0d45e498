"""The bots' kernel beside the engine, and compiled beside interpreted."""

import os
import random
import subprocess
import sys
from pathlib import Path

from bots.kernel.course import play
from bots.kernel.moves import Moves
from bots.kernel.setup import Pack, is_modelled, pack_of, table_of
from bots.kernel.table import Table
from bots.kernel.turns import awaited
from games.engine import (
    GameState,
    RuleSet,
    Watcher,
    advance,
    awaited_seats,
    legal_offers,
    view_for,
)
from games.engine import replay as state_of
from games.engine.commands import KeepHand
from games.engine.offers import spelled_out
from tests.support.play import opening
from tests.support.rule_sets import random_rules

ROOT = Path(__file__).resolve().parents[2]


def outputs_of_kernels(program: str) -> tuple[str, str]:
    """Return what the program prints with the compiled kernel, and with the interpreted one."""
    compiled, interpreted = (
        subprocess.run(
            (sys.executable, "-c", program),
            env={**os.environ, "DURAK_KERNEL": kernel},
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for kernel in ("compiled", "interpreted")
    )
    return compiled, interpreted


def modelled_rules(rng: random.Random) -> tuple[RuleSet, int]:
    """A random rule set that the kernel knows, and a number of seats for it."""
    while True:
        rules = random_rules(rng, change=0.3)
        seats = [n for n in rules.possible_seats() if is_modelled(rules, n)]
        if seats:
            return rules, rng.choice(seats)


def played_side_by_side(rules: RuleSet, seats: int, rng: random.Random) -> int:
    """Play a random game in both; return the number of commands.

    Raises AssertionError where the kernel sees another state, other moves or another end.
    """
    state = state_of(opening(rules, seats, rng))
    while state.asking is not None:
        state = advance(state, state.asking, KeepHand()).state
    pack = pack_of(rules, seats, state.turned_up)
    table = _table(pack, state)
    moves, commands = Moves(), 0
    while not state.is_over:
        _compare(pack, state, table, moves)
        able = [seat for seat in range(seats) if legal_offers(state, seat)]
        seat = rng.choice(able if rng.random() < 0.3 else awaited_seats(state))
        command = rng.choice(spelled_out(legal_offers(state, seat)))
        play(table, seat, pack.move(command))
        state = advance(state, seat, command).state
        commands += 1
    assert table.is_over
    assert tuple(table.place(seat) for seat in range(seats)) == state.places
    assert (table.losing_team,) == (state.losing_teams or (-1,))
    return commands


def _table(pack: Pack, state: GameState) -> Table:
    talon = [pack.bits[card] for card in state.talon]
    return table_of(pack, view_for(state, Watcher.OPEN), [*map(pack.mask, state.hands)], talon)


def _compare(pack: Pack, state: GameState, table: Table, moves: Moves) -> None:
    seats = range(state.seats)
    assert [table.hand(seat) for seat in seats] == [*map(pack.mask, state.hands)]
    assert [table.place(seat) for seat in seats] == [place or 0 for place in state.places]
    assert awaited(table) == sum(1 << seat for seat in awaited_seats(state))
    assert table.talon_size - table.drawn == len(state.talon)
    for seat in seats:
        moves.find(table, seat, in_turn=False)
        found = sorted(moves.at(place) for place in range(moves.size))
        offered = sorted(map(pack.move, spelled_out(legal_offers(state, seat))))
        assert found == offered, (state.rules.to_json(), seat)
    again = _table(pack, state)
    for name in FIELDS:
        assert getattr(again, name) == getattr(table, name), name


FIELDS = (
    "number", "leader", "attacker", "defender", "limit", "done", "taking", "idle", "in_play",
    "table", "attacks", "open", "ranks", "out",
)  # fmt: skip  # names, as many a line as fit
