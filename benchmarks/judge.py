"""Measure the judge: `python -m benchmarks.judge [--games N] [--bots a,b] [--planted N]`.

With `--keep FILE` what each game gave is kept there, a line a game, and not reckoned again: a long
measurement may be made in parts.

Games of two levels are judged decision by decision: the better level should lose less a move. Then
random legal moves are planted in place of those played. A search ten times as deep, on other deals,
says what each loses. Of those that lose .10 or more, how many does the judge call an error as it
looks in reviews? And of all that it calls errors, how many are some by the deeper search? Deals are
duplicate; intervals are of 95 %, over games or over planted moves.
"""

import argparse
import json
import os
import platform
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import fmean

from bots.intervals import interval_of, wilson
from bots.judging.course import Judged, Turn, accuracy_of, judge_turn, turns
from bots.judging.judge import DEPTH, Depth
from bots.judging.verdict import INACCURATE, MISTAKEN, Grade, Loss
from bots.strategies.base import Strategy
from bots.strategies.registry import STRATEGIES
from games.engine import (
    PRESETS,
    Event,
    RuleSet,
    awaited_seats,
    decide,
    evolved,
    fair_offers,
    new_game,
    redact,
    replay,
    view_for,
)
from games.engine.deck import pack_by
from games.engine.offers import spelled_out

DEEPER = 10
SEED, OTHER_SEED = 1, 7_919
"""The seeds of a judgement and of a deeper one, so that they use different deals."""
SHOWN_EVERY = 20
PLANTED_A_GAME = 5


def played(rules: RuleSet, players: Sequence[Strategy], seed: str) -> list[Event]:
    """All events of a game between these."""
    rng = random.Random(seed)
    pack = list(pack_by(rules))
    random.Random(seed.partition(" turn")[0]).shuffle(pack)
    events = list(new_game(rules, len(players), pack))
    state = replay(events)
    while not state.is_over:
        seat = rng.choice(awaited_seats(state))
        log = [redact(event, seat) for event in events]
        command = players[seat].choose(view_for(state, seat), fair_offers(state, seat), rng, log)
        following = decide(state, seat, command)
        events += following
        state = evolved(state, following)
    return events


@dataclass(frozen=True, slots=True)
class Lost:
    """Loss per move of one player of a game; `raw` includes losses that may be chance."""

    game: int
    level: str
    mean: float
    raw: float
    errors: int
    accuracy: float | None
    seconds: float


def seated_for(levels: Sequence[str], game: int) -> tuple[str, ...]:
    """Return the seats in that game: each deal is played with every rotation of the table."""
    turn = game % len(levels)
    return (*levels[turn:], *levels[:turn])


def turns_of(rules: RuleSet, levels: Sequence[str], game: int, seed: str) -> list[Turn]:
    """The decisions of that game."""
    seated = seated_for(levels, game)
    name = f"{seed} deal {game // len(levels)} turn {game % len(levels)}"
    return list(turns(played(rules, [STRATEGIES[level] for level in seated], name)))


def lost_in(
    rules: RuleSet, levels: Sequence[str], game: int, seed: str, depth: Depth = DEPTH
) -> Iterator[Lost]:
    """Return the loss of each player of that game, without players who had no choice."""
    found = turns_of(rules, levels, game, seed)
    start = time.process_time()
    answers = [judge_turn(turn, seed=game * 1_000, depth=depth) for turn in found]
    seconds = time.process_time() - start
    for seat, level in enumerate(seated_for(levels, game)):
        own = [one for one in answers if isinstance(one, Judged) and one.seat == seat]
        if own:
            yield Lost(
                game,
                level,
                fmean(one.loss.beyond_doubt for one in own),
                fmean(one.loss.points for one in own),
                sum(one.grade.is_error for one in own),
                accuracy_of(own),
                seconds,
            )


def losses(
    rules: RuleSet,
    levels: Sequence[str],
    games: int,
    seed: str,
    *,
    keep: Path | None = None,
    depth: Depth = DEPTH,
) -> list[Lost]:
    """Return the losses of so many games; those kept in the file are taken from there."""
    lines = keep.read_text("utf-8").splitlines() if keep is not None and keep.exists() else []
    kept = [Lost(**json.loads(line)) for line in lines]
    found = [one for one in kept if one.game < games]
    for game in sorted(set(range(games)) - {one.game for one in kept}):
        new = list(lost_in(rules, levels, game, seed, depth))
        found += new
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(asdict(one)) + "\n" for one in new)
    return found


