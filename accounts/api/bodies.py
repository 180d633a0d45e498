"""The bodies of requests and replies of the endpoints under `auth/`."""

import re
from typing import Annotated, Any, Literal

from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext_noop
from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    ConfigDict,
    Field,
    RootModel,
    WithJsonSchema,
    model_validator,
)

from accounts.avatars import AvatarName
from accounts.kinds import PersonKind
from accounts.names import NAME_LONGEST, NAME_SHORTEST, USERNAME_SHORTEST
from accounts.passkey_parts import NewCredential, UsedCredential
from accounts.passwords import normal_code, shortest_password
from web.http.bodies import Body, exactly_one
from web.http.languages import Language
from web.http.openapi_schemas import COMPONENT

# moderation describes it, which this app doesn't import.
AnySanction = Annotated[dict[str, Any], WithJsonSchema({COMPONENT: "SanctionState"})]
Name = Annotated[
    str,
    Field(
        min_length=1,
        max_length=NAME_LONGEST,
        # Services check the length of the tidied name, and say more about it.
        json_schema_extra={"minLength": NAME_SHORTEST},
    ),
]
NewUsername = Annotated[
    str,
    Field(
        min_length=1,
        max_length=NAME_LONGEST,
        json_schema_extra={"minLength": USERNAME_SHORTEST},
    ),
]
# Longer passwords would only cost time to hash.
Password = Annotated[str, Field(min_length=1, max_length=256)]
ChosenPassword = Annotated[
    str,
    Field(min_length=1, max_length=256, json_schema_extra={"minLength": shortest_password()}),
]
"""A new password: Django's validators check its length, and say more about it."""
Code = Annotated[str, Field(min_length=1, max_length=32), AfterValidator(normal_code)]
Email = Annotated[str, Field(min_length=3, max_length=254), AfterValidator(str.strip)]
Key = Annotated[str, Field(min_length=1, max_length=200, description="From the link in the mail.")]


# Django's check as a pattern, which the document can show; a test compares the two.
# Browsers read a backslash as a slash and skip line breaks; after `//` comes the name of a site.
OWN_PATH = r"^/([^/\\\u0000-\u001f][^\u0000-\u001f]*)?$"


def _own_path(path: str) -> str:
    """Return the path. Raises ValueError for an address that leads elsewhere."""
    is_path = re.fullmatch(OWN_PATH, path) is not None
    if not is_path or not url_has_allowed_host_and_scheme(path, allowed_hosts=None):
        raise ValueError(gettext_noop("This is no path of this site."))
    return path


class GuestRequest(Body):
    """Start playing without an account."""

    name: Name | None = Field(None, description="Left out: a friendly name is made up.")


class RegisterRequest(Body):
    """Make an account; a guest's games stay theirs."""

    username: NewUsername
    password: ChosenPassword
    email: Annotated[
        str, Field(max_length=254, description="Without it a lost password stays lost.")
    ] = ""


class LoginRequest(Body):
    """Log in with an account."""

    username: Annotated[
        str, Field(min_length=1, max_length=254, description="The user name, or the e-mail.")
    ]
    password: Password


class CodeRequest(Body):
    """The code of a second factor, or one of the recovery codes."""

    code: Code


class ProfileRequest(Body):
    """The values to change; what is left out stays."""

    name: Name | None = None
    avatar: AvatarName | None = None
    language: Language | None = None
    hide_ratings: bool | None = Field(
        None, description="True if the page shows you no ratings, neither your own nor others'."
    )


class EmailRequest(Body):
    """An address for mails."""

    email: Email


class KeyRequest(Body):
    """The key of a link that was sent by mail."""

    key: Key


class NewPasswordRequest(KeyRequest):
    """A new password, set by a link that was sent by mail."""

    password: ChosenPassword


class ChangePasswordRequest(Body):
    """A new password in place of the old one."""

    current_password: Annotated[
        str, Field(max_length=256, description="Left out by an account without a password.")
    ] = ""
    new_password: ChosenPassword


class ConfirmRequest(Body):
    """Proof that the caller owns the account: the password, a code, or a passkey's answer."""

    model_config = ConfigDict(json_schema_extra=exactly_one(("password", "code", "credential")))

    password: Password | None = None
    code: Code | None = None
    credential: UsedCredential | None = None

    @model_validator(mode="after")
    def _one_of_them(self) -> "ConfirmRequest":
        given = [way for way in (self.password, self.code, self.credential) if way is not None]
        if len(given) != 1:
            raise ValueError(gettext_noop("Give one of password, code and credential."))
        return self


PasskeyLabel = Annotated[str, Field(min_length=1, max_length=100)]


