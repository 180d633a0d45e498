"""Pages that only look on while their player's game is played by calls."""

from playwright.sync_api import StorageState

from tests.e2e.conftest import with_settings


def only_looking(origin: str) -> StorageState:
    """Return a browser whose page does nothing automatically.

    Else a page among bots says done and takes where there is no choice, at the same moment as the
    calls do: whichever comes second is refused, which the console tells.
    """
    return with_settings(origin, animation=0, byItself=False)
