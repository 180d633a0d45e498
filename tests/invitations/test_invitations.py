"""Asking people to an open table, and their answers."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Block, Follow, User
from games.invitations.errors import AlreadyInvited, InvitationClosed, UnknownPlayer, Yourself
from games.invitations.models import Invitation, InvitationStatus
from games.invitations.selectors import invitations_of, invitations_to, status_of
from games.invitations.services import (
    GOOD_FOR,
    KEPT_FOR,
    accept_invitation,
    decline_invitation,
    forget_invitations,
    invite,
    withdraw_invitation,
)
from games.play.errors import GameAlreadyStarted, GameNotRunning, NotFound, NotYourSeat
from games.play.models import Game
from games.play.selectors.games import get_game
from games.tables.errors import AlreadySeated, NotWelcome, SeatTaken
from games.tables.services.creating import start_game
from games.tables.services.seating import join_game, leave_game, set_seat
from notifications.kinds import Channel, Kind, Topic
from notifications.models import InvitedBy, Notification
from notifications.services.preferences import change_preferences
from tests.support.games import open_table, some_user

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]


def ask(game: Game, user: User, *, by: int | None = None) -> Invitation:
    return invite(game_id=game.pk, inviter_id=by or game.host_id, name=user.name)


def told(user: User) -> list[tuple[str, str, int | None]]:
    rows = Notification.objects.filter(user=user).order_by("pk")
    return [(row.kind, row.game_id, row.about_id) for row in rows]


def names_at(game: Game) -> list[str | None]:
    return [None if s.user is None else s.user.name for s in get_game(game.pk).seats.all()]


def test_who_is_invited_is_told_and_sits_down_by_accepting() -> None:
    game, user = open_table(3), some_user()
    invitation = ask(game, user)
    assert told(user) == [(Kind.INVITATION, game.pk, game.host_id)]
    assert list(invitations_to(user.pk, now=timezone.now())) == [invitation]
    accept_invitation(invitation_id=invitation.pk, user_id=user.pk)
    assert names_at(game)[1] == user.name
    assert [row.status for row in invitations_of(game)] == [InvitationStatus.ACCEPTED]
    assert told(user) == [], "there is nothing to be answered any more"


def test_who_sits_down_without_answering_has_accepted() -> None:
    game, user = open_table(3), some_user()
    invitation = ask(game, user)
    join_game(game_id=game.pk, user_id=user.pk)
    invitation.refresh_from_db()
    assert invitation.status == InvitationStatus.ACCEPTED
    assert told(user) == []


def test_a_reason_reaches_whoever_asked() -> None:
    game, user = open_table(3), some_user()
    guest_of_host = some_user()
    join_game(game_id=game.pk, user_id=guest_of_host.pk)
    invitation = ask(game, user, by=guest_of_host.pk)
    decline_invitation(invitation_id=invitation.pk, user_id=user.pk, reason="clock")
    (row,) = Notification.objects.filter(user=guest_of_host)
    assert (row.kind, row.about_id, row.data) == (
        Kind.INVITATION_DECLINED,
        user.pk,
        {"reason": "clock"},
    )
    assert told(user) == []
    assert names_at(game)[2] is None


def test_who_has_declined_is_not_asked_to_the_same_table_again_by_anybody() -> None:
    game, user, other = open_table(3), some_user(), some_user()
    join_game(game_id=game.pk, user_id=other.pk)
    invitation = ask(game, user)
    with pytest.raises(AlreadyInvited):
        ask(game, user, by=other.pk)
    decline_invitation(invitation_id=invitation.pk, user_id=user.pk, reason="later")
    for inviter in (game.host_id, other.pk):
        with pytest.raises(AlreadyInvited):
            ask(game, user, by=inviter)
    assert ask(open_table(2), user).status == InvitationStatus.PENDING


def test_who_got_up_again_may_be_asked_again() -> None:
    game, user = open_table(2), some_user()
    accept_invitation(invitation_id=ask(game, user).pk, user_id=user.pk)
    leave_game(game_id=game.pk, user_id=user.pk)
    assert ask(game, user).status == InvitationStatus.PENDING


def test_what_is_withdrawn_is_no_more_to_be_seen_or_answered() -> None:
    game, user = open_table(2), some_user()
    invitation = ask(game, user)
    with pytest.raises(NotFound):
        withdraw_invitation(game_id=game.pk, invitation_id=invitation.pk, user_id=user.pk)
    withdraw_invitation(game_id=game.pk, invitation_id=invitation.pk, user_id=game.host_id)
    assert told(user) == []
    assert not invitations_to(user.pk, now=timezone.now())
    with pytest.raises(InvitationClosed):
        accept_invitation(invitation_id=invitation.pk, user_id=user.pk)
    with pytest.raises(InvitationClosed):
        withdraw_invitation(game_id=game.pk, invitation_id=invitation.pk, user_id=game.host_id)
    assert ask(game, user).status == InvitationStatus.PENDING


def test_an_invitation_is_good_for_a_day_and_while_the_table_is_open() -> None:
    game, user = open_table(2), some_user()
    invitation = ask(game, user)
    assert not invitations_to(user.pk, now=timezone.now() + GOOD_FOR)
    assert status_of(invitation, now=timezone.now() + GOOD_FOR) == "expired"
    Invitation.objects.update(expires_at=timezone.now())
    with pytest.raises(InvitationClosed):
        accept_invitation(invitation_id=invitation.pk, user_id=user.pk)


def test_a_table_that_began_or_is_gone_answers_so() -> None:
    began, gone, user = open_table(2), open_table(2), some_user()
    to_began, to_gone = ask(began, user), ask(gone, user)
    set_seat(game_id=began.pk, user_id=began.host_id, seat=1, bot_level="casual")
    start_game(game_id=began.pk, user_id=began.host_id)
    leave_game(game_id=gone.pk, user_id=gone.host_id)
    with pytest.raises(GameAlreadyStarted):
        accept_invitation(invitation_id=to_began.pk, user_id=user.pk)
    with pytest.raises(GameNotRunning):
        decline_invitation(invitation_id=to_gone.pk, user_id=user.pk, reason="later")
    assert not invitations_to(user.pk, now=timezone.now())
    with pytest.raises(GameAlreadyStarted):
        ask(began, some_user())


def test_nobody_else_answers_an_invitation() -> None:
    game, user, other = open_table(2), some_user(), some_user()
    invitation = ask(game, user)
    with pytest.raises(NotFound):
        accept_invitation(invitation_id=invitation.pk, user_id=other.pk)
    with pytest.raises(NotFound):
        decline_invitation(invitation_id=invitation.pk, user_id=other.pk, reason="later")


def test_who_may_invite_and_whom() -> None:
    game, user = open_table(2), some_user()
    with pytest.raises(NotYourSeat):
        ask(game, user, by=some_user().pk)
    with pytest.raises(UnknownPlayer):
        invite(game_id=game.pk, inviter_id=game.host_id, name="nobody of this name")
    with pytest.raises(Yourself):
        ask(game, User.objects.get(pk=game.host_id))
    join_game(game_id=game.pk, user_id=user.pk)
    with pytest.raises(SeatTaken):
        ask(game, some_user())
    larger = open_table(3)
    join_game(game_id=larger.pk, user_id=user.pk)
    with pytest.raises(AlreadySeated):
        ask(larger, user)


@pytest.mark.parametrize("is_by_inviter", [False, True])
def test_a_block_either_way_keeps_an_invitation_out(is_by_inviter: bool) -> None:
    game, user = open_table(3), some_user()
    pair = (game.host_id, user.pk) if is_by_inviter else (user.pk, game.host_id)
    Block.objects.create(blocker_id=pair[0], blocked_id=pair[1])
    with pytest.raises(NotWelcome):
        ask(game, user)
    assert told(user) == []


def test_people_choose_by_whom_they_are_invited_and_refuse_as_a_block_does() -> None:
    game, user = open_table(3), some_user()
    change_preferences(user_id=user.pk, channels={}, invited_by=InvitedBy.FOLLOWED)
    with pytest.raises(NotWelcome) as refused:
        ask(game, user)
    Follow.objects.create(follower=user, followed_id=game.host_id)
    withdraw_invitation(game_id=game.pk, invitation_id=ask(game, user).pk, user_id=game.host_id)
    change_preferences(user_id=user.pk, channels={}, invited_by=InvitedBy.NOBODY)
    with pytest.raises(NotWelcome):
        ask(game, user)
    Block.objects.create(blocker=user, blocked_id=game.host_id)
    with pytest.raises(NotWelcome) as blocked:
        ask(game, user)
    assert str(blocked.value) == str(refused.value)


def test_who_wants_to_hear_nothing_of_invitations_finds_them_in_the_list() -> None:
    game, user = open_table(3), some_user()
    off = dict.fromkeys(Channel, False)
    change_preferences(
        user_id=user.pk,
        channels={Topic.INVITATION: off},
        invited_by=None,
    )
    invitation = ask(game, user)
    assert told(user) == []
    assert list(invitations_to(user.pk, now=timezone.now())) == [invitation]


def test_old_invitations_are_forgotten() -> None:
    game = open_table(3)
    old, new = ask(game, some_user()), ask(game, some_user())
    now = timezone.now()
    Invitation.objects.filter(pk=old.pk).update(at=now - KEPT_FOR - timedelta(seconds=1))
    assert forget_invitations(now=now) == 1
    assert list(Invitation.objects.all()) == [new]
