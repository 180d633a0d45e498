"""The programs of docs/api, run as they stand: a stranger's way from nothing to a verified game."""

import json
import os
import re
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from django.db.models import F

from games.play.models import Game
from tests.support.web import Web
from tools.npm import node_folder

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("worker")]
DOCS = Path(__file__).parents[2] / "docs" / "api"
FIRST_BOT, RECORDS = DOCS / "first-bot.md", DOCS / "records.md"
GENERATED = DOCS / "generated-clients.md"
PACKAGES = Path(__file__).parents[2] / "frontend" / "node_modules"
MOST_LINES = 30
CONFIGURATION = """
[mypy]
strict = True

[mypy-durak_client.client]
# Its context managers, the generator's own, hand on any arguments; the rest is of our document.
disable_error_code = arg-type
"""


def blocks(page: Path, language: str) -> list[str]:
    """The page's blocks of code in the language."""
    return re.findall(
        rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )


def run(*command: str, folder: Path, token: str = "") -> str:
    """What the command prints; it has to succeed."""
    tools = (Path(sys.executable).parent, folder / "node_modules/.bin", node_folder())
    result = subprocess.run(
        command,
        cwd=folder,
        env={"PATH": os.pathsep.join((*map(str, tools), os.environ["PATH"])), "TOKEN": token},
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert result.returncode == 0, result.stdout[-2000:] + result.stderr[-2000:]
    return result.stdout


def generated_clients(site: str, folder: Path) -> None:
    """Generate the clients beside their programs; nothing is dropped, and the types are right."""
    python, typescript = blocks(GENERATED, "sh")
    run("bash", "-euc", python.replace("localhost:8000", site), folder=folder)
    (folder / "mypy.ini").write_text(CONFIGURATION)
    run(sys.executable, "-m", "mypy", "typed_bot.py", folder=folder)
    # The page has the packages already, and `npx` is not there with every Node.
    (folder / "node_modules").symlink_to(PACKAGES)
    install, *commands = typescript.replace("npx ", "").splitlines()
    assert install.startswith("npm install ")
    for command in commands:
        run(*command.split(), folder=folder)


@pytest.mark.timeout(300)
def test_a_stranger_gets_a_token_plays_rated_games_and_has_them_exported_and_verified(
    web: Web, tmp_path: Path
) -> None:
    ask, export = (block.replace("localhost:8000", web.url) for block in blocks(FIRST_BOT, "sh"))
    made = run("bash", "-c", ask.replace("…", "correct horse battery"), folder=tmp_path)
    token = json.loads(made)["token"]["token"]
    played: dict[str, tuple[str, str]] = {}
    for page, language, file, interpreter in (
        (FIRST_BOT, "python", "bot.py", sys.executable),
        (FIRST_BOT, "js", "bot.mjs", str(node_folder() / "node")),
        (GENERATED, "python", "typed_bot.py", sys.executable),
        (GENERATED, "ts", "typed_bot.mjs", str(node_folder() / "node")),
    ):
        [program] = blocks(page, language)
        if page == FIRST_BOT:
            (tmp_path / file).write_text(program)
            assert len([line for line in program.splitlines() if line]) <= MOST_LINES
        elif language == "python":
            [typed] = blocks(page, "ts")
            (tmp_path / file).write_text(program)
            (tmp_path / "typed_bot.mts").write_text(typed)
            generated_clients(web.url, tmp_path)
        printed = run(interpreter, file, web.url, token, folder=tmp_path)
        game_id, commitment, result = printed.strip().split(" ", 2)
        assert sorted(json.loads(result)["places"]) in ([1, 1], [1, 2])
        played[game_id] = (commitment, result)
    states = [(game.status, game.is_rated, game.has_only_programs) for game in Game.objects.all()]
    assert states == [("finished", True, True)] * 4
    # As if the minute after which games are exported were over.
    Game.objects.update(finished_at=F("finished_at") - timedelta(minutes=1))
    lines = run("bash", "-c", export, folder=tmp_path, token=token).splitlines()
    exported = [json.loads(line)["game"] for line in lines]
    assert [game["id"] for game in exported] == list(played)
    [program] = blocks(RECORDS, "python")
    (tmp_path / "verify.py").write_text(program)
    for game in exported:
        commitment, result = played[game["id"]]
        assert game["result"] == json.loads(result)
        check = (sys.executable, "verify.py", web.url, game["id"])
        assert run(*check, commitment, folder=tmp_path) == "The deal holds.\n"
    check = (sys.executable, "verify.py", web.url, min(played))
    with pytest.raises(AssertionError, match="not the one that was committed to"):
        run(*check, "0" * 64, folder=tmp_path)
