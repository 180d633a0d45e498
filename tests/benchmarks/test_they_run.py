"""Each benchmark runs from beginning to end without errors; figures are not looked at here."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks import beginnings, fanout, growth, reads, service, sockets, storage, turns, webhooks
from benchmarks.driver import generators
from benchmarks.driver.comparison import Trials
from benchmarks.driver.load import Load
from benchmarks.set_ups.checkout import Checkout, checkouts
from benchmarks.set_ups.embedded import embedded
from benchmarks.set_ups.served import served
from benchmarks.set_ups.service import Service

pytestmark = [pytest.mark.long, pytest.mark.timeout(300)]


@pytest.fixture
def copy() -> Iterator[Checkout]:
    with checkouts([]) as copies:
        yield copies[0]


@pytest.fixture
def running(copy: Checkout) -> Iterator[Service]:
    with embedded(copy, variables=turns.WITHOUT_PAUSES) as started:
        yield started


@pytest.fixture
def running_served(copy: Checkout, tmp_path: Path) -> Iterator[tuple[Service, Path]]:
    log = tmp_path / "statements.log"
    with served(copy, web=1, statements=log, variables=webhooks.TO_THIS_MACHINE) as started:
        yield started, log


def load_commands(running: Service, capsys: pytest.CaptureFixture[str]) -> None:
    # Fewer games in a closed loop would go faster each than a person is allowed to.
    outcomes = list(service.measure_loads("embedded", running, (Load(20), Load(4, 20.0)), 0.5))
    for trial, outcome in outcomes:
        assert not outcome.errors
        service.show(trial, {running.checkout.name: [outcome]}, [])
    together = generators.run(running.address, Load(20), 0.5, 2)
    assert not together.errors
    assert together.commands > 0
    printed = capsys.readouterr().out
    assert "embedded, 20 games, closed loop" in printed
    assert "embedded, 4 games, 20 commands/s offered" in printed
    assert service.verify(running).endswith(" games verified.")


def reach_viewers(running: Service, capsys: pytest.CaptureFixture[str]) -> None:
    for trial, outcome in fanout.measure(running, (1, 3), 20, 0.5):
        assert not outcome.errors
        fanout.show(trial, {running.checkout.name: [outcome]})
    assert "POST to 3 viewers" in capsys.readouterr().out


def begin_games(running: Service, capsys: pytest.CaptureFixture[str]) -> None:
    cost = beginnings.measure(running, 1)
    beginnings.show("5 games begun", {running.checkout.name: [cost]})
    assert "opening a socket, ms CPU" in capsys.readouterr().out


def take_turns(running: Service, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = turns.measure(running, 1, turns.LEVEL, 3)
    assert not outcome.errors
    assert outcome.turns > 0
    turns.show("one game of bots", {running.checkout.name: [outcome]})
    assert "from commit to commit, ms, p95" in capsys.readouterr().out


def open_sockets(running: Service, capsys: pytest.CaptureFixture[str]) -> None:
    cost = sockets.measure(running, 40, 20, 0.5)
    assert not cost.busy.errors
    sockets.show("40 sockets", {running.checkout.name: [cost]})
    assert "memory of a socket, idle, KiB" in capsys.readouterr().out


def store_games(running: Service, capsys: pytest.CaptureFixture[str]) -> None:
    size = storage.measure(running, 1, 5)
    storage.show("a game", {running.checkout.name: [size]})
    assert "bytes, all tables and indexes" in capsys.readouterr().out


def read_pages(running_served: tuple[Service, Path], capsys: pytest.CaptureFixture[str]) -> None:
    started, log = running_served
    trials = Trials[reads.ReadCost]()
    trials.round([started.checkout], lambda _: reads.measure(started, log, 1))
    reads.show(trials)
    printed = capsys.readouterr().out
    for page, paths in reads.PAGES.items():
        for path in paths:
            assert f"{page}: {path}" in printed


def grow(running_served: tuple[Service, Path], capsys: pytest.CaptureFixture[str]) -> None:
    started, _ = running_served
    grown = [*growth.long_games(started, [50], 0.5), *growth.stored_games(started, [5], 0.5)]
    for trial, found in grown:
        assert not found.result.errors
        growth.show(trial, {started.checkout.name: [found]})
    printed = capsys.readouterr().out
    assert "running games of 50 events" in printed
    assert "5 stored games" in printed


def send_webhooks(running_served: tuple[Service, Path], capsys: pytest.CaptureFixture[str]) -> None:
    started, _ = running_served
    sent = webhooks.measure(started, 20, seed=1)
    assert not sent.errors
    assert sent.events == 20
    # Each is tried until it arrives, and with this seed some fail.
    assert sent.tries > 20
    webhooks.show("20 events", {started.checkout.name: [sent]})
    assert "seconds until all had arrived" in capsys.readouterr().out


# One test for each set-up: it is costly to start, and tests are spread over processes one by one.


def test_those_on_the_embedded_set_up(running: Service, capsys: pytest.CaptureFixture[str]) -> None:
    load_commands(running, capsys)
    reach_viewers(running, capsys)
    begin_games(running, capsys)
    take_turns(running, capsys)
    open_sockets(running, capsys)
    store_games(running, capsys)


def test_those_on_the_served_set_up(
    running_served: tuple[Service, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    read_pages(running_served, capsys)
    grow(running_served, capsys)
    send_webhooks(running_served, capsys)
