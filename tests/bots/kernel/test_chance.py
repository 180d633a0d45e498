"""A search whose others seek the best for themselves draws no number for how they move.

The judge searches so. A game that is judged again gets the same judgement (docs/adr/0066), so what
only other searches need must not move its chance on.
"""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.limits import WITH_PROCESSES

pytestmark = WITH_PROCESSES
ROOT = Path(__file__).resolve().parents[3]
# Numbers below a thousand are drawn where others may move by rules of thumb, and in playing to the
# end, which goes without chance here.
PROGRAM = """
from bots.kernel import chance, playout, tree
from bots.kernel.course import play
from bots.kernel.turns import mover
from bots.strategies.search.situation import situation_of
from games.engine import legal_commands, view_for
from tests.support.positions import position

drawn = []

class NotedChance(chance.Chance):
    def below(self, number):
        drawn.append(number)
        return super().below(number)

def play_to_the_end(self, table, per_mille):
    while not table.is_over:
        play(table, mover(table), self.choose(table, mover(table)))

tree.Chance = NotedChance
playout.Playout.run = play_to_the_end
state = position("hand 8C 9S\\nhand 6C 6H 9C\\nbout 9 0 0 1 3")
situation = situation_of(view_for(state, 0), legal_commands(state, 0))
for simple in (0, 500):
    drawn.clear()
    tree.TreeSearch(situation.table, 0, (), (0, 0), 1, simple=simple).run(50)
    print(1000 in drawn)
"""


def test_only_a_search_with_simple_moves_of_others_draws_for_them() -> None:
    told = subprocess.run(
        (sys.executable, "-c", PROGRAM),
        env={**os.environ, "DURAK_KERNEL": "interpreted"},
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    assert told.stdout.split() == ["False", "True"]
