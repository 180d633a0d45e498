"""Streams over HTTP have the messages of sockets, resume, and end with their session."""

import random
from typing import Any

import pytest

from accounts.models import User
from accounts.services.sessions import end_session
from accounts.services.tokens import revoke_token
from games.chat.content import Content
from games.chat.services import post_message
from games.play.feeds.account import account_group
from games.play.messages.account import unread_message
from games.play.selectors.games import get_game
from moderation.models import Reason, SanctionKind
from moderation.services.sanctions import sanction
from tests.support.games import play, running_table, some_user
from tests.support.moderation import moderator
from tests.support.permissions.row import SOCKET, Row
from tests.support.permissions.rows.sockets import ROWS
from tests.support.permissions.scene import Scene
from tests.support.permissions.who import CALLERS, OK
from tests.support.sockets import run
from tests.support.streams import open_stream
from tests.support.tokens import token_of
from web.http.scopes import Scope
from web.limits.connections import MAX_SOCKETS, open_connections
from web.realtime import stream_formats, streams
from web.realtime.consumer import MAX_WAITING
from web.realtime.groups import groups, publish
from web.realtime.stream_formats import EVENTS, LINES, form_wanted

pytestmark = pytest.mark.django_db(transaction=True)
FOREIGN = ((b"origin", b"https://elsewhere.example"),)
PATHS = {"ws/me": "account/stream", "ws/lobby": "lobby/stream"}


def player_of(game: Any, seat: int = 0) -> User:
    return User.objects.get(seats__game=game, seats__number=seat)


def moved(game_id: str, commands: int) -> int:
    """Return the version of the game after so many more commands."""
    for _ in play(game_id, random.Random(1), most=commands):
        pass
    return get_game(game_id).version


def said(game_id: str, user: User, code: str = "hello") -> int:
    """Post a message as a player; return its id."""
    return post_message(game_id=game_id, user=user, content=Content.phrase(code)).message.pk


async def outcome(row: Row, caller: str) -> str:
    """Return the result for a caller who opens the stream instead of the socket."""
    scene = Scene(caller)
    user = await run(lambda: scene.caller)
    token = await run(lambda: scene.token)
    socket = await run(row.address, row.operation.removeprefix(SOCKET), scene)
    path = PATHS.get(row.operation, f"{socket}/stream")
    async with open_stream(path, None if token else user, token=token) as stream:
        if stream.status != 200:
            return str((await stream.problem())["code"])
        message = await stream.next()
    return OK if row.sees is None else row.sees(message)


@pytest.mark.parametrize("caller", CALLERS)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.title)
async def test_each_caller_may_do_on_a_socket_as_the_permission_table_says(
    row: Row, caller: str
) -> None:
    assert await outcome(row, caller) == getattr(row.who, caller)


async def test_a_stream_begins_with_the_view_and_goes_on_with_events() -> None:
    game = await run(running_table)
    user = await run(player_of, game)
    async with open_stream(f"games/{game.pk}/stream", user) as stream:
        assert stream.headers["content-type"] == LINES
        assert stream.headers["cache-control"] == "no-store"
        assert stream.headers["x-content-type-options"] == "nosniff"
        first = await stream.next()
        assert (first["t"], first["view"]["viewer"]) == ("view", 0)
        version = await run(moved, game.pk, 1)
        events = await stream.next()
        assert (events["t"], events["since"]) == ("events", first["version"])
        assert events["version"] == version


async def test_a_client_that_reconnects_with_its_last_event_gets_the_missed_events_once() -> None:
    game = await run(running_table)
    user = await run(player_of, game)
    path = f"games/{game.pk}/stream"
    async with open_stream(path, user, accept=EVENTS) as stream:
        assert stream.headers["content-type"] == f"{EVENTS}; charset=utf-8"
        view = await stream.next()
        begun = view["version"]
    assert stream.ids == [f"{view['mark']}.0"]
    version = await run(moved, game.pk, 2)
    message = await run(said, game.pk, user)
    marked = ((b"last-event-id", stream.ids[-1].encode()),)
    # A browser reconnects with its first address.
    async with open_stream(f"{path}?since=1", user, accept=EVENTS, headers=marked) as again:
        events = await again.next()
        assert (events["since"], events["version"]) == (begun, version)
        assert (await again.next())["t"] == "game"
        assert [one["id"] for one in (await again.next())["messages"]] == [message]
    mark = events["mark"]
    assert again.ids == [f"{mark}.0", f"{mark}.{message}"]
    marked = ((b"last-event-id", again.ids[-1].encode()),)
    async with open_stream(path, user, accept=EVENTS, headers=marked) as last:
        assert (await last.next())["events"] == []
        assert (await last.next())["t"] == "game"
        later = await run(said, game.pk, user, "thanks")
        assert [one["id"] for one in (await last.next())["messages"]] == [later]


