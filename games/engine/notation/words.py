"""The words of a line: cards, seats and numbers, with errors that name the place and the reason."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.engine.cards import Card, card_from_code
from games.engine.errors import Malformed, UnknownCard
from games.engine.seat import Seat

_MAX_DIGITS = 9
NOTHING = "-"
"""Stands for an empty list or a missing value."""


_ALSO_BLANK = str.maketrans("\ufeff\u200b\u2060", "   ")
"""Signs without a width, which editors put before a text, and pages between words."""


def words_of(line: str) -> list[str]:
    """Return the words of a line, split at any blanks."""
    return line.translate(_ALSO_BLANK).split()


def lines_of(text: str) -> list[list[str]]:
    """Return the words of each line that is not blank, for any line endings."""
    lines = (line.split() for line in text.translate(_ALSO_BLANK).splitlines())
    return [words for words in lines if words]


def bad(place: str, detail: str) -> Malformed:
    """Return the error for a text that is not valid notation."""
    return Malformed("bad_notation", place, detail)


def read_card(word: str, place: str) -> Card:
    """Return the card. Raises `Malformed`."""
    try:
        return card_from_code(word)
    except UnknownCard as error:
        raise Malformed("unknown_card", place, str(error)) from None


def read_cards(words: Sequence[str], place: str) -> tuple[Card, ...]:
    """Return the cards; a single `-` stands for none."""
    if list(words) == [NOTHING]:
        return ()
    return tuple(read_card(word, place) for word in words)


def write_cards(cards: Iterable[Card]) -> str:
    """Return the cards with spaces between, `-` for none."""
    return " ".join(card.code for card in cards) or NOTHING


def read_number(word: str, place: str) -> int:
    """Return the whole number, which is not negative."""
    if not (word.isascii() and word.isdecimal() and len(word) <= _MAX_DIGITS):
        raise bad(place, f"{word[:20]!r} is not a number.")
    return int(word)


def read_seats(words: Sequence[str], place: str) -> tuple[Seat, ...]:
    """Return the seat numbers; a single `-` stands for none."""
    if list(words) == [NOTHING]:
        return ()
    return tuple(read_number(word, place) for word in words)


def write_seats(seats: Iterable[Seat]) -> str:
    """Return the seat numbers with spaces between, `-` for none."""
    return " ".join(map(str, seats)) or NOTHING
