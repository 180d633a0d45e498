"""The endpoint of many finished games at once, streamed."""

import json
from collections.abc import Iterator
from typing import Annotated, Any

from django.http import StreamingHttpResponse
from django.utils import timezone
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from pydantic import BeforeValidator, Field, WithJsonSchema
from rest_framework.request import Request
from rest_framework.utils.encoders import JSONEncoder

from accounts.names import NAME_LONGEST
from accounts.selectors.players import player_named
from games.play.broken import note_broken
from games.play.errors import StoreError
from games.play.messages.game import GameSchema, ModeName, table_json
from games.play.models import Game
from games.play.selectors.seals import is_open
from games.play.selectors.spectator_delay import tables_in_list
from games.records.export import ExportChoice, exported_games
from games.records.export_parts import parts_of_lines
from games.records.notation import TimedNotation, timed_notation_of
from web.http.bodies import Flag, Query, read_query
from web.http.callers import user_id_of
from web.http.languages import Language, accepted_language, set_content_language
from web.http.messages import Message
from web.http.openapi_schemas import COMPONENT, problems, query_parameters
from web.http.pagination import digits
from web.http.renderers import TextRenderer
from web.http.timestamps import Timestamp
from web.limits.throttling import Limit
from web.realtime.stream_formats import LINES
from web.views import PublicApiView

EXPORTS = Limit("exports of games", "120/hour")
MAX_GAMES = 300
MAX_IDS = 100
IDS = rf"^[0-9A-Za-z]{{10}}(,[0-9A-Za-z]{{10}}){{0,{MAX_IDS - 1}}}$"


Name = Annotated[str, Field(min_length=1, max_length=NAME_LONGEST)]


class ExportQuery(Query):
    """The choice of games; all that is given has to hold."""

    player: Annotated[Name | None, Field(description="The name of a player of the game.")] = None
    opponent: Annotated[
        Name | None, Field(description="The name of another player of the game.")
    ] = None
    since: Annotated[Timestamp | None, Field(description="Ended at that time or later.")] = None
    until: Annotated[Timestamp | None, Field(description="Ended before that time.")] = None
    mode: ModeName | None = None
    rated: Flag | None = None
    ids: Annotated[
        str | None, Field(pattern=IDS, description="Ids of games, separated by commas.")
    ] = None
    after: Annotated[
        str | None,
        Field(
            pattern="^[0-9A-Za-z]{10}$", description="The id of the last game that you have: go on."
        ),
    ] = None
    most: Annotated[
        int, Field(ge=1, le=MAX_GAMES, description="The number of games."), BeforeValidator(digits)
    ] = MAX_GAMES
    lang: Annotated[
        Language | None, Field(description="The language of the names of deleted players.")
    ] = None


# games.ratings describes it, which this package doesn't import.
AnyRatings = Annotated[dict[str, Any], WithJsonSchema({COMPONENT: "GameRatings"})]


class ExportLine(Message):
    """A line of an export: a finished game, its notation, and its effect on ratings."""

    game: GameSchema
    notation: Annotated[
        str | None,
        Field(description="Null while the cards are still in play elsewhere, or for a broken log."),
    ]
    move_times: Annotated[
        list[Annotated[int, Field(ge=0)]] | None,
        Field(description="Of each move, in milliseconds since the deal; null as the notation."),
    ]
    ratings: AnyRatings


class LinesRenderer(TextRenderer):
    """Stands for lines of JSON, which the view itself writes."""

    media_type = LINES
    format = "ndjson"


class GamesExportView(PublicApiView):
    """`games/export`."""

    renderer_classes = [LinesRenderer, TextRenderer]

    @extend_schema(
        operation_id="export_games",
        parameters=query_parameters(ExportQuery),
        responses={
            (200, LINES): ExportLine,
            (200, TextRenderer.media_type): OpenApiTypes.STR,
            **problems("not_found"),
        },
        tags=["records"],
    )
    def get(self, request: Request) -> StreamingHttpResponse:
        """Finished games, oldest end first, one after the other, each with its notation."""
        query = read_query(request, ExportQuery)
        EXPORTS.check(request)
        viewer_id = user_id_of(request)
        games = exported_games(
            ExportChoice(
                player_id=_player(query.player),
                opponent_id=_player(query.opponent),
                since=query.since,
                until=query.until,
                mode=query.mode,
                is_rated=None if query.rated is None else query.rated == "true",
                ids=None if query.ids is None else query.ids.split(","),
                after=query.after,
            ),
            viewer_id=viewer_id,
            most=query.most,
            now=timezone.now(),
        )
        language = query.lang or accepted_language(request)
        return games_reply(request, games, language=language, viewer_id=viewer_id)


def games_reply(
    request: Request, games: Iterator[Game], *, language: Language, viewer_id: int | None
) -> StreamingHttpResponse:
    """Return the reply with the games: their notations as text, or lines of JSON, as accepted."""
    if request.accepted_renderer.media_type == TextRenderer.media_type:
        notations = (_notation(game, language) for game in games)
        texts = (f"{notation.text}\n" for notation in notations if notation is not None)
        reply = StreamingHttpResponse(texts, content_type="text/plain; charset=utf-8")
    else:
        lines = lines_of(games, language=language, viewer_id=viewer_id)
        reply = StreamingHttpResponse(lines, content_type=LINES)
    return set_content_language(reply, language)


def _player(name: str | None) -> int | None:
    return None if name is None else player_named(name).pk


def lines_of(games: Iterator[Game], *, language: str, viewer_id: int | None) -> Iterator[str]:
    """Yield the games as lines of JSON, each with its notation."""
    for game in games:
        (table,) = tables_in_list([game], user_id=viewer_id)
        notation = _notation(game, language)
        line: dict[str, Any] = {
            "game": table_json(table, user_id=viewer_id),
            "notation": None if notation is None else notation.text,
            "move_times": None if notation is None else notation.move_times,
            **{name: part(game) for name, part in parts_of_lines().items()},
        }
        yield f"{json.dumps(line, ensure_ascii=False, cls=JSONEncoder)}\n"


def _notation(game: Game, language: str) -> TimedNotation | None:
    """Return the notation of a finished game; None while it is sealed, or if its log is broken.

    Neither ends an export.
    """
    if not is_open(game):
        return None
    try:
        return timed_notation_of(game, language=language)
    except StoreError as error:
        note_broken(game.pk, error)
        return None
