"""The folder of an installation's data, which only its owner may read."""

import stat
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

from durak_site.configuration.environment import Environment

OWNERS_ALONE = 0o700
OWNERS_UMASK = 0o077
OURS = ("secret_key", "durak.sqlite3", "vapid_key")
"""Files that show that a folder contains an installation's data."""


def data_dir(environment: Environment) -> Path:
    """Return the data directory, created if needed. Raises ImproperlyConfigured.

    In the embedded set-up it contains password hashes, keys, and mails with links: if others could
    read such a folder, its permissions are closed.
    """
    folder = environment.durak_data_dir
    try:
        folder.mkdir(mode=OWNERS_ALONE, parents=True, exist_ok=True)
        if not environment.is_served:
            _close(folder)
            (folder / "mail").mkdir(mode=OWNERS_ALONE, exist_ok=True)
    except OSError as error:
        raise ImproperlyConfigured(f"DURAK_DATA_DIR={folder}: {error.strerror}.") from error
    return folder


def _close(folder: Path) -> None:
    # Other folders, such as /tmp, keep their permissions.
    is_ours = any((folder / name).exists() for name in OURS)
    if is_ours and stat.S_IMODE(folder.stat().st_mode) & OWNERS_UMASK:
        folder.chmod(OWNERS_ALONE)
