"""Playing over REST: commands and their answers, views, events, records."""

import random
from typing import Any

import pytest

from accounts.models import User
from games.engine import RuleSet
from games.play.models import Game, StoredEvent
from games.play.selectors.games import get_game
from tests.support.api import ApiClient, guest
from tests.support.games import finished_table, running_table
from tests.support.limits import WITH_WHOLE_GAMES
from tests.support.offers import any_command

pytestmark = [pytest.mark.django_db, WITH_WHOLE_GAMES]


def client_on(game: Game, seat: int) -> ApiClient:
    return ApiClient(User.objects.get(seats__game=game, seats__number=seat))


def mover(game: Game) -> tuple[int, ApiClient, dict[str, Any]]:
    """Return the first awaited seat, its client, and one of its legal commands."""
    seat = ApiClient().get(f"games/{game.pk}/legal").body["awaited"][0]
    client = client_on(game, seat)
    return seat, client, client.get(f"games/{game.pk}/legal").body["legal"][0]


def test_every_legal_command_offered_is_accepted_to_the_end_of_the_game() -> None:
    rng = random.Random(11)
    game = running_table(3, rules=RuleSet(deck=24))
    clients = [client_on(game, seat) for seat in range(3)]
    awaited = clients[0].get(f"games/{game.pk}/legal").body["awaited"]
    version = game.version
    while awaited:
        client = clients[rng.choice(awaited)]
        legal = client.get(f"games/{game.pk}/legal").body
        assert legal["legal"]
        reply = client.post(
            f"games/{game.pk}/commands",
            {"command": any_command(legal["legal"], rng), "expected_version": version},
        )
        assert reply.status == 200, reply
        versions = [event["version"] for event in reply.body["events"]]
        assert versions == list(range(version + 1, reply.body["version"] + 1))
        version, awaited = reply.body["version"], reply.body["awaited"]
    finished = clients[0].get(f"games/{game.pk}").body
    assert finished["status"] == "finished"
    assert min(finished["result"]["places"]) == 1


def test_the_answer_is_the_callers_own_view() -> None:
    game = running_table(2)
    seat, client, command = mover(game)
    reply = client.post(f"games/{game.pk}/commands", {"command": command})
    assert reply.body["view"]["viewer"] == seat
    assert "??" not in reply.body["view"]["hands"][seat]
    assert reply.body["view"] == client.get(f"games/{game.pk}/view").body["view"]


def test_a_refused_command_names_the_rule_and_the_legal_commands() -> None:
    game = running_table(2)
    _, client, _ = mover(game)
    legal = client.get(f"games/{game.pk}/legal").body["legal"]
    reply = client.post(f"games/{game.pk}/commands", {"command": {"type": "take"}})
    assert (reply.status, reply.body["rule"]) == (422, "2.5")
    assert (reply.body["version"], reply.body["legal"]) == (game.version, legal)
    assert StoredEvent.objects.filter(game=game).count() == game.version


def test_a_stale_command_brings_the_missed_events_as_the_caller_may_know_them() -> None:
    game = running_table(2)
    _, client, command = mover(game)
    body = {"command": command, "expected_version": 1}
    reply = client.post(f"games/{game.pk}/commands", body)
    assert (reply.status, reply.code, reply.body["version"]) == (409, "stale_version", game.version)
    assert [e["version"] for e in reply.body["events"]] == list(range(2, game.version + 1))
    own = client.get(f"games/{game.pk}/events?since=1").body["events"]
    assert reply.body["events"] == own


def test_a_version_from_the_future_is_stale_too() -> None:
    game = running_table(2)
    _, client, command = mover(game)
    body = {"command": command, "expected_version": game.version + 5}
    reply = client.post(f"games/{game.pk}/commands", body)
    assert (reply.code, reply.body["events"]) == ("stale_version", [])


def test_the_same_key_again_gets_the_first_answer_again() -> None:
    game = running_table(2)
    _, client, command = mover(game)
    body = {"command": command}
    first = client.post(f"games/{game.pk}/commands", body, Idempotency_Key="k-1")
    other = mover(get_game(game.pk))
    other[1].post(f"games/{game.pk}/commands", {"command": other[2]})
    count = StoredEvent.objects.filter(game=game).count()
    again = client.post(f"games/{game.pk}/commands", body, Idempotency_Key="k-1")
    assert (first.status, again.status) == (200, 200)
    assert again.body == first.body
    assert "Idempotency-Replayed" not in first.headers
    assert again.headers["Idempotency-Replayed"] == "true"
    assert StoredEvent.objects.filter(game=game).count() == count


