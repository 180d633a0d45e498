"""What a seat may ask for, told apart by `type`."""

from collections.abc import Sequence
from typing import Annotated, Any, Union

from pydantic import Field, RootModel

from games.engine.commands import COMMANDS
from games.engine.commands import Command as EngineCommand
from games.engine.wire import command_to_json
from games.messages.shapes import model_of

COMMAND_MODELS = tuple(model_of(kind, f"{kind.__name__}Command") for kind in COMMANDS)
AnyCommand: Any = Annotated[Union[COMMAND_MODELS], Field(discriminator="type")]  # noqa: UP007 -- a union of what the engine has


class Command(RootModel[AnyCommand]):
    """What a seat may ask for. A command is accepted exactly when it is among the legal ones."""


def commands_json(commands: Sequence[EngineCommand]) -> list[dict[str, Any]]:
    """Commands as `Command`s."""
    return [command_to_json(command) for command in commands]
