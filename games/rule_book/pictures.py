"""The pictures of the rules: each example of the sources, played by the engine."""

import functools
from dataclasses import dataclass

from games.engine import Event, GameState, InvalidRules, Malformed, Refused, decide, evolved, replay
from games.engine.notation import read_command
from games.play.teams import teams_of
from games.rule_book.frames import Frame, frame_of
from games.rule_book.positions import dealt, position
from games.rule_book.sources import Shown, Source, sources

_STEPS = {"play", "frame"}


@dataclass(frozen=True, slots=True)
class Picture:
    """An example as it is drawn: its moments in order, at a table with so many seats.

    `teams` has each seat's team, or is None where everybody plays alone.
    """

    heading: str
    shown: Shown
    caption: str
    seats: int
    teams: tuple[int, ...] | None
    frames: tuple[Frame, ...]


@functools.cache
def pictures() -> tuple[Picture, ...]:
    """Return all pictures. Raises ValueError for an example that is not as the engine plays it."""
    return tuple(picture_of(source) for source in sources())


def picture_of(source: Source) -> Picture:
    """Return the picture of one example.

    Raises ValueError where the engine plays something else.
    """
    try:
        return _played(source)
    except (ValueError, Refused, Malformed, InvalidRules) as error:
        raise ValueError(f"{source.heading}: {error}") from error


def _played(source: Source) -> Picture:
    first = next(n for n, line in enumerate(source.lines) if line.split()[0] in _STEPS)
    state, events = _set_up(source.lines[:first])
    frames: list[Frame] = []
    for line in source.lines[first:]:
        word, _, rest = line.partition(" ")
        match word:
            case "play":
                seat, _, command = rest.partition(" ")
                caused = decide(state, int(seat), read_command(command))
                state, events = evolved(state, caused), [*events, *caused]
            case "frame":
                frames.append(frame_of(state, events, rest.split()))
                events = []
            case _:
                raise ValueError(f"{line!r} is neither a play nor a frame")
    if events:
        raise ValueError("the last plays are in no frame")
    return Picture(
        heading=source.heading,
        shown=source.shown,
        caption=source.caption,
        seats=state.seats,
        teams=_teams(state),
        frames=tuple(frames),
    )


def _teams(state: GameState) -> tuple[int, ...] | None:
    """Return each seat's team, or None."""
    if state.rules.teams == "none":
        return None
    teams = teams_of(state.rules, state.seats)
    return tuple(
        number for seat in range(state.seats) for number, team in enumerate(teams) if seat in team
    )


def _set_up(lines: tuple[str, ...]) -> tuple[GameState, list[Event]]:
    *before, last = lines
    if not last.startswith("deal "):
        return position("\n".join(lines)), []
    rules = position("\n".join([*before, "hand -", "hand -"])).rules
    opening = dealt(rules, last.removeprefix("deal "))
    return replay(opening), list(opening)
