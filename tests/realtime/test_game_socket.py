"""The socket of a game: each viewer's own share, in order, each version once."""

import json
import random
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from asgiref.sync import sync_to_async
from django.utils import timezone

from accounts.models import User
from games import reactions
from games.engine import Watcher
from games.messages.events import events_json
from games.models import Game
from games.realtime import shares
from games.realtime.fanout import wait_until_sent
from games.selectors.games import get_game
from games.selectors.stretches import events_of
from games.services.clocks import keep_pulse
from games.services.lifecycle import start_game
from games.services.seating import join_game, leave_game
from games.services.series import get_ready, next_game
from tests.support.clocks import clocked_table, heard
from tests.support.games import finished_table, open_table, play, running_table, some_user
from tests.support.secrets import cards_in, known_cards
from tests.support.sockets import OWN_ORIGIN, Socket, open_socket

pytestmark = pytest.mark.django_db(transaction=True)
Result = TypeVar("Result")


async def run(work: Callable[..., Result], *arguments: Any, **named: Any) -> Result:
    """The result of work that uses the database; what it published is on its way to the sockets.

    So a socket opened afterwards doesn't hear late of what came before it.
    """
    result = await sync_to_async(work)(*arguments, **named)
    await sync_to_async(wait_until_sent)()
    return result


def user_on(game: Game, seat: int) -> User:
    return User.objects.get(seats__game=game, seats__number=seat)


def play_some(game: Game, commands: int, seed: int = 1) -> Game:
    for _ in play(game.pk, random.Random(seed), most=commands):
        pass
    return get_game(game.pk)


def open_log(game: Game) -> list[dict[str, Any]]:
    return events_json(events_of(get_game(game.pk)).seen_by(Watcher.OPEN))


async def catch_up(socket: Socket, version: int, since: int) -> list[dict[str, Any]]:
    """The events up to a version, none missing and none twice."""
    events: list[dict[str, Any]] = []
    while since < version:
        message = await socket.until("events")
        assert message["since"] == since
        events += message["events"]
        since = message["version"]
    assert since == version
    return events


async def play_and_follow(
    game: Game, sockets: list[Socket], *, seed: int = 1, most: int = 2000
) -> list[list[dict[str, Any]]]:
    """Play on, and what each socket was told of it; nobody falls far behind."""
    rng, version = random.Random(seed), game.version
    told: list[list[dict[str, Any]]] = [[] for _ in sockets]
    while most > 0 and game.status == "active":
        moves = play(game.pk, rng, most=min(most, 20))
        while await run(next, moves, None) is not None:
            most -= 1
        game = await run(get_game, game.pk)
        for events, socket in zip(told, sockets, strict=True):
            events.extend(await catch_up(socket, game.version, version))
        version = game.version
    return told


async def test_a_newcomer_gets_the_table_as_their_seat_sees_it() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}", await run(user_on, game, 1)) as socket:
        message = await socket.next()
    assert (message["t"], message["version"]) == ("view", game.version)
    assert message["game"]["you"] == {"seat": 1, "host": False, "passing": False}
    assert message["view"]["viewer"] == 1
    assert "??" not in message["view"]["hands"][1]
    assert "??" in message["view"]["hands"][0]


async def test_every_message_of_a_game_with_a_clock_tells_the_times() -> None:
    game = await run(clocked_table)
    leader = game.awaited[0]
    async with open_socket(f"games/{game.pk}", await run(user_on, game, 1)) as socket:
        view = await socket.next()
        await run(play_some, game, 1)
        events = await socket.until("events")
    assert view["game"]["clock"] == {"type": "per_command", "seconds": 30}
    before, after = view["game"]["times"]["seats"], events["times"]["seats"]
    assert before[leader]["due"] == before[leader]["asked_at"] + 30_000
    assert after[leader]["due"] is None
    assert after[1 - leader]["due"] == after[1 - leader]["asked_at"] + 30_000
    assert after[1 - leader]["due"] - events["server_time"] <= 30_000


