"""Rows of reports, sanctions and appeals."""

from accounts.models import User
from moderation.models import Reason, Sanction, SanctionKind
from moderation.services.sanctions import sanction
from tests.support.moderation import moderator
from tests.support.permissions.row import Row
from tests.support.permissions.scene import Scene, a_guest, owner_id
from tests.support.permissions.who import OK, banned_too, logged_in, sessions_only


def warning(scene: Scene) -> int:
    """Return the id of a warning to the owner."""
    return _warned(scene.owner).pk


def own_ban(scene: Scene) -> int:
    """Return the id of the caller's ban; an unknown id for a caller without one."""
    ban = Sanction.objects.filter(person=scene.caller, kind=SanctionKind.BAN).first()
    return 1_000_000 if ban is None else ban.pk


def _warned(person: User) -> Sanction:
    return sanction(
        person_id=person.pk,
        kind=SanctionKind.WARNING,
        reason=Reason.INSULT,
        by_id=moderator().pk,
    )


OWNERS = sessions_only(banned_too(logged_in("not_found", owner=OK)))

ROWS = [
    Row(
        "report_player",
        logged_in(owner="yourself"),
        body=lambda scene: {"player": owner_id(scene), "reason": "spam"},
    ),
    Row(
        "report_player",
        logged_in(),
        case="a guest",
        body=lambda scene: {"player": a_guest(scene), "reason": "spam"},
    ),
    Row("list_my_reports", logged_in()),
    Row("list_my_sanctions", banned_too(logged_in())),
    Row("acknowledge_sanction", OWNERS, {"sanction_id": warning}),
    Row(
        "appeal",
        OWNERS,
        body=lambda scene: {"sanction": warning(scene), "text": "I did not."},
    ),
    Row(
        "appeal",
        sessions_only(logged_in("not_found", banned=OK)),
        case="against their own ban",
        body=lambda scene: {"sanction": own_ban(scene), "text": "I did not."},
    ),
]
