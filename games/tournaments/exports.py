"""Export a tournament: standings (CSV) and games, and the calendar (iCalendar)."""

import csv
import io
import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from django.conf import settings
from rest_framework.utils.encoders import JSONEncoder

from games.play.models import Game, GameStatus
from games.play.selectors.games import with_seats
from games.play.selectors.seals import not_sealed_for
from games.tournaments.messages import standings_json
from games.tournaments.models import Tournament, TournamentTable
from games.tournaments.selectors import entries_of, ranked
from games.tournaments.words import shown_name
from web.http.languages import Language

AT_ONCE = 50
MAX_LINE_LENGTH = 75
"""The most bytes of a line of an iCalendar file (RFC 5545, 3.1)."""
USUAL_LENGTH = timedelta(hours=2)
"""The length that calendars show for a tournament whose end is not known."""
COLUMNS = (
    *("rank", "player_id", "player", "status", "score", "games", "wins", "performance"),
    *("level", "points"),
)
"""The columns of the standings as a table; `points` has those of each result, between blanks."""


def standing_lines(row: Tournament) -> Iterator[str]:
    """Yield the standings as lines of JSON, best first."""
    for standing in _standings(row):
        yield f"{json.dumps(standing, ensure_ascii=False, cls=JSONEncoder)}\n"


def standing_table(row: Tournament) -> Iterator[str]:
    """Yield the standings as lines of comma-separated values (RFC 4180), best first."""
    yield _csv_line(COLUMNS)
    for standing in _standings(row):
        player = standing["player"]
        points = " ".join(map(str, standing["points"]))
        shown = {**standing, "player_id": player["id"], "player": player["name"], "points": points}
        yield _csv_line([shown[column] for column in COLUMNS])


def _csv_line(values: Iterable[object]) -> str:
    line = io.StringIO()
    csv.writer(line).writerow(values)
    return line.getvalue()


def _standings(row: Tournament) -> Iterator[dict[str, Any]]:
    entries = list(entries_of(row))
    for at in range(0, len(entries), AT_ONCE):
        yield from standings_json(ranked(row, entries[at : at + AT_ONCE]))


def finished_games(row: Tournament, *, viewer_id: int | None) -> Iterator[Game]:
    """Yield the finished games, oldest table first; no game that is sealed."""
    tables = TournamentTable.objects.filter(tournament=row, game__status=GameStatus.FINISHED)
    ids = list(tables.order_by("pk").values_list("game_id", flat=True))
    for at in range(0, len(ids), AT_ONCE):
        games = Game.objects.filter(not_sealed_for(viewer_id), pk__in=ids[at : at + AT_ONCE])
        found = {game.pk: game for game in with_seats(games.defer("server_seed", "position"))}
        yield from (found[pk] for pk in ids[at : at + AT_ONCE] if pk in found)


def icalendar(rows: Iterable[Tournament], *, language: Language, now: datetime) -> str:
    """Return the tournaments as an iCalendar file (RFC 5545)."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Durak//Tournaments//EN"]
    for row in rows:
        lines.extend(_event(row, language, now))
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in _folded(line))


def _event(row: Tournament, language: Language, now: datetime) -> list[str]:
    length = USUAL_LENGTH if row.minutes is None else timedelta(minutes=row.minutes)
    address = f"{settings.DURAK_PUBLIC_URL}/tournaments/{row.pk}"
    host = settings.DURAK_PUBLIC_URL.rpartition("/")[2]
    return [
        "BEGIN:VEVENT",
        f"UID:{row.pk}@{host}",
        f"DTSTAMP:{_moment(now)}",
        f"DTSTART:{_moment(row.starts_at)}",
        f"DTEND:{_moment(row.starts_at + length)}",
        f"SUMMARY:{_escaped(shown_name(row, language))}",
        f"DESCRIPTION:{_escaped(row.description)}",
        f"URL:{address}",
        "END:VEVENT",
    ]


def _moment(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """Yield the line in parts of `MAX_LINE_LENGTH` bytes; a blank begins each further part."""
    part = ""
    for character in line:
        if len((part + character).encode()) > MAX_LINE_LENGTH:
            yield part
            part = " "
        part += character
    yield part
