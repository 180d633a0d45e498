"""The game of a deal at a table: sealed, from the deal's pack and secret."""

from collections.abc import Sequence
from datetime import datetime

from games.duplicates.models import DealGame, DuplicateMatch, MatchDeal, Place
from games.duplicates.seating import SEATS, SIDE_OF_SEAT
from games.engine import RuleSet
from games.engine.deck import commitment
from games.play.models import Game, Seat, new_game_id
from games.ratings.system import mode_of
from games.tables.services.starting import deal as deal_cards


def deal_at(
    table: int, deal: MatchDeal, *, match: DuplicateMatch, places: Sequence[Place], now: datetime
) -> None:
    """Deal the game at the table, in the transaction in which the match is locked.

    Who left an earlier game is not asked back: a bot has the place.
    """
    by_side = {place.side: place for place in places if place.table == table}
    at_table = [by_side[side] for side in SIDE_OF_SEAT[table]]
    people = [place.user_id for place in at_table if place.user_id and not place.has_left]
    game_id, server_seed = new_game_id(), bytes(deal.server_seed)
    game = Game.objects.create(
        id=game_id,
        server_seed=server_seed,
        commitment=commitment(game_id, server_seed),
        preset=match.preset,
        rules=match.rules,
        rules_name=match.rules_name,
        host_id=people[0] if people else match.host_id,
        is_private=True,
        is_sealed=True,
        duplicate=match.pk,
        fixed_pack=deal.pack,
        clock=match.clock if people else None,
        mode=mode_of(RuleSet.from_json(match.rules), SEATS),
    )
    seats = [
        Seat(
            game=game,
            number=number,
            user_id=place.user_id if place.user_id and not place.has_left else None,
            bot_level="" if place.user_id and not place.has_left else _level(place, match),
            game_created_at=game.created_at,
        )
        for number, place in enumerate(at_table)
    ]
    Seat.objects.bulk_create(seats)
    DealGame.objects.create(deal=deal, table=table, game=game, began_at=now)
    deal_cards(game, seats)


def _level(place: Place, match: DuplicateMatch) -> str:
    return place.bot_level or match.bot_level
