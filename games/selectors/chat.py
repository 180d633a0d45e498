"""What was said at a table, as a viewer may hear it, and what somebody may say there."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from django.db.models import Max, Q, QuerySet

from accounts.models import User
from accounts.selectors.relations import unheard
from accounts.selectors.sanctions import active_mute
from games.errors import NotFound
from games.models import ChatMessage, Game, GameStatus, Seat

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
    series = series_id_of(game)
    games = Game.objects.filter(Q(pk=series) | Q(first_game=series)).defer(
        "server_seed", "position"
    )
    newest = games.exclude(status=GameStatus.CANCELLED).order_by("-series_number").first()
    return newest or game


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


def page_of_chat(
    *, series_id: str, user_id: int | None, since: int = 0, before: int | None = None
) -> Page:
    """The newest messages after `since` and before `before`, but for those the user won't hear."""
    rows = _messages(series_id).filter(pk__gt=since)
    if before is not None:
        rows = rows.filter(pk__lt=before)
    found = list(rows.order_by("-pk")[: PAGE + 1])
    page = found[:PAGE][::-1]
    older = page[0].pk if len(found) > PAGE else None
    return Page(heard(page, by=user_id), older)


def messages_after(series_id: str, message_id: int) -> list[ChatMessage]:
    """Everything said after a message, whoever may hear it; the newest `PAGE` at most."""
    rows = _messages(series_id).filter(pk__gt=message_id).order_by("-pk")
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


def _messages(series_id: str) -> QuerySet[ChatMessage]:
    return ChatMessage.objects.filter(series_id=series_id).select_related("author")


def _is_at_table(user: User, *, game: Game, newest: Game) -> bool:
    if newest.status == GameStatus.OPEN and newest.host_id == user.pk:
        return True
    games = [newest.pk] if newest.status == GameStatus.ACTIVE else [newest.pk, game.pk]
    seats = Seat.objects.filter(game_id__in=games, user_id=user.pk, left_version=None)
    return seats.exists()
