"""Reads of TV: the games that may be shown, and what the channels show."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import OuterRef, Q, Subquery

from games.play.models import Game, GameStatus, Seat, StoredEvent
from games.play.selectors.games import list_games
from games.play.time.clock import Days
from games.play.time.columns import control_of
from games.ratings.models import Rating
from games.ratings.system import ALL_TIME
from games.tables.lobby.selectors import Listed, listed
from games.tv.choosing import Candidate
from games.tv.models import ANY_MODE, CHANNELS, Exhibition, TvChannel

MAX_CANDIDATES = 200
STALLED_AFTER = timedelta(minutes=3)
"""A game in which nobody has played for so long is not shown any more."""
UNRATED = 1000.0
"""The rating that a player without rated games counts with."""


@dataclass(frozen=True, slots=True)
class ShownChannel:
    """A channel as viewers see it; `mode` None shows the best game of all."""

    mode: str | None
    table: Listed | None
    is_exhibition: bool
    since: datetime | None

    @property
    def face(self) -> object:
        """A value that changes whenever viewers need the channel again."""
        return self.mode, self.is_exhibition, self.table and (self.table.game.pk, self.table.face)


def candidates(*, now: datetime) -> list[Candidate]:
    """Return the public running games in which somebody has played lately."""
    last = StoredEvent.objects.filter(game=OuterRef("pk"), version=OuterRef("version"))
    games = list(
        list_games(status=GameStatus.ACTIVE)
        .filter(is_sealed=False, fixed_pack="", lesson="")
        .annotate(played_at=Subquery(last.values("at")[:1]))
        .filter(played_at__gt=now - STALLED_AFTER)[:MAX_CANDIDATES]
    )
    shown = set(Exhibition.objects.filter(is_running=True).values_list("game_id", flat=True))
    ratings = _ratings_at(games)
    found = [_candidate(game, ratings, is_exhibition=game.pk in shown) for game in games]
    # A game of bots that a person has left is of no interest, and a game of days is too slow.
    return [
        one
        for one, game in zip(found, games, strict=True)
        if (one.people or one.is_exhibition) and not isinstance(control_of(game), Days)
    ]


def read_channels() -> list[ShownChannel]:
    """Return all channels, the best game of all first, as spectators see them."""
    rows = {row.key: row for row in TvChannel.objects.all()}
    ids = {row.game_id for row in rows.values() if row.game_id is not None}
    games = list(list_games().filter(pk__in=ids, is_sealed=False))
    tables = {table.game.pk: table for table in listed(games)}
    shown = set(Exhibition.objects.filter(game__in=ids).values_list("game_id", flat=True))
    return [_channel(key, rows.get(key), tables, shown) for key in CHANNELS]


def _channel(
    key: str, row: TvChannel | None, tables: Mapping[str, Listed], shown: set[str]
) -> ShownChannel:
    mode = None if key == ANY_MODE else key
    table = None if row is None or row.game_id is None else tables.get(row.game_id)
    if row is None or table is None:
        return ShownChannel(mode, None, is_exhibition=False, since=None)
    return ShownChannel(mode, table, is_exhibition=table.game.pk in shown, since=row.since)


def _candidate(
    game: Game, ratings: Mapping[tuple[int | None, str, str], float], *, is_exhibition: bool
) -> Candidate:
    people = [seat for seat in game.all_seats if seat.user_id and seat.left_version is None]
    means = [ratings.get(_rated_by(seat, game.mode), UNRATED) for seat in game.all_seats]
    return Candidate(
        game_id=game.pk,
        mode=game.mode,
        people=len(people),
        rating=sum(means) / len(means),
        is_exhibition=is_exhibition,
        started_at=game.started_at or game.created_at,
    )


def _rated_by(seat: Seat, mode: str) -> tuple[int | None, str, str]:
    return seat.user_id, seat.bot_level, mode


def _ratings_at(games: Sequence[Game]) -> dict[tuple[int | None, str, str], float]:
    users = {seat.user_id for game in games for seat in game.all_seats if seat.user_id}
    rows = Rating.objects.filter(Q(user__in=users) | Q(user=None), season=ALL_TIME)
    return {(row.user_id, row.bot_level, row.mode): row.mean for row in rows}
