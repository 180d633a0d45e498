"""A player's finished games and results as JSON."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, RootModel

from games.play.messages.game import GameSchema, ModeName, table_json
from games.play.messages.values import Place, SeatNumber
from games.play.models import Game, SeatOutcome
from games.play.selectors.spectator_delay import SeenTable
from games.profiles.selectors import ResultCount
from games.ratings.messages import Count, RankedPlayer
from web.http.messages import Message
from web.realtime.messages import ErrorMessage, SocketMessageBase, message

OutcomeName = Literal["won", "safe", "drawn", "durak", "left"]


class PlayedGame(Message):
    """A finished game of a player, and how it went for them."""

    game: GameSchema
    seat: SeatNumber
    place: Place
    outcome: OutcomeName


class PlayedPage(Message):
    """One page of a player's games, newest first."""

    next: str | None
    previous: str | None
    results: list[PlayedGame]


class PlayersGamesMessage(SocketMessageBase):
    """The first message of a stream of players' games: those that run, newest first."""

    t: Literal["games"]
    games: list[GameSchema]


class PlayersGameMessage(SocketMessageBase):
    """A game of one of the players has begun, a player has left it, or it is over."""

    t: Literal["game"]
    game: GameSchema


class PlayersMessage(
    RootModel[
        Annotated[PlayersGamesMessage | PlayersGameMessage | ErrorMessage, Field(discriminator="t")]
    ]
):
    """A message of the stream of the games of players."""


def players_games_message(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a `PlayersGamesMessage`."""
    return message("games", games=games)


def players_game_message(game: dict[str, Any]) -> dict[str, Any]:
    """Return a `PlayersGameMessage`."""
    return message("game", game=game)


class PlaceCount(Message):
    """The number of times that a place was reached at tables of that size."""

    seats: Place
    place: Place
    games: Count


class ModeResults(Message):
    """The results of a player's games of one mode, with their places."""

    mode: ModeName
    games: Count
    won: Count
    safe: Count
    drawn: Count
    durak: Count
    left: Count
    places: list[PlaceCount]


class Favourite(Message):
    """The number of times that a preset was played; null stands for other rules."""

    preset: str | None
    games: Count


class StreakNow(Message):
    """The streak that goes on."""

    kind: Literal["safe", "durak"]
    length: Place


class Results(Message):
    """The results of a player's games."""

    player: RankedPlayer
    games: Count
    modes: list[ModeResults]
    favourites: list[Favourite]
    streak: StreakNow | None
    longest_safe: Annotated[Count, Field(description="Most games in a row without being durak.")]
    epaulettes: Annotated[
        Count, Field(description="Games lost as the durak to a last attack of sixes only.")
    ]


class HeadToHead(Message):
    """The games that `player` finished before, behind and level with `other`; partners apart."""

    player: RankedPlayer
    other: RankedPlayer
    ahead: Count
    behind: Count
    level: Count
    together: Count


def played_json(game: Game, *, player_id: int, viewer_id: int | None) -> dict[str, Any]:
    """Return a finished game, whose seats and users are loaded, as `PlayedGame`."""
    seat = next(seat for seat in game.all_seats if seat.user_id == player_id)
    return {
        "game": table_json(SeenTable(game, game.version), user_id=viewer_id),
        "seat": seat.number,
        "place": seat.place,
        "outcome": seat.outcome,
    }


def mode_results_json(mode: str, rows: Sequence[ResultCount]) -> dict[str, Any]:
    """Return the results of one mode as `ModeResults`."""
    tally = dict.fromkeys(SeatOutcome.values, 0)
    places = Counter[tuple[int, int]]()
    for row in rows:
        tally[row.outcome] += row.games
        places[row.seats, row.place] += row.games
    return {
        "mode": mode,
        "games": sum(row.games for row in rows),
        **tally,
        "places": [
            {"seats": seats, "place": place, "games": games}
            for (seats, place), games in sorted(places.items())
        ],
    }
