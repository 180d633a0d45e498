"""Update ratings after a rated game, one game at a time, in the order of the book.

Counting and rebuilding use one fold, so that both lead to equal numbers.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from django.db.models import Q

from games.engine import RuleSet
from games.engine.events import GameEnded
from games.play.log import BrokenLog, load
from games.play.models import Game, Seat
from games.ratings.models import Rating, RatingChange
from games.ratings.system import ALL_TIME, NEW, Finish, Finisher, Skill, rate, season_of


class PlayerKey(NamedTuple):
    """A rated player: an account by id, or a bot by level."""

    user_id: int | None
    bot_level: str


class RatingKey(NamedTuple):
    """The key of a rating: a player, a mode, and a season (empty for all time)."""

    player: PlayerKey
    mode: str
    season: str


Ratings = dict[RatingKey, Rating]


@dataclass(frozen=True, slots=True)
class Finished:
    """The facts of a finished game that change ratings, read from its log and its seats."""

    game_id: str
    mode: str
    at: datetime
    players: tuple[PlayerKey, ...]
    finish: Finish

    @property
    def keys(self) -> frozenset[RatingKey]:
        """The keys of the ratings that the game changes."""
        seasons = (ALL_TIME, season_of(self.at))
        return frozenset(
            RatingKey(player, self.mode, season) for player in self.players for season in seasons
        )


def finished(game: Game) -> Finished:
    """Return the end of a game whose seats are loaded; raises BrokenLog if its log has no end."""
    last = load(game.pk, after=game.version - 1)
    if not last or not isinstance(last[-1].event, GameEnded):
        raise BrokenLog(f"The log of game {game.pk} does not end with the end of the game.")
    seats = sorted(game.all_seats, key=lambda seat: seat.number)
    places = last[-1].event.places
    return Finished(
        game_id=game.pk,
        mode=game.mode,
        at=last[-1].at,
        players=tuple(player_of(seat) for seat in seats),
        finish=Finish(
            RuleSet.from_json(game.rules),
            tuple(
                Finisher(place, has_left=seat.left_version is not None)
                for place, seat in zip(places, seats, strict=True)
            ),
        ),
    )


def player_of(seat: Seat) -> PlayerKey:
    """Return the player who is rated for what happens on a seat."""
    return PlayerKey(seat.user_id, seat.bot_level)


def stored_ratings(keys: Iterable[RatingKey]) -> Ratings:
    """Return the stored ratings with these keys, by key."""
    wanted = frozenset(keys)
    users = {key.player.user_id for key in wanted if key.player.user_id is not None}
    bots = {key.player.bot_level for key in wanted if key.player.user_id is None}
    rows = Rating.objects.filter(
        Q(user__in=users) | Q(user=None, bot_level__in=bots),
        mode__in={key.mode for key in wanted},
        season__in={key.season for key in wanted},
    )
    found = {key_of(row): row for row in rows}
    return {key: row for key, row in found.items() if key in wanted}


def key_of(row: Rating) -> RatingKey:
    """Return the key of a stored rating."""
    return RatingKey(PlayerKey(row.user_id, row.bot_level), row.mode, row.season)


def fold(ratings: Ratings, end: Finished, *, number: int) -> list[RatingChange]:
    """Apply one game to the ratings, adding missing rows; return the changes.

    Nothing is stored. A game of a single player changes nothing, since it compares nobody.
    """
    if len(set(end.players)) == 1:
        return []
    moves = _move(ratings, end, ALL_TIME)
    _move(ratings, end, season_of(end.at))
    return [
        RatingChange(
            rated_game_id=end.game_id,
            user_id=player.user_id,
            bot_level=player.bot_level,
            mode=end.mode,
            number=number,
            at=end.at,
            mean_before=before.mean,
            deviation_before=before.deviation,
            mean_after=after.mean,
            deviation_after=after.deviation,
        )
        for player, before, after in moves
    ]


def _move(ratings: Ratings, end: Finished, season: str) -> list[tuple[PlayerKey, Skill, Skill]]:
    rows = {
        player: _row(ratings, RatingKey(player, end.mode, season), end.at) for player in end.players
    }
    before = {player: Skill(row.mean, row.deviation) for player, row in rows.items()}
    after = rate(end.finish, end.players, before)
    for player, row in rows.items():
        _write(row, after[player], end.at)
    return [(player, before[player], after[player]) for player in rows]


def _row(ratings: Ratings, key: RatingKey, at: datetime) -> Rating:
    if key not in ratings:
        ratings[key] = Rating(
            user_id=key.player.user_id,
            bot_level=key.player.bot_level,
            mode=key.mode,
            season=key.season,
            mean=NEW.mean,
            deviation=NEW.deviation,
            games=0,
            last_game_at=at,
        )
    return ratings[key]


def _write(row: Rating, skill: Skill, at: datetime) -> None:
    row.mean, row.deviation = skill
    row.games += 1
    # A game that was held back may count long after later ones.
    row.last_game_at = max(at, row.last_game_at)
    if not skill.is_provisional:
        row.peak = max(skill.mean, row.peak or skill.mean)


def save(ratings: Iterable[Rating], changes: Sequence[RatingChange]) -> None:
    """Store folded ratings and their changes."""
    new: list[Rating] = []
    known: list[Rating] = []
    for row in ratings:
        (new if row._state.adding else known).append(row)  # noqa: SLF001 - Django's documented attribute
    moved = ["mean", "deviation", "games", "peak", "last_game_at"]
    Rating.objects.bulk_update(known, moved, batch_size=500)
    Rating.objects.bulk_create(new, batch_size=500)
    RatingChange.objects.bulk_create(changes, batch_size=500)
