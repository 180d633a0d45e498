"""`python -m tools.openapi [--check]`: generate the API's documents in docs/, or check them.

docs/openapi.json and docs/asyncapi.json are committed, so that a change of the API is seen in a
review, and the page's types can be generated without running the service.
"""

import json
import os
import sys
from pathlib import Path

import django

DOCS = Path(__file__).resolve().parent.parent / "docs"


def main() -> int:
    """Write or check the documents; return 1 if one isn't current."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "durak_site.settings")
    django.setup()
    is_check = sys.argv[1:] == ["--check"]
    stale = []
    for name, text in documents().items():
        file = DOCS / name
        if not is_check:
            file.write_text(text, "utf-8")
        elif not file.is_file() or file.read_text("utf-8") != text:
            stale.append(name)
    for name in stale:
        sys.stderr.write(f"docs/{name} isn't what the code says: run make api\n")
    return int(bool(stale))


def documents() -> dict[str, str]:
    """Return the documents by the names of their files, as text in a form made for diffs."""
    from drf_spectacular.validation import validate_schema  # noqa: PLC0415 - needs Django ready

    from durak_site.document.asyncapi import asyncapi  # noqa: PLC0415 - likewise
    from durak_site.document.openapi import document  # noqa: PLC0415 - likewise

    openapi = document()
    validate_schema(openapi)
    return {"openapi.json": _text(openapi), "asyncapi.json": _text(asyncapi(openapi))}


def _text(document: object) -> str:
    return json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main())