def tell_losses(levels: Sequence[str], found: Sequence[Lost]) -> None:
    """Print what each level lost a move."""
    by_level: dict[str, list[Lost]] = defaultdict(list)
    for one in found:
        by_level[one.level].append(one)
    seconds = {one.game: one.seconds for one in found}
    print(f"\n{len(seconds)} games, {fmean(seconds.values()):.2f} s of processor time a game")
    for level in dict.fromkeys(levels):
        own = by_level[level]
        mean, raw = [one.mean for one in own], [one.raw for one in own]
        accuracies = [one.accuracy for one in own if one.accuracy is not None]
        low, high = interval_of(mean)
        print(
            f"{level:9} loses {fmean(mean):.4f} a move ({low:.4f} to {high:.4f}),"
            f" {fmean(raw):.4f} with what may be chance,"
            f" {sum(one.errors for one in own) / len(own):.2f} errors a game,"
            f" accuracy {fmean(accuracies):.1%}",
            flush=True,
        )


@dataclass(frozen=True, slots=True)
class Planted:
    """A planted move: its grade, and its loss by the deeper search."""

    grade: Grade
    deep: Loss
    seconds: float


def planted(
    found: Sequence[Turn], number: int, seed: str, depth: Depth = DEPTH
) -> Iterator[Planted]:
    """Yield so many planted moves, at most one a decision."""
    rng = random.Random(f"{seed} planted")
    deep = replace(depth, games=depth.games * DEEPER)
    for turn in rng.sample(list(found), len(found)):
        others = [command for command in spelled_out(turn.legal) if command != turn.command]
        if number == 0 or not others:
            continue
        wrong = replace(turn, command=rng.choice(others))
        start = time.process_time()
        seen = judge_turn(wrong, seed=SEED, depth=depth)
        seconds = time.process_time() - start
        deeply = judge_turn(wrong, seed=OTHER_SEED, depth=deep)
        if isinstance(seen, Judged) and isinstance(deeply, Judged):
            number -= 1
            yield Planted(seen.grade, deeply.loss, seconds)


def tell_planted(found: Sequence[Planted]) -> None:
    """Print how many planted errors were seen, and how many of those seen are errors."""
    mistakes = [one.grade.is_error for one in found if one.deep.points >= MISTAKEN]
    flagged = [one for one in found if one.grade.is_error]
    small = [one.deep.points >= INACCURATE for one in flagged]
    large = [
        one.deep.points >= MISTAKEN
        for one in flagged
        if one.grade in {Grade.MISTAKE, Grade.BLUNDER}
    ]
    print(
        f"{len(found)} planted, {fmean(one.seconds for one in found):.3f} s of processor time each"
    )
    for words, answers in (
        ("of losses of .10 or more called errors", mistakes),
        ("of errors called are some (.03 or more)", small),
        ("of mistakes and blunders called lose .10 or more", large),
    ):
        if answers:
            low, high = wilson(fmean(answers), len(answers))
            print(f"  {sum(answers)} of {len(answers)} {words} ({low:.1%} to {high:.1%})")
    grades = Counter(one.grade.value for one in found)
    print(
        "  " + ", ".join(f"{grade} {number}" for grade, number in grades.most_common()), flush=True
    )


def main() -> None:
    """Print the machine, what the levels lose, and what the judge finds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="clever,beginner")
    parser.add_argument("--rules", default="podkidnoy", choices=PRESETS)
    parser.add_argument("--planted", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="what each game gave")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f}, Python {sys.version}")
    rules, levels = PRESETS[arguments.rules].rules, arguments.bots.split(",")
    if arguments.games:
        lost = losses(rules, levels, arguments.games, arguments.seed, keep=arguments.keep)
        tell_losses(levels, lost)
    if arguments.planted:
        games = range(-(-arguments.planted // PLANTED_A_GAME))
        found = [one for game in games for one in turns_of(rules, levels, game, arguments.seed)]
        seen: list[Planted] = []
        for one in planted(found, arguments.planted, arguments.seed):
            seen.append(one)
            if len(seen) % SHOWN_EVERY == 0 or len(seen) == arguments.planted:
                tell_planted(seen)


if __name__ == "__main__":
    main()
