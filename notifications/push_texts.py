"""The texts of pushes in the reader's language: a browser shows a push without the page."""

import json
from collections.abc import Mapping
from typing import NamedTuple

from notifications.kinds import Kind
from notifications.models import Notification
from notifications.webpush import Push


class Text(NamedTuple):
    """A title and a body, in which `{name}` stands for the other player's name."""

    title: str
    body: str


SOMEBODY: Mapping[str, str] = {"en": "Somebody", "de": "Jemand", "ru": "Кто-то"}

TEXTS: Mapping[str, Mapping[Kind, Text]] = {
    "en": {
        Kind.TURN: Text("Your turn", "The others at the table are waiting for you."),
        Kind.MATCH: Text("Game found", "Come quickly: it waits for you for a few seconds."),
        Kind.INVITATION: Text("Invitation", "{name} invites you to play."),
        Kind.INVITATION_DECLINED: Text("Invitation declined", "{name} won't be playing."),
        Kind.CHALLENGE: Text("Challenge", "{name} challenges you to a game."),
        Kind.CHALLENGE_DECLINED: Text("Challenge declined", "{name} won't be playing."),
        Kind.FRIEND_PLAYING: Text("{name} is playing", "Watch, or sit down if a seat is free."),
        Kind.GAME_CANCELLED: Text("Table closed", "The game you sat down for won't take place."),
        Kind.SEAT_LOST: Text("You have lost your seat", "The host took you from the table."),
        Kind.SEAT_CLAIMED: Text("A bot plays for you", "The others had waited for too long."),
        Kind.WEBHOOK_OFF: Text("Webhook switched off", "Nothing more could be delivered to it."),
    },
    "de": {
        Kind.TURN: Text("Du bist am Zug", "Die anderen am Tisch warten auf dich."),
        Kind.MATCH: Text("Spiel gefunden", "Komm schnell: Es wartet nur ein paar Sekunden."),
        Kind.INVITATION: Text("Einladung", "{name} lädt dich zum Spielen ein."),
        Kind.INVITATION_DECLINED: Text("Einladung abgelehnt", "{name} spielt nicht mit."),
        Kind.CHALLENGE: Text("Herausforderung", "{name} fordert dich zu einem Spiel heraus."),
        Kind.CHALLENGE_DECLINED: Text("Herausforderung abgelehnt", "{name} spielt nicht mit."),
        Kind.FRIEND_PLAYING: Text("{name} spielt", "Schau zu, oder setz dich, wenn Platz ist."),
        Kind.GAME_CANCELLED: Text("Tisch geschlossen", "Das Spiel kommt nicht zustande."),
        Kind.SEAT_LOST: Text("Dein Platz ist weg", "Der Gastgeber hat dich vom Tisch genommen."),
        Kind.SEAT_CLAIMED: Text("Ein Bot spielt für dich", "Die anderen hatten zu lange gewartet."),
        Kind.WEBHOOK_OFF: Text("Webhook abgeschaltet", "Es ließ sich nichts mehr zustellen."),
    },
    "ru": {
        Kind.TURN: Text("Ваш ход", "За столом ждут вас."),
        Kind.MATCH: Text("Игра найдена", "Скорее за стол: вас ждут всего несколько секунд."),
        Kind.INVITATION: Text("Приглашение", "{name} приглашает вас за стол."),
        Kind.INVITATION_DECLINED: Text("Приглашение отклонено", "{name} играть не будет."),
        Kind.CHALLENGE: Text("Вызов", "{name} вызывает вас на игру."),
        Kind.CHALLENGE_DECLINED: Text("Вызов отклонён", "{name} играть не будет."),
        Kind.FRIEND_PLAYING: Text("{name} играет", "Посмотрите игру или займите свободное место."),
        Kind.GAME_CANCELLED: Text("Стол закрыт", "Игра не состоится."),
        Kind.SEAT_LOST: Text("Вы больше не за столом", "Хозяин освободил ваше место."),
        Kind.SEAT_CLAIMED: Text("За вас играет бот", "Остальные слишком долго ждали."),
        Kind.WEBHOOK_OFF: Text("Вебхук отключён", "Доставить на него ничего не удаётся."),
    },
}
URGENT = frozenset({Kind.TURN, Kind.MATCH, Kind.INVITATION})


def push_of(notification: Notification, *, ttl: int) -> Push:
    """The push of a notification, dropped if it isn't delivered within `ttl` seconds.

    It holds only what the browser shows and opens.
    """
    kind = Kind(notification.kind)
    language = notification.user.language or "en"
    text = TEXTS[language][kind]
    about = notification.about
    name = SOMEBODY[language] if about is None else about.name
    topic = f"{kind}-{notification.game_id}"
    # The game of a challenge is there only when it is accepted.
    game_id = "" if kind == Kind.CHALLENGE else notification.game_id
    payload = {
        "id": notification.pk,
        "title": text.title.format(name=name),
        "body": text.body.format(name=name),
        "url": f"/games/{game_id}" if game_id else "/",
        "tag": topic,
        "lang": language,
    }
    return Push(
        payload=json.dumps(payload, ensure_ascii=False, separators=(",", ":")).encode(),
        ttl=ttl,
        topic=topic,
        urgency="high" if kind in URGENT else "normal",
    )
