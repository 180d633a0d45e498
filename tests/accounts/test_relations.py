"""Finding players, following and blocking them, notes about them, and their presence."""

import time
from datetime import UTC, datetime, timedelta

import pytest
from pytest_django import DjangoAssertNumQueries
from pytest_django.fixtures import Settings

from accounts.models import User
from accounts.selectors.relations import blocked_pairs
from accounts.services import relations as services
from accounts.services.people import keep_last_seen
from accounts.tasks import note_last_seen
from tests.support.api import ApiClient, guest
from tests.support.people import account
from web.realtime import presence

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("nobody_here")]


def id_of(client: ApiClient) -> int:
    return int(client.get("auth/me").body["id"])


def names(client: ApiClient, path: str) -> list[str]:
    return [player["name"] for player in client.get(path).body]


def test_players_are_found_by_how_their_name_begins_in_any_case() -> None:
    for name in ("Anna", "Annabella", "Boris", "Joanna"):
        account(name)
    assert names(ApiClient(), "players?q=aN") == ["Anna", "Annabella"]
    assert names(ApiClient(), "players?q=zz") == []


@pytest.mark.parametrize("query", ["", "?q=", "?q=a", "?q=an&q=bo", "?p=an", "?ids="])
def test_a_search_needs_two_letters(query: str) -> None:
    assert ApiClient().get(f"players{query}").code == "invalid"


def test_players_are_found_by_their_ids_in_the_order_of_the_ids() -> None:
    people = [account(name) for name in ("Anna", "Boris", "Clara")]
    unknown = guest()
    first, second, third = (id_of(one) for one in people)
    ids = f"{third},{first},{id_of(unknown)},{third},999999999,{second}"
    assert names(ApiClient(), f"players?ids={ids}") == ["Clara", "Anna", "Boris"]


@pytest.mark.parametrize("ids", ["", ",", "1,", "a", "-1", "1 2", "9" * 19, ",".join("1" * 101)])
def test_ids_are_numbers_at_most_a_hundred(ids: str) -> None:
    reply = ApiClient().get(f"players?ids={ids}")
    assert (reply.status, reply.body["field"]) == (400, "ids")


def test_names_and_ids_are_not_asked_for_at_once() -> None:
    reply = ApiClient().get("players?ids=1&q=an")
    assert (reply.status, reply.body["field"]) == (400, "ids")


@pytest.mark.parametrize(
    "address", ["", "/ratings", "/games", "/results", "/current-games", "/ratings/duel/history"]
)
def test_a_player_is_found_by_id_whatever_the_name_is_now(address: str) -> None:
    client = account("Anna")
    by_id = f"players/@{id_of(client)}{address}"
    before = client.get(by_id)
    assert (before.status, before.body) == (200, client.get(f"players/anna{address}").body)
    assert client.patch("auth/me", {"name": "Zoe"}).status == 200
    assert client.get(f"players/anna{address}").status == 404
    after = client.get(by_id)
    assert (after.status, after.body) == (200, client.get(f"players/zoe{address}").body)


@pytest.mark.parametrize("name", ["@", "@0", "@999999999", "@1a", "@-1", "@" + "9" * 19])
def test_an_id_that_nobody_has_finds_nobody(name: str) -> None:
    assert ApiClient().get(f"players/{name}").code == "not_found"


def test_no_name_looks_like_an_id() -> None:
    reply = ApiClient().post("auth/register", {"username": "@1", "password": "long enough 77"})
    assert (reply.status, reply.body["field"]) == (400, "username")
    assert guest().patch("auth/me", {"name": "@12"}).code == "invalid"


def test_a_search_takes_signs_of_patterns_for_what_they_are() -> None:
    account("An_na")
    account("Anxna")
    assert names(ApiClient(), "players?q=an_") == ["An_na"]
    assert names(ApiClient(), "players?q=%25%25") == []


def test_guests_and_switched_off_accounts_are_not_found() -> None:
    ApiClient().post("auth/guest", {"name": "Annika"})
    account("Anna")
    User.objects.filter(name="Anna").update(is_active=False)
    assert names(ApiClient(), "players?q=ann") == []
    assert ApiClient().get("players/Anna").code == "not_found"


def test_a_player_is_shown_to_anybody_without_what_is_private() -> None:
    account("Anna", email="anna@durak.example")
    player = ApiClient().get("players/anna").body
    shown = {"id", "name", "kind", "avatar", "presence", "seen_at", "since", "you"}
    assert set(player) == shown
    assert (player["name"], player["you"]) == ("Anna", None)


def test_following_is_listed_by_name_and_ends() -> None:
    anna, boris, clara = account("Anna"), account("Boris"), account("Clara")
    for other in (clara, boris, boris):
        reply = anna.send("PUT", f"following/{id_of(other)}")
        assert (reply.status, reply.body["you"]["following"]) == (200, True)
    assert names(anna, "following") == ["Boris", "Clara"]
    assert names(boris, "following") == []
    assert anna.send("DELETE", f"following/{id_of(boris)}").status == 204
    assert names(anna, "following") == ["Clara"]


def test_blocking_ends_following_both_ways_and_bars_it() -> None:
    anna, boris = account("Anna"), account("Boris")
    anna.send("PUT", f"following/{id_of(boris)}")
    boris.send("PUT", f"following/{id_of(anna)}")
    reply = anna.send("PUT", f"blocks/{id_of(boris)}")
    assert reply.body["you"] == {"following": False, "blocked": True, "muted": False, "note": ""}
    assert (names(anna, "following"), names(boris, "following")) == ([], [])
    reply = boris.send("PUT", f"following/{id_of(anna)}")
    assert (reply.status, reply.code) == (403, "not_welcome")
    anna.send("DELETE", f"blocks/{id_of(boris)}")
    assert boris.send("PUT", f"following/{id_of(anna)}").status == 200


