"""The socket of an account sends the messages for one person, on every page."""

import random
from typing import Any

import pytest
from django.db import transaction
from django.utils import timezone

from accounts.models import User
from accounts.services.sessions import end_session
from games.challenges.services import accept_challenge
from games.engine import PRESETS
from games.matchmaking.reactions import MatchFound, match_found
from games.play.feeds.account import publish_to_user
from games.play.messages.account import match_message
from games.play.models import Game
from games.play.selectors.games import get_game
from games.play.time.clock import PerCommand
from games.tables.services.creating import start_game
from games.tables.services.seating import join_game
from games.tables.services.series import get_ready
from moderation.models import Reason, SanctionKind
from moderation.services.sanctions import lift, sanction
from notifications.kinds import Kind
from notifications.services.notifying import mark_read, notify
from tests.support.api import guest
from tests.support.challenges import challenged_by, some_bot
from tests.support.clocks import clocked_table
from tests.support.games import finished_table, open_table, play, running_table, some_user
from tests.support.moderation import moderator
from tests.support.sockets import Socket, open_socket, run
from web.realtime.presence import presence_of
from web.realtime.refusals import SESSION_ENDED

pytestmark = pytest.mark.django_db(transaction=True)


TERMS = {
    "preset": "podkidnoy",
    "rules": PRESETS["podkidnoy"].rules.to_json(),
    "rules_name": None,
    "rated": False,
    "clock": {"type": "per_command", "seconds": 20},
    "seats": 2,
}


def user_on(game: Game, seat: int) -> User:
    return User.objects.get(seats__game=game, seats__number=seat)


def play_one(game: Game) -> Game:
    next(play(game.pk, random.Random(1), most=1))
    return get_game(game.pk)


async def told(socket: Socket, **facts: Any) -> dict[str, Any]:
    message = await socket.next()
    assert {name: message[name] for name in facts} == facts
    return message


async def test_a_caller_without_an_account_is_asked_to_log_in() -> None:
    async with open_socket("me") as socket:
        assert (await socket.next())["code"] == "not_authenticated"
        assert await socket.closing() == SESSION_ENDED


@pytest.mark.usefixtures("nobody_here")
async def test_a_guest_is_greeted_and_counts_as_present() -> None:
    client = await run(guest)
    user = await User.objects.aget(pk=(await run(client.get, "auth/me")).body["id"])
    async with open_socket("me", user) as socket:
        assert (await socket.next())["games"] == []
        assert await socket.is_silent()
    assert presence_of([user.pk]) == {user.pk: "online"}


async def test_the_greeting_names_the_games_that_wait() -> None:
    waiting, other = await run(clocked_table), await run(finished_table)
    leader = waiting.awaited[0]
    async with open_socket("me", await run(user_on, waiting, leader)) as socket:
        greeting = await socket.next()
    async with open_socket("me", await run(user_on, waiting, 1 - leader)) as socket:
        assert (await socket.next())["games"] == []
    async with open_socket("me", await run(user_on, other, 0)) as socket:
        assert (await socket.next())["games"] == []
    (call,) = greeting["games"]
    state: Any = waiting.clock_state
    assert call == {
        "id": waiting.pk,
        "version": waiting.version,
        "status": "active",
        "awaited": True,
        "deadline": state[leader]["due"],
    }


async def test_a_move_notifies_only_the_awaited_player() -> None:
    game = await run(running_table)
    leader = game.awaited[0]
    async with (
        open_socket("me", await run(user_on, game, leader)) as first,
        open_socket("me", await run(user_on, game, 1 - leader)) as second,
        open_socket("me", await run(some_user)) as stranger,
    ):
        for socket in (first, second, stranger):
            assert (await socket.next())["t"] == "hello"
        game = await run(play_one, game)
        assert game.awaited == [1 - leader]
        await told(
            second,
            t="game",
            id=game.pk,
            version=game.version,
            status="active",
            awaited=True,
            deadline=None,
        )
        assert await first.is_silent()
        assert await stranger.is_silent()


async def test_all_players_are_notified_of_the_beginning_and_the_end() -> None:
    game = await run(open_table)
    other = await run(some_user)
    await run(_sit, game, other)
    async with open_socket("me", other) as socket:
        assert (await socket.next())["games"] == []
        await run(start_game, game_id=game.pk, user_id=game.host_id)
        await told(socket, t="game", id=game.pk, status="active")
        await run(_play_to_the_end, game)
        statuses = []
        while "finished" not in statuses:
            statuses.append((await socket.until("game"))["status"])
        assert await socket.is_silent()


