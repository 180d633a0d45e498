"""Open tables over REST: kicking, changing the host, moving, changing terms, passwords."""

import json

import pytest

from games.tables.api import seats
from tests.support.api import ApiClient, ApiReply, guest
from tests.support.people import account

pytestmark = pytest.mark.django_db
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "casual"}
PASSWORD = "knock knock"


def table(client: ApiClient, *seats: dict[str, str], **members: object) -> str:
    body = {"preset": "podkidnoy", "seats": list(seats), **members}
    reply = client.post("games", body)
    assert reply.status == 201, reply
    return str(reply.body["id"])


def names(reply: ApiReply) -> list[str | None]:
    seated = [seat["player"] for seat in reply.body["seats"]]
    return [None if player is None else player["name"] for player in seated]


def test_a_kicked_player_who_comes_back_is_refused() -> None:
    host, other = guest(), guest()
    game_id = table(host, ME, OPEN)
    other.post(f"games/{game_id}/join")
    assert other.post(f"games/{game_id}/kick", {"seat": 0}).code == "not_the_host"
    kicked = host.post(f"games/{game_id}/kick", {"seat": 1})
    assert [seat["kind"] for seat in kicked.body["seats"]] == ["human", "open"]
    back = other.post(f"games/{game_id}/join")
    assert (back.status, back.code) == (403, "kicked")
    assert guest().post(f"games/{game_id}/join").status == 200


def test_kicking_from_a_seat_without_another_person_is_refused_with_the_field() -> None:
    host = guest()
    game_id = table(host, ME, BOT)
    for seat in (0, 1):
        reply = host.post(f"games/{game_id}/kick", {"seat": seat})
        assert (reply.code, reply.body["field"]) == ("invalid", "seat")
    assert host.send("PUT", f"games/{game_id}/host", {"seat": 7}).code == "not_found"


def test_the_host_makes_another_player_host() -> None:
    host, other = guest(), guest()
    game_id = table(host, ME, OPEN)
    other.post(f"games/{game_id}/join")
    assert host.send("PUT", f"games/{game_id}/host", {"seat": 1}).body["you"]["host"] is False
    assert other.get(f"games/{game_id}").body["you"]["host"] is True
    assert host.post(f"games/{game_id}/start").code == "not_the_host"


def test_players_move_to_other_seats() -> None:
    host, other = guest(), guest()
    game_id = table(host, ME, OPEN, OPEN)
    other.post(f"games/{game_id}/join")
    moved = other.send("PUT", f"games/{game_id}/seat", {"seat": 2})
    assert moved.body["you"]["seat"] == 2
    assert other.send("PUT", f"games/{game_id}/seat", {"seat": 0}).code == "seat_taken"
    assert guest().send("PUT", f"games/{game_id}/seat", {"seat": 1}).code == "not_your_seat"


def test_a_changed_table_needs_agreement_before_it_starts() -> None:
    host, other = guest(), guest()
    game_id = table(host, ME, OPEN)
    other.post(f"games/{game_id}/join", {"terms": 1})
    assert other.patch(f"games/{game_id}", {"preset": "perevodnoy"}).code == "not_the_host"
    changed = host.patch(f"games/{game_id}", {"preset": "perevodnoy"}).body
    assert (changed["preset"], changed["terms"]) == ("perevodnoy", 2)
    assert [seat["ready"] for seat in changed["seats"]] == [True, False]
    assert host.post(f"games/{game_id}/start").code == "players_not_ready"
    assert other.post(f"games/{game_id}/ready", {"terms": 1}).code == "terms_changed"
    assert other.post(f"games/{game_id}/ready", {"terms": 2}).status == 200
    assert host.post(f"games/{game_id}/start").body["status"] == "active"


def test_only_given_fields_are_changed_and_null_removes() -> None:
    host = guest()
    clock = {"type": "days", "days": 3}
    game_id = table(host, ME, OPEN, clock=clock, private=True, password=PASSWORD)
    assert host.patch(f"games/{game_id}", {"seats": 3}).body["clock"] == clock
    assert host.patch(f"games/{game_id}", {}).body["has_password"] is True
    changed = host.patch(f"games/{game_id}", {"clock": None, "password": None}).body
    assert (changed["clock"], changed["has_password"]) == (None, False)


@pytest.mark.parametrize(
    ("body", "code", "field"),
    [
        ({"preset": "klondike"}, "invalid", "preset"),
        ({"preset": "duel"}, "invalid_rules", "seats"),
        ({"preset": "duel", "rules": {}}, "invalid", "preset"),
        ({"rules": {"deck": 35}}, "invalid_rules", "rules.deck"),
        ({"seats": 0}, "invalid", "seats"),
        ({"seats": 40}, "invalid", "seats"),
        ({"rated": True, "private": True}, "invalid", "rated"),
        ({"private": False, "password": PASSWORD}, "invalid", "password"),
        ({"private": True, "password": "abc"}, "invalid", "password"),
        ({"clock": {"type": "bank", "seconds": 1, "increment": 0}}, "invalid", "clock.seconds"),
        ({"host": 12}, "invalid", "host"),
    ],
)
def test_impossible_changes_are_refused(body: dict[str, object], code: str, field: str) -> None:
    host = account()
    game_id = table(host, ME, OPEN, OPEN)
    before = host.get(f"games/{game_id}").body
    reply = host.patch(f"games/{game_id}", body)
    assert (reply.code, reply.body["field"]) == (code, field)
    assert host.get(f"games/{game_id}").body == before


