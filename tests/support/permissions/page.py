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

Made by `make permissions` from the table in `tests/support/permissions`. The tests try every line
of it as every caller, and fail for an endpoint or a socket that has no line.

- **nobody** has no session, or the session of an account that was switched off. **guest** plays
  without an account. All others have one: **account** has nothing to do with what is asked for,
  **blocked** was blocked by its owner, **at the table** sits at it without being its host, **host,
  owner** is the account to which it belongs, **banned** was banned by staff.
- **staff** may do no more than any other account, except in the admin, and there what their
  permissions name.
- **bot account** is the account of a program, which uses a token with all scopes. A token of any
  other account may do what that account may, except where a session is needed (`session_needed`).
  The service's own bots have neither account nor session: they play inside the service.
- ✓ is allowed; **watches**: without anybody's cards; **own cards**: with the cards of one's seat.
  A code is the problem that is answered, with its status in [api/errors.md](api/errors.md).
- Every change by a session needs the CSRF token as well (`csrf_failed`). `rules/check` changes
  nothing.
- For everybody, outside of the table: the page's addresses, its icons and the pictures of links,
  `/healthz`, `/readyz`, `/sw.js`, `/offline`, `/manifest.webmanifest`, `/robots.txt`,
  `/imprint`, `/privacy`,
  `/favicon.ico`, `/api/v1/schema` and `/api/v1/docs`. The admin sends all but staff to log in.
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
    """The text of the page."""
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
