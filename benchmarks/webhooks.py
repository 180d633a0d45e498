"""Send webhooks to a receiver that fails half the time: `python -m benchmarks.webhooks`.

The served set-up plans the events and its workers send them, again and again until they arrive;
only the pauses between tries are cut short. Checked is that each event was delivered once, that
those of a game came in their order, and that the log has every try that the receiver saw.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.driver import machine
from benchmarks.driver.comparison import add_arguments, trials_of
from benchmarks.driver.failing_receiver import SUCCESS, ReceivedTry, failing_receiver
from benchmarks.driver.meter import Quantiles
from benchmarks.driver.report import ReportedMeasure, progress, quantiles, show_errors, show_table
from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.served import served
from benchmarks.set_ups.service import Service

INSIDE = Path(__file__).parent / "inside"
MAX_TRIES = 8
"""After them the service gives an event up."""
EVENTS_A_GAME = 10
TO_THIS_MACHINE = {"WEBHOOKS_TO_LOOPBACK": "true", "LOG_LEVEL": "WARNING"}
"""The variables of a service that may send to receivers on its own machine, and tells little."""


class SentEvents(NamedTuple):
    """The fate of the events."""

    events: int
    tries: int
    seconds: float
    waits: Quantiles
    """The milliseconds of a try, as the log has them."""
    errors: Mapping[str, int]


def measure(service: Service, number: int, seed: int) -> SentEvents:
    """Have so many events sent, rounded up to whole games."""
    games = -(-number // EVENTS_A_GAME)
    with failing_receiver(seed, MAX_TRIES) as receiver:
        printed = service.run_inside(
            INSIDE / "send_webhooks.py", receiver.url, str(games), str(EVENTS_A_GAME)
        )
        arrived = list(receiver.tries)
    found = json.loads(printed)
    times = [one["ms"] / 1000 for _, _, tries in found["log"] for one in tries]
    return SentEvents(
        games * EVENTS_A_GAME,
        len(arrived),
        found["seconds"],
        Quantiles.of(times),
        errors_of(games, arrived, found["log"]),
    )


def errors_of(games: int, arrived: Sequence[ReceivedTry], log: Sequence[Any]) -> Counter[str]:
    """Return how often which promise was broken, by what arrived and by the service's own log."""
    errors: Counter[str] = Counter()
    delivered: dict[str, list[int]] = defaultdict(list)
    tried: dict[str, list[int]] = defaultdict(list)
    statuses: dict[str, list[int]] = defaultdict(list)
    for one in arrived:
        tried[one.game_id].append(one.version)
        statuses[one.message_id].append(one.status)
        if one.status == SUCCESS:
            delivered[one.game_id].append(one.version)
    expected = list(range(1, EVENTS_A_GAME + 1))
    errors["game whose events were not each delivered once"] = games - sum(
        sorted(versions) == expected for versions in delivered.values()
    )
    errors["game whose events came out of order"] = sum(
        versions != sorted(versions) for versions in tried.values()
    )
    logged = {message_id: [one["status"] for one in tries] for message_id, _, tries in log}
    errors["event whose log is not what arrived"] = sum(
        logged.get(message_id) != statuses.get(message_id) for message_id in logged | statuses
    )
    errors["event that the log does not call delivered"] = sum(
        state != "delivered" for _, state, _ in log
    )
    return +errors


def show(trial: str, columns: Mapping[str, Sequence[SentEvents]]) -> None:
    """Print what became of the events."""
    show_table(trial, {name: _measures(sent) for name, sent in columns.items()})
    for name, sent in columns.items():
        show_errors(name, [one.errors for one in sent])


def _measures(sent: Sequence[SentEvents]) -> list[ReportedMeasure]:
    return [
        ReportedMeasure("events", [one.events for one in sent]),
        ReportedMeasure("tries", [one.tries for one in sent]),
        ReportedMeasure("seconds until all had arrived", [one.seconds for one in sent]),
        ReportedMeasure("tries/s", [one.tries / one.seconds for one in sent]),
        *quantiles("a try, ms", [one.waits for one in sent]),
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what the arguments ask for on the served set-up, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--number", type=int, default=1000, help="of events")
    parser.add_argument("--seed", type=int, default=1, help="of the receiver's failures")
    add_arguments(parser, runs=1)
    chosen = parser.parse_args(arguments)
    print(machine.describe())
    print(f"{chosen.runs} runs of {chosen.number} events", flush=True)

    def one(copy: Checkout) -> Iterator[tuple[str, SentEvents]]:
        with served(copy, web=1, variables=TO_THIS_MACHINE) as service:
            sent = measure(service, chosen.number, chosen.seed)
        progress(f"{sent.events} events in {sent.tries} tries, {copy.name}")
        yield "webhooks to a receiver that fails half the time", sent

    for trial, columns in trials_of(chosen, one).items():
        show(trial, columns)


if __name__ == "__main__":
    main()
