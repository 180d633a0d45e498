"""The machine's people, its time, how it asks the services, and what it checks after every step."""

import functools
import random
import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, ParamSpec, TypeVar

import pytest
import redis
from django.conf import settings
from django.db import connections
from django.db.models import Model
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant

from accounts.models import User
from accounts.services.people import create_guest
from accounts.services.relations import follow
from games.engine import InvalidRules
from games.play.models import Game
from games.play.reactions import Committed
from tests.support.emptying import empty_database
from tests.support.machine.game_laws import GameLaws
from tests.support.machine.people_laws import PeopleLaws
from tests.support.machine.repeatable import OwnTime, draw_secrets_from
from tests.support.machine.rows import ROOMS, Rows, all_rows, differing
from web.database.reactions import Reactions
from web.http.errors import ServiceError
from web.realtime import presence

_P = ParamSpec("_P")
_T = TypeVar("_T")
ACCOUNTS, GUESTS = 6, 2
ANY = st.integers(0, 255)
"""An index into people, games or seats. Their number is only known when a rule runs."""
SEEDS = st.integers(0, 2**32)
Refusal = ServiceError | InvalidRules


class AskedTurn(NamedTuple):
    """A bot is asked to play at this version."""

    game_id: str
    seat: int
    version: int


class GameMachine(RuleBasedStateMachine):
    """State that all rules share. The games are known from the database only."""

    def __init__(self) -> None:
        super().__init__()
        self._patches = pytest.MonkeyPatch()
        self.time = OwnTime(self._patches)
        self.users: list[User] = []
        self.turns: list[AskedTurn] = []
        """The bots' turns that are queued; a restart drops them."""
        self._news = 0
        self._rows: Rows | None = None
        self._lawful: Rows = {}
        self._statuses: frozenset[str] = frozenset()
        self._forgotten: Rows | None = None
        self._game_laws, self._people_laws = GameLaws(), PeopleLaws()
        # Reactions inside a transaction stay; those to a commit are noted in their place.
        self._patches.setattr(Reactions, "react", lambda _, news: self._hear_of(news))

    def people_come(self, seed: int) -> None:
        """Accounts, of whom the first two are friends, and guests."""
        draw_secrets_from(random.Random(seed), self._patches)
        self.users = [User.objects.create_user(f"player{n}", None, None) for n in range(ACCOUNTS)]
        self.users += [create_guest() for _ in range(GUESTS)]
        one, other = self.users[:2]
        self.do(follow, user=one, player_id=other.pk)
        self.do(follow, user=other, player_id=one.pk)

    @invariant()
    def all_laws_hold(self) -> None:
        """The laws, after every step that has written anything."""
        rows = self._rows_now()
        if rows == self._lawful:
            return
        self._game_laws.check()
        self._people_laws.check()
        self._lawful = rows
        self._statuses = frozenset(Game.objects.order_by().values_list("status", flat=True))

    def teardown(self) -> None:
        """Empty the database, and give time and chance back."""
        try:
            self._game_laws.check(unchanged_too=True)
        finally:
            self._patches.undo()
            _forget_all_but_the_database()
            empty_database()

    def ask(
        self, service: Callable[_P, _T], *args: _P.args, **arguments: _P.kwargs
    ) -> _T | Refusal:
        """Return the answer of a service. A refusal has changed no row and sent no message."""
        before, news = self._rows_now(), self._news
        try:
            return self.do(service, *args, **arguments)
        except (ServiceError, InvalidRules) as error:
            refusal = error
        assert differing(before, all_rows()) == {}, f"refused with {refusal!r}, and yet written"
        assert self._news == news, f"refused with {refusal!r}, and yet announced"
        self._rows = before
        return refusal

    def do(self, service: Callable[_P, _T], *args: _P.args, **arguments: _P.kwargs) -> _T:
        """Return the answer of a service that must not refuse."""
        self._rows = None
        return service(*args, **arguments)

    def has(self, *statuses: str) -> bool:
        """Return whether there was a game in one of these statuses after the last step."""
        return not self._statuses.isdisjoint(statuses)

    def has_any(self, model: type[Model]) -> bool:
        """Return whether there was a row of the model after the last step."""
        return bool(self._lawful.get(model._meta.db_table))

    def user(self, number: int) -> User:
        """One of the people."""
        return picked(self.users, number)

    def games(self, *statuses: str) -> list[Game]:
        """The games in one of these statuses, oldest first."""
        games = Game.objects.filter(status__in=statuses).prefetch_related("seats")
        return list(games.order_by("created_at", "pk"))

    def game(self, number: int, *statuses: str) -> Game:
        """One of these games, of which there is at least one."""
        return picked(self.games(*statuses), number)

    def is_to_be_forgotten(self) -> bool:
        """Return whether anything has been written since the last restart."""
        return self._forgotten != self._lawful

    def forget(self) -> None:
        """Drop all state of processes and Redis, as a restart does; the database stays."""
        self.turns.clear()
        _forget_all_but_the_database()
        self._game_laws.check(unchanged_too=True)
        self._forgotten = self._lawful

    def _rows_now(self) -> Rows:
        if self._rows is None:
            self._rows = all_rows()
        return self._rows

    def _hear_of(self, news: object) -> None:
        self._news += 1
        if isinstance(news, Committed):
            self.turns += [
                AskedTurn(news.game_id, bot.seat, news.last_version) for bot in news.awaited_bots
            ]


def picked(items: Sequence[_T], number: int) -> _T:
    """One of the items; a smaller number comes earlier, up to their number."""
    return items[number % len(items)]


def _forget_all_but_the_database() -> None:
    presence._marked_at.clear()
    with redis.Redis.from_url(settings.DURAK_REDIS_URL) as client:
        client.delete(presence.ONLINE, presence.PLAYING, presence.AT_TABLES)
    for cached in _caches():
        cached.cache_clear()
    connections.close_all()


def _caches() -> list[Any]:
    """Every cache of a function of the service."""
    return [
        value
        for name, module in tuple(sys.modules.items())
        if name.split(".")[0] in ROOMS
        for value in vars(module).values()
        if isinstance(value, functools._lru_cache_wrapper)
    ]