@pytest.mark.usefixtures("looking_pings")
async def test_a_call_that_got_lost_is_made_good_by_a_ping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await run(running_table)
    leader = game.awaited[0]
    async with open_socket("me", await run(user_on, game, 1 - leader)) as socket:
        assert (await socket.next())["games"] == []
        with monkeypatch.context() as patch:
            patch.setattr("games.play.feeds.account.publish", lambda *_: None)
            game = await run(play_one, game)
        await socket.say({"t": "ping"})
        assert (await socket.next())["t"] == "pong"
        await told(socket, t="game", id=game.pk, version=game.version, awaited=True)
        assert await socket.is_silent()


async def test_a_message_to_a_person_reaches_all_their_sockets_and_no_other() -> None:
    game, another = await run(running_table), await run(running_table)
    user, other = await run(some_user), await run(some_user)
    async with (
        open_socket("me", user) as first,
        open_socket("me", user) as second,
        open_socket("me", other) as stranger,
    ):
        for socket in (first, second, stranger):
            assert (await socket.next())["t"] == "hello"
        await run(publish_to_user, user.pk, match_message(game.pk, TERMS))
        for socket in (first, second):
            await told(socket, t="match", game=game.pk)
        await run(match_found.announce, MatchFound(user.pk, another.pk, TERMS))
        for socket in (first, second):
            await told(socket, t="match", game=another.pk)
        assert await stranger.is_silent()


def _notify(user: User, game: Game) -> None:
    with transaction.atomic():
        notify(user_id=user.pk, kind=Kind.TURN, game_id=game.pk)


async def test_a_notification_has_the_number_of_unread_ones_and_reading_updates_all_sockets() -> (
    None
):
    game, user = await run(running_table), await run(some_user)
    await run(_notify, user, game)
    async with open_socket("me", user) as first, open_socket("me", user) as second:
        for socket in (first, second):
            assert (await socket.next())["unread"] == 1
        await run(_notify, user, game)
        for socket in (first, second):
            message = await told(socket, t="notification", unread=2)
            assert (message["notification"]["kind"], message["notification"]["game"]) == (
                "turn",
                game.pk,
            )
        await run(mark_read, user_id=user.pk)
        for socket in (first, second):
            await told(socket, t="unread", unread=0)


@pytest.mark.usefixtures("looking_pings")
async def test_a_count_that_got_lost_is_made_good_by_a_ping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, user = await run(running_table), await run(some_user)
    async with open_socket("me", user) as socket:
        assert (await socket.next())["unread"] == 0
        with monkeypatch.context() as patch:
            patch.setattr("games.play.feeds.account.publish", lambda *_: None)
            await run(_notify, user, game)
        await socket.say({"t": "ping"})
        assert (await socket.next())["t"] == "pong"
        await told(socket, t="unread", unread=1)
        assert await socket.is_silent()


async def test_a_session_that_ends_closes_it() -> None:
    user = await run(some_user)
    async with open_socket("me", user) as socket:
        assert (await socket.next())["t"] == "hello"
        await run(end_session, socket.session_key)
        assert (await socket.next())["code"] == "session_ended"
        assert await socket.closing() == SESSION_ENDED


def _sit(game: Game, user: User) -> None:
    join_game(game_id=game.pk, user_id=user.pk)


def _play_to_the_end(game: Game) -> None:
    for _ in play(game.pk, random.Random(1)):
        pass


async def test_a_decision_of_staff_is_sent_at_once_and_only_to_its_person() -> None:
    person, other, staff = [await run(one) for one in (some_user, some_user, moderator)]
    async with open_socket("me", person) as own, open_socket("me", other) as elses:
        await own.until("hello")
        await elses.until("hello")
        mute = await run(
            sanction,
            person_id=person.pk,
            kind=SanctionKind.MUTE,
            reason=Reason.SPAM,
            by_id=staff.pk,
        )
        assert (await own.next())["t"] == "standing"
        await run(lift, sanction_id=mute.pk, by_id=staff.pk)
        assert (await own.next())["t"] == "standing"
        assert await elses.is_silent()


async def test_a_paired_game_is_sent_until_it_is_answered_and_once_to_each_socket() -> None:
    user, bot = await run(some_user), await run(some_bot, "Robby")
    row = await run(challenged_by, user, bot, clock=PerCommand(20))
    async with open_socket("me", user) as listening:
        assert (await listening.next())["t"] == "hello"
        now = timezone.now()
        await run(accept_challenge, challenge_id=row.pk, user_id=bot.pk, now=now)
        await told(listening, t="match", game=row.pk, terms=TERMS)
        async with open_socket("me", user) as later:
            assert (await later.next())["t"] == "hello"
            await told(later, t="match", game=row.pk, terms=TERMS)
            await later.say({"t": "ping"})
            assert (await later.next())["t"] == "pong"
            assert await later.is_silent()
    await run(get_ready, game_id=row.pk, user_id=user.pk)
    async with open_socket("me", user) as answered:
        assert (await answered.next())["t"] == "hello"
        assert await answered.is_silent()
