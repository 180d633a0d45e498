"""Rows of notifications and invitations."""

import os
from collections.abc import Mapping
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from accounts.models import User
from games.invitations.models import Invitation
from games.invitations.services import invite
from notifications.vapid import to_text
from tests.support.permissions.row import Row
from tests.support.permissions.scene import Scene, open_table
from tests.support.permissions.who import accounts, banned_too, logged_in, sessions_only, who

NEW_BROWSER = "https://updates.push.services.mozilla.com/wpush/v2/abc"


def subscription(_scene: Scene) -> Mapping[str, Any]:
    """Return a browser's subscription to pushes."""
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    raw = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": to_text(raw), "auth": to_text(os.urandom(16))}
    return {"endpoint": NEW_BROWSER, "keys": keys}


def newcomer(_scene: Scene) -> Mapping[str, Any]:
    """Return the name of an account without relations to others."""
    return {"name": User.objects.create_user("Nora").name}


def invitation(scene: Scene) -> Invitation:
    """An invitation by the owner of the caller, or of another account if that is not possible."""
    may_be_invited = {"player", "bot", "staff"}
    caller = scene.caller if scene.calling in may_be_invited else None
    invited = caller or User.objects.create_user("Nora")
    table = open_table(scene)
    return invite(game_id=table, inviter_id=scene.owner.pk, name=invited.name)


def invitation_id(scene: Scene) -> int:
    """Return the id of such an invitation."""
    return invitation(scene).pk


def table_of_invitation(_scene: Scene) -> str:
    """Return the id of the table of the newest invitation."""
    return Invitation.objects.latest("pk").game_id


OWN = {"invitation_id": invitation_id}
NOT_INVITED = dict.fromkeys(("owner", "seated", "blocked"), "not_found")

ROWS = [
    Row("get_announcement", banned_too(who())),
    Row("list_notifications", logged_in()),
    Row("read_notifications", logged_in()),
    Row("get_notification_settings", sessions_only(logged_in())),
    Row(
        "change_notification_settings", sessions_only(logged_in()), body={"invited_by": "followed"}
    ),
    Row("subscribe_to_pushes", sessions_only(logged_in()), body=subscription),
    Row("unsubscribe_from_pushes", sessions_only(logged_in()), query=f"endpoint={NEW_BROWSER}"),
    Row(
        "list_table_invitations",
        accounts("not_your_seat", seated="ok", owner="ok"),
        {"game_id": open_table},
    ),
    Row(
        "invite",
        accounts("not_your_seat", seated="ok", owner="ok"),
        {"game_id": open_table},
        body=newcomer,
    ),
    Row(
        "withdraw_invitation",
        accounts("not_found", owner="ok"),
        {"invitation_id": invitation_id, "game_id": table_of_invitation},
    ),
    Row("list_invitations", accounts()),
    Row("accept_invitation", accounts(**NOT_INVITED), OWN),
    Row("decline_invitation", accounts(**NOT_INVITED), OWN, body={"reason": "later"}),
]
