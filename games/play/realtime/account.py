"""The socket of an account: what concerns one person, whatever they look at."""

from functools import partial
from typing import Any

from games.play.messages.account import (
    hello_message,
    match_message,
    notification_message,
    own_game_message,
    standing_message,
    unread_message,
)
from games.play.reactions import Committed
from games.play.realtime.base import SESSION_ENDED, PushConsumer
from games.play.realtime.requests import Objection
from games.play.selectors.own_games import (
    OwnGameStatus,
    awaiting_games_of,
    own_game_of,
    own_game_remembered,
    starting_games_of,
)
from notifications.reactions import Notified
from notifications.selectors.notifications import get_notification, unread_count
from web.database_threads import read
from web.hub import tell_group
from web.presence import note_here_soon


def account_group(user_id: int) -> str:
    """The group of all sockets of an account."""
    return f"account.{user_id}"


def tell_user(user_id: int, message: dict[str, Any]) -> None:
    """Have a message of `games.play.messages.account` sent to every page of a person, soon.

    Call it on commit. A failure is logged; what must not get lost is in the database as well.
    """
    tell_group(account_group(user_id), {"type": "account.message", "message": message})


def tell_notification(news: Notified) -> None:
    """Send a notification to every page of its person."""
    row = get_notification(news.notification_id)
    if row is not None:
        tell_user(news.user_id, notification_message(row, unread=unread_count(news.user_id)))


def tell_unread(user_id: int) -> None:
    """Have all pages of a person count the same."""
    tell_user(user_id, unread_message(unread_count(user_id)))


def tell_standing(user_id: int) -> None:
    """Have all pages of a person look up what staff decided."""
    tell_user(user_id, standing_message())


def push_own_games(committed: Committed) -> None:
    """Tell those whom a commit concerns; each of their sockets looks up how."""
    for user_id in committed.people:
        notice = {
            "type": "account.game",
            "game_id": committed.game_id,
            "version": committed.last_version,
        }
        tell_group(account_group(user_id), notice)


class AccountConsumer(PushConsumer):
    """Pushes what concerns one person, be it a guest.

    `_sent` are the versions of the games in the messages that the client was sent, `_matches` the
    paired games, so that a ping makes good what got lost, and nothing is sent twice.
    """

    _account: int
    _sent: dict[str, int]
    _matches: set[str]
    _unread: int

    async def account_message(self, notice: dict[str, Any]) -> None:
        """Something that came whole."""
        if not self._is_open:
            return
        message = notice["message"]
        self._unread = message.get("unread", self._unread)
        if message["t"] == "match":
            if message["game"] in self._matches:
                return
            self._matches.add(message["game"])
        await self._send(message)

    async def account_game(self, notice: dict[str, Any]) -> None:
        """A game of theirs began, awaits them, or is over."""
        if not self._is_open:
            return
        game_id, version = notice["game_id"], notice["version"]
        game = own_game_remembered(game_id=game_id, user_id=self._account, version=version)
        if game is None:
            game = await read(partial(own_game_of, game_id=game_id, user_id=self._account))
        if game is not None:
            await self._push(game)

    async def _begin(self) -> None:
        if self._user_id is None:
            objection = Objection("not_authenticated", "Log in or play as a guest first.")
            await self._refuse(SESSION_ENDED, objection)
            return
        self._account = self._user_id
        # In the group before anything is loaded, so that nothing falls in between.
        await self._join(account_group(self._account))
        await self._follow_session()
        self._begin_look()
        games = await self._awaiting()
        self._sent = {game.game_id: game.version for game in games}
        self._matches = set()
        self._unread = await self._count()
        self._is_open = True
        await self._tell_presence()
        await self._send(hello_message(games, unread=self._unread))
        await self._push_matches()

    async def _tell_presence(self) -> None:
        note_here_soon(self._account)

    async def _make_good(self) -> None:
        games = await self._awaiting()
        for game in games:
            await self._push(game)
        # What is over or waits for others need not be remembered.
        self._sent = {game.game_id: game.version for game in games}
        await self._push_matches()
        unread = await self._count()
        if unread != self._unread:
            self._unread = unread
            await self._send(unread_message(unread))

    async def _count(self) -> int:
        return await read(partial(unread_count, self._account))

    async def _awaiting(self) -> list[OwnGameStatus]:
        return await read(partial(awaiting_games_of, self._account))

    async def _push_matches(self) -> None:
        """Send the paired games that wait for an answer and that the client wasn't sent yet."""
        before = set(self._matches)
        waiting = await read(partial(starting_games_of, self._account))
        for game_id in waiting:
            if game_id not in self._matches:
                self._matches.add(game_id)
                await self._send(match_message(game_id))
        # What has begun or was given up need not be remembered.
        self._matches -= before - set(waiting)

    async def _push(self, game: OwnGameStatus) -> None:
        if self._sent.get(game.game_id, -1) < game.version:
            self._sent[game.game_id] = game.version
            await self._send(own_game_message(game))
