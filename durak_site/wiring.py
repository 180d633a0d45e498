"""Wiring (signals, event handlers): the one list of reactions to commits and ports of packages.

Only the site's start imports it.
"""

from allauth.account.signals import email_confirmed, password_changed, password_reset
from django.conf import settings
from django.contrib.auth.signals import user_logged_out
from django.db.models.signals import post_delete, post_save
from oauth2_provider.models import AccessToken

from accounts.callers import invalidate_session, invalidate_user
from accounts.identity_providers import IdentityProvider, register_provider
from accounts.personal_data import register
from accounts.reactions import player_blocked, session_ended, token_ended
from accounts.receivers import invalidate_caller, log_out_elsewhere, log_out_everywhere
from accounts.secrets import reencrypt_too
from accounts.services.apps import end_access_token, note_access
from accounts.shown_sanctions import show_sanctions_of
from accounts.sockets.watches import close_sockets, close_sockets_of, close_sockets_of_token
from bots.analysis.personal_data import EvaluationsOfPerson
from bots.analysis.reactions import evaluation_asked
from bots.analysis.tasks import queue_evaluation
from bots.puzzles.personal_data import PuzzlesOfPerson
from bots.reviews.personal_data import ReviewsOfPerson
from bots.reviews.reactions import review_asked
from bots.reviews.tasks import queue_review
from bots.tasks import queue_turns
from games.challenges.personal_data import ChallengesOfPerson
from games.challenges.reactions import challenge_declined, challenge_made
from games.challenges.services import end_challenges_between
from games.chat.feeds import publish_chat
from games.chat.personal_data import ChatOfPerson
from games.chat.reactions import message_posted
from games.clubs.personal_data import ClubsOfPerson
from games.daily_deals.personal_data import DailyDealsOfPerson
from games.daily_deals.tasks import note_end
from games.duplicates.personal_data import DuplicatesOfPerson
from games.duplicates.tasks import go_on
from games.engine.errors import InvalidRules, Malformed
from games.invitations.personal_data import InvitationsOfPerson
from games.invitations.services import accept_by_sitting_down, end_invitations_between
from games.matchmaking.feeds import publish_match_found
from games.matchmaking.personal_data import SeeksOfPerson
from games.matchmaking.reactions import match_found, seeks_changed
from games.matchmaking.seeks import end_seeks
from games.matchmaking.tasks import queue_matching
from games.play.api.broken import Broken, broken_problem
from games.play.api.problems import malformed_problem, refusal_problem
from games.play.errors import CommandRefused
from games.play.feeds.account import (
    publish_notifications,
    publish_own_games,
    publish_standing,
    publish_unread,
)
from games.play.feeds.notices import publish_commit
from games.play.reactions import committed
from games.play.selectors.seals import check_not_sealed
from games.profiles.feeds import publish_players_game
from games.profiles.tasks import queue_news_of_friends
from games.ratings.feeds import publish_ratings
from games.ratings.messages import game_ratings_json
from games.ratings.personal_data import RatingsOfPerson
from games.ratings.reactions import rating_entered
from games.ratings.tasks import queue_ratings
from games.records.export_parts import add_to_lines
from games.records.personal_data import GamesOfPerson
from games.rule_sets.personal_data import RuleSetsOfPerson
from games.rule_words.problems import rules_problem
from games.tables.lobby.feeds import publish_table
from games.tables.personal_data import TablesOfPerson
from games.tables.reactions import game_begun, player_seated
from games.tournaments.feeds import publish_tournament
from games.tournaments.personal_data import TournamentsOfPerson
from games.tournaments.reactions import more_to_deal, tournament_news, tournament_shown
from games.tournaments.tasks import annul_banned_player, go_on_dealing, settle_table
from games.tv.feeds import publish_channels
from games.tv.reactions import tv_changed
from moderation.api.bodies import sanctions_shown_to
from moderation.personal_data import ModerationOfPerson
from moderation.reactions import person_banned, standing_changed
from moderation.receivers import ban_again
from notifications.personal_data import NotificationsOfPerson
from notifications.reactions import (
    deliveries_planned,
    notified,
    telegram_wanted,
    unread_changed,
)
from notifications.services.subscriptions import drop_session
from notifications.tasks import queue_deliveries
from telegram.personal_data import TelegramOfPerson
from telegram.reactions import message_planned
from telegram.selectors import PROVIDER as TELEGRAM
from telegram.services.messages import plan_message
from telegram.services.proofs import is_on as is_telegram_on
from telegram.tasks import queue_message
from web.http.address_checks import register_address_check
from web.http.exception_handler import register_problem
from webhooks.personal_data import WebhooksOfPerson
from webhooks.reactions import planned
from webhooks.services.managing import reencrypt_webhooks
from webhooks.services.planning import (
    is_listened_to,
    plan_challenge,
    plan_declined_challenge,
    plan_events,
    plan_match_found,
    plan_rated_end,
    plan_tournament,
)
from webhooks.tasks import queue_delivery


