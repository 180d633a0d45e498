"""Commands planned on a cached snapshot are written only if the game's row is unchanged."""

import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.forms import model_to_dict
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from games.engine import Command
from games.play.errors import CommandRefused, Overtaken
from games.play.log import VersionConflict
from games.play.models import CommandReceipt, Game, StoredEvent
from games.play.selectors import rows, snapshots
from games.play.selectors.games import get_game
from games.play.services.commands import Accepted, submit_command
from games.play.services.handover import leave_running_game
from games.play.services.more_time import give_time
from games.play.services.plan import Plan, Request, plan_command
from games.play.services.write import write
from games.records.audit import audit
from tests.support.clocks import clocked_table
from tests.support.games import legal_move, person_on, play, running_table
from tests.support.limits import WITH_WHOLE_GAMES
from tests.support.sockets import open_socket, run
from tests.support.watching import user_on
from web.http.problems import problem_of_service
from webhooks.listeners import invalidate_listeners, listeners

pytestmark = [pytest.mark.django_db(transaction=True), WITH_WHOLE_GAMES]


def submit(game: Game, **options: Any) -> tuple[Accepted, int]:
    """Submit a legal command; return its answer and the number of statements."""
    seat, command = legal_move(game, random.Random(1))
    return submitted(game, seat, command, **options)


def submitted(game: Game, seat: int, command: Command, **options: Any) -> tuple[Accepted, int]:
    by = person_on(game, seat)
    with CaptureQueriesContext(connection) as queries:
        accepted = submit_command(game_id=game.pk, by=by, seat=seat, command=command, **options)
    return accepted, len(queries)


def leave_running_game_of_the_first(game: Game) -> Game:
    """Let the person on seat 0 leave the game."""
    return leave_running_game(game_id=game.pk, user_id=user_on(game, 0).pk)


async def test_a_game_with_a_socket_at_this_process_is_played_without_reads() -> None:
    game = await run(running_table, 2)
    async with (
        open_socket(f"games/{game.pk}", await run(user_on, game, 0)) as other,
        open_socket(f"games/{game.pk}", await run(user_on, game, 1)) as socket,
    ):
        # The first message notes each player as present. Players that are not noted, and webhooks,
        # are looked up every few seconds.
        await other.next()
        await socket.next()
        await run(invalidate_listeners)
        await run(listeners)
        accepted, statements = await run(submit, game, idempotency_key="one")
        message = await socket.until("events")
    # PostgreSQL takes one; SQLite BEGIN, the row, the events, the receipt, COMMIT.
    assert statements <= (1 if connection.vendor == "postgresql" else 5)
    assert message["version"] == accepted.update.version == game.version + 1
    assert await run(audit, await run(get_game, game.pk)) == ()


def test_without_a_socket_commits_of_other_processes_are_read_and_never_lost() -> None:
    game = running_table(3)
    older = snapshots.cached_snapshot(game.pk)
    for number, accepted in enumerate(play(game.pk, random.Random(5))):
        if number % 3 == 0:
            # As if another process had played: this process has an older version cached.
            older = snapshots.cached_snapshot(game.pk)
        else:
            assert older is not None
            snapshots._cache[game.pk] = older
        assert accepted.update.version == Game.objects.get(pk=game.pk).version
    assert audit(get_game(game.pk)) == ()


def test_a_change_without_a_version_is_not_written_over() -> None:
    game = clocked_table()
    giver, seat = 1 - game.awaited[0], game.awaited[0]
    cached = snapshots.cached_snapshot(game.pk)
    give_time(game_id=game.pk, user_id=user_on(game, giver).pk, seat=seat)
    assert snapshots.cached_snapshot(game.pk) is cached
    assert cached is not None
    before = Game.objects.get(pk=game.pk)
    plan = planned(cached, seat, legal_move(game, random.Random(1))[1])
    assert not write(plan)
    assert Game.objects.get(pk=game.pk).clock_state == before.clock_state != cached.game.clock_state
    accepted, _ = submit(game)
    assert accepted.update.version == game.version + 1


