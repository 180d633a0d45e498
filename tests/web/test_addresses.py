"""Addresses that count as one caller, and public addresses."""

from ipaddress import ip_address

import pytest
from allauth.usersessions.models import UserSession
from pytest_django.fixtures import Settings

from accounts.models import User
from accounts.services.sessions import is_known_address
from tests.support.api import ApiClient
from tests.support.people import PASSWORD, account
from web.asgi.admission import _counted_address
from web.limits.addresses import caller_at, is_public

SITE = "2001:db8:7:8"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (f"{SITE}::1", f"{SITE}:ffff:ffff:ffff:ffff"),
        (f"{SITE}:a:b:c:d", "2001:0DB8:0007:0008:0::"),
        ("fe80::1%eth0", "fe80::2%eth0"),
        ("192.0.2.7", "::ffff:192.0.2.7"),
        ("192.0.2.7", "::FFFF:C000:207"),
        ("192.0.2.7", "64:ff9b::192.0.2.7"),
        ("192.0.2.7", "2002:c000:207:1:2:3:4:5"),
    ],
)
def test_addresses_of_one_site_are_one_caller(one: str, other: str) -> None:
    assert caller_at(one) == caller_at(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (f"{SITE}::1", "2001:db8:7:9::1"),
        ("192.0.2.7", "192.0.2.8"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8"),
        ("64:ff9b::192.0.2.7", "64:ff9b::192.0.2.8"),
        ("unknown", "testclient"),
    ],
)
def test_addresses_of_two_sites_are_two_callers(one: str, other: str) -> None:
    assert caller_at(one) != caller_at(other)


def resets(addresses: list[str]) -> list[int]:
    answers = []
    for number, address in enumerate(addresses):
        client = ApiClient()
        client.http.defaults["REMOTE_ADDR"] = address
        body = {"email": f"nobody{number}@durak.example"}
        answers.append(client.post("auth/password/reset", body).status)
    return answers


@pytest.mark.django_db
@pytest.mark.usefixtures("limited")
def test_thirty_five_resets_from_one_site_are_five_too_many() -> None:
    answers = resets([f"{SITE}:{number:x}::{number:x}" for number in range(1, 36)])
    assert answers == [204] * 30 + [429] * 5
    assert resets(["2001:db8:7:9::1", "192.0.2.1"]) == [204, 204]


@pytest.mark.django_db
@pytest.mark.usefixtures("limited")
def test_guesses_at_a_password_are_counted_by_the_site() -> None:
    account("Anna")
    answers = []
    for number in range(21):
        client = ApiClient()
        client.http.defaults["REMOTE_ADDR"] = f"{SITE}::{number + 1:x}"
        guess = {"username": "Anna", "password": f"guess {number}"}
        answers.append(client.post("auth/login", guess).status)
    assert answers == [401] * 20 + [429]


@pytest.mark.django_db
@pytest.mark.usefixtures("limited")
def test_wrong_tokens_are_counted_by_the_site() -> None:
    answers = set()
    for number in range(200):
        client = ApiClient(token="durak_" + f"{number:043d}")
        client.http.defaults["REMOTE_ADDR"] = f"{SITE}:{number + 1:x}::1"
        answers.add(client.get("auth/me").status)
        if answers == {401, 429}:
            break
    assert answers == {401, 429}


@pytest.mark.django_db
def test_a_session_makes_its_whole_site_known() -> None:
    client = ApiClient()
    client.http.defaults["REMOTE_ADDR"] = f"{SITE}::5"
    body = {"username": "Anna", "password": PASSWORD}
    assert client.post("auth/register", body).status == 201
    assert client.get("auth/sessions").body[0]["address"] == f"{SITE}::5"
    assert UserSession.objects.filter(user=User.objects.get(name="Anna")).count() == 1
    assert is_known_address("anna", caller_at(f"{SITE}:1:2:3:4"))
    assert not is_known_address("anna", caller_at("2001:db8:7:9::5"))


def test_requests_under_way_are_counted_by_the_site(settings: Settings) -> None:
    settings.DURAK_RATE_LIMITS = True

    def counted(address: str) -> str | None:
        return _counted_address({"type": "http", "path": "/", "client": (address, 1)})  # type: ignore[arg-type]  # all that it reads

    assert counted(f"{SITE}::1") == counted(f"{SITE}::2") != counted("2001:db8:7:9::1")
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7")


@pytest.mark.parametrize(
    "address",
    [
        *("::", "::1", "::7f00:1", "::8.8.8.8", "::ffff:10.0.0.1", "::ffff:8.8.8.8"),
        *("64:ff9b::10.0.0.1", "64:ff9b::8.8.8.8", "64:ff9b:1::1", "100::1", "100:0:0:1::1"),
        *("2001::1", "2001:0:4136:e378::1", "2001:20::1", "2001:db8::1", "2002:a00:1::1"),
        *("2002:808:808::1", "3fff::1", "4000::1", "5f00::1", "fc00::1", "fd12::1", "fe80::1"),
        *("fec0::1", "feff::1", "ff02::1", "ff0e::1", "0.1.2.3", "10.0.0.1", "100.64.0.1"),
        *("127.0.0.1", "127.255.255.254", "169.254.169.254", "172.31.0.1", "192.0.0.9"),
        *("192.0.2.1", "192.88.99.1", "192.168.0.1", "198.18.0.1", "198.51.100.1"),
        *("203.0.113.1", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255"),
        "2606:2800:220:1::1%eth0",
    ],
)
def test_what_is_not_everybodys_is_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "93.184.216.34", "2606:2800:220:1::1", "2001:4860:4860::8888"]
)
def test_what_is_everybodys_is_public(address: str) -> None:
    assert is_public(ip_address(address))
