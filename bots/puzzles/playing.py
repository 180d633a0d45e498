"""Solve a puzzle: its solution step by step, giving up, and the effect on rating and streaks."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db import transaction

from accounts.models import User
from bots.puzzles.errors import PuzzleMovedOn, PuzzleNotFound
from bots.puzzles.models import Attempt, AttemptOutcome, DailyPuzzle, Puzzle, Rated, Solver
from bots.puzzles.plies import Ply, is_same, plies_of
from bots.puzzles.rating import after_attempt
from games.engine import Command, GameState, Refused, Seat, advance, decide, legal_offers
from games.engine.notation import read_command, read_position, write_command
from games.play.errors import CommandRefused
from games.ratings.system import Skill

A_DAY = timedelta(days=1)


def solution_of(puzzle: Puzzle) -> tuple[Ply, ...]:
    """Return the moves of both, first to last."""
    return plies_of(puzzle.line)


def refutation_of(attempt: Attempt) -> tuple[Ply, ...]:
    """Return the wrong move that ended the newest attempt, with its refutation if known."""
    if not attempt.wrong:
        return ()
    wrong = Ply(attempt.puzzle.seat, read_command(attempt.wrong))
    for known in attempt.puzzle.refutations:
        plies = plies_of(known["moves"])
        if known["step"] == attempt.step and is_same(plies[0].command, wrong.command):
            return plies
    return (wrong,)


def state_at(puzzle: Puzzle, step: int) -> GameState:
    """Return the position after `step` moves of the solution."""
    state = read_position(puzzle.position)
    for ply in solution_of(puzzle)[:step]:
        state = advance(state, ply.seat, ply.command).state
    return state


def play_move(*, puzzle_id: str, user: User, command: Command, step: int, now: datetime) -> Attempt:
    """Play the solver's move at this step of the solution; the rival replies at once.

    The first move that is not the solution's ends the attempt. Step 0 of an attempt that is over
    begins another one, which counts for nothing. Raises PuzzleNotFound, PuzzleMovedOn,
    CommandRefused.
    """
    with transaction.atomic():
        attempt = _locked_attempt(puzzle_id, user, now)
        if attempt.is_over and step == 0:
            attempt.step, attempt.is_over, attempt.wrong = 0, False, ""
        if attempt.is_over or attempt.step != step:
            raise PuzzleMovedOn("Another move of this puzzle was played before.")
        puzzle = attempt.puzzle
        _check_legal(puzzle, step, command)
        solution = solution_of(puzzle)
        if not is_same(command, solution[step].command):
            attempt.wrong = write_command(command)
            _end(attempt, user, AttemptOutcome.FAILED, now)
        else:
            attempt.step = _next_choice(solution, step, puzzle.seat)
            if attempt.step == len(solution):
                _end(attempt, user, AttemptOutcome.SOLVED, now)
        attempt.save()
    return attempt


def give_up(*, puzzle_id: str, user: User, now: datetime) -> Attempt:
    """End the attempt, so that the solution may be seen; a second time changes nothing.

    Raises PuzzleNotFound.
    """
    with transaction.atomic():
        attempt = _locked_attempt(puzzle_id, user, now)
        _end(attempt, user, AttemptOutcome.FAILED, now)
        attempt.save()
    return attempt


def _locked_attempt(puzzle_id: str, user: User, now: datetime) -> Attempt:
    if not Puzzle.objects.filter(pk=puzzle_id).exists():
        raise PuzzleNotFound("There is no such puzzle.")
    attempt, _ = (
        Attempt.objects.select_for_update(of=("self",))
        .select_related("puzzle")
        .get_or_create(puzzle_id=puzzle_id, user=user, defaults={"began_at": now})
    )
    return attempt


def _check_legal(puzzle: Puzzle, step: int, command: Command) -> None:
    """Raise CommandRefused for a move that the rules refuse; it is not a wrong answer."""
    state = state_at(puzzle, step)
    try:
        decide(state, puzzle.seat, command)
    except Refused as refused:
        legal = legal_offers(state, puzzle.seat)
        raise CommandRefused(reason=refused, version=step, legal=legal) from refused


def _next_choice(solution: Sequence[Ply], step: int, seat: Seat) -> int:
    """Return the step of the solver's next move after this one, or the end of the solution."""
    return next(
        (place for place in range(step + 1, len(solution)) if solution[place].seat == seat),
        len(solution),
    )


def _end(attempt: Attempt, user: User, outcome: AttemptOutcome, now: datetime) -> None:
    """End the attempt; the first outcome is kept, and moves the ratings."""
    attempt.is_over = True
    if attempt.outcome:
        return
    attempt.outcome, attempt.ended_at = outcome, now
    solver, _ = Solver.objects.select_for_update().get_or_create(user=user)
    puzzle = Puzzle.objects.select_for_update().get(pk=attempt.puzzle_id)
    is_solved = outcome == AttemptOutcome.SOLVED
    after = after_attempt(solver.skill, puzzle.skill, is_solved=is_solved)
    attempt.rating_change = after.solver.mean - solver.mean
    _count(solver, after.solver, is_solved=is_solved)
    _count_streaks(solver, puzzle, is_solved=is_solved, now=now)
    solver.save()
    if not user.is_guest and not user.is_bot:
        # Guests come as often as somebody likes, and programs may ask a solver.
        _count(puzzle, after.puzzle, is_solved=is_solved)
        puzzle.save(update_fields=["mean", "deviation", "tried", "solved"])
        attempt.puzzle = puzzle


def _count(rated: Rated, skill: Skill, *, is_solved: bool) -> None:
    rated.mean, rated.deviation = skill
    rated.tried += 1
    rated.solved += is_solved


def _count_streaks(solver: Solver, puzzle: Puzzle, *, is_solved: bool, now: datetime) -> None:
    solver.streak = solver.streak + 1 if is_solved else 0
    solver.best_streak = max(solver.best_streak, solver.streak)
    today = now.date()
    if is_solved and DailyPuzzle.objects.filter(day=today, puzzle=puzzle).exists():
        goes_on = solver.daily_on == today - A_DAY
        solver.daily_streak = solver.daily_streak + 1 if goes_on else 1
        solver.best_daily_streak = max(solver.best_daily_streak, solver.daily_streak)
        solver.daily_on = today
