"""Quick match: four accounts are paired for a ranked table and one leaves; waiting and stopping."""

import re
from dataclasses import dataclass
from urllib.parse import quote

from playwright.sync_api import FloatRect, Route, expect

from tests.e2e.accounts import new_name, play_in_public, sign_up
from tests.e2e.axe import findings
from tests.e2e.caller import Caller
from tests.e2e.conftest import Visit
from tests.e2e.lateness import SAID
from tests.e2e.person import MOST_MOVES, Person
from tests.e2e.shots import shot
from tests.e2e.waiting import found

PHONE = {"width": 390, "height": 844}
SCREENS = ((360, 740), (390, 844), (768, 1024), (844, 390), (1280, 800), (1600, 900))


@dataclass
class Player:
    """An account in a browser of its own, on the seat that was drawn for it."""

    person: Person
    name: str
    seat: int = -1

    @property
    def api(self) -> Caller:
        return Caller(self.person.page)


def player(visit: Visit, name: str, seed: int) -> Player:
    # With five seconds for a move somebody may be late themselves, which the console tells of.
    person = visit(seed=seed, may_say=(SAID,))
    unique = new_name(name)
    sign_up(person, unique)
    return Player(person, unique)


def look_for(person: Person, *pools: str) -> None:
    """Waits for a game in exactly these pools."""
    person.page.goto("/")
    panel = person.page.get_by_test_id("quick-match")
    # The boxes are looked up once: not before they are there.
    expect(panel.get_by_test_id("find-game")).to_be_visible()
    for box in panel.get_by_role("checkbox").all():
        box.uncheck()
    for pool in pools:
        panel.get_by_test_id("pools-classic").get_by_label(pool).check()
    person.press(panel.get_by_test_id("find-game"))


def is_at_the_table(person: Person) -> None:
    """Waits until the page has come to the table by itself, and the cards are dealt."""
    person.page.wait_for_url("**/games/*")
    person.page.locator("[data-table]").wait_for()


def play_on(players: list[Player], gone: Player, game_id: str) -> None:
    """Plays to the end: the first by clicks, others by calls; who is gone is claimed."""
    first = players[0]
    for _ in range(MOST_MOVES):
        game = first.api.get(f"games/{game_id}")
        if game["status"] == "finished":
            return
        times = {time["seat"]: time for time in game["times"]["seats"]}
        if times.get(gone.seat, {}).get("timeouts", 0) >= 3:
            first.api.post(f"games/{game_id}/claim", {"seat": gone.seat})
            continue
        for other in players[1:]:
            other.api.move(game_id)
        now = first.api.get(f"games/{game_id}/legal")
        table = first.person.table
        if first.seat in now["awaited"]:
            table.wait_until_shown(now["version"])
            first.person.move()
        elif now["awaited"] == [gone.seat]:
            table.wait_for_change(now["version"])
    raise AssertionError("The game doesn't come to an end.")


def test_four_are_paired_one_leaves_and_all_ratings_move(visit: Visit) -> None:
    players = [player(visit, name, 80 + n) for n, name in enumerate(("Anna", "Boris", "Clara"))]
    gone = player(visit, "Dmitri", 84)
    everybody = [*players, gone]
    for one in everybody:
        look_for(one.person, "Four players")
    for one in everybody:
        is_at_the_table(one.person)
    game_id = players[0].person.table.game_id
    game = players[0].api.get(f"games/{game_id}")
    assert (game["rated"], game["mode"], len(game["seats"])) == (True, "table", 4)
    for seat in game["seats"]:
        next(p for p in everybody if p.name == seat["player"]["name"]).seat = seat["seat"]
    proof = players[0].api.get(f"games/{game_id}/proof")
    assert all(proof["client_seeds"])

    gone.person.page.goto("about:blank")
    play_on(players, gone, game_id)

    changes = players[0].person.page.get_by_test_id("game-rating")
    for one in everybody:
        expect(changes).to_contain_text(re.compile(rf"{one.name}.*1500 → 1[45]\d\d"))
    ratings = players[0].api.get(f"games/{game_id}/ratings")["changes"]
    after = {change["seat"]: change["after"] for change in ratings}
    assert after[gone.seat] == min(after.values()) < 1500
    assert max(after.values()) > 1500

    again = players[1].person
    again.press(again.page.get_by_test_id("new-opponents"))
    again.press(again.page.get_by_test_id("stop-seeking"))
    expect(again.page.get_by_test_id("find-game")).to_be_visible()

    for one in everybody:
        page = one.person.page
        page.goto(f"/players/{quote(one.name)}")
        expect(page.get_by_test_id("rating-table")).to_contain_text(f"{after[one.seat]}?")
        (point,) = one.api.get(f"players/{quote(one.name)}/ratings/table/graph")["points"]
        assert point["rating"] == after[one.seat]
        page.goto("/leaderboards?mode=table")
        expect(page.get_by_test_id("own")).to_contain_text(str(after[one.seat]))
    history = gone.api.get(f"players/{quote(gone.name)}/games")["results"]
    assert [played["outcome"] for played in history] == ["left"]


