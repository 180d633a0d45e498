"""The base of every message to a client."""

from pydantic import BaseModel, ConfigDict


class Message(BaseModel):
    """The base of all: an object with exactly these members."""

    model_config = ConfigDict(extra="forbid", frozen=True)