@pytest.mark.parametrize(
    "change",
    [
        {"status": "cancelled"},
        {"position": "spoilt"},
        {"version": 99},
        {"clock_state": []},
    ],
)
def test_a_plan_for_a_row_that_has_changed_is_not_written(change: dict[str, object]) -> None:
    game = running_table(2)
    cached = snapshots.cached_snapshot(game.pk)
    assert cached is not None
    seat, command = legal_move(game, random.Random(1))
    plan = planned(cached, seat, command, key="one")
    Game.objects.filter(pk=game.pk).update(**change)
    assert not write(plan)
    assert StoredEvent.objects.filter(game=game).count() == game.version
    assert not CommandReceipt.objects.filter(seat__game=game).exists()


def test_a_refusal_by_an_old_snapshot_is_checked_on_a_fresh_one() -> None:
    game = running_table(2)
    old = snapshots.cached_snapshot(game.pk)
    assert old is not None
    first, _ = submit(game)
    later = get_game(game.pk)
    seat, command = legal_move(later, random.Random(2))
    snapshots._cache[game.pk] = old
    with pytest.raises(CommandRefused):
        planned(old, seat, command)
    accepted, _ = submitted(later, seat, command)
    assert accepted.update.version == first.update.version + 1


def test_a_command_does_not_change_a_cached_row() -> None:
    game = running_table(3)
    kept: list[tuple[snapshots.Snapshot, object]] = []
    for _ in play(game.pk, random.Random(7)):
        cached = snapshots.cached_snapshot(game.pk)
        assert cached is not None
        kept.append((cached, as_it_is(cached)))
    assert len(kept) > 10
    assert all(as_it_is(cached) == before for cached, before in kept)


def as_it_is(snapshot: snapshots.Snapshot) -> object:
    """Return all columns of the row and its seats, as values that nobody can change."""
    return [pickle.dumps(model_to_dict(row)) for row in (snapshot.game, *snapshot.game.all_seats)]


def test_a_key_that_was_spent_is_answered_and_buys_nothing_more() -> None:
    game = running_table(2)
    seat, command = legal_move(game, random.Random(1))
    first, _ = submitted(game, seat, command, idempotency_key="one")
    again, _ = submitted(game, seat, command, idempotency_key="one")
    assert (first.is_replay, again.is_replay) == (False, True)
    assert again.update.events == first.update.events
    assert get_game(game.pk).version == first.update.version


def test_a_key_that_is_spent_after_the_row_was_read_is_answered_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = running_table(2)
    seat, command = legal_move(game, random.Random(1))
    first: list[Accepted] = []

    def read_and_overtaken(game_id: str) -> Game:
        row = rows.game_row(game_id)
        if not first:
            monkeypatch.undo()
            first.append(submitted(game, seat, command, idempotency_key="one")[0])
        return row

    monkeypatch.setattr("games.play.services.commands.cached_snapshot", lambda _: None)
    monkeypatch.setattr("games.play.services.commands.game_row", read_and_overtaken)
    again, _ = submitted(game, seat, command, idempotency_key="one")
    assert (first[0].is_replay, again.is_replay) == (False, True)
    assert again.update.events == first[0].update.events


@pytest.mark.parametrize("change", [submit, leave_running_game_of_the_first])
def test_a_log_that_has_the_next_version_already_is_broken(
    change: Callable[[Game], object],
) -> None:
    game = running_table(3)
    last = StoredEvent.objects.get(game=game, version=game.version)
    last.version += 1
    last.save(force_insert=True)
    with pytest.raises(VersionConflict):
        change(game)
    assert Game.objects.get(pk=game.pk).version == game.version


def test_a_game_in_which_others_are_always_quicker_is_said_to_be_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = running_table(2)
    monkeypatch.setattr("games.play.services.commands.write", lambda _: False)
    with pytest.raises(Overtaken) as error:
        submit(game)
    reply = problem_of_service(error.value)
    assert (reply.code, reply.status) == ("unavailable", 503)
    assert reply.headers == {"Retry-After": "5"}


def planned(
    snapshot: snapshots.Snapshot, seat: int, command: Command, key: str | None = None
) -> Plan:
    return plan_command(
        snapshot,
        Request(seat=seat, command=command, key=key),
        by=person_on(snapshot.game, seat),
        now=timezone.now(),
        heartbeat=None,
    )
