"""Many random games under all laws: `python -m tests.soak --games 100000` (`make soak`).

Each game has a number, from which its rule set, seats, deal and moves follow. A fault is printed
with the command that plays that game again. Ends with what came up and what never did; the exit
status is 1 if a law was broken, 2 if something never came up in a thousand games or more."""

import argparse
import multiprocessing
import os
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from games.engine import RefusalCode, RuleSet, next_opening
from games.engine.commands import COMMANDS
from games.engine.events import EVENTS, EndReason
from tests.support.laws import LawfulGame, Tally, option_name
from tests.support.rule_sets import CHOICES, random_rules_with, random_seats

BATCH = 20
ENOUGH = 1000
"""After so many games everything must have come up."""
SERIES = 0.2
"""Share of games that are followed by the next one of a series."""
NEVER_REFUSED = frozenset({RefusalCode.BETWEEN_BOUTS})
"""Between the events of one command nobody is asked, so no game gets to this refusal."""


class Failure(NamedTuple):
    """A broken law."""

    number: int
    rules: RuleSet
    seats: int
    trace: str


def table_of(number: int) -> tuple[RuleSet, int, random.Random]:
    """The rule set and seats of a game, and the chance that it is played with.

    The options go round with all their values; the others are changed at random, now few, now many.
    """
    rng = random.Random(f"soak {number}")
    name, value = CHOICES[number % len(CHOICES)]
    rules = random_rules_with(name, value, rng, change=rng.choice((0.1, 0.3, 0.6)))
    return rules, random_seats(rng, rules), rng


def play(number: int, depth: int) -> Tally:
    """That game and a next one of the series. Raises AssertionError for a broken law."""
    rules, seats, rng = table_of(number)
    first = LawfulGame(rules, seats, rng, depth=depth)
    tally = first.play()
    if rng.random() < SERIES:
        start = next_opening(first.state, rules, seats)
        tally.add(LawfulGame(rules, seats, rng, depth=depth, start=start).play())
    return tally


def play_batch(task: tuple[range, int]) -> tuple[Tally, list[Failure]]:
    """Some games, and what broke in them: anything raised is a failure, not only a broken law."""
    numbers, depth = task
    total, failures = Tally(), list[Failure]()
    for number in numbers:
        try:
            total.add(play(number, depth))
        except Exception:  # noqa: BLE001 - whatever it is, it is reported with the game's number
            rules, seats, _ = table_of(number)
            failures.append(Failure(number, rules, seats, traceback.format_exc()))
    return total, failures


def batches(first: int, games: int, depth: int) -> Iterator[tuple[range, int]]:
    """The numbers of the games, some at a time."""
    for start in range(first, first + games, BATCH):
        yield range(start, min(start + BATCH, first + games)), depth


def report(name: str, seen: Counter[str], expected: Iterable[str]) -> list[str]:
    """Print how often each came up; those that never did."""
    expected = list(expected)
    print(f"\n{name}")
    for word in sorted({*seen, *expected}, key=lambda word: (word not in seen, word)):
        print(f"  {word:<38}{seen[word]:>12,}")
    return [f"{name}: {word}" for word in expected if not seen[word]]


def report_all(tally: Tally) -> list[str]:
    """Print what came up in all games; what never did."""
    return [
        *report("options", tally.options, [option_name(*choice) for choice in CHOICES]),
        *report("seats", tally.seats, [str(seats) for seats in range(2, 13)]),
        *report("commands played", tally.played, [kind.type for kind in COMMANDS]),
        *report("events", tally.events, [kind.type for kind in EVENTS]),
        *report(
            "refusals", tally.refusals, [code for code in RefusalCode if code not in NEVER_REFUSED]
        ),
        *report("endings", tally.endings, list(EndReason)),
    ]


def tell(failure: Failure) -> None:
    """A fault, and the command that shows it again."""
    print(f"\nBROKEN in game {failure.number}: {failure.seats} seats, {failure.rules.to_json()}")
    print(failure.trace)
    print(f"again: python -m tests.soak --first {failure.number} --games 1", flush=True)


def run(first: int, games: int, depth: int, processes: int) -> tuple[Tally, int]:
    """Play the games on so many processes; what came up, and how many broke a law."""
    total, broken, start = Tally(), 0, time.monotonic()
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for tally, failures in pool.imap_unordered(play_batch, batches(first, games, depth)):
            before = total.games
            total.add(tally)
            broken += len(failures)
            for failure in failures:
                tell(failure)
            if total.games // ENOUGH > before // ENOUGH:
                speed = total.games / (time.monotonic() - start)
                print(f"{total.games:,} games, {speed:.1f} a second", flush=True)
    speed = total.games / (time.monotonic() - start)
    print(f"\n{total.games:,} games, {total.commands:,} commands, {speed:.1f} games a second")
    print(f"{broken} broke a law")
    return total, broken


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--depth", type=int, default=2, help="how much of each game is searched")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    chosen = parser.parse_args(arguments)
    print(f"games {chosen.first} to {chosen.first + chosen.games - 1}, depth {chosen.depth}")
    tally, broken = run(chosen.first, chosen.games, chosen.depth, chosen.processes)
    missing = report_all(tally)
    for line in missing:
        print(f"never came up: {line}")
    if broken:
        return 1
    return 2 if missing and chosen.games >= ENOUGH else 0


if __name__ == "__main__":
    sys.exit(main())
