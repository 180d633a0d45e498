"""What people say at tables, for tests."""

from accounts.models import User
from games.models import ChatMessage, Game
from games.services.chat import post_message
from games.services.chat_words import Words


def user_on(game: Game, seat: int) -> User:
    """The person who sits there."""
    return User.objects.get(seats__game=game, seats__number=seat)


def say(game: Game, user: User, text: str) -> ChatMessage:
    """A free text of the user's, posted."""
    return post_message(game_id=game.pk, user=user, words=Words.free(text)).message


def texts(messages: list[ChatMessage]) -> list[str]:
    """What was said, phrases and reactions by their codes."""
    return [message.text or message.code for message in messages]
