"""The one list of what reacts to committed events, sessions that end, and people who leave.

Nobody imports it but the site itself.
"""

from accounts.personal_data import register
from accounts.signals import person_banned, session_ended, standing_changed, token_ended
from bots.tasks import queue_turns
from games.lobby.signals import seek_made
from games.personal_data import GamesOfPerson
from games.reactions import chat_posted, listen, subscribe
from games.realtime.accounts import (
    call_people,
    tell_notification,
    tell_standing,
    tell_unread,
    tell_word,
)
from games.realtime.chat import publish_chat
from games.realtime.fanout import publish
from games.realtime.lobby import tell_lobby
from games.realtime.sessions import close_sockets, close_sockets_of, close_sockets_of_token
from games.tasks import queue_matching, queue_news_of_friends, queue_ratings
from notifications.personal_data import NotificationsOfPerson
from notifications.services.deliveries import queue_with
from notifications.services.subscriptions import drop_session
from notifications.signals import notified, unread_changed
from notifications.tasks import queue_deliveries


def connect() -> None:
    """Subscribe every reaction. Called once a process, when Django is ready."""
    subscribe("fanout", publish)
    subscribe("lobby", tell_lobby)
    subscribe("calls", call_people)
    subscribe("bot turns", queue_turns)
    subscribe("ratings", queue_ratings)
    subscribe("news of friends", queue_news_of_friends)
    listen("sockets", tell_word)
    notified.connect(tell_notification, dispatch_uid="sockets")
    unread_changed.connect(tell_unread, dispatch_uid="sockets")
    queue_with(queue_deliveries)
    register("games", GamesOfPerson())
    seek_made.connect(queue_matching, dispatch_uid="matching")
    chat_posted.connect(publish_chat, dispatch_uid="chat")
    register("notifications", NotificationsOfPerson())
    session_ended.connect(close_sockets, dispatch_uid="sockets")
    token_ended.connect(close_sockets_of_token, dispatch_uid="sockets of tokens")
    person_banned.connect(close_sockets_of, dispatch_uid="sockets of banned")
    standing_changed.connect(tell_standing, dispatch_uid="sockets")
    session_ended.connect(drop_session, dispatch_uid="pushes")
