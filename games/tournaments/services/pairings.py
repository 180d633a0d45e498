"""Write a tournament's pairings: tables and byes of an arena, a Swiss round, a knock-out series."""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from itertools import combinations

from django.db.models import Max

from accounts.selectors.addresses import pairs_at_one_address
from accounts.selectors.relations import blocked_pairs, mutual_pairs
from games.play.models import GameStatus, Seat
from games.tournaments.models import Entry, EntryStatus, Tournament, TournamentSeat, TournamentTable
from games.tournaments.pairing import (
    SwissPlayer,
    WaitingPlayer,
    pair_round,
    seat_order,
    seat_waiting,
)
from games.tournaments.services.counting import count_results
from games.tournaments.terms import TABLE_LASTS, teams_at_table

DUEL = 2
BOTS_AFTER = 10.0
"""The seconds of waiting after which bots fill a table, where they may."""
Pair = frozenset[int]


def seat_free_players(row: Tournament, *, now: datetime) -> int:
    """Seat the free players of a locked running arena; return the number of tables."""
    entries = list(Entry.objects.filter(tournament=row, status=EntryStatus.ACTIVE))
    free = _free(entries)
    if not free:
        return 0
    standing = {entry.pk: place / len(entries) for place, entry in enumerate(entries)}
    is_complete = not TournamentTable.objects.filter(tournament=row, ended_at=None).exists()
    tables = seat_waiting(
        [WaitingPlayer(one.pk, standing[one.pk], one.free_since.timestamp()) for one in free],
        seats=row.seats,
        met=_last_meetings(free),
        never=pairs_apart(row, free),
        now=now.timestamp(),
        field=len(entries),
        is_field_complete=is_complete,
    )
    by_id = {entry.pk: entry for entry in free}
    seated = [[by_id[pk] for pk in table] for table in tables]
    if row.fill_level:
        left = [one for one in free if all(one not in table for table in seated)]
        seated.extend(_with_bots(row, left, now))
    write_tables(row, seated, now=now)
    return len(seated)


def seat_round(row: Tournament, *, now: datetime) -> None:
    """Write the tables and byes of a round of the locked Swiss tournament."""
    entries = list(Entry.objects.filter(tournament=row, status=EntryStatus.ACTIVE))
    byes = _byes(row)
    by_id = {entry.pk: entry for entry in entries}
    paired = pair_round(
        [
            SwissPlayer(
                one.pk, one.score, float(one.performance or one.rating), byes.get(one.pk, 0)
            )
            for one in entries
        ],
        seats=row.seats,
        met=_all_meetings(row),
        never=pairs_apart(row, entries),
        seed=bytes(row.seed),
        number=row.round,
    )
    tables = [[by_id[pk] for pk in table] for table in paired.tables]
    without = [by_id[pk] for pk in paired.byes]
    if row.fill_level and without:
        tables.extend([without[at : at + row.seats] for at in range(0, len(without), row.seats)])
        without = []
    write_tables(row, tables, now=now)
    for entry in without:
        write_bye(row, entry, now=now)


def pairs_apart(row: Tournament, entries: Iterable[Entry]) -> set[Pair]:
    """Return the pairs of entries that may not sit at one table.

    One has blocked the other; in a rated tournament also accounts that are used from one address
    and, at tables of more than two, friends.
    """
    by_user = {entry.user_id: entry.pk for entry in entries}
    pairs = blocked_pairs(by_user)
    if row.is_rated:
        pairs |= pairs_at_one_address(by_user)
        if row.seats > DUEL:
            pairs |= mutual_pairs(by_user)
    return {frozenset(by_user[user_id] for user_id in pair) for pair in pairs}


def write_tables(
    row: Tournament,
    tables: Sequence[Sequence[Entry]],
    *,
    now: datetime,
    number: int | None = None,
    game_number: int = 1,
) -> None:
    """Write tables without games in the locked tournament, with the players on their seats.

    `dealing` deals the games. `number` is that of the first table, the next free one if left out.
    """
    first = _next_number(row) if number is None else number
    made = TournamentTable.objects.bulk_create(
        TournamentTable(
            tournament=row,
            round=row.round,
            number=first + offset,
            game_number=game_number,
            made_at=now,
            due_at=now + TABLE_LASTS,
        )
        for offset in range(len(tables))
    )
    seats = []
    for table, players in zip(made, tables, strict=True):
        seats.extend(_seats(row, table, players))
        for entry in players:
            entry.table = table
    TournamentSeat.objects.bulk_create(seats)
    Entry.objects.bulk_update([entry for players in tables for entry in players], ["table"])


