"""The page's HTML shell, with and without a built client."""

import json
import re
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


@pytest.mark.parametrize("address", ["/", "/rules", "/imprint", "/unsubscribe/x"])
def test_a_page_that_is_not_built_says_how_to_build_it(
    address: str, client: Client, manifest: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    imprint = tmp_path / "imprint.txt"
    imprint.write_text("Anna", encoding="utf-8")
    monkeypatch.setattr(settings, "DURAK_IMPRINT", str(imprint))
    assert not manifest.exists()
    response = client.get(address)
    assert response.status_code == 503
    assert b"make frontend" in response.content


def build(manifest: Path) -> None:
    """A built client: the entry and its icon, and the files of the first screens."""
    texts = {
        f"_{name}-{language}.js": {
            "file": f"assets/{name}-{language}.js",
            "name": f"{name}-{language}",
        }
        for name in ("texts", "texts-parts")
        for language in ("en", "de", "ru")
    }
    files = {
        "src/main.ts": {"file": "assets/main-1a2b3c4d.js", "isEntry": True, "imports": ["_all.js"]},
        "src/app/favicon/plain.svg": {"file": "assets/plain-1a2b3c4d.svg"},
        "_all.js": {"file": "assets/all.js", "css": ["assets/all.css"]},
        "_parts.js": {
            "file": "assets/parts.js",
            "css": ["assets/parts.css"],
            # Files may import each other.
            "imports": ["_all.js", "src/home/Home.svelte"],
        },
        "src/home/Home.svelte": {
            "file": "assets/Home.js",
            "name": "Home",
            "css": ["assets/Home.css"],
            "imports": ["_all.js", "_parts.js"],
        },
        "src/app/Header.svelte": {
            "file": "assets/Header.js",
            "name": "Header",
            "imports": ["_parts.js"],
        },
        "_table.js": {"file": "assets/table.js", "name": "table", "css": ["assets/table.css"]},
        **texts,
    }
    manifest.write_text(json.dumps(files), "utf-8")


def preloaded(client: Client, address: str, language: str) -> set[str]:
    """The files that the HTML of an address names for its browser, without the entry's."""
    html = client.get(address, headers={"accept-language": language}).content.decode()
    found = re.findall(r'<link rel="(?:modulepreload|preload)".* href="([^"]+)"', html)
    return set(found)


def test_the_home_page_names_the_files_and_answers_that_it_waits_for(
    client: Client, manifest: Path
) -> None:
    build(manifest)
    assert preloaded(client, "/", "ru") == {
        "/api/v1/auth/me",
        "/api/v1/rules/presets?lang=ru",
        "/static/assets/Home.js",
        "/static/assets/Home.css",
        "/static/assets/Header.js",
        "/static/assets/parts.js",
        "/static/assets/parts.css",
        "/static/assets/texts-ru.js",
        "/static/assets/texts-parts-ru.js",
    }


def test_a_mini_app_that_starts_at_another_page_names_no_files_of_the_home_page(
    client: Client, manifest: Path
) -> None:
    build(manifest)
    address = "/?tgWebAppStartParam=g_aB3dE6gH9k"
    assert preloaded(client, address, "en") == {"/api/v1/auth/me"}


@pytest.mark.django_db
def test_a_table_names_its_files(client: Client, manifest: Path) -> None:
    build(manifest)
    assert preloaded(client, "/games/aB3dE6gH9k", "de") == {
        "/api/v1/auth/me",
        "/static/assets/table.js",
        "/static/assets/table.css",
        "/static/assets/texts-de.js",
    }


def test_other_pages_ask_who_the_visitor_is(client: Client, manifest: Path) -> None:
    build(manifest)
    assert preloaded(client, "/rules", "en") == {"/api/v1/auth/me"}


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
