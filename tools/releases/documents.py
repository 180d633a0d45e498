"""The OpenAPI document of a release, which later ones have to keep to."""

import gzip
import json
import tomllib
from collections.abc import Mapping
from typing import Any

from tools.releases import KEPT, kept_releases
from tools.releases.checkout import git

FILE = "openapi.json.gz"
ANNOUNCED = KEPT / "announced.toml"


def write_document(version: str, revision: str) -> None:
    """Keep the document that a revision has."""
    text = git("show", f"{revision}:docs/openapi.json")
    # Without the time, the same text makes the same file.
    (KEPT / version / FILE).write_bytes(gzip.compress(text.encode(), mtime=0))


def read_document_of(version: str) -> Mapping[str, Any]:
    """Return the document of a release."""
    document: Mapping[str, Any] = json.loads(gzip.decompress((KEPT / version / FILE).read_bytes()))
    return document


def last_release() -> str:
    """Return the version of the newest release that is kept."""
    return kept_releases()[-1]


def announced_changes(version: str) -> Mapping[str, str]:
    """Return the changes since a release that break, and were announced: each with its reason."""
    by_release = tomllib.loads(ANNOUNCED.read_text("utf-8"))
    found: Mapping[str, str] = by_release.get(version, {})
    return found
