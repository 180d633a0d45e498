"""A new version goes live under play: a migration, then one web process after the other."""

import random
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from django.apps import apps
from django.db import connection, migrations, models
from django.db.migrations.state import ProjectState

from games.play.models import Game, GameStatus
from games.play.selectors.games import get_game
from games.records.audit import audit
from tests.support.games import running_table
from tests.support.limits import WITH_PROCESSES
from tests.support.offers import any_command
from tests.support.web import Web, running_web

if TYPE_CHECKING:
    import httpx

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.long,
    WITH_PROCESSES,
    pytest.mark.skipif(connection.vendor != "postgresql", reason="it has one web process"),
]
COMMANDS_BETWEEN = 6
ADDED = migrations.AddField("game", "rolled_out", models.TextField(db_default="", default=""))


class Play:
    """A game whose players ask any of the web processes that are there."""

    def __init__(self, game: Game) -> None:
        self.game_id = game.pk
        self._users = {seat.number: seat.user for seat in game.seats.all()}
        self._clients: dict[str, list[httpx.Client]] = {}
        self._rng = random.Random(3)
        self.commands = 0

    def come(self, web: Web) -> Callable[[], None]:
        """Ask this process too from now on; the function that is returned ends that."""
        self._clients[web.host] = [web.client(user) for _, user in sorted(self._users.items())]

        def go() -> None:
            for client in self._clients.pop(web.host):
                client.close()

        return go

    def go_on(self, commands: int) -> None:
        """Play so many commands, or to the end; each is answered by a 200."""
        for _ in range(commands):
            game = get_game(self.game_id)
            if game.status == GameStatus.FINISHED:
                return
            seat = game.awaited[0]
            client = self._rng.choice(list(self._clients.values()))[seat]
            look = client.get(f"games/{self.game_id}/legal").raise_for_status().json()
            body = {
                "command": any_command(look["legal"], self._rng),
                "expected_version": look["version"],
            }
            key = {"Idempotency-Key": f"k{self.commands}"}
            reply = client.post(f"games/{self.game_id}/commands", json=body, headers=key)
            assert reply.status_code == 200, reply.text
            self.commands += 1


def migrate(*, forwards: bool) -> None:
    """Apply the migration that the new version brings, or take it back."""
    before = ProjectState.from_apps(apps)
    after = before.clone()
    ADDED.state_forwards("play", after)
    with connection.schema_editor() as editor:
        if forwards:
            ADDED.database_forwards("play", editor, before, after)
        else:
            ADDED.database_backwards("play", editor, after, before)


def test_a_game_goes_on_through_a_migration_and_the_restart_of_every_web_process(
    tmp_path: Path,
) -> None:
    play = Play(running_table(2))
    with ExitStack() as all_processes, ExitStack() as old_two:
        old_one = all_processes.enter_context(ExitStack())
        one = old_one.enter_context(running_web(tmp_path / "1.log"))
        two = old_two.enter_context(running_web(tmp_path / "2.log"))
        leave_one, leave_two = play.come(one), play.come(two)
        play.go_on(COMMANDS_BETWEEN)
        migrate(forwards=True)
        all_processes.callback(migrate, forwards=False)
        play.go_on(COMMANDS_BETWEEN)
        three = all_processes.enter_context(running_web(tmp_path / "3.log"))
        play.come(three)
        leave_one()
        old_one.close()
        play.go_on(COMMANDS_BETWEEN)
        leave_two()
        old_two.close()
        play.go_on(1000)
    game = get_game(play.game_id)
    assert game.status == GameStatus.FINISHED
    assert audit(game) == ()
    assert play.commands > 3 * COMMANDS_BETWEEN