class PasskeyRequest(Body):
    """A passkey that the browser has made, and what its owner calls it."""

    name: PasskeyLabel
    credential: NewCredential


class PasskeyName(Body):
    """Another name of a passkey."""

    name: PasskeyLabel


class PasskeyLoginOptions(Body):
    """The login that the ceremony is for."""

    second_step: Annotated[
        bool, Field(description="True after `second_factor_needed`: a step after the password.")
    ] = False


class PasskeyLogin(PasskeyLoginOptions):
    """The answer of a passkey to the challenge of its ceremony."""

    credential: UsedCredential


class PasskeyRegistrationOptions(Body):
    """The name of the account that a passkey will be made for."""

    username: NewUsername


class PasskeyRegistration(PasskeyRequest):
    """An account that a passkey logs in to, without a password."""

    username: NewUsername
    email: Annotated[
        str, Field(max_length=254, description="By it the account can get a password later.")
    ] = ""


class RecoveryRequest(Body):
    """A recovery code in place of a lost passkey."""

    username: Annotated[str, Field(min_length=1, max_length=254)]
    code: Code


class Provider(BaseModel):
    """A site with which people sign in here."""

    id: str
    name: str


class ProviderList(RootModel[list[Provider]]):
    """The providers that people can sign in with, in the order of the operator."""


class SignInRequest(Body):
    """A sign-in with a provider, and where to go afterwards."""

    purpose: Literal["log_in", "link", "confirm"] = "log_in"
    next: Annotated[
        str,
        Field(
            max_length=500,
            description="A path of this site.",
            json_schema_extra={"pattern": OWN_PATH},
        ),
        AfterValidator(_own_path),
    ] = "/"


class SignInAddress(BaseModel):
    """The address at the provider that the browser has to open."""

    url: str


class NewcomerFromProvider(BaseModel):
    """Facts from the provider about a person without an account."""

    provider: Provider
    email: str | None = Field(description="Only an address that the provider has verified.")
    address_taken: bool = Field(description="True if an account here has confirmed the address.")


class SignInRegistration(Body):
    """The name of an account that a provider logs in to."""

    username: NewUsername


class LinkedIdentity(BaseModel):
    """An identity at a provider that logs in to the account."""

    id: int
    provider: Provider
    linked_at: AwareDatetime
    last_used_at: AwareDatetime
    is_on: bool = Field(description="False while the operator has switched the provider off.")


class IdentityList(RootModel[list[LinkedIdentity]]):
    """The identities of the account, the oldest first."""


class CeremonyOptions(BaseModel):
    """Options of `navigator.credentials`: those of WebAuthn in JSON, under `publicKey`."""

    publicKey: dict[str, Any]  # noqa: N815 - the browser's name


class Passkey(BaseModel):
    """A passkey of the account."""

    id: int
    name: str
    created_at: AwareDatetime
    last_used_at: AwareDatetime | None


class PasskeyList(RootModel[list[Passkey]]):
    """The passkeys of the account."""


class EmailState(BaseModel):
    """The account's address, and the one that is to replace it once it's confirmed."""

    email: str | None
    confirmed: bool
    pending: str | None


class TwoFactorState(BaseModel):
    """The second factor: whether logging in takes a code, and how many recovery codes are left."""

    enabled: bool
    has_password: bool = Field(description="False if only passkeys or providers log in.")
    passkeys: int = Field(description="Passkeys are a second step after the password, too.")
    recovery_codes_left: int


class TwoFactorSetup(BaseModel):
    """The secret that an authenticator app takes; `qr` is an SVG image of `url`."""

    secret: str
    url: str
    qr: str


class RecoveryCodes(BaseModel):
    """Recovery codes, each of which replaces the app's code or the passkey once."""

    codes: list[str]


class NewPasskey(RecoveryCodes):
    """A passkey, and the recovery codes that came with it."""

    passkey: Passkey


class Session(BaseModel):
    """A browser in which the account is logged in; `current` marks the caller's own."""

    id: int
    current: bool
    address: str
    browser: str
    began_at: AwareDatetime
    seen_at: AwareDatetime


class SessionList(RootModel[list[Session]]):
    """The account's sessions, the one seen last first."""


class Me(BaseModel):
    """The caller. `id`, `name` and `avatar` are null for `anonymous`."""

    id: int | None
    name: str | None
    kind: Literal["anonymous", PersonKind]
    avatar: AvatarName | None
    language: Language
    hide_ratings: bool = Field(
        description="True if the page shows you no ratings. Replies have them all the same."
    )
    sanctions: list[AnySanction] = Field(
        description="Decisions of staff about you: those in force, and those not acknowledged yet."
    )


class RegisteredAccount(RecoveryCodes):
    """The caller with the new account, and its recovery codes."""

    me: Me
