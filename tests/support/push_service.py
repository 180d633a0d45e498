"""A fake push service over real TLS, and a browser that receives pushes.

The browser decrypts pushes by RFC 8188 and 8291, without the libraries that send them.
"""

import datetime as dt
import ipaddress
import json
import os
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from notifications.vapid import to_text
from tests.support.http_servers import serving

SALT, RECORD_SIZE = 16, 4


class Browser:
    """A browser's side of one subscription."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        self._point = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    @property
    def keys(self) -> dict[str, str]:
        """The public keys of the subscription, as the page gets them."""
        return {"p256dh": to_text(self._point), "auth": to_text(self._secret)}

    def read(self, body: bytes) -> dict[str, Any]:
        """The payload of a push; raises InvalidTag if it is not for this browser."""
        salt = body[:SALT]
        length = body[SALT + RECORD_SIZE]
        start = SALT + RECORD_SIZE + 1
        sender, record = body[start : start + length], body[start + length :]
        sender_key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), sender_key)
        info = b"WebPush: info\0" + self._point + sender
        key_material = _derived(shared, salt=self._secret, info=info, length=32)
        key = _derived(key_material, salt=salt, info=b"Content-Encoding: aes128gcm\0", length=16)
        nonce = _derived(key_material, salt=salt, info=b"Content-Encoding: nonce\0", length=12)
        padded = AESGCM(key).decrypt(nonce, record, None)
        plain, delimiter, _ = padded.rpartition(b"\x02")
        assert delimiter, "the last record ends with a 2"
        payload: dict[str, Any] = json.loads(plain)
        return payload


def _derived(secret: bytes, *, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


@dataclass
class Received:
    """A request that the push service received."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """A push service: its host and port, its next answers, and the requests it received."""

    place: str
    answers: list[int] = field(default_factory=list)
    received: list[Received] = field(default_factory=list)

    def endpoint(self, name: str = "one") -> str:
        """The address of a subscription."""
        return f"https://{self.place}/send/{name}"


@contextmanager
def push_service(folder: Path) -> Iterator[tuple[PushService, Path]]:
    """A running push service, which answers 201 by default, and its certificate's file."""
    certificate = _certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server = ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    service = PushService(f"localhost:{server.server_port}")
    server.RequestHandlerClass = _handler(service)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    with serving(server):
        yield service, certificate


def _handler(service: PushService) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.received.append(Received(self.path, dict(self.headers), body))
            self.send_response(service.answers.pop(0) if service.answers else 201)
            self.send_header("Location", "https://169.254.169.254/")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Print nothing."""

    return Handler


def _certificate(folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(dt.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(hours=1))
        .not_valid_after(now + dt.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = folder / "push.pem"
    path.write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        + certificate.public_bytes(Encoding.PEM)
    )
    return path
