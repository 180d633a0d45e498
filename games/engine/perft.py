"""Counting all ways to play on: the classic check of a move generator."""

from __future__ import annotations

from games.engine.commands import Command
from games.engine.decide import advance
from games.engine.legality import legal_commands
from games.engine.seat import Seat
from games.engine.state import GameState


def perft(state: GameState, depth: int) -> int:
    """The number of sequences of `depth` legal commands of all seats, all cards being known.

    A sequence that ends the game earlier is not counted.
    """
    if depth == 0:
        return 1
    return sum(perft(after(state, seat, command), depth - 1) for seat, command in edges(state))


def divide(state: GameState, depth: int) -> dict[tuple[Seat, Command], int]:
    """`perft` split by the first command, to find the one below which two counts differ."""
    return {
        (seat, command): perft(after(state, seat, command), depth - 1)
        for seat, command in edges(state)
    }


def edges(state: GameState) -> tuple[tuple[Seat, Command], ...]:
    """Every legal command of every seat."""
    return tuple(
        (seat, command) for seat in range(state.seats) for command in legal_commands(state, seat)
    )


def after(state: GameState, seat: Seat, command: Command) -> GameState:
    """The state after the command and all that follows from it."""
    return advance(state, seat, command).state
