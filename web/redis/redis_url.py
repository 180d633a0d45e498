"""REDIS_URL: the one place that reads it, for all clients of Redis.

Besides the forms of redis-py (`redis://`, `rediss://`, `unix://`) it takes Redis or Valkey behind
Sentinel, which tells the clients where the primary is:

    redis+sentinel://[USER:PASSWORD@]HOST[:PORT][,HOST[:PORT] …]/NAME[/DATABASE][?OPTIONS]

The hosts are Sentinels, NAME is the primary's among them, user and password are those of Redis.
With `rediss+sentinel://` all connections use TLS. Options are `sentinel_username` and
`sentinel_password`, and with TLS `ssl_ca_certs`, `ssl_certfile`, `ssl_keyfile`, `ssl_cert_reqs` and
`ssl_check_hostname`.
"""

import functools
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, quote, unquote

import redis
from django.core.exceptions import ImproperlyConfigured
from redis.sentinel import Sentinel, SentinelConnectionPool

PLAIN = ("redis", "rediss", "unix")
BEHIND_SENTINEL = {"redis+sentinel": False, "rediss+sentinel": True}
"""The schemes, each with whether it uses TLS."""
SENTINEL_PORT = 26379
MAX_PORT = 65_535
FORM = "redis+sentinel://host:26379,host:26379/name/0"
KEEPALIVE = {
    "socket_keepalive": True,
    "socket_keepalive_options": {
        getattr(socket, name): value
        for name, value in {"TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3}.items()
        if hasattr(socket, name)
    },
}
"""Options of connections that wait for published or queued messages.

Such a connection sends nothing, so it would not notice that the other machine is gone. With these
options it notices within some ten seconds.
"""
OF_TLS = ("ssl_ca_certs", "ssl_certfile", "ssl_keyfile", "ssl_cert_reqs", "ssl_check_hostname")
OF_SENTINEL = {"sentinel_username": "username", "sentinel_password": "password"}
PARTS = re.compile(
    r"(?P<scheme>[a-z+]+)://(?:(?P<login>[^/?#]*)@)?(?P<hosts>[^/?#]*)"
    r"(?:/(?P<name>[^/?#]*))?(?:/(?P<database>\d*))?(?:\?(?P<query>[^#]*))?"
)
HOST = re.compile(r"(?:\[(?P<six>[0-9a-fA-F:.]+)\]|(?P<host>[^:\[\]]+))(?::(?P<port>\d{1,5}))?")


class Primary(NamedTuple):
    """The primary behind Sentinels, and the options of connections to it and to them."""

    sentinels: tuple[tuple[str, int], ...]
    name: str
    database: int
    to_redis: Mapping[str, Any]
    """The options of connections to Redis: login and TLS."""
    to_sentinels: Mapping[str, Any]
    """The options of connections to Sentinels."""


class Broker(NamedTuple):
    """The address in Celery's form."""

    url: str
    options: Mapping[str, Any]
    """The options of Celery's transport."""
    tls: Mapping[str, Any] | None
    """The value of Celery's setting `broker_use_ssl`."""


@dataclass(frozen=True, slots=True)
class RedisAddress:
    """The address of Redis."""

    url: str
    primary: Primary | None
    """The primary, if Sentinels know its address."""

    def pool(self, **options: Any) -> redis.ConnectionPool:
        """Return connections with these options of redis-py, also for Sentinels.

        With Sentinels, each new connection asks them for the primary.
        """
        if self.primary is None:
            return redis.ConnectionPool.from_url(self.url, **options)
        found = self.primary
        # A cache's options for values don't apply to Sentinels, whose replies are always parsed.
        asking = {name: value for name, value in options.items() if name != "parser_class"}
        told = {**found.to_sentinels, **asking}
        sentinels = Sentinel(found.sentinels, sentinel_kwargs=told)
        arguments = {"db": found.database, **found.to_redis, **options}
        return SentinelConnectionPool(found.name, sentinels, **arguments)

    def client(self, **options: Any) -> redis.Redis:
        """Return a client that closes its connections when it is closed."""
        return redis.Redis.from_pool(self.pool(**options))

    def layer_host(self, **options: Any) -> dict[str, Any]:
        """Return an element of `hosts` of Channels' layer, with these connection options."""
        if self.url.startswith("unix:"):
            return {"address": self.url, **options}
        options = {**KEEPALIVE, **options}
        if self.primary is None:
            return {"address": self.url, **options}
        found = self.primary
        asking = {name: value for name, value in options.items() if name.startswith("socket_")}
        return {
            "master_name": found.name,
            "sentinels": [*found.sentinels],
            "sentinel_kwargs": {**found.to_sentinels, **asking},
            "db": found.database,
            **found.to_redis,
            **options,
        }

    def broker(self) -> Broker:
        """Return the address in Celery's form, which differs for all schemes but `redis://`."""
        if self.primary is None:
            url = self.url.replace("unix://", "redis+socket://", 1)
            return Broker(url, {} if url != self.url else KEEPALIVE, None)
        found = self.primary
        login = ""
        if found.to_redis.get("password"):
            names = (found.to_redis.get("username", ""), found.to_redis["password"])
            login = ":".join(quote(str(name), safe="") for name in names) + "@"
        urls = (
            f"sentinel://{login}{f'[{host}]' if ':' in host else host}:{port}/{found.database}"
            for host, port in found.sentinels
        )
        tls = {key: value for key, value in found.to_redis.items() if key in OF_TLS}
        options = {
            **KEEPALIVE,
            "master_name": found.name,
            "sentinel_kwargs": dict(found.to_sentinels),
        }
        return Broker(";".join(urls), options, tls if found.to_redis.get("ssl") else None)


@functools.cache
def redis_address(url: str) -> RedisAddress:
    """Read the address. Raises ImproperlyConfigured, whose text contains no login."""
    scheme = url.partition("://")[0]
    if scheme in PLAIN:
        return RedisAddress(url, None)
    if scheme not in BEHIND_SENTINEL:
        raise _wrong("only redis://, rediss://, unix://, redis+sentinel:// and rediss+sentinel://")
    parts = PARTS.fullmatch(url)
    if parts is None or not parts["name"]:
        raise _wrong(f"the form is {FORM}")
    login = _login(parts["login"] or "")
    to_redis, to_sentinels = _options(parts["query"] or "", has_tls=BEHIND_SENTINEL[scheme])
    return RedisAddress(
        url,
        Primary(
            tuple(_host(host) for host in parts["hosts"].split(",")),
            unquote(parts["name"]),
            int(parts["database"] or 0),
            {**to_redis, **login},
            to_sentinels,
        ),
    )


class CachePool:
    """The connection pool of Django's cache; the settings name this class."""

    @staticmethod
    def from_url(url: str, **options: Any) -> redis.ConnectionPool:
        """Return connections to the address."""
        return redis_address(url).pool(**options)


def _wrong(words: str) -> ImproperlyConfigured:
    return ImproperlyConfigured(f"REDIS_URL: {words} (docs/operating.md).")


def _login(text: str) -> dict[str, str]:
    """Return user and password of Redis, either of which may be missing."""
    user, _, password = text.partition(":")
    named = {"username": unquote(user), "password": unquote(password)}
    return {name: value for name, value in named.items() if value}


def _host(text: str) -> tuple[str, int]:
    found = HOST.fullmatch(text)
    port = int(found["port"] or SENTINEL_PORT) if found else 0
    if found is None or not 0 < port <= MAX_PORT:
        raise _wrong(f"a Sentinel is given as host:port, and the form is {FORM}")
    return found["six"] or found["host"], port


def _options(query: str, *, has_tls: bool) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the options of connections to Redis, and of those to Sentinels."""
    tls: dict[str, Any] = {"ssl": True} if has_tls else {}
    sentinel: dict[str, Any] = {}
    for name, value in parse_qsl(query, keep_blank_values=True):
        if name in OF_SENTINEL:
            sentinel[OF_SENTINEL[name]] = value
        elif name in OF_TLS and has_tls:
            tls[name] = value == "true" if name == "ssl_check_hostname" else value
        elif name in OF_TLS:
            raise _wrong(f"{name} needs rediss+sentinel://")
        else:
            raise _wrong(f"{name!r} is no option; there are {', '.join((*OF_SENTINEL, *OF_TLS))}")
    return tls, {**tls, **sentinel}