def write_bye(row: Tournament, entry: Entry, *, now: datetime, number: int | None = None) -> None:
    """Write that the entry has no opponent in this round of the locked tournament."""
    table = TournamentTable.objects.create(
        tournament=row,
        round=row.round,
        number=_next_number(row) if number is None else number,
        is_bye=True,
        made_at=now,
        due_at=now,
        ended_at=now,
    )
    TournamentSeat.objects.create(table=table, entry=entry, number=0)
    count_results(row, [entry.pk])


def _seats(
    row: Tournament, table: TournamentTable, players: Sequence[Entry]
) -> list[TournamentSeat]:
    strengths = {one.pk: float(one.performance or one.rating) for one in players}
    by_id = {one.pk: one for one in players}
    # Negative numbers stand for the bots that fill the table.
    bots = range(-1, len(players) - row.seats - 1, -1)
    order = seat_order(
        [*by_id, *bots],
        strengths | dict.fromkeys(bots, 0.0),
        teams_at_table(row),
        seed=bytes(row.seed),
        table=table.pk,
    )
    return [
        TournamentSeat(table=table, entry=by_id[pk], number=number)
        for number, pk in enumerate(order)
        if pk in by_id
    ]


def _next_number(row: Tournament) -> int:
    tables = TournamentTable.objects.filter(tournament=row, round=row.round)
    return (tables.aggregate(last=Max("number"))["last"] or 0) + 1


def _free(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries without a table whose players play no other game with a clock."""
    free = [entry for entry in entries if entry.table_id is None]
    busy = Seat.objects.filter(
        user_id__in=[entry.user_id for entry in free],
        left_version=None,
        game_finished_at=None,
        game__status=GameStatus.ACTIVE,
        game__clock__isnull=False,
    ).exclude(game__clock__type="days")
    playing = set(busy.values_list("user_id", flat=True))
    return [entry for entry in free if entry.user_id not in playing]


def _last_meetings(entries: Collection[Entry]) -> set[Pair]:
    """Return the pairs who sat together at the last table of one of them."""
    last = dict[int, int]()
    seats = TournamentSeat.objects.filter(entry__in=[entry.pk for entry in entries])
    for entry_id, table_id in seats.values_list("entry_id", "table_id"):
        last[entry_id] = max(table_id, last.get(entry_id, 0))
    at_table = TournamentSeat.objects.filter(table__in=set(last.values()))
    people = dict[int, set[int]]()
    for table_id, entry_id in at_table.values_list("table_id", "entry_id"):
        people.setdefault(table_id, set()).add(entry_id)
    return {
        frozenset((entry_id, other))
        for entry_id, table_id in last.items()
        for other in people[table_id]
        if other != entry_id
    }


def _all_meetings(row: Tournament) -> set[Pair]:
    people = dict[int, set[int]]()
    seats = TournamentSeat.objects.filter(table__tournament=row)
    for table_id, entry_id in seats.values_list("table_id", "entry_id"):
        people.setdefault(table_id, set()).add(entry_id)
    return {frozenset(pair) for table in people.values() for pair in combinations(table, 2)}


def _byes(row: Tournament) -> dict[int, int]:
    byes = TournamentSeat.objects.filter(table__tournament=row, table__is_bye=True)
    found = dict[int, int]()
    for entry_id in byes.values_list("entry_id", flat=True):
        found[entry_id] = found.get(entry_id, 0) + 1
    return found


def _with_bots(row: Tournament, left: Sequence[Entry], now: datetime) -> list[list[Entry]]:
    """Return tables of players who have waited so long that bots take the other seats."""
    patient = [one for one in left if (now - one.free_since).total_seconds() >= BOTS_AFTER]
    most = row.seats - 1
    return [list(patient[at : at + most]) for at in range(0, len(patient), most)]
