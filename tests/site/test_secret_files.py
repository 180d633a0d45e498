"""Secrets come from files that the environment names; a tool makes those of compose.yaml."""

import stat
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from durak_site.configuration.environment import SECRETS, read_environment
from durak_site.configuration.identity_providers import SignInProvider
from notifications.vapid import new_private_key
from tools import secret_files

KEY = "k3" * 5 + "abcdefghij" * 6
VALUES = {
    "secret_key": KEY,
    "secret_key_fallbacks": f"{KEY}1,{KEY}2",
    "database_url": "postgresql://durak:pw@database/durak",
    "redis_url": "redis://redis:6379/0",
    "mail_password": "pass word",
    "mail_reports_secret": "a-secret-of-16-or-more",
    "mail_reports_key": "key-that-signs",
    "vapid_private_key": new_private_key(),
    "sentry_dsn": "https://key@errors.example/1",
    "sign_in_providers": '[{"id": "github", "client_id": "c", "client_secret": "s"}]',
    "telegram_bot_token": "123456:" + "abcdefghij" * 4,
}
READ: dict[str, object] = {
    **VALUES,
    "secret_key_fallbacks": (f"{KEY}1", f"{KEY}2"),
    "sign_in_providers": (SignInProvider(id="github", client_id="c", client_secret="s"),),
}
"""The values as the service reads them."""


def test_every_variable_that_sounds_like_a_secret_can_be_a_file() -> None:
    assert set(VALUES) == set(SECRETS)


@pytest.fixture(autouse=True)
def no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """No variable of a secret is set, and none is needed."""
    monkeypatch.setenv("DURAK_SETUP", "embedded")
    monkeypatch.setenv("TELEGRAM_BOT_NAME", "durak_bot")
    for name in SECRETS:
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.mark.parametrize("name", SECRETS)
@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
def test_a_secret_is_read_from_its_file(
    name: str, end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / name
    file.write_bytes((VALUES[name] + end).encode())
    monkeypatch.setenv(f"{name.upper()}_FILE", str(file))
    assert getattr(read_environment(), name) == READ[name]


@pytest.mark.parametrize("name", SECRETS)
def test_an_empty_file_is_no_value(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / name
    file.write_text("\n")
    monkeypatch.setenv(f"{name.upper()}_FILE", str(file))
    monkeypatch.setenv(name.upper(), "")
    assert not getattr(read_environment(), name)


@pytest.mark.parametrize("name", SECRETS)
def test_a_file_that_can_t_be_read_is_named(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    variable = f"{name.upper()}_FILE"
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe")
    for path, why in (
        (tmp_path / "none", "No such file"),
        (tmp_path, "directory"),
        (binary, "text"),
    ):
        monkeypatch.setenv(variable, str(path))
        with pytest.raises(ImproperlyConfigured, match=f"{variable}: .*{why}"):
            read_environment()


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_that_is_given_twice_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / name
    file.write_text(VALUES[name])
    monkeypatch.setenv(f"{name.upper()}_FILE", str(file))
    monkeypatch.setenv(name.upper(), VALUES[name])
    with pytest.raises(ImproperlyConfigured, match="both set"):
        read_environment()


def test_the_tool_makes_secrets_that_the_served_set_up_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "secrets"
    secret_files.main([str(folder)])
    for name in ("secret_key", "secret_key_fallbacks", "database_url", "redis_url"):
        monkeypatch.setenv(f"{name.upper()}_FILE", str(folder / name))
    monkeypatch.setenv("DURAK_SETUP", "served")
    environment = read_environment()
    password = (folder / "postgres_password").read_text()
    assert environment.database_url == f"postgresql://durak:{password}@database/durak"
    assert len(password) >= 24
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_the_tool_leaves_what_is_there(tmp_path: Path) -> None:
    (tmp_path / "postgres_password").write_text("old")
    secret_files.main([str(tmp_path)])
    first = {file.name: file.read_text() for file in tmp_path.iterdir()}
    assert first["database_url"] == "postgresql://durak:old@database/durak"
    secret_files.main([str(tmp_path)])
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == first
