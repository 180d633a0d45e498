"""A socket whose session has ended gets no more messages."""

import pytest

from accounts.models import User
from accounts.reactions import session_ended
from accounts.services.people import create_guest
from accounts.services.sessions import end_session, end_sessions_of
from accounts.sockets import watches
from moderation.models import Reason, SanctionKind
from moderation.reactions import person_banned
from moderation.services.sanctions import sanction
from tests.support.games import running_table
from tests.support.moderation import moderator
from tests.support.sockets import open_socket, run
from web.realtime.refusals import KEPT_OUT, SESSION_ENDED

pytestmark = pytest.mark.django_db(transaction=True)


async def test_a_session_that_is_ended_closes_its_socket_and_no_other() -> None:
    game = await run(running_table)
    user = await User.objects.aget(seats__game=game, seats__number=0)
    async with (
        open_socket(f"games/{game.pk}", user) as ended,
        open_socket(f"games/{game.pk}", user) as other,
    ):
        await ended.until("view")
        await other.until("view")
        await run(end_session, ended.session_key)
        message = await ended.until("error")
        assert message["code"] == "session_ended"
        assert await ended.closing() == SESSION_ENDED
        assert await other.is_silent()


async def test_an_end_without_a_notice_is_found_at_a_ping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(watches, "SECONDS_BETWEEN_LOOKS", 0.0)
    monkeypatch.setattr(session_ended, "_on_commit", {})
    game = await run(running_table)
    user = await User.objects.aget(seats__game=game, seats__number=0)
    async with open_socket(f"games/{game.pk}", user) as socket:
        await socket.until("view")
        assert await socket.is_silent()
        await run(end_session, socket.session_key)
        await socket.say({"t": "ping"})
        assert await socket.closing() == SESSION_ENDED


async def test_a_ban_closes_the_sockets_and_a_guest_who_comes_back_gets_the_reason() -> None:
    game = await run(running_table)
    user = await User.objects.aget(seats__game=game, seats__number=0)
    guest = await run(create_guest)
    async with (
        open_socket(f"games/{game.pk}", user) as own,
        open_socket(f"games/{game.pk}", guest) as watching,
    ):
        await own.until("view")
        await watching.until("view")
        staff = await run(moderator)
        for person, socket in ((user, own), (guest, watching)):
            await run(
                sanction,
                person_id=person.pk,
                kind=SanctionKind.BAN,
                reason=Reason.CHEATING,
                by_id=staff.pk,
            )
            assert await socket.closing() == KEPT_OUT
    await guest.arefresh_from_db()
    for address in (f"games/{game.pk}", "me"):
        async with open_socket(address, guest) as again:
            assert (await again.until("error"))["code"] == "banned"
            assert await again.closing() == KEPT_OUT


async def test_a_ban_without_a_notice_is_found_at_a_ping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watches, "SECONDS_BETWEEN_LOOKS", 0.0)
    monkeypatch.setattr(person_banned, "_on_commit", {})
    game = await run(running_table)
    guest = await run(create_guest)
    async with open_socket(f"games/{game.pk}", guest) as socket:
        await socket.until("view")
        await run(
            sanction,
            person_id=guest.pk,
            kind=SanctionKind.BAN,
            reason=Reason.CHEATING,
            by_id=(await run(moderator)).pk,
        )
        await socket.say({"t": "ping"})
        assert await socket.closing() == SESSION_ENDED


async def test_spectators_without_session_are_left_alone() -> None:
    game = await run(running_table)
    user = await User.objects.aget(seats__game=game, seats__number=0)
    async with open_socket(f"games/{game.pk}") as socket:
        await socket.until("view")
        await run(end_sessions_of, user)
        assert await socket.is_silent()
