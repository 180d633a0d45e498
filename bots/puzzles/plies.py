"""The moves of a puzzle's solution as they are stored: `"1 beat KS QC"`, a seat and a command."""

from collections.abc import Iterable
from dataclasses import dataclass

from games.engine import Command, Seat
from games.engine.commands import Lead, Transfer
from games.engine.notation import read_command, write_command


@dataclass(frozen=True, slots=True)
class Ply:
    """A move of a puzzle's solution."""

    seat: Seat
    command: Command


def written(seat: Seat, command: Command) -> str:
    """Return the move as text."""
    return f"{seat} {write_command(command)}"


def plies_of(texts: Iterable[str]) -> tuple[Ply, ...]:
    """Return the moves written as these texts."""
    parts = (text.split(maxsplit=1) for text in texts)
    return tuple(Ply(int(seat), read_command(command)) for seat, command in parts)


def is_same(command: Command, other: Command) -> bool:
    """Return whether two moves are equal, in whatever order their cards are named."""
    if isinstance(command, (Lead, Transfer)) and isinstance(other, (Lead, Transfer)):
        return command.type == other.type and set(command.cards) == set(other.cards)
    return command == other
