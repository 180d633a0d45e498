"""The app of docs/api/apps.md, run as it stands: consent, exchange, and a whole game."""

import json
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from accounts.models import User
from accounts.services.apps import register_app
from games.play.models import Game
from tests.support.limits import WITH_PROCESSES
from tests.support.oauth import hidden_members
from tests.support.web import Web

pytestmark = [
    pytest.mark.long,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("worker"),
    WITH_PROCESSES,
]
PAGE = Path(__file__).parents[2] / "docs" / "api" / "apps.md"


def allow(web: Web, person: User, address: str) -> str:
    """Return the app's text for the person who has allowed it."""
    with closing(web.client(person)) as browser:
        page = browser.get(address)
        form = hidden_members(page.text)
        # The answer leads back to the app.
        answer = browser.post(address, data={**form, "allow": "true"}, follow_redirects=True)
    return answer.text


def test_the_app_of_the_page_plays_a_game_for_a_person_who_allows_it(
    web: Web, tmp_path: Path
) -> None:
    [program] = re.findall(
        r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    (tmp_path / "app.py").write_text(program)
    owner, person = (User.objects.create_user(name) for name in ("Olga", "Paul"))
    app, _ = register_app(
        user=owner,
        name="Forty lines",
        redirect_uris=["http://127.0.0.1/back"],
        is_confidential=False,
    )
    command = [sys.executable, "app.py", web.url, app.client_id]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        try:
            address = running.stdout.readline().strip()
            assert allow(web, person, address).startswith("Thank you.")
            game_id, result = running.stdout.read().strip().split(" ", 1)
            assert running.wait() == 0
        finally:
            running.kill()
    game = Game.objects.get()
    assert (game.pk, game.status, game.host_id) == (game_id, "finished", person.pk)
    assert sorted(json.loads(result)["places"]) in ([1, 1], [1, 2])
