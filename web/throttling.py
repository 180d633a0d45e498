"""Limits on the requests of one caller, counted in Redis for all web processes together."""

import functools
import logging
import math
import threading
import time
from dataclasses import dataclass

import redis
from django.conf import settings
from limits import RateLimitItem, parse
from limits.storage import RedisStorage
from limits.strategies import FixedWindowRateLimiter
from redis.backoff import NoBackoff
from redis.retry import Retry
from rest_framework.request import Request

from web.problems import Problem

log = logging.getLogger(__name__)

A_LEASE_IS_ONE_IN = 100
LONGEST_LEASE_SECONDS = 10.0
MOST_LEASES = 20_000


@functools.cache
def _limiter(url: str) -> FixedWindowRateLimiter:
    # Redis answers at once or is left out: a request doesn't wait until Redis is back.
    pool = redis.ConnectionPool.from_url(
        url, socket_timeout=1, socket_connect_timeout=1, retry=Retry(NoBackoff(), 0)
    )
    uri = url.replace("unix://", "redis+unix://", 1)
    return FixedWindowRateLimiter(
        RedisStorage(uri, connection_pool=pool, key_prefix="durak:limits")
    )


class _Leases:
    """Requests that were counted in advance, so that Redis isn't asked for each.

    A caller whose limit allows hundreds is counted some ahead at a time; what they don't use of
    that while the window lasts is lost to them, at most a hundredth of the limit a process.
    """

    def __init__(self) -> None:
        self._left: dict[tuple[str, ...], tuple[int, float]] = {}
        self._lock = threading.Lock()

    def take(self, who: tuple[str, ...]) -> bool:
        """Whether a request of `who` was counted in advance; it is taken off then."""
        with self._lock:
            left, until = self._left.get(who, (0, 0.0))
            if left < 1 or time.monotonic() > until:
                return False
            self._left[who] = left - 1, until
            return True

    def keep(self, who: tuple[str, ...], count: int, seconds: float) -> None:
        """Keep for so long that this many further requests of `who` were counted."""
        with self._lock:
            if len(self._left) >= MOST_LEASES:
                self._left.clear()
            self._left[who] = count, time.monotonic() + seconds

    def clear(self) -> None:
        """Forget all of them."""
        with self._lock:
            self._left.clear()


leases = _Leases()


@functools.cache
def _parsed(rate: str) -> RateLimitItem:
    return parse(rate)


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `rate` (as in `"30/minute"`) requests of `scope` from one caller.

    A caller is a user, or an address where nobody is logged in; `by_address` counts addresses only.
    """

    scope: str
    rate: str
    by_address: bool = False

    def check(self, request: Request) -> None:
        """Count this request. Raises Problem `throttled` beyond the limit."""
        self.check_caller(self._caller(request))

    def check_caller(self, caller: str) -> None:
        """Count one request of the named caller. Raises Problem `throttled` beyond the limit."""
        wait = seconds_to_wait(_parsed(self.rate), self.scope, caller)
        if wait is not None:
            seconds = max(1, math.ceil(wait))
            raise Problem(
                "throttled",
                f"Too many requests. Try again in {seconds} s.",
                headers={"Retry-After": str(seconds)},
            )

    def _caller(self, request: Request) -> str:
        if request.user.is_authenticated and not self.by_address:
            return f"user {request.user.pk}"
        return f"address {address_of(request)}"


def seconds_to_wait(limit: RateLimitItem, *who: str) -> float | None:
    """Count one more request of `who`: the seconds to wait, or None if it is within the limit.

    While Redis can't be reached nothing is limited, because going on to play matters more.
    """
    if not settings.DURAK_RATE_LIMITS:
        return None
    if leases.take(who):
        return None
    limiter = _limiter(settings.DURAK_REDIS_URL)
    ahead = limit.amount // A_LEASE_IS_ONE_IN
    try:
        if limiter.hit(limit, *who, cost=1 + ahead):
            if ahead:
                # The window may have begun long ago; a lease must not outlive it by much.
                leases.keep(who, ahead, min(LONGEST_LEASE_SECONDS, limit.get_expiry()))
            return None
        return limiter.get_window_stats(limit, *who).reset_time - time.time()
    except redis.RedisError:
        log.exception("Redis can't be reached: requests are not limited.")
        return None


def address_of(request: Request) -> str:
    """The caller's network address, as the ASGI server gives it; "unknown" if it gives none."""
    return str(request.META.get("REMOTE_ADDR") or "unknown")
