"""What reacts to what was committed.

A service announces; `durak_site.wiring` adds the reactions. Neither knows the other, so a room can
tell rooms above it without importing them.
"""

import logging
from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from django.db import transaction

log = logging.getLogger(__name__)

News = TypeVar("News")


class Reactions(Generic[News]):
    """The reactions to one kind of news, which is a value without secrets: ids and numbers."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._in_transaction: dict[str, Callable[[News], None]] = {}
        self._on_commit: dict[str, Callable[[News], None]] = {}

    def add(self, name: str, reaction: Callable[[News], None]) -> None:
        """Call `reaction` after every commit from now on; the same name again replaces it."""
        self._on_commit[name] = reaction

    def add_in_transaction(self, name: str, reaction: Callable[[News], None]) -> None:
        """Call `reaction` inside the transaction from now on: its error undoes the whole of it."""
        self._in_transaction[name] = reaction

    def announce(self, news: News) -> None:
        """Call the reactions inside the transaction, and all others once it is durable.

        The latter are never called if it is rolled back, and at once where none is open.
        """
        for reaction in tuple(self._in_transaction.values()):
            reaction(news)
        transaction.on_commit(partial(self.react, news))

    def react(self, news: News) -> None:
        """Call the reactions to a commit now.

        What was accepted is durable at this point, so a reaction that fails (its broker is down)
        must not turn it into an error: it is logged with its traceback, the others still run, and
        what is lost is made good by resuming sockets and by the sweeps.
        """
        for name, reaction in tuple(self._on_commit.items()):
            try:
                reaction(news)
            except Exception:  # whatever it is, what was accepted stays accepted
                log.exception("%s: reaction %s failed at %s", self.name, name, news)
