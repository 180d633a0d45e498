"""Deal a game of a match: sealed, with the pack and the secret of the deal."""

from collections.abc import Sequence
from datetime import datetime

from games.duplicates.models import DealGame, DuplicateMatch, MatchDeal, Place
from games.duplicates.sides import SIDE_OF_SEAT
from games.play.time.clock import control_from_json
from games.tables.services.deal_secrets import secret_of_fixed_deal
from games.tables.services.opening import open_table
from games.tables.services.seat_plans import BotPlan, PersonPlan, SeatPlan
from games.tables.terms import Access, FixedDeal, PlayedRules, Terms


def deal_at(
    table: int, deal: MatchDeal, *, match: DuplicateMatch, places: Sequence[Place], now: datetime
) -> None:
    """Deal the game at the table, in the transaction in which the match is locked.

    A player who left an earlier game does not come back: a bot has the place.
    """
    by_side = {place.side: place for place in places if place.table == table}
    at_table = [by_side[side] for side in SIDE_OF_SEAT[table]]
    people = [place.user_id for place in at_table if place.user_id and not place.has_left]
    clock = match.clock if people else None
    terms = Terms(
        played=PlayedRules.of(match),
        access=Access(is_private=True),
        clock=None if clock is None else control_from_json(clock),
        deal=FixedDeal(fixed_pack=deal.pack, duplicate=match.pk, is_sealed=True),
    )
    secret = secret_of_fixed_deal(deal.server_seed)
    DealGame.objects.create(deal=deal, table=table, game_id=secret.id, began_at=now)
    open_table(
        terms,
        [_seat(place, match) for place in at_table],
        host_id=people[0] if people else match.host_id,
        secret=secret,
        start=True,
    )


def _seat(place: Place, match: DuplicateMatch) -> SeatPlan:
    if place.user_id and not place.has_left:
        return PersonPlan(place.user_id)
    return BotPlan(place.bot_level or match.bot_level)