def test_two_guests_play_for_fun_and_the_wait_outlives_a_reload(visit: Visit) -> None:
    anna, boris = visit(seed=85, viewport=PHONE, has_touch=True), visit(seed=86)
    look_for(anna, "Duel")
    searching = anna.page.get_by_test_id("searching")
    expect(searching).to_contain_text("Looking for opponents")
    assert findings(anna.page) == []
    anna.page.reload()
    expect(searching).to_be_visible()
    anna.page.goto("/rules")
    expect(anna.page.get_by_test_id("seek-bar")).to_be_visible()
    assert findings(anna.page) == []

    boris.page.goto("/")
    waiting = boris.page.get_by_test_id("pools-classic").locator("label", has_text="Duel")
    expect(waiting).to_contain_text("1 waiting")
    look_for(boris, "Duel")
    for person in (anna, boris):
        is_at_the_table(person)
    assert anna.table.game_id == boris.table.game_id
    game = Caller(anna.page).get(f"games/{anna.table.game_id}")
    assert not game["rated"]


def test_somebody_stops_looking(visit: Visit) -> None:
    anna = visit(seed=87)
    look_for(anna, "Six players", "Two vs. two")
    expect(anna.page.get_by_test_id("searching")).to_contain_text("Six players · Partners")
    anna.press(anna.page.get_by_test_id("stop-seeking"))
    expect(anna.page.get_by_test_id("find-game")).to_be_visible()
    anna.page.goto("/rules")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    expect(anna.page.get_by_test_id("seek-bar")).to_have_count(0)
    assert Caller(anna.page).get("seeks/mine")["status"] == "none"


def test_who_leaves_the_page_before_the_answer_is_seen_to_wait_on_the_next(visit: Visit) -> None:
    anna = visit(seed=90)
    sign_up(anna, new_name("Anna"))
    anna.page.route("**/api/v1/seeks", send_and_keep_the_answer)
    look_for(anna, "Six players")
    caller = Caller(anna.page)
    found(lambda: caller.get("seeks/mine")["status"] == "waiting" or None, "the wait")
    anna.page.goto("/rules")
    expect(anna.page.get_by_test_id("seek-bar")).to_be_visible()


def send_and_keep_the_answer(route: Route) -> None:
    """Lets a request get to the service, and no answer to the page."""
    route.fetch()


def boxes(person: Person) -> tuple[FloatRect, list[FloatRect]]:
    """Where the sign of waiting stands, and the links of the header beside it."""
    page = person.page
    links = page.locator("header nav a, header nav button")
    found = [page.get_by_test_id("seek-bar"), page.locator("header .brand svg"), *links.all()]
    bar, *others = [box for one in found if (box := one.bounding_box()) is not None]
    return bar, others


def test_who_plays_on_while_waiting_sees_it_on_every_screen(visit: Visit) -> None:
    anna = visit(seed=89, viewport=PHONE, has_touch=True)
    sign_up(anna, new_name("Anna"))
    look_for(anna, "Six players")
    expect(anna.page.get_by_test_id("searching")).to_be_visible()
    play_in_public(anna)
    bar = anna.page.get_by_test_id("seek-bar")
    for width, height in SCREENS:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.locator("[data-table]").wait_for()
        expect(bar).to_be_visible()
        own, others = boxes(anna)
        apart = [
            own["x"] + own["width"] <= box["x"] or box["x"] + box["width"] <= own["x"]
            for box in others
        ]
        assert all(apart), (width, own, others)
        assert findings(anna.page) == []
        shot(anna, f"seek-bar-{width}")
    anna.press(bar.get_by_role("button"))
    expect(bar).to_have_count(0)


def test_a_game_that_was_found_is_listed_until_it_begins(visit: Visit) -> None:
    anna, boris = visit(), visit()
    for person in (anna, boris):
        sign_up(person, new_name("Otto"))
        seek(person)
    game_id = paired(anna)
    mine = "games?mine=true&status=starting&page_size=20"
    listed = Caller(anna.page).get(mine)
    assert [game["id"] for game in listed["results"]] == [game_id]
    # It begins or is off within seconds: the page is shown what the service said just now.
    anna.page.route("**/games?*status=starting*", lambda route: route.fulfill(json=listed))
    anna.page.goto("/")
    link = anna.page.locator(f'main a[href="/games/{game_id}"]')
    expect(link).to_have_text("Open")


def seek(person: Person) -> None:
    """Waits for a duel as a program does, which nothing but its owner answers for."""
    Caller(person.page).post("seeks", {"pools": ["duel"], "rated": True})


def paired(person: Person) -> str:
    """The game that is found, once it is."""
    caller = Caller(person.page)

    def game_id() -> str | None:
        seek = caller.get("seeks/mine")
        return str(seek["game"]) if seek["status"] == "paired" else None

    return found(game_id, "a game for two who wait")


def test_a_guest_is_told_that_ranked_games_need_an_account(visit: Visit) -> None:
    anna = visit(seed=88)
    anna.page.goto("/")
    panel = anna.page.get_by_test_id("quick-match")
    panel.get_by_role("radio", name="Ranked").check()
    expect(panel.get_by_role("link", name="Sign up")).to_be_visible()
    expect(panel.get_by_test_id("find-game")).to_have_count(0)
