"""Test your own bot: a strategy from a file plays one of the service's bots, on this machine."""

import importlib.util
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bots.selfplay import FinishedDeal, tournament
from bots.strategies.base import Rng, Strategy
from bots.strategies.registry import STRATEGIES
from games.engine import Command, Event, Offer, PlayerView, Refused, RuleSet
from games.engine.offers import is_offered

Choose = Callable[[PlayerView, Sequence[Offer], Rng, Sequence[Event]], Command]


class Unplayable(Exception):
    """The file can't be played, or its strategy did something that no player may do."""


@dataclass(frozen=True, slots=True)
class FileStrategy:
    """The strategy of a file: its `choose`, whose answers are checked."""

    name: str
    answer: Choose

    def choose(
        self, view: PlayerView, legal: Sequence[Offer], rng: Rng, log: Sequence[Event] = ()
    ) -> Command:
        """Return the answer of the file; raises Unplayable for one that isn't legal, or none."""
        command = self.answer(view, legal, rng, log)
        try:
            is_legal = is_offered(legal, command)
        except (AttributeError, TypeError) as error:
            raise Unplayable(f"{self.name} answered {command!r}, which is no command.") from error
        if not is_legal:
            raise Unplayable(f"{self.name} answered {command!r}, which is not legal there.")
        return command


def challenger_in(file: Path) -> FileStrategy:
    """Return the strategy of a Python file, which has a function `choose(view, legal, rng, log)`.

    Errors that the file raises when it is run are not caught.
    """
    if not file.is_file():
        raise Unplayable(f"There is no file {file}.")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise Unplayable(f"{file} is no file of Python.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    answer: Any = getattr(module, "choose", None)
    if not callable(answer):
        raise Unplayable(f"{file} has no function choose(view, legal, rng, log).")
    return FileStrategy(file.stem, answer)


def match(
    challenger: FileStrategy, level: str, rules: RuleSet, *, seats: int, games: int, seed: str
) -> Iterator[FinishedDeal]:
    """Yield the games of the challenger on one seat against bots of a level on all others.

    Deals are duplicate, so their number is rounded up. Raises Unplayable.
    """
    strategies: dict[str, Strategy] = {level: STRATEGIES[level], challenger.name: challenger}
    if len(strategies) == 1:
        raise Unplayable(f"The file has the name of the bot {level}: call it otherwise.")
    seated = (challenger.name, *(level,) * (seats - 1))
    try:
        yield from tournament(rules, seated, strategies, deals=-(-games // seats), seed=seed)
    except Refused as refused:
        raise Unplayable(f"{challenger.name} was refused: {refused.detail}") from refused
