"""The configuration of a bot: a TOML file, checked member by member."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any, get_type_hints

from durak_client.errors import DurakError

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

CLOCKS = frozenset({"per_command", "bank", "days", "none"})


class ConfigError(DurakError):
    """The bot's file or its configuration can't be used."""


@dataclass(frozen=True)
class SeekConfig:
    """In which pools the bot waits for games; in none if `pools` is empty."""

    pools: tuple[str, ...] = ()
    rated: bool = True


@dataclass(frozen=True)
class ChallengeConfig:
    """The challenges that the bot accepts. An empty list of names or presets allows all."""

    accept: bool = True
    rated: bool = True
    casual: bool = True
    from_people: bool = True
    from_bots: bool = True
    presets: tuple[str, ...] = ()
    own_rules: bool = True
    clocks: tuple[str, ...] = ("per_command", "bank", "days", "none")
    only: tuple[str, ...] = ()
    never: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Raise ConfigError for a clock that does not exist."""
        if unknown := sorted(set(self.clocks) - CLOCKS):
            raise ConfigError(f"challenges.clocks: there is no clock {', '.join(unknown)}.")


@dataclass(frozen=True)
class BotConfig:
    """All that may be said in the file."""

    url: str | None = None
    token: str | None = None
    games_at_once: int = 4
    seek: SeekConfig = field(default_factory=SeekConfig)
    challenges: ChallengeConfig = field(default_factory=ChallengeConfig)

    def __post_init__(self) -> None:
        """Raise ConfigError for a number that makes no sense."""
        if self.games_at_once < 1:
            raise ConfigError("games_at_once: at least 1.")

    @classmethod
    def read(cls, file: Path) -> "BotConfig":
        """Return what the file says. Raises ConfigError."""
        try:
            content = tomllib.loads(file.read_text("utf-8"))
        except OSError as error:
            raise ConfigError(f"{file}: {error.strerror}.") from error
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ConfigError(f"{file}: {error}.") from error
        config: BotConfig = _made(cls, content, "")
        return config


def _made(kind: Any, content: Mapping[str, Any], path: str) -> Any:
    hints = get_type_hints(kind)
    known = {one.name for one in fields(kind)}
    given: dict[str, Any] = {}
    for name, value in content.items():
        where = f"{path}{name}"
        if name not in known:
            raise ConfigError(f"{where}: there is no such setting.")
        given[name] = _value(hints[name], value, where)
    return kind(**given)


def _value(hint: Any, value: Any, where: str) -> Any:
    if is_dataclass(hint):
        if not isinstance(value, dict):
            raise ConfigError(f"{where}: a table, [{where}].")
        return _made(hint, value, f"{where}.")
    if hint is bool and not isinstance(value, bool):
        raise ConfigError(f"{where}: true or false.")
    if hint is int and (isinstance(value, bool) or not isinstance(value, int)):
        raise ConfigError(f"{where}: a whole number.")
    if hint == str | None and not isinstance(value, str):
        raise ConfigError(f"{where}: a text.")
    if hint == tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise ConfigError(f"{where}: a list of texts.")
        return tuple(value)
    return value
