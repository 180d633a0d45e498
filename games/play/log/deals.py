"""The pack of a deal: it follows from the rules and the seeds, or was fixed beforehand."""

from collections.abc import Sequence

from games.engine import Card, RuleSet, card_from_code
from games.engine.deck import pack_by, shuffled
from games.play.models import Game


def pack_of_deal(
    game: Game, client_seeds: Sequence[str], *, number: int = 1, removed: Sequence[Card] = ()
) -> tuple[Card, ...]:
    """Return the pack in dealing order of the game's deal `number` (1, 2 …).

    `client_seeds` has a text for each seat, in the order of seats; it is empty if the player gave
    none. `removed` are the cards that earlier games of the series took out of the pack. Lessons,
    deals of the day and duplicate matches have a fixed pack; a constraint of the database keeps
    rated games from having one.
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
