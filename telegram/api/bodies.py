"""The bodies of Telegram's endpoints, as pydantic models."""

from typing import Annotated

from pydantic import Field

from telegram.signatures import ProofKind
from web.http.bodies import Body

MAX_DATA_LENGTH = 4096


class TelegramProof(Body):
    """Data of Telegram about the user of a page, with Telegram's signature.

    It is good for one use, and for a quarter of an hour.
    """

    kind: Annotated[
        ProofKind,
        Field(
            description="`mini_app`: the init data of a Mini App; `widget`: the fields of the "
            "login widget."
        ),
    ]
    data: Annotated[
        str,
        Field(
            min_length=1,
            max_length=MAX_DATA_LENGTH,
            description="All fields as Telegram gave them, in the form of a query.",
        ),
    ]
