"""Saved rule sets over the API, as their owner and as a stranger with the link."""

from typing import Any

import pytest

from accounts.models import User
from tests.support.api import ApiClient, ApiReply, guest
from tests.support.people import PASSWORD

pytestmark = pytest.mark.django_db

SUNDAY = {"name": "Sunday rules", "rules": {"transfer": "on", "hand_size": 7}, "seats": 4}


def account(name: str = "Anna") -> ApiClient:
    return ApiClient(User.objects.create_user(name))


def saved(client: ApiClient, **members: Any) -> dict[str, Any]:
    reply = client.post("me/rule-sets", {**SUNDAY, **members})
    assert reply.status == 201, reply
    body: dict[str, Any] = reply.body
    return body


def first_error(reply: ApiReply) -> tuple[str, str]:
    error = reply.body["errors"][0]
    return error["field"], error["code"]


def names(client: ApiClient) -> list[str]:
    return [row["name"] for row in client.get("me/rule-sets").body]


def test_saved_rules_are_listed_by_name_and_leave_out_what_is_as_in_the_base_game() -> None:
    anna = account()
    made = saved(anna, rules={"deck": 36, "transfer": "on", "hand_size": 7})
    assert made["rules"] == {"transfer": "on", "hand_size": 7}
    assert (made["seats"], made["version"], made["mine"]) == (4, 1, True)
    assert (made["owner"]["name"], made["owner"]["kind"]) == ("Anna", "account")
    saved(anna, name="annas 2nd", rules={}, seats=None)
    assert names(anna) == ["annas 2nd", "Sunday rules"]


def test_a_stranger_with_the_link_reads_it_and_saves_a_copy() -> None:
    link = f"rule-sets/{saved(account())['id']}"
    stranger = guest()
    found = ApiClient().get(link).body
    assert (found["name"], found["rules"], found["mine"]) == (
        "Sunday rules",
        {"transfer": "on", "hand_size": 7},
        False,
    )
    copy = saved(stranger, **{name: found[name] for name in ("name", "rules", "seats")})
    assert copy["id"] != found["id"]
    assert copy["owner"]["kind"] == "guest"
    assert stranger.patch(link, {"version": 1, "name": "Mine"}).code == "not_your_rule_set"
    assert stranger.send("DELETE", link).code == "not_your_rule_set"


def test_members_left_out_of_a_change_stay() -> None:
    anna = account()
    link = f"rule-sets/{saved(anna)['id']}"
    renamed = anna.patch(link, {"version": 1, "name": "Mondays"}).body
    assert (renamed["name"], renamed["seats"], renamed["version"]) == ("Mondays", 4, 2)
    assert renamed["rules"] == {"transfer": "on", "hand_size": 7}
    freed = anna.patch(link, {"version": 2, "seats": None}).body
    assert (freed["name"], freed["seats"], freed["version"]) == ("Mondays", None, 3)
    other = anna.patch(link, {"version": 3, "rules": {"deck": 52}}).body
    assert (other["name"], other["rules"]) == ("Mondays", {"deck": 52})


def test_the_second_change_of_the_same_version_is_refused() -> None:
    anna = account()
    link = f"rule-sets/{saved(anna)['id']}"
    assert anna.patch(link, {"version": 1, "name": "First"}).status == 200
    late = anna.patch(link, {"version": 1, "name": "Second"})
    assert (late.status, late.code) == (409, "rule_set_changed")
    assert names(anna) == ["First"]


def test_a_deleted_rule_set_has_no_link_any_more() -> None:
    anna = account()
    link = f"rule-sets/{saved(anna)['id']}"
    assert anna.send("DELETE", link).status == 204
    for reply in (
        ApiClient().get(link),
        anna.patch(link, {"version": 1}),
        anna.send("DELETE", link),
    ):
        assert (reply.status, reply.code) == (404, "not_found")
    assert names(anna) == []


@pytest.mark.parametrize("name", ["sunday  RULES", "Ｓunday rules", " Sunday rules"])  # noqa: RUF001 - a wide S
def test_names_of_one_owner_differ_in_more_than_their_looks(name: str) -> None:
    anna = account()
    saved(anna)
    taken = anna.post("me/rule-sets", {**SUNDAY, "name": name})
    assert (taken.status, taken.code, taken.body["field"]) == (409, "name_taken", "name")
    other = saved(anna, name="Mondays")
    reply = anna.patch(f"rule-sets/{other['id']}", {"version": 1, "name": name})
    assert reply.code == "name_taken"
    assert saved(account("Boris"))["name"] == "Sunday rules"


