"""The day itself, step by step, on any installation whose data may be thrown away."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from tools.rehearsal.next_version import next_version
from tools.rehearsal.play import Play
from tools.rehearsal.site import RehearsalError, Site

COMMANDS_BETWEEN = 10
"""That are played after each step, before the next one is taken."""


def rehearse(
    here: Site, there: Site, folder: Path, *, at_once: bool, tell: Callable[[str], None] = print
) -> None:
    """Install, announce, back up, deploy a migration under play, restore elsewhere, verify.

    `here` and `there` have no data yet; `folder` is an empty one for what is needed besides. With
    `at_once` the processes of both versions run at the same time, as in the served set-up.
    Raises RehearsalError at the first step that goes wrong.
    """
    backup = folder / "backup.tar"
    play = Play()
    step = _Steps(tell)
    with ExitStack() as day:
        day.callback(play.close)
        here.manage("migrate", "--noinput", "--verbosity", "0")
        former = day.enter_context(ExitStack())
        old = former.enter_context(here.web())
        play.come(old)
        play.sign_in()
        with play.going_on() as goes_on:
            goes_on(COMMANDS_BETWEEN)
            step("installed, and played on")
            here.manage("announce", "--restart-in", "10")
            told = play.guests[0].get("announcement")["announcement"]
            _check(told is not None and told["rated_games_rest"], f"The page is told {told}.")
            step("announced a restart")
            here.manage("backup", str(backup))
            goes_on(COMMANDS_BETWEEN)
            step("backed up")

            upgraded = here.upgraded(next_version(folder / "next"))
            if not at_once:
                play.leave(old)
                former.close()
            upgraded.manage("migrate", "--noinput", "--verbosity", "0")
            if at_once:
                # The former version serves with the new tables.
                goes_on(COMMANDS_BETWEEN)
            play.come(day.enter_context(upgraded.web()))
            if at_once:
                play.leave(old)
                former.close()
            goes_on(COMMANDS_BETWEEN)
            upgraded.manage("announce", "--over")
            told = play.guests[0].get("announcement")["announcement"]
            _check(told is None, f"It is over, and the page is told {told}.")
            step("deployed the next version under play")
        me = play.guests[0].get("auth/me")["id"]
    step(f"verified: {upgraded.manage('verify_game', '--all').splitlines()[-1]}")

    elsewhere = there.upgraded(upgraded.code)
    said = elsewhere.manage("restore", str(backup))
    step(f"restored elsewhere: {said.splitlines()[-1]}")
    with elsewhere.web() as address:
        again = play.elsewhere(address)
        _check(again.guests[0].get("auth/me")["id"] == me, "The player is somebody else there.")
        with again.going_on() as goes_on:
            goes_on(COMMANDS_BETWEEN)
        again.close()
    step("played on there, by the sessions of before")


class _Steps:
    """Tells each step when it is done, with the seconds that it took."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._since = time.monotonic()

    def __call__(self, done: str) -> None:
        now = time.monotonic()
        self._tell(f"{now - self._since:5.1f} s  {done}")
        self._since = now


def _check(is_so: object, otherwise: str) -> None:
    if not is_so:
        raise RehearsalError(otherwise)
