"""The gate: what is checked of every request before anything looks at it, and what every answer carries."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .limits import Limits, who_asks
from .refusals import Refused, language_or_default
from .settings import Settings

YEAR = 365 * 86_400
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
HARMLESS = ("GET", "HEAD", "OPTIONS")  # they change nothing
RECORDS = "/api/records"  # where large requests come from
SMALL_BODY = 16 * 1024  # bytes of any other request
DEFAULT_PORTS = {"http": ":80", "https": ":443"}

# What a request costs its address, by method and path; whatever is not named costs 1.
ANALYSIS = 50.0  # to begin one; to ask how far it is costs 1
SOCKET = 5.0  # to open one
COSTS = [
    (method, re.compile(path), cost)
    for method, path, cost in (
        ("GET", r"/assets/.*", 0.2),
        ("GET", r"/api/games", 2.0),
        ("POST", r"/api/tables", 20.0),
        ("GET", r"/api/tables", 5.0),
        ("POST", r"/api/tables/[^/]*/(seats|hold)", 5.0),
        ("DELETE", r"/api/tables/[^/]*", 5.0),
        ("POST", r"/api/tables/[^/]*/continue", 20.0),
        ("GET", r"/api/tables/[^/]*/(frames|record)", 5.0),
        ("GET", r"/api/tables/[^/]*/frames/[^/]*/line", 5.0),
        ("GET", r"/api/tables/[^/]*/frames/.*", 2.0),
        ("POST", r"/api/tables/[^/]*/notices(/.*)?", 10.0),
        ("POST", r"/notices/.*", 5.0),
        ("POST", RECORDS, 30.0),
        ("GET", r"/api/(docs|openapi\.json)", 5.0),
    )
]


def cost_of(method: str, path: str) -> float:
    return next((cost for wanted, shape, cost in COSTS if wanted == method and shape.fullmatch(path)), 1.0)


def refuse(request: HTTPConnection, refused: Refused) -> JSONResponse:
    wanted = request.query_params.get("lang") or request.headers.get("accept-language")
    message = refused.message(language_or_default(wanted))
    answer = JSONResponse({"code": refused.code, "message": message}, refused.status)
    if "seconds" in refused.values:
        answer.headers["Retry-After"] = str(refused.values["seconds"])
    return answer


class Gate:
    """Rate, size and origin first, for pages, requests and sockets; then safe headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.headers = dict(HEADERS)
        if settings.secure:
            self.headers["Strict-Transport-Security"] = f"max-age={YEAR}"
        self.origins = {plain_origin(each) for each in settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        private = scope["path"].startswith("/api/")

        async def send_safely(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if private:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self.check(scope)
        except Refused as refused:
            await refuse(HTTPConnection(scope), refused)(scope, receive, send_safely)
            return
        await self.app(scope, receive, send_safely)

    def check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            self.limits.take(who_asks(scope), SOCKET)
            self.check_origin(headers)
            return
        method, path = scope["method"], scope["path"]
        self.limits.take(who_asks(scope), cost_of(method, path))
        if method not in HARMLESS:
            self.check_origin(headers)
        self.check_size(method, path, headers)

    def check_size(self, method: str, path: str, headers: Headers) -> None:
        most = self.settings.body_bytes if path == RECORDS else min(SMALL_BODY, self.settings.body_bytes)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > most:
            raise Refused("too-large", bytes=most)
        if method in ("POST", "PUT", "PATCH") and "content-length" not in headers:
            raise Refused("bad-request", reason="the length of the request is missing")

    def check_origin(self, headers: Headers) -> None:
        """A page of another site, or of another port of this one, may not act or listen for whoever looks at it."""
        origin = headers.get("origin")
        if origin is None or plain_origin(origin) in self.origins:
            return
        scheme, _, site = plain_origin(origin).partition("://")
        host = headers.get("host", "").lower().removesuffix(DEFAULT_PORTS.get(scheme, ""))
        if not site or site != host or (self.settings.secure and scheme != "https"):
            raise Refused("foreign-origin", origin=origin)


def plain_origin(origin: str) -> str:
    """An origin as it can be compared, without the port that its scheme has anyway; empty for what is none."""
    try:
        parts = urlsplit(origin.strip().lower())
    except ValueError:
        return ""
    if parts.scheme not in DEFAULT_PORTS or not parts.netloc or "@" in parts.netloc:
        return ""
    return f"{parts.scheme}://{parts.netloc.removesuffix(DEFAULT_PORTS[parts.scheme])}"
