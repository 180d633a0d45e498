"""REDIS_URL: one place reads it, and every client of Redis reaches the primary of its Sentinels."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import redis
from celery import Celery
from channels_redis.pubsub import RedisPubSubChannelLayer
from django.core.cache.backends.redis import RedisCache
from django.core.exceptions import ImproperlyConfigured
from redis.backoff import NoBackoff
from redis.retry import Retry

from durak_site.server.launch.processes import bound_to_parent
from tests.support.limits import WITH_PROCESSES
from tests.support.sentinels import Sentinels, running_sentinels
from tools.waiting import until
from web.limits.throttling import _storage
from web.redis.redis_url import KEEPALIVE, CachePool, redis_address

PROJECT_ROOT = Path(__file__).resolve().parents[2]
TLS = "ssl_ca_certs=/etc/ca.pem&ssl_certfile=/etc/d.pem&ssl_keyfile=/etc/d.key"


@pytest.mark.parametrize(
    "url",
    ["redis://host:6379/1", "rediss://:pw@host/0", "unix:///run/redis.sock", "redis://[::1]:6379"],
)
def test_an_address_of_one_redis_is_handed_on_as_it_is(url: str) -> None:
    address = redis_address(url)
    assert address.primary is None
    # There is no line that could break unnoticed on the same machine.
    kept = {} if url.startswith("unix") else KEEPALIVE
    assert address.layer_host(socket_timeout=2) == {"address": url, "socket_timeout": 2, **kept}
    assert address.broker().url == url.replace("unix://", "redis+socket://")
    assert (address.broker().options, address.broker().tls) == (kept, None)


@pytest.mark.parametrize(
    ("url", "sentinels", "name", "database"),
    [
        ("redis+sentinel://a/main", (("a", 26379),), "main", 0),
        (
            "redis+sentinel://a:1,b:65535,c/main/7",
            (("a", 1), ("b", 65535), ("c", 26379)),
            "main",
            7,
        ),
        ("redis+sentinel://10.0.0.1:5,[2001:db8::1]:6,[::1]/m", None, "m", 0),
        ("redis+sentinel://u:p%40%2F@a/my%20set/0?sentinel_password=%26", None, "my set", 0),
    ],
)
def test_sentinels_and_the_name_of_their_primary_are_read(
    url: str, sentinels: tuple[tuple[str, int], ...] | None, name: str, database: int
) -> None:
    primary = redis_address(url).primary
    assert primary is not None
    assert (primary.name, primary.database) == (name, database)
    several = (("10.0.0.1", 5), ("2001:db8::1", 6), ("::1", 26379))
    assert primary.sentinels == (sentinels or ((("a", 26379),) if "@a" in url else several))


def test_logins_of_redis_and_of_sentinels_are_two() -> None:
    address = redis_address(
        "redis+sentinel://durak:p%40ss@a:1,[::1]:2/main/3?sentinel_username=s&sentinel_password=q%26"
    )
    primary = address.primary
    assert primary is not None
    assert primary.to_redis == {"username": "durak", "password": "p@ss"}
    assert primary.to_sentinels == {"username": "s", "password": "q&"}
    broker = address.broker()
    assert broker.url == "sentinel://durak:p%40ss@a:1/3;sentinel://durak:p%40ss@[::1]:2/3"
    assert broker.options == {
        **KEEPALIVE,
        "master_name": "main",
        "sentinel_kwargs": {"username": "s", "password": "q&"},
    }


@pytest.mark.parametrize(("query", "checks"), [("", None), ("&ssl_check_hostname=false", False)])
def test_tls_reaches_every_client(query: str, checks: bool | None) -> None:
    address = redis_address(f"rediss+sentinel://:pw@a,b/main?{TLS}{query}")
    files = {
        "ssl_ca_certs": "/etc/ca.pem",
        "ssl_certfile": "/etc/d.pem",
        "ssl_keyfile": "/etc/d.key",
        **({} if checks is None else {"ssl_check_hostname": checks}),
    }
    assert address.primary is not None
    assert address.primary.to_sentinels == {"ssl": True, **files}
    pool: Any = address.pool(socket_timeout=1)
    assert files.items() <= pool.connection_kwargs.items()
    assert issubclass(pool.connection_class, redis.SSLConnection)
    (sentinel, _) = pool.sentinel_manager.sentinels
    assert issubclass(sentinel.connection_pool.connection_class, redis.SSLConnection)
    host = address.layer_host()
    assert {"ssl": True, **files}.items() <= host.items()
    assert host["sentinel_kwargs"] == {"ssl": True, **files, **KEEPALIVE}
    assert address.broker().tls == files


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("http://:s3cret@a/main", "only redis://"),
        ("sentinel://:s3cret@a:26379/main", "only redis://"),
        ("s3cret", "only redis://"),
        ("redis+sentinel://:s3cret@a", "the form is"),
        ("redis+sentinel://:s3cret@a/", "the form is"),
        ("redis+sentinel://:s3cret@a/main/zero", "the form is"),
        ("redis+sentinel://:s3cret@a/main/0/1", "the form is"),
        ("redis+sentinel://:s3cret@/main", "a Sentinel is given as host:port"),
        ("redis+sentinel://:s3cret@a,,b/main", "a Sentinel is given as host:port"),
        ("redis+sentinel://:s3cret@a:0/main", "a Sentinel is given as host:port"),
        ("redis+sentinel://:s3cret@a:65536/main", "a Sentinel is given as host:port"),
        ("redis+sentinel://:s3cret@::1/main", "a Sentinel is given as host:port"),
        ("redis+sentinel://:s3cret@a/main?sentinel_pasword=s3cret", "'sentinel_pasword'"),
        ("redis+sentinel://:s3cret@a/main?ssl_ca_certs=/f", "needs rediss+sentinel://"),
    ],
)
def test_a_wrong_address_is_refused_in_words_without_its_login(url: str, words: str) -> None:
    with pytest.raises(ImproperlyConfigured) as caught:
        redis_address(url)
    assert words in str(caught.value)
    assert "s3cret" not in str(caught.value)


@pytest.fixture(scope="module")
def sentinels(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sentinels]:
    """Two real Valkeys and three real Sentinels, all with passwords."""
    with running_sentinels(tmp_path_factory.mktemp("sentinels")) as running:
        yield running


@pytest.mark.long
@WITH_PROCESSES
def test_every_client_finds_the_primary_and_after_a_failover_the_new_one(
    sentinels: Sentinels,
) -> None:
    address = redis_address(sentinels.url)
    quick = address.client(socket_timeout=1, socket_connect_timeout=1, retry=Retry(NoBackoff(), 0))
    cache = RedisCache([sentinels.url], {"OPTIONS": {"pool_class": CachePool}})
    storage = _storage(sentinels.url)
    app = Celery("test", broker=address.broker().url, set_as_current=False)
    app.conf.broker_transport_options = {"max_retries": 1, **address.broker().options}

    def use(number: int) -> None:
        quick.set("durak:test", number)
        assert quick.get("durak:test") == str(number).encode()
        cache.set("durak", {"number": number})
        assert cache.get("durak") == {"number": number}
        assert storage.incr(f"durak:test:{number}", 60) == 1
        with app.connection_for_write() as connection, connection.SimpleQueue("test") as queue:
            queue.put({"number": number})
            message = queue.get(timeout=5)
            assert message.payload == {"number": number}
            message.ack()

    away: tuple[type[BaseException], ...] = (
        *(redis.ConnectionError, redis.TimeoutError),
        *app.connection().connection_errors,
    )

    def is_used(number: int) -> bool:
        try:
            use(number)
        except away:
            return False
        return True

    use(1)
    former = sentinels.primary()
    sentinels.kill(sentinels.ports[0])
    use(2)
    sentinels.kill(former)
    sentinels.wait_for_another(former)
    until(lambda: is_used(3))
    pool: Any = quick.connection_pool
    assert pool.master_address[1] == sentinels.primary() != former
    sentinels.start_again(former)
    use(4)


def keepalive_of(layer: Any) -> list[int]:
    """Return how a subscribed connection notices that its other end is closed."""
    ((shard,),) = ([*loop._shards] for loop in layer._layers.values())
    line = shard._pubsub.connection._writer.get_extra_info("socket")
    return [
        line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE),
        *(
            line.getsockopt(socket.IPPROTO_TCP, option)
            for option in (socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL, socket.TCP_KEEPCNT)
        ),
    ]


@pytest.mark.long
@WITH_PROCESSES
def test_groups_of_channels_are_heard_again_after_a_failover(sentinels: Sentinels) -> None:
    async def hear() -> int:
        layer = RedisPubSubChannelLayer(
            hosts=[redis_address(sentinels.url).layer_host(socket_timeout=2)]
        )
        channel = await layer.new_channel()
        await layer.group_add("durak", channel)
        await layer.group_send("durak", {"number": 1})
        assert await layer.receive(channel) == {"number": 1}
        assert keepalive_of(layer) == [1, 5, 2, 3]
        former = sentinels.primary()
        await asyncio.to_thread(sentinels.kill, former)
        await asyncio.to_thread(sentinels.wait_for_another, former)
        heard = asyncio.ensure_future(layer.receive(channel))
        async with asyncio.timeout(30):
            while not heard.done():
                try:
                    await layer.group_send("durak", {"number": 2})
                except (redis.ConnectionError, redis.TimeoutError):
                    await asyncio.to_thread(sentinels.primary)
                await asyncio.wait({heard}, timeout=0.2)
        assert heard.result() == {"number": 2}
        await layer.flush()
        return former

    sentinels.start_again(asyncio.run(hear()))


@pytest.mark.long
@pytest.mark.timeout(180, func_only=True)
def test_a_worker_takes_tasks_from_the_new_primary(sentinels: Sentinels, tmp_path: Path) -> None:
    broker = redis_address(sentinels.url).broker()
    client = Celery("client", broker=broker.url, set_as_current=False)
    client.conf.broker_transport_options = {**broker.options}
    log = tmp_path / "worker.log"

    away = client.connection().connection_errors

    def is_taken(name: str) -> bool:
        # Nobody has registered it, which the worker says.
        try:
            client.send_task(name, queue="durak")
        except away:
            return False
        return name in log.read_text(errors="replace")

    command = (
        *("worker", "-Q", "durak", "--concurrency", "1"),
        *("--without-gossip", "--without-heartbeat"),
    )
    with log.open("wb") as output:
        process = subprocess.Popen(
            bound_to_parent(
                (sys.executable, "-m", "celery", "--quiet", "-A", "durak_site", *command)
            ),
            cwd=PROJECT_ROOT,
            env={**os.environ, "REDIS_URL": sentinels.url},
            stdout=output,
            stderr=output,
        )
    try:
        until(lambda: is_taken("test.before"), seconds=90)
        former = sentinels.primary()
        sentinels.kill(former)
        sentinels.wait_for_another(former)
        until(lambda: is_taken("test.after"), seconds=60)
        assert process.poll() is None
        sentinels.start_again(former)
    finally:
        process.kill()
        process.wait()


@pytest.mark.long
@WITH_PROCESSES
def test_the_settings_and_health_checks_work_behind_sentinels(sentinels: Sentinels) -> None:
    code = (
        "import django; django.setup();"
        "from django.core.cache import cache; cache.set('a', 1); assert cache.get('a') == 1;"
        "from durak_site.server.health.heartbeats import note_alive, this_process;"
        "note_alive(this_process('beat'));"
        "from durak_site.server.health.readiness import _redis; assert _redis();"
        "from durak_site.server.health.__main__ import main; assert main(['beat']) == 0;"
        "from durak_site.celery import app; app.send_task('x');"
    )

    environment = {**os.environ, "REDIS_URL": sentinels.url}
    subprocess.run(
        (sys.executable, "-c", code), cwd=PROJECT_ROOT, env=environment, check=True, timeout=50
    )
