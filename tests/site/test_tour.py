"""The tour in docs/api-tour.md, run as it stands, against a real web process and real bots."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from games.play.models import Game, GameStatus
from tests.support.web import Web

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("worker")]
TOUR = Path(__file__).parents[2] / "docs" / "api-tour.md"


@pytest.mark.timeout(300)
def test_every_command_of_the_tour_works(web: Web, tmp_path: Path) -> None:
    blocks = re.findall(r"```sh\n(.*?)```", TOUR.read_text(), re.DOTALL)
    assert len(blocks) > 8
    result = subprocess.run(
        ("bash", "-euo", "pipefail", "-c", "\n".join(blocks)),
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "SITE": web.url},
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
    )
    assert result.returncode == 0, result.stdout[-4000:] + result.stderr[-2000:]
    game = Game.objects.exclude(status=GameStatus.CANCELLED).get()
    assert game.status == GameStatus.FINISHED
