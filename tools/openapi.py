"""`python -m tools.openapi [--check]`: write docs/openapi.json from the code, or check it.

The document is committed, so that a change of the API is seen in a review, and the page's types can
be generated without running the service.
"""

import json
import os
import sys
from pathlib import Path

import django

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "openapi.json"


def main() -> int:
    """Write or check the document; 1 if it isn't current."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "durak_site.settings")
    django.setup()
    text = document()
    if sys.argv[1:] != ["--check"]:
        DOCUMENT.write_text(text, "utf-8")
        return 0
    if DOCUMENT.is_file() and DOCUMENT.read_text("utf-8") == text:
        return 0
    sys.stderr.write("docs/openapi.json isn't what the code says: run make api\n")
    return 1


def document() -> str:
    """The OpenAPI document of the service, as text in a form made for diffs."""
    from drf_spectacular.validation import validate_schema  # noqa: PLC0415 - needs Django ready

    from durak_site.openapi import document as of_the_service  # noqa: PLC0415 - likewise

    schema = of_the_service()
    validate_schema(schema)
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main())
