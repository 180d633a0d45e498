"""Event handlers (signals, publish and subscribe): reactions to the commits of services.

A service announces a value, and `durak_site.wiring` adds the reactions. Neither imports the other,
so that packages above a service can react to it.
"""

import logging
from collections.abc import Callable
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from django.db import transaction

from web.monitoring import metrics
from web.monitoring.tracing import span

log = logging.getLogger(__name__)

News = TypeVar("News")


class _Reaction(NamedTuple, Generic[News]):
    call: Callable[[News], None]
    when: Callable[[News], bool]


class Reactions(Generic[News]):
    """The reactions to one kind of news. The news is a value without secrets: ids and numbers."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._in_transaction: dict[str, _Reaction[News]] = {}
        self._on_commit: dict[str, _Reaction[News]] = {}

    def add(
        self,
        name: str,
        reaction: Callable[[News], None],
        *,
        when: Callable[[News], bool] = lambda _: True,
    ) -> None:
        """Call `reaction` after commits of news for which `when` holds.

        It replaces a reaction with the same name.
        """
        self._on_commit[name] = _Reaction(partial(self._call, name, reaction), when)

    def add_in_transaction(
        self,
        name: str,
        reaction: Callable[[News], None],
        *,
        when: Callable[[News], bool] = lambda _: True,
    ) -> None:
        """Call `reaction` inside the transaction of news for which `when` holds.

        An error in it rolls the transaction back.
        """
        self._in_transaction[name] = _Reaction(reaction, when)

    def writes_for(self, news: News) -> bool:
        """Return whether any reaction runs inside the transaction of the news."""
        return any(own.when(news) for own in self._in_transaction.values())

    def announce(self, news: News) -> None:
        """Call the reactions in the transaction now, and those on commit after the commit.

        Reactions on commit are never called after a rollback, and are called immediately if no
        transaction is open.
        """
        self.react_in_transaction(news)
        transaction.on_commit(partial(self.react, news))

    def react_in_transaction(self, news: News) -> None:
        """Call the reactions in the transaction now."""
        for own in tuple(self._in_transaction.values()):
            if own.when(news):
                own.call(news)

    def react(self, news: News) -> None:
        """Call the reactions on commit now.

        The write is durable at this point, so a failing reaction (its broker is down) must not turn
        the request into an error. The failure is logged with its traceback, the other reactions
        still run, and sockets that resume and sweeps repair the missing effects.
        """
        for own in tuple(self._on_commit.values()):
            if own.when(news):
                own.call(news)

    def _call(self, name: str, reaction: Callable[[News], None], news: News) -> None:
        try:
            with span(f"reaction {name}"):
                reaction(news)
        except Exception:  # any error: the write is already committed
            metrics.reactions_failed.labels(name).inc()
            log.exception("%s: reaction %s failed at %s", self.name, name, news)
