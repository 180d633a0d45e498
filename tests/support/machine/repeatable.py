"""Time and chance of a run, both its own, so that a seed gives the same run again."""

import random
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any, TypeVar

import pytest
from django.utils import timezone

from web.realtime import presence

_T = TypeVar("_T")
START = datetime(2026, 1, 5, 12, tzinfo=UTC)


class OwnTime:
    """The moment that services, rows and presence take for now; it stands until it is moved."""

    def __init__(self, patches: pytest.MonkeyPatch) -> None:
        self.now = START
        # The defaults of columns hold on to `timezone.now` itself, so what it asks is replaced.
        patches.setattr(timezone, "datetime", self._datetime())
        patches.setattr(presence, "time", self)

    def go_on(self, seconds: float) -> None:
        """So much time passes."""
        self.now += timedelta(seconds=seconds)

    def time(self) -> float:
        """Seconds since 1970, as of `time.time`."""
        return self.now.timestamp()

    def monotonic(self) -> float:
        """Seconds that only grow, as of `time.monotonic`."""
        return self.now.timestamp()

    def _datetime(self) -> type[datetime]:
        own = self

        class OwnDatetime(datetime):
            """A datetime whose now is this time's."""

            @classmethod
            def now(cls, tz: tzinfo | None = None) -> Any:
                """The moment, of the ordinary type, which the databases know."""
                return own.now.astimezone(tz)

        return OwnDatetime


def draw_secrets_from(rng: random.Random, patches: pytest.MonkeyPatch) -> None:
    """Make the secrets of games, their ids and the order of seats follow from the seed."""

    def choice(items: Sequence[_T]) -> _T:
        return rng.choice(items)

    patches.setattr(secrets, "choice", choice)
    patches.setattr(secrets, "token_bytes", rng.randbytes)
    patches.setattr(secrets, "randbelow", rng.randrange)
