"""The programs of docs/api, run as they stand: a stranger's way from nothing to a verified game."""

import json
import os
import re
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple

import pytest
from django.db.models import F

from games.play.models import Game
from tests.support.limits import WITH_PROCESSES
from tests.support.web import Web
from tools.npm import node_folder

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("worker"),
    pytest.mark.long,
    WITH_PROCESSES,
]
DOCS = Path(__file__).parents[2] / "docs" / "api"
FIRST_BOT, RECORDS = DOCS / "first-bot.md", DOCS / "records.md"
GENERATED = DOCS / "generated-clients.md"
ROOT = Path(__file__).parents[2]
PACKAGES = (
    ROOT / "clients" / "typescript" / "node_modules",
    # openapi-fetch, whose types the page uses
    ROOT / "frontend" / "node_modules",
)
MAX_LINES = 30
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
    """Return the output of the command, which has to succeed."""
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
    # The packages are installed already, and `npx` is not there with every Node.
    link_packages(folder / "node_modules")
    install, *commands = typescript.replace("npx ", "").splitlines()
    assert install.startswith("npm install ")
    for command in commands:
        run(*command.split(), folder=folder)


def link_packages(folder: Path) -> None:
    """Link all packages of the project into the folder."""
    folder.mkdir()
    for package in (one for packages in PACKAGES for one in packages.iterdir()):
        if not (folder / package.name).is_symlink():
            (folder / package.name).symlink_to(package)


class Played(NamedTuple):
    """Output of a program about its game."""

    game_id: str
    commitment: str
    result: str


def token_of_a_stranger(web: Web, folder: Path) -> str:
    """A token, asked for as the page says."""
    ask, _ = blocks(FIRST_BOT, "sh")
    ask = ask.replace("localhost:8000", web.url).replace("…", "correct horse battery")
    token: str = json.loads(run("bash", "-c", ask, folder=folder))["token"]["token"]
    return token


def game_of(file: str, web: Web, token: str, folder: Path) -> Played:
    """A game that the program of a file plays to its end."""
    interpreter = sys.executable if file.endswith(".py") else str(node_folder() / "node")
    printed = run(interpreter, file, web.url, token, folder=folder)
    played = Played(*printed.strip().split(" ", 2))
    assert sorted(json.loads(played.result)["places"]) in ([1, 1], [1, 2])
    return played


def states() -> list[tuple[str, bool, bool]]:
    return [(game.status, game.is_rated, game.has_only_programs) for game in Game.objects.all()]


def test_a_stranger_gets_a_token_plays_rated_games_and_has_them_exported_and_verified(
    web: Web, tmp_path: Path
) -> None:
    token = token_of_a_stranger(web, tmp_path)
    played: dict[str, Played] = {}
    for language, file in (("python", "bot.py"), ("js", "bot.mjs")):
        [program] = blocks(FIRST_BOT, language)
        assert len([line for line in program.splitlines() if line]) <= MAX_LINES
        (tmp_path / file).write_text(program)
        game = game_of(file, web, token, tmp_path)
        played[game.game_id] = game
    assert states() == [("finished", True, True)] * 2
    # As if the minute after which games are exported were over.
    Game.objects.update(finished_at=F("finished_at") - timedelta(minutes=1))
    _, export = blocks(FIRST_BOT, "sh")
    export = export.replace("localhost:8000", web.url)
    lines = run("bash", "-c", export, folder=tmp_path, token=token).splitlines()
    exported = [json.loads(line)["game"] for line in lines]
    assert [one["id"] for one in exported] == list(played)
    [program] = blocks(RECORDS, "python")
    (tmp_path / "verify.py").write_text(program)
    for one in exported:
        game = played[one["id"]]
        assert one["result"] == json.loads(game.result)
        check = (sys.executable, "verify.py", web.url, game.game_id)
        assert run(*check, game.commitment, folder=tmp_path) == "The deal holds.\n"
    check = (sys.executable, "verify.py", web.url, min(played))
    with pytest.raises(AssertionError, match="not the one that was committed to"):
        run(*check, "0" * 64, folder=tmp_path)


@pytest.mark.timeout(300)
def test_programs_on_clients_generated_from_the_document_play_rated_games(
    web: Web, tmp_path: Path
) -> None:
    token = token_of_a_stranger(web, tmp_path)
    for language, file in (("python", "typed_bot.py"), ("ts", "typed_bot.mts")):
        [program] = blocks(GENERATED, language)
        (tmp_path / file).write_text(program)
    generated_clients(web.url, tmp_path)
    for file in ("typed_bot.py", "typed_bot.mjs"):
        game_of(file, web, token, tmp_path)
    assert states() == [("finished", True, True)] * 2
