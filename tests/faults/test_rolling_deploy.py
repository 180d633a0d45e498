"""A new version goes live under play: a migration, then one web process after the other.

The players ask the proxy, which takes each process out while it is restarted.
"""

import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from django.apps import apps
from django.db import connection, migrations, models
from django.db.migrations.state import ProjectState

from games.play.models import Game, GameStatus
from games.play.selectors.games import get_game
from games.records.audit import audit
from tests.support.games import MAX_COMMANDS, running_table
from tests.support.machines import Machine
from tests.support.offers import any_command
from tests.support.proxy import running_proxy
from tests.support.web import Web

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.long,
    pytest.mark.timeout(240),
    pytest.mark.skipif(connection.vendor != "postgresql", reason="it has one web process"),
]
GAMES = 6
"""So many that each process has some."""
COMMANDS_BETWEEN = 2
ADDED = migrations.AddField("game", "rolled_out", models.TextField(db_default="", default=""))


class ProxiedGame:
    """A game whose players ask the proxy."""

    def __init__(self, game: Game, web: Web) -> None:
        self.game_id = game.pk
        users = {seat.number: seat.user for seat in game.seats.all()}
        self._clients = [web.client(user) for _, user in sorted(users.items())]
        self._rng = random.Random(3)
        self.commands = 0

    def go_on(self, commands: int) -> None:
        """Play so many commands, or to the end; each is answered by a 200."""
        for _ in range(commands):
            game = get_game(self.game_id)
            if game.status == GameStatus.FINISHED:
                return
            seat = game.awaited[0]
            client = self._clients[seat]
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


def test_games_go_on_through_a_migration_and_the_restart_of_every_web_process(
    tmp_path: Path,
) -> None:
    processes = [Machine(tmp_path / name, 1) for name in ("one", "two")]
    with ExitStack() as stack, ThreadPoolExecutor(1) as pool:
        for process in processes:
            stack.callback(process.kill)
            process.start()
        addresses = [process.addresses[0] for process in processes]
        proxy = stack.enter_context(running_proxy(addresses))
        proxy.wait_for(web1="UP", web2="UP")
        plays = [ProxiedGame(running_table(2), Web(proxy.host)) for _ in range(GAMES)]

        def all_go_on() -> None:
            for play in plays:
                play.go_on(COMMANDS_BETWEEN)

        all_go_on()
        migrate(forwards=True)
        stack.callback(migrate, forwards=False)
        for number, process in enumerate(processes, 1):
            stopping = pool.submit(process.stop)
            while not stopping.done():
                all_go_on()
            stopping.result()
            process.start()
            proxy.wait_for(**{f"web{number}": "UP"})
        all_go_on()
        plays[0].go_on(MAX_COMMANDS)
    for play in plays:
        assert audit(get_game(play.game_id)) == ()
        assert play.commands >= COMMANDS_BETWEEN
    assert get_game(plays[0].game_id).status == GameStatus.FINISHED
