"""The service keeps to its document: Schemathesis makes up requests, and checks the replies.

`make contract` for ten minutes. The fuzzer (test_fuzz.py) starts from right requests; this starts
from the document alone, as a stranger's tool does.
"""

import json
import os
import random
import secrets
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

import pytest

from accounts.models import User
from tests.support.cookies import CSRF, SESSION
from tests.support.fuzz.fuzzer import ENDS_SESSION
from tests.support.people import account
from tests.support.tokens import EVERY_SCOPE, token_of
from tests.support.web import Web, session_of
from tools.client_rooms import ROOT, read_document

SECONDS = int(os.environ.get("DURAK_TEST_CONTRACT_SECONDS", "90"))
SEED = int(os.environ.get("DURAK_TEST_SEED", "0")) or secrets.randbelow(10**6)
SUPPORT = ROOT / "tests" / "support"
CALLERS = ("session", "every scope", *(scope.value for scope in EVERY_SCOPE))
SHARE = {"session": 3, "every scope": 3}
"""Parts of the time; each token of one scope has one."""
PARTS = sum(SHARE.get(caller, 1) for caller in CALLERS)
SLOWEST = 60
"""Seconds for reading the document, and for the last requests on a busy machine."""

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.long,
    pytest.mark.timeout(SECONDS + 2 * SLOWEST),
    pytest.mark.skipif(find_spec("schemathesis") is None, reason="make contract installs it"),
]


def signed(user: User, caller: str) -> Mapping[str, str]:
    """The headers with which the caller signs requests."""
    if caller == "session":
        token = "c" * 32
        cookie = f"{SESSION}={session_of(user)}; {CSRF}={token}"
        return {"Cookie": cookie, "X-CSRFToken": token}
    scopes = [scope for scope in EVERY_SCOPE if caller in {scope.value, "every scope"}]
    return {"Authorization": f"Bearer {token_of(user, scopes)[1]}"}


def document_in_any_order(folder: Path) -> Path:
    """The document with its operations shuffled: the time ends before the last of them."""
    document = read_document()
    paths = list(document["paths"].items())
    random.Random(SEED).shuffle(paths)
    document["paths"] = dict(paths)
    file = folder / "openapi.json"
    file.write_text(json.dumps(document), "utf-8")
    return file


def left_out() -> list[str]:
    """The operations that are not called.

    No stream has an end, and a caller who has logged out is refused everything. They stay in the
    document: it says which methods an address has.
    """
    paths = read_document()["paths"]
    return [
        operation["operationId"]
        for operations in paths.values()
        for operation in operations.values()
        if "x-stream" in operation or operation["operationId"] in ENDS_SESSION
    ]


@pytest.mark.parametrize("caller", CALLERS)
def test_every_reply_is_as_the_document_says(caller: str, web: Web, tmp_path: Path) -> None:
    account()
    headers = signed(User.objects.get(name="Anna"), caller)
    seconds = max(5, SECONDS * SHARE.get(caller, 1) // PARTS)
    done = subprocess.run(
        (
            *(sys.executable, "-m", "schemathesis.cli"),
            *("--config-file", str(SUPPORT / "schemathesis.toml")),
            *("run", str(document_in_any_order(tmp_path)), "--url", web.url, "--no-color"),
            *("--phases", "examples,coverage,fuzzing", "--continue-on-failure"),
            *("--max-time", str(seconds), "--seed", str(SEED), "--warnings", "off"),
            *(part for name in left_out() for part in ("--exclude-operation-id", name)),
            *(part for name, text in headers.items() for part in ("-H", f"{name}: {text}")),
        ),
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "SCHEMATHESIS_HOOKS": "tests.support.document_checks",
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS + SLOWEST,
    )
    assert done.returncode == 0, f"seed {SEED}\n{done.stdout[-20_000:]}{done.stderr[-4000:]}"
    assert "Test cases:" in done.stdout
