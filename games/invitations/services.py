"""Invite accounts (friends) to an open table; accept, decline, withdraw and expire invitations."""

from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone

from accounts.models import Follow, User
from accounts.reactions import Blocking
from accounts.selectors.players import player_lookup
from accounts.selectors.relations import blocked_pairs
from games.invitations.errors import (
    AlreadyInvited,
    InvitationClosed,
    InvitedYourself,
    UnknownInvitee,
)
from games.invitations.models import Invitation, InvitationDeclineReason, InvitationStatus
from games.play.errors import NotFound, NotYourSeat
from games.play.models import Game, Seat, SeatKind
from games.play.reactions import announce_table_change
from games.play.selectors.games import get_game
from games.tables.errors import AlreadySeated, NotWelcomeAtTable, SeatTaken
from games.tables.reactions import PlayerSeated
from games.tables.services.locks import lock_open_game
from games.tables.services.seat_plans import check_client_seed
from games.tables.services.seating import sit_down
from notifications.kinds import Kind
from notifications.models import InvitedBy
from notifications.selectors.preferences import invited_by
from notifications.services.notifying import notify, withdraw
from web.database.prepared_statements import PreparedQuery

GOOD_FOR = timedelta(hours=24)
KEPT_FOR = timedelta(days=30)


def invite(*, game_id: str, inviter_id: int, name: str) -> Invitation:
    """Invite the account of this name to an open table at which the inviter is host or sits.

    Raises NotFound, GameAlreadyStarted, GameNotRunning, NotYourSeat, SeatTaken (no seat is free),
    UnknownPlayer, Yourself, AlreadySeated, AlreadyInvited, NotWelcome.
    """
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id)
        seats = list(game.seats.order_by("number"))
        _check_may_invite(game, seats, inviter_id)
        invited = _account_named(name)
        if invited.pk == inviter_id:
            raise InvitedYourself("That's you.")
        _check_may_be_invited(game, seats, inviter_id, invited)
        invitation = Invitation.objects.create(
            game=game,
            inviter_id=inviter_id,
            invited=invited,
            expires_at=timezone.now() + GOOD_FOR,
        )
        notify(
            user_id=invited.pk,
            kind=Kind.INVITATION,
            game_id=game_id,
            about_id=inviter_id,
            data={"invitation": invitation.pk},
            good_for=GOOD_FOR,
        )
        announce_table_change(game_id, version=game.version)
    return get_invitation(invitation.pk)


def accept_invitation(*, invitation_id: int, user_id: int, client_seed: str = "") -> Game:
    """Seat the invited user on the first free seat, without the table's password.

    Raises NotFound, InvalidInput, InvitationClosed, NotWelcome if a block is between the user and
    the inviter by now, and the errors of `sit_down`.
    """
    seed = check_client_seed(client_seed)
    with transaction.atomic(durable=True):
        invitation = _own(invitation_id, user_id)
        game = _lock_table(invitation)
        if blocked_pairs((user_id, invitation.inviter_id)):
            raise NotWelcomeAtTable("You and the one who invited you want no contact.")
        _check_open(invitation)
        sit_down(game, user_id=user_id, seat=None, client_seed=seed)
    return get_game(invitation.game_id)


def decline_invitation(*, invitation_id: int, user_id: int, reason: str) -> None:
    """Decline an invitation, and notify the inviter of the reason.

    Raises NotFound, InvitationClosed, GameAlreadyStarted, GameNotRunning.
    """
    with transaction.atomic(durable=True):
        invitation = _own(invitation_id, user_id)
        game = _lock_table(invitation)
        _check_open(invitation)
        _close(invitation, InvitationStatus.DECLINED, reason=InvitationDeclineReason(reason))
        notify(
            user_id=invitation.inviter_id,
            kind=Kind.INVITATION_DECLINED,
            game_id=game.pk,
            about_id=user_id,
            data={"reason": reason},
        )
        announce_table_change(game.pk, version=game.version)


def withdraw_invitation(*, game_id: str, invitation_id: int, user_id: int) -> None:
    """Withdraw an invitation by the user.

    Raises NotFound, InvitationClosed, GameAlreadyStarted, GameNotRunning.
    """
    with transaction.atomic(durable=True):
        rows = Invitation.objects.filter(pk=invitation_id, game_id=game_id, inviter_id=user_id)
        invitation = rows.select_related("game").first()
        if invitation is None:
            raise NotFound("There is no such invitation of yours.")
        game = _lock_table(invitation)
        _check_open(invitation)
        _close(invitation, InvitationStatus.WITHDRAWN)
        announce_table_change(game.pk, version=game.version)