def test_an_owner_may_write_the_name_otherwise() -> None:
    anna = account()
    link = f"rule-sets/{saved(anna)['id']}"
    assert anna.patch(link, {"version": 1, "name": "SUNDAY RULES"}).body["name"] == "SUNDAY RULES"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "string_too_short"),
        ("   ", "empty"),
        ("\u200d", "empty"),
        ("x" * 41, "string_too_long"),
        ("two\nlines", "invisible"),
        ("\u202eback", "invisible"),
        ("e" + "\u0330" * 5, "too_many_marks"),
        (7, "string_type"),
    ],
)
def test_a_name_is_one_line_that_can_be_read(name: Any, code: str) -> None:
    anna = account()
    reply = anna.post("me/rule-sets", {**SUNDAY, "name": name})
    assert reply.status == 400
    assert first_error(reply) == ("name", code)
    link = f"rule-sets/{saved(anna)['id']}"
    assert first_error(anna.patch(link, {"version": 1, "name": name})) == ("name", code)


@pytest.mark.parametrize(
    ("members", "field", "code"),
    [
        ({"rules": {"deck": 40}}, "rules.deck", "bad_value"),
        ({"rules": {"pets": 2}}, "rules.pets", "unknown_option"),
        ({"rules": {"transfer_trumps": False}}, "rules.transfer_trumps", "needs_transfer"),
        ({"rules": {}, "seats": 7}, "seats", "out_of_range"),
        ({"rules": {}, "seats": 1}, "seats", "out_of_range"),
        ({"rules": {"teams": 2}, "seats": 5}, "seats", "uneven_teams"),
    ],
)
def test_rules_that_nobody_can_play_are_not_saved(
    members: dict[str, Any], field: str, code: str
) -> None:
    anna = account()
    reply = anna.post("me/rule-sets", {**SUNDAY, **members})
    assert (reply.status, reply.code) == (400, "invalid_rules")
    assert first_error(reply) == (field, code)
    link = f"rule-sets/{saved(anna, seats=None)['id']}"
    changed = anna.patch(link, {"version": 1, **members})
    assert first_error(changed) == (field, code)
    assert anna.get(link).body["version"] == 1


def test_new_rules_have_to_be_for_the_number_of_seats_that_stays() -> None:
    anna = account()
    link = f"rule-sets/{saved(anna)['id']}"
    reply = anna.patch(link, {"version": 1, "rules": {"teams": 3}})
    assert first_error(reply) == ("seats", "out_of_range")
    assert anna.patch(link, {"version": 1, "rules": {"teams": 3}, "seats": 6}).status == 200


def test_a_refusal_is_in_the_language_asked_for() -> None:
    reply = account().post("me/rule-sets?lang=de", {**SUNDAY, "rules": {}, "seats": 7})
    assert reply.headers["Content-Language"] == "de"
    assert account("Boris").post("me/rule-sets?lang=xx", SUNDAY).code == "invalid"


def test_a_guest_keeps_the_rule_sets_as_an_account() -> None:
    client = guest()
    made = saved(client)
    assert client.post("auth/register", {"username": "Anna", "password": PASSWORD}).status == 201
    assert names(client) == ["Sunday rules"]
    assert client.get(f"rule-sets/{made['id']}").body["owner"]["kind"] == "account"


def test_nobody_has_no_rule_sets() -> None:
    nobody = ApiClient()
    assert nobody.get("me/rule-sets").code == "not_authenticated"
    assert nobody.post("me/rule-sets", SUNDAY).code == "not_authenticated"


@pytest.mark.parametrize(
    "rule_set_id", ["0000000000", "short", "x" * 11, "%00%00%00%00%00%00%00%00%00%00", "äääääääääö"]
)
def test_an_unknown_id_leads_nowhere(rule_set_id: str) -> None:
    reply = ApiClient().get(f"rule-sets/{rule_set_id}")
    assert (reply.status, reply.code) == (404, "not_found")
