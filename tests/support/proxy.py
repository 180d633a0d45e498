"""A real HAProxy with the service's configuration, in front of servers of the tests' choice."""

import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from durak_site.server.launch.processes import bound_to_parent
from durak_site.server.proxy.program import backend, command, find_haproxy
from tools.free_ports import free_port
from tools.waiting import until, until_it_answers

STARTS_WITHIN_SECONDS = 20
STOPS_WITHIN_SECONDS = 20
SEEN_WITHIN_SECONDS = 40


class Proxy:
    """A HAProxy in front of some addresses, which may be ended and started again at its own."""

    def __init__(
        self, folder: Path, addresses: Sequence[str], variables: Mapping[str, str]
    ) -> None:
        haproxy = find_haproxy()
        assert haproxy is not None, "make haproxy"
        self.port, self.metrics_port = free_port(), free_port()
        servers = folder / "servers.cfg"
        servers.write_text(backend(addresses), "utf-8")
        self._command = bound_to_parent(command(haproxy, servers))
        self._log = folder / "proxy.log"
        self._variables = {
            "HOST": "127.0.0.1",
            "PORT": str(self.port),
            "PROXY_METRICS_PORT": str(self.metrics_port),
            **variables,
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        """The host and port of its address."""
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        """The root of its addresses."""
        return f"http://{self.host}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self._log.open("ab") as output:
            self._process = subprocess.Popen(
                self._command,
                env={**os.environ, **self._variables},
                stdout=output,
                stderr=output,
            )
        until_it_answers(
            "The proxy",
            self._process,
            lambda: _answers(self),
            seconds=STARTS_WITHIN_SECONDS,
            log=self._log,
        )

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, with all of its connections."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(STOPS_WITHIN_SECONDS)
            self._process = None

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
    with tempfile.TemporaryDirectory(prefix="durak-proxy-") as folder:
        proxy = Proxy(Path(folder), addresses, variables)
        try:
            proxy.start()
            yield proxy
        finally:
            proxy.stop()


def _answers(proxy: Proxy) -> bool:
    try:
        return bool(proxy.states())
    except httpx.TransportError:
        return False
