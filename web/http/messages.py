"""The base of all messages to clients."""

import time
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Moment = Annotated[int, Field(description="Milliseconds since 1970.")]


class Message(BaseModel):
    """Base of all messages: an object with exactly the declared members."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def now_milliseconds() -> int:
    """Return the server's time in milliseconds, which every message contains."""
    return time.time_ns() // 1_000_000
