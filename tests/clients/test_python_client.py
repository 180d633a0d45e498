"""The Python client of a stranger, from its wheel, against a service whose connection breaks."""

import json
import os
import pty
import re
import subprocess
from pathlib import Path

import pytest

from games.play.models import Game, GameStatus
from tests.clients.conftest import ROOT, Program
from tests.clients.following import assert_it_misses_nothing, result_of
from tests.support.waiting import until_done

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.long,
    pytest.mark.timeout(600),
]
README = ROOT / "clients" / "python" / "README.md"
GAMES = 3
WIDTH = 100
CHUNK = 65_536

FOLLOWER = """
import json, os, random, sys
from durak_client import Client, ConflictError

with Client(os.environ["DURAK_TOKEN"], os.environ["DURAK_URL"]) as client:
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "learner"}] * 3]
    game = client.games.create(preset="podkidnoy", seats=seats, start=True)
    print(game["id"], flush=True)
    versions = []
    for message in client.games.stream(game["id"], since=0):
        if message["t"] == "events":
            versions += [event["version"] for event in message["events"]]
            commands = [offer for offer in message["legal"] if "any_of" not in offer]
            if game["you"]["seat"] in message["awaited"] and commands:
                try:
                    chosen = random.choice(commands)
                    mark = message["mark"]
                    client.games.command(game["id"], command=chosen, expected_mark=mark)
                except ConflictError:
                    pass  # it was done before the connection broke, or somebody was faster
    print(json.dumps(versions))
"""


def python_blocks() -> list[str]:
    """Return the programs of the page."""
    return re.findall(r"^```python\n(.*?)^```", README.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def bot_of_the_page() -> str:
    """Return the bot that the page shows."""
    (bot,) = [block for block in python_blocks() if "def choose" in block]
    return bot


def finished() -> int:
    """Return how many games are over."""
    return Game.objects.filter(status=GameStatus.FINISHED).count()


def test_bots_play_rated_games_in_a_pool_over_a_restart_of_the_service(
    program: Program, tmp_path: Path
) -> None:
    (tmp_path / "my_bot.py").write_text(bot_of_the_page())
    (tmp_path / "bot.toml").write_text('[seek]\npools = ["bots_duel"]\nrated = true\n')
    command = program.command(
        *("durak", "bot", "run", "my_bot.py", "--config", "bot.toml", "--games", str(GAMES))
    )
    logs = [tmp_path / f"bot{number}.log" for number in (1, 2)]
    bots = [
        program.start(command, program.bot_account(name), log)
        for name, log in zip(("robby", "bender"), logs, strict=True)
    ]
    try:

        def running() -> bool:
            """Return whether a game is in its middle, after one that is over."""
            is_begun = Game.objects.filter(status=GameStatus.ACTIVE, version__gt=4).exists()
            return finished() >= 1 and is_begun

        def progress() -> object:
            return (*Game.objects.values_list("pk", "status", "version"),)

        until_done(running, progress)
        program.house.stop(["web"])
        program.house.start(["web"])
        until_done(lambda: all(bot.poll() is not None for bot in bots), progress)
        printed = [result_of(bot, log) for bot, log in zip(bots, logs, strict=True)]
    finally:
        for bot in bots:
            bot.kill()
            bot.wait()
    results = [[json.loads(line) for line in lines.splitlines()] for lines in printed]
    games = {game.pk: game for game in Game.objects.filter(status=GameStatus.FINISHED)}
    assert len(games) == GAMES
    assert all(game.is_rated and game.has_only_programs for game in games.values())
    for told in results:
        assert {one["game"] for one in told} == set(games)
        assert all(sorted(one["result"]["places"]) in ([1, 1], [1, 2]) for one in told)


def test_a_stream_that_is_cut_again_and_again_misses_nothing(
    program: Program, tmp_path: Path
) -> None:
    (tmp_path / "follower.py").write_text(FOLLOWER)
    command = program.command("python", "follower.py")
    log = tmp_path / "follower.log"
    follower = program.start(command, program.bot_account("robby"), log)
    assert_it_misses_nothing(program, follower, log)


def test_a_whole_game_is_played_in_a_terminal(program: Program, tmp_path: Path) -> None:
    token = program.bot_account("robby")
    screen, terminal = pty.openpty()
    command = program.command("durak", "play", "--bots", "beginner,child", "--preset", "podkidnoy")
    process = subprocess.Popen(
        command,
        env={
            **program.environment(token),
            "TERM": "xterm-256color",
            "COLUMNS": str(WIDTH),
        },
        cwd=tmp_path,
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        close_fds=True,
    )
    os.close(terminal)
    shown, answered = "", 0
    try:
        while piece := _read(screen):
            shown += piece
            asked = shown.count("Your choice")
            if asked > answered and shown.rstrip().endswith(":"):
                answered = asked
                os.write(screen, b"1\n")
        assert process.wait() == 0, shown[-4000:]
    finally:
        process.kill()
        process.wait()
        os.close(screen)
    (game,) = Game.objects.all()
    assert game.status == GameStatus.FINISHED
    assert f"Game {game.pk}, commitment {game.commitment}" in shown
    assert answered > 3
    assert "Your cards" in shown
    assert "\x1b[1;31m" in shown  # hearts and diamonds are red
    assert re.search(r"You are the durak\.|Place \d", shown)
    verified = subprocess.run(
        program.command("durak", "verify", game.pk, "--commitment", game.commitment),
        env=program.environment(token),
        capture_output=True,
        text=True,
        check=False,
    )
    assert verified.stdout == "The deal holds (1 checked).\n", verified.stderr
    wrong = subprocess.run(
        program.command("durak", "verify", game.pk, "--commitment", "0" * 64),
        env=program.environment(token),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert "not the one that was committed to" in wrong.stderr


def _read(screen: int) -> str:
    """Return what the terminal shows next; an empty text once its program has ended."""
    try:
        return os.read(screen, CHUNK).decode(errors="replace")
    except OSError:
        return ""  # Linux says so in this way that nobody writes any more


def test_the_programs_of_the_page_run(program: Program, tmp_path: Path) -> None:
    token = program.bot_account("robby")
    programs = [block for block in python_blocks() if "def choose" not in block]
    printed = []
    for number, text in enumerate(programs):
        (tmp_path / f"program{number}.py").write_text(text)
        command = program.command("python", f"program{number}.py")
        log = tmp_path / f"program{number}.log"
        printed.append(result_of(program.start(command, token, log), log))
    game, listed, hello, code = printed
    assert re.search(r"'places': \[[12], [12]\]", game)
    (row,) = Game.objects.all()
    assert listed.startswith(row.pk)
    assert (hello, code) == ("hello\n", "not_found\n")
