"""Commands and offers as JSON; `type` names the kind."""

from collections.abc import Sequence
from typing import Annotated, Any, Union, get_type_hints

from pydantic import Field, RootModel

from games.engine.commands import COMMANDS
from games.engine.offers import CARD_SETS
from games.engine.offers import Offer as EngineOffer
from games.engine.wire import offer_to_json
from games.play.messages.shapes import model_of
from games.play.messages.values import Card

CARDS: Any = Annotated[list[Card], Field(min_length=1)]
COMMAND_MODELS = tuple(
    model_of(
        kind,
        f"{kind.__name__}Command",
        **({"cards": CARDS} if "cards" in get_type_hints(kind) else {}),
    )
    for kind in COMMANDS
)
AnyCommand: Any = Annotated[Union[COMMAND_MODELS], Field(discriminator="type")]  # noqa: UP007 -- a union of what the engine has


class Command(RootModel[AnyCommand]):
    """A command of a seat. It is accepted exactly when it is among the offers."""


OFFER_MODELS = (*COMMAND_MODELS, *(model_of(kind, kind.__name__) for kind in CARD_SETS))


class Offer(RootModel[Union[OFFER_MODELS]]):  # type: ignore[valid-type]  # noqa: UP007 -- a union of what the engine has
    """A legal command, or with `any_of` a set of cards of which so many may be played at once."""


def offers_json(offers: Sequence[EngineOffer]) -> list[dict[str, Any]]:
    """Return the offers as `Offer`s."""
    return [offer_to_json(offer) for offer in offers]
