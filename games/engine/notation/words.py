"""The words of a line: cards, seats and numbers, with errors that say where and what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.engine.cards import Card, card_from_code
from games.engine.errors import Malformed, UnknownCard
from games.engine.seat import Seat

_MOST_DIGITS = 9
NOTHING = "-"
"""Stands for an empty list or a missing value."""


_ALSO_BLANK = str.maketrans("\ufeff\u200b\u2060", "   ")
"""Signs without a width, which editors put before a text, and pages between words."""


def words_of(line: str) -> list[str]:
    """The words of a line, between blanks of whatever kind."""
    return line.translate(_ALSO_BLANK).split()


def lines_of(text: str) -> list[list[str]]:
    """The words of each line that has any, however lines end."""
    lines = (line.split() for line in text.translate(_ALSO_BLANK).splitlines())
    return [words for words in lines if words]


def bad(place: str, detail: str) -> Malformed:
    """The error for a text that is no notation."""
    return Malformed("bad_notation", place, detail)


def read_card(word: str, place: str) -> Card:
    """The card, or `Malformed`."""
    try:
        return card_from_code(word)
    except UnknownCard as error:
        raise Malformed("unknown_card", place, str(error)) from None


def read_cards(words: Sequence[str], place: str) -> tuple[Card, ...]:
    """The cards; a single `-` stands for none."""
    if list(words) == [NOTHING]:
        return ()
    return tuple(read_card(word, place) for word in words)


def write_cards(cards: Iterable[Card]) -> str:
    """The cards with spaces between, `-` for none."""
    return " ".join(card.code for card in cards) or NOTHING


def read_number(word: str, place: str) -> int:
    """A whole number, not negative."""
    if not (word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS):
        raise bad(place, f"{word[:20]!r} is not a number.")
    return int(word)


def read_seats(words: Sequence[str], place: str) -> tuple[Seat, ...]:
    """Seat numbers; a single `-` stands for none."""
    if list(words) == [NOTHING]:
        return ()
    return tuple(read_number(word, place) for word in words)


def write_seats(seats: Iterable[Seat]) -> str:
    """Seat numbers with spaces between, `-` for none."""
    return " ".join(map(str, seats)) or NOTHING
