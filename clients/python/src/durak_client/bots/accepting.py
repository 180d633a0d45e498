"""Decides about challenges, without any input or output."""

from typing import TYPE_CHECKING, Literal

from durak_client.bots.config import ChallengeConfig

if TYPE_CHECKING:
    from durak_client import models

Reason = Literal["generic", "later", "rules", "clock", "rated", "casual", "no_bots", "only_bots"]


def reason_against(
    challenge: "models.Challenge", config: ChallengeConfig, *, has_room: bool
) -> Reason | None:
    """Return why the challenge is declined, as the API names it; None to accept it."""
    challenger = challenge["challenger"]
    is_bot = challenger["kind"] == "bot_account"
    clock = challenge["clock"]
    preset = challenge["preset"]
    if not config.accept or challenger["name"] in config.never:
        return "generic"
    if config.only and challenger["name"] not in config.only:
        return "generic"
    if is_bot and not config.from_bots:
        return "no_bots"
    if not is_bot and not config.from_people:
        return "only_bots"
    if challenge["rated"] and not config.rated:
        return "rated"
    if not challenge["rated"] and not config.casual:
        return "casual"
    if preset is None and not config.own_rules:
        return "rules"
    if preset is not None and config.presets and preset not in config.presets:
        return "rules"
    if ("none" if clock is None else clock["type"]) not in config.clocks:
        return "clock"
    return None if has_room else "later"
