"""Ports for started processes: free, each given once, and none that a connection may take."""

import socket

import pytest

from tools import free_ports
from tools.free_ports import HOST, free_port


@pytest.fixture
def three_ports(monkeypatch: pytest.MonkeyPatch) -> range:
    """Three neighbouring ports that nobody listens on: no others are given."""
    first = free_port(further=(1, 2))
    monkeypatch.setattr(free_ports, "PORTS", range(first, first + 3))
    monkeypatch.setattr(free_ports, "_given", set())
    return free_ports.PORTS


def test_a_port_that_is_listened_on_is_not_given(three_ports: range) -> None:
    with socket.create_server((HOST, three_ports[1])):
        assert {free_port(), free_port()} == {three_ports[0], three_ports[2]}
        with pytest.raises(RuntimeError, match="No port from"):
            free_port()


def test_further_ports_are_free_too_and_are_not_given_again(three_ports: range) -> None:
    with socket.create_server((HOST, three_ports[2])):
        assert free_port(further=(1,)) == three_ports[0]
        with pytest.raises(RuntimeError, match="No port from"):
            free_port()


def test_no_port_is_one_that_connections_are_given() -> None:
    with socket.create_server((HOST, 0)) as server:
        for _ in range(20):
            with socket.create_connection(server.getsockname()) as connection:
                assert connection.getsockname()[1] not in free_ports.PORTS
