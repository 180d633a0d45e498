"""Every operation and socket, tried as every caller, against `tests.support.permissions.table`."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from django.contrib import admin
from django.test import Client

from accounts.api.bodies import Me
from accounts.models import User
from durak_site.page.shell import (
    embedded,
    embedded_tv,
    game_page,
    home,
    player_page,
    replay_page,
    shell,
)
from tests.support.api import ApiClient
from tests.support.permissions import routes
from tests.support.permissions.page import PAGE, page
from tests.support.permissions.row import Row
from tests.support.permissions.scene import Scene
from tests.support.permissions.table import TABLE
from tests.support.permissions.trial import (
    SWITCHED_OFF,
    operations,
    outcome,
    send,
    socket_outcome,
)
from tests.support.permissions.who import CALLERS

REQUESTS = [row for row in TABLE if not row.is_socket]
SOCKETS = [row for row in TABLE if row.is_socket]
CHANGES = {row.operation: row for row in REQUESTS if operations()[row.operation][0] != "GET"}
NO_TOKEN_NEEDED = {"analyse", "check_rules", "import_game", "register_bot", "revoke_own_token"}
"""Operations that do not look at the session, or change nothing."""
FOR_EVERYBODY = {
    *("readyz", "admin/login/", "api/v1/docs", ".well-known/security.txt"),
    # Each checks what it is told by the session or by a secret; tests of each try them.
    *(
        "sign-in/<str:provider_id>/callback",
        "telegram/webhook",
        "unsubscribe/<str:key>",
        "mail/reports",
    ),
    *(
        "sw.js",
        "robots.txt",
        "favicon.ico",
        "manifest.webmanifest",
        "offline",
        "imprint",
        "privacy",
        "llms.txt",
        "llms-full.txt",
    ),
}
PAGES = {shell, home, replay_page, game_page, player_page, embedded, embedded_tv}
"""The views that answer with the page."""
PICTURES = ("icons/", "previews/")
"""The beginnings of the addresses of the page's icons and the pictures of links."""
NOT_DESCRIBED = {"api/v1/schema", "api/v1/"}
OAUTH = {
    *("oauth/authorize", "oauth/token", "oauth/revoke", "oauth/introspect"),
    *("oauth/device-authorization", "device"),
    ".well-known/oauth-authorization-server",
}
"""Addresses of the standards of OAuth; test_oauth.py and test_oauth_devices.py try them."""
each_caller = [*CALLERS, SWITCHED_OFF]
every_caller = pytest.mark.parametrize("caller", each_caller)


pytestmark = pytest.mark.usefixtures("eager_tasks")


def expected(row: Row, caller: str) -> str:
    return str(getattr(row.who, "nobody" if caller == SWITCHED_OFF else caller))


def trials() -> Iterator[Any]:
    """Yield each row with each caller.

    `make test` tries each outcome of a row with one of the callers who get it, another one from row
    to row, so that whoever is treated like nobody else is tried on every row.
    """
    for number, row in enumerate(REQUESTS):
        by_outcome: dict[str, list[str]] = {}
        for caller in each_caller:
            by_outcome.setdefault(expected(row, caller), []).append(caller)
        quick = {callers[number % len(callers)] for callers in by_outcome.values()}
        for caller in each_caller:
            marks = () if caller in quick else pytest.mark.long
            yield pytest.param(row, caller, marks=marks, id=f"{row.title}-{caller}")


@pytest.mark.django_db
@pytest.mark.parametrize(("row", "caller"), [*trials()])
def test_each_caller_gets_what_the_table_says(row: Row, caller: str) -> None:
    assert outcome(row, caller) == expected(row, caller)


@pytest.mark.django_db(transaction=True)
@every_caller
@pytest.mark.parametrize("row", SOCKETS, ids=lambda row: row.title)
async def test_each_caller_of_a_socket_gets_what_the_table_says(row: Row, caller: str) -> None:
    assert await socket_outcome(row, caller) == expected(row, caller)


@pytest.mark.django_db
@pytest.mark.parametrize("operation", sorted(set(CHANGES) - NO_TOKEN_NEEDED))
def test_nothing_changes_without_the_token_that_a_foreign_page_has_not(operation: str) -> None:
    scene = Scene("owner")
    client = ApiClient(scene.caller)
    reply = send(CHANGES[operation], scene, client, X_CSRFToken="")
    assert (reply.status, reply.code) == (403, "csrf_failed")


def test_every_operation_and_every_socket_has_a_row() -> None:
    assert {row.operation for row in REQUESTS} == set(operations())
    assert {row.operation for row in SOCKETS} == set(routes.sockets())


def test_no_two_rows_are_about_the_same() -> None:
    titles = [row.title for row in TABLE]
    assert sorted(titles) == sorted(set(titles))


def test_staff_may_do_no_more_than_others_outside_of_the_admin() -> None:
    for row in TABLE:
        assert row.who.staff in {row.who.player, "forbidden"}, row.title


def test_there_is_a_column_for_every_kind_of_caller() -> None:
    # A new kind of user needs a column of the table.
    kinds = get_args(Me.model_fields["kind"].annotation)
    assert set(kinds) == {"anonymous", "guest", "account", "bot_account"}


def test_every_address_of_the_site_is_described_or_known_to_be_for_everybody() -> None:
    described = {
        (f"api/v1/{address}".replace("{", "<").replace("}", ">"), method.lower())
        for method, address, _ in operations().values()
    }
    found = set()
    for route in routes.site():
        if route.address in FOR_EVERYBODY | NOT_DESCRIBED | OAUTH or route.view in PAGES:
            continue
        if route.address.startswith(("admin/", "developers", "problems/", *PICTURES)):
            continue
        assert route.is_endpoint, route.address
        found |= {(route.plain_address, method) for method in route.methods}
    assert found == described


@pytest.mark.django_db
@pytest.mark.parametrize("caller", CALLERS)
def test_what_is_for_everybody_is(caller: str) -> None:
    client = ApiClient(Scene(caller).caller).http
    for address in ("/robots.txt", "/api/v1/docs", "/api/v1/schema", "/developers"):
        assert client.get(address).status_code == 200
    assert client.get("/readyz").status_code in {200, 503}
    assert client.get("/admin/login/").headers["Location"] == "/login?next=/admin/"


def admin_pages() -> list[str]:
    models = (model._meta for model in admin.site._registry)
    lists = [f"/admin/{meta.app_label}/{meta.model_name}/" for meta in models]
    return ["/admin/", "/admin/password_change/", "/admin/jsi18n/", *lists]


@pytest.mark.django_db
@pytest.mark.parametrize("caller", [*sorted({*CALLERS} - {"staff"}), SWITCHED_OFF])
def test_the_admin_sends_all_others_to_log_in(caller: str) -> None:
    scene = Scene(caller)
    client = ApiClient(scene.caller).http
    if caller == SWITCHED_OFF:
        User.objects.update(is_active=False)
    for address in admin_pages():
        reply = client.get(address)
        assert (reply.status_code, reply.headers["Location"]) == (
            302,
            f"/admin/login/?next={address}",
        )


@pytest.mark.django_db
def test_staff_see_in_the_admin_what_their_permissions_name() -> None:
    helper = User.objects.create_user("Helper", is_staff=True)
    head = User.objects.create_superuser("Head")
    for user, status in ((helper, 403), (head, 200)):
        client = Client()
        client.force_login(user)
        assert client.get("/admin/").status_code == 200
        for address in admin_pages()[3:]:
            assert client.get(address).status_code == status, address


def test_the_page_of_permissions_is_current() -> None:
    assert PAGE.read_text("utf-8") == page(), "run make permissions"
