"""Bad input, one piece at a time: each gets its status and code, and the log stays as it is."""

from typing import Any

import pytest

from games.play.models import Game, StoredEvent
from tests.play.test_api import client_on, mover
from tests.support.api import ApiClient, ApiReply, guest
from tests.support.games import running_table
from tests.support.people import account

pytestmark = pytest.mark.django_db
# Six cards without a pair are dealt about one time in eight.
MAX_DEALS = 40


def submit(game: Game, command: Any, client: ApiClient | None = None, **members: Any) -> ApiReply:
    client = client or mover(game)[1]
    return client.post(f"games/{game.pk}/commands", {"command": command, **members})


def test_an_unknown_card(game: Game) -> None:
    reply = submit(game, {"type": "lead", "cards": ["1H"]})
    assert (reply.status, reply.code) == (400, "unknown_card")
    assert reply.body["field"] == "command.cards.0"


def test_a_hidden_card(game: Game) -> None:
    reply = submit(game, {"type": "lead", "cards": ["??"]})
    assert (reply.status, reply.code) == (400, "unknown_card")


def test_a_card_that_is_not_held(game: Game) -> None:
    seat, client, _ = mover(game)
    hand = client.get(f"games/{game.pk}/view").body["view"]["hands"][seat]
    other = next(card for card in ("6C", "7C", "8C", "9C", "TC", "JC", "QC") if card not in hand)
    reply = submit(game, {"type": "lead", "cards": [other]}, client)
    assert (reply.status, reply.code) == (422, "card_not_in_hand")
    assert reply.body["facts"]["card"] == other


def test_not_ones_turn(game: Game) -> None:
    seat, _, _ = mover(game)
    waiting = client_on(game, 1 - seat)
    card = waiting.get(f"games/{game.pk}/view").body["view"]["hands"][1 - seat][0]
    reply = submit(game, {"type": "lead", "cards": [card]}, waiting)
    assert (reply.status, reply.code) == (422, "not_the_leader")


def test_cards_of_two_ranks(game: Game) -> None:
    seat, client, _ = mover(game)
    hand = client.get(f"games/{game.pk}/view").body["view"]["hands"][seat]
    pair = next([a, b] for a in hand for b in hand if a[0] != b[0])
    reply = submit(game, {"type": "lead", "cards": pair}, client)
    assert (reply.status, reply.code) == (422, "one_rank_only")


def test_the_same_card_twice(game: Game) -> None:
    seat, client, _ = mover(game)
    card = client.get(f"games/{game.pk}/view").body["view"]["hands"][seat][0]
    reply = submit(game, {"type": "lead", "cards": [card, card]}, client)
    assert (reply.status, reply.code) == (422, "card_twice")


def test_a_rank_that_is_not_on_the_table() -> None:
    game = running_table(2)
    seat, client, _ = mover(game)
    hand = client.get(f"games/{game.pk}/view").body["view"]["hands"][seat]
    first, other = next((a, b) for a in hand for b in hand if a[0] != b[0])
    assert submit(game, {"type": "lead", "cards": [first]}, client).status == 200
    reply = submit(game, {"type": "throw_in", "card": other}, client)
    assert (reply.status, reply.code, reply.body["rule"]) == (422, "rank_not_on_table", "2.4")
    assert reply.body["facts"] == {"card": other, "ranks": [first[0]]}
    assert StoredEvent.objects.filter(game=game).count() == game.version + 1


def deal_with_a_pair(host: ApiClient, friend: ApiClient) -> tuple[Game, ApiClient, list[str]]:
    """A game with one attack card a bout, whose leader holds two cards of one rank."""
    for _ in range(MAX_DEALS):
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = host.post("games", {"rules": {"attack_limit": 1}, "seats": seats})
        game = Game.objects.get(pk=made.body["id"])
        friend.post(f"games/{game.pk}/join")
        host.post(f"games/{game.pk}/start")
        seat, client, _ = mover(game)
        hand = client.get(f"games/{game.pk}/view").body["view"]["hands"][seat]
        pairs = [[a, b] for a in hand for b in hand if a[0] == b[0] and a < b]
        if pairs:
            return Game.objects.get(pk=game.pk), client, pairs[0]
    raise AssertionError("No leader was dealt a pair.")


