"""Follow (friends), block, mute and note players: writes of relations."""

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from accounts.errors import NotWelcome, TooManyRelations, UnknownPlayer, Yourself
from accounts.models import Block, Follow, Mute, Note, User
from accounts.models.relations import MAX_NOTE_LENGTH
from accounts.reactions import Blocking, player_blocked
from accounts.services.locks import locked
from web.http.free_text import clean_text

MAX_FOLLOWED = 500
MAX_BLOCKED = 500
MAX_MUTED = 500
MAX_NOTES = 2000


def follow(*, user: User, player_id: int) -> User:
    """Let the user follow an account; return the account.

    Raises UnknownPlayer (guests can't be followed), Yourself, NotWelcome (the account has blocked
    the user), TooManyRelations.
    """
    with transaction.atomic():
        player = _other(user, player_id)
        if player.is_guest:
            raise UnknownPlayer("There is no such account.")
        if Block.objects.filter(blocker=player, blocked=user).exists():
            raise NotWelcome("This player wants no contact with you.")
        _check_number(Follow.objects.filter(follower=user).count(), MAX_FOLLOWED)
        Follow.objects.get_or_create(follower=user, followed=player)
    return player


def unfollow(*, user: User, player_id: int) -> None:
    """Stop following an account; nothing happens if the user doesn't follow it."""
    Follow.objects.filter(follower=user, followed_id=player_id).delete()


def block(*, user: User, player_id: int) -> User:
    """Let the user block a player; return the player. Neither follows the other any more.

    Requests between the two end with it (`player_blocked`). Raises UnknownPlayer, Yourself,
    TooManyRelations.
    """
    with transaction.atomic():
        player = _other(user, player_id)
        _check_number(Block.objects.filter(blocker=user).count(), MAX_BLOCKED)
        Block.objects.get_or_create(blocker=user, blocked=player)
        Follow.objects.filter(
            Q(follower=user, followed=player) | Q(follower=player, followed=user)
        ).delete()
        player_blocked.announce(Blocking(user.pk, player.pk))
    return player


def unblock(*, user: User, player_id: int) -> None:
    """End the user's block of a player, if there is one."""
    Block.objects.filter(blocker=user, blocked_id=player_id).delete()


def mute(*, user: User, player_id: int) -> User:
    """Let the user mute a player, whose messages the user then sees at no table; return the player.

    Raises UnknownPlayer, Yourself, TooManyRelations.
    """
    with transaction.atomic():
        player = _other(user, player_id)
        _check_number(Mute.objects.filter(muter=user).exclude(muted=player).count(), MAX_MUTED)
        Mute.objects.get_or_create(muter=user, muted=player)
    return player


def unmute(*, user: User, player_id: int) -> None:
    """End the user's mute of a player, if there is one."""
    Mute.objects.filter(muter=user, muted_id=player_id).delete()


def write_note(*, user: User, player_id: int, text: str) -> User:
    """Store the user's note about a player, and return the player; an empty text deletes the note.

    Raises UnknownPlayer, Yourself, TooManyRelations; InvalidInput for invisible characters, such as
    those that change the direction of writing.
    """
    tidy = clean_text("text", text, longest=MAX_NOTE_LENGTH)
    with transaction.atomic():
        player = _other(user, player_id)
        if not tidy:
            Note.objects.filter(author=user, about=player).delete()
            return player
        _check_number(Note.objects.filter(author=user).exclude(about=player).count(), MAX_NOTES)
        Note.objects.update_or_create(
            author=user, about=player, defaults={"text": tidy, "at": timezone.now()}
        )
    return player


def _other(user: User, player_id: int) -> User:
    """Return the other player.

    Both users are locked, so that counts and checks remain true until the commit.
    """
    if player_id == user.pk:
        raise Yourself("That's you.")
    player = locked(user.pk, player_id).get(player_id)
    if player is None or not player.is_active:
        raise UnknownPlayer("There is no such player.")
    return player


def _check_number(number: int, most: int) -> None:
    if number >= most:
        raise TooManyRelations(f"You can have at most {most} of these.")
