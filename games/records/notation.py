"""Notation (PGN-like) of a finished game, as a text file."""

from collections.abc import Sequence
from typing import NamedTuple

from accounts.names import deleted_name
from games.engine.events import Event, PlayerLeft
from games.engine.notation import record_of, write_game
from games.engine.notation.games import move_of
from games.play.log import NumberedEvent, load
from games.play.models import Game, Seat, SeatKind
from games.play.selectors.seals import check_open
from games.play.time.columns import milliseconds


def notation_of(game: Game, *, language: str = "en") -> str:
    """Return the whole game in the notation of games (docs/notation.md), with its players and date.

    A deleted account has the name that `language` has for it. Raises GameNotFinished for any
    other game, and DealSealed, since the notation shows every card.
    """
    return timed_notation_of(game, language=language).text


class TimedNotation(NamedTuple):
    """A game's notation, and the times of its moves in milliseconds since the deal."""

    text: str
    move_times: list[int]


def timed_notation_of(game: Game, *, language: str) -> TimedNotation:
    """Return `notation_of`, with the times that it names in its tag `Times`."""
    check_open(game, "The notation holds all cards; it is given once the game is over.")
    log = load(game.pk)
    events, times = [numbered.event for numbered in log], _move_times(log)
    tags = {**_tags(game, language), **_left(events), "Times": " ".join(map(str, times))}
    return TimedNotation(write_game(record_of(events, tags)), times)


def _move_times(log: Sequence[NumberedEvent]) -> list[int]:
    begun = milliseconds(log[0].at)
    moves = [one for one in log if move_of(one.event) is not None]
    # The clock of a machine can be set back during a game.
    return [max(0, milliseconds(one.at) - begun) for one in moves]


def _left(events: Sequence[Event]) -> dict[str, str]:
    """Return the tag that names the seats whose players left, with the number of moves before."""
    left, moves = [], 0
    for event in events:
        moves += move_of(event) is not None
        if isinstance(event, PlayerLeft):
            left.append(f"{event.seat} after {moves}")
    return {"Left": ", ".join(left)} if left else {}


def _tags(game: Game, language: str) -> dict[str, str]:
    tags = {"Game": game.pk, "Commitment": game.commitment}
    if game.preset:
        tags["Preset"] = game.preset
    if game.first_game_id is not None:
        tags |= {"Series": game.first_game_id, "Number": str(game.series_number)}
    if game.started_at is not None:
        tags["Date"] = game.started_at.strftime("%Y-%m-%d")
    tags |= {f"Seat{seat.number}": _name(seat, language) for seat in game.all_seats}
    tags["Result"] = f"{game.reason}: {' '.join(map(str, game.places or []))}"
    return tags


def _name(seat: Seat, language: str) -> str:
    match seat.kind:
        case SeatKind.HUMAN:
            is_deleted = seat.user is not None and seat.user.is_scrubbed
            return deleted_name(language) if is_deleted else str(seat.user)
        case SeatKind.BOT:
            return f"bot ({seat.bot_level})"
        case SeatKind.OPEN:
            return ""
