"""Factories of chat messages and the people who post them, for tests."""

from typing import NamedTuple

from accounts.models import User
from games.chat.content import Content
from games.chat.models import ChatMessage
from games.chat.services import post_message
from games.play.models import Game
from games.play.selectors.admission import key_to
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import HostPlan, OpenPlan
from games.tables.services.seating import join_game
from games.tables.services.series import get_ready, next_game
from games.tables.terms import TableChoice
from tests.support.games import played_out, some_user


def user_on(game: Game, seat: int) -> User:
    """The user on a seat."""
    return User.objects.get(seats__game=game, seats__number=seat)


def say(game: Game, user: User, text: str) -> ChatMessage:
    """Post a free text of the user; return the message."""
    return post_message(game_id=game.pk, user=user, content=Content.free(text)).message


def texts(messages: list[ChatMessage]) -> list[str]:
    """The texts of messages; for phrases and reactions their codes."""
    return [message.text or message.code for message in messages]


class GuardedSeries(NamedTuple):
    """A series with a password: a finished game and a running game with one chat."""

    first: Game
    second: Game
    host: User
    other: User


def guarded_series(password: str) -> GuardedSeries:
    """A series at a private table; its host posted "well played" between the games."""
    host, other = some_user(), some_user()
    first = create_game(
        TableChoice(preset="duel", is_private=True, password=password),
        [HostPlan(), OpenPlan()],
        host_id=host.pk,
    )
    keys = [key_to(first.password)]
    join_game(game_id=first.pk, user_id=other.pk, keys=keys)
    first = played_out(start_game(game_id=first.pk, user_id=host.pk))
    say(first, host, "well played")
    second = next_game(game_id=first.pk, user_id=host.pk)
    for person in (host, other):
        second = get_ready(game_id=second.pk, user_id=person.pk)
    return GuardedSeries(first, second, host, other)
