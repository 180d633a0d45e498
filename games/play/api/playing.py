"""Make a move: play a command for a caller, and the reply, for the fast path and the view."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from games.engine.wire import command_from_json
from games.play.api.bodies import CommandRequest
from games.play.errors import NotYourSeat, StaleVersion
from games.play.log import version_of
from games.play.messages.events import events_json
from games.play.messages.view import view_json
from games.play.selectors.games import get_game
from games.play.selectors.seals import check_not_sealed
from games.play.selectors.snapshots import cached_snapshot
from games.play.selectors.updates import update_of
from games.play.selectors.viewers import own_seat, seat_of, viewer_of
from games.play.services.commands import Accepted, submit_command
from games.play.services.players import PersonActor
from web.http.idempotency import REPLAYED_HEADER
from web.http.problems import Problem


class CommandAnswer(NamedTuple):
    """The answer to an accepted command: a `CommandReply` and its headers."""

    body: dict[str, Any]
    headers: Mapping[str, str]


def play_command(
    game_id: str, user_id: int, request: CommandRequest, *, key: str | None
) -> CommandAnswer:
    """Play the command for the caller's seat.

    Raises Malformed, Problem `stale_version` with the missed events, NotFound (also for a sealed
    game of others), and the errors of `submit_command`.
    """
    check_not_sealed(game_id, user_id=user_id)
    command = command_from_json(request.command)
    seat = _seat(game_id, user_id) if request.seat is None else request.seat
    try:
        accepted = submit_command(
            game_id=game_id,
            by=PersonActor(user_id),
            seat=seat,
            command=command,
            expected_version=request.expected_version,
            expected_mark=request.expected_mark,
            idempotency_key=key,
        )
    except StaleVersion as error:
        raise _stale(error, game_id, user_id) from error
    return _accepted(accepted)


def _seat(game_id: str, user_id: int) -> int:
    # The seat may be outdated; `submit_command` checks it again.
    snapshot = cached_snapshot(game_id)
    seat = None if snapshot is None else seat_of(game=snapshot.game, user_id=user_id)
    if seat is None:
        seat = own_seat(game_id=game_id, user_id=user_id)
    if seat is None:
        get_game(game_id)
        raise NotYourSeat("You have no seat in this game.")
    return seat


def _accepted(accepted: Accepted) -> CommandAnswer:
    seen = accepted.update
    headers = {REPLAYED_HEADER: "true"} if accepted.is_replay else {}
    return CommandAnswer({**view_json(seen), "events": events_json(seen.events)}, headers)


def _stale(error: StaleVersion, game_id: str, user_id: int) -> Problem:
    game = get_game(game_id)
    viewer = viewer_of(game=game, user_id=user_id)
    after = error.expected if error.mark is None else version_of(error.mark)
    update = update_of(game, after=after)
    is_other_history = error.mark is not None and update.marks_after(error.mark) is None
    return Problem(
        error.code,
        f"The game is at version {game.version}, not {error.mark or error.expected}.",
        version=game.version,
        mark=update.mark,
        events=None if is_other_history else events_json(update.events_seen_by(viewer)),
    )