@pytest.mark.usefixtures("nobody_here")
async def test_who_goes_and_comes_back_without_an_event_is_told_after_a_ping() -> None:
    game = await run(clocked_table)
    seat = game.awaited[0]
    gone = await run(user_on, game, seat)
    await run(keep_pulse, now=timezone.now())
    async with open_socket(f"games/{game.pk}", await run(user_on, game, 1 - seat)) as socket:
        view = await socket.next()
        assert [own["claimable"] for own in view["game"]["times"]["seats"]] == [False, False]
        for seconds, is_claimable in ((61, True), (1, False)):
            await run(heard, gone.pk, seconds_ago=seconds)
            await socket.say({"t": "ping"})
            told = await socket.until("game")
            assert told["game"]["times"]["seats"][seat]["claimable"] is is_claimable
            assert await socket.is_silent()


async def test_everybody_is_pushed_their_own_share_after_a_commit() -> None:
    game = await run(running_table, 2)
    users = [await run(user_on, game, seat) for seat in (0, 1)]
    async with (
        open_socket(f"games/{game.pk}", users[0]) as first,
        open_socket(f"games/{game.pk}", users[1]) as second,
        open_socket(f"games/{game.pk}") as watcher,
    ):
        for socket in (first, second, watcher):
            assert (await socket.next())["t"] == "view"
        told = await play_and_follow(game, [first, second, watcher], most=40)
        after = await run(get_game, game.pk)
        for viewer, events in zip((0, 1, None), told, strict=True):
            versions = [event["version"] for event in events]
            assert versions == list(range(game.version + 1, after.version + 1))
            drawn = [e for e in events if e["type"] == "cards_drawn"]
            assert drawn
            for event in drawn:
                assert event["seat"] == viewer or set(event["cards"]) <= {"??", *event["shown"]}


async def test_the_last_message_says_what_may_be_done_now() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}", await run(user_on, game, 0)) as socket:
        view = await socket.next()
        assert view["legal"] or 0 not in view["awaited"]
        after = await run(play_some, game, 1)
        message = await socket.until("events")
        assert message["version"] == after.version
        assert message["legal"] or 0 not in message["awaited"]


async def test_whoever_comes_back_gets_exactly_what_they_missed() -> None:
    game = await run(running_table, 2)
    user = await run(user_on, game, 0)
    async with open_socket(f"games/{game.pk}", user) as socket:
        seen = (await socket.next())["version"]
    after = await run(play_some, game, 6)
    async with open_socket(f"games/{game.pk}?since={seen}", user) as socket:
        message = await socket.next()
        assert (message["t"], message["since"]) == ("events", seen)
        assert [e["version"] for e in message["events"]] == list(range(seen + 1, after.version + 1))
        assert (await socket.next())["t"] == "game"
        assert await socket.is_silent()


async def test_whoever_missed_nothing_is_told_so() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}?since={game.version}") as socket:
        message = await socket.next()
    assert (message["t"], message["events"], message["version"]) == ("events", [], game.version)


async def test_whoever_is_too_far_behind_gets_a_fresh_view(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await run(running_table, 2)
    after = await run(play_some, game, 10)
    monkeypatch.setattr(shares, "FARTHEST_BEHIND", 5)
    async with open_socket(f"games/{game.pk}?since={after.version - 6}") as socket:
        assert (await socket.next())["t"] == "view"
    async with open_socket(f"games/{game.pk}?since={after.version - 5}") as socket:
        assert (await socket.next())["t"] == "events"


async def test_a_version_from_the_future_gets_a_fresh_view() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}?since={game.version + 1}") as socket:
        assert (await socket.next())["t"] == "view"


async def test_a_lost_notice_is_made_good_by_the_next_ping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}") as socket:
        await socket.next()
        monkeypatch.setattr(reactions, "_reactions", {})
        after = await run(play_some, game, 2)
        await socket.say({"t": "ping"})
        assert (await socket.next())["t"] == "pong"
        message = await socket.next()
        assert (message["t"], message["since"]) == ("events", game.version)
        assert message["version"] == after.version


async def test_a_lost_notice_is_made_good_by_the_next_commit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}") as socket:
        await socket.next()
        with monkeypatch.context() as deaf:
            deaf.setattr(reactions, "_reactions", {})
            await run(play_some, game, 3)
        after = await run(play_some, game, 1)
        message = await socket.until("events")
        assert (message["since"], message["version"]) == (game.version, after.version)


