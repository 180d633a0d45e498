"""Ratings and boards as JSON."""

import datetime as dt
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field

from accounts.avatars import AvatarName
from accounts.kinds import AnyKind
from games.play.messages.game import BotLevelName, ModeName
from games.play.messages.values import GameId, Place, SeatNumber
from games.play.models import Game
from games.ratings.models import Rating, RatingChange
from games.ratings.selectors import RankedRating, entry_of
from games.ratings.system import Skill
from web.http.messages import Message
from web.realtime.messages import SocketMessageBase, message

Season = Annotated[str, Field(pattern="^20[0-9]{2}-(0[1-9]|1[0-2])$", description="As `2026-11`.")]
Share = Annotated[float, Field(ge=0, le=1)]
Count = Annotated[int, Field(ge=0)]


class RatingValue(Message):
    """A rating: the number, how sure it is, and after how many games."""

    rating: int
    deviation: Count
    provisional: Annotated[bool, Field(description="Too unsure to be ranked.")]
    games: Count


class RankedPlayer(Message):
    """An account on a board."""

    id: int
    name: str
    kind: AnyKind
    avatar: AvatarName | None


class BoardRow(RatingValue):
    """A row of a leaderboard; equal ratings share a rank."""

    rank: Place
    player: RankedPlayer
    peak: int


class OwnRow(RatingValue):
    """The caller's own rating in the mode; `rank` is null while it isn't ranked."""

    rank: Place | None
    better_than: Share | None


class Board(Message):
    """One page of a leaderboard; `season` is null for all time."""

    mode: ModeName
    season: Season | None
    seasons: Annotated[list[Season], Field(description="The seasons played, newest first.")]
    least_games: Count
    you: OwnRow | None
    next: str | None
    previous: str | None
    results: list[BoardRow]


class Bucket(Message):
    """The number of ranked players with a rating from `start` up to the next bucket."""

    start: int
    players: Count


class Distribution(Message):
    """The distribution of the ranked players of a mode, without empty buckets."""

    mode: ModeName
    width: int
    players: Count
    buckets: list[Bucket]
    you: OwnRow | None


class PlayerRating(OwnRow):
    """A player's rating in one mode: of all time, and of the season that is on."""

    mode: ModeName
    peak: int | None
    season: RatingValue | None


class PlayerRatings(Message):
    """The modes a player has been rated in."""

    player: RankedPlayer
    ratings: list[PlayerRating]


class Change(Message):
    """The effect of a game on a rating."""

    before: int
    after: int
    deviation: Count
    provisional: bool


class HistoryEntry(Change):
    """A rated game of a player."""

    game: GameId
    at: AwareDatetime
    place: Place
    seats: Place


class HistoryPage(Message):
    """One page of a rating's history, newest first."""

    next: str | None
    previous: str | None
    results: list[HistoryEntry]


class GraphPoint(Message):
    """The rating at the end of a day (UTC)."""

    date: dt.date
    rating: int


class Graph(Message):
    """A rating over time: one point for each day with games, oldest first."""

    mode: ModeName
    points: list[GraphPoint]


class SeatChange(Change):
    """The effect of a game on the rating of the player on a seat."""

    seat: SeatNumber


class GameRatings(Message):
    """The status of a game's rating, with the changes once it is `applied`."""

    status: Literal["unrated", "pending", "applied", "held", "annulled"]
    changes: list[SeatChange]


class RatingsMessage(SocketMessageBase, GameRatings):
    """A rated game that is over has counted or was held back; the changes of its ratings."""

    t: Literal["ratings"]
    game: GameId


class BotRating(RatingValue):
    """A rating in one mode."""

    mode: ModeName


class Bot(Message):
    """A level of the service's own bots, with its ratings."""

    level: BotLevelName
    ratings: list[BotRating]


def rating_json(rating: Rating) -> dict[str, Any]:
    """Return a rating as `RatingValue`."""
    skill = Skill(rating.mean, rating.deviation)
    return {
        "rating": skill.rating,
        "deviation": round(rating.deviation),
        "provisional": skill.is_provisional,
        "games": rating.games,
    }


def own_json(standing: RankedRating | None) -> dict[str, Any] | None:
    """Return a standing as `OwnRow`."""
    if standing is None:
        return None
    return {
        **rating_json(standing.rating),
        "rank": standing.rank,
        "better_than": standing.better_than,
    }


def change_json(change: RatingChange) -> dict[str, Any]:
    """Return a change as `Change`."""
    after = Skill(change.mean_after, change.deviation_after)
    return {
        "before": round(change.mean_before),
        "after": after.rating,
        "deviation": round(change.deviation_after),
        "provisional": after.is_provisional,
    }


def game_ratings_json(game: Game) -> dict[str, Any]:
    """Return the effect of a game, whose seats are loaded, on ratings, as `GameRatings`."""
    status, changes = entry_of(game)
    by_player = {(change.user_id, change.bot_level): change for change in changes}
    return {
        "status": status,
        "changes": [
            {"seat": seat.number, **change_json(change)}
            for seat in game.all_seats
            if (change := by_player.get((seat.user_id, seat.bot_level))) is not None
        ],
    }


def ratings_message(game_id: str, ratings: Mapping[str, Any]) -> dict[str, Any]:
    """Return a `RatingsMessage` with the `GameRatings` of a game."""
    return message("ratings", game=game_id, **ratings)


def player_rating_json(standing: RankedRating, season: Rating | None) -> dict[str, Any]:
    """Return a standing of all time, and the rating of the season, as `PlayerRating`."""
    rating = standing.rating
    return {
        **rating_json(rating),
        "rank": standing.rank,
        "better_than": standing.better_than,
        "mode": rating.mode,
        "peak": None if rating.peak is None else round(rating.peak),
        "season": None if season is None else rating_json(season),
    }
