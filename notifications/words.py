"""What a push says, in the language of whoever gets it: it comes to a browser without our page."""

import json
from collections.abc import Mapping
from typing import NamedTuple

from notifications.kinds import Kind
from notifications.models import Notification
from notifications.webpush import Push


class Words(NamedTuple):
    """A title and a body; `{name}` is the other person's."""

    title: str
    body: str


SOMEBODY: Mapping[str, str] = {"en": "Somebody", "de": "Jemand", "ru": "Кто-то"}

WORDS: Mapping[str, Mapping[Kind, Words]] = {
    "en": {
        Kind.TURN: Words("Your turn", "The others at the table are waiting for you."),
        Kind.MATCH: Words("Game found", "Come quickly: it waits for you for a few seconds."),
        Kind.INVITATION: Words("Invitation", "{name} invites you to play."),
        Kind.INVITATION_DECLINED: Words("Invitation declined", "{name} won't be playing."),
        Kind.FRIEND_PLAYING: Words("{name} is playing", "Watch, or sit down if a seat is free."),
        Kind.GAME_CANCELLED: Words("Table closed", "The game you sat down for won't take place."),
        Kind.SEAT_LOST: Words("You have lost your seat", "The host took you from the table."),
        Kind.SEAT_CLAIMED: Words("A bot plays for you", "The others had waited for too long."),
    },
    "de": {
        Kind.TURN: Words("Du bist am Zug", "Die anderen am Tisch warten auf dich."),
        Kind.MATCH: Words("Spiel gefunden", "Komm schnell: Es wartet nur ein paar Sekunden."),
        Kind.INVITATION: Words("Einladung", "{name} lädt dich zum Spielen ein."),
        Kind.INVITATION_DECLINED: Words("Einladung abgelehnt", "{name} spielt nicht mit."),
        Kind.FRIEND_PLAYING: Words("{name} spielt", "Schau zu, oder setz dich, wenn Platz ist."),
        Kind.GAME_CANCELLED: Words("Tisch geschlossen", "Das Spiel kommt nicht zustande."),
        Kind.SEAT_LOST: Words("Dein Platz ist weg", "Der Gastgeber hat dich vom Tisch genommen."),
        Kind.SEAT_CLAIMED: Words(
            "Ein Bot spielt für dich", "Die anderen hatten zu lange gewartet."
        ),
    },
    "ru": {
        Kind.TURN: Words("Ваш ход", "За столом ждут вас."),
        Kind.MATCH: Words("Игра найдена", "Скорее за стол: вас ждут всего несколько секунд."),
        Kind.INVITATION: Words("Приглашение", "{name} приглашает вас за стол."),
        Kind.INVITATION_DECLINED: Words("Приглашение отклонено", "{name} играть не будет."),
        Kind.FRIEND_PLAYING: Words("{name} играет", "Посмотрите игру или займите свободное место."),
        Kind.GAME_CANCELLED: Words("Стол закрыт", "Игра не состоится."),
        Kind.SEAT_LOST: Words("Вы больше не за столом", "Хозяин освободил ваше место."),
        Kind.SEAT_CLAIMED: Words("За вас играет бот", "Остальные слишком долго ждали."),
    },
}
URGENT = frozenset({Kind.TURN, Kind.MATCH, Kind.INVITATION})


def push_of(notification: Notification, *, ttl: int) -> Push:
    """The push of a notification, good for so many seconds. It holds nothing but what is said."""
    kind = Kind(notification.kind)
    language = notification.user.language or "en"
    words = WORDS[language][kind]
    about = notification.about
    name = SOMEBODY[language] if about is None else about.name
    topic = f"{kind}-{notification.game_id}"
    text = {
        "id": notification.pk,
        "title": words.title.format(name=name),
        "body": words.body.format(name=name),
        "url": f"/games/{notification.game_id}" if notification.game_id else "/",
        "tag": topic,
        "lang": language,
    }
    return Push(
        payload=json.dumps(text, ensure_ascii=False, separators=(",", ":")).encode(),
        ttl=ttl,
        topic=topic,
        urgency="high" if kind in URGENT else "normal",
    )
