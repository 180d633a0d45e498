"""Limits on the requests of one caller, counted in Redis for all web processes together."""

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
MOST_LEASES = 20_000
NOTED = "durak.limits"
"""Under which a request's variables hold the limits that counted it."""


@functools.cache
def _storage(url: str) -> RedisStorage:
    # Redis answers at once or is left out: a request doesn't wait until Redis is back.
    pool = redis_address(url).pool(
        socket_timeout=1, socket_connect_timeout=1, retry=Retry(NoBackoff(), 0)
    )
    # The scheme alone counts: the connections are given.
    return RedisStorage("redis://", connection_pool=pool, key_prefix="durak:limits")


class LimitStatus(NamedTuple):
    """How far a limit is away from one caller after a request of theirs."""

    is_within: bool
    remaining: int
    resets_at: float
    """In seconds since 1970."""

    @property
    def seconds(self) -> int:
        """The whole seconds until everything is allowed again; 1 at least."""
        return max(1, math.ceil(self.resets_at - time.time()))


class _Lease(NamedTuple):
    left: int
    remaining: int
    resets_at: float


class _Leases:
    """Requests that were counted in advance, so that Redis isn't asked for each.

    A caller whose limit allows hundreds is counted some ahead at a time, until the window ends;
    what they don't use of that is lost to them, at most a fortieth of the limit a process.
    """

    def __init__(self) -> None:
        self._leases: dict[tuple[str, ...], _Lease] = {}
        self._lock = threading.Lock()

    def take(self, who: tuple[str, ...]) -> LimitStatus | None:
        """Take off a request of `who` that was counted in advance; None if there is none."""
        with self._lock:
            lease = self._leases.get(who)
            if lease is None or lease.left < 1 or time.time() >= lease.resets_at:
                return None
            self._leases[who] = lease._replace(left=lease.left - 1)
        # What other processes have counted since is not known.
        remaining = lease.remaining + lease.left - 1
        return LimitStatus(is_within=True, remaining=remaining, resets_at=lease.resets_at)

    def keep(self, who: tuple[str, ...], count: int, standing: LimitStatus) -> None:
        """Keep that this many further requests of `who` were counted in the present window."""
        with self._lock:
            if len(self._leases) >= MOST_LEASES:
                self._leases.clear()
            self._leases[who] = _Lease(count, standing.remaining, standing.resets_at)

    def clear(self) -> None:
        """Forget all of them."""
        with self._lock:
            self._leases.clear()


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
        """Count this request, and tell its caller. Raises Problem `throttled` beyond the limit."""
        self.check_told(request.META, self._caller(request))

    def check_told(self, meta: dict[str, Any], caller: str) -> None:
        """Count one request of its caller, and note for `rate_headers` how far the limit is away.

        A request that this limit has noted already is not counted again. Raises Problem
        `throttled` beyond the limit.
        """
        if any(limit is self for limit, _ in meta.get(NOTED, ())):
            return
        standing = count(_parsed(self.rate), self.scope, caller)
        if standing is not None:
            meta.setdefault(NOTED, []).append((self, standing))
        _check(standing)

    def check_caller(self, caller: str) -> None:
        """Count one request of the named caller. Raises Problem `throttled` beyond the limit.

        How far the limit is away is told to nobody: others may be counted with them.
        """
        _check(count(_parsed(self.rate), self.scope, caller))

    def _caller(self, request: Request) -> str:
        if request.user.is_authenticated and not self.by_address:
            return f"user {request.user.pk}"
        return f"address {address_of(request)}"


def rate_headers(meta: dict[str, Any]) -> dict[str, str]:
    """The headers `RateLimit` and `RateLimit-Policy` of a reply; none where nothing was counted.

    As in the IETF's draft: a list of policies by name, with quota, window, what remains of the
    quota, and the seconds until it is whole again.
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
    """Count one more request of `who`; None where requests are not limited.

    While Redis can't be reached nothing is limited, because going on to play matters more.
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
    """What stands for the caller's network address, as `web.limits.addresses.caller_at` has it.

    The ASGI server gives the address; "unknown" if it gives none.
    """
    return caller_at(request.META.get("REMOTE_ADDR") or "unknown")