async def test_lines_resume_by_parameters() -> None:
    game = await run(running_table)
    user = await run(player_of, game)
    message = await run(said, game.pk, user)
    version = await run(moved, game.pk, 1)
    path = f"games/{game.pk}/stream?since={version - 1}&chat_since={message - 1}"
    async with open_stream(path, user) as stream:
        assert [event["version"] for event in (await stream.next())["events"]] == [version]
        assert (await stream.next())["t"] == "game"
        assert (await stream.next())["t"] == "chat"


@pytest.mark.parametrize(
    ("query", "mark", "field"),
    [
        ("?since=soon", b"", "since"),
        ("?since=-1", b"", "since"),
        ("?since=1234567890", b"", "since"),
        ("?chat_since=x", b"", "chat_since"),
        ("?since=1&since=2", b"", "since"),
        ("?from=1", b"", "from"),
        ("", b"last", "last_event_id"),
        ("", b"1.2.3", "last_event_id"),
    ],
)
async def test_an_invalid_point_to_resume_from_is_refused(
    query: str, mark: bytes, field: str
) -> None:
    game = await run(running_table)
    headers = ((b"last-event-id", mark),) if mark else ()
    async with open_stream(f"games/{game.pk}/stream{query}", headers=headers) as stream:
        assert (stream.status, (await stream.problem())["field"]) == (400, field)


@pytest.mark.parametrize("path", ["account/stream", "lobby/stream"])
async def test_only_streams_of_games_are_resumed(path: str) -> None:
    async with open_stream(f"{path}?since=0") as stream:
        assert (stream.status, (await stream.problem())["field"]) == (400, "since")


@pytest.mark.parametrize(
    ("path", "method", "accept", "status", "code"),
    [
        ("games/0000000000/stream", "GET", LINES, 404, "not_found"),
        ("lobby/stream", "POST", LINES, 405, "method_not_allowed"),
        ("lobby/stream", "GET", "image/png", 406, "not_acceptable"),
        ("account/stream", "GET", EVENTS, 401, "not_authenticated"),
    ],
)
async def test_a_refused_stream_is_a_problem(
    path: str, method: str, accept: str, status: int, code: str
) -> None:
    async with open_stream(path, accept=accept, method=method) as stream:
        assert (stream.status, (await stream.problem())["code"]) == (status, code)


@pytest.mark.parametrize(
    ("accept", "form"),
    [
        ("", stream_formats.NDJSON),
        ("*/*", stream_formats.NDJSON),
        ("text/html, */*;q=0.8", stream_formats.NDJSON),
        ("application/json;q=0.9, */*;q=0.1", stream_formats.NDJSON),
        ("text/event-stream;q=0.5, application/x-ndjson", stream_formats.NDJSON),
        ("application/x-ndjson;q=0.5, text/event-stream", stream_formats.SERVER_SENT_EVENTS),
        ("text/event-stream, */*", stream_formats.SERVER_SENT_EVENTS),
        ("text/*, application/x-ndjson;q=0.001", stream_formats.SERVER_SENT_EVENTS),
        ("text/event-stream", stream_formats.SERVER_SENT_EVENTS),
        ("application/x-ndjson;q=0, text/event-stream", stream_formats.SERVER_SENT_EVENTS),
        ("text/event-stream;q=0.00, application/*;q=0", None),
        ("text/html", None),
    ],
)
def test_the_form_that_is_wanted_most_is_taken(accept: str, form: Any) -> None:
    assert form_wanted(accept) == form


async def test_a_page_of_another_host_gets_no_stream_by_the_cookie_it_makes_a_browser_send() -> (
    None
):
    user = await run(some_user)
    async with open_stream("account/stream", user, headers=FOREIGN) as stream:
        assert (stream.status, (await stream.problem())["code"]) == (401, "not_authenticated")


async def test_a_page_of_another_host_reads_what_everybody_may_read_as_nobody() -> None:
    game = await run(running_table)
    user = await run(player_of, game)
    async with (
        open_stream("lobby/stream", user, headers=FOREIGN) as lobby,
        open_stream(f"games/{game.pk}/stream", user, headers=FOREIGN) as watched,
        open_stream(f"games/{game.pk}/stream", user) as own,
    ):
        assert (lobby.status, (await lobby.until("tables"))["t"]) == (200, "tables")
        assert (await watched.until("view"))["view"]["viewer"] is None
        assert (await own.until("view"))["view"]["viewer"] == 0


