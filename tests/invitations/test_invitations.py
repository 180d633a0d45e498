"""Inviting accounts to an open table, and their answers."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Block, Follow, User
from games.invitations.errors import (
    AlreadyInvited,
    InvitationClosed,
    InvitedYourself,
    UnknownInvitee,
)
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
from games.tables.errors import AlreadySeated, NotWelcomeAtTable, SeatTaken
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


def notifications_of(user: User) -> list[tuple[str, str, int | None]]:
    rows = Notification.objects.filter(user=user).order_by("pk")
    return [(row.kind, row.game_id, row.about_id) for row in rows]


def names_at(game: Game) -> list[str | None]:
    return [None if s.user is None else s.user.name for s in get_game(game.pk).seats.all()]


def test_an_invited_user_is_notified_and_sits_down_by_accepting() -> None:
    game, user = open_table(3), some_user()
    invitation = ask(game, user)
    assert notifications_of(user) == [(Kind.INVITATION, game.pk, game.host_id)]
    assert list(invitations_to(user.pk, now=timezone.now())) == [invitation]
    accept_invitation(invitation_id=invitation.pk, user_id=user.pk)
    assert names_at(game)[1] == user.name
    assert [row.status for row in invitations_of(game)] == [InvitationStatus.ACCEPTED]
    assert notifications_of(user) == [], "the notification of an answered invitation is withdrawn"


def test_an_invited_user_who_sits_down_without_answering_has_accepted() -> None:
    game, user = open_table(3), some_user()
    invitation = ask(game, user)
    join_game(game_id=game.pk, user_id=user.pk)
    invitation.refresh_from_db()
    assert invitation.status == InvitationStatus.ACCEPTED
    assert notifications_of(user) == []


def test_the_inviter_is_notified_of_the_reason() -> None:
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
    assert notifications_of(user) == []
    assert names_at(game)[2] is None


def test_a_user_who_has_declined_can_not_be_invited_to_this_table_again() -> None:
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


def test_a_user_who_got_up_may_be_invited_again() -> None:
    game, user = open_table(2), some_user()
    accept_invitation(invitation_id=ask(game, user).pk, user_id=user.pk)
    leave_game(game_id=game.pk, user_id=user.pk)
    assert ask(game, user).status == InvitationStatus.PENDING


def test_a_withdrawn_invitation_can_be_neither_seen_nor_answered() -> None:
    game, user = open_table(2), some_user()
    invitation = ask(game, user)
    with pytest.raises(NotFound):
        withdraw_invitation(game_id=game.pk, invitation_id=invitation.pk, user_id=user.pk)
    withdraw_invitation(game_id=game.pk, invitation_id=invitation.pk, user_id=game.host_id)
    assert notifications_of(user) == []
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


def test_an_answer_is_refused_when_the_game_has_started_or_is_cancelled() -> None:
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


def test_only_the_invited_user_answers_an_invitation() -> None:
    game, user, other = open_table(2), some_user(), some_user()
    invitation = ask(game, user)
    with pytest.raises(NotFound):
        accept_invitation(invitation_id=invitation.pk, user_id=other.pk)
    with pytest.raises(NotFound):
        decline_invitation(invitation_id=invitation.pk, user_id=other.pk, reason="later")


def test_people_at_the_table_invite_accounts_that_do_not_sit_there() -> None:
    game, user = open_table(2), some_user()
    with pytest.raises(NotYourSeat):
        ask(game, user, by=some_user().pk)
    with pytest.raises(UnknownInvitee):
        invite(game_id=game.pk, inviter_id=game.host_id, name="nobody of this name")
    with pytest.raises(InvitedYourself):
        ask(game, User.objects.get(pk=game.host_id))
    join_game(game_id=game.pk, user_id=user.pk)
    with pytest.raises(SeatTaken):
        ask(game, some_user())
    larger = open_table(3)
    join_game(game_id=larger.pk, user_id=user.pk)
    with pytest.raises(AlreadySeated):
        ask(larger, user)


@pytest.mark.parametrize("is_by_inviter", [False, True])
def test_a_block_either_way_prevents_an_invitation(is_by_inviter: bool) -> None:
    game, user = open_table(3), some_user()
    pair = (game.host_id, user.pk) if is_by_inviter else (user.pk, game.host_id)
    Block.objects.create(blocker_id=pair[0], blocked_id=pair[1])
    with pytest.raises(NotWelcomeAtTable):
        ask(game, user)
    assert notifications_of(user) == []


def test_users_choose_who_may_invite_them_and_the_refusal_looks_like_a_block() -> None:
    game, user = open_table(3), some_user()
    change_preferences(user_id=user.pk, channels={}, invited_by=InvitedBy.FOLLOWED)
    with pytest.raises(NotWelcomeAtTable) as refused:
        ask(game, user)
    Follow.objects.create(follower=user, followed_id=game.host_id)
    withdraw_invitation(game_id=game.pk, invitation_id=ask(game, user).pk, user_id=game.host_id)
    change_preferences(user_id=user.pk, channels={}, invited_by=InvitedBy.NOBODY)
    with pytest.raises(NotWelcomeAtTable):
        ask(game, user)
    Block.objects.create(blocker=user, blocked_id=game.host_id)
    with pytest.raises(NotWelcomeAtTable) as blocked:
        ask(game, user)
    assert str(blocked.value) == str(refused.value)


def test_a_user_without_notifications_of_invitations_finds_them_in_the_list() -> None:
    game, user = open_table(3), some_user()
    off = dict.fromkeys(Channel, False)
    change_preferences(
        user_id=user.pk,
        channels={Topic.INVITATION: off},
        invited_by=None,
    )
    invitation = ask(game, user)
    assert notifications_of(user) == []
    assert list(invitations_to(user.pk, now=timezone.now())) == [invitation]


def test_old_invitations_are_deleted() -> None:
    game = open_table(3)
    old, new = ask(game, some_user()), ask(game, some_user())
    now = timezone.now()
    Invitation.objects.filter(pk=old.pk).update(at=now - KEPT_FOR - timedelta(seconds=1))
    assert forget_invitations(now=now) == 1
    assert list(Invitation.objects.all()) == [new]
