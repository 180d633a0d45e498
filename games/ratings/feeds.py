"""The feed of what a game has done to the ratings of its players."""

from functools import partial
from typing import Any

from games.play.feeds.game import GameFeed
from games.play.models import GameStatus
from games.play.selectors.games import get_game
from games.ratings.messages import game_ratings_json, ratings_message
from games.ratings.reactions import RatingEntered
from web.database.threads import read
from web.realtime.feeds import Client, Feed
from web.realtime.groups import Message, publish

NOT_YET = {"unrated", "pending"}


def ratings_group(game_id: str) -> str:
    """Return the name of the group of all feeds of a game's ratings."""
    return f"ratings.{game_id}"


def publish_ratings(news: RatingEntered) -> None:
    """Notify all sockets of the game that its ratings have changed."""
    publish(ratings_group(news.game_id), {"type": "ratings.entered"})


class RatingsFeed(Feed):
    """Sends how a rated game that is over has changed ratings, once for each change."""

    __slots__ = ("_game", "_game_id", "_is_rated", "_sent")
    name = "ratings"

    def __init__(self, client: Client, *, game: GameFeed, game_id: str) -> None:
        super().__init__(client)
        self._game = game
        self._game_id = game_id
        self._is_rated = False
        self._sent: dict[str, Any] | None = None

    async def begin(self) -> None:
        """Subscribe to the ratings of a rated game."""
        self._is_rated = self._game.row.is_rated
        if self._is_rated:
            await self.client.subscribe(ratings_group(self._game_id))

    async def greet(self) -> None:
        """Send the changes of a game that is over."""
        await self.catch_up()

    async def receive(self, message: Message) -> None:  # noqa: ARG002 - the notice has no content
        """Send the changes after a notice, and the end of the game before them.

        The notice of the end may have got lost.
        """
        if self._game.status != GameStatus.FINISHED:
            await self._game.catch_up()
        if self._game.status == GameStatus.FINISHED:
            await self._send()

    async def catch_up(self) -> None:
        """Send the changes that the client lacks."""
        if self._is_rated and self._game.status == GameStatus.FINISHED and self._sent is None:
            await self._send()

    async def _send(self) -> None:
        ratings = await read(partial(_read, self._game_id))
        if ratings["status"] not in NOT_YET and ratings != self._sent:
            self._sent = ratings
            await self.client.send(ratings_message(self._game_id, ratings))


def _read(game_id: str) -> dict[str, Any]:
    return game_ratings_json(get_game(game_id))
