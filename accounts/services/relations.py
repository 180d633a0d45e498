"""Following, blocking, muting, and notes about others."""

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from accounts.errors import NotWelcome, TooManyRelations, UnknownPlayer, Yourself
from accounts.models import Block, Follow, Mute, Note, User

MOST_FOLLOWED = 500
MOST_BLOCKED = 500
MOST_MUTED = 500
MOST_NOTES = 2000


def follow(*, user: User, player_id: int) -> User:
    """The account that the user follows from now on.

    Raises UnknownPlayer (guests can't be followed), Yourself, NotWelcome (blocked by them),
    TooManyRelations.
    """
    player = _other(user, player_id)
    if player.is_guest:
        raise UnknownPlayer("There is no such account.")
    if Block.objects.filter(blocker=player, blocked=user).exists():
        raise NotWelcome("This player wants no contact with you.")
    _check_number(Follow.objects.filter(follower=user).count(), MOST_FOLLOWED)
    Follow.objects.get_or_create(follower=user, followed=player)
    return player


def unfollow(*, user: User, player_id: int) -> None:
    """The user follows them no more; who wasn't followed stays so."""
    Follow.objects.filter(follower=user, followed_id=player_id).delete()


def block(*, user: User, player_id: int) -> User:
    """Somebody with whom the user has nothing to do from now on; neither follows the other.

    Raises UnknownPlayer, Yourself, TooManyRelations.
    """
    player = _other(user, player_id)
    _check_number(Block.objects.filter(blocker=user).count(), MOST_BLOCKED)
    with transaction.atomic():
        Block.objects.get_or_create(blocker=user, blocked=player)
        Follow.objects.filter(
            Q(follower=user, followed=player) | Q(follower=player, followed=user)
        ).delete()
    return player


def unblock(*, user: User, player_id: int) -> None:
    """The user blocks them no more; who wasn't blocked stays so."""
    Block.objects.filter(blocker=user, blocked_id=player_id).delete()


def mute(*, user: User, player_id: int) -> User:
    """Somebody whose messages the user sees no more, at any table.

    Raises UnknownPlayer, Yourself, TooManyRelations.
    """
    player = _other(user, player_id)
    _check_number(Mute.objects.filter(muter=user).exclude(muted=player).count(), MOST_MUTED)
    Mute.objects.get_or_create(muter=user, muted=player)
    return player


def unmute(*, user: User, player_id: int) -> None:
    """The user sees their messages again; who wasn't muted stays so."""
    Mute.objects.filter(muter=user, muted_id=player_id).delete()


def write_note(*, user: User, player_id: int, text: str) -> User:
    """Somebody about whom the user keeps this note instead of any former one; "" removes it.

    Raises UnknownPlayer, Yourself, TooManyRelations.
    """
    player = _other(user, player_id)
    tidy = text.strip()
    if not tidy:
        Note.objects.filter(author=user, about=player).delete()
        return player
    _check_number(Note.objects.filter(author=user).exclude(about=player).count(), MOST_NOTES)
    Note.objects.update_or_create(
        author=user, about=player, defaults={"text": tidy, "at": timezone.now()}
    )
    return player


def _other(user: User, player_id: int) -> User:
    if player_id == user.pk:
        raise Yourself("That's you.")
    player = User.objects.filter(pk=player_id, is_active=True).first()
    if player is None:
        raise UnknownPlayer("There is no such player.")
    return player


def _check_number(number: int, most: int) -> None:
    if number >= most:
        raise TooManyRelations(f"There can be {most} at most.")
