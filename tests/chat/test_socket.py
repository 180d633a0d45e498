"""The chat over the socket of a game: pushed at once to each viewer who may see it."""

import pytest

from accounts.models import Block, Mute, User
from games.chat.content import Content
from games.chat.feeds import publish_chat
from games.chat.models import ChatKind, ChatMessage
from games.chat.reactions import message_posted
from games.chat.services import delete_messages_of, post_message
from games.play.models import Game
from games.tables.services.series import next_game
from tests.support.chat import guarded_series, say, user_on
from tests.support.games import finished_table, open_table, played_out, running_table
from tests.support.sockets import Socket, open_socket, run

pytestmark = pytest.mark.django_db(transaction=True)


async def next_texts(socket: Socket) -> list[str]:
    """The texts or codes in the next message about the chat."""
    message = await socket.until("chat")
    return [one["text"] or one["code"] for one in message["messages"]]


async def test_players_and_watchers_get_each_message_at_once_and_once() -> None:
    game = await run(running_table, 2)
    users = [await run(user_on, game, seat) for seat in (0, 1)]
    async with (
        open_socket(f"games/{game.pk}", users[0]) as first,
        open_socket(f"games/{game.pk}", users[1]) as second,
        open_socket(f"games/{game.pk}") as watcher,
    ):
        sockets = (first, second, watcher)
        for socket in sockets:
            assert (await socket.next())["t"] == "view"
        await run(say, game, users[0], "hello there")
        for socket in sockets:
            message = await socket.next()
            assert message["t"] == "chat"
            (one,) = message["messages"]
            assert (one["text"], one["author"]["id"]) == ("hello there", users[0].pk)
        for socket in sockets:
            assert await socket.is_silent()


async def test_a_message_is_hidden_by_blocks_either_way_and_by_mutes_of_its_author() -> None:
    game = await run(running_table, 4)
    users = [await run(user_on, game, seat) for seat in range(4)]
    author, blocker, muter, blocked = users
    await run(Block.objects.create, blocker=blocker, blocked=author)
    await run(Mute.objects.create, muter=muter, muted=author)
    await run(Block.objects.create, blocker=author, blocked=blocked)
    async with (
        open_socket(f"games/{game.pk}", author) as own,
        open_socket(f"games/{game.pk}", blocker) as first,
        open_socket(f"games/{game.pk}", muter) as second,
        open_socket(f"games/{game.pk}", blocked) as third,
    ):
        for socket in (own, first, second, third):
            assert (await socket.next())["t"] == "view"
        await run(say, game, author, "can you hear me?")
        assert await next_texts(own) == ["can you hear me?"]
        for socket in (first, second, third):
            assert await socket.is_silent()
            assert "can you hear me?" not in "".join(socket.frames)


@pytest.mark.usefixtures("looking_pings")
async def test_a_message_whose_notice_was_lost_comes_with_the_next_ping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await run(running_table, 2)
    users = [await run(user_on, game, seat) for seat in (0, 1)]
    async with open_socket(f"games/{game.pk}", users[1]) as socket:
        assert (await socket.next())["t"] == "view"
        with monkeypatch.context() as lost:
            lost.setattr(message_posted, "_on_commit", {})
            await run(say, game, users[0], "anybody there?")
        assert await socket.is_silent()
        assert await next_texts(socket) == ["anybody there?"]
        assert await socket.is_silent()


async def test_a_new_socket_gets_the_messages_posted_from_then_on() -> None:
    game = await run(open_table, 2)
    host = await run(User.objects.get, pk=game.host_id)
    await run(say, game, host, "before")
    async with open_socket(f"games/{game.pk}") as socket:
        assert (await socket.next())["t"] == "view"
        assert await socket.is_silent()
        await run(say, game, host, "after")
        assert await next_texts(socket) == ["after"]


