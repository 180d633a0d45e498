"""The socket of a game sends each viewer its redacted events, in order, each version once."""

import json

import pytest
from django.utils import timezone

from games.play import reactions
from games.play.feeds import updates
from games.play.selectors.games import get_game
from tests.support.clocks import clocked_table, heard, record_heartbeat
from tests.support.games import finished_table, running_table
from tests.support.limits import WITH_WHOLE_GAMES
from tests.support.secrets import cards_in, known_cards
from tests.support.sockets import open_socket, run
from tests.support.watching import catch_up, open_log, play_and_follow, play_some, user_on
from web.realtime import consumer
from web.realtime.redis_connections import redis_connections

pytestmark = [pytest.mark.django_db(transaction=True), WITH_WHOLE_GAMES]


async def test_a_newcomer_gets_the_table_as_their_seat_sees_it() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}", await run(user_on, game, 1)) as socket:
        message = await socket.next()
    assert (message["t"], message["version"]) == ("view", game.version)
    you = message["game"]["you"]
    assert (you["seat"], you["host"], you["done_in_advance"]) == (1, False, False)
    assert message["view"]["viewer"] == 1
    assert "??" not in message["view"]["hands"][1]
    assert "??" in message["view"]["hands"][0]


async def test_every_message_of_a_game_with_a_clock_has_the_times() -> None:
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
async def test_a_player_who_goes_and_comes_back_without_an_event_is_noticed_after_a_ping() -> None:
    game = await run(clocked_table)
    seat = game.awaited[0]
    gone = await run(user_on, game, seat)
    await run(record_heartbeat, now=timezone.now())
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


async def test_the_last_message_has_the_legal_commands() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}", await run(user_on, game, 0)) as socket:
        view = await socket.next()
        assert view["legal"] or 0 not in view["awaited"]
        after = await run(play_some, game, 1)
        message = await socket.until("events")
        assert message["version"] == after.version
        assert message["legal"] or 0 not in message["awaited"]


async def test_a_client_that_comes_back_gets_exactly_what_it_missed() -> None:
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


async def test_a_client_that_missed_nothing_gets_empty_events() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}?since={game.version}") as socket:
        message = await socket.next()
    assert (message["t"], message["events"], message["version"]) == ("events", [], game.version)


async def test_a_client_that_is_too_far_behind_gets_a_fresh_view(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await run(running_table, 2)
    after = await run(play_some, game, 10)
    monkeypatch.setattr(updates, "FARTHEST_BEHIND", 5)
    async with open_socket(f"games/{game.pk}?since={after.version - 6}") as socket:
        assert (await socket.next())["t"] == "view"
    async with open_socket(f"games/{game.pk}?since={after.version - 5}") as socket:
        assert (await socket.next())["t"] == "events"


async def test_a_version_from_the_future_gets_a_fresh_view() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}?since={game.version + 1}") as socket:
        assert (await socket.next())["t"] == "view"


@pytest.mark.usefixtures("looking_pings")
async def test_a_lost_notice_is_made_good_by_a_ping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}") as socket:
        await socket.next()
        monkeypatch.setattr(reactions.committed, "_on_commit", {})
        after = await run(play_some, game, 2)
        await socket.say({"t": "ping"})
        assert (await socket.next())["t"] == "pong"
        message = await socket.next()
        assert (message["t"], message["since"]) == ("events", game.version)
        assert message["version"] == after.version


@pytest.mark.usefixtures("nobody_here")
async def test_pings_read_once_a_minute_and_after_the_connection_to_redis_broke(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await run(running_table, 2)
    for seat in (0, 1):
        await run(heard, (await run(user_on, game, seat)).pk, seconds_ago=1)
    async with open_socket(f"games/{game.pk}") as socket:
        # The socket had subscribed before its first view was read.
        await socket.next()
        monkeypatch.setattr(reactions.committed, "_on_commit", {})
        await run(play_some, game, 1)
        await socket.say({"t": "ping"})
        assert (await socket.next())["t"] == "pong"
        assert await socket.is_silent()
        redis_connections().note_break()
        await socket.say({"t": "ping"})
        assert (await socket.until("events"))["since"] == game.version
        after = await run(play_some, game, 1)
        monkeypatch.setattr(consumer, "SECONDS_BETWEEN_POLLS", 0)
        await socket.say({"t": "ping"})
        assert (await socket.until("events"))["version"] == after.version


async def test_a_lost_notice_is_made_good_by_the_next_commit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}") as socket:
        await socket.next()
        with monkeypatch.context() as deaf:
            deaf.setattr(reactions.committed, "_on_commit", {})
            await run(play_some, game, 3)
        after = await run(play_some, game, 1)
        message = await socket.until("events")
        assert (message["since"], message["version"]) == (game.version, after.version)


async def test_a_repeated_or_delayed_notice_sends_nothing_twice() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}") as socket:
        await socket.next()
        after = await run(play_some, game, 2)
        await catch_up(socket, after.version, game.version)
        for last in (game.version + 1, after.version):
            await run(
                reactions.committed.react,
                reactions.Committed(
                    game_id=game.pk,
                    first_version=game.version + 1,
                    last_version=last,
                    is_table_changed=False,
                ),
            )
        assert await socket.is_silent()


async def test_no_frame_ever_holds_a_card_its_viewer_has_not_seen() -> None:
    game = await run(running_table, 3)
    users = [await run(user_on, game, seat) for seat in range(3)]
    async with (
        open_socket(f"games/{game.pk}", users[0]) as first,
        open_socket(f"games/{game.pk}") as watcher,
    ):
        for socket in (first, watcher):
            await socket.next()
        await play_and_follow(game, [first, watcher], seed=3)
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
