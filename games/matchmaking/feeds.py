"""The message to the feed of an account about a paired game."""

from games.matchmaking.reactions import PersonPaired
from games.play.feeds.account import publish_to_user
from games.play.messages.account import match_message


def publish_pairing(news: PersonPaired) -> None:
    """Send the paired game, with its terms, to all open pages of the user."""
    publish_to_user(news.user_id, match_message(news.game_id, news.terms))
