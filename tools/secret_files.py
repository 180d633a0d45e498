"""`python3 -m tools.secret_files [FOLDER]`: make the secrets that compose.yaml reads from files.

Needs no installed package. Existing files stay as they are: a new SECRET_KEY would end all
sessions, and a new password would fit no database. Files of secrets that only you can know
(`mail_password`) are made empty, which means: none."""

import os
import secrets
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

FOLDER = Path("secrets")
OWNERS_ALONE, READABLE = 0o700, 0o644


def main(arguments: list[str] | None = None) -> None:
    """Make what is missing, and name it."""
    given = sys.argv[1:] if arguments is None else arguments
    folder = Path(given[0]) if given else FOLDER
    # Nobody but the owner gets through the folder. Containers see the files alone, as another user.
    folder.mkdir(mode=OWNERS_ALONE, parents=True, exist_ok=True)
    for name, make in _files(folder).items():
        path = folder / name
        if not path.exists():
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, READABLE)
            with os.fdopen(descriptor, "w", encoding="ascii") as file:
                file.write(make())
            path.chmod(READABLE)
            print(f"{path} was made.")


def _files(folder: Path) -> Mapping[str, Callable[[], str]]:
    def database_url() -> str:
        password = (folder / "postgres_password").read_text("ascii").strip()
        return f"postgresql://durak:{password}@database/durak"

    return {
        "secret_key": lambda: secrets.token_urlsafe(64),
        "secret_key_fallbacks": str,
        "postgres_password": lambda: secrets.token_urlsafe(24),
        "database_url": database_url,
        "redis_url": lambda: "redis://redis:6379/0",
        "mail_password": str,
        "vapid_private_key": str,
        "sentry_dsn": str,
        "sign_in_providers": str,
        "telegram_bot_token": str,
        "mail_reports_secret": str,
        "mail_reports_key": str,
    }


if __name__ == "__main__":
    main()
