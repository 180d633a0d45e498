"""Post (send) chat messages, refuse repeated ones (spam), and delete old messages (retention)."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from games.chat.content import Content, check_text
from games.chat.errors import ChatClosed, Muted, RepeatedMessage
from games.chat.models import ChatKind, ChatMessage
from games.chat.reactions import message_posted
from games.chat.selectors import ChatRights, MayChat, chat_rights, newest_game, series_id_of
from games.play.errors import AccountNeeded, IdempotencyKeyReused, NotFound, NotYourSeat
from games.play.models import Game
from games.play.services.locks import lock_game
from games.play.services.receipts import check_key
from web.http.errors import ServiceError

KEPT_FOR = timedelta(days=90)
SAME_AGAIN_AFTER = timedelta(seconds=20)


@dataclass(frozen=True, slots=True)
class Posted:
    """A posted message, and whether an earlier request with its key had posted it."""

    message: ChatMessage
    is_replay: bool


def post_message(*, game_id: str, user: User, content: Content, key: str = "") -> Posted:
    """Post a message of the user in the chat of a game's series; announce it on commit.

    A repeated key returns the message of its first request. Raises NotFound, InvalidInput,
    NotYourSeat (only players at the table post), Muted, AccountNeeded and ChatClosed (for free
    text), RepeatedMessage, IdempotencyKeyReused.
    """
    if key:
        check_key(key, is_person=True)
    if content.kind == ChatKind.TEXT:
        content = Content.free(check_text(content.text))
    with transaction.atomic(durable=True):
        game = _game(game_id)
        newest = _lock_newest(game)
        series_id = series_id_of(game)
        posted = _posted_before(series_id, user, content, key)
        if posted is not None:
            return Posted(posted, is_replay=True)
        _check_may_post(content, chat_rights(user, game=game, newest=newest))
        _check_is_new(series_id, user, content)
        message = ChatMessage.objects.create(
            series_id=series_id,
            author=user,
            kind=content.kind,
            code=content.code,
            text=content.text,
            key=key,
        )
        message_posted.announce(series_id)
    return Posted(message, is_replay=False)


def delete_old_messages(*, now: datetime) -> int:
    """Delete the messages older than `KEPT_FOR`; return their number. Reports keep copies."""
    deleted, _ = ChatMessage.objects.filter(at__lt=now - KEPT_FOR).delete()
    return deleted


def delete_messages_of(user_id: int) -> None:
    """Delete all messages of a user."""
    ChatMessage.objects.filter(author_id=user_id).delete()


def _game(game_id: str) -> Game:
    game = Game.objects.defer("server_seed", "position").filter(pk=game_id).first()
    if game is None:
        raise NotFound("There is no such game.")
    return game


def _lock_newest(game: Game) -> Game:
    """Lock the newest game of the series, so that messages of one chat are written one by one.

    Therefore their ids rise in the order of their commits, and no game begins between reading the
    user's rights and writing the message.
    """
    newest = lock_game(newest_game(game).pk)
    # A next game may have been created, or cancelled, while this transaction waited for the lock.
    while (found := newest_game(game)).pk != newest.pk:
        newest = lock_game(found.pk)
    return newest


def _posted_before(series_id: str, user: User, content: Content, key: str) -> ChatMessage | None:
    if not key:
        return None
    posted = ChatMessage.objects.filter(series_id=series_id, author=user, key=key).first()
    if posted is not None and _content_of(posted) != content:
        raise IdempotencyKeyReused("This idempotency key was sent with another message.")
    return posted


def _check_may_post(content: Content, rights: ChatRights) -> None:
    is_free = content.kind == ChatKind.TEXT
    if rights.may == MayChat.WRITE or (rights.may == MayChat.SAY and not is_free):
        return
    raise _refusal(rights)


def _refusal(rights: ChatRights) -> ServiceError:
    match rights.why:
        case "muted":
            return Muted(until=rights.until)
        case "chat_closed":
            return ChatClosed("While a rated game runs, only phrases and reactions are open.")
        case "account_needed":
            return AccountNeeded("Only an account can write freely: register first.")
        case _:
            return NotYourSeat("Only players at the table may write in its chat.")


def _check_is_new(series_id: str, user: User, content: Content) -> None:
    last = ChatMessage.objects.filter(series_id=series_id, author=user).order_by("-pk").first()
    if last is None or _content_of(last) != content:
        return
    if last.at > timezone.now() - SAME_AGAIN_AFTER:
        raise RepeatedMessage("You have just said that.")


def _content_of(message: ChatMessage) -> Content:
    return Content(ChatKind(message.kind), message.code, message.text)
