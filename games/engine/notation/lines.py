"""A text as lines that start with their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from games.engine.cards import Card
from games.engine.notation.words import (
    NOTHING,
    bad,
    lines_of,
    read_cards,
    read_number,
    read_seats,
)
from games.engine.seat import Seat

Value = TypeVar("Value")


class Lines:
    """The lines of a position, read one after the other."""

    def __init__(self, text: str) -> None:
        self._lines = lines_of(text)
        self._next = 0

    @property
    def is_at_end(self) -> bool:
        """Return whether every line was read."""
        return self._next >= len(self._lines)

    def is_at(self, name: str) -> bool:
        """Return whether the next line has that name."""
        return not self.is_at_end and self._lines[self._next][0] == name

    def take(self, name: str, read: Callable[[list[str]], Value]) -> Value:
        """Return the result of `read` for the next line.

        Raises `Malformed` if the line has another name.
        """
        if not self.is_at(name):
            raise bad(name, "This line is missing, or not in its place.")
        words = self._lines[self._next][1:]
        self._next += 1
        return read(words)

    def cards(self, name: str) -> tuple[Card, ...]:
        """Return the cards of the next line."""
        return self.take(name, lambda words: read_cards(words, name))

    def seats(self, name: str) -> tuple[Seat, ...]:
        """Return the seats of the next line."""
        return self.take(name, lambda words: read_seats(words, name))

    def optional(self, name: str) -> int | None:
        """Return the number of the next line, or None for `-`."""
        return self.take(name, lambda words: read_optional(words, name))


def read_optional(words: Sequence[str], place: str) -> int | None:
    """Return the number, or None for `-`."""
    word = only_word(words, place)
    return None if word == NOTHING else read_number(word, place)


def only_word(words: Sequence[str], place: str) -> str:
    """Return the only word of a line. Raises `Malformed` if it has more, or none."""
    if len(words) != 1:
        raise bad(place, "This line has one word.")
    return words[0]