async def test_a_notice_that_comes_twice_or_late_tells_nothing_twice() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}") as socket:
        await socket.next()
        after = await run(play_some, game, 2)
        await catch_up(socket, after.version, game.version)
        for last in (game.version + 1, after.version):
            await run(
                reactions.notify,
                reactions.Committed(
                    game_id=game.pk,
                    first_version=game.version + 1,
                    last_version=last,
                    is_table_changed=False,
                ),
            )
        assert await socket.is_silent()


async def test_seats_are_told_as_they_fill_and_a_watcher_becomes_a_player() -> None:
    game = await run(open_table, 2)
    friend = await run(some_user)
    async with open_socket(f"games/{game.pk}", friend) as socket:
        first = await socket.next()
        assert (first["t"], first["view"], first["legal"]) == ("view", None, [])
        assert first["game"]["you"]["seat"] is None
        await run(join_game, game_id=game.pk, user_id=friend.pk)
        assert (await socket.next())["game"]["you"]["seat"] == 1
        started = await run(start_game, game_id=game.pk, user_id=game.host_id)
        assert (await socket.next())["game"]["status"] == "active"
        message = await socket.next()
        assert (message["t"], message["since"]) == ("events", 0)
        assert message["version"] == started.version
        dealt = next(e for e in message["events"] if e["type"] == "cards_dealt")
        assert "??" not in dealt["hands"][1]
        assert "??" in dealt["hands"][0]


async def test_whoever_leaves_watches_on_without_a_seat() -> None:
    game = await run(open_table, 3)
    friend = await run(some_user)
    await run(join_game, game_id=game.pk, user_id=friend.pk)
    async with open_socket(f"games/{game.pk}", friend) as socket:
        assert (await socket.next())["game"]["you"]["seat"] == 1
        await run(leave_game, game_id=game.pk, user_id=friend.pk)
        assert (await socket.next())["game"]["you"]["seat"] is None


async def test_the_result_follows_the_last_event() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}") as socket:
        await socket.next()
        [events] = await play_and_follow(game, [socket])
        assert events[-1]["type"] == "game_ended"
        message = await socket.next()
        assert (message["t"], message["game"]["status"]) == ("game", "finished")
        assert message["game"]["result"]["places"] == events[-1]["places"]


@pytest.mark.parametrize("seed", [3, 4])
async def test_no_frame_ever_holds_a_card_its_viewer_has_not_seen(seed: int) -> None:
    print(f"seed {seed}")  # noqa: T201 -- read when the test fails
    game = await run(running_table, 3)
    users = [await run(user_on, game, seat) for seat in range(3)]
    async with (
        open_socket(f"games/{game.pk}", users[0]) as first,
        open_socket(f"games/{game.pk}") as watcher,
    ):
        for socket in (first, watcher):
            await socket.next()
        await play_and_follow(game, [first, watcher], seed=seed)
    log = await run(open_log, game)
    for seat, socket in ((0, first), (None, watcher)):
        known = list(known_cards(log, seat))
        for frame in socket.frames:
            message = json.loads(frame)
            version = message["version"] if "version" in message else message["game"]["version"]
            assert cards_in(frame) <= known[version - 1]


async def test_a_finished_game_is_shown_as_its_seat_saw_it() -> None:
    game = await run(finished_table, 2, seed=5)
    async with open_socket(f"games/{game.pk}") as socket:
        message = await socket.next()
    assert message["game"]["status"] == "finished"
    assert message["view"]["phase"] == "over"


@pytest.mark.parametrize("path", ["games/0000000000", "games/short", "chess", "games/", ""])
async def test_an_unknown_game_closes_with_4404(path: str) -> None:
    async with open_socket(path) as socket:
        assert await socket.closing() == 4404


@pytest.mark.parametrize("since", ["x", "-1", "", "1.5", "9" * 30, "%00", "%D9%A1"])
async def test_a_version_that_is_none_closes_with_4400(since: str) -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}?since={since}") as socket:
        message = await socket.next()
        assert (message["t"], message["code"]) == ("error", "invalid")
        assert await socket.closing() == 4400


