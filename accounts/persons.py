"""The JSON object that names a user, in every reply and message."""

from typing import Any

from accounts.models import User


def person_json(user: User) -> dict[str, Any]:
    """Return the user's id, name, kind (`accounts.kinds.AnyKind`) and avatar."""
    return {"id": user.pk, "name": user.name, "kind": user.kind, "avatar": user.shown_avatar}
