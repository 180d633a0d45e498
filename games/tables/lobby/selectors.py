"""The lobby's list of public tables: open ones to join, and running ones to watch."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.db.models import Count, Q, QuerySet

from accounts.selectors.relations import in_blocks_with
from games.play.models import Game, GameStatus, Seat
from games.play.selectors.games import list_games
from games.play.selectors.spectator_delay import SeenTable, tables_in_list
from games.play.selectors.viewers import has_left
from games.play.watchers import watchers_of
from games.ratings.models import Rating
from games.ratings.system import ALL_TIME

OWN_RULES = "own"
MAX_OPEN = 200
MAX_RUNNING = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFilter:
    """The properties of the tables that are looked for; None admits every value."""

    status: str = GameStatus.OPEN
    preset: str | None = None
    mode: str | None = None
    seats: int | None = None
    free: int | None = None
    clock: str | None = None
    is_rated: bool | None = None


def public_tables(wanted: TableFilter, *, viewer_id: int | None) -> QuerySet[Game]:
    """Return the public tables with seats, newest first (the order of a cursor).

    Tables are left out if there is a block between the viewer and the host or a player.
    """
    games = list_games(status=wanted.status).filter(_columns(wanted))
    if wanted.seats is not None:
        games = games.annotate(seat_count=Count("seats")).filter(seat_count=wanted.seats)
    if wanted.free is not None:
        is_free = Q(seats__user=None, seats__bot_level="")
        games = games.annotate(free=Count("seats", filter=is_free)).filter(free__gte=wanted.free)
    unwelcome = set() if viewer_id is None else in_blocks_with(viewer_id)
    if unwelcome:
        seated = Seat.objects.filter(user_id__in=unwelcome).values("game_id")
        games = games.exclude(host_id__in=unwelcome).exclude(pk__in=seated)
    return games


def _ratings_at(games: Sequence[Game]) -> dict[tuple[int | None, str], Rating]:
    """Return the ratings of the players in the modes of these games, by user and mode."""
    modes = {game.mode for game in games}
    users = {seat.user_id for game in games for seat in game.all_seats if seat.user_id}
    rows = Rating.objects.filter(user_id__in=users, mode__in=modes, season=ALL_TIME)
    return {(row.user_id, row.mode): row for row in rows}


def _columns(wanted: TableFilter) -> Q:
    found = Q()
    if wanted.preset is not None:
        found &= Q(preset="" if wanted.preset == OWN_RULES else wanted.preset)
    if wanted.mode is not None:
        found &= Q(mode=wanted.mode)
    if wanted.clock == "none":
        found &= Q(clock__isnull=True)
    elif wanted.clock is not None:
        found &= Q(clock__type=wanted.clock)
    if wanted.is_rated is not None:
        found &= Q(is_rated=wanted.is_rated)
    return found


@dataclass(frozen=True, slots=True)
class Listed:
    """A public table with what the lobby shows of it."""

    table: SeenTable
    ratings: Mapping[tuple[int | None, str], Rating]
    watchers: int

    @property
    def game(self) -> Game:
        """The row of the game, with its seats."""
        return self.table.game

    @property
    def people(self) -> set[int]:
        """The user ids of the host and the players."""
        seated = {seat.user_id for seat in self.game.all_seats if seat.user_id is not None}
        return {self.game.host_id, *seated}

    @property
    def face(self) -> object:
        """A value that changes whenever viewers of the lobby need the table again."""
        game = self.game
        seats = tuple(
            (
                seat.user_id,
                seat.bot_level,
                seat.is_ready,
                has_left(seat, version=self.table.version),
            )
            for seat in game.all_seats
        )
        return (game.status, game.host_id, game.terms, game.rules_name, seats)


def listed_tables() -> dict[str, Listed]:
    """Return the newest public tables, open and running, by id."""
    tables: dict[str, Listed] = {}
    for status, most in ((GameStatus.OPEN, MAX_OPEN), (GameStatus.ACTIVE, MAX_RUNNING)):
        games = list(public_tables(TableFilter(status=status), viewer_id=None)[:most])
        tables |= {table.game.pk: table for table in listed(games)}
    return tables


def listed_table(game_id: str) -> Listed | None:
    """Return the table of a game, if it is public and open or running; otherwise None."""
    games = list_games().filter(pk=game_id, status__in=(GameStatus.OPEN, GameStatus.ACTIVE))
    return next(iter(listed(list(games))), None)


def listed(games: Sequence[Game]) -> list[Listed]:
    """Return the tables of games whose seats are loaded, with ratings and numbers of watchers.

    One listing serves all viewers, so the spectator delay applies to running rated games.
    """
    tables = tables_in_list(games, user_id=None)
    ratings = _ratings_at(games)
    watchers = watchers_of([game.pk for game in games])
    return [Listed(table, ratings, watchers[table.game.pk]) for table in tables]
