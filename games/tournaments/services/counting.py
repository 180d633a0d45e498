"""Update the standings: the scores of entries follow from their tables, safe to repeat."""

from collections import defaultdict
from collections.abc import Collection, Iterable

from games.tournaments.models import (
    Entry,
    EntryStatus,
    Tournament,
    TournamentKind,
    TournamentSeat,
    TournamentTable,
)
from games.tournaments.pairing import Verdict, bye_points, tally, verdict
from games.tournaments.terms import teams_at_table

BOT_RATING = 1500
"""The rating that the service's bots have as opponents."""


def count_results(row: Tournament, entry_ids: Collection[int]) -> None:
    """Write the scores of these entries, and the points of their seats."""
    own = _seats_of(entry_ids)
    tables = {seat.table_id for seats in own.values() for seat in seats}
    at_table = defaultdict[int, list[TournamentSeat]](list)
    for seat in TournamentSeat.objects.filter(table__in=tables).select_related("entry"):
        at_table[seat.table_id].append(seat)
    doubles = row.kind == TournamentKind.ARENA
    seats_to_save, entries = [], []
    for entry in Entry.objects.filter(pk__in=entry_ids):
        seats = own.get(entry.pk, [])
        verdicts = [_verdict(row, seat, at_table[seat.table_id]) for seat in seats]
        if entry.status == EntryStatus.BANNED:
            verdicts = [one._replace(points=0) for one in verdicts]
        total = tally(verdicts, doubles=doubles)
        entry.score, entry.streak, entry.games, entry.firsts = total[:4]
        entry.performance = total.performance or 0
        entries.append(entry)
        for seat, points in zip(seats, total.points, strict=True):
            seat.points = points
            seats_to_save.append(seat)
    Entry.objects.bulk_update(entries, ["score", "streak", "games", "firsts", "performance"])
    TournamentSeat.objects.bulk_update(seats_to_save, ["points"])


def _seats_of(entry_ids: Collection[int]) -> dict[int, list[TournamentSeat]]:
    """Return the seats with results of each entry, in the order in which the tables ended."""
    counted = TournamentTable.objects.filter(ended_at__isnull=False).exclude(
        is_bye=False, places=None
    )
    seats = TournamentSeat.objects.filter(entry__in=entry_ids, table__in=counted)
    found = defaultdict[int, list[TournamentSeat]](list)
    for seat in seats.select_related("table").order_by("table__ended_at", "table_id"):
        found[seat.entry_id].append(seat)
    return found


def _verdict(row: Tournament, seat: TournamentSeat, at_table: Iterable[TournamentSeat]) -> Verdict:
    if seat.table.is_bye:
        return Verdict(bye_points(row.seats))
    ratings: list[float] = [BOT_RATING] * row.seats
    annulled = set[int]()
    for other in at_table:
        ratings[other.number] = other.entry.rating
        if other.entry.status == EntryStatus.BANNED and other.pk != seat.pk:
            annulled.add(other.number)
    return verdict(
        seat.number, seat.table.places or (), teams_at_table(row), ratings, annulled=annulled
    )
