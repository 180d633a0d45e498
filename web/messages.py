"""The base of every message to a client."""

from pydantic import BaseModel, ConfigDict


class Message(BaseModel):
    """Base of all messages: an object with exactly the declared members."""

    model_config = ConfigDict(extra="forbid", frozen=True)
