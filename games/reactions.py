"""The port between what was committed and what reacts to it.

Services notify; `durak_site.wiring` subscribes. Neither knows the other.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeVar

from django.db import transaction
from django.dispatch import Signal

logger = logging.getLogger(__name__)


chat_posted = Signal()
"""Something was said in the chat of a series: `series_id`. Sent on commit, whoever fails."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Committed:
    """What one transaction changed in one game: numbers only, no secret, small enough to send.

    The new events have the versions `first_version` … `last_version`; there are none when
    `first_version` is `last_version + 1`. `is_table_changed` tells of seats, host or status,
    `is_rating_due` that a rated game is over.
    """

    game_id: str
    first_version: int
    last_version: int
    is_table_changed: bool
    awaited_bots: tuple[int, ...] = ()
    is_rating_due: bool = False
    people: tuple[int, ...] = ()
    """The users whom the game awaits now; at its beginning and its end all who play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """What one person is to hear at once, whatever they look at: ids only, as in `Committed`."""

    user_id: int
    about: Literal["match"]
    game_id: str


Reaction = Callable[[Committed], None]
Listener = Callable[[Word], None]
News = TypeVar("News", Committed, Word)

_reactions: dict[str, Reaction] = {}
_listeners: dict[str, Listener] = {}


def subscribe(name: str, reaction: Reaction) -> None:
    """Call `reaction` after every commit from now on; the same name again replaces it."""
    _reactions[name] = reaction


def notify_on_commit(committed: Committed) -> None:
    """Tell all reactions once the current transaction is durable; never if it is rolled back."""
    transaction.on_commit(partial(notify, committed))


def notify(committed: Committed) -> None:
    """Tell all reactions now.

    The command is accepted and durable at this point, so a reaction that fails (its broker is
    down) must not turn it into an error: it is logged with its traceback, the others still run,
    and what is lost is made good by resuming sockets and by the sweeps.
    """
    _tell_all(_reactions, committed)


def listen(name: str, listener: Listener) -> None:
    """Call `listener` with every word from now on; the same name again replaces it."""
    _listeners[name] = listener


def say_on_commit(word: Word) -> None:
    """Have one person told once the current transaction is durable; never if it is rolled back."""
    transaction.on_commit(partial(say, word))


def say(word: Word) -> None:
    """Tell all listeners now. One that fails is logged, as for `notify`."""
    _tell_all(_listeners, word)


def _tell_all(those: Mapping[str, Callable[[News], None]], news: News) -> None:
    for name, told in tuple(those.items()):
        try:
            told(news)
        except Exception:  # whatever it is, what was accepted stays accepted
            logger.exception("reaction %s failed at %s", name, news)
