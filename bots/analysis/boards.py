"""A position on the analysis board: set up, make moves, take them back. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass

from bots.analysis.errors import CannotPlayOn
from bots.analysis.soundness import fault_of
from games.engine import (
    Command,
    Event,
    GameState,
    Phase,
    Refused,
    Seat,
    advance,
    evolve,
    legal_offers,
)
from games.engine.errors import Malformed
from games.engine.events import PlayerLeft
from games.engine.notation import GameRecord, read_game, read_position
from games.engine.notation.games import move_of
from games.play.errors import CommandRefused
from web.http.errors import InvalidInput
from web.http.field_sentences import between


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move on the board with all that came of it."""

    seat: Seat
    command: Command
    events: tuple[Event, ...]


def position_from(text: str) -> GameState:
    """Return the position of a text that can be played on. Raises InvalidInput."""
    try:
        state = read_position(text)
    except Malformed as error:
        raise InvalidInput("position", (error.code, str(error))) from error
    fault = fault_of(state)
    if fault is not None:
        raise InvalidInput("position", ("cannot_be_played", fault))
    return state


def game_from(text: str) -> tuple[GameRecord, tuple[Event, ...]]:
    """Return the game of a text, and its events, found by playing it. Raises InvalidInput."""
    try:
        record = read_game(text)
        return record, record.events()
    except Malformed as error:
        raise InvalidInput("notation", (error.code, str(error))) from error


def moment_of(events: Sequence[Event], at: int) -> tuple[int, GameState]:
    """Return the first version from `at` on at which the game waits for a player, and its state.

    The last version of the game, if it waits no more. Raises InvalidInput for an unknown version.
    """
    if not 1 <= at <= len(events):
        raise InvalidInput("at", ("out_of_range", between(1, len(events))))
    state: GameState | None = None
    for version, event in enumerate(events, start=1):
        state = evolve(state, event)
        if version >= at and _is_decided_next(events, version):
            return version, state
    raise AssertionError("the last version of a game is a moment of it")


def _is_decided_next(events: Sequence[Event], version: int) -> bool:
    """Return whether the version is followed by a player's own event, or by none."""
    following = events[version] if version < len(events) else None
    return following is None or isinstance(following, PlayerLeft) or move_of(following) is not None


def play_on(
    state: GameState, moves: Sequence[tuple[Seat, Command]]
) -> tuple[tuple[PlayedMove, ...], GameState]:
    """Return the moves with their events, and the position after them.

    Raises CommandRefused, and CannotPlayOn for a new deal, which would need other cards.
    """
    played: list[PlayedMove] = []
    for number, (seat, command) in enumerate(moves):
        try:
            events, following = advance(state, seat, command)
        except Refused as refused:
            legal = legal_offers(state, seat) if seat < state.seats else ()
            raise CommandRefused(reason=refused, version=number, legal=legal) from refused
        if following.phase is Phase.DEAL:
            raise CannotPlayOn("A new deal has other cards, which nobody knows.")
        played.append(PlayedMove(seat, command, events))
        state = following
    return tuple(played), state
