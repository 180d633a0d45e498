"""What clients send to and get from the endpoints under `auth/`."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from accounts.names import NAME_LONGEST
from accounts.rest.bodies import Body

LanguageCode = Literal["en", "de", "ru"]
Name = Annotated[str, Field(min_length=1, max_length=NAME_LONGEST)]
# Longer passwords would only cost time to hash.
Password = Annotated[str, Field(min_length=1, max_length=256)]


class GuestRequest(Body):
    """Start playing without an account."""

    name: Name | None = Field(None, description="Left out: a friendly name is made up.")


class RegisterRequest(Body):
    """Make an account; a guest's games stay theirs."""

    username: Annotated[str, Field(min_length=1, max_length=NAME_LONGEST)]
    password: Password
    email: Annotated[str, Field(max_length=254)] = ""


class LoginRequest(Body):
    """Log in with an account."""

    username: Annotated[str, Field(min_length=1, max_length=150)]
    password: Password


class ProfileRequest(Body):
    """Change what is given."""

    name: Name | None = None
    language: LanguageCode | None = None


class Me(BaseModel):
    """Who is asking. `id` and `name` are null for `anonymous`."""

    id: int | None
    name: str | None
    kind: Literal["anonymous", "guest", "account"]
    language: LanguageCode
