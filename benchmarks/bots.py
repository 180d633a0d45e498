"""Measure the strength and the speed of the bots: `python -m benchmarks.bots [--games N]`.

Deals are duplicate, and a draw is half a point for each. The bots are compared with `greedy`, a
player who always plays the lowest card, keeps trumps while cards are drawn, beats every attack if
possible, and neither remembers cards nor looks ahead.
"""

import argparse
import os
import platform
import sys
import time
from collections.abc import Sequence
from statistics import median, quantiles

from bots.selfplay import standings, tournament
from bots.strategies.base import Rng, Strategy
from bots.strategies.registry import STRATEGIES
from games.engine import PRESETS, Card, Command, Event, Offer, PlayerView
from games.engine.commands import Beat, Done, Lead, Take, ThrowIn
from games.engine.offers import LeadSet, TransferSet
from games.engine.strength import strength_of

MATCHES = (
    (2, "podkidnoy", "clever", "greedy"),
    (2, "podkidnoy", "clever", "casual"),
    (2, "podkidnoy", "casual", "greedy"),
    (2, "podkidnoy", "master", "greedy"),
    (2, "podkidnoy", "master", "clever"),
    (2, "podkidnoy", "casual", "learner"),
    (2, "podkidnoy", "learner", "beginner"),
    (2, "podkidnoy", "beginner", "child"),
    (2, "perevodnoy", "clever", "casual"),
    (4, "podkidnoy", "clever", "casual"),
    (4, "podkidnoy", "master", "casual"),
    (4, "perevodnoy", "clever", "casual"),
    (4, "partners", "clever", "casual"),
    (6, "podkidnoy", "clever", "casual"),
)
"""Seats, preset, and the two bots that sit there in turn; partners sit opposite, so are alike."""
TABLES = ((2, "podkidnoy"), (4, "podkidnoy"), (2, "perevodnoy"))


class Greedy:
    """A simple player with whom the bots are compared."""

    def choose(
        self,
        view: PlayerView,
        legal: Sequence[Offer],
        rng: Rng,  # noqa: ARG002 - as the protocol
        log: Sequence[Event] = (),  # noqa: ARG002 - the same
    ) -> Command:
        """Play the lowest card, trumps last."""
        strength = strength_of(view.rules, view.turned_up)
        commands = [offer for offer in legal if not isinstance(offer, LeadSet | TransferSet)]

        def height(card: Card) -> tuple[bool, int, int]:
            return strength.is_trump(card), card.rank, card.index

        plays = {
            _card_of(command): command
            for command in reversed(commands)
            if not (isinstance(command, Lead) and len(command.cards) > 1)
            and not (
                isinstance(command, ThrowIn) and view.talon and strength.is_trump(command.card)
            )
        }
        stops = [command for command in commands if isinstance(command, Take | Done)]
        cards = [card for card in plays if card is not None]
        return plays[min(cards, key=height)] if cards else stops[0]


def _card_of(command: Command) -> Card | None:
    match command:
        case Lead():
            return command.cards[0]
        case ThrowIn() | Beat():
            return command.card
        case _:
            return None


class Timed:
    """A strategy whose real choices are timed, in milliseconds of processor time."""

    def __init__(self, strategy: Strategy) -> None:
        self.times: list[float] = []
        self._strategy = strategy

    def choose(
        self, view: PlayerView, legal: Sequence[Offer], rng: Rng, log: Sequence[Event] = ()
    ) -> Command:
        """Choose by the strategy, and keep the time that it took."""
        start = time.process_time()
        command = self._strategy.choose(view, legal, rng, log)
        if len(legal) > 1:
            self.times.append((time.process_time() - start) * 1000)
        return command


def strengths(games: int, seed: str) -> None:
    """Print the points of each match."""
    players: dict[str, Strategy] = {**STRATEGIES, "greedy": Greedy()}
    print(f"\npoints, {games} games each, 95 % intervals over deals")
    for seats, preset, first, second in MATCHES:
        rules, bots = PRESETS[preset].rules, (first, second) * (seats // 2)
        played = tournament(rules, bots, players, deals=-(-games // seats), seed=seed)
        result = standings(tuple(played))[0]
        low, high = result.interval
        print(
            f"{preset:11} {seats} seats  {first:8} - {second:8}"
            f"  {result.points:6.1%}  ({low:.1%} to {high:.1%})  {result.draws} draws",
            flush=True,
        )


def times(games: int, seed: str) -> None:
    """Print each level's time for a decision with more than one choice."""
    print(f"\nmilliseconds of processor time a decision, {games} games each")
    for seats, preset in TABLES:
        for name, strategy in STRATEGIES.items():
            timed = Timed(strategy)
            rules, bots = PRESETS[preset].rules, (name,) * seats
            deals = -(-games // seats)
            for _ in tournament(rules, bots, {name: timed}, deals=deals, seed=seed):
                pass
            share = quantiles(timed.times, n=100)
            print(
                f"{preset:11} {seats} seats  {name:8}  median {median(timed.times):.3f}"
                f"  95th {share[94]:.2f}  99th {share[98]:.1f}  worst {max(timed.times):.1f}"
                f"  ({len(timed.times)} decisions)",
                flush=True,
            )


def main() -> None:
    """Print the machine, the bots' strengths, and their times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f}, Python {sys.version}")
    strengths(arguments.games, arguments.seed)
    times(max(arguments.games // 4, 4), arguments.seed)


if __name__ == "__main__":
    main()
