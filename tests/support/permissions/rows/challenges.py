"""Rows of challenges, of bots online and of an organiser's pairings."""

from collections.abc import Mapping
from typing import Any

from tests.support.challenges import challenged_by, paired_by, some_bot
from tests.support.permissions.row import Row
from tests.support.permissions.scene import Scene
from tests.support.permissions.who import OK, accounts, who

DUEL = {"preset": "podkidnoy"}


def challenge_of_owner(scene: Scene) -> str:
    """A challenge by the owner to the caller, or to another bot account if that is a person."""
    caller = scene.caller if scene.calling == "bot" else None
    return challenged_by(scene.owner, caller or some_bot("Bertabot")).pk


def a_bot(_scene: Scene) -> Mapping[str, Any]:
    """Return a challenge to a bot account."""
    return {"name": some_bot("Bertabot").name, **DUEL}


def two_bots(_scene: Scene) -> Mapping[str, Any]:
    """Return a pairing of two bot accounts."""
    return {"games": [[some_bot(name).name for name in ("Adabot", "Bertabot")]], **DUEL}


def pairing_of_owner(scene: Scene) -> str:
    """A pairing by the owner whose games wait for answers."""
    players = [some_bot(name).name for name in ("Adabot", "Bertabot")]
    return paired_by(scene.owner, [players]).pk


OWN_PAIRING = {"pairing_id": pairing_of_owner}
OWN = {"challenge_id": challenge_of_owner}

ROWS = [
    Row("list_online_bots", who()),
    Row("list_challenges", accounts()),
    Row("challenge", accounts(), body=a_bot),
    Row("get_challenge", accounts("not_found", bot=OK, owner=OK), OWN),
    Row("withdraw_challenge", accounts("not_found", owner=OK), OWN),
    Row("accept_challenge", accounts("not_found", bot=OK), OWN),
    Row("decline_challenge", accounts("not_found", bot=OK), OWN, body={"reason": "later"}),
    Row("pair_games", accounts(), body=two_bots),
    Row("list_pairings", accounts()),
    Row("get_pairing", accounts("not_found", owner=OK), OWN_PAIRING),
    Row("cancel_pairing", accounts("not_found", owner=OK), OWN_PAIRING),
]
