"""The bracket of a knock-out: seeding, the series of each match, and the next round."""

from collections import defaultdict
from datetime import datetime

from games.tournaments.models import (
    STAYING,
    Entry,
    EntryStatus,
    Tournament,
    TournamentSeat,
    TournamentTable,
)
from games.tournaments.pairing import (
    first_matches,
    lot,
    next_matches,
    points_at_table,
    series_winner,
)
from games.tournaments.services.pairings import write_bye, write_tables
from games.tournaments.services.showing import announce
from games.tournaments.terms import BREAK, teams_at_table

Match = tuple[int | None, int | None]


def seed_bracket(row: Tournament) -> None:
    """Give the players of the locked knock-out their seeds, by rating; lots order equal ones."""
    entries = list(Entry.objects.filter(tournament=row, status__in=STAYING))
    entries.sort(key=lambda one: (-one.rating, lot(bytes(row.seed), one.pk)))
    for number, entry in enumerate(entries):
        entry.seed_number = number
    Entry.objects.bulk_update(entries, ["seed_number"])


def go_on_with_bracket(row: Tournament, *, now: datetime) -> bool:
    """Write the next games of the locked knock-out; return whether it is over.

    No series waits for another one; the next round begins when all series of the last one are over.
    """
    seeds = list(
        Entry.objects.filter(tournament=row, seed_number__isnull=False).order_by("seed_number")
    )
    by_id = {entry.pk: entry for entry in seeds}
    order = [entry.pk for entry in seeds]
    matches: list[Match] = first_matches(order)
    for number in range(1, row.round + 1):
        winners = [
            _go_on_with_match(row, number, place, match, by_id, now)
            for place, match in enumerate(matches, start=1)
        ]
        if any(is_open for _, is_open in winners):
            return False
        if len(matches) == 1:
            _note_level(row.round, [winner for winner, _ in winners], by_id)
            return True
        matches = next_matches([winner for winner, _ in winners], order)
    return _begin_round(row, matches, by_id, now)


def _begin_round(
    row: Tournament, matches: list[Match], by_id: dict[int, Entry], now: datetime
) -> bool:
    if row.next_round_at is None:
        row.next_round_at = now + BREAK
        row.has_news = True
        row.save(update_fields=["next_round_at"])
    if now < row.next_round_at:
        return False
    alive = {one for match in matches for one in match if one is not None}
    _note_level(row.round, alive, by_id)
    if not alive:
        return True
    row.round += 1
    row.next_round_at = None
    row.save(update_fields=["round", "next_round_at"])
    for place, match in enumerate(matches, start=1):
        _go_on_with_match(row, row.round, place, match, by_id, now)
    announce(row, "round")
    return False


def _note_level(level: int, alive: "set[int] | list[int | None]", by_id: dict[int, Entry]) -> None:
    """Write how many matches the winners have won."""
    for one in alive:
        if one is not None and by_id[one].level < level:
            by_id[one].level = level
            by_id[one].save(update_fields=["level"])


def _go_on_with_match(
    row: Tournament, number: int, place: int, match: Match, by_id: dict[int, Entry], now: datetime
) -> tuple[int | None, bool]:
    """Return the winner of a match, and whether it goes on; write its next game if it does.

    A player who has left, was banned or is a no-show forfeits the match.
    """
    tables = list(
        TournamentTable.objects.filter(tournament=row, round=number, number=place).order_by(
            "game_number"
        )
    )
    players = [by_id[one] for one in match if one is not None]
    if tables and tables[0].is_bye:
        return players[0].pk, False
    points = _points(row, tables)
    decided = series_winner(points_of(points, match), wins=row.wins or 1) if points else None
    if decided is not None:
        return _won(match, decided, by_id), False
    if any(table.ended_at is None for table in tables):
        return None, True
    staying = [one for one in players if one.status == EntryStatus.ACTIVE]
    if len(staying) < 2:  # noqa: PLR2004 - a match has two players
        winner = staying[0] if staying else None
        if not tables and winner is not None and number == row.round:
            write_bye(row, winner, now=now, number=place)
        _knock_out([one for one in players if one is not winner])
        return (None if winner is None else winner.pk), False
    write_tables(row, [staying], now=now, number=place, game_number=len(tables) + 1)
    return None, True


def points_of(points: list[dict[int, int]], match: Match) -> list[tuple[int, int]]:
    """Return the points of both players of a match, game by game."""
    return [(game.get(match[0] or 0, 0), game.get(match[1] or 0, 0)) for game in points]


def _won(match: Match, decided: int, by_id: dict[int, Entry]) -> int | None:
    """Return the winner of a series; the other one is knocked out.

    A winner who was banned since has won nothing, and the other player goes on if still there.
    """
    winner, loser = match[decided], match[1 - decided]
    if winner is not None and by_id[winner].status == EntryStatus.BANNED:
        winner, loser = loser, winner
    if loser is not None:
        _knock_out([by_id[loser]])
    return winner


def _knock_out(entries: list[Entry]) -> None:
    for entry in entries:
        if entry.status in STAYING:
            entry.status = EntryStatus.OUT
            entry.save(update_fields=["status"])


def _points(row: Tournament, tables: list[TournamentTable]) -> list[dict[int, int]]:
    """Return the points of each game with a result, by entry."""
    seats = defaultdict[int, dict[int, int]](dict)
    for seat in TournamentSeat.objects.filter(table__in=tables):
        seats[seat.table_id][seat.entry_id] = seat.number
    return [
        {
            entry_id: points_at_table(table.places, teams_at_table(row))[number]
            for entry_id, number in seats[table.pk].items()
        }
        for table in tables
        if table.places is not None
    ]
