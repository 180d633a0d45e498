"""Count the inputs a player is asked for: `python -m benchmarks.inputs [--games 20] [--seats 4]`.

A casual bot stands for the player on seat 0, who answers before the others where the game waits for
several seats; casual bots play these. An input is forced if exactly one thing can be done. The
page spares a player among bots `done` and `take` where they are forced, and keeping a hand
everywhere; a forced card is left to the player.
"""

import argparse
import random
from collections.abc import Sequence
from typing import NamedTuple

from bots.selfplay import states_of
from bots.strategies.base import Rng
from bots.strategies.character import THUMB
from games.engine import PRESETS, Command, Event, Offer, PlayerView, RuleSet, Seat
from games.engine.commands import Done, KeepHand, Take
from games.engine.deck import pack_by

PLAYER: Seat = 0
SPARED = (Done, Take, KeepHand)


class Inputs(NamedTuple):
    """Number of times a player was asked, of them forced, and of those spared."""

    asked: int
    forced: int
    spared: int

    @property
    def share(self) -> float:
        """The share of forced inputs if the player has to do everything."""
        return self.forced / self.asked

    @property
    def share_left(self) -> float:
        """The share of forced inputs among those that the page leaves to the player."""
        return (self.forced - self.spared) / (self.asked - self.spared)


class CountingBot:
    """A bot that plays by rules of thumb, and counts what it is asked."""

    def __init__(self) -> None:
        self._bot = THUMB
        self.found = Inputs(0, 0, 0)

    def choose(
        self, view: PlayerView, legal: Sequence[Offer], rng: Rng, log: Sequence[Event] = ()
    ) -> Command:
        """Return the bot's choice."""
        is_forced = len(legal) == 1
        is_spared = is_forced and isinstance(legal[0], SPARED)
        asked, forced, spared = self.found
        self.found = Inputs(asked + 1, forced + is_forced, spared + is_spared)
        return self._bot.choose(view, legal, rng, log)


def inputs_of_game(rules: RuleSet, seats: int, seed: str) -> Inputs:
    """The inputs of the player in one game; equal arguments give equal counts."""
    chance = random.Random(seed)
    pack = list(pack_by(rules))
    chance.shuffle(pack)
    player = CountingBot()
    others = [THUMB for _ in range(seats - 1)]
    for _ in states_of(rules, [player, *others], pack, chance, first=PLAYER):
        pass
    return player.found


def inputs_of(rules: RuleSet, seats: int, games: int) -> Inputs:
    """The inputs of the player in so many games together."""
    counts = [inputs_of_game(rules, seats, f"inputs {number}") for number in range(games)]
    return Inputs(*(sum(column) for column in zip(*counts, strict=True)))


def main() -> None:
    """Print the shares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--preset", default="podkidnoy", choices=sorted(PRESETS))
    chosen = parser.parse_args()
    found = inputs_of(PRESETS[chosen.preset].rules, chosen.seats, chosen.games)
    print(f"{chosen.games} games of {chosen.preset} with {chosen.seats} seats")
    print(f"asked {found.asked}, forced {found.forced}: {found.share:.1%}")
    left = found.asked - found.spared
    print(
        f"left to the player {left}, forced {found.forced - found.spared}: {found.share_left:.1%}"
    )


if __name__ == "__main__":
    main()
