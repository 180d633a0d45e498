"""Train a value network of `master` and write its weights: `python -m tools.value_network PRESET`.

Needs NumPy (requirements-learning.txt) and the compiled kernel; some twenty minutes of a core. In
three rounds the endgames are solved, starts of bouts are searched with the network of these
endgames, and then again, more deeply, with the network of the round before. Nothing is written if a
network explains too little of the examples that it has not seen.
"""

import argparse
from pathlib import Path

from bots.kernel.network import ROWS, UNITS
from bots.kernel.setup import pack_of
from bots.kernel.table import Table
from bots.parallel import cores
from bots.strategies.search.values import VALUED, file_of, write_weights
from games.engine import PRESETS, RuleSet
from games.engine.deck import full_pack
from tools.value_network.examples import SearchWork, ValuedPosition, endgames, starts
from tools.value_network.fitting import Fit, fitted

WORST = 0.25
"""The largest part of the variance that may stay unexplained."""
NOTHING = Fit([0] * (ROWS * UNITS), [0] * UNITS, [0] * UNITS, 0, 0.0, 1.0)


def weights_of(ends: Fit, draws: Fit) -> list[int]:
    """Return the weights of both phases in the order of `ValueNetwork`."""
    both = (ends, draws)
    parts = ([*fit.first] for fit in both), ([*fit.bias] for fit in both)
    rest = ([*fit.second] for fit in both), ([fit.last] for fit in both)
    return [weight for kind in (*parts, *rest) for part in kind for weight in part]


def _checked(rules: RuleSet, examples: list[ValuedPosition], epochs: int, seed: int) -> Fit:
    """Return the fit. Raises SystemExit if it explains too little."""
    table = Table(pack_of(rules, 2, full_pack(rules.deck)[0]).rules)
    table.defender = 1
    fit = fitted(examples, table, epochs, seed)
    print(fit)
    if fit.error > WORST * fit.variance:
        raise SystemExit("the network explains too little; nothing is written")
    return fit


def main() -> None:
    """Generate, train, check and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("preset", choices=VALUED)
    parser.add_argument("--endgames", type=int, default=540_000)
    parser.add_argument("--starts", type=int, default=340_000)
    parser.add_argument("--again", type=int, default=146_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument(
        "--file", type=Path, help="of the weights; else the one that is played with"
    )
    told = parser.parse_args()
    rules = PRESETS[told.preset].rules
    ends = _checked(rules, endgames(rules, told.endgames, f"{told.seed}", told.jobs), 16, told.seed)
    depth = SearchWork(200, 0.5, weights_of(ends, NOTHING), most_talon=0)
    draws = _checked(
        rules, starts(rules, told.starts, f"{told.seed} a", told.jobs, depth), 8, told.seed
    )
    depth = SearchWork(400, 0.4, weights_of(ends, draws), most_talon=36)
    draws = _checked(
        rules, starts(rules, told.again, f"{told.seed} b", told.jobs, depth), 14, told.seed
    )
    write_weights(told.file or file_of(told.preset), weights_of(ends, draws))


if __name__ == "__main__":
    main()
