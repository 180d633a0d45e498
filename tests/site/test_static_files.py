"""The page's files as they are sent: compressed, lasting, and under the site's policy."""

import gzip
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from asgiref.testing import ApplicationCommunicator
from pytest_django import Settings

from durak_site.server.static_files import with_static_files

SCRIPT = b"export const cards = 36;\n" * 100


@pytest.fixture
def application(tmp_path: Path, settings: Settings) -> Any:
    """The layer of files over a folder of some files; what it hands on is answered with 418."""
    (tmp_path / "assets").mkdir()
    script = tmp_path / "assets" / "main-1a2B3c4_.js"
    script.write_bytes(SCRIPT)
    script.with_name(f"{script.name}.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "plain.css").write_text("body {}")
    (tmp_path.parent / "secret.txt").write_text("secret")
    settings.STATIC_ROOT = tmp_path

    async def inner(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 418, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    return with_static_files(inner)


async def fetched(
    application: Any, path: str, method: str = "GET", **headers: str
) -> tuple[int, Mapping[str, str], bytes]:
    """Return status, headers and body of the reply."""
    scope: Any = {
        "type": "http",
        "method": method,
        "scheme": "http",
        "root_path": "",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [
            (name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()
        ],
    }
    request = ApplicationCommunicator(application, scope)
    await request.send_input({"type": "http.request", "body": b"", "more_body": False})
    start = await request.receive_output()
    body, has_more = b"", True
    while has_more:
        part = await request.receive_output()
        body += part.get("body", b"")
        has_more = part.get("more_body", False)
    named = {name.decode().lower(): value.decode() for name, value in start["headers"]}
    return start["status"], named, body


async def test_a_file_is_sent_compressed_to_those_who_take_it(application: Any) -> None:
    path = "/static/assets/main-1a2B3c4_.js"
    status, headers, body = await fetched(application, path, accept_encoding="br, gzip")
    assert (status, headers["content-encoding"], headers["vary"]) == (
        200,
        "gzip",
        "Accept-Encoding",
    )
    assert headers["content-type"].startswith("text/javascript")
    assert gzip.decompress(body) == SCRIPT
    status, headers, body = await fetched(application, path)
    assert (status, body) == (200, SCRIPT)
    assert "content-encoding" not in headers
    assert headers["vary"] == "Accept-Encoding"


async def test_only_files_named_after_their_content_are_kept_for_ever(application: Any) -> None:
    _, lasting, _ = await fetched(application, "/static/assets/main-1a2B3c4_.js")
    assert "immutable" in lasting["cache-control"]
    _, plain, _ = await fetched(application, "/static/plain.css")
    assert plain["cache-control"] == "max-age=60, public"
    status, _, body = await fetched(application, "/static/plain.css", if_none_match=plain["etag"])
    assert (status, body) == (304, b"")


async def test_files_come_under_the_policy_of_the_site(application: Any) -> None:
    _, headers, _ = await fetched(application, "/static/plain.css")
    assert headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "no-store" not in headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/static/", "/static/none.js", "/static/../secret.txt", "/static//etc/passwd", "/"]
)
async def test_other_addresses_are_handed_on(application: Any, path: str) -> None:
    assert (await fetched(application, path))[0] == 418


async def test_nobody_posts_to_a_file(application: Any) -> None:
    assert (await fetched(application, "/static/plain.css", method="POST"))[0] == 418
