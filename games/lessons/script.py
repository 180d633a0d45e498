"""The script of a lesson: its pack, and the commands of both seats in order."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from games.engine import (
    Card,
    Command,
    Event,
    GameState,
    PlayerView,
    RuleSet,
    Seat,
    decide,
    evolved,
    new_game,
    replay,
    view_for,
)

LEARNER: Seat = 0
"""The seat of the learner; bots have all other seats."""


@dataclass(frozen=True, slots=True)
class Move:
    """A command of the script: its seat, and the version of the game at which it is played."""

    version: int
    seat: Seat
    command: Command


@dataclass(frozen=True)
class Script:
    """A lesson: its name, its rules, the pack in dealing order, and the commands by seat."""

    name: str
    rules: RuleSet
    seats: int
    pack: tuple[Card, ...]
    commands: tuple[tuple[Seat, Command], ...]

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The commands with the versions at which they are played."""
        return tuple(Move(version, seat, command) for version, seat, command, _ in self._played())

    @cached_property
    def end(self) -> GameState:
        """The state at the end of the lesson."""
        *_, (_, _, _, state) = self._played()
        return state

    def answer(self, version: int, view: PlayerView) -> Command | None:
        """Return the command that the script has for a seat that sees this.

        None away from the script.

        So a learner who has played something else meets a bot that plays for itself.
        """
        return next(
            (move.command for move, seen in self._seen if (move.version, seen) == (version, view)),
            None,
        )

    @cached_property
    def _seen(self) -> tuple[tuple[Move, PlayerView], ...]:
        """Each move with what its seat sees before it."""
        state = replay(self._deal)
        seen = []
        for move, (*_, after) in zip(self.moves, self._played(), strict=True):
            seen.append((move, view_for(state, move.seat)))
            state = after
        return tuple(seen)

    @cached_property
    def _deal(self) -> tuple[Event, ...]:
        return tuple(new_game(self.rules, self.seats, self.pack))

    def _played(self) -> Iterator[tuple[int, Seat, Command, GameState]]:
        """Each command with the version before it and the state after it."""
        version, state = len(self._deal), replay(self._deal)
        for seat, command in self.commands:
            events = decide(state, seat, command)
            state = evolved(state, events)
            yield version, seat, command, state
            version += len(events)
