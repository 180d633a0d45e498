"""Measure the speed of the engine: `python -m benchmarks.engine [--options] [--profile]`.

Random play with all events runs on one core and is measured in processor time, so that other work
on the machine counts little. A plain loop with similar operations (named tuples replaced, sets
built) calibrates the machine: figures in rounds of this loop compare across machines.
"""

import argparse
import cProfile
import json
import os
import platform
import pstats
import random
import sys
import time
from collections.abc import Callable
from functools import reduce
from statistics import median
from typing import NamedTuple

from games.engine import (
    Event,
    InvalidRules,
    Phase,
    RuleSet,
    advance,
    deal_again,
    evolve,
    legal_offers,
    new_game,
    replay,
)
from games.engine.deck import full_pack, pack_by
from games.engine.notation import read_position, write_position
from games.engine.offers import commands_of
from games.engine.options import Option, OptionValue
from games.engine.rules import OPTIONS
from games.engine.wire import event_from_json, event_to_json

TAIL = 20
"""The number of events after the snapshot when a game is loaded."""
OPTION_SEATS = 4


class Count(NamedTuple):
    """The work that was done in some processor time."""

    seconds: float
    games: int
    commands: int
    events: int


def play(rules: RuleSet, seats: int, games: int, seed: int) -> Count:
    """Play random games: each time any seat plays any of its offers, with the fewest cards."""
    rng = random.Random(seed)
    packs = []
    for _ in range(games):
        pack = list(pack_by(rules))
        rng.shuffle(pack)
        packs.append(pack)
    commands = event_count = 0
    start = time.process_time()
    for pack in packs:
        events = new_game(rules, seats, pack, forehand=0)
        state = replay(events)
        event_count += len(events)
        while not state.is_over:
            if state.phase is Phase.DEAL:
                events = deal_again(state, pack)
                state = reduce(evolve, events, state)
            else:
                offers = [(s, offer) for s in range(seats) for offer in legal_offers(state, s)]
                seat, offer = offers[int(rng.random() * len(offers))]
                events, state = advance(state, seat, next(commands_of(offer)))
                commands += 1
            event_count += len(events)
    return Count(time.process_time() - start, games, commands, event_count)


def whole_game(rules: RuleSet, seats: int, seed: int) -> list[Event]:
    """The events of one random game."""
    rng = random.Random(seed)
    pack = list(full_pack(rules.deck))
    rng.shuffle(pack)
    events = list(new_game(rules, seats, pack))
    state = replay(events)
    while not state.is_over:
        offers = [(s, offer) for s in range(seats) for offer in legal_offers(state, s)]
        seat, offer = rng.choice(offers)
        following, state = advance(state, seat, next(commands_of(offer)))
        events += following
    return events


class Cell(NamedTuple):
    """The tuple that the calibrating loop replaces."""

    cards: tuple[int, ...]
    seen: frozenset[int]
    number: int


def calibration(rounds: int = 60_000) -> float:
    """The rounds a second of a plain loop with the most frequent operations of the engine."""
    cell = Cell(tuple(range(12)), frozenset(), 0)
    start = time.process_time()
    for number in range(rounds):
        cards = tuple(card for card in cell.cards if card != number % 12)
        cell = cell._replace(cards=(*cards, number % 12), seen=frozenset(cards[:3]), number=number)
    return rounds / (time.process_time() - start)


def timed(work: Callable[[], object], times: int) -> float:
    """The milliseconds of processor time that the work takes once."""
    start = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - start) / times * 1000


def show(name: str, values: list[float], unit: str) -> float:
    """Print the median and the spread of the runs; return the median."""
    middle = median(values)
    print(f"  {name:<44}{middle:>12,.2f} {unit:<12} {min(values):,.2f} … {max(values):,.2f}")
    return middle


def show_play(runs: int, games: int) -> None:
    """Print the speed of random play at two and four seats."""
    for seats in (2, 4):
        counts = [play(RuleSet(), seats, games, seed) for seed in range(runs)]
        name = f"random play, {seats} seats"
        speed = show(name, [count.commands / count.seconds for count in counts], "commands/s")
        show(name, [count.games / count.seconds for count in counts], "games/s")
        show(name, [count.events / count.seconds for count in counts], "events/s")
        rounds = median(calibration() for _ in range(runs))
        print(f"  {'':<44}{speed / rounds:>12,.3f} commands a round of the plain loop")


