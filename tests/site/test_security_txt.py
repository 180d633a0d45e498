"""`/.well-known/security.txt` says whom to tell about a weakness, as RFC 9116 has it."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.test import Client
from pydantic import ValidationError
from pytest_django import Settings

from durak_site.configuration.environment import Environment, security_contact

ADDRESS = "/.well-known/security.txt"


def fields_of(text: str) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in text.splitlines())


def test_it_names_a_contact_and_when_it_expires(client: Client, settings: Settings) -> None:
    settings.DURAK_SECURITY_CONTACT = "mailto:security@durak.example"
    settings.DURAK_PUBLIC_URL = "https://durak.example/"
    response = client.get(ADDRESS)
    assert (response.status_code, response["Content-Type"]) == (200, "text/plain; charset=utf-8")
    fields = fields_of(response.content.decode())
    assert fields["Contact"] == "mailto:security@durak.example"
    assert fields["Canonical"] == "https://durak.example/.well-known/security.txt"
    assert fields["Preferred-Languages"] == "en, de, ru"
    left = datetime.fromisoformat(fields["Expires"]) - datetime.now(UTC)
    # The text may be cached for a day, and holds less than a year.
    assert timedelta(days=2) < left < timedelta(days=365)
    assert client.head(ADDRESS).status_code == 200
    assert client.post(ADDRESS).status_code == 405


@pytest.mark.parametrize(
    ("variables", "contact"),
    [
        ({"security_contact": "mailto:s@durak.example"}, "mailto:s@durak.example"),
        ({"security_contact": "https://durak.example/report"}, "https://durak.example/report"),
        ({"vapid_contact": "mailto:push@durak.example"}, "mailto:push@durak.example"),
        ({"durak_public_url": "https://durak.example"}, "https://durak.example"),
    ],
)
def test_the_contact_is_the_given_one_or_that_of_pushes(
    variables: dict[str, Any], contact: str
) -> None:
    assert security_contact(Environment(**variables)) == contact


@pytest.mark.parametrize(
    "contact", ["me@durak.example", "http://a.example", "mailto:", "mailto:a b"]
)
def test_a_contact_is_an_address_that_a_reader_can_open(contact: str) -> None:
    with pytest.raises(ValidationError, match="security_contact"):
        Environment(security_contact=contact)
