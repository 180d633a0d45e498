"""Load test: measure commands a second and what each costs: `python -m benchmarks.service`.

Two guests a game, each with the game's socket open, commands by REST: as people play, and with all
that is delivered (limits, logs, every commit on the disk). Beside it boardgame.io, which keeps
matches in memory, plays a trivial game. A load is `20` (so many games in a closed loop) or
`100@200` (so many games, 200 commands a second offered). With --against COMMIT runs alternate with
another commit's, and ratios are those of neighbouring runs. With --verify the logs of all games
that were played are replayed and compared with their rows."""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from benchmarks.driver import load, machine
from benchmarks.driver.comparison import Trials, add_arguments
from benchmarks.driver.load import Load, WindowResult
from benchmarks.driver.report import (
    ReportedMeasure,
    costs,
    progress,
    quantiles,
    show_ratio,
    show_results,
    show_table,
)
from benchmarks.peer import boardgame
from benchmarks.peer.boardgame import PeerResult
from benchmarks.set_ups.both import SET_UPS
from benchmarks.set_ups.checkout import Checkout, checkouts
from benchmarks.set_ups.service import Service

LOADS = (Load(20), Load(40, 20.0))


def measure(
    set_ups: Iterable[str],
    checkout: Checkout,
    loads: Sequence[Load],
    seconds: float,
    *,
    is_verified: bool,
) -> Iterator[tuple[str, WindowResult]]:
    """Start each set-up afresh and measure it."""
    for name in set_ups:
        with SET_UPS[name](checkout) as service:
            yield from measure_loads(name, service, loads, seconds)
            if is_verified:
                progress(f"{name}, {checkout.name}: {verify(service)}")


def verify(service: Service) -> str:
    """Replay the logs of all games: how many agree with their rows.

    Raises CalledProcessError if one does not, and the service's own line says so.
    """
    return service.run_inside(Path("manage.py"), "verify_game", "--all").splitlines()[-1]


def measure_loads(
    name: str, service: Service, loads: Sequence[Load], seconds: float
) -> Iterator[tuple[str, WindowResult]]:
    """Put the loads on a running set-up, one after the other."""
    for each in loads:
        result = load.run(service.address, each, seconds)
        progress(
            f"{name}, {each}, {service.checkout.name}: {result.speed:.1f} commands/s, "
            f"{result.cost:.2f} ms CPU a command"
        )
        yield f"{name}, {each}", result


def show(
    trial: str, columns: Mapping[str, Sequence[WindowResult]], peer: Sequence[PeerResult]
) -> None:
    """Print a trial: this commit first, then the ratios to the others and to the peer."""
    show_table(trial, {name: _measures(results) for name, results in columns.items()})
    show_results(columns)
    (own, mine), *others = columns.items()
    for name, theirs in others:
        show_ratio(f"{own}: commands/s of {name}", _speeds(mine), _speeds(theirs))
    if peer:
        show_ratio(f"{own}: commands/s of boardgame.io's moves", _speeds(mine), _speeds(peer))
        show_ratio(f"{own}: processor time of boardgame.io's move", _costs(mine), _costs(peer))


def show_peer(games: int, results: Sequence[PeerResult]) -> None:
    """Print what the peer did."""
    measures = [
        ReportedMeasure("moves/s", _speeds(results)),
        ReportedMeasure("server's CPU, ms a move", _costs(results)),
        *quantiles("to the player, ms", [result.own for result in results]),
        *quantiles("to the other player, ms", [result.others for result in results]),
    ]
    show_table(f"boardgame.io, in memory, {games} games, closed loop", {"moves": measures})


def _speeds(results: Sequence[WindowResult] | Sequence[PeerResult]) -> list[float]:
    return [result.speed for result in results]


def _costs(results: Sequence[WindowResult] | Sequence[PeerResult]) -> list[float]:
    return [result.cost for result in results]


def _measures(results: Sequence[WindowResult]) -> list[ReportedMeasure]:
    return [
        ReportedMeasure("commands/s", _speeds(results)),
        *costs("a command", results),
        *quantiles("POST, ms", [result.answers for result in results]),
        *quantiles("to the other's socket, ms", [result.arrivals for result in results]),
        ReportedMeasure(
            "cores of the generator", [one.use.generator / one.use.seconds for one in results]
        ),
        ReportedMeasure(
            "cores of others here", [one.use.others / one.use.seconds for one in results]
        ),
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what the arguments ask for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--set-ups", nargs="+", choices=SET_UPS, default=list(SET_UPS))
    parser.add_argument("--loads", nargs="+", type=Load.read, default=LOADS)
    add_arguments(parser, seconds=10)
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--verify", action="store_true", help="replay all logs afterwards")
    chosen = parser.parse_args(arguments)
    closed = [] if chosen.no_peer else [each.games for each in chosen.loads if each.rate is None]
    print(machine.describe())
    if closed:
        print(boardgame.install())
    print(f"{chosen.runs} runs of {chosen.seconds:g} s; medians (least … most)", flush=True)

    trials = Trials[WindowResult]()
    peers: dict[int, list[PeerResult]] = defaultdict(list)
    with checkouts(chosen.against) as copies:
        for _ in range(chosen.runs):
            trials.round(
                copies,
                lambda copy: measure(
                    chosen.set_ups,
                    copy,
                    chosen.loads,
                    chosen.seconds,
                    is_verified=chosen.verify,
                ),
            )
            for games in closed:
                peers[games].append(boardgame.run(games, chosen.seconds))
    for trial, columns in trials.items():
        beside = (peers[games] for games in closed if trial.endswith(f", {Load(games)}"))
        show(trial, columns, next(beside, []))
    for games, results in peers.items():
        show_peer(games, results)


if __name__ == "__main__":
    main()
