"""Measure the judge: `python -m benchmarks.judge [--games N] [--bots a,b] [--planted N]`.

With `--keep FILE` what each game gave is kept there, a line a game, and not reckoned again: a long
measurement may be made in parts.

Games of two levels are judged decision by decision: the better level should lose less a move. Then
moves are planted that the judge, looking ten times as far on other deals, finds to lose .15 or
more: how many of them it calls blunders as it looks in reviews, and how many it so calls of moves
that lose less than .03. Deals are duplicate; intervals are of 95 % over games.
"""

import argparse
import json
import os
import platform
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import fmean

from bots.intervals import interval_of, wilson
from bots.judging.course import Judged, Turn, accuracy_of, judge_turn, turns
from bots.judging.judge import DEPTH, Depth
from bots.judging.verdict import Judgement, Loss, NotJudged
from bots.strategies.base import Strategy
from bots.strategies.registry import STRATEGIES
from games.engine import (
    PRESETS,
    Command,
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

PLANTED_LOSS = 0.15
HARMLESS_LOSS = 0.03
SURE_ERRORS = 5
DEEPER = 10
OTHER_DEALS = 7_919
YET_OTHER_DEALS = 104_729
"""The seeds of a deeper look and of a first one, so that they use different deals."""


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
    blunders: int
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
                sum(one.loss.is_blunder for one in own),
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
            f" {sum(one.blunders for one in own) / len(own):.2f} blunders a game,"
            f" accuracy {fmean(accuracies):.1%}",
            flush=True,
        )


def planted(found: Sequence[Turn], number: int, seed: str, depth: Depth = DEPTH) -> None:
    """Print how many planted blunders are found, and how many harmless moves are called so."""
    rng = random.Random(f"{seed} planted")
    deep = replace(depth, games=depth.games * DEEPER)
    order = rng.sample(list(found), len(found))
    tried = {"planted": [0, 0], "harmless": [0, 0]}
    for turn in order:
        if not _is_promising(judge_turn(turn, seed=YET_OTHER_DEALS, depth=depth)):
            continue
        deeply = judge_turn(turn, seed=OTHER_DEALS, depth=deep)
        if not isinstance(deeply, Judged):
            continue
        for kind, bad in (("planted", True), ("harmless", False)):
            move = _move(deeply.judgement, rng, is_bad=bad)
            if move is None or tried[kind][1] >= number:
                continue
            seen = judge_turn(replace(turn, command=move), seed=1, depth=depth)
            tried[kind][0] += isinstance(seen, Judged) and seen.loss.is_blunder
            tried[kind][1] += 1
        if tried["planted"][1] >= number:
            break
    for kind, (called, of) in tried.items():
        if of:
            low, high = wilson(called / of, of)
            print(f"{kind}: {called} of {of} called blunders ({low:.1%} to {high:.1%})", flush=True)


def _is_promising(seen: Judged | NotJudged) -> bool:
    """Return whether a first, shallow search finds much to lose: a deep one takes long."""
    if not isinstance(seen, Judged):
        return False
    return seen.judgement.best.value - seen.judgement.worst.value >= PLANTED_LOSS


def _move(judgement: Judgement, rng: random.Random, *, is_bad: bool) -> Command | None:
    """A move that surely loses much, or surely next to nothing; None if there is none."""
    fitting = [
        move.command
        for move in judgement.moves
        if _is_so(judgement.loss_of(move.command), is_bad=is_bad)
    ]
    return rng.choice(fitting) if fitting else None


def _is_so(loss: Loss, *, is_bad: bool) -> bool:
    """Return whether the loss surely is what is asked for: large, or next to none."""
    if is_bad:
        return loss.points >= max(PLANTED_LOSS, SURE_ERRORS * loss.error)
    return loss.points + 2 * loss.error < HARMLESS_LOSS


def main() -> None:
    """Print the machine, what the levels lose, and what the judge finds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="clever,beginner")
    parser.add_argument("--rules", default="podkidnoy", choices=PRESETS)
    parser.add_argument("--planted", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="what each game gave")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f}, Python {sys.version}")
    rules, levels = PRESETS[arguments.rules].rules, arguments.bots.split(",")
    tell_losses(levels, losses(rules, levels, arguments.games, arguments.seed, keep=arguments.keep))
    if arguments.planted:
        games = range(arguments.games)
        found = [one for game in games for one in turns_of(rules, levels, game, arguments.seed)]
        planted(found, arguments.planted, arguments.seed)


if __name__ == "__main__":
    main()
