"""The story of a dump: what was played and done before it, and what the API said of that."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tools.releases.players import PASSWORD, Json

HALF = 25
"""Commands of a game that is left in its middle."""
DUEL = {"preset": "podkidnoy"}
DAYS = {"type": "days", "days": 14}
FINISHED: Sequence[tuple[str, Json, int]] = (
    # The options whose events or positions have special parts, each with its seats.
    ("podkidnoy", {"preset": "podkidnoy", "rated": True}, 2),
    ("perevodnoy", {"preset": "perevodnoy", "rated": True}, 3),
    ("partners", {"preset": "partners", "rated": True}, 4),
    ("duel", {"preset": "duel", "rated": True}, 2),
    ("round_refill", {"preset": "round_refill"}, 3),
    ("classic_german", {"preset": "classic_german"}, 2),
    ("cheating", {"rules": {"cheating": True, "transfer": "on", "cheat_penalty": 1}}, 3),
    ("lasting", {"rules": {"transfer": "on", "transfer_direction": "chosen_lasting"}}, 3),
    ("first_out", {"rules": {"teams": 2, "team_result": "first_out"}}, 4),
    ("hidden", {"rules": {"hidden_cards": 2, "trump_swap": True, "changing_trump": True}}, 2),
)
RUNNING: Sequence[tuple[str, Json, int]] = (
    ("running_duel", {**DUEL, "rated": True, "clock": {"type": "per_command", "seconds": 600}}, 2),
    ("running_by_days", {**DUEL, "clock": DAYS}, 2),
    ("running_round_refill", {"preset": "round_refill"}, 3),
    ("running_cheating", {"rules": {"cheating": True, "transfer": "on"}}, 3),
)


@dataclass(slots=True)
class Story:
    """The actions, by names that say their purpose."""

    password: str = PASSWORD
    people: dict[str, Json] = field(default_factory=dict)
    """Of each name: id, session and, where there are any, token and recovery codes."""
    finished: dict[str, Json] = field(default_factory=dict)
    """Of each finished game: id, result, notation and the ratings' changes."""
    running: dict[str, Json] = field(default_factory=dict)
    """Of each running game: id, version, and the names by their seats (null: a bot)."""
    said: dict[str, Json] = field(default_factory=dict)
    """The API's answers to one of the people at an address: `name path`."""
