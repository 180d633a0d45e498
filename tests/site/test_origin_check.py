"""From which pages a socket may be opened."""

import pytest
from pytest_django import Settings

from durak_site.realtime.origin_check import is_own, origin_of


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://durak.example", "https://durak.example"),
        ("https://Durak.example:443/", "https://durak.example"),
        ("http://localhost:8000", "http://localhost:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_an_origin_is_written_as_browsers_write_it(url: str, origin: str) -> None:
    assert origin_of(url) == origin


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "is_ours"),
    [
        (
            "https://durak.example",
            "web:8000",
            "http",
            True,
        ),  # a proxy that keeps the host to itself
        ("https://b.example:8443", "b.example:8443", "https", True),
        ("https://b.example", "b.example:8443", "https", False),
        ("http://b.example:8443", "b.example:8443", "https", False),
        ("http://durak.example", "durak.example", "https", False),
        # A name of a foreign page that was made to lead to this machine.
        ("http://evil.example:8000", "evil.example:8000", "http", False),
    ],
)
def test_a_page_is_ours_by_scheme_name_and_port(
    settings: Settings, origin: str, host: str, scheme: str, is_ours: bool
) -> None:
    settings.DURAK_PUBLIC_URL = "https://durak.example"
    settings.ALLOWED_HOSTS = ["durak.example", "b.example"]
    assert is_own(origin, host=host, scheme=scheme) is is_ours
