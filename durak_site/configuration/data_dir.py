"""The folder of an installation's data, which nobody but its owner may read."""

import stat
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

from durak_site.configuration.environment import Environment

OWNERS_ALONE = 0o700
OWNERS_UMASK = 0o077
OURS = ("secret_key", "durak.sqlite3", "vapid_key")
"""Files by which a folder is known to hold an installation's data."""


def data_dir(environment: Environment) -> Path:
    """The data directory, made if it isn't there. Raises ImproperlyConfigured if it can't be.

    In the embedded set-up it has password hashes, keys and mails with links in it: a folder of ours
    that others could look into is closed to them.
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
    # Somebody may name a folder that has other things in it, such as /tmp; that stays as it is.
    is_ours = any((folder / name).exists() for name in OURS)
    if is_ours and stat.S_IMODE(folder.stat().st_mode) & OWNERS_UMASK:
        folder.chmod(OWNERS_ALONE)
