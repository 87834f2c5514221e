"""Those who receive messages: a mail server, and a server for push and webhooks, each started by a test."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import jwt
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .conftest import free_port


class MailServer:
    """A real SMTP server that can be dead for a while."""

    def __init__(self) -> None:
        self.port = free_port()
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.refuses = ""  # what it answers instead of taking a mail
        self.controller: Controller | None = None

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802 (aiosmtpd's)
        if self.refuses:
            return self.refuses
        mail = message_from_bytes(envelope.content or b"", policy=default)  # type: ignore[arg-type]
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        self.raw.append(bytes(envelope.original_content or b""))
        self.mails.append(mail)
        return "250 OK"

    def start(self) -> None:
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    def stop(self) -> None:
        if self.controller is not None:
            self.controller.stop()
            self.controller = None


@contextmanager
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    server.start()
    yield server
    server.stop()


class Receiver:
    """A server to which messages are posted."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.headers: dict[str, str] = {}
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.got.append((self.path, {key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(receiver.status)
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def bodies(self) -> list[Any]:
        return [json.loads(body) for _, _, body in self.got]


@contextmanager
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    thread = threading.Thread(target=made.server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield made
    made.server.shutdown()
    made.server.server_close()
    thread.join()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Subscriber:
    """A browser as its push service and its service worker know it: RFC 8291 and 8292, from the other side."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = bytes(range(16))
        self.address = {"endpoint": endpoint, "keys": {"p256dh": encoded(self.public), "auth": encoded(self.auth)}}

    def opened(self, body: bytes) -> dict[str, str]:
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = derived(self.auth, b"WebPush: info\0" + self.public + sender, 32, shared)
        key, nonce = (
            derived(salt, b"Content-Encoding: " + name + b"\0", size, secret)
            for name, size in ((b"aes128gcm", 16), (b"nonce", 12))
        )
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\2")
        told: dict[str, str] = json.loads(plain[:-1])
        return told


def derived(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def checked_sender(authorization: str, key: str, audience: str) -> dict[str, Any]:
    """What VAPID says of who sends, when it is signed by the key that browsers were given."""
    scheme, _, parts = authorization.partition(" ")
    said = dict(part.strip().split("=", 1) for part in parts.split(","))
    assert scheme == "vapid"
    assert said["k"] == key
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    claims: dict[str, Any] = jwt.decode(said["t"], public, algorithms=["ES256"], audience=audience)
    return claims
