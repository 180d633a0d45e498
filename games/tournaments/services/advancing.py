"""Advance tournaments: start, pair players, go on to the next round, end.

The sweep calls this for each tournament whose moment has come. Every step is one transaction under
the tournament's lock and does only what its rows lack, so that a step that is done again, or by
two sweeps at once, changes nothing.
"""

from datetime import datetime, timedelta

from django.db import transaction

from games.clubs.selectors import find_club
from games.clubs.services.notifying import notify_of_tournament
from games.play.models import Game
from games.tournaments.models import (
    STAYING,
    Entry,
    EntryStatus,
    Tournament,
    TournamentKind,
    TournamentStatus,
    TournamentTable,
)
from games.tournaments.reactions import more_to_deal
from games.tournaments.services.annulling import annul_banned
from games.tournaments.services.brackets import go_on_with_bracket, seed_bracket
from games.tournaments.services.creating import cancel
from games.tournaments.services.dealing import TABLES_OF_A_SWEEP, deal_tables, make_round_deal
from games.tournaments.services.locks import lock_tournament, try_to_lock
from games.tournaments.services.pairings import seat_free_players, seat_round
from games.tournaments.services.showing import announce, show
from games.tournaments.terms import BREAK, fewest_players
from notifications.kinds import Kind
from notifications.selectors.announcements import restart_ahead
from notifications.services.notifying import A_DAY, News, notify_all

LOOKS_AFTER = {
    TournamentKind.ARENA: timedelta(seconds=1),
    TournamentKind.SWISS: timedelta(seconds=5),
    TournamentKind.KNOCKOUT: timedelta(seconds=5),
}
"""The time after which a running tournament is looked at again, even if nothing is announced."""
REMINDED_BEFORE = timedelta(minutes=10)
MAX_AT_ONCE = 100


def advance_due(*, now: datetime) -> int:
    """Move on every tournament whose moment has come; return their number."""
    due = Tournament.objects.filter(next_at__lte=now).order_by("next_at")
    ids = list(due.values_list("pk", flat=True)[:MAX_AT_ONCE])
    return sum(advance(tournament_id, now=now) for tournament_id in ids)


def advance(tournament_id: str, *, now: datetime) -> bool:
    """Move a tournament on as far as it can go now; return False while another sweep does."""
    with transaction.atomic(durable=True):
        row = try_to_lock(tournament_id)
        if row is None:
            return False
        if row.status == TournamentStatus.SCHEDULED:
            _prepare(row, now)
        if row.status == TournamentStatus.RUNNING:
            annul_banned(row, now=now)
            _go_on(row, now)
        if row.has_news:
            row.has_news = False
            row.save(update_fields=["has_news"])
            show(row)
        _look_again(row, now)
    dealt = deal_tables(row, now=now) if row.status == TournamentStatus.RUNNING else 0
    if dealt > 0:
        # Watchers were sent the tables without games, and players look for theirs.
        with transaction.atomic(durable=True):
            row = lock_tournament(row.pk)
            show(row)
            if dealt >= TABLES_OF_A_SWEEP and row.status == TournamentStatus.RUNNING:
                row.next_at = now
                row.save(update_fields=["next_at"])
                more_to_deal.announce(row.pk)
    return True


def _look_again(row: Tournament, now: datetime) -> None:
    if row.status == TournamentStatus.RUNNING:
        row.next_at = now + LOOKS_AFTER[TournamentKind(row.kind)]
    elif row.status == TournamentStatus.SCHEDULED:
        remind_at = row.starts_at - REMINDED_BEFORE
        row.next_at = row.starts_at if row.reminded_at is not None else remind_at
    else:
        row.next_at = None
    row.save(update_fields=["next_at"])


def _prepare(row: Tournament, now: datetime) -> None:
    """Notify the club of a new tournament; remind the players, or begin, if it is time."""
    if row.club and row.club_notified_at is None:
        _notify_club(row, now)
    if now >= row.starts_at:
        _begin(row, now)
    elif row.reminded_at is None and now >= row.starts_at - REMINDED_BEFORE:
        row.reminded_at = now
        row.save(update_fields=["reminded_at"])
        _notify_players(row, Kind.TOURNAMENT_SOON, good_for=REMINDED_BEFORE)


