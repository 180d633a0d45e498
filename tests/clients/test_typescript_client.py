"""The TypeScript client of a stranger, as npm installs it, against a service whose line breaks."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from games.play.models import Game, GameStatus
from tests.clients.conftest import ROOT, Program
from tests.clients.following import assert_it_misses_nothing, result_of
from tests.support.waiting import until_done
from tools.npm import node_folder

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.long,
    pytest.mark.timeout(600),
]
CLIENT = ROOT / "clients" / "typescript"
COMPILER = CLIENT / "node_modules" / "typescript" / "bin" / "tsc"
TYPES_OF_NODE = CLIENT / "node_modules" / "@types"
STRICT = ("--strict", "--target", "es2022", "--module", "nodenext", "--exactOptionalPropertyTypes")
IN_NODE = ("--lib", "es2022", "--types", "node", "--typeRoots", str(TYPES_OF_NODE))
IN_A_PAGE = ("--lib", "es2022,dom,dom.asynciterable")

FOLLOWER = """
import { Client, ConflictError, isCommand } from '@durak/client';

const client = new Client({ token: process.env['DURAK_TOKEN'], url: process.env['DURAK_URL'] });
const bot = { kind: 'bot', level: 'learner' } as const;
const seats = [{ kind: 'me' } as const, bot, bot, bot];
const game = await client.games.create({ preset: 'podkidnoy', seats, start: true });
console.log(game.id);
const versions: number[] = [];
for await (const message of client.games.stream(game.id, { since: 0 })) {
  if (message.t !== 'events') continue;
  versions.push(...message.events.map((event) => event.version));
  const commands = message.legal.filter(isCommand);
  const command = commands[Math.floor(Math.random() * commands.length)];
  if (command === undefined || !message.awaited.includes(game.you.seat ?? -1)) continue;
  try {
    await client.games.command(game.id, { command, expected_mark: message.mark });
  } catch (error) {
    // It was done before the line broke, or somebody was faster.
    if (!(error instanceof ConflictError)) throw error;
  }
}
console.log(JSON.stringify(versions));
"""
GAMES = 3
BOT = """
import { type Bot, BotRunner, Client } from '@durak/client';

const client = new Client({ token: process.env['DURAK_TOKEN'], url: process.env['DURAK_URL'] });
const bot: Bot = {
  choose: (_view, legal) => legal[Math.floor(Math.random() * legal.length)] ?? { type: 'take' },
};
const runner = new BotRunner(client, () => bot, { pools: ['bots_duel'], mostGames: 3 });
const games = await runner.run();
console.log(JSON.stringify(games.map(({ id }) => id)));
"""
PAGE = """
import { ApiError, Client, type Schemas } from '@durak/client';

const client = new Client({ url: location.origin });

export async function show(list: HTMLElement, signal: AbortSignal): Promise<string | null> {
  const rows: Schemas['LobbyTable'][] = [];
  try {
    for await (const message of client.lobby.stream({ signal })) {
      if (message.t === 'tables') rows.push(...message.tables);
      list.textContent = String(rows.length);
    }
    return null;
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
}
"""


def compile_in(folder: Path, *arguments: str) -> None:
    """Compile as strictly as possible, the declarations of the package included."""
    command = (str(node_folder() / "node"), str(COMPILER), *STRICT, *arguments)
    compiled = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert compiled.returncode == 0, compiled.stdout


def test_a_stream_that_is_cut_again_and_again_misses_nothing(
    node_program: Program, tmp_path: Path
) -> None:
    (tmp_path / "follower.mts").write_text(FOLLOWER)
    compile_in(tmp_path, *IN_NODE, "follower.mts")
    log = tmp_path / "follower.log"
    command = node_program.command("node", "follower.mjs")
    follower = node_program.start(command, node_program.bot_account("robby"), log)
    assert_it_misses_nothing(node_program, follower, log)


def test_the_programs_of_the_page_run(node_program: Program, tmp_path: Path) -> None:
    page = (CLIENT / "README.md").read_text("utf-8")
    programs = re.findall(r"^```js\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    files = [f"program{number}.mjs" for number in range(len(programs))]
    for file, text in zip(files, programs, strict=True):
        (tmp_path / file).write_text(text)
    compile_in(tmp_path, *IN_NODE, "--allowJs", "--checkJs", "--noEmit", *files)
    token = node_program.bot_account("robby")
    printed = []
    for file, text in zip(files, programs, strict=True):
        log = tmp_path / f"{file}.log"
        command = node_program.command("node", file)
        started = node_program.start(command, token, log)
        # A bot needs another one in its pool.
        others = [other_bot(node_program, tmp_path, file)] if "BotRunner" in text else []
        printed.append(result_of(started, log))
        for other, its_log in others:
            assert result_of(other, its_log) == printed[-1]
    places, listed, hello, code, of_bot, checked = printed
    for text in (places, of_bot):
        assert re.fullmatch(r"\[ [12], [12] \]\n", text)
    first, in_pool = Game.objects.order_by("created_at")
    assert listed.startswith(first.pk)
    assert (hello, code) == ("hello\n", "not_found\n")
    assert in_pool.is_rated
    assert in_pool.has_only_programs
    assert checked == "1 checked\n1 checked\n"


def other_bot(program: Program, folder: Path, file: str) -> tuple["subprocess.Popen[str]", Path]:
    """Start the same program for another bot account."""
    log = folder / f"{file}.other.log"
    return program.start(program.command("node", file), program.bot_account("bender"), log), log


def test_bots_play_rated_games_in_a_pool_over_a_restart_of_the_service(
    node_program: Program, tmp_path: Path
) -> None:
    (tmp_path / "bot.mts").write_text(BOT)
    compile_in(tmp_path, *IN_NODE, "bot.mts")
    logs = [tmp_path / f"bot{number}.log" for number in (1, 2)]
    bots = [
        node_program.start(
            node_program.command("node", "bot.mjs"), node_program.bot_account(name), log
        )
        for name, log in zip(("robby", "bender"), logs, strict=True)
    ]
    games = Game.objects.filter(status=GameStatus.FINISHED)

    def running() -> bool:
        """Return whether a game is in its middle, after one that is over."""
        is_begun = Game.objects.filter(status=GameStatus.ACTIVE, version__gt=4).exists()
        return games.exists() and is_begun

    def progress() -> object:
        return (*Game.objects.values_list("pk", "status", "version"),)

    try:
        until_done(running, progress)
        node_program.house.stop(["web"])
        node_program.house.start(["web"])
        until_done(lambda: all(bot.poll() is not None for bot in bots), progress)
        printed = [json.loads(result_of(bot, log)) for bot, log in zip(bots, logs, strict=True)]
    finally:
        for bot in bots:
            bot.kill()
            bot.wait()
    assert all(sorted(ids) == sorted(game.pk for game in games) for ids in printed)
    assert len(games) == GAMES
    assert all(game.is_rated and game.has_only_programs for game in games)


def test_a_page_may_use_it_without_the_types_of_node(node_modules: Path, tmp_path: Path) -> None:
    (tmp_path / "node_modules").symlink_to(node_modules)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "page.ts").write_text(PAGE)
    compile_in(tmp_path, *IN_A_PAGE, "--noEmit", "page.ts")
