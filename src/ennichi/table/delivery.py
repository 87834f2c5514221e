"""How a message reaches somebody: by mail, by Web Push, or by a chat room's webhook.

Addresses of push services and chat rooms are given by players, so the server could be made to ask for what only it can
reach. Therefore: https alone, no private address whatever a name stands for, no redirects, little time, few bytes.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import ipaddress
import json
import smtplib
import socket
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import unquote, urlsplit

import h11

from .notices import Form
from .refusals import Refused
from .settings import Settings

if TYPE_CHECKING:
    from datetime import datetime

SECONDS = 15.0  # for a whole request
MAIL_SECONDS = 10.0  # for each answer of the mail server
ANSWER_BYTES = 16 * 1024  # of an answer, which nobody reads
MOST_HEADERS = 16 * 1024
HTTPS = 443
LONGEST_URL = 1000
PUSH_SECONDS = 86_400  # for which a push service keeps a message for a browser that sleeps
PUSH_BYTES = 2800  # of a message; services take 4 kB, encrypted
CHAT_LETTERS = 1900  # Discord takes 2000
WHOLE_LINES = SMTP.clone(max_line_length=998)  # an address that was folded or encoded is none to mail programs
NAT64 = ipaddress.ip_network("64:ff9b::/96")
LOCAL = ("localhost", "127.0.0.1", "::1")


class Failed(Exception):
    """A message did not arrive. The code is for the player and the log: it names no address."""

    def __init__(self, code: str, again: bool, gone: bool = False) -> None:
        super().__init__(code)
        self.code = code
        self.again = again  # it may succeed later
        self.gone = gone  # nobody will ever be there again


@dataclass(frozen=True)
class Letter:
    """What is told, in the player's words."""

    id: str  # the same when it is tried again
    title: str
    body: str  # sentences, each on a line of its own
    path: str  # of the page that it leads to
    link: str  # the whole address: in a mail the private one
    topic: str  # a newer letter on it takes the place of an older one
    stop: str  # the address that ends all messages, and the words for it
    stop_words: str


# Asking a stranger's server.


@dataclass(frozen=True)
class Place:
    """Where an address leads."""

    scheme: str
    host: str
    port: int
    path: str


def place_of(address: str, private: bool) -> Place:
    """An address that may be asked. Raises Refused, with a sentence for whoever gave it."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("bad-address") from None
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST_URL
    if not plain or not host or parts.scheme not in ("https", "http") or "@" in parts.netloc:
        raise Refused("bad-address")
    port = port or (HTTPS if parts.scheme == "https" else 80)
    if not private and (parts.scheme != "https" or port != HTTPS):
        raise Refused("not-https")
    with contextlib.suppress(ValueError):
        if not private and not is_public(ipaddress.ip_address(host)):
            raise Refused("private-address")
    if not private and (host == "localhost" or ("." not in host.strip(".") and ":" not in host)):
        raise Refused("private-address")
    query = f"?{parts.query}" if parts.query else ""
    return Place(parts.scheme, host, port, (parts.path or "/") + query)


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is one of the open internet, also when it carries another one inside."""
    if isinstance(address, ipaddress.IPv6Address):
        inside = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address in NAT64:
            inside.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if any(one is not None and not is_public(one) for one in inside):
            return False
        if address.ipv4_mapped is not None:
            return True
    return address.is_global and not address.is_multicast