def test_more_cards_than_the_bout_takes() -> None:
    game, client, pair = deal_with_a_pair(guest(), guest())
    reply = submit(game, {"type": "lead", "cards": pair}, client)
    assert (reply.status, reply.code, reply.body["rule"]) == (422, "limit_reached", "2.4")
    assert reply.body["facts"]["limit"] == 1
    assert StoredEvent.objects.filter(game=game).count() == game.version


def test_somebody_elses_seat(game: Game) -> None:
    seat, _, command = mover(game)
    thief = client_on(game, 1 - seat)
    reply = submit(game, command, thief, seat=seat)
    assert (reply.status, reply.code) == (403, "not_your_seat")


def test_a_seat_that_is_none(game: Game) -> None:
    _, client, command = mover(game)
    assert submit(game, command, client, seat=5).code == "not_found"
    for seat in (-1, 12, 1.5, "0", True, 10**30):
        reply = submit(game, command, client, seat=seat)
        assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "seat")


def test_a_stranger(game: Game) -> None:
    reply = submit(game, {"type": "take"}, guest())
    assert (reply.status, reply.code) == (403, "not_your_seat")


def test_nobody(game: Game) -> None:
    reply = submit(game, {"type": "take"}, ApiClient())
    assert (reply.status, reply.code) == (401, "not_authenticated")


def test_a_session_without_its_token(game: Game) -> None:
    _, client, command = mover(game)
    reply = client.post(f"games/{game.pk}/commands", {"command": command}, X_CSRFToken="forged")
    assert (reply.status, reply.code) == (403, "csrf_failed")


def test_a_stale_version(game: Game) -> None:
    assert submit(game, mover(game)[2], expected_version=0).code == "stale_version"


@pytest.mark.parametrize("version", [-1, "4", 4.5, True, 2**31, 10**400, "NoneType"])
def test_a_version_that_is_none(game: Game, version: Any) -> None:
    reply = submit(game, mover(game)[2], expected_version=version)
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "expected_version")


@pytest.mark.parametrize(
    ("command", "code", "field"),
    [
        ({"type": "fold"}, "unknown_command", "command.type"),
        ({"type": 7}, "unknown_command", "command.type"),
        ({}, "unknown_command", "command.type"),
        ("take", "invalid", "command"),
        (None, "invalid", "command"),
        ([], "invalid", "command"),
        ({"type": "lead"}, "invalid", "command.cards"),
        ({"type": "lead", "cards": []}, "invalid", "command.cards"),
        ({"type": "lead", "cards": "6C"}, "invalid", "command.cards"),
        ({"type": "lead", "cards": [6]}, "unknown_card", "command.cards.0"),
        ({"type": "lead", "cards": ["6C"], "force": True}, "invalid", "command.force"),
        ({"type": "take", "card": "6C"}, "invalid", "command.card"),
        ({"type": "beat", "card": "6C"}, "invalid", "command.attack"),
        ({"type": "throw_in", "card": "6c"}, "unknown_card", "command.card"),
    ],
)
def test_a_command_that_is_none(game: Game, command: Any, code: str, field: str) -> None:
    reply = submit(game, command)
    assert (reply.status, reply.code, reply.body["field"]) == (400, code, field)


def test_members_that_no_command_has(game: Game) -> None:
    reply = submit(game, mover(game)[2], bribe=100)
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "bribe")


@pytest.mark.parametrize("path", ["mutes", "blocks", "following"])
@pytest.mark.parametrize("number", [2**63, 10**18 * 99, 10**40])
def test_ids_that_no_row_can_have(path: str, number: int) -> None:
    reply = account("Anna").send("DELETE", f"{path}/{number}")
    assert (reply.status, reply.code) == (404, "not_found")


def test_the_largest_id_that_a_row_can_have() -> None:
    assert account("Anna").send("DELETE", f"mutes/{2**63 - 1}").status == 204


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "GET", "OPTIONS"])
def test_another_method(game: Game, method: str) -> None:
    reply = mover(game)[1].send(method, f"games/{game.pk}/commands")
    assert (reply.status, reply.code) == (405, "method_not_allowed")
    assert reply.headers["Allow"] == "POST"


@pytest.mark.parametrize("path", ["games", "auth/email", "schema"])
def test_options_is_not_offered_where_it_is_refused(path: str) -> None:
    reply = ApiClient().send("OPTIONS", path)
    assert (reply.status, reply.code) == (405, "method_not_allowed")
    assert "OPTIONS" not in reply.headers["Allow"]
    assert "OPTIONS" not in ApiClient().get("bots").headers["Allow"]


