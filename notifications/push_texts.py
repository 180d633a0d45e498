"""The texts of pushes in the reader's language: a browser shows a push without the page."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from django.utils.translation import gettext, override
from django.utils.translation import gettext_lazy as _

from notifications.kinds import Kind
from notifications.models import Notification
from notifications.webpush import Push

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise


class PushText(NamedTuple):
    """A title and a body, in which `{name}` stands for the other player's name."""

    title: "StrPromise"
    body: "StrPromise"


TEXTS: Mapping[Kind, PushText] = {
    Kind.TURN: PushText(_("Your turn"), _("The others at the table are waiting for you.")),
    Kind.MATCH: PushText(_("Game found"), _("Come quickly: it waits for you for a few seconds.")),
    Kind.INVITATION: PushText(_("Invitation"), _("{name} invites you to play.")),
    Kind.INVITATION_DECLINED: PushText(_("Invitation declined"), _("{name} won't be playing.")),
    Kind.CHALLENGE: PushText(_("Challenge"), _("{name} challenges you to a game.")),
    Kind.CHALLENGE_DECLINED: PushText(_("Challenge declined"), _("{name} won't be playing.")),
    Kind.FRIEND_PLAYING: PushText(
        _("{name} is playing"), _("Watch, or sit down if a seat is free.")
    ),
    Kind.GAME_CANCELLED: PushText(
        _("Table closed"), _("The game you sat down for won't take place.")
    ),
    Kind.GAME_CALLED_OFF: PushText(
        _("Game called off"), _("A game of yours was called off. It counts for nobody.")
    ),
    Kind.SEAT_LOST: PushText(_("You have lost your seat"), _("The host took you from the table.")),
    Kind.SEAT_CLAIMED: PushText(_("A bot plays for you"), _("The others had waited for too long.")),
    Kind.TOURNAMENT_SOON: PushText(
        _("Your tournament begins soon"), _("Be there in time: the first games are dealt at once.")
    ),
    Kind.TOURNAMENT_TABLE: PushText(
        _("Your tournament game has begun"), _("The others at the table are waiting for you.")
    ),
    Kind.TOURNAMENT_CANCELLED: PushText(
        _("Tournament called off"), _("Too few people had joined it.")
    ),
    Kind.WEBHOOK_OFF: PushText(
        _("Webhook switched off"), _("Nothing more could be delivered to it.")
    ),
}
URGENT = frozenset({Kind.TURN, Kind.MATCH, Kind.INVITATION, Kind.TOURNAMENT_TABLE})


class ShownNotification(NamedTuple):
    """A notification as it looks without the page, and the page's path that it opens."""

    title: str
    body: str
    path: str
    game_id: str


def shown_notification(notification: Notification, language: str) -> ShownNotification:
    """Return the notification's texts in the language, and the path of what it is about."""
    kind = Kind(notification.kind)
    about = notification.about
    with override(language):
        name = gettext("Somebody") if about is None else about.name
        title, body = (text.format(name=name) for text in TEXTS[kind])
    # The game of a challenge is there only when it is accepted.
    game_id = "" if kind == Kind.CHALLENGE else notification.game_id
    path = f"/games/{game_id}" if game_id else "/"
    tournament_id = notification.data.get("tournament", "")
    if tournament_id and not game_id:
        path = f"/tournaments/{tournament_id}"
    return ShownNotification(title, body, path, game_id)


def push_of(notification: Notification, *, ttl: int) -> Push:
    """Return the push of a notification, which expires after `ttl` seconds.

    It contains only what the browser shows and opens.
    """
    kind = Kind(notification.kind)
    language = notification.user.language or "en"
    shown = shown_notification(notification, language)
    topic = f"{kind}-{notification.game_id or notification.data.get('tournament', '')}"
    payload = {
        "id": notification.pk,
        "title": shown.title,
        "body": shown.body,
        "url": shown.path,
        "tag": topic,
        "lang": language,
    }
    return Push(
        payload=json.dumps(payload, ensure_ascii=False, separators=(",", ":")).encode(),
        ttl=ttl,
        topic=topic,
        urgency="high" if kind in URGENT else "normal",
    )