def test_a_password_given_once_admits_a_player() -> None:
    host, other = guest(), guest()
    game_id = table(host, ME, OPEN, OPEN, private=True, password=PASSWORD)
    assert other.get(f"games/{game_id}").body["has_password"] is True
    refused = other.post(f"games/{game_id}/join")
    assert (refused.status, refused.code) == (403, "password_needed")
    wrong = other.post(f"games/{game_id}/join", {"password": "knock"})
    assert (wrong.status, wrong.code) == (403, "wrong_password")
    assert other.post(f"games/{game_id}/join", {"password": PASSWORD}).status == 200
    assert other.post(f"games/{game_id}/leave").status == 200
    assert other.post(f"games/{game_id}/join").status == 200


def test_a_running_game_with_a_password_is_shown_to_nobody_without() -> None:
    host, nobody = guest(), ApiClient()
    game_id = table(host, ME, BOT, private=True, password=PASSWORD, start=True)
    for path in ("view", "events", "legal"):
        reply = nobody.get(f"games/{game_id}/{path}")
        assert (reply.status, reply.code) == (403, "password_needed")
        assert host.get(f"games/{game_id}/{path}").status == 200
    assert nobody.post(f"games/{game_id}/unlock", {"password": "knock"}).code == "wrong_password"
    assert nobody.post(f"games/{game_id}/unlock", {"password": PASSWORD}).status == 200
    assert nobody.get(f"games/{game_id}/view").body["view"]["viewer"] is None
    assert ApiClient().get(f"games/{game_id}/view").code == "password_needed"


def test_no_reply_contains_a_password() -> None:
    host = guest()
    game_id = table(host, ME, OPEN, private=True, password=PASSWORD)
    replies = [host.get(path) for path in (f"games/{game_id}", "games?mine=true")]
    text = json.dumps([reply.body for reply in replies])
    assert PASSWORD not in text
    assert "pbkdf2" not in text


@pytest.mark.usefixtures("limited")
def test_guessing_a_tables_password_is_limited_for_each_caller() -> None:
    host, guesser, friend = guest(), guest(), guest()
    game_id = table(host, ME, OPEN, private=True, password=PASSWORD)
    elsewhere = table(host, ME, OPEN, private=True, password=PASSWORD)
    path = f"games/{game_id}/unlock"
    codes = [guesser.post(path, {"password": f"guess {n}"}).code for n in range(10)]
    assert codes == ["wrong_password"] * 10
    throttled = guesser.post(f"games/{game_id}/join", {"password": PASSWORD})
    assert (throttled.status, throttled.code) == (429, "throttled")
    assert int(throttled.headers["Retry-After"]) > 0
    assert friend.post(path, {"password": PASSWORD}).status == 200
    assert guesser.post(f"games/{elsewhere}/unlock", {"password": PASSWORD}).status == 200


@pytest.mark.usefixtures("limited")
def test_guesses_of_many_guests_count_for_their_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seats, "unlock", lambda **_: None)
    game_id = table(guest(), ME, OPEN, private=True, password=PASSWORD)
    codes = [
        client.post(f"games/{game_id}/unlock", {"password": PASSWORD}).code
        for client in [guest() for _ in range(5)]
        for _ in range(9)
    ]
    assert codes.index("throttled") == 40


def test_friends_can_not_sit_at_a_rated_table_for_three() -> None:
    host, friend = account("Anna"), account("Boris")
    ids = [client.get("auth/me").body["id"] for client in (host, friend)]
    host.send("PUT", f"following/{ids[1]}")
    friend.send("PUT", f"following/{ids[0]}")
    game_id = table(host, ME, OPEN, OPEN, rated=True)
    reply = friend.post(f"games/{game_id}/join")
    assert (reply.status, reply.code) == (409, "friends_at_rated_table")
    assert guest().post(f"games/{game_id}/join").code == "account_needed"


def test_keys_are_stored_in_the_session_where_no_client_reads_them() -> None:
    host, other = guest(), guest()
    game_id = table(host, ME, OPEN, private=True, password=PASSWORD)
    other.post(f"games/{game_id}/unlock", {"password": PASSWORD})
    (key,) = other.http.session["table_keys"]
    assert key not in json.dumps([str(cookie) for cookie in other.http.cookies.values()])
