"""A person as every message names them."""

from typing import Any

from accounts.models import User


def person_json(user: User) -> dict[str, Any]:
    """Who it is, by id, name and `accounts.kinds.AnyKind`."""
    return {"id": user.pk, "name": user.name, "kind": user.kind}
