"""The page's HTML shell, with and without a built client."""

from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.test import Client
from django_vite.core.asset_loader import DjangoViteAssetLoader


@pytest.fixture
def manifest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The path at which the manifest of a built page is looked for."""
    path = tmp_path / "manifest.json"
    default: dict[str, Any] = {**settings.DJANGO_VITE["default"], "manifest_path": path}
    monkeypatch.setattr(settings, "DJANGO_VITE", {"default": default})
    monkeypatch.setattr(DjangoViteAssetLoader, "_instance", None)
    return path


def test_a_page_that_is_not_built_says_how_to_build_it(client: Client, manifest: Path) -> None:
    assert not manifest.exists()
    response = client.get("/")
    assert response.status_code == 503
    assert b"make frontend" in response.content


def build(manifest: Path) -> None:
    """A built client of one script and its icon."""
    manifest.write_text(
        '{"src/main.ts": {"file": "assets/main-1a2b3c4d.js", "isEntry": true},'
        ' "src/app/favicon/plain.svg": {"file": "assets/plain-1a2b3c4d.svg"}}',
        "utf-8",
    )


@pytest.mark.django_db
@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/lobby",
        "/games/aB3dE6gH9k",
        "/games/aB3dE6gH9k/replay",
        "/login",
        "/register",
        "/settings",
        "/rules",
        "/leaderboards",
        "/puzzles",
        "/puzzles/aB3dE6gH9k",
        "/daily",
        "/duplicates",
        "/duplicates/aB3dE6gH9k",
        "/tv",
        "/embed/tv",
        "/tournaments",
        "/tournaments/new",
        "/tournaments/aB3dE6gH9k",
        "/calendar",
        "/clubs",
        "/clubs/aB3dE6gH9k",
        "/analysis",
        "/players/anna",
    ],
)
def test_every_address_of_the_page_serves_its_shell(
    client: Client, manifest: Path, address: str
) -> None:
    build(manifest)
    response = client.get(address)
    assert response.status_code == 200
    assert b'src="/static/assets/main-1a2b3c4d.js"' in response.content


def test_browser_gets_the_page_for_an_address_that_leads_nowhere(
    client: Client, manifest: Path
) -> None:
    build(manifest)
    response = client.get("/nowhere", headers={"accept": "text/html,*/*;q=0.8"})
    assert response.status_code == 404
    assert b'src="/static/assets/main-1a2b3c4d.js"' in response.content


def test_everything_else_gets_a_plain_sentence(client: Client) -> None:
    for answer in (
        client.get("/nowhere", headers={"accept": "*/*"}),
        client.post("/nowhere", headers={"accept": "text/html"}),
    ):
        assert (answer.status_code, answer["Content-Type"]) == (404, "text/plain")
        assert answer.content == b"Not found.\n"