async def test_a_token_that_is_revoked_ends_its_streams_at_once_and_no_other() -> None:
    user = await run(some_user)
    token, text = await run(token_of, user)
    _, other_text = await run(token_of, user)
    async with (
        open_stream("account/stream", token=text) as ended,
        open_stream("account/stream", token=other_text) as other,
    ):
        await ended.until("hello")
        await other.until("hello")
        await run(revoke_token, user, token.pk)
        assert (await ended.next())["code"] == "session_ended"
        assert await ended.has_ended()
        await run(
            publish,
            account_group(user.pk),
            {"type": "account.message", "message": unread_message(3)},
        )
        assert (await other.next())["unread"] == 3
    async with open_stream("account/stream", token=text) as late:
        assert (late.status, (await late.problem())["code"]) == (401, "invalid_token")
        assert late.headers["www-authenticate"] == 'Bearer error="invalid_token"'


async def test_a_token_without_the_scope_gets_the_missing_scope() -> None:
    _, text = await run(lambda: token_of(some_user(), [Scope.PLAY]))
    async with open_stream("lobby/stream", token=text) as stream:
        problem = await stream.problem()
        assert (stream.status, problem["code"], problem["scope"]) == (403, "scope_needed", "read")
        asked = stream.headers["www-authenticate"]
        assert asked == 'Bearer error="insufficient_scope", scope="read"'


async def test_the_end_of_a_session_and_a_ban_end_streams_at_once() -> None:
    user = await run(some_user)
    async with open_stream("account/stream", user) as stream:
        await stream.until("hello")
        await run(end_session, stream.session_key)
        assert (await stream.next())["code"] == "session_ended"
        assert await stream.has_ended()
    async with open_stream("account/stream", user) as stream:
        await stream.until("hello")
        await run(
            lambda: sanction(
                person_id=user.pk,
                kind=SanctionKind.BAN,
                reason=Reason.CHEATING,
                by_id=moderator().pk,
            )
        )
        assert (await stream.until("error"))["code"] == "banned"
        assert await stream.has_ended()


async def test_streams_count_among_the_sockets_of_their_caller() -> None:
    user = await run(some_user)
    for _ in range(MAX_SOCKETS):
        assert open_connections.enter(f"user {user.pk}")
    async with open_stream("account/stream", user) as stream:
        assert (stream.status, (await stream.problem())["code"]) == (429, "too_many_sockets")
    for _ in range(MAX_SOCKETS):
        open_connections.leave(f"user {user.pk}")
    async with open_stream("account/stream", user) as stream:
        assert (await stream.next())["t"] == "hello"


async def test_streams_without_a_login_count_by_the_site() -> None:
    for _ in range(MAX_SOCKETS):
        assert open_connections.enter("address 2001:db8:7:8::/64")
    async with open_stream("lobby/stream", client="2001:db8:7:8::9") as stream:
        assert (stream.status, (await stream.problem())["code"]) == (429, "too_many_sockets")
    async with open_stream("lobby/stream", client="2001:db8:7:9::9") as stream:
        assert (await stream.next())["t"] == "tables"
    for _ in range(MAX_SOCKETS):
        open_connections.leave("address 2001:db8:7:8::/64")


@pytest.mark.parametrize(("accept", "sign"), [(LINES, "\n"), (EVENTS, ": alive\n\n")])
async def test_a_silent_stream_shows_that_it_is_alive(
    monkeypatch: pytest.MonkeyPatch, accept: str, sign: str
) -> None:
    monkeypatch.setattr(streams, "SECONDS_OF_SILENCE", 0.01)
    user = await run(some_user)
    async with open_stream("account/stream", user, accept=accept) as stream:
        assert (await stream.next())["t"] == "hello"
        for _ in range(5):
            assert await stream.piece() == sign


@pytest.mark.usefixtures("no_reactions")
async def test_lost_messages_are_sent_in_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "SECONDS_OF_SILENCE", 0.01)
    monkeypatch.setattr(streams, "SECONDS_BETWEEN_HEARTBEATS", 0.0)
    game = await run(running_table)
    user = await run(player_of, game)
    async with open_stream(f"games/{game.pk}/stream", user) as stream:
        await stream.until("view")
        version = await run(moved, game.pk, 1)
        while (piece := await stream.piece()) == "\n":
            continue
        assert f'"version":{version}' in piece


async def test_a_reader_that_is_too_slow_is_cut_off() -> None:
    user = await run(some_user)
    async with open_stream("account/stream", user) as stream:
        await stream.until("hello")
        # All of them arrive in one turn of the loop, before the first can be handled.
        for _ in range(MAX_WAITING + 1):
            message = {"type": "account.message", "message": unread_message(1)}
            groups().deliver(account_group(user.pk), message)
        assert await stream.has_ended()
