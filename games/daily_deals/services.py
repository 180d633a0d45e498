"""Play the deal of the day (daily challenge): begin the one attempt, and write its result."""

import logging
import secrets
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import Exists, OuterRef, Q

from games.daily_deals.models import DailyDeal, DealTry
from games.engine import PRESETS, RuleSet
from games.engine.deck import pack_by
from games.play.errors import StoreError
from games.play.models import BotLevel, Game, GameStatus, Seat
from games.play.reactions import Committed
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.locks import lock_game
from games.tables.services.deal_secrets import new_server_seed, secret_of_fixed_deal
from games.tables.services.opening import open_table
from games.tables.services.seat_plans import BotPlan, HostPlan, SeatPlan
from games.tables.terms import Access, FixedDeal, PlayedRules, Terms

log = logging.getLogger(__name__)

PERSON = 0
PRESET = "podkidnoy"
BOTS = (BotLevel.LEARNER, BotLevel.CASUAL, BotLevel.CLEVER)
MAX_AT_ONCE = 200
GRACE = timedelta(minutes=5)
"""The time after midnight at which a day is over: a person may just be starting its deal."""
LATEST = timedelta(days=1)
"""The time for which a try may go on after its day."""


def play_daily_deal(*, user_id: int, now: datetime) -> Game:
    """Return the user's game of today's deal; deal it first if there is none.

    Like a lesson it is private, never rated, and counted only in the list of the day. It is sealed
    until the deal is open for everybody (`open_deals`).
    """
    today = _deal_of(now)
    own = DealTry.objects.filter(deal=today, user_id=user_id).first()
    return get_game(own.game_id if own is not None else _begin(today, user_id, now))


def settle(*, game_id: str, now: datetime, is_late: bool = False) -> bool:
    """Write the result of a try whose game is over or was left; return whether this call did.

    With `is_late` a try that still runs counts as left.
    """
    with transaction.atomic():
        own = DealTry.objects.filter(game_id=game_id, ended_at=None).first()
        if own is None:
            return False
        game = lock_game(game_id)
        seat = game.seats.get(number=PERSON)
        has_left = seat.left_version is not None or game.status == GameStatus.CANCELLED
        if game.status == GameStatus.ACTIVE and not has_left:
            if not is_late:
                return False
            has_left = True
        seats = game.seats.count()
        view = update_of(get_game(game_id)).seen_by(PERSON).view
        place = seats if has_left or seat.place is None else seat.place
        cards_left = 0 if view is None else len(view.hands[PERSON])
        written = DealTry.objects.filter(pk=own.pk, ended_at=None).update(
            ended_at=now, place=place, cards_left=cards_left, has_left=has_left
        )
    return bool(written)


def settle_lost(*, now: datetime) -> int:
    """Write the results that no reaction has written; return their number."""
    left = Seat.objects.filter(game=OuterRef("game"), number=PERSON, left_version__isnull=False)
    over = DealTry.objects.filter(~Q(game__status=GameStatus.ACTIVE) | Exists(left), ended_at=None)
    games = list(over.order_by("began_at").values_list("game_id", flat=True)[:MAX_AT_ONCE])
    return sum(settle(game_id=game_id, now=now) for game_id in games)


def open_deals(*, now: datetime) -> int:
    """Unseal the games of deals that nobody plays any more; return the number of deals.

    A deal is opened once its day is over and every try has a result; a day later tries that still
    run count as left.
    """
    over = DailyDeal.objects.filter(opened_at=None, day__lt=(now - GRACE).date())
    return sum(_open(deal, now) for deal in over)


def settle_after(committed: Committed, *, now: datetime) -> None:
    """Write the result if the commit has ended a try."""
    if committed.may_be_over:
        settle(game_id=committed.game_id, now=now)


def _open(deal: DailyDeal, now: datetime) -> bool:
    running = DealTry.objects.filter(deal=deal, ended_at=None)
    if deal.day < (now - GRACE - LATEST).date():
        for game_id in running.values_list("game_id", flat=True):
            _settle_late(game_id, now)
    with transaction.atomic():
        if running.exists():
            return False
        Game.objects.filter(deal_try__deal=deal, is_sealed=True).update(is_sealed=False)
        DailyDeal.objects.filter(pk=deal.pk).update(opened_at=now)
    return True


def _settle_late(game_id: str, now: datetime) -> None:
    try:
        settle(game_id=game_id, now=now, is_late=True)
    except StoreError:
        log.exception("The game of a try is broken, and its day stays sealed: %s", game_id)


def _deal_of(now: datetime) -> DailyDeal:
    """Return the deal of the day; shuffle it if there is none yet."""
    rules = PRESETS[PRESET].rules
    pack = list(pack_by(rules))
    secrets.SystemRandom().shuffle(pack)
    today, _ = DailyDeal.objects.get_or_create(
        day=now.date(),
        defaults={
            "rules": rules.to_json(),
            "pack": " ".join(card.code for card in pack),
            "bots": list(BOTS),
            "server_seed": new_server_seed(),
        },
    )
    return today


def _begin(today: DailyDeal, user_id: int, now: datetime) -> str:
    secret = secret_of_fixed_deal(today.server_seed)
    with transaction.atomic(durable=True):
        own, is_new = DealTry.objects.get_or_create(
            deal=today, user_id=user_id, defaults={"game_id": secret.id, "began_at": now}
        )
        if is_new:
            terms = Terms(
                played=PlayedRules(rules=RuleSet.from_json(today.rules), preset=PRESET),
                access=Access(is_private=True),
                deal=FixedDeal(fixed_pack=today.pack, is_sealed=True),
            )
            seats: list[SeatPlan] = [HostPlan(), *(BotPlan(level) for level in today.bots)]
            open_table(terms, seats, host_id=user_id, secret=secret, start=True)
    return own.game_id
