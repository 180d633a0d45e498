"""Load the bot (class, plug-in) from a file that somebody wrote."""

import importlib.util
import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, cast

from durak_client.bots.config import ConfigError

MODULE = "durak_bot_of_the_user"


class Strategy(Protocol):
    """The interface of a bot. One object plays one game.

    `view` is what the seat may know and `legal` are the commands that it may play, both as the
    API's documentation describes them. With a member `wants_sets = True`, `legal` has the offers
    with `any_of` too; then `choose` makes a command of such an offer.
    """

    def choose(self, view: Mapping[str, Any], legal: Sequence[Mapping[str, Any]]) -> Any:
        """Return the command to play, one of `legal`; may be a coroutine function."""


def load_strategy(file: Path) -> Callable[[], Strategy]:
    """Return the class of the file that has `choose`. Raises ConfigError.

    A class called `Bot` goes before others.
    """
    if not file.is_file():
        raise ConfigError(f"There is no file {file}.")
    specification = importlib.util.spec_from_file_location(MODULE, file)
    if specification is None or specification.loader is None:
        raise ConfigError(f"{file} is no file of Python.")
    module = importlib.util.module_from_spec(specification)
    sys.modules[MODULE] = module
    # The file may import modules beside it, as with `python my_bot.py`.
    sys.path.insert(0, str(file.resolve().parent))
    specification.loader.exec_module(module)
    classes = {
        name: kind
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if kind.__module__ == MODULE and callable(getattr(kind, "choose", None))
    }
    if "Bot" in classes:
        return cast("Callable[[], Strategy]", classes["Bot"])
    if len(classes) != 1:
        names = ", ".join(classes) or "none"
        raise ConfigError(f"{file} needs one class with a method `choose`; it has {names}.")
    (kind,) = classes.values()
    return cast("Callable[[], Strategy]", kind)
