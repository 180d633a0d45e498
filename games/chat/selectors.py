"""What was said at a table, as a viewer may hear it, and what somebody may say there."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from django.db.models import Max, Q, QuerySet

from accounts.models import User
from accounts.selectors.relations import unheard
from accounts.selectors.standing import active_mute
from games.chat.models import ChatMessage
from games.play.errors import NotFound, PasswordNeeded
from games.play.models import Game, GameStatus, Seat
from games.play.selectors.admission import check_may_watch

PAGE = 50


class MayChat(StrEnum):
    """How much somebody may say."""

    WRITE = "write"
    """Anything."""
    SAY = "say"
    """Phrases and reactions."""
    READ = "read"
    """Nothing."""


@dataclass(frozen=True, slots=True)
class Voice:
    """What somebody may say at a table now, and the code of what keeps them from saying more."""

    may: MayChat
    why: str | None = None
    until: datetime | None = None
    """When a mute ends; None for one that doesn't end by itself."""


@dataclass(frozen=True, slots=True)
class Page:
    """Messages in the order they were sent; `older` is where the page before this one ends."""

    messages: Sequence[ChatMessage]
    older: int | None


def series_id_of(game: Game) -> str:
    """The first game of the game's series, under which its chat is kept."""
    return game.first_game_id or game.pk


def newest_game(game: Game) -> Game:
    """The game that is played at this table now, or was last: it decides who may say what."""
    return newest_of_series(series_id_of(game)) or game


def newest_of_series(series_id: str) -> Game | None:
    """The newest game of a series that wasn't cancelled; None where every one was."""
    games = Game.objects.filter(Q(pk=series_id) | Q(first_game=series_id)).defer(
        "server_seed", "position"
    )
    return games.exclude(status=GameStatus.CANCELLED).order_by("-series_number").first()


def voice_of(user: User | None, *, game: Game, newest: Game) -> Voice:
    """What the user may say in the chat of a game's series, of which `newest` is the newest game.

    Only who sits at the table speaks; before and after a game also who sat in the one before.
    """
    if user is None:
        return Voice(MayChat.READ, "not_authenticated")
    if not _is_at_table(user, game=game, newest=newest):
        return Voice(MayChat.READ, "not_your_seat")
    mute = active_mute(user.pk)
    if mute is not None:
        return Voice(MayChat.READ, "muted", mute.until)
    if newest.is_rated and newest.status == GameStatus.ACTIVE:
        return Voice(MayChat.SAY, "chat_closed")
    if user.is_guest:
        return Voice(MayChat.SAY, "account_needed")
    return Voice(MayChat.WRITE)


def guarded_since(
    newest: Game, *, user_id: int | None, keys: Collection[str] = ()
) -> datetime | None:
    """From when on what was said isn't for the user: the start of a game they may not watch.

    A series has one chat, so an earlier game's address leads to what is said in the running one,
    too. `newest` is the newest game of the series.
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
    """The newest messages after `since`, before `before` and said before `until`.

    Without those the user won't hear.
    """
    rows = _messages(series_id, until).filter(pk__gt=since)
    if before is not None:
        rows = rows.filter(pk__lt=before)
    found = list(rows.order_by("-pk")[: PAGE + 1])
    page = found[:PAGE][::-1]
    older = page[0].pk if len(found) > PAGE else None
    return Page(heard(page, by=user_id), older)


def messages_after(
    series_id: str, message_id: int, *, until: datetime | None = None
) -> list[ChatMessage]:
    """What was said after a message and before `until`, whoever may hear it; `PAGE` at most."""
    rows = _messages(series_id, until).filter(pk__gt=message_id).order_by("-pk")
    return list(rows[:PAGE])[::-1]


def heard(messages: Sequence[ChatMessage], *, by: int | None) -> list[ChatMessage]:
    """Those of the messages whose authors the user hears."""
    silent = unheard(by=by, among={message.author_id for message in messages} - {by})
    return [message for message in messages if message.author_id not in silent]


def newest_message_id(series_id: str) -> int:
    """The id of the newest message; 0 where nothing has been said."""
    newest = ChatMessage.objects.filter(series_id=series_id).aggregate(newest=Max("pk"))["newest"]
    return newest or 0


def get_message(message_id: int) -> ChatMessage:
    """A message with its author and its series' first game. Raises NotFound."""
    rows = ChatMessage.objects.select_related("author", "series")
    message = rows.filter(pk=message_id).first()
    if message is None:
        raise NotFound("There is no such message.")
    return message


def messages_by(user_id: int) -> QuerySet[ChatMessage]:
    """Everything that is kept of what a user said, oldest first."""
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
