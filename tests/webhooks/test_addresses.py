"""The addresses that a webhook may have, and the ones that are never called."""

import socket
from typing import Any

import pytest
from pytest_django import Settings

from tests.support.webhook_receiver import WebhookReceiver
from webhooks.addresses import check_address
from webhooks.errors import WrongAddress
from webhooks.kinds import Error
from webhooks.sending import post


@pytest.mark.parametrize(
    "url",
    [
        "https://durak.example/hooks?key=1",
        "https://durak.example:8443/",
        "https://93.184.216.34/",
        "https://[2606:2800:220:1::1]/",
    ],
)
def test_public_addresses_are_taken(url: str) -> None:
    check_address(url)


@pytest.mark.parametrize(
    "url",
    [
        "http://durak.example/",
        "ftp://durak.example/",
        "durak.example",
        "https://",
        "https:///path",
        "https://durak..example/",
        "https://" + "a" * 64 + ".example/",
        "https://user:secret@durak.example/",
        "https://durak.example/#part",
        "https://durak.example:0/",
        "https://durak.example:99999/",
        "https://durak.example\\@localhost/",
        "https://durak.example /",
        "https://dürak.example/",
        "https://[::1/",
        "https://localhost/",
        "https://127.0.0.1/",
        "https://10.0.0.1/",
        "https://192.168.1.1/",
        "https://172.16.0.1/",
        "https://169.254.169.254/",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://[::1]/",
        "https://[fd00::1]/",
        "https://[fe80::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[::ffff:8.8.8.8]/",
        "https://[::10.0.0.1]/",
        "https://[::8.8.8.8]/",
        "https://[fec0::1]/",
        "https://[64:ff9b::10.0.0.1]/",
        "https://[64:ff9b::8.8.8.8]/",
        "https://[64:ff9b:1::1]/",
        "https://[2002:a00:1::1]/",
        "https://[2002:c0a8:101::]/",
        "https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/",
        "https://[5f00::1]/",
        "https://[fe80::1%25eth0]/",
        "https://[2606:2800:220:1::1%25eth0]/",
        "https://192.88.99.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f.0.0.1/",
        "https://0177.0.0.01/",
        "https://durak.example.0x7f000001./",
        "https://localhost./",
        "https://hooks.localhost/",
    ],
)
def test_all_others_are_refused(url: str) -> None:
    with pytest.raises(WrongAddress) as refused:
        check_address(url)
    assert refused.value.field == "url"


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("https://durak.example/\u00e9", "wrong_characters"),
        ("https://a:b@durak.example/", "unwanted_part"),
        ("https://durak.example/#x", "unwanted_part"),
        ("https:///x", "incomplete"),
        ("https://durak.example:99999/", "incomplete"),
        ("http://durak.example/", "not_secure"),
        ("https://10.0.0.1/", "private"),
    ],
)
def test_the_fault_of_an_address_has_a_code(url: str, code: str) -> None:
    with pytest.raises(WrongAddress) as refused:
        check_address(url)
    assert [told for told, _ in refused.value.reasons] == [code]


def test_the_operator_may_let_this_machine_be_called_and_no_other_private_one(
    settings: Settings,
) -> None:
    settings.DURAK_WEBHOOKS_TO_LOOPBACK = True
    check_address("http://localhost:9000/")
    check_address("http://127.0.0.1:9000/")
    with pytest.raises(WrongAddress):
        check_address("http://10.0.0.1/")
    with pytest.raises(WrongAddress):
        check_address("ftp://localhost/")


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd12::1", "::ffff:127.0.0.1"),
        *("::10.0.0.1", "::8.8.8.8", "fec0::1", "64:ff9b::10.0.0.1", "2002:a00:1::1", "2001::1"),
        *("192.88.99.1", "192.0.0.9", "224.0.0.1", "255.255.255.255", "100.64.0.1", "0.1.2.3"),
    ],
)
def test_a_name_that_leads_to_a_private_address_is_never_connected_to(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET

    def look_up(_host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        return [(family, socket.SOCK_STREAM, 6, "", (address, port))]

    def connect(*_: Any) -> None:
        raise AssertionError("nothing may be connected to")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket.socket, "connect", connect)
    answer = post("https://durak.example/", body=b"{}", headers={})
    assert (answer.status, answer.error) == (None, Error.PRIVATE_ADDRESS)


def test_this_machine_is_private_unless_the_operator_says_otherwise(
    receiver: WebhookReceiver, settings: Settings
) -> None:
    settings.DURAK_WEBHOOKS_TO_LOOPBACK = False
    assert post(receiver.url(), body=b"{}", headers={}).error is Error.PRIVATE_ADDRESS
    assert receiver.arrived == []


def test_a_redirect_is_not_followed(receiver: WebhookReceiver) -> None:
    receiver.answer = lambda _: 307
    answer = post(receiver.url(), body=b"{}", headers={"webhook-id": "msg_1"})
    assert (answer.status, answer.is_success) == (307, False)
    assert [arrived.path for arrived in receiver.arrived] == ["/hook"]


def test_a_proxy_of_the_environment_is_not_asked(
    receiver: WebhookReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://localhost:1")
    monkeypatch.setenv("ALL_PROXY", "http://localhost:1")
    answer = post(receiver.url(), body=b"{}", headers={"webhook-id": "msg_1"})
    assert answer.status == 204


def test_an_unused_port_is_reported_as_unreachable(settings: Settings) -> None:
    settings.DURAK_WEBHOOKS_TO_LOOPBACK = True
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
        assert post(f"http://localhost:{port}/", body=b"{}", headers={}).error is Error.UNREACHABLE
