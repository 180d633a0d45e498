"""The pack of a game's deal: its rules and seeds alone decide it, unless it was fixed before."""

from collections.abc import Sequence

from games.engine import Card, RuleSet, card_from_code
from games.engine.deck import pack_by, shuffled
from games.play.models import Game


def pack_of_deal(
    game: Game, client_seeds: Sequence[str], *, number: int = 1, removed: Sequence[Card] = ()
) -> tuple[Card, ...]:
    """The pack in dealing order of the game's deal `number` (1, 2 …).

    `client_seeds` has one text a seat, in the order of seats, empty where none was given; `removed`
    are the cards that earlier games of the series took out of the pack. A lesson and the
    deal of the day have a pack that was fixed before; the database keeps rated games from having
    one.
    """
    if game.fixed_pack:
        return tuple(card_from_code(code) for code in game.fixed_pack.split())
    rules = RuleSet.from_json(game.rules)
    return shuffled(
        [card for card in pack_by(rules) if card not in removed],
        game_id=game.pk,
        server_seed=bytes(game.server_seed),
        client_seeds=client_seeds,
        number=number,
    )
