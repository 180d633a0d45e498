"""Measure the strength and the speed of the bots: `python -m benchmarks.bots [--games N]`.

Deals are duplicate, and a draw is half a point for each. The bots are compared with `greedy`, a
player who always plays the lowest card, keeps trumps while cards are drawn, beats every attack if
possible, and neither keeps track of cards nor looks ahead; and `playouts` is `master` without its
value network."""

import argparse
import os
import platform
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from statistics import median, quantiles

from bots.intervals import wilson
from bots.parallel import deals_played
from bots.selfplay import standings, tournament
from bots.strategies.base import Rng, Strategy
from bots.strategies.clever import NODES
from bots.strategies.endgame.exact import best_command
from bots.strategies.endgame.setup import endgame_of
from bots.strategies.registry import MASTER, STRATEGIES
from games.engine import PRESETS, Card, Command, Event, Offer, PlayerView
from games.engine.commands import Beat, Done, Lead, Take, ThrowIn
from games.engine.offers import LeadSet, TransferSet, spelled_out
from games.engine.strength import strength_of

MATCHES = (
    ("podkidnoy", "master", "greedy"),
    ("podkidnoy", "master", "exact"),
    ("podkidnoy", "master", "clever"),
    ("podkidnoy", "master", "playouts"),
    ("podkidnoy", "clever", "casual"),
    ("podkidnoy", "casual", "learner"),
    ("podkidnoy", "learner", "beginner"),
    ("podkidnoy", "beginner", "child"),
    ("podkidnoy", "clever", "greedy"),
    ("podkidnoy", "clever", "exact"),
    ("podkidnoy", "casual", "greedy"),
    ("perevodnoy", "master", "clever"),
    ("perevodnoy", "master", "playouts"),
    ("perevodnoy", "clever", "casual"),
    ("podkidnoy", "master", *("casual",) * 3),
    ("podkidnoy", "clever", *("casual",) * 3),
    ("perevodnoy", "master", *("casual",) * 3),
    ("partners", *("master", "casual") * 2),
    ("partners", *("clever", "casual") * 2),
    ("podkidnoy", "master", *("casual",) * 5),
    ("podkidnoy", "clever", *("casual",) * 5),
)
"""Preset and bots by seat; partners sit opposite, so are alike. Results are those of the first."""
KERNEL_GAMES = 20_000
RANDOM_GAMES = """
import sys, time
from benchmarks.endgames import EndgameCourse
from bots.kernel.playout import Playout
from bots.kernel.chance import Chance
from bots.kernel.table import Table

seats, games = map(int, sys.argv[1:])
_, dealt = EndgameCourse("kernel").dealt(seats)
table, playout = Table(dealt.rules), Playout(Chance(7))
moves, start = 0, time.process_time()
for _ in range(games):
    table.copy_from(dealt)
    moves += playout.run(table, 1000)
print(games, moves, time.process_time() - start)
"""
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


class Exact(Greedy):
    """The same player with the endgame of `clever`: exact play once all is known between two."""

    def choose(
        self, view: PlayerView, legal: Sequence[Offer], rng: Rng, log: Sequence[Event] = ()
    ) -> Command:
        """Play what is proven best, else the lowest card."""
        favourite = super().choose(view, legal, rng, log)
        endgame = endgame_of(view)
        if endgame is None or len(legal) == 1:
            return favourite
        others = (command for command in spelled_out(legal) if command != favourite)
        return best_command(endgame, [favourite, *others], NODES)


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


def strengths(
    games: int,
    seed: str,
    *,
    only: str = "",
    jobs: int = 1,
    iterations: int | None = None,
    simple: int | None = None,
) -> None:
    """Print the points of each match, and how often the first bot was durak.

    In one process its time for a decision is printed too. `iterations` are those of `master`, if
    other ones than at work, and `simple` its moves of others by rules of thumb.
    """
    playouts = replace(MASTER, iterations_valued=0)
    players: dict[str, Strategy] = {
        **STRATEGIES,
        "greedy": Greedy(),
        "exact": Exact(),
        "playouts": playouts,
    }
    master = MASTER if simple is None else replace(MASTER, simple=simple)
    if iterations is not None:
        master = replace(
            master,
            iterations=iterations,
            iterations_of_two=iterations,
            iterations_valued=iterations,
        )
    if master is not MASTER:
        players["master"] = master
    print(f"\npoints, {games} games each, 95 % intervals over deals")
    for preset, *bots in MATCHES:
        name = f"{bots[0]} - {bots[1]}"
        if only not in f"{preset} {len(bots)} {name}":
            continue
        timed = Timed(players[bots[0]])
        found = deals_played(
            PRESETS[preset].rules,
            bots,
            {**players, bots[0]: timed} if jobs == 1 else players,
            deals=-(-games // len(bots)),
            seed=seed,
            jobs=jobs,
        )
        result = standings([game for deal in found for game in deal])[0]
        low, high = result.interval
        least, most = wilson(result.duraks / result.games, result.games)
        print(
            f"{preset:11} {len(bots)} seats  {name:18}"
            f"  {result.points:6.1%}  ({low:.1%} to {high:.1%})"
            f"  durak {result.duraks / result.games:.1%} ({least:.1%} to {most:.1%})"
            f"  {result.draws} draws{_time_of(timed)}",
            flush=True,
        )


def _time_of(timed: Timed) -> str:
    """The time of a decision in words; nothing where another process kept it."""
    if len(timed.times) < 2:  # noqa: PLR2004 - quantiles are of two at least
        return ""
    share = quantiles(timed.times, n=100)
    return (
        f"  ms {median(timed.times):.1f}, 95th {share[94]:.1f}, 99th {share[98]:.1f},"
        f" worst {max(timed.times):.0f}"
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


def kernel(games: int) -> None:
    """Print how fast random games run on the kernel, compiled and interpreted."""
    print("\nthe kernel, random games on one core")
    for how, number in (("compiled", games), ("interpreted", max(games // 50, 1))):
        for seats in (2, 4):
            program = (sys.executable, "-c", RANDOM_GAMES, str(seats), str(number))
            told = subprocess.run(
                program,
                env={**os.environ, "DURAK_KERNEL": how},
                check=True,
                capture_output=True,
                text=True,
            )
            played, moves, seconds = map(float, told.stdout.split())
            print(
                f"{how:12} {seats} seats  {played / seconds:,.0f} games,"
                f" {moves / seconds:,.0f} moves a second"
            )


def main() -> None:
    """Print the machine, the bots' strengths, and their times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", default="", help="matches with this, such as `master - clever`")
    parser.add_argument("--iterations", type=int, help="of master, in matches; else as at work")
    parser.add_argument("--simple", type=int, help="of a thousand moves of others, for master")
    parser.add_argument("--jobs", type=int, default=1, help="processes; more disturb the times")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f}, Python {sys.version}")
    strengths(
        arguments.games,
        arguments.seed,
        only=arguments.only,
        jobs=arguments.jobs,
        iterations=arguments.iterations,
        simple=arguments.simple,
    )
    if not arguments.only:
        times(max(arguments.games // 4, 4), arguments.seed)
        kernel(KERNEL_GAMES)


if __name__ == "__main__":
    main()
