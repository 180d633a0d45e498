"""The endpoints of puzzles."""

from typing import Annotated

from django.utils import timezone
from drf_spectacular.utils import OpenApiResponse, extend_schema
from pydantic import Field
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.callers import user_of
from bots.puzzles.messages import PuzzleReply, PuzzleSolver, ThemeName, puzzle_json, solver_json
from bots.puzzles.models import Attempt, Puzzle
from bots.puzzles.playing import give_up, play_move
from bots.puzzles.selectors import attempt_at, daily_puzzle, get_puzzle, next_puzzle, solver_of
from games.engine.wire import command_from_json
from games.play.api.bodies import AnyCommand
from games.play.api.replies import RefusalSchema
from web.http.bodies import LARGEST, Body, Query, read_body, read_query
from web.http.callers import caller_id, user_id_of
from web.http.openapi_schemas import BODY, CSRF, problems, query_parameters
from web.http.problems import PROBLEM_TYPE
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView, PublicApiView

MOVES = Limit("puzzles", "120/minute")


class NextQuery(Query):
    """The kind of puzzle."""

    theme: Annotated[
        ThemeName | None, Field(description="Only puzzles of this theme, which gives it away.")
    ] = None


class PuzzleMoveRequest(Body):
    """A move, and the step of the solution for which it is meant."""

    command: AnyCommand
    step: Annotated[int, Field(ge=0, le=LARGEST, description="As the puzzle's `step`.")]


class NextPuzzleView(PublicApiView):
    """`puzzles/next`."""

    @extend_schema(
        operation_id="next_puzzle",
        parameters=query_parameters(NextQuery),
        responses={200: PuzzleReply, **problems("not_found")},
        tags=["puzzles"],
    )
    def get(self, request: Request) -> Response:
        """A puzzle near your rating that you have not tried; one that is begun comes first."""
        theme = read_query(request, NextQuery).theme
        now = timezone.now()
        return _reply(request, next_puzzle(user_id=user_id_of(request), theme=theme, now=now))


class DailyPuzzleView(PublicApiView):
    """`puzzles/daily`."""

    @extend_schema(
        operation_id="daily_puzzle",
        responses={200: PuzzleReply, **problems("not_found")},
        tags=["puzzles"],
    )
    def get(self, request: Request) -> Response:
        """The puzzle of today (UTC)."""
        return _reply(request, daily_puzzle(timezone.now().date()))


class PuzzleView(PublicApiView):
    """`puzzles/{id}`."""

    @extend_schema(
        operation_id="get_puzzle",
        responses={200: PuzzleReply, **problems("not_found")},
        tags=["puzzles"],
    )
    def get(self, request: Request, puzzle_id: str) -> Response:
        """A puzzle, as far as you have come with it."""
        return _reply(request, get_puzzle(puzzle_id))


class PuzzleMovesView(ApiView):
    """`puzzles/{id}/moves`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="play_puzzle",
        request=PuzzleMoveRequest,
        responses={
            200: PuzzleReply,
            **problems(
                *(*BODY, *CSRF, "unknown_card", "unknown_command", "not_authenticated"),
                *("not_found", "puzzle_moved_on"),
            ),
            (422, PROBLEM_TYPE): OpenApiResponse(RefusalSchema, description="The rules refuse it."),
        },
        tags=["puzzles"],
    )
    def post(self, request: Request, puzzle_id: str) -> Response:
        """Play your move; the rival replies. The first wrong one ends the attempt."""
        body = read_body(request, PuzzleMoveRequest)
        command = command_from_json(body.command)
        MOVES.check(request)
        attempt = play_move(
            puzzle_id=puzzle_id,
            user=user_of(request),
            command=command,
            step=body.step,
            now=timezone.now(),
        )
        return _reply(request, attempt.puzzle, attempt)


class PuzzleSolutionView(ApiView):
    """`puzzles/{id}/solution`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="give_up_puzzle",
        request=None,
        responses={200: PuzzleReply, **problems(*CSRF, "not_authenticated", "not_found")},
        tags=["puzzles"],
    )
    def post(self, request: Request, puzzle_id: str) -> Response:
        """Give up and see the solution; without an earlier outcome the puzzle counts as failed."""
        MOVES.check(request)
        attempt = give_up(puzzle_id=puzzle_id, user=user_of(request), now=timezone.now())
        return _reply(request, attempt.puzzle, attempt)


class OwnPuzzlesView(ApiView):
    """`me/puzzles`."""

    @extend_schema(
        operation_id="my_puzzles",
        responses={200: PuzzleSolver, **problems("not_authenticated")},
        tags=["puzzles"],
    )
    def get(self, request: Request) -> Response:
        """Your rating by puzzles, and your streaks."""
        return Response(solver_json(solver_of(caller_id(request)), now=timezone.now()))


def _reply(request: Request, puzzle: Puzzle, attempt: Attempt | None = None) -> Response:
    user_id = user_id_of(request)
    solver = None
    if user_id is not None:
        attempt = attempt or attempt_at(puzzle, user_id)
        solver = solver_of(user_id)
    return Response(puzzle_json(puzzle, attempt, solver, now=timezone.now()))
