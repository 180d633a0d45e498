"""Saying something at a table, and forgetting what was said."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from games.chat.errors import ChatClosed, Muted, RepeatedMessage
from games.chat.models import ChatKind, ChatMessage
from games.chat.reactions import message_posted
from games.chat.selectors import MayChat, Voice, newest_game, series_id_of, voice_of
from games.chat.words import Words, check_text
from games.play.errors import AccountNeeded, IdempotencyKeyReused, NotFound, NotYourSeat
from games.play.models import Game
from games.play.services.locks import lock_game
from games.play.services.receipts import check_key
from web.errors import ServiceError

KEPT_FOR = timedelta(days=90)
SAME_AGAIN_AFTER = timedelta(seconds=20)


@dataclass(frozen=True, slots=True)
class Posted:
    """A message, and whether the same key had brought it here before."""

    message: ChatMessage
    is_replay: bool


def post_message(*, game_id: str, user: User, words: Words, key: str = "") -> Posted:
    """A message of the user in the chat of the game's series, told to all who listen on commit.

    The same key again gives the first message again. Raises NotFound, InvalidInput, NotYourSeat
    (only who sits at the table speaks), Muted, AccountNeeded and ChatClosed (for free text),
    RepeatedMessage, IdempotencyKeyReused.
    """
    if key:
        check_key(key, is_person=True)
    if words.kind == ChatKind.TEXT:
        words = Words.free(check_text(words.text))
    with transaction.atomic(durable=True):
        game = _game(game_id)
        newest = _lock_newest(game)
        series_id = series_id_of(game)
        sent = _sent_before(series_id, user, words, key)
        if sent is not None:
            return Posted(sent, is_replay=True)
        _check_may_say(words, voice_of(user, game=game, newest=newest))
        _check_is_new(series_id, user, words)
        message = ChatMessage.objects.create(
            series_id=series_id,
            author=user,
            kind=words.kind,
            code=words.code,
            text=words.text,
            key=key,
        )
        message_posted.announce(series_id)
    return Posted(message, is_replay=False)


def forget_messages(*, now: datetime) -> int:
    """Delete what was said longer than `KEPT_FOR` ago; how many. Reports have copies of theirs."""
    deleted, _ = ChatMessage.objects.filter(at__lt=now - KEPT_FOR).delete()
    return deleted


def forget_messages_of(user_id: int) -> None:
    """Delete everything that the user said."""
    ChatMessage.objects.filter(author_id=user_id).delete()


def _game(game_id: str) -> Game:
    game = Game.objects.defer("server_seed", "position").filter(pk=game_id).first()
    if game is None:
        raise NotFound("There is no such game.")
    return game


def _lock_newest(game: Game) -> Game:
    """The newest game of the series, locked: messages of one chat are written one by one.

    So their ids rise in the order of their commits, and no game begins between the look at it and
    the message.
    """
    newest = lock_game(newest_game(game).pk)
    # A next one may have been made, or cancelled, while this waited for the lock.
    while (found := newest_game(game)).pk != newest.pk:
        newest = lock_game(found.pk)
    return newest


def _sent_before(series_id: str, user: User, words: Words, key: str) -> ChatMessage | None:
    if not key:
        return None
    sent = ChatMessage.objects.filter(series_id=series_id, author=user, key=key).first()
    if sent is not None and _words_of(sent) != words:
        raise IdempotencyKeyReused("This idempotency key was sent with another message.")
    return sent


def _check_may_say(words: Words, voice: Voice) -> None:
    is_free = words.kind == ChatKind.TEXT
    if voice.may == MayChat.WRITE or (voice.may == MayChat.SAY and not is_free):
        return
    raise _refusal(voice)


def _refusal(voice: Voice) -> ServiceError:
    match voice.why:
        case "muted":
            return Muted(until=voice.until)
        case "chat_closed":
            return ChatClosed("While a rated game runs, only phrases and reactions are open.")
        case "account_needed":
            return AccountNeeded("Only an account can write freely: register first.")
        case _:
            return NotYourSeat("Only those who sit at the table write in its chat.")


def _check_is_new(series_id: str, user: User, words: Words) -> None:
    last = ChatMessage.objects.filter(series_id=series_id, author=user).order_by("-pk").first()
    if last is None or _words_of(last) != words:
        return
    if last.at > timezone.now() - SAME_AGAIN_AFTER:
        raise RepeatedMessage("You have just said that.")


def _words_of(message: ChatMessage) -> Words:
    return Words(ChatKind(message.kind), message.code, message.text)
