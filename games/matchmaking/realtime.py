"""The message about a paired game on the socket of an account."""

from games.matchmaking.reactions import PersonPaired
from games.play.messages.account import match_message
from games.play.realtime.account import tell_user


def tell_pairing(news: PersonPaired) -> None:
    """Send the paired game to all open pages of the user."""
    tell_user(news.user_id, match_message(news.game_id))
