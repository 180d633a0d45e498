"""Reads are tagged, and what the client has already isn't sent again."""

import pytest

from tests.support.api import ApiClient, duel, guest

pytestmark = pytest.mark.django_db


def test_a_read_that_would_say_the_same_again_is_answered_by_304() -> None:
    client = guest()
    path = f"games/{duel(client)}"
    first = client.get(path)
    tag = first.headers["ETag"]
    for known in (tag, f"W/{tag}", f'"another", {tag}', "*"):
        again = client.get(path, If_None_Match=known)
        assert (again.status, again.body) == (304, None)
        assert again.headers["ETag"] == tag
        assert again.headers["Cache-Control"] == "no-store"
        assert "Content-Type" not in again.headers
    assert client.get(path, If_None_Match='"another"').body == first.body


def test_what_has_changed_is_sent() -> None:
    client = guest()
    game_id = duel(client)
    path = f"games/{game_id}/view"
    tag = client.get(path).headers["ETag"]
    seat = client.get(f"games/{game_id}").body["you"]["seat"]
    legal = client.get(f"games/{game_id}/legal").body
    if seat in legal["awaited"]:
        command = next(offer for offer in legal["legal"] if "any_of" not in offer)
        assert client.post(f"games/{game_id}/commands", {"command": command}).status == 200
    else:
        assert client.post(f"games/{game_id}/hand-over").status == 200
    reply = client.get(path, If_None_Match=tag)
    assert (reply.status, reply.headers["ETag"] != tag) == (200, True)


def test_the_same_address_has_another_tag_for_each_caller_who_sees_something_else() -> None:
    client = guest()
    path = f"games/{duel(client)}/view"
    tag = client.get(path).headers["ETag"]
    reply = ApiClient().get(path, If_None_Match=tag)
    assert (reply.status, reply.body["view"]["viewer"]) == (200, None)


def test_refusals_and_changes_have_no_tag() -> None:
    client = guest()
    assert "ETag" not in client.get("games/0000000000").headers
    assert "ETag" not in client.post("games", {}).headers
