"""The providers that the operator lets people sign in with, as one typed value."""

from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

ISSUERS = {"google": "https://accounts.google.com", "apple": "https://appleid.apple.com"}
"""The issuers of known OpenID providers."""
OAUTH = ("discord", "github", "lichess", "vk", "yandex")
"""Providers without OpenID Connect, for which allauth has separate code."""
NAMES = {
    "apple": "Apple",
    "discord": "Discord",
    "github": "GitHub",
    "google": "Google",
    "lichess": "lichess",
    "vk": "VK",
    "yandex": "Яндекс",
}
OPENID_CLASS = "accounts.sign_in.openid.OpenIdProvider"
"""allauth's class for OpenID providers, with further checks."""
RESERVED = ("telegram",)
"""Ids of providers that have settings of their own."""


class SigningKey(BaseModel):
    """The key by which Apple knows a site, in place of a secret."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    team_id: str = Field(min_length=1)
    key_id: str = Field(min_length=1)
    private_key: str = Field(min_length=1)


class SignInProvider(BaseModel):
    """A provider: one of the known ones, or any OpenID provider by its issuer."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{1,29}$")]
    name: Annotated[str, Field(max_length=40)] = ""
    issuer: Annotated[str, Field(pattern=r"^https?://[^?#]+$")] = ""
    client_id: Annotated[str, Field(min_length=1, max_length=191)]
    client_secret: str = Field("", max_length=191)
    signing_key: SigningKey | None = None

    @model_validator(mode="after")
    def _is_complete(self) -> Self:
        if self.id in RESERVED:
            raise ValueError(f"the id {self.id} is taken")
        if self.id in NAMES and self.issuer:
            raise ValueError(f"{self.id} is a known provider: leave out its issuer")
        if self.id not in NAMES and not (self.issuer and self.name):
            raise ValueError(f"{self.id} needs a name and an issuer")
        if (self.id == "apple") != (self.signing_key is not None):
            raise ValueError("apple needs a signing_key, and nobody else has one")
        # Without a secret anybody could exchange a code; lichess gives none, and checks PKCE alone.
        if not self.client_secret and self.id not in {"apple", "lichess"}:
            raise ValueError(f"{self.id} needs a client_secret")
        return self

    @property
    def shown_name(self) -> str:
        """Return the name on the page's button."""
        return self.name or NAMES[self.id]

    def as_app(self) -> dict[str, Any]:
        """Return the provider as allauth's settings describe one."""
        is_openid = self.id not in OAUTH
        options: dict[str, Any] = {"oauth_pkce_enabled": self.id != "apple"}
        if is_openid:
            options["server_url"] = self.issuer or ISSUERS[self.id]
            options["scope"] = ["openid"] if self.id == "apple" else ["openid", "email"]
        elif self.id == "discord":
            options["scope"] = ["identify"]
        if self.signing_key is not None:
            options["signing_key"] = self.signing_key.model_dump()
        return {
            "provider_id": self.id if is_openid else "",
            "name": self.shown_name,
            "client_id": self.client_id,
            "secret": self.client_secret,
            "settings": options,
        }


SignInProviders = tuple[SignInProvider, ...]
_READER: TypeAdapter[SignInProviders] = TypeAdapter(SignInProviders)


def read_providers(text: str) -> SignInProviders:
    """Read a JSON list of providers. Raises ValueError, pydantic's among them."""
    found = _READER.validate_json(text) if text else ()
    ids = [provider.id for provider in found]
    if len(set(ids)) < len(ids):
        raise ValueError("two providers have the same id")
    return found


def allauth_providers(providers: SignInProviders) -> dict[str, Any]:
    """Return the value of `SOCIALACCOUNT_PROVIDERS`."""
    openid = [each.as_app() for each in providers if each.id not in OAUTH]
    found: dict[str, Any] = {
        "openid_connect": {"provider_class": OPENID_CLASS, "APPS": openid},
    }
    for each in providers:
        if each.id in OAUTH:
            found[each.id] = {"APPS": [each.as_app()]}
    return found
