"""Beginning one's try at the deal of the day, and writing its result down."""

import secrets
from datetime import datetime

from django.db import transaction
from django.db.models import Exists, OuterRef, Q

from games.daily_deals.models import DailyDeal, DealTry
from games.engine import PRESETS, RuleSet
from games.engine.deck import SEED_BYTES, commitment, full_pack
from games.play.models import BotLevel, Game, GameStatus, Seat, new_game_id
from games.play.reactions import Committed
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.locks import lock_game
from games.ratings.system import mode_of
from games.tables.services.starting import deal

PERSON = 0
PRESET = "podkidnoy"
BOTS = (BotLevel.LEARNER, BotLevel.CASUAL, BotLevel.CLEVER)
MOST_AT_ONCE = 200


def play_daily_deal(*, user_id: int, now: datetime) -> Game:
    """The user's game of today's deal; dealt now if there is none. There is no second try.

    Like a lesson it is private, never rated, and counted nowhere but in the list of the day.
    """
    today = _deal_of(now)
    own = DealTry.objects.filter(deal=today, user_id=user_id).first()
    return get_game(own.game_id if own is not None else _begin(today, user_id, now))


def settle(*, game_id: str, now: datetime) -> bool:
    """Write the result of a try whose game is over or was left; whether this call has."""
    with transaction.atomic():
        own = DealTry.objects.filter(game_id=game_id, ended_at=None).first()
        if own is None:
            return False
        game = lock_game(game_id)
        seat = game.seats.get(number=PERSON)
        has_left = seat.left_version is not None or game.status == GameStatus.CANCELLED
        if game.status == GameStatus.ACTIVE and not has_left:
            return False
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
    games = list(over.order_by("began_at").values_list("game_id", flat=True)[:MOST_AT_ONCE])
    return sum(settle(game_id=game_id, now=now) for game_id in games)


def settle_after(committed: Committed, *, now: datetime) -> None:
    """Write the result if what was committed has ended a try."""
    if committed.is_table_changed and committed.first_version > 1:
        settle(game_id=committed.game_id, now=now)


def _deal_of(now: datetime) -> DailyDeal:
    """The deal of the day; whoever comes first has it shuffled."""
    rules = PRESETS[PRESET].rules
    pack = list(full_pack(rules.deck, rules.decks))
    secrets.SystemRandom().shuffle(pack)
    today, _ = DailyDeal.objects.get_or_create(
        day=now.date(),
        defaults={
            "rules": rules.to_json(),
            "pack": " ".join(card.code for card in pack),
            "bots": list(BOTS),
            "server_seed": secrets.token_bytes(SEED_BYTES),
        },
    )
    return today


def _begin(today: DailyDeal, user_id: int, now: datetime) -> str:
    rules, game_id = RuleSet.from_json(today.rules), new_game_id()
    server_seed = bytes(today.server_seed)
    with transaction.atomic(durable=True):
        game = Game.objects.create(
            id=game_id,
            server_seed=server_seed,
            commitment=commitment(game_id, server_seed),
            preset=PRESET,
            rules=today.rules,
            host_id=user_id,
            is_private=True,
            fixed_pack=today.pack,
            mode=mode_of(rules, len(today.bots) + 1),
        )
        own, is_new = DealTry.objects.get_or_create(
            deal=today, user_id=user_id, defaults={"game": game, "began_at": now}
        )
        if not is_new:
            game.delete()  # the same person was quicker
            return own.game_id
        created = game.created_at
        seats = [Seat(game=game, number=PERSON, user_id=user_id, game_created_at=created)]
        seats += [
            Seat(game=game, number=number, bot_level=level, game_created_at=created)
            for number, level in enumerate(today.bots, start=1)
        ]
        Seat.objects.bulk_create(seats)
        deal(game, seats)
    return game_id
