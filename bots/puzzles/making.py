"""Generate puzzles from games that people have finished, and from games of bots alone."""

import random
from collections.abc import Iterable
from typing import Any

from django.db import transaction
from django.db.models import F

from bots.puzzle_search.finding import FINDER_VERSION, Found, puzzles_in, states_before_moves
from bots.puzzle_search.proof import STATES
from bots.puzzle_search.refuting import Refutation
from bots.puzzles.models import Puzzle, PuzzleTheme, Search
from bots.puzzles.plies import written
from bots.selfplay import states_of
from bots.strategies.registry import strategy
from games.engine import PRESETS
from games.engine.deck import pack_by
from games.engine.notation import write_position
from games.records.finished import Finishing, course_of, finished_game, public_games_after

RULES = ("duel", "perevodnoy")
"""The presets that bots play puzzles by, in turns."""
PLAYERS = ("casual", "learner")
"""Quick ones, who leave each other chances."""


def make_from_games(most: int, *, proving: int = STATES) -> int:
    """Search so many public games finished since the last time; return the number of new puzzles.

    Games are claimed before the search: if the worker is lost they are skipped.
    """
    made = 0
    for game_id in _claim_games(most):
        course = course_of(finished_game(game_id))
        chance = random.Random(game_id)  # noqa: S311 - the same game gets the same puzzles
        found = puzzles_in(states_before_moves(course.events), chance, proving=proving)
        made += keep(found, game_id=game_id)
    return made


def make_from_deals(most: int, *, proving: int = STATES) -> int:
    """Let bots play so many deals, and search these; return the number of new puzzles."""
    made = 0
    for number in _claim_deals(most):
        chance = random.Random(f"puzzles {number}")  # noqa: S311 - a deal may be played again
        rules = PRESETS[RULES[number % len(RULES)]].rules
        pack = list(pack_by(rules))
        chance.shuffle(pack)
        players = [strategy(level) for level in PLAYERS]
        states = states_of(rules, players, pack, chance)
        made += keep(puzzles_in(states, chance, proving=proving), game_id=None)
    return made


def keep(found: Iterable[Found], *, game_id: str | None) -> int:
    """Store the puzzles that are new; return their number."""
    made = 0
    for puzzle in found:
        with transaction.atomic():
            row, is_new = Puzzle.objects.get_or_create(
                digest=puzzle.digest,
                defaults={
                    "position": write_position(puzzle.state),
                    "seat": puzzle.seat,
                    "line": [written(step.seat, step.command) for step in puzzle.solution],
                    "refutations": [_written_refutation(puzzle, one) for one in puzzle.refutations],
                    "game_id": game_id,
                    "finder": FINDER_VERSION,
                    "mean": puzzle.skill.mean,
                    "deviation": puzzle.skill.deviation,
                },
            )
            if is_new:
                PuzzleTheme.objects.bulk_create(
                    PuzzleTheme(puzzle=row, theme=theme) for theme in puzzle.themes
                )
                made += 1
    return made


def _written_refutation(puzzle: Found, wrong: Refutation) -> dict[str, Any]:
    moves = [(puzzle.seat, wrong.command), *((ply.seat, ply.command) for ply in wrong.plies)]
    return {"step": wrong.step, "moves": [written(seat, command) for seat, command in moves]}


def _claim_games(most: int) -> list[str]:
    with transaction.atomic():
        search = _locked_search()
        after = None
        if search.finished_at is not None:
            after = Finishing(search.finished_at, search.game)
        claimed = public_games_after(after, most=most)
        if claimed:
            search.finished_at, search.game = claimed[-1]
            search.save()
    return [game_id for _, game_id in claimed]


def _claim_deals(most: int) -> range:
    with transaction.atomic():
        first = _locked_search().deals
        Search.objects.update(deals=F("deals") + most)
    return range(first, first + most)


def _locked_search() -> Search:
    search, _ = Search.objects.select_for_update().get_or_create(pk=1)
    return search
