"""Programs open sockets with a token, whatever else the handshake contains."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import ApiToken, User
from accounts.services.people import create_guest
from accounts.services.tokens import revoke_token
from accounts.sockets import watches
from moderation.models import Reason, SanctionKind
from moderation.services.sanctions import sanction
from tests.support.games import running_table
from tests.support.moderation import moderator
from tests.support.oauth import connected
from tests.support.people import account
from tests.support.sockets import open_socket, run
from tests.support.tokens import token_of
from web.http.scopes import Scope
from web.realtime.refusals import KEPT_OUT, SESSION_ENDED

pytestmark = pytest.mark.django_db(transaction=True)
FOREIGN = b"https://elsewhere.example"


async def player(*, seat: int = 0) -> tuple[str, User]:
    """Return a running table, and the account on that seat."""
    game = await run(running_table)
    return game.pk, await User.objects.aget(seats__game=game, seats__number=seat)


@pytest.mark.parametrize("origin", [None, FOREIGN])
async def test_a_program_sees_what_its_account_sees(origin: bytes | None) -> None:
    game, user = await player()
    _, text = await run(token_of, user, [Scope.READ])
    async with open_socket(f"games/{game}", origin=origin, token=text) as socket:
        assert (await socket.until("view"))["view"]["viewer"] == 0
        assert await socket.is_silent()
    async with open_socket("me", origin=origin, token=text) as socket:
        assert (await socket.next())["t"] == "hello"
    async with open_socket("lobby", origin=origin, token=text) as socket:
        assert (await socket.next())["t"] == "tables"


async def test_the_cookie_is_ignored() -> None:
    game, user = await player()
    _, text = await run(token_of, user)
    other = await run(create_guest)
    async with open_socket(f"games/{game}", other, token=text) as socket:
        assert (await socket.until("view"))["view"]["viewer"] == 0


@pytest.mark.parametrize("address", ["games", "me", "lobby"])
async def test_a_wrong_token_is_let_in_nowhere(address: str) -> None:
    game, user = await player()
    path = f"games/{game}" if address == "games" else address
    async with open_socket(path, user, token="durak_guess") as socket:
        assert (await socket.next())["code"] == "invalid_token"
        assert await socket.closing() == SESSION_ENDED


@pytest.mark.parametrize("scope", [Scope.PLAY, Scope.TALK])
async def test_listening_takes_the_scope_to_read(scope: Scope) -> None:
    game, user = await player()
    _, text = await run(token_of, user, [scope])
    for path in (f"games/{game}", "me", "lobby"):
        async with open_socket(path, token=text) as socket:
            assert (await socket.next())["code"] == "scope_needed"
            assert await socket.closing() == KEPT_OUT


async def test_a_revoked_token_closes_its_sockets_and_no_others() -> None:
    game, user = await player()
    revoked, text = await run(token_of, user)
    _, another = await run(token_of, user)
    async with (
        open_socket(f"games/{game}", token=text) as ended,
        open_socket("me", token=text) as ended_too,
        open_socket(f"games/{game}", token=another) as other,
        open_socket(f"games/{game}", user) as browser,
    ):
        for socket in (ended, other, browser):
            await socket.until("view")
        await ended_too.until("hello")
        await run(revoke_token, user, revoked.pk)
        assert (await ended.until("error"))["code"] == "session_ended"
        assert await ended.closing() == SESSION_ENDED
        assert await ended_too.closing() == SESSION_ENDED
        assert await other.is_silent()
        assert await browser.is_silent()


async def test_an_app_gets_the_game_of_its_person_until_it_is_disconnected() -> None:
    owner, person = await run(account, "Olga"), await run(account, "Paul")
    app, tokens = await run(connected, owner, person)
    body = {
        "preset": "podkidnoy",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "beginner"}],
        "start": True,
    }
    made = await run(person.post, "games", body)
    path = f"games/{made.body['id']}"
    async with open_socket(path, token=tokens["access_token"]) as socket:
        assert (await socket.until("view"))["view"]["viewer"] == 0
        await run(person.send, "DELETE", f"auth/connections/{app.registered['id']}")
        assert (await socket.until("error"))["code"] == "session_ended"
        assert await socket.closing() == SESSION_ENDED
    async with open_socket(path, token=tokens["access_token"]) as late:
        assert (await late.next())["code"] == "invalid_token"
        assert await late.closing() == SESSION_ENDED


async def test_a_token_that_is_over_is_noticed_at_a_ping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watches, "SECONDS_BETWEEN_LOOKS", 0.0)
    game, user = await player()
    token, text = await run(token_of, user)
    async with open_socket(f"games/{game}", token=text) as socket:
        await socket.until("view")
        assert await socket.is_silent()
        over = timezone.now() - timedelta(seconds=1)
        await ApiToken.objects.filter(pk=token.pk).aupdate(expires_at=over)
        await socket.say({"t": "ping"})
        assert await socket.closing() == SESSION_ENDED


async def test_a_ban_closes_the_sockets_of_programs() -> None:
    game, user = await player()
    _, text = await run(token_of, user)
    staff = await run(moderator)
    async with open_socket(f"games/{game}", token=text) as socket:
        await socket.until("view")
        await run(
            sanction,
            person_id=user.pk,
            kind=SanctionKind.BAN,
            reason=Reason.CHEATING,
            by_id=staff.pk,
        )
        assert await socket.closing() == KEPT_OUT
    async with open_socket("me", token=text) as again:
        assert (await again.until("error"))["code"] == "banned"
