"""Challenge a bot account to a game; accept, decline or cancel a challenge, and let it expire."""

from datetime import datetime, timedelta

from django.db import transaction

from accounts.models import User
from accounts.reactions import Blocking
from accounts.selectors.players import player_lookup
from accounts.selectors.relations import blocked_pairs
from games.challenges.consent import unwilling
from games.challenges.errors import AlreadyChallenged, ChallengeClosed, NotABot
from games.challenges.models import Challenge, ChallengeDeclineReason, ChallengeStatus
from games.challenges.reactions import ChallengeNews, challenge_declined, challenge_made
from games.invitations.errors import InvitedYourself, UnknownInvitee
from games.matchmaking.matches import Agreement, open_matches
from games.play.errors import NotFound
from games.play.models import Game
from games.play.selectors.games import get_game
from games.play.time.clock import Control, Days, control_from_json, control_to_json
from games.tables.errors import NotWelcomeAtTable
from games.tables.services.choices import new_terms
from games.tables.services.deal_secrets import deal_secret_of
from games.tables.terms import PlayedRules, TableChoice, Terms
from notifications.kinds import Kind
from notifications.services.notifying import notify, withdraw

SEATS = 2
GOOD_FOR = timedelta(minutes=2)
GOOD_FOR_BY_DAYS = timedelta(days=1)
ANSWER_WITHIN = timedelta(seconds=30)
"""The time in which both have to answer to the accepted game, as in quick match."""
KEPT_FOR = timedelta(days=30)


def challenge(
    *,
    challenger_id: int,
    name: str,
    choice: TableChoice,
    now: datetime,
) -> Challenge:
    """Challenge the bot account of this name to a game of two.

    Raises UnknownPlayer, Yourself, NotABot, NotWelcome, AlreadyChallenged, InvalidInput,
    InvalidRules.
    """
    terms = new_terms(choice, seats=SEATS, people=SEATS)
    with transaction.atomic(durable=True):
        # Locked, so that two challenges at once are one after the other.
        rows = User.objects.select_for_update(no_key=True)
        challenged = rows.filter(**player_lookup(name), is_active=True).first()
        if challenged is None:
            raise UnknownInvitee("There is no account of this name.")
        if challenged.pk == challenger_id:
            raise InvitedYourself("That's you.")
        if not challenged.is_bot:
            raise NotABot(f"{challenged.name} is a person: invite them to a table.")
        if unwilling(asker_id=challenger_id, asked=[challenged.pk]):
            # One answer for every reason, so that a block stays private.
            raise NotWelcomeAtTable(f"{challenged.name} can't be challenged by you.")
        _check_none_pending(challenger_id, challenged, now)
        row = Challenge.objects.create(
            challenger_id=challenger_id,
            challenged=challenged,
            **terms.played.columns(),
            clock=None if terms.clock is None else control_to_json(terms.clock),
            is_rated=terms.is_rated,
            at=now,
            expires_at=now + (good_for := _good_for(terms.clock)),
        )
        notify(
            user_id=challenged.pk,
            kind=Kind.CHALLENGE,
            game_id=row.pk,
            about_id=challenger_id,
            data={"challenge": row.pk},
            good_for=good_for,
        )
        challenge_made.announce(ChallengeNews(row.pk, challenged.pk))
    return row


def accept_challenge(*, challenge_id: str, user_id: int, now: datetime) -> Game:
    """Accept a challenge: its game begins once both have answered, by `get_ready`.

    Raises NotFound, ChallengeClosed, and NotWelcome if a block is between the two by now.
    """
    with transaction.atomic(durable=True):
        row = _challenge(challenge_id, challenged_id=user_id)
        if blocked_pairs((row.challenger_id, row.challenged_id)):
            raise NotWelcomeAtTable("You and the challenger want no contact.")
        _check_open(row, now)
        _close(row, ChallengeStatus.ACCEPTED)
        players = (row.challenger_id, row.challenged_id)
        agreed = Agreement(
            _terms_of(row), players, now + ANSWER_WITHIN, secret=deal_secret_of(row.pk)
        )
        open_matches([agreed], now=now)
    return get_game(row.pk)


def decline_challenge(*, challenge_id: str, user_id: int, reason: str, now: datetime) -> None:
    """Decline a challenge, and notify the challenger of the reason.

    Raises NotFound, ChallengeClosed.
    """
    with transaction.atomic(durable=True):
        row = _open(challenge_id, challenged_id=user_id, now=now)
        _close(row, ChallengeStatus.DECLINED, reason=ChallengeDeclineReason(reason))
        notify(
            user_id=row.challenger_id,
            kind=Kind.CHALLENGE_DECLINED,
            about_id=user_id,
            data={"challenge": row.pk, "reason": reason},
        )
        challenge_declined.announce(ChallengeNews(row.pk, row.challenger_id))


def withdraw_challenge(*, challenge_id: str, user_id: int, now: datetime) -> None:
    """Withdraw a challenge by the user; raises NotFound, ChallengeClosed."""
    with transaction.atomic(durable=True):
        row = _open(challenge_id, challenger_id=user_id, now=now)
        _close(row, ChallengeStatus.WITHDRAWN)


def forget_challenges(*, now: datetime) -> int:
    """Delete the challenges older than `KEPT_FOR`; return their number."""
    return Challenge.objects.filter(at__lt=now - KEPT_FOR).delete()[0]


def _terms_of(row: Challenge) -> Terms:
    clock = None if row.clock is None else control_from_json(row.clock)
    return Terms.usual(PlayedRules.of(row), is_rated=row.is_rated, clock=clock)


def _good_for(clock: Control | None) -> timedelta:
    return GOOD_FOR_BY_DAYS if isinstance(clock, Days) else GOOD_FOR


def _check_none_pending(challenger_id: int, challenged: User, now: datetime) -> None:
    pending = Challenge.objects.filter(
        challenger_id=challenger_id, challenged=challenged, status=ChallengeStatus.PENDING
    )
    pending.filter(expires_at__lte=now).update(status=ChallengeStatus.EXPIRED)
    if pending.exists():
        raise AlreadyChallenged(f"{challenged.name} was challenged by you already.")


def end_challenges_between(news: Blocking) -> None:
    """Let the open challenges between two users lapse, without notifying them."""
    people = (news.blocker_id, news.blocked_id)
    with transaction.atomic():
        rows = Challenge.objects.select_for_update(no_key=True).filter(
            challenger_id__in=people, challenged_id__in=people, status=ChallengeStatus.PENDING
        )
        for row in rows.order_by("pk"):
            _close(row, ChallengeStatus.EXPIRED)


def _open(challenge_id: str, *, now: datetime, **by: int) -> Challenge:
    """Return the locked challenge, if it waits for an answer."""
    row = _challenge(challenge_id, **by)
    _check_open(row, now)
    return row


def _challenge(challenge_id: str, **by: int) -> Challenge:
    row = Challenge.objects.select_for_update(no_key=True).filter(pk=challenge_id, **by).first()
    if row is None:
        raise NotFound("There is no such challenge of yours.")
    return row


def _check_open(row: Challenge, now: datetime) -> None:
    if row.status != ChallengeStatus.PENDING or row.expires_at <= now:
        raise ChallengeClosed("This challenge is no longer open.")


def _close(
    row: Challenge, status: ChallengeStatus, *, reason: ChallengeDeclineReason | None = None
) -> None:
    row.status = status
    row.reason = "" if reason is None else reason
    row.save(update_fields=["status", "reason"])
    withdraw(user_id=row.challenged_id, kind=Kind.CHALLENGE, game_id=row.pk)
