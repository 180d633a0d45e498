"""Rows of webhooks."""

from django.utils import timezone

from tests.support.permissions.row import Row
from tests.support.permissions.scene import Scene
from tests.support.permissions.who import OK, accounts
from webhooks.kinds import EventType
from webhooks.services.managing import make_webhook

ADDRESS = "https://bots.durak.example/durak"


def webhook(scene: Scene) -> int:
    """Return the id of a webhook of a caller with an account, or of the owner."""
    holder = scene.caller if scene.is_account and scene.caller is not None else scene.owner
    row, _ = make_webhook(
        user_id=holder.pk, url=ADDRESS, events=list(EventType), now=timezone.now()
    )
    return row.pk


def owners_webhook(scene: Scene) -> int:
    """Return the id of a webhook of the owner."""
    row, _ = make_webhook(
        user_id=scene.owner.pk, url=ADDRESS, events=[EventType.ENDED], now=timezone.now()
    )
    return row.pk


OWN = {"webhook_id": webhook}
THE_OWNERS = {"webhook_id": owners_webhook}
NOT_YOURS = accounts("not_found", owner=OK)

ROWS = [
    Row("list_webhooks", accounts()),
    Row("create_webhook", accounts(), body={"url": ADDRESS, "events": ["game.waiting"]}),
    Row("get_webhook", accounts(), OWN),
    Row("change_webhook", accounts(), OWN, body={"events": ["game.ended"], "active": False}),
    Row("renew_webhook_secret", accounts(), OWN, body={}),
    Row("test_webhook", accounts(), OWN, body={}),
    Row("list_webhook_deliveries", accounts(), OWN, query="state=waiting"),
    Row("delete_webhook", accounts(), OWN),
    Row("get_webhook", NOT_YOURS, THE_OWNERS, case="the owner's"),
    Row("change_webhook", NOT_YOURS, THE_OWNERS, case="the owner's", body={"active": False}),
    Row("renew_webhook_secret", NOT_YOURS, THE_OWNERS, case="the owner's", body={}),
    Row("test_webhook", NOT_YOURS, THE_OWNERS, case="the owner's", body={}),
    Row("list_webhook_deliveries", NOT_YOURS, THE_OWNERS, case="the owner's"),
    Row("delete_webhook", NOT_YOURS, THE_OWNERS, case="the owner's"),
]
