"""Settle a tournament table: write results, and no-shows of absent players; free the players."""

from datetime import datetime

from django.db import transaction

from games.engine import RuleSet
from games.play.broken import note_broken
from games.play.errors import StoreError
from games.play.models import Game, GameStatus
from games.play.reactions import Committed
from games.play.selectors.games import get_game
from games.play.teams import team_places, teams_of
from games.play.time.columns import clock_of
from games.tournaments.models import (
    EntryStatus,
    Tournament,
    TournamentKind,
    TournamentSeat,
    TournamentTable,
)
from games.tournaments.services.counting import count_results
from games.tournaments.services.locks import lock_tournament
from games.tournaments.services.showing import show_at_next_sweep

OVER = (GameStatus.FINISHED, GameStatus.CANCELLED)
MAX_AT_ONCE = 200
ABSENT_AFTER = 2
"""A no-show: after so many timeouts in a row at the end of a game its player is paused."""


def settle(*, game_id: str, now: datetime) -> bool:
    """Write the result of a game that is over; return whether this call did.

    Raises the store's errors.
    """
    with transaction.atomic():
        found = TournamentTable.objects.filter(game_id=game_id, ended_at=None).first()
        if found is None:
            return False
        row = lock_tournament(found.tournament_id)
        table = TournamentTable.objects.filter(pk=found.pk, ended_at=None).first()
        game = get_game(game_id)
        if table is None or game.status not in OVER:
            return False  # another call was quicker, or the game goes on
        end_table(row, table, places=_places(row, game), absent=_absent(game), now=now)
    return True


def settle_lost(*, now: datetime) -> int:
    """Settle the tables that no reaction has settled; return their number.

    A table that has lasted too long is ended without a result, whatever its game does.
    """
    over = TournamentTable.objects.filter(game__status__in=OVER, ended_at=None)
    games = list(over.values_list("game_id", flat=True)[:MAX_AT_ONCE])
    settled = sum(_settled(game_id, now) for game_id in games)
    late = TournamentTable.objects.filter(ended_at=None, due_at__lte=now)
    return settled + sum(_given_up(pk, now) for pk in list(late.values_list("pk", flat=True)))


def settle_after(committed: Committed, *, now: datetime) -> None:
    """Settle the table if the commit has ended its game."""
    if committed.may_be_over:
        settle(game_id=committed.game_id, now=now)


def end_table(
    row: Tournament,
    table: TournamentTable,
    *,
    places: list[int] | None,
    absent: set[int],
    now: datetime,
) -> None:
    """End a table of the locked tournament: with places by seat, or without a result.

    Players on `absent` seats are paused.
    """
    if places is None and row.kind == TournamentKind.SWISS:
        places = [1] * row.seats  # a lost game is a draw, since the round has no other one
    table.places = places
    table.ended_at = now
    table.save(update_fields=["places", "ended_at"])
    seats = list(TournamentSeat.objects.filter(table=table).select_related("entry"))
    for seat in seats:
        entry = seat.entry
        if entry.table_id == table.pk:
            entry.table_id = None
            entry.free_since = now
            if seat.number in absent and entry.status == EntryStatus.ACTIVE:
                entry.status = EntryStatus.PAUSED
            entry.save(update_fields=["table", "free_since", "status"])
    count_results(row, [seat.entry_id for seat in seats])
    show_at_next_sweep(row)


def _settled(game_id: str, now: datetime) -> bool:
    try:
        return settle(game_id=game_id, now=now)
    except StoreError as error:
        note_broken(game_id, error)
        return False


def _given_up(table_id: int, now: datetime) -> bool:
    with transaction.atomic():
        found = TournamentTable.objects.get(pk=table_id)
        row = lock_tournament(found.tournament_id)
        table = TournamentTable.objects.filter(pk=table_id, ended_at=None).first()
        if table is None:
            return False
        end_table(row, table, places=None, absent=set(), now=now)
    return True


def _places(row: Tournament, game: Game) -> list[int] | None:
    """Return the place of each seat, that of its team; None for a game without a result."""
    if game.status != GameStatus.FINISHED or game.places is None:
        return None
    rules = RuleSet.from_json(row.rules)
    by_team = team_places(rules, game.places)
    places = [0] * row.seats
    for team, seats in enumerate(teams_of(rules, row.seats)):
        for seat in seats:
            places[seat] = by_team[team]
    return places


def _absent(game: Game) -> set[int]:
    """Return the seats of people who left the game, or whose time was up again and again."""
    gone = {seat.number for seat in game.all_seats if seat.left_version is not None}
    for number, clock in enumerate(clock_of(game) or ()):
        if clock is not None and clock.timeouts >= ABSENT_AFTER:
            gone.add(number)
    return gone
