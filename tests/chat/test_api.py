"""The chat of a table over REST."""

from typing import Any

import pytest

from games.chat.models import ChatMessage
from tests.support.api import ApiClient, duel, guest
from tests.support.chat import guarded_series, say
from tests.support.games import played_out
from tests.support.people import account

pytestmark = pytest.mark.django_db(transaction=True)

HELLO = {"kind": "preset", "code": "hello"}
LAUGH = {"kind": "reaction", "code": "laugh"}


def text(line: str) -> dict[str, str]:
    return {"kind": "text", "text": line}


def table(host: ApiClient, *others: ApiClient, **members: Any) -> str:
    """The id of an open table of these clients; a host alone gets a free seat beside."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others or (None,))]
    game_id = host.post("games", {"preset": "duel", "seats": seats, **members}).body["id"]
    for other in others:
        assert other.post(f"games/{game_id}/join", {}).status == 200
    return str(game_id)


def test_posted_messages_are_returned_and_read_by_everybody() -> None:
    anna, boris = account("Anna"), account("Boris")
    game_id = table(anna, boris)
    first = anna.post(f"games/{game_id}/chat", HELLO)
    assert first.status == 201
    assert (first.body["kind"], first.body["code"], first.body["text"]) == ("preset", "hello", None)
    assert first.body["author"]["name"] == "Anna"
    answer = boris.post(f"games/{game_id}/chat", text(" Hi Anna! ")).body
    assert (answer["code"], answer["text"]) == (None, "Hi Anna!")
    for reader in (anna, boris, ApiClient()):
        page = reader.get(f"games/{game_id}/chat").body
        assert page["messages"] == [first.body, answer]
        assert page["older"] is None
    newer = anna.get(f"games/{game_id}/chat?since={first.body['id']}").body
    assert newer["messages"] == [answer]
    assert anna.get(f"games/{game_id}/chat?before={answer['id']}").body["messages"] == [first.body]


def test_a_page_says_what_the_caller_may_post_and_why_not_more() -> None:
    anna, boris, nobody, watcher = account("Anna"), account("Boris"), ApiClient(), account("Clara")
    game_id = table(anna, boris, rated=True)

    def rights(client: ApiClient) -> tuple[str, str | None]:
        you = client.get(f"games/{game_id}/chat").body["you"]
        return you["may"], you["why"]

    assert rights(anna) == rights(boris) == ("write", None)
    assert anna.post(f"games/{game_id}/start", {}).status == 200
    assert rights(anna) == rights(boris) == ("say", "chat_closed")
    assert rights(watcher) == ("read", "not_your_seat")
    assert rights(nobody) == ("read", "not_authenticated")
    visitor = guest()
    game_id = duel(visitor)
    assert rights(visitor) == ("say", "account_needed")


def test_refusals_have_codes_of_their_own() -> None:
    anna, boris = account("Anna"), account("Boris")
    game_id = table(anna, boris, rated=True)
    path = f"games/{game_id}/chat"
    assert ApiClient().post(path, HELLO).code == "not_authenticated"
    assert guest().post(path, HELLO).code == "not_your_seat"
    assert anna.post("games/0000000000/chat", HELLO).code == "not_found"
    assert ApiClient().get("games/0000000000/chat").code == "not_found"
    anna.post(f"games/{game_id}/start", {})
    assert anna.post(path, text("psst")).code == "chat_closed"
    assert anna.post(path, HELLO).status == 201
    assert anna.post(path, HELLO).code == "repeated_message"
    visitor = guest()
    assert visitor.post(f"games/{duel(visitor)}/chat", text("hi")).code == "account_needed"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, ""),
        ({"kind": "song"}, ""),
        ({"kind": "preset", "code": "insult"}, "code"),
        ({"kind": "reaction", "code": "hello"}, "code"),
        ({"kind": "preset"}, "code"),
        ({"kind": "text"}, "text"),
        ({"kind": "text", "text": ""}, "text"),
        ({"kind": "text", "text": "   "}, "text"),
        ({"kind": "text", "text": "x" * 201}, "text"),
        ({"kind": "text", "text": 5}, "text"),
        ({"kind": "text", "text": "a\u202eb"}, "text"),
        ({"kind": "preset", "code": "hello", "text": "too"}, "text"),
    ],
)
def test_a_refused_body_names_its_field(body: dict[str, Any], field: str) -> None:
    anna = account("Anna")
    reply = anna.post(f"games/{table(anna)}/chat", body)
    assert (reply.status, reply.code) == (400, "invalid")
    assert reply.body["field"] == field
    assert not ChatMessage.objects.exists()


@pytest.mark.parametrize(
    "query", ["since=-1", "since=x", "before=0", "since=99999999999999999999", "at=1"]
)
def test_a_page_is_asked_for_by_ids_of_messages(query: str) -> None:
    anna = account("Anna")
    assert anna.get(f"games/{table(anna)}/chat?{query}").code == "invalid"


def test_a_resend_gets_the_first_answer_again() -> None:
    anna = account("Anna")
    path = f"games/{table(anna)}/chat"
    first = anna.post(path, HELLO, Idempotency_Key="one")
    again = anna.post(path, HELLO, Idempotency_Key="one")
    assert (first.status, again.status) == (201, 200)
    assert again.body == first.body
    assert again.headers["Idempotency-Replayed"] == "true"
    assert anna.post(path, LAUGH, Idempotency_Key="one").code == "idempotency_key_reused"
    assert anna.post(path, LAUGH, Idempotency_Key="x" * 65).code == "invalid"
    assert ChatMessage.objects.count() == 1


@pytest.mark.usefixtures("limited")
def test_a_burst_is_allowed_and_a_flood_is_refused_with_the_time_to_wait() -> None:
    anna = account("Anna")
    path = f"games/{table(anna)}/chat"
    replies = [anna.post(path, text(f"message {number}")) for number in range(17)]
    statuses = [reply.status for reply in replies]
    # A second window of ten seconds, again for eight messages, may begin in between.
    assert statuses[:8] == [201] * 8
    assert statuses.count(201) <= 16
    throttled = next(reply for reply in replies if reply.status == 429)
    assert 0 < int(throttled.headers["Retry-After"]) <= 10
    assert ChatMessage.objects.count() == statuses.count(201)


def test_a_mute_holds_at_every_table_and_can_be_undone() -> None:
    anna, boris = account("Anna"), guest()
    boris_id = boris.get("auth/me").body["id"]
    game_id = table(anna, boris)
    boris.post(f"games/{game_id}/chat", HELLO)
    muted = anna.send("PUT", f"mutes/{boris_id}")
    assert (muted.status, muted.body["you"]["muted"]) == (200, True)
    assert anna.send("PUT", f"mutes/{boris_id}").status == 200
    assert [player["id"] for player in anna.get("mutes").body] == [boris_id]
    assert anna.get(f"games/{game_id}/chat").body["messages"] == []
    assert len(boris.get(f"games/{game_id}/chat").body["messages"]) == 1
    assert anna.send("DELETE", f"mutes/{boris_id}").status == 204
    assert len(anna.get(f"games/{game_id}/chat").body["messages"]) == 1


def test_guests_may_mute_others_but_not_themselves_nor_unknown_ids() -> None:
    anna, visitor = account("Anna"), guest()
    anna_id, own_id = (client.get("auth/me").body["id"] for client in (anna, visitor))
    assert visitor.send("PUT", f"mutes/{anna_id}").status == 200
    assert visitor.send("PUT", f"mutes/{own_id}").code == "yourself"
    assert visitor.send("PUT", "mutes/99999999").code == "not_found"
    assert ApiClient().get("mutes").code == "not_authenticated"


def test_a_user_who_may_not_watch_a_game_may_not_read_its_chat() -> None:
    anna, boris, stranger = account("Anna"), account("Boris"), account("Clara")
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"preset": "duel", "seats": seats, "private": True, "password": "trumps"}
    game_id = anna.post("games", body).body["id"]
    assert boris.post(f"games/{game_id}/join", {"password": "trumps"}).status == 200
    assert anna.post(f"games/{game_id}/start", {}).status == 200
    anna.post(f"games/{game_id}/chat", text("just between us"))
    assert len(boris.get(f"games/{game_id}/chat").body["messages"]) == 1
    assert stranger.get(f"games/{game_id}/chat").code == "password_needed"


def test_the_path_of_an_earlier_game_does_not_open_the_chat_of_a_guarded_running_one() -> None:
    series = guarded_series("trumps")
    guarded = say(series.second, series.host, "I have not seen the ace yet")
    path = f"games/{series.first.pk}/chat"
    stranger, invited = account("Clara"), ApiClient()
    key = {"password": "trumps"}
    assert invited.post(f"games/{series.second.pk}/unlock", key).status == 200

    def visible_to(client: ApiClient, query: str = "") -> list[str]:
        return [message["text"] for message in client.get(path + query).body["messages"]]

    for client in (stranger, ApiClient()):
        assert visible_to(client) == ["well played"]
        assert visible_to(client, f"?since={guarded.pk - 1}") == []
    assert visible_to(invited) == ["well played", "I have not seen the ace yet"]

    played_out(series.second)
    assert visible_to(stranger) == ["well played", "I have not seen the ace yet"]
