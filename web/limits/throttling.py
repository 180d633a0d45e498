"""Rate limiting (throttling, 429): requests of one caller, counted in Redis for all processes."""

import functools
import logging
import math
import threading
import time
from dataclasses import dataclass
from typing import Any, NamedTuple

import redis
from django.conf import settings
from django.http import HttpRequest
from limits import RateLimitItem, parse
from limits.storage import RedisStorage
from redis.backoff import NoBackoff
from redis.retry import Retry
from rest_framework.request import Request

from web.http.problems import Problem
from web.limits.addresses import caller_at
from web.redis.redis_url import redis_address

log = logging.getLogger(__name__)

A_LEASE_IS_ONE_IN = 40
MAX_LEASES = 20_000
NOTED = "durak.limits"
"""The key of a request's variables with the limits that counted it."""


@functools.cache
def _storage(url: str) -> RedisStorage:
    # Calls fail fast: a request doesn't wait until Redis is back.
    pool = redis_address(url).pool(
        socket_timeout=1, socket_connect_timeout=1, retry=Retry(NoBackoff(), 0)
    )
    # Only the scheme counts: the connection pool is passed in.
    return RedisStorage("redis://", connection_pool=pool, key_prefix="durak:limits")


class LimitStatus(NamedTuple):
    """The state of a rate limit for one caller after a request."""

    is_within: bool
    remaining: int
    resets_at: float
    """The end of the window, in seconds since 1970."""

    @property
    def seconds(self) -> int:
        """Return the whole seconds until the window ends; at least 1."""
        return max(1, math.ceil(self.resets_at - time.time()))


class _Lease(NamedTuple):
    left: int
    remaining: int
    resets_at: float


class _Leases:
    """Requests counted in advance, so that most requests need no call to Redis.

    If a limit allows hundreds of requests, a process counts some of them ahead until the window
    ends. A caller loses the unused ones: at most a fortieth of the limit for each process.
    """

    def __init__(self) -> None:
        self._leases: dict[tuple[str, ...], _Lease] = {}
        self._lock = threading.Lock()

    def take(self, who: tuple[str, ...]) -> LimitStatus | None:
        """Take one request of `who` that was counted in advance; None if there is none."""
        with self._lock:
            lease = self._leases.get(who)
            if lease is None or lease.left < 1 or time.time() >= lease.resets_at:
                return None
            self._leases[who] = lease._replace(left=lease.left - 1)
        # This process doesn't know the requests that others have counted since.
        remaining = lease.remaining + lease.left - 1
        return LimitStatus(is_within=True, remaining=remaining, resets_at=lease.resets_at)

    def keep(self, who: tuple[str, ...], count: int, standing: LimitStatus) -> None:
        """Store that this many further requests of `who` are counted in this window."""
        with self._lock:
            if len(self._leases) >= MAX_LEASES:
                self._leases.clear()
            self._leases[who] = _Lease(count, standing.remaining, standing.resets_at)

    def clear(self) -> None:
        """Drop all of them."""
        with self._lock:
            self._leases.clear()


leases = _Leases()


@functools.cache
def _parsed(rate: str) -> RateLimitItem:
    return parse(rate)


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `rate` (as in `"30/minute"`) requests of `scope` from one caller.

    A caller is a user, or an address if nobody is logged in; `by_address` counts addresses only.
    """

    scope: str
    rate: str
    by_address: bool = False

    def check(self, request: Request) -> None:
        """Count this request, and note the limit for its reply. Raises Problem `throttled`."""
        self.check_with_headers(request.META, self._caller(request))

    def check_with_headers(self, meta: dict[str, Any], caller: str) -> None:
        """Count one request of its caller, and note the limit's state for `rate_headers`.

        A limit counts a request only once. Raises Problem `throttled` beyond the limit.
        """
        if any(limit is self for limit, _ in meta.get(NOTED, ())):
            return
        standing = count(_parsed(self.rate), self.scope, caller)
        if standing is not None:
            meta.setdefault(NOTED, []).append((self, standing))
        _check(standing)

    def check_caller(self, caller: str) -> None:
        """Count one request of the named caller. Raises Problem `throttled` beyond the limit.

        The reply doesn't show the limit's state, because other callers may share the count.
        """
        _check(count(_parsed(self.rate), self.scope, caller))

    def _caller(self, request: Request) -> str:
        if request.user.is_authenticated and not self.by_address:
            return f"user {request.user.pk}"
        return f"address {address_of(request)}"


def rate_headers(meta: dict[str, Any]) -> dict[str, str]:
    """Return the headers `RateLimit` and `RateLimit-Policy`; none if no limit counted the request.

    They follow the IETF draft: a list of policies by name, with the quota, the window, the
    remaining quota, and the seconds until it is full again.
    """
    noted: list[tuple[Limit, LimitStatus]] = meta.get(NOTED, [])
    if not noted:
        return {}
    policies, standings = [], []
    for limit, standing in noted:
        item = _parsed(limit.rate)
        policies.append(f'"{limit.scope}";q={item.amount};w={item.get_expiry()}')
        standings.append(f'"{limit.scope}";r={standing.remaining};t={standing.seconds}')
    return {"RateLimit-Policy": ", ".join(policies), "RateLimit": ", ".join(standings)}


def count(limit: RateLimitItem, *who: str) -> LimitStatus | None:
    """Count one more request of `who`; return None if requests are not limited.

    While Redis is unreachable nothing is limited, because play must go on.
    """
    if not settings.DURAK_RATE_LIMITS:
        return None
    leased = leases.take(who)
    if leased is not None:
        return leased
    storage = _storage(settings.DURAK_REDIS_URL)
    ahead = limit.amount // A_LEASE_IS_ONE_IN
    window = limit.key_for(*who)
    try:
        used = storage.incr(window, limit.get_expiry(), amount=1 + ahead)
        resets_at = storage.get_expiry(window)
    except redis.RedisError:
        log.exception("Redis can't be reached: requests are not limited.")
        return None
    remaining = max(0, limit.amount - used)
    standing = LimitStatus(used <= limit.amount, remaining, resets_at)
    if standing.is_within and ahead:
        leases.keep(who, ahead, standing)
        return standing._replace(remaining=remaining + ahead)
    return standing


def _check(standing: LimitStatus | None) -> None:
    if standing is not None and not standing.is_within:
        raise Problem(
            "throttled",
            f"Too many requests. Try again in {standing.seconds} s.",
            headers={"Retry-After": str(standing.seconds)},
        )


def address_of(request: Request | HttpRequest) -> str:
    """Return the name under which the caller's network address is counted.

    The ASGI server provides the address; "unknown" without one.
    """
    return caller_at(request.META.get("REMOTE_ADDR") or "unknown")
