"""The text of docs/permissions.md, made from the table."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from tests.support.permissions.row import Row
from tests.support.permissions.table import TABLE
from tests.support.permissions.trial import operations
from tests.support.permissions.who import AS_PLAYER, AS_SPECTATOR, CALLERS, IN_WORDS, OK

PAGE = Path(__file__).parents[3] / "docs" / "permissions.md"
SIGNS = {OK: "✓", AS_SPECTATOR: "watches", AS_PLAYER: "own cards"}
INTRODUCTION = """\
# Who may do what

`make permissions` writes this page from the table in `tests/support/permissions`. The tests try
every line as every caller, and fail for an endpoint or a socket without a line.

- **nobody** has no session, or the session of an inactive account. **guest** plays without an
  account. All others have one: **account** is unrelated to the object of the request, **blocked**
  was blocked by its owner, **at the table** sits at the table without being its host, **host,
  owner** is the account to which the object belongs, **banned** was banned by staff.
- **staff** have the rights of any other account. In the admin they have the rights that their
  permissions name.
- **bot account** is the account of a program, which uses a token with all scopes. A token of any
  other account has that account's rights, except where a session is needed (`session_needed`).
  The service's own bots have neither account nor session: they play inside the service.
- ✓ means allowed; **watches**: without anybody's cards; **own cards**: with the cards of the
  caller's seat. A code is the problem in the reply; [api/errors.md](api/errors.md) has its status.
- Every change by a session needs the CSRF token as well (`csrf_failed`). `rules/check` changes
  nothing.
- Allowed for everybody, outside of the table: the page's addresses, icons, the pictures of links,
  `/healthz`, `/readyz`, `/sw.js`, `/offline`, `/manifest.webmanifest`, `/robots.txt`,
  `/imprint`, `/privacy`, `/favicon.ico`, `/developers` and all below, `/problems/…`, `/llms.txt`,
  `/llms-full.txt`, `/api/v1/schema` and `/api/v1/docs`. The admin redirects everybody except staff
  to the login.
"""
TITLES = {
    "auth": "Accounts",
    "games": "Tables",
    "notifications": "Notifications and invitations",
    "play": "Play",
    "players": "Players",
    "ratings": "Ratings",
    "records": "Finished games",
    "rules": "Rules",
    "sockets": "Sockets",
}


def page() -> str:
    """Return the text of the page."""
    return "\n".join([INTRODUCTION, *_sections()])


def _sections() -> Iterator[str]:
    for tag, rows in groupby(sorted(TABLE, key=_tag), key=_tag):
        yield f"## {TITLES.get(tag, tag.capitalize())}\n"
        yield f"| request | {' | '.join(IN_WORDS[caller] for caller in CALLERS)} |"
        yield "| --- |" + " --- |" * len(CALLERS)
        yield from (_line(row) for row in rows)
        yield ""


def _tag(row: Row) -> str:
    return "sockets" if row.is_socket else str(operations()[row.operation][2]["tags"][0])


def _line(row: Row) -> str:
    request = f"`{_request(row)}`" + (f" ({row.case})" if row.case else "")
    outcomes = (getattr(row.who, caller) for caller in CALLERS)
    cells = (SIGNS.get(outcome) or f"`{outcome}`" for outcome in outcomes)
    return f"| {request} | {' | '.join(cells)} |"


def _request(row: Row) -> str:
    if row.is_socket:
        return f"/{row.operation}"
    method, address, _ = operations()[row.operation]
    return f"{method} {address}"
