"""Permissions are checked again when a request is accepted, and a block ends open requests."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from django.utils import timezone

from accounts.models import Block, User
from games.challenges.models import Challenge
from games.challenges.selectors import status_of as status_of_challenge
from games.invitations.models import Invitation
from games.invitations.selectors import status_of as status_of_invitation
from games.play.models import Game, GameStatus
from games.tables.services.seating import join_game, leave_game
from notifications.models import Notification
from tests.support.api import ApiClient
from tests.support.challenges import some_bot
from tests.support.games import open_table, some_user
from tests.support.tokens import token_of

pytestmark = pytest.mark.django_db(transaction=True)


class OpenRequest(NamedTuple):
    """An open request between two users."""

    asker: User
    asked: User
    accept: str
    status: Callable[[], str]


def client_of(user: User) -> ApiClient:
    return ApiClient(token=token_of(user)[1])


def challenge() -> OpenRequest:
    asker, asked = some_user(), some_bot("Robby")
    reply = client_of(asker).post("challenges", {"name": "Robby", "preset": "duel"})
    assert reply.status == 201, reply
    row = Challenge.objects.get()

    def status() -> str:
        return status_of_challenge(Challenge.objects.get(), now=timezone.now())

    return OpenRequest(asker, asked, f"challenges/{row.pk}/accept", status)


def invited_to(game: Game, asker: User) -> OpenRequest:
    asked = some_user()
    reply = client_of(asker).post(f"games/{game.pk}/invitations", {"name": asked.name})
    assert reply.status == 201, reply
    row = Invitation.objects.get()

    def status() -> str:
        invitation = Invitation.objects.select_related("game").get()
        return status_of_invitation(invitation, now=timezone.now())

    return OpenRequest(asker, asked, f"me/invitations/{row.pk}/accept", status)


def invitation_of_the_host() -> OpenRequest:
    game = open_table(3)
    return invited_to(game, User.objects.get(pk=game.host_id))


def invitation_of_a_guest_of_the_table_who_left() -> OpenRequest:
    game, guest = open_table(3), some_user()
    join_game(game_id=game.pk, user_id=guest.pk)
    asked = invited_to(game, guest)
    leave_game(game_id=game.pk, user_id=guest.pk)
    return asked


REQUESTS = (challenge, invitation_of_the_host, invitation_of_a_guest_of_the_table_who_left)


@pytest.mark.parametrize("is_by_asker", [True, False])
@pytest.mark.parametrize("make", REQUESTS)
def test_a_block_ends_what_waits_between_the_two(
    make: Callable[[], OpenRequest], *, is_by_asker: bool
) -> None:
    asked = make()
    assert asked.status() == "pending"
    assert Notification.objects.filter(user=asked.asked).count() == 1
    blocker, blocked = asked.asker, asked.asked
    if not is_by_asker:
        blocker, blocked = blocked, blocker
    assert client_of(blocker).send("PUT", f"blocks/{blocked.pk}").status == 200
    assert asked.status() == "expired"
    assert not Notification.objects.filter(user=asked.asked).exists()
    reply = client_of(asked.asked).post(asked.accept)
    assert (reply.status, reply.code) == (403, "not_welcome")
    assert client_of(blocker).send("DELETE", f"blocks/{blocked.pk}").status == 204
    assert client_of(asked.asked).post(asked.accept).status == 409
    assert not Game.objects.filter(status=GameStatus.STARTING).exists()


@pytest.mark.parametrize("is_by_asker", [True, False])
@pytest.mark.parametrize("make", REQUESTS)
def test_a_block_counts_at_the_moment_of_accepting(
    make: Callable[[], OpenRequest], *, is_by_asker: bool
) -> None:
    asked = make()
    pair = (asked.asker, asked.asked) if is_by_asker else (asked.asked, asked.asker)
    # As if the reaction to the block had failed.
    Block.objects.create(blocker=pair[0], blocked=pair[1])
    assert asked.status() == "pending"
    reply = client_of(asked.asked).post(asked.accept)
    assert (reply.status, reply.code) == (403, "not_welcome")


@pytest.mark.parametrize("make", REQUESTS)
def test_a_block_of_others_ends_nothing(make: Callable[[], OpenRequest]) -> None:
    asked = make()
    for user in (asked.asker, asked.asked):
        stranger = some_user()
        assert client_of(user).send("PUT", f"blocks/{stranger.pk}").status == 200
    assert asked.status() == "pending"
    assert client_of(asked.asked).post(asked.accept).status == 200
