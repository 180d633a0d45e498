"""The chat history that a viewer may see, and the rights to write (no spectators, not muted)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from django.db.models import Q, QuerySet

from accounts.models import User
from accounts.selectors.bans_and_mutes import mute_of
from accounts.selectors.relations import unheard
from games.chat.models import ChatMessage
from games.play.errors import NotFound, PasswordNeeded
from games.play.models import Game, GameStatus, Seat
from games.play.selectors.admission import check_may_watch
from web.database.prepared_statements import PreparedQuery

PAGE = 50


class MayChat(StrEnum):
    """The rights to post."""

    WRITE = "write"
    """Anything."""
    SAY = "say"
    """Phrases and reactions."""
    READ = "read"
    """Nothing."""


@dataclass(frozen=True, slots=True)
class ChatRights:
    """The rights of a user at a table now, and the code of the reason if they are limited."""

    may: MayChat
    why: str | None = None
    until: datetime | None = None
    """The end of a mute; None for a mute without an end."""


@dataclass(frozen=True, slots=True)
class Page:
    """Messages in the order of posting; `older` is the `before` of the page before this one."""

    messages: Sequence[ChatMessage]
    older: int | None


def series_id_of(game: Game) -> str:
    """Return the id of the first game of a game's series, under which the chat is stored."""
    return game.first_game_id or game.pk


def newest_game(game: Game) -> Game:
    """Return the newest game of a game's series.

    Its players and status decide who may post what.
    """
    return newest_of_series(series_id_of(game)) or game


def newest_of_series(series_id: str) -> Game | None:
    """Return the newest game of a series that was not cancelled; None if all were."""
    games = Game.objects.filter(Q(pk=series_id) | Q(first_game=series_id)).defer(
        "server_seed", "position"
    )
    return games.exclude(status=GameStatus.CANCELLED).order_by("-series_number").first()


def chat_rights(user: User | None, *, game: Game, newest: Game) -> ChatRights:
    """Return the rights of a user in the chat of a game's series; `newest` is its newest game.

    Only players at the table post; before and after a game, players of the game before, too.
    """
    if user is None:
        return ChatRights(MayChat.READ, "not_authenticated")
    if not _is_at_table(user, game=game, newest=newest):
        return ChatRights(MayChat.READ, "not_your_seat")
    mute = mute_of(user.pk)
    if mute is not None:
        return ChatRights(MayChat.READ, "muted", mute.until)
    if newest.is_rated and newest.status == GameStatus.ACTIVE:
        return ChatRights(MayChat.SAY, "chat_closed")
    if user.is_guest:
        return ChatRights(MayChat.SAY, "account_needed")
    return ChatRights(MayChat.WRITE)


def guarded_since(
    newest: Game, *, user_id: int | None, keys: Collection[str] = ()
) -> datetime | None:
    """Return the moment from which on the user may not read the chat, or None.

    It is the start of `newest`, the newest game of the series, if the user may not watch it: a
    series has one chat, so that the path of an earlier game leads to the newest messages, too.
    """
    try:
        check_may_watch(newest, user_id=user_id, keys=keys)
    except PasswordNeeded:
        return newest.started_at
    return None


def page_of_chat(
    *,
    series_id: str,
    user_id: int | None,
    since: int = 0,
    before: int | None = None,
    until: datetime | None = None,
) -> Page:
    """Return the newest messages that the user may see: at most `PAGE`, in the order of posting.

    Only messages with ids between `since` and `before`, exclusive, posted before `until`.
    """
    rows = _messages(series_id, until).filter(pk__gt=since)
    if before is not None:
        rows = rows.filter(pk__lt=before)
    found = list(rows.order_by("-pk")[: PAGE + 1])
    page = found[:PAGE][::-1]
    older = page[0].pk if len(found) > PAGE else None
    return Page(visible_messages(page, to=user_id), older)


class ReadUpTo(NamedTuple):
    """The newest message that was read: its id, 0 for none, and the time of posting.

    The time is None if it is unknown. An id alone does not identify a message: after a failover or
    a restore that loses the last messages, other messages get their ids.
    """

    message_id: int
    at: datetime | None = None

    def after(self, messages: Sequence[ChatMessage]) -> "ReadUpTo":
        """Return the state after these messages are read, too."""
        times = [message.at for message in messages]
        return ReadUpTo(messages[-1].pk, max(times if self.at is None else [*times, self.at]))


def read_up_to(series_id: str, since: int | None) -> ReadUpTo:
    """Return the state of a reader who has the messages up to `since`; None means all messages.

    If the chat has lost that message and all later ones, the reader has nothing.
    """
    newest = newest_message(series_id)
    if newest is None:
        return ReadUpTo(0)
    if since is None:
        return ReadUpTo(newest.pk, newest.at)
    times = ChatMessage.objects.filter(series_id=series_id, pk=since).values_list("at", flat=True)
    at = times.first()
    return ReadUpTo(0) if at is None and newest.pk < since else ReadUpTo(since, at)


def messages_after(
    series_id: str, read: ReadUpTo, *, until: datetime | None = None
) -> list[ChatMessage]:
    """Return the newest messages after those that were read and before `until`, for all viewers.

    At most `PAGE`. A message is new by its id or, if ids were lost and reused, by its time.
    """
    is_new = Q(pk__gt=read.message_id)
    if read.at is not None:
        is_new |= Q(at__gt=read.at)
    rows = _messages(series_id, until).filter(is_new).order_by("-pk")
    return list(rows[:PAGE])[::-1]


def visible_messages(messages: Sequence[ChatMessage], *, to: int | None) -> list[ChatMessage]:
    """Return the messages without those of authors whom a mute or a block hides from the user."""
    hidden = unheard(by=to, among={message.author_id for message in messages} - {to})
    return [message for message in messages if message.author_id not in hidden]


def newest_message(series_id: str) -> ChatMessage | None:
    """Return the id and the time of the newest message of a series; None without messages."""
    return next(iter(_newest(series_id)), None)


_newest = PreparedQuery(
    lambda series_id: (
        ChatMessage.objects.filter(series_id=series_id).order_by("-pk").only("pk", "at")[:1]
    ),
    "(the series)",
)


def get_message(message_id: int) -> ChatMessage:
    """Return a message with its author and its series' first game. Raises NotFound."""
    rows = ChatMessage.objects.select_related("author", "series")
    message = rows.filter(pk=message_id).first()
    if message is None:
        raise NotFound("There is no such message.")
    return message


def messages_by(user_id: int) -> QuerySet[ChatMessage]:
    """Return the messages of a user that are still kept, oldest first."""
    return ChatMessage.objects.filter(author_id=user_id).order_by("pk")


def _messages(series_id: str, until: datetime | None) -> QuerySet[ChatMessage]:
    rows = ChatMessage.objects.filter(series_id=series_id).select_related("author")
    return rows if until is None else rows.filter(at__lt=until)


def _is_at_table(user: User, *, game: Game, newest: Game) -> bool:
    if newest.status == GameStatus.OPEN and newest.host_id == user.pk:
        return True
    games = [newest.pk] if newest.status == GameStatus.ACTIVE else [newest.pk, game.pk]
    seats = Seat.objects.filter(game_id__in=games, user_id=user.pk, left_version=None)
    return seats.exists()
