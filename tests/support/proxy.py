"""A real HAProxy with the service's configuration, in front of servers of the tests' choice."""

import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from durak_site.launch.processes import bound_to_parent
from durak_site.proxy.program import backend, command, find_haproxy
from tests.support.house import free_port
from tools.waiting import until, until_it_answers

STARTS_WITHIN_SECONDS = 20
STOPS_WITHIN_SECONDS = 20
SEEN_WITHIN_SECONDS = 40


@dataclass(frozen=True, slots=True)
class Proxy:
    """A running HAProxy."""

    port: int
    metrics_port: int

    @property
    def host(self) -> str:
        """The host and port of its address."""
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        """The root of its addresses."""
        return f"http://{self.host}"

    def states(self) -> dict[str, str]:
        """Return the state of each server, such as UP, DOWN or NOLB, by its name."""
        reply = httpx.get(f"http://127.0.0.1:{self.metrics_port}/metrics").raise_for_status()
        return {
            sample.labels["server"]: sample.labels["state"]
            for family in text_string_to_metric_families(reply.text)
            if family.name == "haproxy_server_status"
            for sample in family.samples
            if sample.value == 1
        }

    def wait_for(self, **states: str) -> None:
        """Wait until these servers are in these states."""
        until(
            lambda: states.items() <= self.states().items(),
            seconds=SEEN_WITHIN_SECONDS,
            what=str(states),
        )


@contextmanager
def running_proxy(addresses: Sequence[str], **variables: str) -> Iterator[Proxy]:
    """Run HAProxy in front of these addresses, with further variables of its environment."""
    haproxy = find_haproxy()
    assert haproxy is not None, "make haproxy"
    proxy = Proxy(free_port(), free_port())
    with tempfile.TemporaryDirectory(prefix="durak-proxy-") as folder:
        servers, log = Path(folder) / "servers.cfg", Path(folder) / "proxy.log"
        servers.write_text(backend(addresses), "utf-8")
        with log.open("wb") as output:
            process = subprocess.Popen(
                bound_to_parent(command(haproxy, servers)),
                env={
                    **os.environ,
                    "HOST": "127.0.0.1",
                    "PORT": str(proxy.port),
                    "PROXY_METRICS_PORT": str(proxy.metrics_port),
                    **variables,
                },
                stdout=output,
                stderr=output,
            )
        try:
            until_it_answers(
                "The proxy",
                process,
                lambda: _answers(proxy),
                seconds=STARTS_WITHIN_SECONDS,
                log=log,
            )
            yield proxy
        finally:
            process.terminate()
            process.wait(STOPS_WITHIN_SECONDS)


def _answers(proxy: Proxy) -> bool:
    try:
        return bool(proxy.states())
    except httpx.TransportError:
        return False
