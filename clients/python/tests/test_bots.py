"""The bot runner's parts: its file, its configuration, challenges, and one game."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from durak_client import AsyncClient
from durak_client.bots.accepting import reason_against
from durak_client.bots.config import BotConfig, ChallengeConfig, ConfigError, SeekConfig
from durak_client.bots.loading import load_strategy
from durak_client.bots.playing import Play
from fake_service import URL, event, problem, streamed

CHALLENGE: dict[str, Any] = {
    "id": "aB3dE6gH9k",
    "challenger": {"id": 7, "name": "Anna", "kind": "account", "avatar": "fox"},
    "challenged": {"id": 8, "name": "Robby", "kind": "bot_account", "avatar": "owl"},
    "status": "pending",
    "preset": "podkidnoy",
    "rated": True,
    "clock": {"type": "per_command", "seconds": 30},
}
BY_BOT = {"challenger": {**CHALLENGE["challenger"], "kind": "bot_account"}}


@pytest.mark.parametrize(
    ("changes", "settings", "reason"),
    [
        ({}, {}, None),
        ({}, {"accept": False}, "generic"),
        ({}, {"never": ("Anna",)}, "generic"),
        ({}, {"only": ("Ben",)}, "generic"),
        ({}, {"only": ("Anna", "Ben")}, None),
        ({}, {"rated": False}, "rated"),
        ({"rated": False}, {"casual": False}, "casual"),
        ({"rated": False}, {"rated": False}, None),
        ({}, {"from_people": False}, "only_bots"),
        (BY_BOT, {"from_people": False}, None),
        (BY_BOT, {"from_bots": False}, "no_bots"),
        ({}, {"presets": ("perevodnoy",)}, "rules"),
        ({}, {"presets": ("perevodnoy", "podkidnoy")}, None),
        ({"preset": None}, {"own_rules": False}, "rules"),
        ({"preset": None}, {"presets": ("perevodnoy",)}, None),
        ({}, {"clocks": ("bank", "days")}, "clock"),
        ({"clock": None}, {"clocks": ("bank",)}, "clock"),
        ({"clock": None}, {"clocks": ("none",)}, None),
    ],
)
def test_a_challenge_is_judged_by_the_configuration(
    changes: dict[str, Any], settings: dict[str, Any], reason: str | None
) -> None:
    challenge: Any = {**CHALLENGE, **changes}
    assert reason_against(challenge, ChallengeConfig(**settings), has_room=True) == reason
    full = reason_against(challenge, ChallengeConfig(**settings), has_room=False)
    assert full == (reason or "later")


def read(folder: Path, text: str) -> BotConfig:
    file = folder / "bot.toml"
    file.write_text(text)
    return BotConfig.read(file)


def test_a_configuration_is_read(tmp_path: Path) -> None:
    text = """
    url = "http://localhost:8000"
    games_at_once = 2
    [seek]
    pools = ["bots_duel"]
    rated = false
    [challenges]
    clocks = ["bank", "none"]
    """
    config = read(tmp_path, text)
    assert config.url == "http://localhost:8000"
    assert config.games_at_once == 2
    assert config.seek == SeekConfig(("bots_duel",), rated=False)
    assert config.challenges == ChallengeConfig(clocks=("bank", "none"))
    assert read(tmp_path, "") == BotConfig()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("games_at_once = 0", "games_at_once: at least 1"),
        ("games_at_once = true", "games_at_once: a whole number"),
        ('games_at_once = "4"', "games_at_once: a whole number"),
        ("token = 3", "token: a text"),
        ("seek = 3", "seek: a table"),
        ("[seek]\npools = 'bots_duel'", "seek.pools: a list of texts"),
        ("[seek]\npools = [1]", "seek.pools: a list of texts"),
        ("[challenges]\nrated = 1", "challenges.rated: true or false"),
        ("[challenges]\nclocks = ['sand']", "challenges.clocks: there is no clock sand"),
        ("[challenges]\nrates = true", "challenges.rates: there is no such setting"),
        ("[", "bot.toml"),
    ],
)
def test_a_wrong_configuration_is_named(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(ConfigError, match=why.replace(".", r"\.")):
        read(tmp_path, text)
    with pytest.raises(ConfigError, match="No such file"):
        BotConfig.read(tmp_path / "nothing.toml")


CHOOSES = "    def choose(self, view, legal):\n        return legal[0]\n"


def load(folder: Path, text: str) -> Any:
    file = folder / "my_bot.py"
    file.write_text(text)
    return load_strategy(file)


def test_the_class_of_a_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("WORD = 'beside'\n")
    one = load(tmp_path, f"from beside import WORD\nclass Mine:\n    word = WORD\n{CHOOSES}")
    assert one().word == "beside"
    two = load(tmp_path, f"class Base:\n{CHOOSES}class Bot(Base):\n    pass\n")
    assert two.__name__ == "Bot"


@pytest.mark.parametrize(
    ("text", "why"),
    [("x = 1", "it has none"), (f"class A:\n{CHOOSES}class B:\n{CHOOSES}", "it has A, B")],
)
def test_a_file_without_one_bot_is_refused(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(ConfigError, match=why):
        load(tmp_path, text)
    with pytest.raises(ConfigError, match="no file"):
        load_strategy(tmp_path / "nothing.py")


LEGAL = [{"type": "lead", "cards": ["7C"]}, {"type": "lead", "cards": ["8D"]}]
SET = {"type": "lead", "any_of": ["7C", "7H"], "fewest": 2, "most": 2}


class Table:
    """A service with one game, in which seat 1 is asked once and then the game is over."""

    def __init__(self, *refusals: Any) -> None:
        self._refusals = list(refusals)
        self.sent: list[Any] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        """Reply to what `Play` asks for."""
        legal = [*LEGAL, SET]
        if request.url.path.endswith("/stream"):
            view = {"t": "view", "version": 4, "awaited": [1], "legal": legal, "game": GAME}
            over = {"t": "game", "game": {**GAME, "status": "finished"}}
            reply: httpx.Response = streamed(event(view, "4-aaaaaaaaaaaa") + event(over))
            return reply
        if request.url.path.endswith("/view"):
            now = {"version": 4, "mark": "4-aaaaaaaaaaaa", "view": {}, "awaited": [1]}
            return httpx.Response(200, json={**now, "legal": legal})
        self.sent.append(json.loads(request.content))
        if self._refusals:
            refusal: httpx.Response = self._refusals.pop(0)
            return refusal
        return httpx.Response(200, json={"version": 5})


GAME: dict[str, Any] = {"id": "aB3dE6gH9k", "status": "active", "you": {"seat": 1}}


async def play(table: Table, strategy: Any) -> Any:
    async with AsyncClient("durak_x", URL, transport=httpx.MockTransport(table)) as client:
        return await Play(client, GAME, strategy).run()  # type: ignore[arg-type]  # a part of a game


class Last:
    """Chooses what it is offered last."""

    def choose(self, view: Any, legal: Any) -> Any:
        """Return the last command."""
        assert view == {}
        return legal[-1]


class LastOfAll(Last):
    """Wants sets of cards too, and plays them."""

    wants_sets = True

    def choose(self, view: Any, legal: Any) -> Any:
        """Return the cards of the set."""
        return {"type": "lead", "cards": super().choose(view, legal)["any_of"]}


class Slow:
    """Chooses in the event loop."""

    async def choose(self, _view: Any, legal: Any) -> Any:
        """Return the last command."""
        return legal[-1]


class Broken:
    """Fails at each choice."""

    def choose(self, _view: Any, _legal: Any) -> Any:
        """Fail."""
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("strategy", "command"),
    [
        (Last(), LEGAL[-1]),
        (Slow(), LEGAL[-1]),
        (LastOfAll(), {"type": "lead", "cards": ["7C", "7H"]}),
    ],
)
async def test_the_choice_is_played_for_its_version(strategy: Any, command: Any) -> None:
    table = Table()
    over = await play(table, strategy)
    assert table.sent == [{"command": command, "expected_mark": "4-aaaaaaaaaaaa"}]
    assert over["status"] == "finished"


async def test_a_bot_that_fails_plays_something_legal() -> None:
    table = Table()
    await play(table, Broken())
    assert table.sent[0]["command"] in LEGAL


@pytest.mark.parametrize("status", [400, 422])
async def test_a_choice_that_is_refused_is_followed_by_a_legal_one(status: int) -> None:
    table = Table(problem(status, "rank_not_on_table"))
    await play(table, Slow())
    assert len(table.sent) == 2
    assert table.sent[1]["command"] in LEGAL


async def test_a_choice_that_comes_too_late_is_dropped() -> None:
    table = Table(problem(409, "stale_version"))
    assert (await play(table, Last()))["status"] == "finished"
    assert len(table.sent) == 1


async def test_a_service_that_is_away_is_waited_for(pauses: list[float]) -> None:
    away = [problem(503, "unavailable", {"Retry-After": "2"})] * 7
    table = Table(*away)
    assert (await play(table, Last()))["status"] == "finished"
    assert len(table.sent) == 8
    assert pauses.count(2) == 7
