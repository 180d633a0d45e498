"""The endpoints of the analysis board."""

from typing import Annotated, Self

from django.utils import timezone
from django.utils.translation import gettext_noop
from drf_spectacular.utils import OpenApiResponse, extend_schema
from pydantic import ConfigDict, Field, model_validator
from rest_framework.request import Request
from rest_framework.response import Response

from bots.analysis.boards import game_from, moment_of, play_on, position_from
from bots.analysis.messages import (
    AnalysedPosition,
    EvaluationReply,
    ImportedGame,
    board_json,
    evaluation_json,
    imported_json,
)
from bots.analysis.models import Evaluation
from bots.analysis.selectors import allowance_of, get_evaluation
from bots.analysis.services import ask_evaluation
from games.engine import Command, GameState
from games.engine.errors import Malformed
from games.engine.wire import command_from_json
from games.play.api.bodies import AnyCommand, SeatNumber
from games.play.api.replies import RefusalSchema
from games.play.selectors.seals import check_not_sealed
from games.records.finished import course_of, finished_game
from web.http.bodies import LARGEST, Body, exactly_one, read_body
from web.http.callers import caller_id, user_id_of
from web.http.errors import InvalidInput
from web.http.openapi_schemas import BODY, CSRF, problems
from web.http.problems import PROBLEM_TYPE
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView, PublicApiView

BOARDS = Limit("analysis", "240/minute", by_address=True)
ASKED = Limit("evaluations asked", "600/hour", by_address=True)
LONGEST = 100_000
MAX_MOVES = 1_000

Text = Annotated[str, Field(min_length=1, max_length=LONGEST)]


class AnalysedMoveRequest(Body):
    """A move of one side."""

    seat: SeatNumber
    command: AnyCommand


# A game needs a version, a position has none.
SOURCE = exactly_one(("position", "game_id", "notation"), ("position", "at"))


class AnalysisRequest(Body):
    """A position, by its source, and the moves to play on from it.

    Either `position`, or `at` with the `game_id` of a finished game or the `notation` of any game.
    """

    model_config = ConfigDict(json_schema_extra=SOURCE)

    position: Annotated[Text | None, Field(description="In the notation of positions.")] = None
    game_id: Annotated[str, Field(pattern="^[0-9A-Za-z]{10}$")] | None = None
    notation: Annotated[Text | None, Field(description="In the notation of games.")] = None
    at: Annotated[
        int | None,
        Field(ge=1, le=LARGEST, description="A version of the game; the next one with a choice."),
    ] = None
    moves: Annotated[list[AnalysedMoveRequest], Field(max_length=MAX_MOVES)] = []

    @model_validator(mode="after")
    def _one_source(self) -> Self:
        sources = [self.position, self.game_id, self.notation]
        if sum(source is not None for source in sources) != 1:
            raise ValueError(gettext_noop("Give one of position, game_id and notation."))
        if (self.at is None) != (self.position is not None):
            raise ValueError(gettext_noop("A game needs a version, `at`; a position has none."))
        return self


class ImportRequest(Body):
    """A game in its notation."""

    notation: Text


class EvaluationRequest(Body):
    """A position, and the seat whose move it is."""

    position: Text
    seat: SeatNumber


class PositionsView(PublicApiView):
    """`analysis/positions`."""

    authentication_classes = []

    @extend_schema(
        operation_id="analyse",
        request=AnalysisRequest,
        responses={
            200: AnalysedPosition,
            **problems(*BODY, "not_found", "game_not_finished", "cannot_play_on"),
            (422, PROBLEM_TYPE): OpenApiResponse(
                RefusalSchema, description="The rules refuse a move."
            ),
        },
        tags=["analysis"],
        auth=[],
    )
    def post(self, request: Request) -> Response:
        """A position of a finished game, or one that you have written, played on by all sides."""
        BOARDS.check(request)
        body = read_body(request, AnalysisRequest)
        at, start = _source(body)
        moves = [(move.seat, _command(number, move)) for number, move in enumerate(body.moves)]
        played, state = play_on(start, moves)
        return Response(board_json(start, played, state, at=at))


class ImportView(PublicApiView):
    """`analysis/games`."""

    authentication_classes = []

    @extend_schema(
        operation_id="import_game",
        request=ImportRequest,
        responses={200: ImportedGame, **problems(*BODY)},
        tags=["analysis"],
        auth=[],
    )
    def post(self, request: Request) -> Response:
        """Read a game from its notation: its events, to be replayed. Nothing is stored."""
        BOARDS.check(request)
        body = read_body(request, ImportRequest)
        return Response(imported_json(*game_from(body.notation)))


class EvaluationsView(ApiView):
    """`analysis/evaluations`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="ask_evaluation",
        request=EvaluationRequest,
        responses={
            200: EvaluationReply,
            **problems(
                *(*BODY, *CSRF, "not_authenticated", "cannot_evaluate", "too_many_evaluations")
            ),
        },
        tags=["analysis"],
    )
    def post(self, request: Request) -> Response:
        """Have a position judged. An evaluation that exists or is being made costs nothing."""
        ASKED.check(request)
        body = read_body(request, EvaluationRequest)
        row = ask_evaluation(
            state=position_from(body.position),
            seat=body.seat,
            user_id=caller_id(request),
            now=timezone.now(),
        )
        return _reply(request, row)


class EvaluationView(PublicApiView):
    """`analysis/evaluations/{id}`."""

    @extend_schema(
        operation_id="get_evaluation",
        responses={200: EvaluationReply, **problems("not_found")},
        tags=["analysis"],
    )
    def get(self, request: Request, evaluation_id: str) -> Response:
        """The evaluation of a position, or its progress."""
        return _reply(request, get_evaluation(evaluation_id))


def _source(body: AnalysisRequest) -> tuple[int | None, GameState]:
    if body.position is not None:
        return None, position_from(body.position)
    if body.notation is not None:
        _, events = game_from(body.notation)
    else:
        game_id = body.game_id or ""
        # No address names the game here, and the board asks nobody who they are.
        check_not_sealed(game_id, user_id=None)
        events = course_of(finished_game(game_id)).events
    return moment_of(events, body.at or 1)


def _command(number: int, move: AnalysedMoveRequest) -> Command:
    try:
        return command_from_json(move.command)
    except Malformed as error:
        place = f"moves.{number}.command"
        raise InvalidInput(place, (error.code, str(error))) from error


def _reply(request: Request, row: Evaluation) -> Response:
    user_id = user_id_of(request)
    allowance = None if user_id is None else allowance_of(user_id, now=timezone.now())
    return Response(evaluation_json(row, allowance))