@pytest.mark.parametrize(
    "game_id", ["0000000000", "short", "x" * 11, "%00%00%00%00%00%00%00%00%00%00", "äääääääääö"]
)
def test_an_unknown_game(game: Game, game_id: str) -> None:
    client = mover(game)[1]
    for path in ("", "/view", "/events", "/legal", "/proof", "/notation"):
        reply = client.get(f"games/{game_id}{path}")
        assert (reply.status, reply.code) == (404, "not_found")
    reply = client.post(f"games/{game_id}/commands", {"command": {"type": "take"}})
    assert (reply.status, reply.code) == (404, "not_found")


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("view?at=-1", "at"),
        ("view?at=1.0", "at"),
        ("view?at=%D9%A1", "at"),
        ("view?at=99999999999999999999", "at"),
        ("view?at=", "at"),
        ("view?seat=all", "seat"),
        ("view?sea=1", "sea"),
        ("events?since=x", "since"),
        ("events?since=1&since=2", "since"),
        ("events?since=%00", "since"),
    ],
)
def test_queries_that_mean_nothing(game: Game, path: str, field: str) -> None:
    reply = ApiClient().get(f"games/{game.pk}/{path}")
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", field)


@pytest.mark.parametrize(
    "query",
    [
        "status=lost",
        "mine=yes",
        "page_size=0",
        "page_size=101",
        "cursor=%00",
        "cursor=next",
        "cursor=cD1ub3c=",  # p=now
        "cursor=cD0yMDI2LTAxLTAx",  # p=2026-01-01
        "cursor=cD0wMDAxLTAxLTAxVDAwOjAwOjAwJTJCMjM6NTk=",  # p=0001-01-01T00:00:00%2B23:59
        "cursor=bz0tMQ==",  # o=-1
    ],
)
def test_lists_that_nobody_can_make(query: str) -> None:
    reply = ApiClient().get(f"games?{query}")
    assert (reply.status, reply.code) == (400, "invalid")


SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.mark.parametrize(
    ("body", "code", "field"),
    [
        ({"rules": {"deck": 37}, "seats": SEATS}, "invalid_rules", "rules.deck"),
        ({"rules": {"pets": 2}, "seats": SEATS}, "invalid_rules", "rules.pets"),
        ({"rules": {"deck": "36"}, "seats": SEATS}, "invalid_rules", "rules.deck"),
        ({"rules": [], "seats": SEATS}, "invalid", "rules"),
        ({"preset": "poker", "seats": SEATS}, "invalid", "preset"),
        ({"seats": SEATS}, "invalid", "preset"),
        ({"preset": "podkidnoy", "rules": {}, "seats": SEATS}, "invalid", "preset"),
        ({"preset": "podkidnoy", "seats": [{"kind": "me"}]}, "invalid_rules", "seats"),
        ({"preset": "podkidnoy", "seats": SEATS * 2}, "invalid", "seats"),
        ({"preset": "podkidnoy", "seats": [{"kind": "open"}] * 12}, "invalid_rules", "seats"),
        ({"preset": "podkidnoy", "seats": [{"kind": "open"}] * 13}, "invalid", "seats"),
        ({"preset": "podkidnoy", "seats": [{"kind": "cat"}]}, "invalid", "seats.0"),
        (
            {"preset": "podkidnoy", "seats": [*SEATS, {"kind": "bot", "level": "god"}]},
            "invalid",
            "seats.2.level",
        ),
        ({"preset": "podkidnoy", "seats": SEATS, "start": "yes"}, "invalid", "start"),
        # The commitment must be known before any seed is: there is no place for one here.
        ({"preset": "podkidnoy", "seats": SEATS, "client_seed": "x"}, "invalid", "client_seed"),
    ],
)
def test_tables_that_can_not_be(body: dict[str, Any], code: str, field: str) -> None:
    reply = guest().post("games", body)
    assert (reply.status, reply.code, reply.body["field"]) == (400, code, field)
    assert not Game.objects.exists()


def test_every_wrong_rule_option_is_named() -> None:
    body = {"rules": {"deck": 37, "hand_size": 0}, "seats": SEATS}
    errors = guest().post("games", body).body["errors"]
    assert {error["field"] for error in errors} == {"rules.deck", "rules.hand_size"}
    assert all(error["detail"] for error in errors)


def test_wrong_rules_with_a_wrong_query_are_refused_too() -> None:
    reply = guest().post("games?odd=1", {"rules": {"deck": 37}, "seats": SEATS})
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "odd")
