"""A commit as one process hands it on to the others, so that none of them has to read it again.

It is encrypted, as it tells all cards and goes by Redis, which keeps no secrets. Nothing rests on
it: a process that lacks one, or can't read it, reads row and log.
"""

import base64
import functools
import hmac
import json
import secrets
from copy import copy
from datetime import datetime
from typing import TYPE_CHECKING, Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from django.conf import settings

from games.engine import evolved
from games.play.clocks import Cause
from games.play.log import UnreadableEvent, decode, encode
from games.play.selectors.moments import Moment, remember, remembered
from games.play.selectors.updates import update_from

if TYPE_CHECKING:
    from games.play.models import Game

PURPOSE = b"durak relays v1"
"""Another number for another shape: then processes of two versions can't read each other's."""
NONCE_BYTES = 12
MOMENTS = ("bot_due_at", "due_at", "excused_at", "next_look_at", "turn_due_at")
VALUES = (
    *("status", "version", "position", "awaited", "places", "durak", "reason"),
    *("clock_state", "is_rating_due"),
)
"""With `MOMENTS` the columns that a commit changes which changes no table."""


def relay_of(moment: Moment) -> str:
    """The newest commit of the game, encrypted. It must not have begun or ended the game."""
    game = moment.game
    body = {
        "after": moment.update.after,
        "values": {name: getattr(game, name) for name in VALUES},
        "moments": {name: _written(getattr(game, name)) for name in MOMENTS},
        "events": [(cause, *encode(event)) for cause, event in moment.update.caused_events],
    }
    nonce = secrets.token_bytes(NONCE_BYTES)
    text = json.dumps(body, separators=(",", ":")).encode()
    return base64.b64encode(nonce + _cipher(game.pk).encrypt(nonce, text, None)).decode("ascii")


def take_relay(game_id: str, relay: str) -> Moment | None:
    """The game right after the commit, which this process remembers then.

    None if it does not remember the version before, or can't read the relay.
    """
    known = remembered(game_id)
    body = None if known is None else _read(game_id, relay)
    if known is None or body is None or body["after"] != known.version:
        return None
    try:
        events = [decode(*event) for _, *event in body["events"]]
    except UnreadableEvent:
        # Of a process of a newer version, while that goes live.
        return None
    (cause,) = {cause for cause, *_ in body["events"]}
    state = evolved(known.state, events)
    update = update_from(known.game, events, state, cause=Cause(cause) if cause else None)
    game: Game = copy(known.game)
    for name in VALUES:
        setattr(game, name, body["values"][name])
    for name in MOMENTS:
        text = body["moments"][name]
        setattr(game, name, None if text is None else datetime.fromisoformat(text))
    moment = Moment(game, state, update)
    remember(moment)
    return moment


def _read(game_id: str, relay: str) -> dict[str, Any] | None:
    sealed = base64.b64decode(relay)
    nonce, text = sealed[:NONCE_BYTES], sealed[NONCE_BYTES:]
    try:
        body: dict[str, Any] = json.loads(_cipher(game_id).decrypt(nonce, text, None))
    except InvalidTag:
        # Of a process with another SECRET_KEY, while keys are being changed.
        return None
    return body


def _cipher(game_id: str) -> AESGCM:
    # A key a game: with so few messages no random nonce comes twice.
    return AESGCM(hmac.digest(_master_key(settings.SECRET_KEY), game_id.encode(), "sha256"))


@functools.cache
def _master_key(secret_key: str) -> bytes:
    return hmac.digest(secret_key.encode(), PURPOSE, "sha256")


def _written(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()
