"""The feed of an account: the person's games, matches and notifications, on every page."""

from collections.abc import Mapping, Sequence
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
from games.play.messages.game import terms_json
from games.play.reactions import Committed
from games.play.selectors.own_games import (
    OwnGameStatus,
    awaiting_games_of,
    own_game_cached,
    own_game_of,
    starting_games_of,
)
from notifications.reactions import Notified
from notifications.selectors.notifications import (
    find_notifications,
    unread_count,
    unread_counts,
)
from web.database.threads import read
from web.realtime.feeds import Client, Feed
from web.realtime.groups import Message, publish
from web.realtime.presence import mark_online_async
from web.realtime.refusals import SESSION_ENDED, ConnectionRefused


def account_group(user_id: int) -> str:
    """Return the name of the group of all feeds of an account."""
    return f"account.{user_id}"


def publish_to_user(user_id: int, message: Message) -> None:
    """Publish a message of `games.play.messages.account` to every page of a person.

    Call this after a commit. A failure is logged; the database has everything that must not get
    lost.
    """
    publish(account_group(user_id), {"type": "account.message", "message": message})


def publish_notifications(news: Notified) -> None:
    """Send notifications to every page of their people."""
    rows = find_notifications(news.notification_ids)
    unread = unread_counts({row.user_id for row in rows})
    for row in rows:
        publish_to_user(row.user_id, notification_message(row, unread=unread[row.user_id]))


def publish_unread(user_id: int) -> None:
    """Publish the number of unread notifications to every page of a person."""
    publish_to_user(user_id, unread_message(unread_count(user_id)))


def publish_standing(user_id: int) -> None:
    """Let all pages of a person read the decisions of staff again."""
    publish_to_user(user_id, standing_message())


def publish_own_games(committed: Committed) -> None:
    """Notify the people whom a commit concerns; their feeds read the status of the game."""
    for user_id in committed.people:
        notice = {
            "type": "account.game",
            "game_id": committed.game_id,
            "version": committed.last_version,
            "mark": committed.mark,
        }
        publish(account_group(user_id), notice)


class AccountFeed(Feed):
    """Sends the messages for one person, also for a guest.

    `_sent` has the status of each game as the client got it last, by game id; `_matches` has the
    paired games that the client got. So a ping can repair lost messages, and nothing is sent twice.
    """

    __slots__ = ("_account", "_matches", "_sent", "_unread")
    name = "account"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        if client.user_id is None:
            detail = "Log in or play as a guest first."
            raise ConnectionRefused(SESSION_ENDED, "not_authenticated", detail)
        self._account = client.user_id
        self._sent: dict[str, OwnGameStatus] = {}
        self._matches: set[str] = set()
        self._unread = 0

    @property
    def groups(self) -> Sequence[str]:
        """Return the group of the account."""
        return (account_group(self._account),)

    async def greet(self) -> None:
        """Send the games that await the person, and how much is unread."""
        games = await self._awaiting()
        self._sent = {game.game_id: game for game in games}
        self._unread = await self._count()
        await self.mark_present()
        await self.client.send(hello_message(games, unread=self._unread))
        await self._send_matches()

    async def receive(self, message: Message) -> None:
        """Send a complete message as it came, or the status of a game that has changed."""
        if message["type"] == "account.message":
            await self._send_message(message["message"])
            return
        game_id, version = message["game_id"], message["version"]
        mark = message.get("mark", "")  # older releases don't send it
        game = own_game_cached(game_id=game_id, user_id=self._account, version=version, mark=mark)
        if game is None or self._may_be_older(game):
            game = await read(partial(own_game_of, game_id=game_id, user_id=self._account))
        if game is not None:
            await self._send_game(game)

    async def catch_up(self) -> None:
        """Send the messages that the client lacks."""
        games = await self._awaiting()
        for game in games:
            await self._send_game(game)
        # Games that are over or await others are not needed any more.
        self._sent = {game.game_id: game for game in games}
        await self._send_matches()
        unread = await self._count()
        if unread != self._unread:
            self._unread = unread
            await self.client.send(unread_message(unread))

    async def mark_present(self) -> Mapping[str, Any]:
        """Note that the person is present."""
        mark_online_async(self._account)
        return {}

    async def _send_message(self, message: Message) -> None:
        self._unread = message.get("unread", self._unread)
        if message["t"] == "match":
            if message["game"] in self._matches:
                return
            self._matches.add(message["game"])
        await self.client.send(message)

    async def _count(self) -> int:
        return await read(partial(unread_count, self._account))

    async def _awaiting(self) -> list[OwnGameStatus]:
        return await read(partial(awaiting_games_of, self._account))

    async def _send_matches(self) -> None:
        """Send the paired games that wait for an answer, if the client did not get them before."""
        before = set(self._matches)
        waiting = await read(partial(starting_games_of, self._account))
        for game in waiting:
            if game.pk not in self._matches:
                self._matches.add(game.pk)
                terms = terms_json(game, seats=len(game.all_seats))
                await self.client.send(match_message(game.pk, terms))
        # Games that have begun or were given up are not needed any more.
        self._matches -= before - {game.pk for game in waiting}

    def _may_be_older(self, game: OwnGameStatus) -> bool:
        """Return whether a cached status may be older than the one that was sent last."""
        sent = self._sent.get(game.game_id)
        return sent is not None and game.version <= sent.version and not _is_same(game, sent)

    async def _send_game(self, game: OwnGameStatus) -> None:
        """Send the status of the game, unless the client has it."""
        sent = self._sent.get(game.game_id)
        if sent is None or not _is_same(game, sent):
            self._sent[game.game_id] = game
            await self.client.send(own_game_message(game))


def _is_same(one: OwnGameStatus, other: OwnGameStatus) -> bool:
    """Return whether the game is at the same version of the same history in both."""
    if one.mark and other.mark:
        return one.mark == other.mark
    return one.version == other.version
