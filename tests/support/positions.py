"""Plays on hand-worked positions, told as texts."""

from collections.abc import Sequence

from games.engine import (
    GameState,
    Opening,
    Refused,
    RuleSet,
    decide,
    legal_commands,
    next_opening,
)
from games.engine.cards import Card
from games.engine.errors import Refusal
from games.engine.events import Event
from games.engine.notation import read_command, write_command
from games.rule_book.positions import position
from tests.support.play import after

__all__ = [
    "codes",
    "event_types",
    "events_of",
    "hand",
    "legal",
    "play",
    "position",
    "refusal",
]


def legal(state: GameState, seat: int) -> list[str]:
    """The seat's legal commands as texts, in the engine's order."""
    return [write_command(command) for command in legal_commands(state, seat)]


def play(state: GameState, *moves: str) -> GameState:
    """The state after these moves, each a seat and a command: `"0 lead 7S"`."""
    for move in moves:
        seat, command = move.split(maxsplit=1)
        state = after(state, int(seat), read_command(command)).after
    return state


def events_of(state: GameState, move: str) -> tuple[Event, ...]:
    """The consequences of one move."""
    seat, command = move.split(maxsplit=1)
    return decide(state, int(seat), read_command(command))


def event_types(state: GameState, move: str) -> list[str]:
    """The names of what follows from one move."""
    return [event.type for event in events_of(state, move)]


def refusal(state: GameState, move: str) -> Refusal:
    """The refusal of a move. Raises AssertionError when it is accepted."""
    try:
        events = events_of(state, move)
    except Refused as refused:
        return refused.refusal
    raise AssertionError(f"{move} was accepted: {events}")


def hand(state: GameState, seat: int) -> str:
    """The hand as text, in canonical order."""
    return " ".join(card.code for card in state.hands[seat]) or "-"


def codes(cards: Sequence[Card]) -> str:
    """Cards as text."""
    return " ".join(card.code for card in cards)


def opening_after(state: GameState, **changes: object) -> Opening:
    """Return how the next game of the same people begins, by the same rules with these changes."""
    return next_opening(state, RuleSet.from_json(state.rules.to_json() | changes), state.seats)