@pytest.mark.parametrize(
    ("text", "data", "code"),
    [
        ('{"t": "command", "command": {"type": "take"}}', None, "unknown_message"),
        ('{"t": "ping", "x": 1}', None, "unknown_message"),
        ("[]", None, "unknown_message"),
        ("ping", None, "malformed_json"),
        ("[" * 1000, None, "malformed_json"),
        ("9" * 2000, None, "too_large"),
        (None, b"\x00\xff", "malformed_json"),
    ],
)
async def test_what_the_socket_does_not_know_is_an_error_and_it_stays_open(
    text: str | None, data: bytes | None, code: str
) -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}") as socket:
        await socket.next()
        await socket.say_raw(text=text, data=data)
        message = await socket.next()
        assert (message["t"], message["code"]) == ("error", code)
        assert await socket.is_silent()


async def test_whoever_talks_too_much_is_hung_up_on() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}") as socket:
        await socket.next()
        for _ in range(40):
            await socket.say_raw(text="noise")
        assert await socket.closing() == 4429


@pytest.mark.parametrize("origin", [b"http://evil.example", b"null", b"http://testserver.evil"])
async def test_a_foreign_page_gets_no_socket(origin: bytes) -> None:
    game = await run(running_table, 2)
    with pytest.raises(ConnectionRefusedError):
        async with open_socket(f"games/{game.pk}", origin=origin):
            pass


@pytest.mark.parametrize("origin", [OWN_ORIGIN, None])
async def test_our_own_page_and_programs_get_one(origin: bytes | None) -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}", origin=origin) as socket:
        assert (await socket.next())["t"] == "view"


async def test_the_table_of_a_finished_game_hears_what_becomes_of_the_next_one() -> None:
    finished = await run(finished_table, 2)
    users = [await run(user_on, finished, seat) for seat in (0, 1)]
    async with (
        open_socket(f"games/{finished.pk}", users[1]) as player,
        open_socket(f"games/{finished.pk}") as watcher,
    ):
        for socket in (player, watcher):
            assert (await socket.next())["game"]["series"]["next"] is None
        game = await run(next_game, game_id=finished.pk, user_id=users[0].pk)
        for socket in (player, watcher):
            told = await socket.until("game")
            assert (told["game"]["id"], told["game"]["series"]["next"]) == (finished.pk, game.pk)
        for user in users:
            await run(get_ready, game_id=game.pk, user_id=user.pk)
            for socket in (player, watcher):
                assert (await socket.until("game"))["game"]["series"]["next"] == game.pk
        assert await watcher.is_silent()


async def test_whoever_waits_at_the_next_game_is_dealt_their_hand_when_it_begins() -> None:
    finished = await run(finished_table, 2)
    users = [await run(user_on, finished, seat) for seat in (0, 1)]
    game = await run(next_game, game_id=finished.pk, user_id=users[0].pk)
    async with open_socket(f"games/{game.pk}", users[0]) as socket:
        assert (await socket.next())["view"] is None
        await run(get_ready, game_id=game.pk, user_id=users[0].pk)
        waiting = await socket.until("game")
        assert [seat["ready"] for seat in waiting["game"]["seats"]] == [True, False]
        await run(get_ready, game_id=game.pk, user_id=users[1].pk)
        assert (await socket.until("game"))["game"]["status"] == "active"
        first = (await socket.until("events"))["events"][0]
        assert finished.durak is not None
        assert (first["type"], first["leader"]) == ("game_started", 1 - finished.durak)


async def test_a_lost_notice_of_the_next_game_is_made_good_by_a_ping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    finished = await run(finished_table, 2)
    async with open_socket(f"games/{finished.pk}") as watcher:
        await watcher.next()
        monkeypatch.setattr(reactions, "_reactions", {})
        game = await run(next_game, game_id=finished.pk, user_id=finished.host_id)
        await watcher.say({"t": "ping"})
        assert (await watcher.until("game"))["game"]["series"]["next"] == game.pk
