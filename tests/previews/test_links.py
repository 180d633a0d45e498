"""The preview of a shared link, and the frame of a foreign page."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.test import Client
from django_vite.core.asset_loader import DjangoViteAssetLoader

from accounts.models import User
from tests.support.games import finished_table, open_table, running_table
from tests.support.people import account

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write a built client of one script, the first screens' parts, and its icon."""
    path = tmp_path / "manifest.json"
    texts = [f"{name}-{one}" for name in ("texts", "texts-parts") for one in ("en", "de", "ru")]
    parts = {
        name: {"file": f"assets/{name}.js", "name": name}
        for name in ("Home", "Header", "table", *texts)
    }
    entry = {"src/main.ts": {"file": "assets/main.js", "isEntry": True}}
    icon = {"src/app/favicon/plain.svg": {"file": "assets/plain.svg"}}
    path.write_text(json.dumps({**entry, **parts, **icon}), "utf-8")
    default: dict[str, Any] = {**settings.DJANGO_VITE["default"], "manifest_path": path}
    monkeypatch.setattr(settings, "DJANGO_VITE", {"default": default})
    monkeypatch.setattr(DjangoViteAssetLoader, "_instance", None)


def tags(client: Client, address: str, language: str = "en") -> dict[str, str]:
    """Return the Open Graph tags of a page."""
    page = client.get(address, headers={"accept-language": language}).content.decode()
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', page))


def named(user_id: Any, name: str) -> None:
    """Give a user that name."""
    User.objects.filter(pk=user_id).update(name=name)


def test_a_link_to_an_open_table_asks_to_sit_down(client: Client) -> None:
    table = open_table(2)
    named(table.host_id, "Anna & <Co>")
    found = tags(client, f"/games/{table.pk}")
    assert found["title"] == "Come and play Durak: Anna &amp; &lt;Co&gt;"
    assert found["description"] == "Throw-in. A seat is free: sit down, no account needed."
    assert found["image"].endswith(f"/previews/games/{table.pk}.png")
    assert found["url"].endswith(f"/games/{table.pk}")


def test_links_speak_the_readers_language(client: Client) -> None:
    table = running_table(2)
    assert "Die Partie läuft" in tags(client, f"/games/{table.pk}", "de")["description"]
    assert "Игра идёт" in tags(client, f"/games/{table.pk}", "ru")["description"]


def test_a_link_to_a_replay_does_not_reveal_the_loser(client: Client) -> None:
    game = finished_table(2)
    for name, row in zip(("Anna", "Boris"), game.seats.order_by("number"), strict=True):
        named(row.user_id, name)
    found = tags(client, f"/games/{game.pk}/replay")
    assert found["title"] == "A game of Durak: Anna, Boris"
    assert "Nothing of the end" in found["description"]


def test_a_link_to_a_player_shows_the_player(client: Client) -> None:
    account("Ольга")
    found = tags(client, "/players/ольга")
    assert found["title"].startswith("Ольга ")
    picture = found["image"].removeprefix(settings.DURAK_PUBLIC_URL)
    assert client.get(picture).status_code == 200


@pytest.mark.parametrize("address", ["/", "/games/0000000000", "/players/nobody", "/rules"])
def test_any_other_link_shows_the_site(client: Client, address: str) -> None:
    found = tags(client, address)
    assert found["title"] == "Durak"
    assert found["image"].endswith("/previews/durak.png")


def test_a_page_of_a_player_who_is_logged_in_needs_no_database(
    django_assert_num_queries: Any,
) -> None:
    client = Client()
    client.cookies[settings.SESSION_COOKIE_NAME] = "whatever"
    with django_assert_num_queries(0):
        assert client.get("/games/aB3dE6gH9k").status_code == 200


def test_only_a_replay_may_stand_in_the_frame_of_a_foreign_page(client: Client) -> None:
    game = finished_table(2)
    framed = client.get(f"/embed/games/{game.pk}")
    assert "frame-ancestors *" in framed["Content-Security-Policy"]
    assert "unsafe" not in framed["Content-Security-Policy"]
    assert "X-Frame-Options" not in framed
    own = client.get(f"/games/{game.pk}/replay")
    assert "frame-ancestors 'none'" in own["Content-Security-Policy"]
    assert own["X-Frame-Options"] == "DENY"


def test_the_page_can_be_installed_and_has_a_page_without_a_connection(client: Client) -> None:
    manifest = client.get("/manifest.webmanifest", headers={"accept-language": "ru"}).json()
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == (
        "Дурак",
        "/",
        "standalone",
    )
    for one in manifest["icons"]:
        reply = client.get(one["src"])
        assert reply["Content-Type"] == one["type"]
        # A PNG tells its width in bytes 16 to 19.
        assert f"{int.from_bytes(reply.content[16:20])}x" in one["sizes"]
    assert client.get("/icons/7.png").status_code == 404
    assert b"offline.js" in client.get("/offline").content
