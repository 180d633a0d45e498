"""Tables as the lobby lists them, over REST and on its socket."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field

from games.messages.game import Game, game_json
from games.messages.ratings import RatingValue, rating_json
from games.messages.values import Message, SeatNumber
from games.models import Game as GameRow
from games.models import Rating
from games.selectors.lobby import ratings_at
from games.watchers import watchers_of


class SeatRating(RatingValue):
    """The rating of whoever sits there, in the mode that is played."""

    seat: SeatNumber


class LobbyTable(Message):
    """A public table: the game, how strong those who sit there are, and how many watch."""

    game: Game
    ratings: Annotated[
        list[SeatRating], Field(description="Of those who have played rated games of this mode.")
    ]
    watchers: Annotated[int, Field(ge=0)]


class LobbyPage(Message):
    """One page of tables, newest first; `next` and `previous` are addresses of other pages."""

    next: str | None
    previous: str | None
    results: list[LobbyTable]


Ratings = Mapping[tuple[int | None, str], Rating]


def lobby_tables_json(games: Sequence[GameRow], *, user_id: int | None) -> list[dict[str, Any]]:
    """Games with their seats loaded, as `LobbyTable`s."""
    ratings = ratings_at(games)
    watchers = watchers_of([game.pk for game in games])
    return [
        lobby_table_json(game, ratings, watchers=watchers[game.pk], user_id=user_id)
        for game in games
    ]


def lobby_table_json(
    game: GameRow, ratings: Ratings, *, watchers: int, user_id: int | None
) -> dict[str, Any]:
    """A game with its seats loaded, as `LobbyTable`."""
    rated = ((seat.number, ratings.get((seat.user_id, game.mode))) for seat in game.seats.all())
    return {
        "game": game_json(game, user_id=user_id),
        "ratings": [
            {"seat": number, **rating_json(rating)}
            for number, rating in rated
            if rating is not None
        ],
        "watchers": watchers,
    }
