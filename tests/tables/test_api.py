"""Creating, joining, leaving, starting and listing tables over REST."""

import pytest

from games.play.models import Game
from tests.support.api import ApiClient, ApiReply, duel, guest

pytestmark = pytest.mark.django_db
ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "casual"}


def table(client: ApiClient, *seats: dict[str, str], **members: object) -> ApiReply:
    return client.post("games", {"preset": "podkidnoy", "seats": list(seats), **members})


def test_a_new_table_waits_for_players_with_its_commitment_published() -> None:
    client = guest()
    reply = table(client, ME, BOT, OPEN)
    assert reply.status == 201
    game = reply.body
    assert (game["status"], game["version"], game["result"]) == ("open", 0, None)
    assert [seat["kind"] for seat in game["seats"]] == ["human", "bot", "open"]
    assert game["seats"][1]["player"]["level"] == "casual"
    assert game["you"] == {
        "seat": 0,
        "host": True,
        "done_in_advance": False,
        "may_take_win": False,
        "may_call_off": False,
    }
    assert len(game["commitment"]) == 64


def test_start_at_once_deals_in_the_same_call() -> None:
    reply = table(guest(), ME, BOT, start=True)
    assert (reply.status, reply.body["status"]) == (201, "active")
    assert reply.body["version"] >= 3


def test_start_with_a_free_seat_makes_no_table_at_all() -> None:
    client = guest()
    reply = table(client, ME, OPEN, start=True)
    assert (reply.status, reply.code) == (409, "seats_not_filled")
    assert not Game.objects.exists()


def test_a_player_with_the_link_joins_and_the_host_starts() -> None:
    host, friend = guest(), guest()
    game_id = table(host, ME, OPEN).body["id"]
    joined = friend.post(f"games/{game_id}/join", {"client_seed": "luck"})
    you = {
        "seat": 1,
        "host": False,
        "done_in_advance": False,
        "may_take_win": False,
        "may_call_off": False,
    }
    assert (joined.status, joined.body["you"]) == (200, you)
    assert friend.post(f"games/{game_id}/start").code == "not_the_host"
    started = host.post(f"games/{game_id}/start")
    assert (started.status, started.body["status"]) == (200, "active")
    assert friend.get(f"games/{game_id}/proof").body["client_seeds"] == ["", "luck"]


def test_a_seat_is_taken_once_and_a_player_takes_one_seat() -> None:
    host, friend, third = guest(), guest(), guest()
    game_id = table(host, ME, OPEN, OPEN).body["id"]
    assert friend.post(f"games/{game_id}/join", {"seat": 2}).body["you"]["seat"] == 2
    assert third.post(f"games/{game_id}/join", {"seat": 2}).code == "seat_taken"
    assert friend.post(f"games/{game_id}/join").code == "already_seated"
    assert third.post(f"games/{game_id}/join", {"seat": 7}).code == "not_found"


def test_the_host_fills_and_frees_seats_and_nobody_else_does() -> None:
    host, friend = guest(), guest()
    game_id = table(host, ME, OPEN).body["id"]
    assert friend.patch(f"games/{game_id}/seats/1", BOT).code == "not_the_host"
    filled = host.patch(f"games/{game_id}/seats/1", BOT).body
    assert filled["seats"][1]["kind"] == "bot"
    freed = host.patch(f"games/{game_id}/seats/1", OPEN).body
    assert freed["seats"][1]["kind"] == "open"
    assert host.patch(f"games/{game_id}/seats/9", OPEN).code == "not_found"


def test_the_next_person_becomes_host_and_the_last_one_to_leave_cancels_the_game() -> None:
    host, friend = guest(), guest()
    game_id = table(host, ME, OPEN).body["id"]
    friend.post(f"games/{game_id}/join")
    left = host.post(f"games/{game_id}/leave").body
    assert left["host"] == friend.get("auth/me").body["id"]
    assert friend.post(f"games/{game_id}/leave").body["status"] == "cancelled"
    assert host.post(f"games/{game_id}/join").code == "game_not_running"


def test_a_started_game_can_be_neither_joined_nor_left_nor_started_again() -> None:
    client = guest()
    game_id = duel(client)
    assert guest().post(f"games/{game_id}/join").code == "game_already_started"
    assert client.post(f"games/{game_id}/leave").code == "game_already_started"
    assert client.post(f"games/{game_id}/start").code == "game_already_started"
    assert client.patch(f"games/{game_id}/seats/1", OPEN).code == "game_already_started"


def test_a_game_can_be_played_by_a_rule_set() -> None:
    client = guest()
    reply = client.post("games", {"rules": {"deck": 24, "transfer": "on"}, "seats": [ME, BOT]})
    assert reply.body["rules"] == {"deck": 24, "transfer": "on"}
    assert reply.body["preset"] is None


def test_every_preset_that_is_listed_can_be_started_with_its_seats() -> None:
    client = guest()
    presets = client.get("rules/presets").body
    assert presets
    for preset in presets:
        for seats in {preset["seats"]["min"], preset["seats"]["max"]}:
            body = {"preset": preset["name"], "seats": [ME] + [BOT] * (seats - 1), "start": True}
            assert client.post("games", body).status == 201, (preset, seats)


def test_there_are_three_levels_of_bots() -> None:
    levels = [bot["level"] for bot in ApiClient().get("bots").body]
    assert levels == ["child", "beginner", "learner", "casual", "clever", "master"]


def test_lists_are_in_pages_newest_first() -> None:
    client = guest()
    ids = [table(client, ME, OPEN).body["id"] for _ in range(5)]
    first = client.get("games?page_size=2").body
    assert [game["id"] for game in first["results"]] == [ids[4], ids[3]]
    assert first["previous"] is None
    second = client.get("games?" + first["next"].partition("?")[2]).body
    assert [game["id"] for game in second["results"]] == [ids[2], ids[1]]
    back = client.get("games?" + second["previous"].partition("?")[2]).body
    assert [game["id"] for game in back["results"]] == [ids[4], ids[3]]


def test_lists_are_filtered_and_show_private_tables_to_their_people_only() -> None:
    client, other = guest(), guest()
    shown = table(client, ME, OPEN).body["id"]
    private = table(client, ME, OPEN, private=True).body["id"]
    running = duel(client)
    assert [g["id"] for g in other.get("games?status=open").body["results"]] == [shown]
    assert [g["id"] for g in ApiClient().get("games?status=active").body["results"]] == [running]
    mine = [g["id"] for g in client.get("games?mine=true").body["results"]]
    assert mine == [running, private, shown]
    assert other.get("games?mine=true").body["results"] == []
    assert ApiClient().get("games?mine=true").code == "not_authenticated"


def test_callers_without_a_session_may_read_but_not_change() -> None:
    game_id = table(guest(), ME, OPEN).body["id"]
    nobody = ApiClient()
    you = {
        "seat": None,
        "host": False,
        "done_in_advance": False,
        "may_take_win": False,
        "may_call_off": False,
    }
    assert nobody.get(f"games/{game_id}").body["you"] == you
    for path in (f"games/{game_id}/join", f"games/{game_id}/leave", f"games/{game_id}/start"):
        assert nobody.post(path).code == "not_authenticated"
    assert table(nobody, ME, OPEN).code == "not_authenticated"
