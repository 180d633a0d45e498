"""Reads of tournaments: one by its id, lists, the calendar, standings and pairings."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple, cast

from django.db.models import Count, Exists, OuterRef, Q, QuerySet

from accounts.models import User
from games.clubs.models import MEMBERS
from games.clubs.selectors import memberships_of_person
from games.tournaments.errors import NoTournament
from games.tournaments.models import (
    STAYING,
    Entry,
    EntryStatus,
    Tournament,
    TournamentAccess,
    TournamentSeat,
    TournamentStatus,
    TournamentTable,
)
from web.http.languages import Language

MAX_COMING = 50
MAX_PAST = 20
PAST = timedelta(days=14)


class Calendar(NamedTuple):
    """The tournaments that run, those to come (soonest first), and the last ones."""

    running: list[Tournament]
    coming: list[Tournament]
    past: list[Tournament]


class RankedEntry(NamedTuple):
    """An entry with its rank; None for a player who is banned."""

    entry: Entry
    rank: int | None


def get_tournament(tournament_id: str) -> Tournament:
    """Return the tournament with its host and the number of its players. Raises NoTournament."""
    row = _counted(Tournament.objects.filter(pk=tournament_id)).first()
    if row is None:
        raise NoTournament("There is no such tournament.")
    return row


def get_tournaments(tournament_ids: Sequence[str]) -> list[Tournament]:
    """Return the tournaments with hosts and numbers of players, in the order of the ids."""
    rows = _counted(Tournament.objects.filter(pk__in=tournament_ids)).in_bulk()
    return [rows[one] for one in tournament_ids]


def language_for(user_id: int | None) -> Language:
    """Return the language in which a user reads; English for somebody unknown."""
    if user_id is None:
        return "en"
    chosen = User.objects.filter(pk=user_id).values_list("language", flat=True).first()
    return cast("Language", chosen) if chosen else "en"


def list_tournaments(
    *,
    status: str | None,
    kind: str | None,
    of_user: int | None,
    hosted_by: int | None,
    club: str | None = None,
) -> "QuerySet[Tournament]":
    """Return public tournaments, or those of a player, a host or a club, newest begin first.

    Those that staff have hidden are in no list.
    """
    rows = Tournament.objects.filter(is_hidden=False).order_by("-starts_at", "-id")
    if status is not None:
        rows = rows.filter(status=status)
    if kind is not None:
        rows = rows.filter(kind=kind)
    if of_user is not None:
        rows = rows.filter(pk__in=Entry.objects.filter(user=of_user).values("tournament_id"))
    if hosted_by is not None:
        rows = rows.filter(host=hosted_by)
    if club is not None:
        rows = rows.filter(club=club)
    if of_user is None and hosted_by is None and club is None:
        rows = rows.filter(access=TournamentAccess.OPEN).exclude(status=TournamentStatus.CANCELLED)
    return _counted(rows)


def calendar(*, now: datetime, user_id: int | None = None) -> Calendar:
    """Return the public tournaments of the calendar, and those of the user's clubs.

    Those that the user has joined are there, too, even if staff have hidden them.
    """
    seen = Q(access=TournamentAccess.OPEN, is_hidden=False)
    if user_id is not None:
        own = memberships_of_person(user_id).filter(role__in=MEMBERS)
        seen |= Q(club__in=own.values("club_id"), is_hidden=False)
        seen |= Q(pk__in=Entry.objects.filter(user=user_id).values("tournament_id"))
    rows = _counted(Tournament.objects.filter(seen))
    running = rows.filter(status=TournamentStatus.RUNNING).order_by("starts_at", "id")
    coming = rows.filter(status=TournamentStatus.SCHEDULED).order_by("starts_at", "id")
    past = rows.filter(
        Exists(Entry.objects.filter(tournament=OuterRef("pk"))),
        status=TournamentStatus.FINISHED,
        ended_at__gt=now - PAST,
    ).order_by("-starts_at", "-id")
    return Calendar(list(running), list(coming[:MAX_COMING]), list(past[:MAX_PAST]))


def entries_of(row: Tournament) -> "QuerySet[Entry]":
    """Return the entries with results that count, best first: the order of a cursor."""
    entries = Entry.objects.filter(tournament=row).exclude(status=EntryStatus.BANNED)
    return entries.select_related("user").order_by("-level", "-score", "-performance", "id")


def ranked(row: Tournament, entries: Sequence[Entry]) -> list[RankedEntry]:
    """Return entries that follow each other in the standings, with their ranks."""
    if not entries:
        return []
    before = _before(row, entries[0])
    return [RankedEntry(entry, before + place) for place, entry in enumerate(entries, start=1)]


def own_entry(row: Tournament, user_id: int | None) -> RankedEntry | None:
    """Return the user's entry with its rank; None for a user without one."""
    return own_entries([row], user_id).get(row.pk)


def own_entries(rows: Iterable[Tournament], user_id: int | None) -> dict[str, RankedEntry]:
    """Return the user's entries in these tournaments with their ranks, by tournament."""
    if user_id is None:
        return {}
    by_id = {row.pk: row for row in rows}
    entries = Entry.objects.filter(tournament__in=by_id, user=user_id)
    return {
        entry.tournament_id: RankedEntry(entry, _rank(by_id[entry.tournament_id], entry))
        for entry in entries.select_related("user", "table")
    }


def points_of_entries(entries: Iterable[Entry]) -> dict[int, list[int]]:
    """Return the points of each entry's results, in their order."""
    found: dict[int, list[int]] = {entry.pk: [] for entry in entries}
    seats = TournamentSeat.objects.filter(entry__in=list(found), points__isnull=False)
    for entry_id, points in seats.order_by("table__ended_at", "table_id").values_list(
        "entry_id", "points"
    ):
        found[entry_id].append(points or 0)
    return found


def tables_of(
    row: Tournament, *, round_number: int | None = None, is_running: bool | None = None
) -> "QuerySet[TournamentTable]":
    """Return the tables with their seats, newest first (`-id`: the order of a cursor)."""
    tables = TournamentTable.objects.filter(tournament=row)
    if round_number is not None:
        tables = tables.filter(round=round_number)
    if is_running is not None:
        tables = tables.filter(ended_at__isnull=is_running)
    return with_players(tables).order_by("-id")


def with_players(tables: "QuerySet[TournamentTable]") -> "QuerySet[TournamentTable]":
    """Return the tables with seats, entries and users loaded."""
    return tables.prefetch_related("seats__entry__user")


def _rank(row: Tournament, entry: Entry) -> int | None:
    return None if entry.status == EntryStatus.BANNED else _before(row, entry) + 1


def _before(row: Tournament, entry: Entry) -> int:
    """Return the number of entries that are ahead."""
    ahead = (
        Q(level__gt=entry.level)
        | Q(level=entry.level, score__gt=entry.score)
        | Q(level=entry.level, score=entry.score, performance__gt=entry.performance)
        | Q(
            level=entry.level,
            score=entry.score,
            performance=entry.performance,
            pk__lt=entry.pk,
        )
    )
    others = Entry.objects.filter(tournament=row).exclude(status=EntryStatus.BANNED)
    return others.filter(ahead).count()


def _counted(rows: "QuerySet[Tournament]") -> "QuerySet[Tournament]":
    staying = Q(entries__status__in=(*STAYING, EntryStatus.OUT, EntryStatus.LEFT))
    return rows.select_related("host").annotate(players=Count("entries", filter=staying))
