"""`If-Match`: a change is made only to what the client has read."""

import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from games.play.models import Game
from tests.support.api import ApiClient, duel, guest
from tests.support.at_once import at_once
from tests.support.people import account
from tests.support.permissions.trial import operations
from tests.web.test_nothing_ignored import ask

pytestmark = pytest.mark.django_db
TABLE = {"preset": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
STALE = '"5f1d7a84db00d2fce00b31a7fc73224f"'
CHECKED = {
    *("change_game", "change_rule_set", "delete_rule_set", "change_webhook", "update_me"),
    "change_notification_settings",
}
"""Operations that change what a GET at the same address answers."""


def a_table(client: ApiClient) -> tuple[str, Any, Any]:
    """The address of a table of the client, and two changes of it."""
    return f"games/{client.post('games', TABLE).body['id']}", {"private": True}, {"private": False}


def a_rule_set(client: ApiClient) -> tuple[str, Any, Any]:
    """The same of a saved rule set."""
    made = client.post("me/rule-sets", {"name": "Sunday", "rules": {}}).body
    first, second = ({"version": number, "name": f"Rules {number}"} for number in (1, 2))
    return f"rule-sets/{made['id']}", first, second


def a_webhook(client: ApiClient) -> tuple[str, Any, Any]:
    """The same of a webhook."""
    body = {"url": "https://bot.example/durak", "events": ["game.ended"]}
    made = client.post("webhooks", body).body
    return f"webhooks/{made['id']}", {"active": False}, {"active": True}


def oneself(_client: ApiClient) -> tuple[str, Any, Any]:
    """The same of the caller."""
    return "auth/me", {"language": "de"}, {"language": "ru"}


def settings(_client: ApiClient) -> tuple[str, Any, Any]:
    """The same of the settings of notifications."""
    return "me/notification-settings", {"invited_by": "nobody"}, {"invited_by": "everybody"}


THINGS = [a_table, a_rule_set, a_webhook, oneself, settings]
Thing = Callable[[ApiClient], tuple[str, Any, Any]]


@pytest.mark.parametrize("thing", THINGS)
def test_a_change_of_what_was_read_is_made_and_of_what_has_changed_is_not(thing: Thing) -> None:
    client = account("Anna")
    address, first, second = thing(client)
    tag = client.get(address).headers["ETag"]
    right = {"If-Match": tag}
    assert client.send("PATCH", address, first, headers=right).status == 200
    changed = client.get(address)
    assert changed.headers["ETag"] != tag
    late = client.send("PATCH", address, second, headers=right)
    assert (late.status, late.code) == (412, "precondition_failed")
    assert client.get(address).body == changed.body
    again = {"If-Match": changed.headers["ETag"]}
    assert client.send("PATCH", address, second, headers=again).status == 200


@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize(
    ("tag", "status"),
    [
        ('"nope"', 412),
        ("nope", 412),
        ("", 412),
        ("W/{tag}", 412),
        ("*", 200),
        ('"other", {tag}', 200),
    ],
)
def test_tags_are_compared_strongly(thing: Thing, tag: str, status: int) -> None:
    client = account("Anna")
    address, change, _ = thing(client)
    known = tag.format(tag=client.get(address).headers["ETag"])
    reply = client.send("PATCH", address, change, headers={"If-Match": known})
    assert reply.status == status


def test_a_rule_set_is_deleted_as_it_was_read() -> None:
    client = account("Anna")
    address, change, _ = a_rule_set(client)
    tag = client.get(address).headers["ETag"]
    assert client.patch(address, change).status == 200
    assert client.send("DELETE", address, headers={"If-Match": tag}).status == 412
    tag = client.get(address).headers["ETag"]
    assert client.send("DELETE", address, headers={"If-Match": tag}).status == 204


@pytest.mark.parametrize(
    "name", sorted(name for name, (method, _, _) in operations().items() if method != "GET")
)
def test_no_change_ignores_the_header(name: str) -> None:
    reply = ask(name, headers={"If-Match": STALE})
    assert (reply.status, reply.code) == (412, "precondition_failed")


def test_the_document_names_the_header_where_it_is_compared() -> None:
    found = {
        name
        for name, (_, _, described) in operations().items()
        if "If-Match" in {one["name"] for one in described.get("parameters", ())}
    }
    assert found == CHECKED


def test_a_read_of_what_has_changed_is_refused_too() -> None:
    client = guest()
    path = f"games/{duel(client)}"
    tag = client.get(path).headers["ETag"]
    assert client.get(path, If_Match=tag).status == 200
    reply = client.get(path, If_Match=STALE)
    assert (reply.status, reply.code) == (412, "precondition_failed")


@pytest.mark.django_db(transaction=True)
def test_of_changes_at_one_moment_one_is_made() -> None:
    client = account("Anna")
    address, _, _ = a_table(client)
    tag = client.get(address).headers["ETag"]
    clients = [ApiClient() for _ in range(3)]
    for one in clients:
        one.http.cookies = client.http.cookies
    gate = threading.Barrier(len(clients))

    def change(one: ApiClient, number: int) -> int:
        gate.wait(10)
        body = {"clock": {"type": "per_command", "seconds": 10 * number}}
        return one.send("PATCH", address, body, headers={"If-Match": tag}).status

    statuses = at_once(
        *(partial(change, one, number) for number, one in enumerate(clients, start=1))
    )
    assert sorted(statuses) == [200, 412, 412]
    assert Game.objects.get().clock is not None