def show_loading(runs: int) -> None:
    """Print the times of a replay, and of loading a snapshot and the events after it."""
    events = whole_game(RuleSet(), 2, 1)
    texts = [json.dumps(event_to_json(event)) for event in events]
    snapshot = write_position(replay(events[:-TAIL]))

    def load() -> None:
        state = read_position(snapshot)
        for text in texts[-TAIL:]:
            state = evolve(state, event_from_json(json.loads(text)))

    def read_all() -> None:
        replay(event_from_json(json.loads(text)) for text in texts)

    name = f"a game of two, {len(events)} events"
    show(f"replay of {name}", [timed(lambda: replay(events), 50) for _ in range(runs)], "ms")
    show("replay of the game, read from JSON", [timed(read_all, 20) for _ in range(runs)], "ms")
    show(f"load: snapshot and {TAIL} events", [timed(load, 50) for _ in range(runs)], "ms")


def simplest_with(name: str, value: OptionValue) -> RuleSet | None:
    """The base game with this option and another one that it needs; None if there is none."""
    needed: tuple[dict[str, OptionValue], ...] = (
        {},
        {"transfer": "on"},
        {"transfer": "on", "transfer_direction": "chosen_bout"},
        {"teams": 2},
        {"attack_limit": None},
        {"cheating": True},
        {"trump": "cycle"},
    )
    for options in needed:
        try:
            return RuleSet.from_json({**options, name: value})
        except InvalidRules:
            continue
    return None


def values_to_measure(option: Option) -> list[OptionValue]:
    """All values of an option but the default; of a range both ends, of orders the last."""
    ends = [option.range.least, option.range.most] if option.range else []
    orders = option.choices()[-1:] if option.order else ()
    values = [*option.values, *ends, *orders, *([None] if option.may_be_null else [])]
    return [value for value in values if value != option.default]


def cost(rules: RuleSet, seats: int, games: int, runs: int) -> list[float]:
    """The time of a command as a multiple of the base game's at as many seats, for each run.

    The base game is played before and after. Its own multiples show the spread of the machine.
    """
    ratios = []
    for seed in range(runs):
        before, other, after = (
            play(table, seats, games, seed) for table in (RuleSet(), rules, RuleSet())
        )
        base = (before.seconds + after.seconds) / (before.commands + after.commands)
        ratios.append(other.seconds / other.commands / base)
    return ratios


def show_options(runs: int, games: int) -> None:
    """Print the time of a command with each value of each option, against the base game."""
    print(f"\nEach option, {OPTION_SEATS} seats or as near as can be: time of a command, base = 1")
    show("the base game itself", cost(RuleSet(), OPTION_SEATS, games, runs), "times")
    for option in OPTIONS.values():
        for value in values_to_measure(option):
            rules = simplest_with(option.name, value)
            if rules is None:
                print(f"  {option.name} {value}: can't be played yet")
                continue
            seats = min(rules.possible_seats(), key=lambda number: abs(number - OPTION_SEATS))
            show(f"{option.name} {value}, {seats} seats", cost(rules, seats, games, runs), "times")


def profile(games: int) -> None:
    """Print the functions that take the most time."""
    profiler = cProfile.Profile()
    profiler.runcall(play, RuleSet(), 2, games, 1)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


def main() -> None:
    """Run the measurements that the arguments ask for, and print them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--games", type=int, default=60, help="games a run")
    parser.add_argument("--options", action="store_true", help="the cost of each option too")
    parser.add_argument("--profile", action="store_true", help="where the time goes, instead")
    arguments = parser.parse_args()
    if arguments.profile:
        profile(arguments.games)
        return
    print(f"Python {sys.version.split()[0]}, {platform.machine()}, {os.cpu_count()} cores,")
    print(f"load {os.getloadavg()[0]:.1f}, {arguments.runs} runs of {arguments.games} games each;")
    print("median, and the lowest and highest run, in processor time\n")
    show("plain loop", [calibration() for _ in range(arguments.runs)], "rounds/s")
    show_play(arguments.runs, arguments.games)
    show_loading(arguments.runs)
    if arguments.options:
        show_options(arguments.runs, max(arguments.games // 3, 5))


if __name__ == "__main__":
    main()
