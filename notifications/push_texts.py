"""The texts of pushes in the reader's language: a browser shows a push without the page."""

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from django.utils.translation import gettext, ngettext, override
from django.utils.translation import gettext_lazy as _

from notifications.kinds import Kind
from notifications.models import Notification
from notifications.webpush import Push

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise


class PushText(NamedTuple):
    """A title and a body.

    In both `{name}` stands for the other player's name, and `{club}` for the club's.
    """

    title: "StrPromise | str"
    body: "StrPromise | str"


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
    Kind.TOURNAMENT_MODERATED: PushText(
        _("Your tournament"), _("Staff have decided about a tournament of yours.")
    ),
    Kind.CLUB_REQUEST: PushText("{club}", _("{name} asks to join your club.")),
    Kind.CLUB_ACCEPTED: PushText("{club}", _("You are a member of the club now.")),
    Kind.CLUB_DECLINED: PushText("{club}", _("The club has declined your request to join.")),
    Kind.CLUB_MODERATOR: PushText("{club}", _("You are a moderator of the club now.")),
    Kind.CLUB_OWNER: PushText("{club}", _("You are the owner of the club now.")),
    Kind.CLUB_REMOVED: PushText("{club}", _("The club has removed you.")),
    Kind.CLUB_TOURNAMENT: PushText("{club}", _("Your club holds a new tournament.")),
    Kind.CLUB_MODERATED: PushText("{club}", _("Staff have decided about your club.")),
    Kind.WEBHOOK_OFF: PushText(
        _("Webhook switched off"), _("Nothing more could be delivered to it.")
    ),
}
BY_REASON: Mapping[tuple[Kind, str], PushText] = {
    (Kind.TOURNAMENT_MODERATED, "renamed"): PushText(
        _("Your tournament"), _("Staff have taken its name and description away.")
    ),
    (Kind.TOURNAMENT_MODERATED, "hidden"): PushText(
        _("Your tournament"), _("Staff have hidden it from the lists.")
    ),
    (Kind.TOURNAMENT_MODERATED, "shown"): PushText(
        _("Your tournament"), _("Staff have put it back into the lists.")
    ),
    (Kind.TOURNAMENT_MODERATED, "closed"): PushText(
        _("Your tournament"), _("Staff have closed it.")
    ),
    (Kind.CLUB_MODERATED, "renamed"): PushText(
        "{club}", _("Staff have given your club this name, and taken its description away.")
    ),
    (Kind.CLUB_MODERATED, "hidden"): PushText(
        "{club}", _("Staff have hidden your club: only its members see it, and nobody joins it.")
    ),
    (Kind.CLUB_MODERATED, "shown"): PushText("{club}", _("Staff show your club again.")),
    (Kind.CLUB_MODERATED, "closed"): PushText("{club}", _("Staff have closed the club.")),
    (Kind.CLUB_MODERATED, "reopened"): PushText("{club}", _("Staff have opened the club again.")),
}
"""The texts of a kind for one reason, where they aren't those of the kind."""
GATHERED: Mapping[Kind, Callable[[int], str]] = {
    Kind.CLUB_REQUEST: lambda count: ngettext(
        "{count} person asks to join your club.",
        "{count} people ask to join your club.",
        count,
    ),
    Kind.CLUB_TOURNAMENT: lambda count: ngettext(
        "Your club holds {count} new tournament.",
        "Your club holds {count} new tournaments.",
        count,
    ),
}
"""The bodies of kinds that gather several events in one notification, for more than one."""
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
        count = notification.data.get("count", 1)
        text = BY_REASON.get((kind, notification.data.get("reason", "")), TEXTS[kind])
        if kind in GATHERED and count > 1:
            text = PushText(text.title, GATHERED[kind](count))
        facts = {
            "name": name,
            "club": notification.data.get("club_name", ""),
            "count": count,
        }
        title, body = (part.format(**facts) for part in text)
    # The game of a challenge is there only when it is accepted.
    game_id = "" if kind == Kind.CHALLENGE else notification.game_id
    path = f"/games/{game_id}" if game_id else "/"
    if not game_id:
        path = _path(notification.data)
    return ShownNotification(title, body, path, game_id)


def _path(data: Mapping[str, Any]) -> str:
    """Return the path of the tournament or the club that a notification is about, or the home."""
    if "tournament" in data and data.get("count", 1) == 1:
        return f"/tournaments/{data['tournament']}"
    if "club" in data:
        return "/clubs" if data.get("reason") == "closed" else f"/clubs/{data['club']}"
    return "/"


def push_of(notification: Notification, *, ttl: int) -> Push:
    """Return the push of a notification, which expires after `ttl` seconds.

    It contains only what the browser shows and opens.
    """
    kind = Kind(notification.kind)
    language = notification.user.language or "en"
    shown = shown_notification(notification, language)
    data = notification.data
    # Notifications that are gathered by their club replace each other.
    place = notification.game_id or data.get("club") or data.get("tournament", "")
    topic = f"{kind}-{place}"
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