async def look_up(place: Place, private: bool) -> str:
    """The number of a place. All that its name has must be public, and the one that was checked is the one asked."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    except OSError:
        raise Failed("unknown-host", again=True) from None
    numbers = [str(entry[4][0]) for entry in found]
    if not private and not all(is_public(ipaddress.ip_address(each.partition("%")[0])) for each in numbers):
        raise Failed("private-address", again=False)
    return numbers[0]


async def post(address: str, headers: dict[str, str], body: bytes, private: bool) -> int:
    """Send something; the status of the answer. Raises Failed when there is none."""
    try:
        place = place_of(address, private)
    except Refused as refused:
        raise Failed(refused.code, again=False) from None
    try:
        async with asyncio.timeout(SECONDS):
            return await ask(place, await look_up(place, private), headers, body)
    except ssl.SSLError:
        raise Failed("bad-certificate", again=True) from None
    except (OSError, h11.ProtocolError, TimeoutError):
        raise Failed("unreachable", again=True) from None


async def ask(place: Place, number: str, headers: dict[str, str], body: bytes) -> int:
    secure = ssl.create_default_context() if place.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        number, place.port, ssl=secure, server_hostname=place.host if secure else None, limit=ANSWER_BYTES
    )
    try:
        usual = place.port == (HTTPS if secure else 80)
        host = f"[{place.host}]" if ":" in place.host else place.host
        line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEADERS)
        sent = [
            ("Host", host if usual else f"{host}:{place.port}"),
            ("Content-Length", str(len(body))),
            ("User-Agent", "ennichi"),
            ("Connection", "close"),
            *headers.items(),
        ]
        request = h11.Request(method="POST", target=place.path, headers=sent)
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(part) or b"")
        await writer.drain()
        while True:
            event = line.next_event()
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(ANSWER_BYTES))
            elif isinstance(event, h11.Response):
                return event.status_code  # what follows is not read
            elif not isinstance(event, h11.InformationalResponse):
                raise OSError("no answer")
    finally:
        writer.close()


def judge(status: int) -> None:
    """Raise Failed unless an answer says that the message was taken."""
    if 200 <= status < 300:
        return
    if status in (404, 410):
        raise Failed("gone", again=False, gone=True)
    if status in (408, 425, 429) or status >= 500:
        raise Failed("busy", again=True)
    raise Failed("refused", again=False)  # redirects among them: they could lead anywhere


# Chat rooms.


def form_of(address: str) -> Form:
    """What a chat room understands, by its address."""
    host = urlsplit(address).hostname or ""
    if host in ("discord.com", "discordapp.com") or host.endswith((".discord.com", ".discordapp.com")):
        return "discord"
    if "matrix" in host or "hookshot" in host:
        return "matrix"
    return "slack"  # Mattermost, Rocket.Chat and others understand it, too


def chat_message(form: Form, text: str) -> dict[str, Any]:
    """A message in the room's form, in which nobody is called by their name's signs."""
    text = text if len(text) <= CHAT_LETTERS else text[: CHAT_LETTERS - 1] + "…"
    if form == "discord":
        return {"content": text, "allowed_mentions": {"parse": []}}
    if form == "matrix":
        return {"msgtype": "m.text", "body": text, "text": text}
    return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}


# Browsers.


class Pusher:
    """Web Push: encrypts for one browser, and shows by VAPID who sends."""

    def __init__(self, private_key: str, settings: Settings) -> None:
        self.private_key = private_key
        self.settings = settings

    @property
    def contact(self) -> str:
        """Whom a push service can write to: it wants to know."""
        host = urlsplit(self.settings.public).hostname
        return self.settings.mail_from or (f"postmaster@{host}" if host else "")

    @cached_property
    def public_key(self) -> Any:
        from cryptography.hazmat.primitives.serialization import load_pem_private_key

        return load_pem_private_key(self.private_key.encode(), None).public_key()

    @cached_property
    def application_key(self) -> str:
        """By which browsers know this server."""
        from webpush.vapid import VAPID

        return str(VAPID.get_application_server_key(self.public_key))

    def sealed(self, address: str, message: dict[str, str]) -> tuple[str, dict[str, str], bytes]:
        """Where a message goes, with which headers, and as which bytes."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from webpush import WebPush, WebPushSubscription

        told = json.loads(address)
        public = self.public_key.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
        push = WebPush(self.private_key.encode(), public, self.contact, ttl=PUSH_SECONDS)
        made = push.get(clipped(message), WebPushSubscription.model_validate(told))
        headers = cast("dict[str, str]", dict(made.headers))
        return str(told["endpoint"]), {**headers, "content-type": "application/octet-stream"}, made.encrypted


