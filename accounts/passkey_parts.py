"""Bodies of requests: the credentials that a browser's `PublicKeyCredential.toJSON()` gives.

The members are those of the WebAuthn specification, Level 3, section 5.1 (RegistrationResponseJSON
and AuthenticationResponseJSON). All bytes are base64url.
"""

import struct
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

from django.utils.translation import gettext_noop
from fido2.webauthn import AuthenticationResponse, RegistrationResponse
from pydantic import ConfigDict, Field, model_validator

from web.http.bodies import Body

MALFORMED = (ValueError, TypeError, LookupError, AttributeError, struct.error, OverflowError)
"""The errors of fido2 about bytes that are no credential."""

Base64Url = Annotated[str, Field(max_length=16_384, pattern=r"^[A-Za-z0-9_-]*={0,2}$")]
Extensions = Annotated[dict[str, Any], Field(alias="clientExtensionResults", max_length=20)]


class _CredentialPart(Body):
    model_config = ConfigDict(serialize_by_alias=True)


class _NewCredentialResponse(_CredentialPart):
    client_data_json: Base64Url = Field(alias="clientDataJSON")
    attestation_object: Base64Url = Field(alias="attestationObject")
    authenticator_data: Base64Url | None = Field(None, alias="authenticatorData")
    transports: Annotated[list[str], Field(max_length=10)] = []
    public_key: Base64Url | None = Field(None, alias="publicKey")
    public_key_algorithm: int | None = Field(None, alias="publicKeyAlgorithm")


class _UsedCredentialResponse(_CredentialPart):
    client_data_json: Base64Url = Field(alias="clientDataJSON")
    authenticator_data: Base64Url = Field(alias="authenticatorData")
    signature: Base64Url
    user_handle: Base64Url | None = Field(None, alias="userHandle")
    attestation_object: Base64Url | None = Field(None, alias="attestationObject")


class _Credential(_CredentialPart):
    id: Base64Url
    raw_id: Base64Url = Field(alias="rawId")
    type: Literal["public-key"]
    authenticator_attachment: str | None = Field(None, alias="authenticatorAttachment")
    extensions: Extensions = {}

    def as_json(self) -> Mapping[str, Any]:
        """Return the credential as the browser gave it."""
        return self.model_dump(mode="json", exclude_none=True)

    def _check(self, parse: Callable[[Mapping[str, Any]], object]) -> None:
        try:
            parse(self.as_json())
        except MALFORMED as error:
            raise ValueError(gettext_noop("This is no credential of a passkey.")) from error


class NewCredential(_Credential):
    """A credential that the browser has just made."""

    response: _NewCredentialResponse

    @model_validator(mode="after")
    def _is_one(self) -> "NewCredential":
        self._check(RegistrationResponse.from_dict)
        return self


class UsedCredential(_Credential):
    """The answer of a credential to a challenge."""

    response: _UsedCredentialResponse

    @model_validator(mode="after")
    def _is_one(self) -> "UsedCredential":
        self._check(AuthenticationResponse.from_dict)
        return self