def test_guests_can_be_blocked_but_not_followed() -> None:
    anna, stranger = account("Anna"), guest()
    assert anna.send("PUT", f"following/{id_of(stranger)}").code == "not_found"
    assert anna.send("PUT", f"blocks/{id_of(stranger)}").status == 200


def test_blocked_pairs_hold_blocks_of_either_direction() -> None:
    ids = [id_of(account(name)) for name in ("Anna", "Boris", "Clara", "Dora")]
    anna, boris, clara, dora = ids
    services.block(user=User.objects.get(pk=boris), player_id=anna)
    services.block(user=User.objects.get(pk=clara), player_id=dora)
    services.block(user=User.objects.get(pk=dora), player_id=clara)
    assert blocked_pairs(ids) == {frozenset({anna, boris}), frozenset({clara, dora})}
    assert blocked_pairs([anna, clara]) == set()


def test_a_note_has_lines_but_nothing_that_turns_the_direction_of_writing() -> None:
    anna, boris = account("Anna"), account("Boris")
    path = f"notes/{id_of(boris)}"
    assert anna.send("PUT", path, {"text": "leads trumps\n\tearly"}).status == 200
    reply = anna.send("PUT", path, {"text": "leads \u202etrumps"})
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "text")


def test_a_note_is_its_authors_alone_and_an_empty_one_goes() -> None:
    anna, boris = account("Anna"), account("Boris")
    reply = anna.send("PUT", f"notes/{id_of(boris)}", {"text": " leads trumps early "})
    assert reply.body["you"]["note"] == "leads trumps early"
    assert names(anna, "notes") == ["Boris"]
    assert boris.get("players/Boris").body["you"]["note"] == ""
    anna.send("PUT", f"notes/{id_of(boris)}", {"text": "or not"})
    assert anna.get("players/Boris").body["you"]["note"] == "or not"
    anna.send("PUT", f"notes/{id_of(boris)}", {"text": ""})
    assert names(anna, "notes") == []
    assert anna.send("PUT", f"notes/{id_of(boris)}", {"text": "x" * 1001}).code == "invalid"


@pytest.mark.parametrize("kind", ["following", "blocks", "notes"])
def test_relations_are_for_accounts_with_others_who_exist(kind: str) -> None:
    anna = account("Anna")
    body = {"text": "me"} if kind == "notes" else {}
    assert anna.send("PUT", f"{kind}/{id_of(anna)}", body).code == "yourself"
    assert anna.send("PUT", f"{kind}/999999999", body).code == "not_found"
    assert guest().send("PUT", f"{kind}/{id_of(anna)}", body).code == "account_needed"
    assert ApiClient().get(kind).code == "not_authenticated"


def test_there_is_an_end_to_following(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "MAX_FOLLOWED", 1)
    anna = account("Anna")
    assert anna.send("PUT", f"following/{id_of(account('Boris'))}").status == 200
    assert anna.send("PUT", f"following/{id_of(account('Clara'))}").code == "too_many_players"


def test_a_caller_is_online_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    anna = account("Anna")
    assert ApiClient().get("players/Anna").body["presence"] == "offline", "just registered"
    anna.get("auth/me")
    assert ApiClient().get("players/Anna").body["presence"] == "online"
    later = time.time() + presence.SECONDS + 1
    monkeypatch.setattr(time, "time", lambda: later)
    assert ApiClient().get("players/Anna").body["presence"] == "offline"


def test_a_player_who_blocked_you_seems_away() -> None:
    anna, boris = account("Anna"), account("Boris")
    anna.send("PUT", f"blocks/{id_of(boris)}")
    note_last_seen()
    assert ApiClient().get("players/Anna").body["presence"] == "online"
    player = boris.get("players/Anna").body
    assert (player["presence"], player["seen_at"]) == ("offline", None)


def test_when_somebody_was_last_here_is_kept() -> None:
    anna = account("Anna")
    assert ApiClient().get("players/Anna").body["seen_at"] is None
    anna.get("auth/me")
    assert note_last_seen() == 1
    seen = User.objects.get(name="Anna").last_seen_at
    assert seen is not None
    assert abs(seen.timestamp() - time.time()) < 5


def test_one_statement_keeps_all_whose_last_sign_was_in_the_same_second(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    first, second, later = (
        User.objects.get(pk=id_of(account(name))) for name in ("Anna", "Boris", "Clara")
    )
    seen = {first.pk: 1_700_000_000.9, later.pk: 1_700_000_060.0, second.pk: 1_700_000_000.1}
    with django_assert_num_queries(2):
        assert keep_last_seen({**seen, 0: 1_700_000_000.5}) == 3
    minute = timedelta(minutes=1)
    at = [User.objects.get(pk=user.pk).last_seen_at for user in (first, second, later)]
    assert at == [moment := datetime(2023, 11, 14, 22, 13, 20, tzinfo=UTC), moment, moment + minute]


def test_everybody_seems_away_while_redis_is(settings: Settings) -> None:
    anna = account("Anna")
    anna.get("auth/me")
    settings.DURAK_REDIS_URL = "unix:///nowhere/redis.sock"
    assert anna.get("players/Anna").body["presence"] == "offline"
