"""What the socket of an account hears of quick match."""

from games.matchmaking.reactions import PersonPaired
from games.play.messages.account import match_message
from games.play.realtime.account import tell_user


def tell_pairing(news: PersonPaired) -> None:
    """Tell every page of a person that a seat in a game is theirs."""
    tell_user(news.user_id, match_message(news.game_id))
