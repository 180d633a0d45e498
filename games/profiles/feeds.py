"""The feed of the games of named players, for a stream."""

import re
import secrets
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from accounts.selectors.players import players_called
from accounts.selectors.relations import blockers_of
from games.play.messages.game import table_json
from games.play.models import Game, GameStatus, Seat
from games.play.reactions import Committed
from games.play.selectors.games import with_seats
from games.play.selectors.spectator_delay import tables_in_list
from games.profiles.current_games import current_games, may_be_shown
from games.profiles.messages import players_game_message, players_games_message
from web.database.prepared_statements import PreparedQuery
from web.database.threads import read
from web.realtime.feeds import Client, Feed, ResumePoint
from web.realtime.groups import Message, publish
from web.realtime.presence import mark_online_async
from web.realtime.refusals import UNKNOWN_GAME, ConnectionRefused
from web.realtime.single_flight import Loads

GROUP = "players"
MAX_PLAYERS = 100
MAX_REMEMBERED = 1000
OVER = {GameStatus.FINISHED, GameStatus.CANCELLED}
NAMED_PLAYERS = ResumePoint(
    re.compile(rf"[^,\x00-\x1f]{{1,24}}(,[^,\x00-\x1f]{{1,24}}){{0,{MAX_PLAYERS - 1}}}"),
    f"names of players, or their ids as in @4711, separated by commas, {MAX_PLAYERS} at most",
    {"type": "string", "minLength": 1, "maxLength": 25 * MAX_PLAYERS},
)
"""The form in which a client says whose games it wants."""

_changes: Loads[Game | None] = Loads(most=256)


def publish_players_game(committed: Committed) -> None:
    """Notify the feeds that a game of these people has changed; each feed reads the game."""
    people = [seat.user_id for seat in _peoples_seats(committed.game_id)]
    if people:
        publish(
            GROUP,
            {
                "type": "players.changed",
                "id": secrets.token_hex(8),
                "game_id": committed.game_id,
                "people": people,
            },
        )


_peoples_seats = PreparedQuery(
    lambda game_id: (
        Seat.objects.filter(game_id=game_id, user__isnull=False).order_by("number").only("user_id")
    ),
    "(the game)",
)


class PlayersGamesFeed(Feed):
    """Sends the running games of some players, and each of their games that begins or ends.

    `_shown` has the face of each game as the client got it last, so that nothing is sent twice and
    a heartbeat makes up for lost notices.
    """

    __slots__ = ("_called", "_players", "_shown")
    name = "players"

    def __init__(self, client: Client, *, called: Collection[str]) -> None:
        """Create the feed for players, by their names or ids."""
        super().__init__(client)
        self._called = called
        self._players: frozenset[int] = frozenset()
        self._shown: dict[str, object] = {}

    @property
    def groups(self) -> Sequence[str]:
        """Return the group of the games of all players."""
        return (GROUP,)

    async def begin(self) -> None:
        """Look the players up. Raises ConnectionRefused if there is no such one."""
        found = await read(partial(players_called, set(self._called)))
        if len(found) < len(set(self._called)):
            raise ConnectionRefused(UNKNOWN_GAME)
        self._players = frozenset(player.pk for player in found.values())

    async def greet(self) -> None:
        """Send the games that run."""
        self._note()
        games = await read(self._current)
        self._shown = {game.pk: _face(game) for game, _ in games}
        await self.client.send(players_games_message([json for _, json in games]))

    async def receive(self, message: Message) -> None:
        """Send a game that has begun, has changed or is over."""
        if self._players.isdisjoint(message["people"]):
            return
        load = partial(read, partial(_load, message["game_id"]))
        await self._show(await _changes.of(message["id"], load))

    async def catch_up(self) -> None:
        """Send the games that have begun or ended without a notice."""
        self._note()
        games = await read(self._current)
        running = {game.pk for game, _ in games}
        for game, _ in games:
            await self._show(game)
        for game_id in [one for one, face in self._shown.items() if _is_running(face)]:
            if game_id not in running:
                await self._show(await read(partial(_load, game_id)))

    async def _show(self, game: Game | None) -> None:
        if game is None or self._shown.get(game.pk) == _face(game):
            return
        if game.pk not in self._shown and game.status not in {
            GameStatus.ACTIVE,
            GameStatus.FINISHED,
        }:
            return
        json = await read(partial(self._seen, game))
        if json is None:
            return
        self._shown[game.pk] = _face(game)
        if len(self._shown) > MAX_REMEMBERED:
            del self._shown[next(iter(self._shown))]
        await self.client.send(players_game_message(json))

    def _note(self) -> None:
        if self.client.user_id is not None:
            mark_online_async(self.client.user_id)

    def _wanted(self) -> frozenset[int]:
        """Return the players without those who have blocked the viewer."""
        viewer = self.client.user_id
        return self._players if viewer is None else self._players - blockers_of(viewer)

    def _current(self) -> list[tuple[Game, dict[str, Any]]]:
        viewer = self.client.user_id
        games = current_games(self._wanted(), viewer_id=viewer)
        tables = tables_in_list(games, user_id=viewer)
        shown = (table_json(table, user_id=viewer) for table in tables)
        return list(zip(games, shown, strict=True))

    def _seen(self, game: Game) -> dict[str, Any] | None:
        """Return the game as the viewer sees it; None if the viewer may not know of it."""
        viewer = self.client.user_id
        people = {seat.user_id for seat in game.all_seats}
        if people.isdisjoint(self._wanted()) or not may_be_shown(game, viewer_id=viewer):
            return None
        (table,) = tables_in_list([game], user_id=viewer)
        return table_json(table, user_id=viewer)


def _load(game_id: str) -> Game | None:
    games = Game.objects.filter(pk=game_id).defer("server_seed", "position")
    return with_seats(games).first()


def _face(game: Game) -> tuple[object, ...]:
    """Return the facts whose change is sent: the status, and the versions at which players left."""
    return game.status, *(seat.left_version for seat in game.all_seats)


def _is_running(face: object) -> bool:
    return isinstance(face, tuple) and face[0] not in OVER
