"""The message “match found” on a user's account feed: matchmaking has made a game for the user."""

from games.matchmaking.reactions import MatchFound
from games.play.feeds.account import publish_to_user
from games.play.messages.account import match_message


def publish_match_found(news: MatchFound) -> None:
    """Send the paired game, with its terms, to all open pages of the user."""
    publish_to_user(news.user_id, match_message(news.game_id, news.terms))
