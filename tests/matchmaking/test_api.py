"""Matchmaking over REST, as browsers use it."""

import pytest

from games.matchmaking.models import MissedMatch, Seek
from tests.support.api import ApiClient, guest
from tests.support.challenges import some_bot
from tests.support.people import PASSWORD, account
from tests.support.seeks import people_of, seeking, swept
from tests.support.tokens import token_of

pytestmark = pytest.mark.django_db
NOTHING = {
    "status": "none",
    "pools": [],
    "rated": False,
    "since": None,
    "waited": None,
    "game": None,
    "answer_by": None,
}


def pool(client: ApiClient, name: str) -> dict[str, object]:
    pools = client.get("seeks/pools").body["pools"]
    found: dict[str, object] = next(p for p in pools if p["name"] == name)
    return found


def test_everybody_sees_the_pools_and_how_many_wait() -> None:
    names = [one["name"] for one in ApiClient().get("seeks/pools").body["pools"]]
    assert names == [
        *("duel", "table_3", "table_4", "table_6"),
        *("transfer_2", "transfer_3", "transfer_4", "partners"),
    ]
    seeking("partners", "table_4")
    assert pool(ApiClient(), "partners") == {
        "name": "partners",
        "who": "people",
        "preset": "partners",
        "seats": 4,
        "mode": "partners",
        "clock": {"type": "per_command", "seconds": 30},
        "rated": {"waiting": 1, "expected_wait": None},
        "casual": {"waiting": 0, "expected_wait": None},
        "you": None,
    }


def test_two_browsers_from_waiting_to_the_first_card() -> None:
    first, second = account("Anna"), account("Boris")
    assert first.get("seeks/mine").body == NOTHING
    waiting = first.post("seeks", {"pools": ["table_3", "duel"], "rated": True})
    assert (waiting.status, waiting.body["status"]) == (201, "waiting")
    assert waiting.body["pools"] == ["duel", "table_3"]
    assert waiting.body["waited"] == 0
    assert first.get("seeks/mine").body["since"] == waiting.body["since"]
    second.post("seeks", {"pools": ["duel"], "rated": True})
    (game,) = swept()

    paired = first.post("seeks/mine/alive").body
    assert (paired["status"], paired["game"]) == ("paired", game.pk)
    assert paired["answer_by"] is not None
    table = first.get(f"games/{game.pk}").body
    assert (table["status"], table["commitment"]) == ("starting", game.commitment)
    assert first.post(f"games/{game.pk}/ready", {"client_seed": "a"}).body["status"] == "starting"
    assert second.post(f"games/{game.pk}/ready", {"client_seed": "b"}).body["status"] == "active"
    assert second.post(f"games/{game.pk}/ready", {"client_seed": "b"}).body["status"] == "active"
    assert first.get("seeks/mine").body == {**NOTHING, "game": game.pk}
    refused = first.post("seeks", {"pools": ["duel"], "rated": True})
    assert (refused.status, refused.code, refused.body["game"]) == (409, "already_playing", game.pk)


def test_a_game_that_was_found_is_listed_as_starting_until_it_begins() -> None:
    people = account("Anna"), account("Boris")
    for person in people:
        person.post("seeks", {"pools": ["duel"], "rated": True})
    (game,) = swept()
    starting = "games?mine=true&status=starting"
    for person in people:
        assert [one["id"] for one in person.get(starting).body["results"]] == [game.pk]
    for person in people:
        person.post(f"games/{game.pk}/ready", {})
    assert people[0].get(starting).body["results"] == []


def test_a_wait_can_be_stopped() -> None:
    anna = account("Anna")
    anna.post("seeks", {"pools": ["duel"], "rated": True})
    assert anna.send("DELETE", "seeks/mine").status == 204
    assert anna.send("DELETE", "seeks/mine").status == 204
    assert anna.get("seeks/mine").body == NOTHING
    assert anna.post("seeks/mine/alive").body == NOTHING


def test_refusals_have_codes_and_fields() -> None:
    anna, nobody, visitor = account("Anna"), ApiClient(), guest()
    duel = {"pools": ["duel"], "rated": True}
    assert nobody.post("seeks", duel).code == "not_authenticated"
    assert nobody.get("seeks/mine").code == "not_authenticated"
    assert visitor.post("seeks", duel).code == "account_needed"
    assert visitor.post("seeks", {**duel, "rated": False}).status == 201
    for body, field in (
        ({"rated": True}, "pools"),
        ({"pools": [], "rated": True}, "pools"),
        ({"pools": ["bridge"], "rated": True}, "pools.0"),
        ({"pools": ["duel", 3], "rated": True}, "pools.1"),
        ({"pools": ["duel"]}, "rated"),
        ({**duel, "seats": 2}, "seats"),
    ):
        refused = anna.post("seeks", body)
        assert (refused.status, refused.body["field"]) == (400, field)
    assert Seek.objects.count() == 1


def test_deleting_an_account_ends_its_wait_and_lets_the_others_wait_on() -> None:
    anna, boris = account("Anna"), account("Boris")
    for client in (anna, boris):
        client.post("seeks", {"pools": ["duel"], "rated": True})
    swept()
    assert anna.post("auth/delete", {"password": PASSWORD}).status == 204
    assert not MissedMatch.objects.exists()
    assert boris.get("seeks/mine").body["status"] == "waiting"
    assert Seek.objects.count() == 1


def test_bots_wait_among_themselves_in_pools_of_their_own() -> None:
    anna, robby, berta = account("Anna"), some_bot("Robby"), some_bot("Berta")
    programs = [ApiClient(token=token_of(bot)[1]) for bot in (robby, berta)]
    pools = programs[0].get("seeks/pools").body["pools"]
    assert [(one["name"], one["who"], one["preset"], one["seats"]) for one in pools] == [
        ("bots_duel", "bots", "podkidnoy", 2),
        ("bots_table_4", "bots", "podkidnoy", 4),
        ("bots_transfer_2", "bots", "perevodnoy", 2),
        ("bots_partners", "bots", "partners", 4),
    ]
    assert anna.get("seeks/pools?who=bots").body["pools"] == pools
    anna.post("seeks", {"pools": ["duel"], "rated": True})
    for client, name, code in (
        (anna, "bots_duel", "only_for_bots"),
        (programs[0], "duel", "not_for_bots"),
    ):
        refused = client.post("seeks", {"pools": [name], "rated": True})
        assert (refused.status, refused.code) == (403, code)
    for program in programs:
        assert program.post("seeks", {"pools": ["bots_duel"], "rated": True}).status == 201
    (game,) = swept()
    assert people_of(game) == {robby.pk, berta.pk}
    assert programs[0].get("seeks/mine").body["game"] == game.pk
    assert anna.get("seeks/mine").body["status"] == "waiting"
