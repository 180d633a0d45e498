"""The kernel against the engine, command by command: `python -m tests.kernel_soak --commands N`.

Each game has a number, from which its rule set, seats, deal and moves follow; a difference is shown
with that number. Stops after so many commands.
"""

import argparse
import random

from tests.support.kernel_play import modelled_rules, played_side_by_side


def main() -> None:
    """Play until enough commands were compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commands", type=int, default=1_000_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    arguments = parser.parse_args()
    game, commands = arguments.first, 0
    while commands < arguments.commands:
        rng = random.Random(f"kernel {game}")
        rules, seats = modelled_rules(rng)
        try:
            commands += played_side_by_side(rules, seats, rng)
        except AssertionError:
            print(f"game {game}: {seats} seats, {rules.to_json()}")
            raise
        game += 1
    print(f"{commands} commands in {game - arguments.first} games: no difference")


if __name__ == "__main__":
    main()
