"""Requests fuzzed from the API's own OpenAPI document break nothing."""

import copy
import json
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from durak_site.openapi import document
from games.engine import RuleSet
from games.play.models import Game
from games.play.selectors.games import get_game
from games.records.audit import audit
from games.rule_sets.services import save_rule_set
from tests.support.games import finished_table, open_table, running_table
from tests.support.web import Web

pytestmark = pytest.mark.django_db(transaction=True)
SEED = 20260101
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
EXAMPLES = 8


def with_real_addresses(**known: list[Any]) -> dict[str, Any]:
    """The document with existing ids and names in its addresses, so that requests reach something.

    `known` gives them for each parameter of a path.
    """
    narrowed = copy.deepcopy(document())
    # After logging out, the rest of the run would be refused.
    del narrowed["paths"]["/api/v1/auth/logout"]
    # A request with a made-up token is refused, whatever else it sends.
    del narrowed["components"]["securitySchemes"]["token"]
    for path in narrowed["paths"].values():
        for operation in path.values():
            operation["security"] = [
                way for way in operation.get("security", ()) if "token" not in way
            ]
            for parameter in operation.get("parameters", ()):
                if parameter["in"] == "path" and parameter["name"] in known:
                    parameter["schema"]["enum"] = known[parameter["name"]]
    return narrowed


@pytest.mark.timeout(600)
def test_no_request_made_up_from_the_document_breaks_anything(web: Web, tmp_path: Path) -> None:
    games = [running_table(2), running_table(3, preset="perevodnoy"), open_table(3)]
    games.append(finished_table(2, seed=5))
    user = games[0].host
    rule_set = save_rule_set(owner_id=user.pk, name="Sundays", rules=RuleSet(transfer="on"))
    with closing(web.client(user)) as client, closing(web.client(user)) as another:
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        token = str(client.headers["X-CSRFToken"])
        another.get("auth/sessions").raise_for_status()
        sessions = client.get("auth/sessions").raise_for_status().json()
    others = [game.host for game in games[1:]]
    schema = tmp_path / "openapi.json"
    schema.write_text(
        json.dumps(
            with_real_addresses(
                game_id=[game.pk for game in games],
                rule_set_id=[rule_set.pk],
                player_id=[other.pk for other in others],
                name=[other.name for other in others],
                session_id=[row["id"] for row in sessions if not row["current"]],
            )
        )
    )
    result = subprocess.run(
        (
            *(sys.executable, "-m", "schemathesis.cli", "run", str(schema), "--url", web.url),
            *("--checks", ",".join(CHECKS), "--max-examples", str(EXAMPLES), "--seed", str(SEED)),
            *("--phases", "examples,coverage,fuzzing", "--continue-on-failure", "--no-color"),
            *("--generation-database", "none", "--warnings", "off"),
            *(
                "-H",
                f"Cookie: {cookies}",
                "-H",
                f"X-CSRFToken: {token}",
                "-H",
                f"Referer: {web.url}",
            ),
        ),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout[-20_000:] + result.stderr[-2_000:]
    assert int(re.findall(r"(\d+) generated", result.stdout)[-1]) > 2000
    with closing(web.client()) as client:
        client.headers["Cookie"] = cookies
        assert client.get("auth/me").json()["id"] == user.pk, "nobody was logged in any more"
    for game in Game.objects.all():
        if game.version:
            assert audit(get_game(game.pk)) == ()