def connect() -> None:
    """Connect every reaction and every port; called once in each process, when Django is ready."""
    _connect_reactions()
    _connect_foreign_signals()
    _connect_ports()


def _connect_reactions() -> None:
    committed.add_in_transaction("webhooks", plan_events, when=is_listened_to)
    committed.add("sockets", publish_commit)
    committed.add("lobby", publish_table)
    committed.add("own games", publish_own_games)
    committed.add("bot turns", queue_turns, when=lambda news: bool(news.awaited_bots))
    committed.add("ratings", queue_ratings, when=lambda news: news.is_rating_due)
    for name, reaction in (
        ("games of players", publish_players_game),
        ("news of friends", queue_news_of_friends),
        ("deals of the day", note_end),
        ("duplicate matches", go_on),
        ("tournaments", settle_table),
    ):
        committed.add(name, reaction, when=lambda news: news.is_table_changed)
    rating_entered.add_in_transaction("webhooks", plan_rated_end, when=lambda news: news.is_first)
    rating_entered.add("sockets", publish_ratings)
    game_begun.add_in_transaction("seeks", end_seeks)
    player_seated.add_in_transaction("invitations", accept_by_sitting_down)
    seeks_changed.add("matching", queue_matching)
    match_found.add_in_transaction("webhooks", plan_match_found)
    challenge_made.add_in_transaction("webhooks", plan_challenge)
    challenge_declined.add_in_transaction("webhooks", plan_declined_challenge)
    match_found.add("sockets", publish_match_found)
    tv_changed.add("sockets", publish_channels)
    review_asked.add("worker", queue_review)
    evaluation_asked.add("worker", queue_evaluation)
    tournament_shown.add("sockets", publish_tournament)
    tournament_news.add_in_transaction("webhooks", plan_tournament)
    more_to_deal.add("worker", go_on_dealing)
    message_posted.add("sockets", publish_chat)
    notified.add("sockets", publish_notifications)
    unread_changed.add("sockets", publish_unread)
    deliveries_planned.add("pushes", queue_deliveries)
    telegram_wanted.add_in_transaction("telegram", plan_message)
    message_planned.add("worker", queue_message)
    planned.add("worker", queue_delivery)
    session_ended.add("callers", invalidate_session)
    session_ended.add("sockets", close_sockets)
    session_ended.add("pushes", drop_session)
    token_ended.add("sockets", close_sockets_of_token)
    player_blocked.add("challenges", end_challenges_between)
    player_blocked.add("invitations", end_invitations_between)
    person_banned.add("callers", invalidate_user)
    person_banned.add("tournaments", annul_banned_player)
    person_banned.add("sockets", close_sockets_of)
    standing_changed.add("callers", invalidate_user)
    standing_changed.add("sockets", publish_standing)


def _connect_foreign_signals() -> None:
    user_logged_out.connect(invalidate_caller, dispatch_uid="callers")
    password_changed.connect(log_out_elsewhere, dispatch_uid="sessions")
    password_reset.connect(log_out_everywhere, dispatch_uid="sessions")
    post_save.connect(note_access, sender=AccessToken, dispatch_uid="tokens")
    post_delete.connect(end_access_token, sender=AccessToken, dispatch_uid="tokens")
    email_confirmed.connect(ban_again, dispatch_uid="bans")


def _connect_ports() -> None:
    show_sanctions_of(sanctions_shown_to)
    reencrypt_too("webhooks", reencrypt_webhooks)
    register_address_check(
        "game_id", lambda game_id, user_id: check_not_sealed(game_id, user_id=user_id)
    )
    add_to_lines("ratings", game_ratings_json)
    for provider in settings.DURAK_IDENTITY_PROVIDERS:
        register_provider(IdentityProvider(provider.id, provider.shown_name, redirects=True))
    register_problem(InvalidRules, rules_problem)
    register_problem(Malformed, malformed_problem)
    register_problem(CommandRefused, refusal_problem)
    register_problem(Broken, broken_problem)
    register_provider(IdentityProvider(TELEGRAM, "Telegram", is_telegram_on))
    # In the order in which a user who leaves is removed from them.
    register("quick match", SeeksOfPerson())
    register("challenges", ChallengesOfPerson())
    register("tables", TablesOfPerson())
    register("games", GamesOfPerson())
    register("reviews", ReviewsOfPerson())
    register("evaluations", EvaluationsOfPerson())
    register("puzzles", PuzzlesOfPerson())
    register("daily deals", DailyDealsOfPerson())
    register("duplicates", DuplicatesOfPerson())
    register("clubs", ClubsOfPerson())
    register("tournaments", TournamentsOfPerson())
    register("chat", ChatOfPerson())
    register("ratings", RatingsOfPerson())
    register("rule sets", RuleSetsOfPerson())
    register("invitations", InvitationsOfPerson())
    register("webhooks", WebhooksOfPerson())
    register("telegram", TelegramOfPerson())
    register("notifications", NotificationsOfPerson())
    register("moderation", ModerationOfPerson())
