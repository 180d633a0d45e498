"""The endpoint of many finished games at once, streamed."""

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated, Any

from django.http import StreamingHttpResponse
from django.utils import timezone
from django.utils.translation import gettext_noop
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from pydantic import AfterValidator, AwareDatetime, BeforeValidator, Field
from rest_framework.request import Request
from rest_framework.utils.encoders import JSONEncoder

from accounts.names import NAME_LONGEST
from accounts.selectors.players import player_named
from games.play.broken import note_broken
from games.play.errors import StoreError
from games.play.messages.game import GameSchema, ModeName, table_json
from games.play.models import Game
from games.play.selectors.seals import is_open
from games.play.selectors.seen_tables import tables_in_list
from games.records.export import ExportChoice, exported_games
from games.records.notation import notation_of
from web.http.bodies import Flag, Query, read_query
from web.http.callers import user_id_of
from web.http.languages import Language, accepted_language, told_in
from web.http.messages import Message
from web.http.openapi_schemas import problems, query_parameters
from web.http.pagination import digits
from web.http.renderers import TextRenderer
from web.limits.throttling import Limit
from web.realtime.stream_formats import LINES
from web.views import PublicApiView

EXPORTS = Limit("exports of games", "120/hour")
MOST_GAMES = 300
MOST_IDS = 100
DATED = re.compile(r"\d{4}-\d\d-\d\d[Tt ]", re.ASCII)
"""The beginning of a time; a bare number would be read as seconds since 1970."""
IDS = rf"^[0-9A-Za-z]{{10}}(,[0-9A-Za-z]{{10}}){{0,{MOST_IDS - 1}}}$"


def _dated(value: object) -> object:
    if isinstance(value, str) and DATED.match(value) is None:
        raise ValueError(
            gettext_noop("Say the time as RFC 3339 does, such as 2026-01-01T00:00:00Z.")
        )
    return value


def _in_utc(moment: datetime) -> datetime:
    try:
        return moment.astimezone(UTC)
    except OverflowError as error:
        raise ValueError(gettext_noop("This time is out of range.")) from error


Moment = Annotated[AwareDatetime, BeforeValidator(_dated), AfterValidator(_in_utc)]
Name = Annotated[str, Field(min_length=1, max_length=NAME_LONGEST)]


class ExportQuery(Query):
    """The choice of games; all that is given has to hold."""

    player: Annotated[Name | None, Field(description="The name of a player of the game.")] = None
    opponent: Annotated[
        Name | None, Field(description="The name of another player of the game.")
    ] = None
    since: Annotated[Moment | None, Field(description="Ended at that time or later.")] = None
    until: Annotated[Moment | None, Field(description="Ended before that time.")] = None
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
        int, Field(ge=1, le=MOST_GAMES, description="The number of games."), BeforeValidator(digits)
    ] = MOST_GAMES
    lang: Annotated[
        Language | None, Field(description="The language of the names of deleted players.")
    ] = None


class ExportLine(Message):
    """A line of an export: a finished game, and its notation."""

    game: GameSchema
    notation: Annotated[
        str | None, Field(description="Null while the game's cards are still in play elsewhere.")
    ]


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
        if request.accepted_renderer.media_type == TextRenderer.media_type:
            notations = (_notation(game, language) for game in games)
            texts = (f"{notation}\n" for notation in notations if notation is not None)
            reply = StreamingHttpResponse(texts, content_type="text/plain; charset=utf-8")
        else:
            lines = lines_of(games, language=language, viewer_id=viewer_id)
            reply = StreamingHttpResponse(lines, content_type=LINES)
        return told_in(reply, language)


def _player(name: str | None) -> int | None:
    return None if name is None else player_named(name).pk


def lines_of(games: Iterator[Game], *, language: str, viewer_id: int | None) -> Iterator[str]:
    """Yield the games as lines of JSON, each with its notation."""
    for game in games:
        (table,) = tables_in_list([game], user_id=viewer_id)
        line: dict[str, Any] = {
            "game": table_json(table, user_id=viewer_id),
            "notation": _notation(game, language),
        }
        yield f"{json.dumps(line, ensure_ascii=False, cls=JSONEncoder)}\n"


def _notation(game: Game, language: str) -> str | None:
    """Return the notation of a finished game; None while it is sealed, or if its log is broken.

    Neither ends an export.
    """
    if not is_open(game):
        return None
    try:
        return notation_of(game, language=language)
    except StoreError as error:
        note_broken(game.pk, error)
        return None
