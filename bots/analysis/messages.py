"""Replies of the analysis board."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from bots.analysis.boards import PlayedMove
from bots.analysis.models import Evaluation
from bots.commissions import Allowance
from bots.reviews.messages import Count, ReviewAllowance, ReviewedMove, allowance_json
from games.engine import Event, GameState, Watcher, awaited_seats, legal_offers, view_for
from games.engine.notation import GameRecord, write_position
from games.engine.wire import command_to_json, view_to_json
from games.play.messages.commands import Command, Offer, offers_json
from games.play.messages.events import Event as EventMessage
from games.play.messages.events import events_json
from games.play.messages.values import SeatNumber, Version
from games.play.messages.view import View
from games.play.selectors.updates import SeenEvent
from games.rule_words.messages import Rules
from web.http.messages import Message

Position = Annotated[str, Field(description="In the notation of positions.")]


class AnalysedMove(Message):
    """A move on the board, with all that came of it; versions are counted from its start."""

    seat: SeatNumber
    command: Command
    events: list[EventMessage]


class AnalysedTurn(Message):
    """A seat that may act, and its legal moves."""

    seat: SeatNumber
    is_awaited: Annotated[bool, Field(description="The game waits for it; others may act, too.")]
    legal: list[Offer]


class AnalysedPosition(Message):
    """A position with all its cards, and what every seat may do in it."""

    rules: Rules
    position: Position
    at: Annotated[
        Version | None,
        Field(description="The version of the game from which it is, before the moves."),
    ]
    start: Annotated[View, Field(description="The position before the moves.")]
    moves: list[AnalysedMove]
    view: View
    turns: Annotated[list[AnalysedTurn], Field(description="Empty once the game is over.")]


class ImportedGame(Message):
    """A game read from its notation, as its events with all cards open."""

    rules: Rules
    seats: Annotated[int, Field(ge=2)]
    tags: Annotated[dict[str, str], Field(description="The tags that tell of no card.")]
    events: list[EventMessage]


class EvaluationReply(Message):
    """The worth of each legal move of a position to one seat, or the progress of the judge."""

    id: str
    status: Literal["waiting", "running", "done", "failed"]
    judge: Annotated[int, Field(ge=1, description="The version of the judge.")]
    seat: SeatNumber
    done: Annotated[Count, Field(description="Groups of deals tried so far …")]
    total: Annotated[Count, Field(description="… of so many; 0 until that is known.")]
    moves: Annotated[list[ReviewedMove], Field(description="The best first; empty until done.")]
    not_judged: Annotated[
        Literal["rules", "not_in_turn", "no_choice"] | None,
        Field(description="The reason why there are no moves once it is done."),
    ]
    allowance: Annotated[
        ReviewAllowance | None, Field(description="The caller's; null without a login.")
    ]


def board_json(
    start: GameState, played: Sequence[PlayedMove], state: GameState, *, at: int | None
) -> dict[str, Any]:
    """Return the position as `AnalysedPosition`."""
    awaited, moves, version = awaited_seats(state), [], 0
    for move in played:
        moves.append(
            {
                "seat": move.seat,
                "command": command_to_json(move.command),
                "events": open_events_json(move.events, after=version),
            }
        )
        version += len(move.events)
    turns = [
        {"seat": seat, "is_awaited": seat in awaited, "legal": offers_json(legal)}
        for seat in range(state.seats)
        if (legal := legal_offers(state, seat))
    ]
    return {
        "rules": state.rules.to_json(),
        "position": write_position(state),
        "at": at,
        "start": view_to_json(view_for(start, Watcher.OPEN)),
        "moves": moves,
        "view": view_to_json(view_for(state, Watcher.OPEN)),
        "turns": turns,
    }


def open_events_json(events: Sequence[Event], *, after: int = 0) -> list[dict[str, Any]]:
    """Return the events with all their cards and without their cause."""
    return events_json(
        [
            SeenEvent(number, None, None, event)
            for number, event in enumerate(events, start=after + 1)
        ]
    )


def imported_json(record: GameRecord, events: Sequence[Event]) -> dict[str, Any]:
    """Return the game as `ImportedGame`."""
    return {
        "rules": record.rules.to_json(),
        "seats": record.seats,
        "tags": dict(record.tags),
        "events": open_events_json(events),
    }


def evaluation_json(row: Evaluation, allowance: Allowance | None) -> dict[str, Any]:
    """Return the row as `EvaluationReply`, for a reader who has this allowance."""
    result = row.result or {"moves": [], "not_judged": None}
    return {
        "id": row.digest,
        "status": row.status,
        "judge": row.judge,
        "seat": row.seat,
        "done": row.done,
        "total": row.total,
        **result,
        "allowance": None if allowance is None else allowance_json(allowance),
    }
