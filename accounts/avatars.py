"""The pictures that people choose from, and the one a person has who has chosen none."""

import re
import zlib
from typing import Literal, cast, get_args

AvatarName = Literal[
    "badger",
    "bear",
    "beaver",
    "cat",
    "deer",
    "dog",
    "eagle",
    "fox",
    "frog",
    "hare",
    "hedgehog",
    "koala",
    "lion",
    "lynx",
    "mouse",
    "otter",
    "owl",
    "panda",
    "pig",
    "raven",
    "robin",
    "seal",
    "squirrel",
    "wolf",
]
"""The pictures; the page draws each of them (`frontend/src/art/faces.json`)."""

AVATARS: tuple[AvatarName, ...] = get_args(AvatarName)
AVATAR_LONGEST = 16

KIN: dict[str, AvatarName] = {
    "falcon": "eagle",
    "finch": "robin",
    "lark": "robin",
    "marten": "otter",
    "moose": "deer",
    "sable": "otter",
    "sparrow": "robin",
}
"""Animals that guests are named after and that have no picture, with one that looks like them."""


def default_avatar(name: str) -> AvatarName:
    """The animal that the name has in it, else one that follows from the name."""
    for word in re.findall(r"[a-z]+", name.casefold()):
        if word in AVATARS:
            return cast("AvatarName", word)
        if word in KIN:
            return KIN[word]
    return AVATARS[zlib.crc32(name.encode()) % len(AVATARS)]
