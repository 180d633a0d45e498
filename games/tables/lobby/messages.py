"""The lobby's tables as JSON, over REST and on its socket `/ws/lobby`."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, RootModel

from games.play.messages.game import GameSchema, table_json
from games.play.messages.values import GameId, SeatNumber
from games.ratings.messages import RatingValue, rating_json
from games.tables.lobby.selectors import Listed
from web.http.messages import Message
from web.realtime.messages import ErrorMessage, PongMessage, SocketMessageBase, message


class SeatRating(RatingValue):
    """The rating of the player on a seat, in the mode that is played."""

    seat: SeatNumber


class LobbyTable(Message):
    """A public table: the game, the ratings of its players, and the number of watchers."""

    game: GameSchema
    ratings: Annotated[
        list[SeatRating], Field(description="Of players with rated games of this mode.")
    ]
    watchers: Annotated[int, Field(ge=0)]


class LobbyPage(Message):
    """One page of tables, newest first; `next` and `previous` are addresses of other pages."""

    next: str | None
    previous: str | None
    results: list[LobbyTable]


class TablesMessage(SocketMessageBase):
    """The first message: all public tables, newest first, as far as they are listed."""

    t: Literal["tables"]
    tables: list[LobbyTable]


class TableMessage(SocketMessageBase):
    """A table is new, or has changed."""

    t: Literal["table"]
    table: LobbyTable


class GoneMessage(SocketMessageBase):
    """A table is no longer listed."""

    t: Literal["gone"]
    game: GameId


AnyLobbyMessage = Annotated[
    TablesMessage | TableMessage | GoneMessage | ErrorMessage | PongMessage,
    Field(discriminator="t"),
]


class LobbyMessage(RootModel[AnyLobbyMessage]):
    """A message of the server on `/ws/lobby`."""


def lobby_table_json(table: Listed, *, user_id: int | None) -> dict[str, Any]:
    """Return a table as `LobbyTable`."""
    game = table.game
    rated = ((seat.number, table.ratings.get((seat.user_id, game.mode))) for seat in game.all_seats)
    return {
        "game": table_json(table.table, user_id=user_id),
        "ratings": [
            {"seat": number, **rating_json(rating)}
            for number, rating in rated
            if rating is not None
        ],
        "watchers": table.watchers,
    }


def tables_message(tables: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return a `TablesMessage`."""
    return message("tables", tables=tables)


def table_message(table: dict[str, Any]) -> dict[str, Any]:
    """Return a `TableMessage`."""
    return message("table", table=table)


def gone_message(game_id: str) -> dict[str, Any]:
    """Return a `GoneMessage`."""
    return message("gone", game=game_id)
