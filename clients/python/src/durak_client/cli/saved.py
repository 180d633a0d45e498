"""The saved login (credentials file) of `durak login`, for this user alone."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

FILE = "login.json"
OWNER_ONLY = 0o600


@dataclass(frozen=True)
class Login:
    """A service and a token for it; tokens by consent can be renewed."""

    url: str
    token: str
    refresh_token: str | None = None
    client_id: str | None = None


def file() -> Path:
    """Return where the login is: in the folder of the user's settings."""
    base = os.environ.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    return Path(base) / "durak" / FILE


def save(login: Login) -> Path:
    """Save the login so that nobody else can read it, and return where."""
    path = file()
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    number = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    with os.fdopen(number, "w", encoding="utf-8") as opened:
        json.dump(asdict(login), opened)
    new.replace(path)
    return path


def load() -> Login | None:
    """Return the saved login; None if there is none."""
    try:
        return Login(**json.loads(file().read_text("utf-8")))
    except FileNotFoundError:
        return None


def forget() -> bool:
    """Delete the saved login; return whether there was one."""
    was_there = file().exists()
    file().unlink(missing_ok=True)
    return was_there
