"""Signatures as in Standard Webhooks."""

import base64

from webhooks.signing import new_secret, signature, signed_headers

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"


def test_the_published_example_is_signed_as_published() -> None:
    signed = signature(
        SECRET,
        message_id="msg_p5jXN8AQM9LWM0D4loKWxJek",
        timestamp=1614265330,
        body=b'{"test": 2432232314}',
    )
    assert signed == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="


def test_a_secret_is_32_random_bytes() -> None:
    first, second = new_secret(), new_secret()
    assert first != second
    assert len(base64.b64decode(first.removeprefix("whsec_"))) == 32


def test_each_valid_secret_signs() -> None:
    old, new = new_secret(), new_secret()
    headers = signed_headers([new, old], message_id="msg_7", timestamp=1, body=b"{}")
    assert headers == {
        "webhook-id": "msg_7",
        "webhook-timestamp": "1",
        "webhook-signature": " ".join(
            signature(secret, message_id="msg_7", timestamp=1, body=b"{}") for secret in (new, old)
        ),
    }