def get_invitation(invitation_id: int) -> Invitation:
    """Return an invitation with its people and its table; raises NotFound."""
    rows = Invitation.objects.select_related("inviter", "invited", "game")
    found = rows.filter(pk=invitation_id).first()
    if found is None:
        raise NotFound("There is no such invitation.")
    return found


def forget_invitations(*, now: datetime) -> int:
    """Delete the invitations older than `KEPT_FOR`; return their number."""
    deleted, _ = Invitation.objects.filter(at__lt=now - KEPT_FOR).delete()
    return deleted


def _check_may_invite(game: Game, seats: list[Seat], inviter_id: int) -> None:
    if game.host_id != inviter_id and all(row.user_id != inviter_id for row in seats):
        raise NotYourSeat("Only the host and the players of a table may invite.")
    if all(row.kind != SeatKind.OPEN for row in seats):
        raise SeatTaken("No seat is free.")


def _account_named(name: str) -> User:
    user = User.objects.filter(**player_lookup(name), is_active=True).first()
    if user is None:
        raise UnknownInvitee("There is no account of this name.")
    return user


def _check_may_be_invited(game: Game, seats: list[Seat], inviter_id: int, invited: User) -> None:
    if any(row.user_id == invited.pk for row in seats):
        raise AlreadySeated(f"{invited.name} sits at this table.")
    earlier = Invitation.objects.filter(game=game, invited=invited)
    if earlier.filter(status__in=(InvitationStatus.PENDING, InvitationStatus.DECLINED)).exists():
        raise AlreadyInvited(f"{invited.name} was asked already.")
    if not _is_welcome(game, seats, inviter_id, invited.pk):
        # One answer for every reason, so that a block stays private.
        raise NotWelcomeAtTable(f"{invited.name} can't be invited to this table.")


def _is_welcome(game: Game, seats: list[Seat], inviter_id: int, invited_id: int) -> bool:
    people = {game.host_id, inviter_id, *(row.user_id for row in seats if row.user_id is not None)}
    if any(invited_id in pair for pair in blocked_pairs({*people, invited_id})):
        return False
    match invited_by(invited_id):
        case InvitedBy.EVERYBODY:
            return True
        case InvitedBy.FOLLOWED:
            return Follow.objects.filter(follower_id=invited_id, followed_id=inviter_id).exists()
        case InvitedBy.NOBODY:
            return False


def _own(invitation_id: int, user_id: int) -> Invitation:
    rows = Invitation.objects.filter(pk=invitation_id, invited_id=user_id)
    invitation = rows.select_related("game").first()
    if invitation is None:
        raise NotFound("There is no such invitation to you.")
    return invitation


def _lock_table(invitation: Invitation) -> Game:
    """Return the table of an invitation, locked.

    Invitations change under the lock of their table.
    """
    game = lock_open_game(invitation.game_id)
    invitation.refresh_from_db()
    return game


def _check_open(invitation: Invitation) -> None:
    is_pending = invitation.status == InvitationStatus.PENDING
    if not is_pending or invitation.expires_at <= timezone.now():
        raise InvitationClosed("This invitation is no longer open.")


def _close(
    invitation: Invitation,
    status: InvitationStatus,
    *,
    reason: InvitationDeclineReason | None = None,
) -> None:
    invitation.status = status
    invitation.reason = "" if reason is None else reason
    invitation.save(update_fields=["status", "reason"])
    withdraw(user_id=invitation.invited_id, kind=Kind.INVITATION, game_id=invitation.game_id)


def end_invitations_between(news: Blocking) -> None:
    """Let the open invitations between two users lapse, without notifying them."""
    people, now = (news.blocker_id, news.blocked_id), timezone.now()
    between = Invitation.objects.filter(inviter_id__in=people, invited_id__in=people)
    pending = between.filter(status=InvitationStatus.PENDING, expires_at__gt=now)
    for invitation in pending.select_related("game").order_by("pk"):
        # One that is answered at this moment is not open any more, and stays as it is.
        if pending.filter(pk=invitation.pk).update(expires_at=now):
            withdraw(
                user_id=invitation.invited_id, kind=Kind.INVITATION, game_id=invitation.game_id
            )
            announce_table_change(invitation.game_id, version=invitation.game.version)


def accept_by_sitting_down(news: PlayerSeated) -> None:
    """Accept the invitation of a user who has sat down, in the transaction of sitting down."""
    for invitation in _pending(news.game_id, news.user_id):
        _close(invitation, InvitationStatus.ACCEPTED)


_pending = PreparedQuery(
    lambda game_id, user_id: (
        Invitation.objects.select_for_update()
        .filter(game_id=game_id, invited_id=user_id, status=InvitationStatus.PENDING)
        .order_by()
    ),
    "(the game)",
    -1,
)
