"""Puzzles as JSON: the solution only once the reader's attempt is over."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import Field

from bots.puzzles.models import Attempt, Puzzle, Solver
from bots.puzzles.playing import refutation_of, solution_of
from bots.puzzles.plies import Ply
from bots.puzzles.selectors import daily_streak_of, day_of
from games.engine import GameState, Seat, advance, legal_offers, redact, view_for
from games.engine.notation import read_position
from games.engine.wire import command_to_json, view_to_json
from games.play.messages.commands import Command, offers_json
from games.play.messages.events import Event, events_json
from games.play.messages.values import GameId, SeatNumber
from games.play.messages.view import Legal, View
from games.play.selectors.updates import SeenEvent
from games.play.time.clock import Cause
from games.rule_words.messages import Rules
from web.http.messages import Message

PuzzleId = Annotated[str, Field(pattern="^[0-9A-Za-z]{10}$")]
Count = Annotated[int, Field(ge=0)]
ThemeName = Literal[
    "take_it",
    "beat_it",
    "throw_in_more",
    "stop_in_time",
    "right_lead",
    "several_at_once",
    "transfer",
    "keep_trump",
    "spend_trump",
    "last_card",
    "long_line",
]


class PuzzleMove(Message):
    """A move in a puzzle, and what it led to."""

    seat: SeatNumber
    command: Command
    events: Annotated[
        list[Event], Field(description="Numbered from the puzzle's first position on.")
    ]


class PuzzleSolver(Message):
    """A person's rating by puzzles, and the streaks."""

    rating: int
    provisional: bool
    tried: Count
    solved: Annotated[Count, Field(description="At the first attempt.")]
    streak: Annotated[Count, Field(description="Solved in a row, at the first attempt.")]
    best_streak: Count
    daily_streak: Annotated[Count, Field(description="Daily ones solved on days in a row.")]
    best_daily_streak: Count


class SolvedPuzzle(Message):
    """The parts of a puzzle that are shown once the reader's first attempt is over."""

    start: Annotated[View, Field(description="The puzzle's first position.")]
    legal: Annotated[Legal, Field(description="The legal commands there, to try again.")]
    line: Annotated[list[PuzzleMove], Field(description="The solution, with the replies.")]
    themes: list[ThemeName]
    rating: int
    tried: Count
    solved: Count
    game_id: Annotated[GameId | None, Field(description="The public game that it is from.")]
    outcome: Annotated[Literal["solved", "failed"], Field(description="Of the first attempt.")]
    rating_change: Annotated[int, Field(description="Of the reader, by the first attempt.")]


class PuzzleReply(Message):
    """A position in which one move alone keeps the win. Both hands are open, as both know them."""

    id: PuzzleId
    rules: Rules
    seat: Annotated[SeatNumber, Field(description="Yours.")]
    day: Annotated[str | None, Field(description="The day (UTC) whose puzzle it is.")]
    status: Annotated[
        Literal["new", "running", "solved", "failed"],
        Field(description="Of the reader's newest attempt."),
    ]
    step: Annotated[Count, Field(description="The number of played moves of the solution.")]
    played: Annotated[list[PuzzleMove], Field(description="These moves, first to last.")]
    view: View
    legal: Legal
    refutation: Annotated[
        list[PuzzleMove] | None,
        Field(
            description="After a wrong move: that move, and the rival's play that takes the win "
            "away, as far as it is known."
        ),
    ]
    solution: Annotated[
        SolvedPuzzle | None, Field(description="Null until the first attempt is over.")
    ]
    you: Annotated[PuzzleSolver | None, Field(description="Null without a login.")]


def puzzle_json(
    puzzle: Puzzle, attempt: Attempt | None, solver: Solver | None, *, now: datetime
) -> dict[str, Any]:
    """Return a puzzle for a reader, who has come so far with it."""
    step = 0 if attempt is None else attempt.step
    start, solution = read_position(puzzle.position), solution_of(puzzle)
    played, state = moves_json(start, solution[:step], puzzle.seat)
    is_over = attempt is not None and attempt.is_over
    day = day_of(puzzle)
    return {
        "id": puzzle.pk,
        "rules": state.rules.to_json(),
        "seat": puzzle.seat,
        "day": None if day is None else day.isoformat(),
        "status": _status(puzzle, attempt),
        "step": step,
        "played": played,
        "view": view_to_json(view_for(state, puzzle.seat)),
        "legal": [] if is_over else offers_json(legal_offers(state, puzzle.seat)),
        "refutation": None if attempt is None else _refutation_json(attempt, state, played),
        "solution": None if attempt is None else _solution_json(puzzle, attempt),
        "you": None if solver is None else solver_json(solver, now=now),
    }


def solver_json(solver: Solver, *, now: datetime) -> dict[str, Any]:
    """Return a person's rating and streaks as `PuzzleSolver`."""
    return {
        "rating": solver.skill.rating,
        "provisional": solver.skill.is_provisional,
        "tried": solver.tried,
        "solved": solver.solved,
        "streak": solver.streak,
        "best_streak": solver.best_streak,
        "daily_streak": daily_streak_of(solver, now=now),
        "best_daily_streak": solver.best_daily_streak,
    }


def _status(puzzle: Puzzle, attempt: Attempt | None) -> str:
    if attempt is None:
        return "new"
    if not attempt.is_over:
        return "running" if attempt.step else "new"
    return "solved" if attempt.step == len(puzzle.line) else "failed"


def _solution_json(puzzle: Puzzle, attempt: Attempt) -> dict[str, Any] | None:
    if not attempt.outcome:
        return None
    game, start = puzzle.game, read_position(puzzle.position)
    return {
        "start": view_to_json(view_for(start, puzzle.seat)),
        "legal": offers_json(legal_offers(start, puzzle.seat)),
        "line": moves_json(start, solution_of(puzzle), puzzle.seat)[0],
        "themes": sorted(row.theme for row in puzzle.themes.all()),
        "rating": puzzle.skill.rating,
        "tried": puzzle.tried,
        "solved": puzzle.solved,
        "game_id": None if game is None or game.is_private else game.pk,
        "outcome": attempt.outcome,
        "rating_change": round(attempt.rating_change or 0.0),
    }


def _refutation_json(
    attempt: Attempt, state: GameState, played: Sequence[dict[str, Any]]
) -> list[dict[str, Any]] | None:
    plies = refutation_of(attempt)
    before = sum(len(move["events"]) for move in played)
    return moves_json(state, plies, attempt.puzzle.seat, before=before)[0] if plies else None


def moves_json(
    state: GameState, plies: Sequence[Ply], viewer: Seat, *, before: int = 0
) -> tuple[list[dict[str, Any]], GameState]:
    """Return moves as `PuzzleMove`s, and the position after them; events count from `before` on."""
    moves = []
    for seat, command in ((ply.seat, ply.command) for ply in plies):
        events, state = advance(state, seat, command)
        seen = [
            SeenEvent(number, Cause.PLAYER, None, redact(event, viewer))
            for number, event in enumerate(events, start=before + 1)
        ]
        before += len(events)
        moves.append(
            {"seat": seat, "command": command_to_json(command), "events": events_json(seen)}
        )
    return moves, state
