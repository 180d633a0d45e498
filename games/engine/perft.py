"""Perft: count all sequences of legal commands, the classic check of a move generator."""

from __future__ import annotations

from games.engine.commands import Command
from games.engine.decide import advance
from games.engine.legality import legal_commands
from games.engine.seat import Seat
from games.engine.state import GameState


def perft(state: GameState, depth: int) -> int:
    """Return the number of sequences of `depth` legal commands of all seats, with all cards known.

    A sequence that ends the game earlier is not counted.

    At the start below seat 1 may lead any of its six cards:

    >>> from games.engine import PRESETS, new_game, replay
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> perft(state, 1)
    6
    """
    if depth == 0:
        return 1
    return sum(perft(after(state, seat, command), depth - 1) for seat, command in edges(state))


def divide(state: GameState, depth: int) -> dict[tuple[Seat, Command], int]:
    """Return `perft` split by the first command, to find the command where two counts differ."""
    return {
        (seat, command): perft(after(state, seat, command), depth - 1)
        for seat, command in edges(state)
    }


def edges(state: GameState) -> tuple[tuple[Seat, Command], ...]:
    """Return every legal command of every seat."""
    return tuple(
        (seat, command) for seat in range(state.seats) for command in legal_commands(state, seat)
    )


def after(state: GameState, seat: Seat, command: Command) -> GameState:
    """Return the state after the command and all its consequences."""
    return advance(state, seat, command).state
