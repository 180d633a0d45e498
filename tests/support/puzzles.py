"""Factories of puzzles for tests, worked out by hand; hearts are trumps unless said."""

import secrets
from collections.abc import Mapping, Sequence

from bots.puzzle_search.themes import Theme
from bots.puzzles.models import Puzzle, PuzzleTheme
from games.engine.notation import write_position
from tests.support.positions import position

ACE_FIRST = "hand 6C AC\nhand 7C\nknown 6C AC\nknown 7C\nbout 9 0 0 1 1"
"""The ace can't be beaten, so that the six goes last; the seven beats the six, and is out."""
KING_THEN_ACE = "hand 6C KC AC\nhand 7C\nknown 6C KC AC\nknown 7C\nbout 9 0 0 1 1"
"""Taken first, the ace would beat the king; so the king goes first, and then the ace."""
TAKE_WINS = """
rules {"trump": "clubs"}
hand TC QD JH JS
hand JC QC KH
known TC QD JH JS
known JC QC KH
bout 9 0 0 1 6
table 0:TD>KD 0:TS>9C 0:9D>KC 0:KS
"""
"""Beating loses, with either trump; taking wins."""


def puzzle_from(
    text: str,
    *solution: str,
    wrong: Mapping[int, Sequence[str]] | None = None,
    themes: Sequence[Theme] = (),
    mean: float = 1500,
) -> Puzzle:
    """A stored puzzle of this position, with the moves of its solution: `"0 lead AC"`.

    `wrong` has, for steps of the solution, a wrong move and what follows it.
    """
    puzzle = Puzzle.objects.create(
        digest=secrets.token_hex(32),
        position=write_position(position(text)),
        seat=int(solution[0][0]),
        line=solution,
        refutations=[{"step": step, "moves": moves} for step, moves in (wrong or {}).items()],
        finder=1,
        mean=mean,
    )
    PuzzleTheme.objects.bulk_create(PuzzleTheme(puzzle=puzzle, theme=theme) for theme in themes)
    return puzzle


def short_puzzle(*, mean: float = 1500) -> Puzzle:
    """The solution is one move."""
    return puzzle_from(
        ACE_FIRST,
        "0 lead AC",
        wrong={0: ["0 lead 6C", "1 beat 6C 7C"]},
        themes=[Theme.RIGHT_LEAD],
        mean=mean,
    )


def long_puzzle() -> Puzzle:
    """The solution is two moves."""
    return puzzle_from(KING_THEN_ACE, "0 lead KC", "1 take", "0 lead AC", themes=[Theme.RIGHT_LEAD])


def take_puzzle() -> Puzzle:
    """The solution is to take."""
    themes = [Theme.TAKE_IT, Theme.KEEP_TRUMP]
    return puzzle_from(TAKE_WINS, "1 take", themes=themes)