def load_push() -> None:
    """Load what Web Push needs, which takes a moment."""
    import webpush  # noqa: F401


def new_push_key() -> str:
    from webpush.vapid import VAPID

    private, _, _ = VAPID.generate_keys()
    return str(private.decode())


def clipped(message: dict[str, str]) -> bytes:
    """As much of a message as push services take."""
    body = message["body"]
    while True:
        made = json.dumps({**message, "body": body}, ensure_ascii=False).encode()
        if len(made) <= PUSH_BYTES or not body:
            return made
        body = body[: max(0, len(body) - 100)].rstrip("…") + "…" if len(body) > 100 else ""


def check_push_keys(p256dh: str, auth: str) -> None:
    """Raise Refused unless a browser's keys are keys: a point of the curve, and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        point, secret = (base64.urlsafe_b64decode(each + "=" * (-len(each) % 4)) for each in (p256dh, auth))
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        raise Refused("bad-address") from None
    if len(secret) != 16:
        raise Refused("bad-address")


# Mail.


def plain_mail(address: str) -> str:
    """A mail address as it is written to. Raises Refused when it is none."""
    from email_validator import EmailNotValidError, validate_email

    try:
        found = validate_email(address.strip(), check_deliverability=False, allow_smtputf8=False)
    except EmailNotValidError:
        raise Refused("bad-mail") from None
    if found.ascii_email is None:
        raise Refused("bad-mail")
    return found.ascii_email


def as_mail(letter: Letter, address: str, sender: str, when: datetime) -> EmailMessage:
    mail = EmailMessage(policy=WHOLE_LINES)
    domain = sender.rpartition("@")[2]
    mail["From"] = sender
    mail["To"] = address
    mail["Subject"] = letter.title
    mail["Date"] = format_datetime(when)
    mail["Message-ID"] = f"<{letter.id}@{domain}>" if letter.id else make_msgid(domain=domain)
    mail["List-Unsubscribe"] = f"<{letter.stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(f"{letter.body}\n\n-- \n{letter.stop_words}\n{letter.stop}\n", cte="quoted-printable")
    return mail


def send_mail(url: str, mail: EmailMessage) -> None:
    """Hand a mail to the server. A password goes over an encrypted line only."""
    parts = urlsplit(url)
    host, user = parts.hostname or "", unquote(parts.username or "")
    try:
        with connected(parts.scheme, host, parts.port) as server:
            if parts.scheme == "smtp" and (user or host not in LOCAL):
                server.ehlo_or_helo_if_needed()
                if server.has_extn("starttls"):
                    server.starttls(context=ssl.create_default_context())
                elif user:
                    raise Failed("no-encryption", again=True)
            if user:
                server.login(user, unquote(parts.password or ""))
            server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as refused:
        code = next(iter(refused.recipients.values()))[0]
        raise Failed("refused", again=code < 500) from None
    except smtplib.SMTPDataError as refused:
        raise Failed("refused", again=refused.smtp_code < 500) from None
    except ssl.SSLError:
        raise Failed("bad-certificate", again=True) from None
    except smtplib.SMTPAuthenticationError:
        raise Failed("bad-login", again=True) from None
    except (smtplib.SMTPException, OSError):
        raise Failed("unreachable", again=True) from None


def connected(scheme: str, host: str, port: int | None) -> smtplib.SMTP:
    if scheme == "smtps":
        return smtplib.SMTP_SSL(host, port or 465, timeout=MAIL_SECONDS, context=ssl.create_default_context())
    return smtplib.SMTP(host, port or (25 if host in LOCAL else 587), timeout=MAIL_SECONDS)
