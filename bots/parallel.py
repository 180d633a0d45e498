"""A tournament on several processor cores: deals are played in parallel, and yielded in order."""

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from functools import partial
from multiprocessing import get_context

from bots.selfplay import FinishedDeal, games_of_deal
from bots.strategies.base import Strategy
from games.engine import RuleSet


def cores() -> int:
    """Return the number of processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def deals_played(
    rules: RuleSet,
    bots: Sequence[str],
    strategies: Mapping[str, Strategy],
    *,
    deals: int,
    seed: str,
    jobs: int,
) -> Iterator[tuple[FinishedDeal, ...]]:
    """Yield the games of each deal in turn, the same for any number of processes.

    The strategies must be picklable.
    """
    one_deal = partial(_games, rules, bots, strategies, seed)
    jobs = min(jobs, deals)
    if jobs == 1:
        yield from map(one_deal, range(deals))
        return
    # Spawned processes inherit no open connection and no lock.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        played = pool.map(one_deal, range(deals))
        with closing(played):  # type: ignore[type-var]  # it is a generator
            yield from played


def _games(
    rules: RuleSet, bots: Sequence[str], strategies: Mapping[str, Strategy], seed: str, deal: int
) -> tuple[FinishedDeal, ...]:
    return tuple(games_of_deal(rules, bots, strategies, deal=deal, seed=seed))
