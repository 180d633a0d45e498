"""The pictures of people and bots, as on the page (`frontend/src/names/faces.ts`)."""

from dataclasses import dataclass

from accounts.models import User
from games.play.models import Game, Seat, SeatKind
from games.play.selectors.bots import bots_of
from games.previews.drawings import Shape, drawings


@dataclass(frozen=True, slots=True)
class Face:
    """A round picture: its background and the shapes on it."""

    ground: str
    shapes: tuple[Shape, ...]


def face_of(user: User) -> Face | None:
    """Return the picture of a person; none for a deleted account."""
    avatar = user.shown_avatar
    if avatar is None:
        return None
    grounds = drawings().grounds
    return Face(grounds[user.pk % len(grounds)], tuple(drawings().animals[avatar]))


def face_at(game: Game, seat: Seat) -> Face | None:
    """Return the picture at a seat: a person's or a bot's; none where nobody sits."""
    if seat.kind == SeatKind.BOT:
        bot = drawings().bots[bots_of(game)[seat.number]]
        return Face(bot["ground"], tuple(bot["shapes"]))
    return None if seat.user is None else face_of(seat.user)