def _notify_club(row: Tournament, now: datetime) -> None:
    row.club_notified_at = now
    row.save(update_fields=["club_notified_at"])
    club = find_club(row.club)
    if club is not None:
        notify_of_tournament(club, tournament_id=row.pk, host_id=row.host_id, now=now)


def _notify_players(row: Tournament, kind: Kind, *, good_for: timedelta = A_DAY) -> None:
    news = [News(user_id, data={"tournament": row.pk}) for user_id in _people(row)]
    notify_all(kind, news, good_for=good_for)


def _begin(row: Tournament, now: datetime) -> None:
    """Begin; a tournament without enough players is called off, but an arena waits for more."""
    count = len(_people(row))
    if row.kind != TournamentKind.ARENA and count < fewest_players(row):
        _notify_players(row, Kind.TOURNAMENT_CANCELLED)
        cancel(row, now=now)
        return
    row.status = TournamentStatus.RUNNING
    row.started_at = now
    if row.kind == TournamentKind.ARENA:
        # A late sweep costs nobody time.
        row.ends_at = now + timedelta(minutes=row.minutes or 0)
    else:
        row.next_round_at = now
    row.save(update_fields=["status", "started_at", "ends_at", "next_round_at"])
    Entry.objects.filter(tournament=row).update(free_since=now)
    if row.kind == TournamentKind.KNOCKOUT:
        seed_bracket(row)
    announce(row, "started")


def _go_on(row: Tournament, now: datetime) -> None:
    is_playing = TournamentTable.objects.filter(tournament=row, ended_at=None).exists()
    match TournamentKind(row.kind):
        case TournamentKind.ARENA:
            _go_on_with_arena(row, now, is_playing=is_playing)
        case TournamentKind.SWISS:
            if not is_playing:
                _go_on_with_swiss(row, now)
        case TournamentKind.KNOCKOUT:
            if not _waits_for_restart(row, now) and go_on_with_bracket(row, now=now):
                _end(row, now)


def _go_on_with_arena(row: Tournament, now: datetime, *, is_playing: bool) -> None:
    if row.ends_at is not None and now >= row.ends_at:
        if not is_playing:
            _end(row, now)
    elif not _waits_for_restart(row, now) and seat_free_players(row, now=now):
        row.has_news = True


def _go_on_with_swiss(row: Tournament, now: datetime) -> None:
    """Begin the next round after a break, or end after the last one."""
    if row.next_round_at is None:
        _end_round(row, now)
    too_few = len(_active(row)) < (1 if row.fill_level else row.seats)
    if row.round >= (row.rounds or 0) or (row.round > 0 and too_few):
        _end(row, now)
        return
    is_time = row.next_round_at is not None and now >= row.next_round_at
    if not is_time or too_few or _waits_for_restart(row, now):
        return
    row.round += 1
    row.next_round_at = None
    row.save(update_fields=["round", "next_round_at"])
    if row.has_same_deals:
        make_round_deal(row)
    seat_round(row, now=now)
    announce(row, "round")


def _end_round(row: Tournament, now: datetime) -> None:
    """Let the break begin; everybody may read the games of the round from now on."""
    row.next_round_at = now + BREAK
    row.has_news = True
    row.save(update_fields=["next_round_at"])
    games = TournamentTable.objects.filter(tournament=row, round=row.round, game__isnull=False)
    Game.objects.filter(pk__in=games.values("game_id"), is_sealed=True).update(is_sealed=False)


def _end(row: Tournament, now: datetime) -> None:
    row.status = TournamentStatus.FINISHED
    row.ended_at = now
    row.save(update_fields=["status", "ended_at"])
    announce(row, "ended")


def _waits_for_restart(row: Tournament, now: datetime) -> bool:
    """Return whether no rated game begins now, because the service restarts soon."""
    return row.is_rated and restart_ahead(now) is not None


def _people(row: Tournament) -> list[int]:
    return list(
        Entry.objects.filter(tournament=row, status__in=STAYING).values_list("user_id", flat=True)
    )


def _active(row: Tournament) -> list[int]:
    rows = Entry.objects.filter(tournament=row, status=EntryStatus.ACTIVE)
    return list(rows.values_list("pk", flat=True))
