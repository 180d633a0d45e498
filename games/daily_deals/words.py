"""The text for sharing a daily result, free of spoilers: it has no cards and no link."""

from datetime import date

from django.utils.translation import gettext, override, pgettext

from web.http.languages import Language

MARKS = ("🥇", "🥈", "🥉")
LAST = "🃏"


def share_text(
    language: Language, *, day: date, place: int, seats: int, rank: int, of: int, link: str
) -> str:
    """Return the day, the place at the table, the rank of the day, and the service's address."""
    with override(language):
        written = day.strftime(pgettext("date format for strftime", "%Y-%m-%d"))
        head = gettext("Durak, deal of the day, {day}").format(day=written)
        result = gettext("Place {place} of {seats} · rank {rank} of {of}").format(
            place=place, seats=seats, rank=rank, of=of
        )
    return f"{head}\n{_mark(place, seats)} {result}\n{link}"


def _mark(place: int, seats: int) -> str:
    return LAST if place == seats or place > len(MARKS) else MARKS[place - 1]