@pytest.mark.django_db(transaction=True)
def test_a_key_spent_on_another_command_is_refused() -> None:
    game = running_table(2)
    _, client, command = mover(game)
    client.post(f"games/{game.pk}/commands", {"command": command}, Idempotency_Key="k-1")
    reply = client.post(
        f"games/{game.pk}/commands", {"command": {"type": "done"}}, Idempotency_Key="k-1"
    )
    assert (reply.status, reply.code) == (422, "idempotency_key_reused")


@pytest.mark.parametrize("key", ["", "x" * 65])
def test_a_key_has_1_to_64_characters(key: str) -> None:
    game = running_table(2)
    _, client, command = mover(game)
    body = {"command": command}
    reply = client.post(f"games/{game.pk}/commands", body, Idempotency_Key=key)
    assert (reply.status, reply.code) == (400, "invalid")


def test_a_spectator_sees_no_hand_and_has_no_seat_to_play() -> None:
    game = running_table(2)
    watcher = guest()
    view = watcher.get(f"games/{game.pk}/view").body["view"]
    public = {view["trump_card"]}
    assert view["viewer"] is None
    for event in watcher.get(f"games/{game.pk}/events").body["events"]:
        if event["type"] == "trump_shown":
            public.add(event["card"])
    assert {card for hand in view["hands"] for card in hand} <= public | {"??"}
    legal = watcher.get(f"games/{game.pk}/legal").body
    assert (legal["seat"], legal["legal"]) == (None, [])
    for body in ({"command": {"type": "take"}}, {"command": {"type": "take"}, "seat": 0}):
        reply = watcher.post(f"games/{game.pk}/commands", body)
        assert (reply.status, reply.code) == (403, "not_your_seat")


def test_other_seats_and_everything_are_shown_once_the_game_is_finished() -> None:
    running, finished = running_table(2), finished_table(2, seed=5)
    for seat in ("1", "open"):
        for path in (f"view?seat={seat}", f"events?seat={seat}"):
            reply = client_on(running, 0).get(f"games/{running.pk}/{path}")
            assert (reply.status, reply.code) == (409, "game_not_finished")
            assert ApiClient().get(f"games/{finished.pk}/{path}").status == 200
    everything = ApiClient().get(f"games/{finished.pk}/events?seat=open").body["events"]
    assert "??" not in str(everything)
    assert ApiClient().get(f"games/{finished.pk}/view?seat=7").code == "not_found"


def test_any_version_of_a_game_can_be_read() -> None:
    game = finished_table(2, seed=5)
    for at in (1, 4, game.version // 2, game.version):
        look = ApiClient().get(f"games/{game.pk}/view?at={at}&seat=open").body
        assert look["version"] == at
    assert ApiClient().get(f"games/{game.pk}/view?at=0").body["view"] is None
    reply = ApiClient().get(f"games/{game.pk}/view?at={game.version + 1}")
    assert (reply.code, reply.body["field"]) == ("invalid", "at")


def test_events_after_the_last_one_are_none() -> None:
    game = running_table(2)
    reply = ApiClient().get(f"games/{game.pk}/events?since=999999").body
    assert reply == {"version": game.version, "mark": game.mark, "events": []}


def test_notation_and_secrets_come_with_the_end() -> None:
    running, finished = running_table(2), finished_table(2, seed=5)
    assert ApiClient().get(f"games/{running.pk}/notation").code == "game_not_finished"
    proof = ApiClient().get(f"games/{running.pk}/proof").body
    assert (proof["server_seed"], proof["deals"]) == (None, None)
    assert proof["commitment"] == running.commitment
    text = ApiClient().get(f"games/{finished.pk}/notation")
    assert text.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert "\n1" in text.body
    proof = ApiClient().get(f"games/{finished.pk}/proof").body
    assert len(bytes.fromhex(proof["server_seed"])) == 32
    assert len(proof["deals"][0]["pack"]) == 36


def test_a_finished_game_takes_no_command() -> None:
    game = finished_table(2, seed=5)
    reply = client_on(game, 0).post(f"games/{game.pk}/commands", {"command": {"type": "done"}})
    assert (reply.status, reply.code) == (409, "game_over")


def test_an_open_table_takes_no_command() -> None:
    client = guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    game_id = client.post("games", {"preset": "podkidnoy", "seats": seats}).body["id"]
    reply = client.post(f"games/{game_id}/commands", {"command": {"type": "done"}})
    assert (reply.status, reply.code) == (409, "game_not_running")
    look = client.get(f"games/{game_id}/view").body
    nothing: dict[str, Any] = {"view": None, "legal": [], "fair": None, "awaited": []}
    assert look == {"version": 0, "mark": "0-000000000000", **nothing}
