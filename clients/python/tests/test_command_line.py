"""The command line: login, its storage, and the display of cards and commands."""

import json
import stat
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import httpx
import pytest
from click.testing import CliRunner

from durak_client import Client
from durak_client.cli import cards, commands, device, saved
from fake_service import URL, Service, problem

CODES = {
    "device_code": "secret",
    "user_code": "WDJB-MJHT",
    "verification_uri": f"{URL}/device",
    "verification_uri_complete": f"{URL}/device?user_code=WDJB-MJHT",
    "interval": 5,
    "expires_in": 1800,
}
TOKENS = {"access_token": "durak_a", "refresh_token": "durak_r", "token_type": "Bearer"}


def refused(error: str, **headers: str) -> httpx.Response:
    body = {"error": error, "error_description": f"About {error}."}
    return httpx.Response(400, json=body, headers=headers)


def log_in(*answers: Any) -> tuple[dict[str, Any], list[Any], Service]:
    service = Service(httpx.Response(200, json=CODES), *answers)
    shown: list[Any] = []
    with httpx.Client(base_url=URL, transport=service.transport) as http:
        told = device.log_in(http, "durak-command-line", "read play", shown.append)
    return told, shown, service


def test_a_code_is_shown_and_asked_for_until_the_person_agrees(pauses: list[float]) -> None:
    pending = refused("authorization_pending")
    told, shown, service = log_in(
        pending, refused("slow_down"), pending, httpx.Response(200, json=TOKENS)
    )
    assert told == TOKENS
    assert shown == [
        device.Prompt(f"{URL}/device", "WDJB-MJHT", f"{URL}/device?user_code=WDJB-MJHT")
    ]
    assert pauses == [5, 5, 10, 10]
    first, *others = [dict(parse_qsl(request.content.decode())) for request in service.requests]
    assert first == {"client_id": "durak-command-line", "scope": "read play"}
    assert {one["device_code"] for one in others} == {"secret"}


def test_a_lost_reply_makes_it_ask_less_often(pauses: list[float]) -> None:
    log_in(httpx.ReadTimeout("late"), httpx.Response(200, json=TOKENS))
    assert pauses == [5, 10]


@pytest.mark.parametrize(
    ("error", "why"),
    [
        ("access_denied", "was denied"),
        ("expired_token", "too old"),
        ("invalid_grant", r"About invalid_grant\."),
    ],
)
@pytest.mark.usefixtures("pauses")
def test_a_login_that_fails_says_why(error: str, why: str) -> None:
    with pytest.raises(device.LoginError, match=why):
        log_in(refused(error))


def test_a_service_without_codes_is_named() -> None:
    page = httpx.Response(404, text="<h1>Not here</h1>")
    with (
        httpx.Client(base_url=URL, transport=Service(page).transport) as http,
        pytest.raises(device.LoginError, match="is no Durak service: 404"),
    ):
        device.log_in(http, "durak-command-line", "read", print)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("DURAK_URL", raising=False)
    monkeypatch.delenv("DURAK_TOKEN", raising=False)
    return tmp_path


def test_a_login_is_saved_for_its_user_alone(home: Path) -> None:
    assert saved.load() is None
    login = saved.Login(URL, "durak_a", "durak_r", "durak-command-line")
    saved.save(saved.Login(URL, "durak_old"))
    file = saved.save(login)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert file.is_relative_to(home)
    assert saved.load() == login
    assert (saved.forget(), saved.forget(), saved.load()) == (True, False, None)


@pytest.fixture
def service(home: Path, monkeypatch: pytest.MonkeyPatch) -> Service:  # noqa: ARG001 - no saved login
    """Return the service that the commands talk to."""
    made = Service(httpx.Response(200, json={"name": "Anna"}))

    def client(token: str | None, url: str) -> Client:
        return Client(token, url, transport=made.transport)

    monkeypatch.setattr(commands, "Client", client)
    return made


def run(*arguments: str, text: str = "") -> Any:
    return CliRunner().invoke(commands.durak, arguments, input=text)


def test_a_pasted_token_is_tried_and_saved(service: Service) -> None:
    done = run("--url", URL, "login", "--paste", text=" durak_mine \n")
    assert done.exit_code == 0, done.output
    assert saved.load() == saved.Login(URL, "durak_mine")
    assert service.requests[0].headers["Authorization"] == "Bearer durak_mine"


def test_a_wrong_token_is_not_saved(service: Service) -> None:
    service._answers = [problem(401, "invalid_token")]
    done = run("--url", URL, "login", "--paste", text="durak_x\n")
    assert done.exit_code == 1
    assert "401 invalid_token: Detail of invalid_token." in done.output
    assert saved.load() is None


def test_own_games_are_exported_in_lines(service: Service) -> None:
    row = {"game": {"id": "aB3dE6gH9k"}, "notation": "Жарко"}
    lines = httpx.Response(200, content=json.dumps(row).encode() + b"\n")
    service._answers = [httpx.Response(200, json={"name": "Anna"}), lines]
    saved.save(saved.Login(URL, "durak_mine"))
    done = run("export", "--mine", "--since", "2026-01-02")
    assert json.loads(done.output) == row
    assert "Жарко" in done.output
    asked = dict(service.requests[1].url.params)
    assert asked == {"player": "Anna", "since": "2026-01-02T00:00:00Z"}


def test_a_saved_login_is_for_its_service_alone(home: Path) -> None:  # noqa: ARG001 - its folder
    saved.save(saved.Login(URL, "durak_mine"))
    assert commands.Service(None, None).token == "durak_mine"
    assert commands.Service(URL, None).token == "durak_mine"
    assert commands.Service("http://other.example", None).token is None
    assert commands.Service(None, "durak_other").token == "durak_other"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("TH", "10♥"),
        ("6C2", "6♣"),
        ("6H=S", "6♥ as ♠"),
        ("XR", "red joker"),
        ("XB2", "black joker"),
        ("??", "▒▒"),
    ],
)
def test_a_card_is_told(code: str, words: str) -> None:
    assert cards.card(code).plain == words


@pytest.mark.parametrize(
    ("offer", "words"),
    [
        ({"type": "lead", "cards": ["7C", "7H"]}, "lead 7♣ 7♥"),
        ({"type": "beat", "attack": "TH", "card": "JH"}, "beat 10♥ with J♥"),
        ({"type": "throw_in", "card": "9S"}, "throw in 9♠"),
        (
            {"type": "transfer", "cards": ["7S"], "direction": "right"},
            "transfer with 7♠ to the right",
        ),
        ({"type": "show_transfer", "card": "7S", "direction": "left"}, "transfer by showing 7♠"),
        ({"type": "swap_trump", "card": "6S"}, "swap for the trump card: 6♠"),
        ({"type": "request_redeal"}, "request redeal"),
        ({"type": "take"}, "take"),
    ],
)
def test_a_command_is_told(offer: dict[str, Any], words: str) -> None:
    assert cards.command(offer).plain == words
