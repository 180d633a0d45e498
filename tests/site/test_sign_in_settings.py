"""The setting SIGN_IN_PROVIDERS: what it means, and what it refuses."""

import json
from typing import Any

import pytest

from durak_site.configuration.identity_providers import allauth_providers, read_providers

KEYS = {"client_id": "durak", "client_secret": "a secret"}
CLUB = {"id": "club", "name": "Our club", "issuer": "https://id.club.example", **KEYS}
APPLE_KEY = {"team_id": "T", "key_id": "K", "private_key": "PEM"}


def read(*providers: dict[str, Any]) -> Any:
    return read_providers(json.dumps(providers))


def test_without_a_value_there_is_no_provider() -> None:
    assert read_providers("") == ()
    assert allauth_providers(())["openid_connect"]["APPS"] == []


def test_an_openid_provider_has_an_issuer_and_pkce() -> None:
    (app,) = allauth_providers(read(CLUB))["openid_connect"]["APPS"]
    assert (app["provider_id"], app["name"], app["secret"]) == ("club", "Our club", "a secret")
    assert app["settings"] == {
        "oauth_pkce_enabled": True,
        "server_url": "https://id.club.example",
        "scope": ["openid", "email"],
    }


@pytest.mark.parametrize(
    ("name", "more", "issuer", "has_pkce"),
    [
        ("google", KEYS, "https://accounts.google.com", True),
        ("apple", {"client_id": "a", "signing_key": APPLE_KEY}, "https://appleid.apple.com", False),
    ],
)
def test_known_openid_providers_need_no_issuer(
    name: str, more: dict[str, Any], issuer: str, has_pkce: bool
) -> None:
    (app,) = allauth_providers(read({"id": name, **more}))["openid_connect"]["APPS"]
    assert app["settings"]["server_url"] == issuer
    assert app["settings"]["oauth_pkce_enabled"] is has_pkce


@pytest.mark.parametrize("name", ["discord", "github", "vk", "yandex", "lichess"])
def test_providers_without_openid_have_allauths_own_code_and_pkce(name: str) -> None:
    found = allauth_providers(read({"id": name, **KEYS}))
    (app,) = found[name]["APPS"]
    assert app["settings"]["oauth_pkce_enabled"] is True
    assert found["openid_connect"]["APPS"] == []


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"id": "club", "name": "Club", **KEYS}, "needs a name and an issuer"),
        ({**CLUB, "name": ""}, "needs a name and an issuer"),
        ({**CLUB, "issuer": "id.club.example"}, "issuer"),
        ({**CLUB, "client_secret": ""}, "needs a client_secret"),
        ({**CLUB, "id": "Club"}, "id"),
        ({**CLUB, "id": "telegram"}, "is taken"),
        ({**CLUB, "scopes": "all"}, "scopes"),
        ({"id": "google", "issuer": "https://evil.example", **KEYS}, "leave out its issuer"),
        ({"id": "apple", **KEYS}, "signing_key"),
        ({**CLUB, "signing_key": APPLE_KEY}, "signing_key"),
    ],
)
def test_a_wrong_entry_is_refused_with_the_reason(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(wrong)


def test_no_two_providers_have_one_id() -> None:
    with pytest.raises(ValueError, match="same id"):
        read(CLUB, {**CLUB, "name": "Another"})
