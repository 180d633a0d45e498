"""Odd requests of every kind break nothing, sent by sessions and tokens that live on.

`make fuzz REQUESTS=100000` for a longer run.
"""

import os
import random
import secrets
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from django.contrib.auth.hashers import PBKDF2PasswordHasher

from games.play.models import Game
from games.play.selectors.games import get_game
from games.records.audit import audit
from tests.support.fuzz.fuzzer import Fuzzer
from tests.support.fuzz.starts import BY_STEPS, OF_TELEGRAM, RIGHT
from tests.support.fuzz.wire import WireConnection
from tests.support.web import Web, running_web

REQUESTS = int(os.environ.get("DURAK_TEST_REQUESTS", "0"))
ODD_ONES = 50 if REQUESTS else 3
"""For each right request, of which a longer run has many anyway."""
LIMIT_SECONDS = 300 + REQUESTS if REQUESTS else 60
SEED = int(os.environ.get("DURAK_TEST_SEED", "0")) or secrets.randbelow(10**6)
# As many rounds as here: a web process with more would hash a password again, and end its sessions.
CHEAP_PASSWORDS = (
    "from django.contrib.auth.hashers import PBKDF2PasswordHasher as Hasher;"
    "Hasher.iterations = {rounds}"
)

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    """A web process that hashes passwords as quickly as the tests do."""
    cheap = CHEAP_PASSWORDS.format(rounds=PBKDF2PasswordHasher.iterations)
    with running_web(tmp_path / "web.log", before=cheap) as running:
        yield running


@pytest.mark.long
@pytest.mark.timeout(LIMIT_SECONDS)
def test_no_odd_request_breaks_anything(web: Web, capsys: pytest.CaptureFixture[str]) -> None:
    fuzzer = Fuzzer(WireConnection(web.host), random.Random(SEED), ODD_ONES)
    fuzzer.run(max(1, REQUESTS))
    with capsys.disabled() if REQUESTS else nullcontext():
        print(f"\nseed {SEED}: {fuzzer.figures}")  # noqa: T201 - what a longer run is for
    assert not fuzzer.failures, "\n".join([f"seed {SEED}", *fuzzer.failures])
    assert fuzzer.never_answered_2xx <= OF_TELEGRAM, (SEED, fuzzer.refused)
    for game in Game.objects.filter(version__gt=0):
        assert audit(get_game(game.pk)) == ()


def test_every_operation_has_a_right_request_to_begin_with() -> None:
    without = {name for name, rows in RIGHT.items() if not rows}
    assert without == set(BY_STEPS) | OF_TELEGRAM, (
        "give these a row of the permissions with success"
    )
