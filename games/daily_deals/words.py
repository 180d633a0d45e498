"""The text for sharing a result; it has no cards and no link to the game."""

from collections.abc import Callable
from datetime import date

from web.languages import Language

Text = Callable[[date, int, int, int, int], str]

MARKS = ("🥇", "🥈", "🥉")
LAST = "🃏"


def share_text(
    language: Language, *, day: date, place: int, seats: int, rank: int, of: int, link: str
) -> str:
    """Return two lines and an address: the day, the place at the table, the rank of the day."""
    return f"{_TEXTS[language](day, place, seats, rank, of)}\n{link}"


def _mark(place: int, seats: int) -> str:
    return LAST if place == seats or place > len(MARKS) else MARKS[place - 1]


def _english(day: date, place: int, seats: int, rank: int, of: int) -> str:
    head = f"Durak, deal of the day, {day.isoformat()}"
    return f"{head}\n{_mark(place, seats)} Place {place} of {seats} · rank {rank} of {of}"


def _german(day: date, place: int, seats: int, rank: int, of: int) -> str:
    head = f"Durak, Spiel des Tages, {day:%d.%m.%Y}"
    return f"{head}\n{_mark(place, seats)} Platz {place} von {seats} · Rang {rank} von {of}"


def _russian(day: date, place: int, seats: int, rank: int, of: int) -> str:
    head = f"Дурак, расклад дня, {day:%d.%m.%Y}"
    return f"{head}\n{_mark(place, seats)} Место {place} из {seats} · по списку {rank} из {of}"


_TEXTS: dict[Language, Text] = {"en": _english, "de": _german, "ru": _russian}
