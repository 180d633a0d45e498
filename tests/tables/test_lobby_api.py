"""The lobby's list: public tables, filtered, in pages, without people in a block."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.models import Block, User
from games.play.models import Game
from games.ratings.models import Rating
from games.ratings.system import ALL_TIME
from tests.support.api import ApiClient, guest
from tests.support.people import account

pytestmark = pytest.mark.django_db
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "casual"}
BANK = {"type": "bank", "seconds": 300, "increment": 5}


def table(client: ApiClient, *seats: dict[str, str], **members: object) -> str:
    what = {} if "rules" in members else {"preset": "podkidnoy"}
    reply = client.post("games", {**what, "seats": list(seats or (ME, OPEN)), **members})
    assert reply.status == 201, reply
    return str(reply.body["id"])


def listed(query: str = "", client: ApiClient | None = None) -> list[str]:
    reply = (client or ApiClient()).get(f"lobby/tables?{query}")
    assert reply.status == 200, reply
    return [row["game"]["id"] for row in reply.body["results"]]


def id_of(client: ApiClient) -> int:
    return int(client.get("auth/me").body["id"])


def test_open_public_tables_are_listed_newest_first() -> None:
    host = guest()
    first, second = table(host), table(host)
    table(host, private=True)
    table(host, private=True, password="knock knock")
    table(host, ME, BOT, start=True)
    assert listed() == [second, first]
    host.post(f"games/{second}/leave")
    assert listed() == [first]


def test_running_public_tables_are_listed_to_be_watched() -> None:
    host = guest()
    table(host)
    running = table(host, ME, BOT, start=True)
    table(host, ME, BOT, start=True, private=True)
    assert listed("status=active") == [running]


def test_every_filter_finds_its_tables() -> None:
    host = account("Anna")
    plain = table(host)
    rated = table(host, ME, OPEN, OPEN, rated=True)
    transfer = table(host, ME, OPEN, OPEN, BOT, preset="perevodnoy", clock=BANK)
    own = table(host, rules={"deck": 52}, clock={"type": "days", "days": 1})
    found = {
        "preset=perevodnoy": {transfer},
        "preset=own": {own},
        "mode=transfer": {transfer},
        "seats=2": {plain, own},
        "seats=4": {transfer},
        "free=2": {rated, transfer},
        "free=3": set(),
        "free=2&seats=3": {rated},
        "rated=true": {rated},
        "rated=false": {plain, transfer, own},
        "clock=none": {plain},
        "clock=bank": {transfer},
        "clock=per_command": {rated},
        "clock=days": {own},
        "clock=none&rated=true": set(),
    }
    assert {query: set(listed(query)) for query in found} == found


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("status=finished", "status"),
        ("clock=hourglass", "clock"),
        ("seats=many", "seats"),
        ("free=-1", "free"),
        ("rated=perhaps", "rated"),
        ("cursor=%00", "cursor"),
        ("colour=red", "colour"),
    ],
)
def test_unknown_filters_and_values_are_refused(query: str, field: str) -> None:
    reply = ApiClient().get(f"lobby/tables?{query}")
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", field)


def test_pages_follow_each_other() -> None:
    host = guest()
    ids = [table(host) for _ in range(5)]
    client = ApiClient()
    first = client.get("lobby/tables?page_size=2&seats=2").body
    assert [row["game"]["id"] for row in first["results"]] == [ids[4], ids[3]]
    second = client.get("lobby/tables?" + first["next"].partition("?")[2]).body
    assert [row["game"]["id"] for row in second["results"]] == [ids[2], ids[1]]


@pytest.mark.parametrize("by_viewer", [True, False])
def test_tables_of_people_in_a_block_with_the_viewer_are_left_out(by_viewer: bool) -> None:
    host, sitting, viewer = guest(), guest(), guest()
    theirs = table(host)
    joined = table(guest(), ME, OPEN, OPEN)
    sitting.post(f"games/{joined}/join")
    plain = table(guest())
    for other in (host, sitting):
        pair = [id_of(viewer), id_of(other)]
        blocker, blocked = pair if by_viewer else reversed(pair)
        Block.objects.create(blocker_id=blocker, blocked_id=blocked)
    assert listed(client=viewer) == [plain]
    assert listed() == [plain, joined, theirs]


def test_a_row_has_the_ratings_of_the_players() -> None:
    host, other = account("Anna"), account("Boris")
    game_id = table(host, ME, OPEN, OPEN)
    other.post(f"games/{game_id}/join")
    for mode, mean, deviation in (("table", 1612.4, 60.0), ("duel", 1900.0, 60.0)):
        Rating.objects.create(
            user_id=id_of(host),
            mode=mode,
            season=ALL_TIME,
            mean=mean,
            deviation=deviation,
            games=40,
            last_game_at=timezone.now(),
        )
    (row,) = ApiClient().get("lobby/tables").body["results"]
    rating = {"seat": 0, "rating": 1612, "deviation": 60, "provisional": False, "games": 40}
    assert row["ratings"] == [rating]
    assert row["watchers"] == 0
    assert [seat["kind"] for seat in row["game"]["seats"]] == ["human", "human", "open"]


def test_a_full_page_takes_a_handful_of_queries() -> None:
    host, viewer = guest(), guest()
    for _ in range(20):
        table(host)
    Block.objects.create(
        blocker_id=id_of(viewer), blocked=User.objects.create_user("somebody", password=None)
    )
    with CaptureQueriesContext(connection) as queries:
        assert len(listed("seats=2&free=1", client=viewer)) == 20
    # Session, user, blocks, games, seats with users, ratings.
    assert len(queries) <= 6, [query["sql"] for query in queries]
    assert Game.objects.count() == 20
