"""Avatars (no upload): the pictures that people choose from, and the default one."""

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
"""The names of the pictures; the page draws them (`frontend/src/art/faces.json`)."""

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
"""Animals in the names of guests that have no picture, each with a similar one that has."""


def default_avatar(name: str) -> AvatarName:
    """Return the animal in the name, else one that is computed from the name."""
    for word in re.findall(r"[a-z]+", name.casefold()):
        if word in AVATARS:
            return cast("AvatarName", word)
        if word in KIN:
            return KIN[word]
    return AVATARS[zlib.crc32(name.encode()) % len(AVATARS)]