async def test_a_message_reaches_the_sockets_of_all_games_of_the_series() -> None:
    game = await run(finished_table)
    users = [await run(user_on, game, seat) for seat in (0, 1)]
    following = await run(next_game, game_id=game.pk, user_id=users[0].pk)
    async with (
        open_socket(f"games/{game.pk}", users[1]) as still_here,
        open_socket(f"games/{following.pk}", users[0]) as gone_on,
    ):
        for socket in (still_here, gone_on):
            assert (await socket.next())["t"] == "view"
        await run(say, following, users[0], "are you coming?")
        assert await next_texts(still_here) == await next_texts(gone_on) == ["are you coming?"]


async def test_a_viewer_who_may_not_watch_a_game_gets_its_messages_when_it_is_over() -> None:
    series = await run(guarded_series, "trumps")
    async with (
        open_socket(f"games/{series.first.pk}") as stranger,
        open_socket(f"games/{series.first.pk}", series.other) as player,
    ):
        for socket in (stranger, player):
            assert (await socket.next())["t"] == "view"
        await run(say, series.second, series.host, "your turn")
        assert await next_texts(player) == ["your turn"]
        assert await stranger.is_silent()
        assert "your turn" not in "".join(stranger.frames)
        await run(played_out, series.second)
        await run(say, series.second, series.host, "that was close")
        assert await next_texts(stranger) == ["your turn", "that was close"]


async def test_a_message_is_stored_though_no_socket_can_be_notified(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(_: str) -> None:
        raise ConnectionError

    game = await run(running_table, 2)
    user = await run(user_on, game, 0)
    monkeypatch.setattr(message_posted, "_on_commit", {})
    message_posted.add("broken", broken)
    content = Content.phrase("hello")
    posted = await run(post_message, game_id=game.pk, user=user, content=content)
    assert posted.message.pk is not None


@pytest.mark.parametrize("count", [1, 2, 3])
async def test_messages_with_ids_of_lost_ones_are_sent_too(count: int) -> None:
    game = await run(running_table, 2)
    users = [await run(user_on, game, seat) for seat in (0, 1)]
    async with open_socket(f"games/{game.pk}", users[1]) as socket:
        assert (await socket.next())["t"] == "view"
        ids = []
        for text in ("kept", "lost", "lost too"):
            await run(say, game, users[0], text)
            ids.append((await socket.until("chat"))["messages"][0]["id"])
        await run(ChatMessage.objects.filter(pk__in=ids[1:]).delete)
        new = [f"new {number}" for number in range(count)]
        heard: list[str] = []
        for number, text in enumerate(new):
            await run(post_with_id, ids[1] + number, game, users[0], text)
            heard += await next_texts(socket)
        assert heard == new
        assert await socket.is_silent()
    # A client that comes again with a lost id gets all, where nobody has got that id since.
    lost_since = f"games/{game.pk}?chat_since={ids[2]}"
    async with open_socket(lost_since, users[1]) as again:
        assert (await again.next())["t"] == "view"
        if count == 1:
            assert await next_texts(again) == ["kept", "new 0"]
        elif count == 3:
            assert await next_texts(again) == ["new 2"]
        assert await again.is_silent()


def post_with_id(message_id: int, game: Game, author: User, text: str) -> None:
    """Post a message that gets an id which the database has lost."""
    ChatMessage.objects.create(
        pk=message_id, series_id=game.pk, author=author, kind=ChatKind.TEXT, text=text
    )
    publish_chat(game.pk)


async def test_a_chat_whose_newest_messages_were_deleted_is_not_sent_again() -> None:
    game = await run(running_table, 2)
    users = [await run(user_on, game, seat) for seat in (0, 1)]
    async with open_socket(f"games/{game.pk}", users[1]) as socket:
        assert (await socket.next())["t"] == "view"
        await run(say, game, users[1], "stays")
        await run(say, game, users[0], "goes")
        texts = await next_texts(socket)
        while "goes" not in texts:
            texts += await next_texts(socket)
        await run(delete_messages_of, users[0].pk)
        await run(publish_chat, game.pk)
        assert await socket.is_silent()
        await run(say, game, users[1], "and goes on")
        assert await next_texts(socket) == ["and goes on"]
