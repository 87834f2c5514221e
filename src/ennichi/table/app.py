"""The web application: pages, the JSON interface, and one socket a viewer."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, Path, Query, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import ennichi
from ennichi.kernel.errors import EnnichiError

from . import manual, printed, wording
from .keys import new_browser
from .limits import Pace, Paces
from .messages import (
    About,
    ChangeLanguage,
    ContinueFrom,
    Hint,
    NewRecord,
    NewTable,
    Refusal,
    Rematch,
    Rename,
    Resign,
    Restart,
    Seated,
    SocketRequest,
    TakeSeat,
    Touch,
    TouchName,
    Undo,
    socket_request,
)
from .refusals import Refused, language_or_default
from .rooms import Room, Viewer
from .service import Service, kind_or_refuse
from .settings import Settings

log = logging.getLogger("ennichi.table")

COOKIE = "ennichi"
LEFT = 499  # for the log alone: the browser has gone before its answer
YEAR = 365 * 86_400
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

Lang = Annotated[str, Query(alias="lang", max_length=20)]
Secret = Annotated[str, Query(max_length=80)]
FrameNumber = Annotated[int, Path(ge=0, le=1_000_000)]
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (400, 403, 404, 405, 409, 413, 429, 503)
}
router = APIRouter(prefix="/api", responses=REFUSALS)


def service_of(request: Request) -> Service:
    found: Service = request.app.state.service
    return found


Server = Annotated[Service, Depends(service_of)]


def browser_of(request: Request, response: Response) -> str:
    """The browser that asks; a new one gets its signed cookie with the answer."""
    service = service_of(request)
    keys = service.database.keys
    known = keys.browser_of(request.cookies.get(COOKIE))
    browser = known or new_browser()
    if known is None:
        response.set_cookie(
            COOKIE, keys.cookie(browser), max_age=YEAR, httponly=True, samesite="lax", secure=service.settings.secure
        )
    return browser


Browser = Annotated[str, Depends(browser_of)]


async def room_of(request: Request, table: str) -> Room:
    return await service_of(request).rooms.find(table)


TheRoom = Annotated[Room, Depends(room_of)]


# Games.


@router.get("/games")
async def list_games(service: Server, lang: Lang = "en") -> list[dict[str, Any]]:
    """The games that can be played here, with their options and bots, in words."""
    return wording.game_infos(language_or_default(lang), service.own_bots, service.settings.components)


@router.get("/games/{game}/pieces/{address}")
async def pieces(service: Server, game: str, address: str, lang: Lang = "en") -> Response:
    """What is printed on the pieces of a game, by touch name, with the words of one language.

    The address is what a table gives as its `components`; a fingerprint of components alone finds them too.
    """
    of = kind_or_refuse(game)
    for folder in ("", of.own_set(service.settings.components)):
        box = of.box(folder)
        if box.fingerprint == address.partition("-")[0]:
            said = printed.pieces_in(language_or_default(lang), of, box)
            lasting = address == printed.address(of, box)
            kept = "public, max-age=31536000, immutable" if lasting else "no-cache"
            return Response(said, media_type="application/json", headers={"Cache-Control": kept})
    raise Refused("unknown-page")


# Tables.


@router.post("/tables", status_code=201)
async def create_table(service: Server, browser: Browser, wanted: NewTable) -> Seated:
    """Set up a table and sit down."""
    room, seat = await service.create(browser, wanted)
    return seated(service, room, seat)


@router.get("/tables")
async def my_tables(service: Server, browser: Browser, lang: Lang = "en") -> list[dict[str, Any]]:
    """The tables where this browser holds a seat, newest first."""
    return await service.my_tables(browser, language_or_default(lang))


@router.get("/tables/{table}")
async def one_table(
    service: Server, room: TheRoom, browser: Browser, lang: Lang = "en", secret: Secret = ""
) -> dict[str, Any]:
    """The table as this viewer may see it."""
    seat = await service.seat_of(room, browser, secret)
    return wording.state(room, seat, language_or_default(lang), service.database.keys, -1)


@router.delete("/tables/{table}", status_code=204)
async def delete_table(service: Server, room: TheRoom, browser: Browser) -> None:
    """Delete a table and everything it holds."""
    if not await service.database.held_seats(browser, room.id):
        raise Refused("not-your-seat")
    await service.database.delete(room.id)
    service.rooms.forget(room.id)


@router.post("/tables/{table}/seats", status_code=201)
async def take_seat(service: Server, room: TheRoom, browser: Browser, wanted: TakeSeat) -> Seated:
    """Take the first open seat."""
    return seated(service, room, await service.take_seat(room, browser, wanted.name))


@router.post("/tables/{table}/touch")
async def touch(
    service: Server, room: TheRoom, browser: Browser, wanted: Touch, lang: Lang = "en", secret: Secret = ""
) -> dict[str, Any]:
    """Touch something; the same as on the socket."""
    seat = await service.seat_of(room, browser, secret)
    await service.touch(room, seat, wanted.number, wanted.touch)
    return wording.state(room, seat, language_or_default(lang), service.database.keys, wanted.number)


@router.get("/tables/{table}/record", responses={200: {"content": {"text/plain": {}}}})
async def record(service: Server, room: TheRoom) -> Response:
    """The record of a finished game."""
    service.check_open(room)
    name = f"{room.stored.game}-{room.id}.kifu"
    return PlainTextResponse(room.game.record(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/records", status_code=201)
async def open_record(service: Server, browser: Browser, wanted: NewRecord) -> Seated:
    """Open a record: it becomes a table to look back at and to continue from."""
    return seated(service, await service.open_record(browser, wanted.text), 0)


@router.post("/tables/{table}/continue", status_code=201)
async def continue_from(service: Server, room: TheRoom, browser: Browser, wanted: ContinueFrom) -> Seated:
    """A new table that begins at a moment of this one."""
    again, seat = await service.continue_from(room, browser, wanted.at, wanted.name)
    return seated(service, again, seat)


@router.get("/tables/{table}/frames")
async def frames(service: Server, room: TheRoom, lang: Lang = "en") -> dict[str, Any]:
    """A game as a film: what was touched, and the scores."""
    service.check_open(room)
    language = language_or_default(lang)
    if room.film is None or room.film["language"] != language:
        room.film = {"language": language, "film": await asyncio.to_thread(wording.film, room, language)}
    film: dict[str, Any] = room.film["film"]
    return film


@router.get("/tables/{table}/analysis", responses={202: {"description": "under way: so many turns done, of so many"}})
async def analysis(service: Server, room: TheRoom, answer: Response, lang: Lang = "en") -> dict[str, Any]:
    """A finished game as a bot sees it: everybody's chances turn by turn, and the turns that decided it."""
    found = service.analyse(room, language_or_default(lang))
    if found.failed:
        raise Refused("busy")
    if found.answer is None:
        answer.status_code = 202
        return {"done": found.done, "of": len(found.spans)}
    return found.answer


@router.get("/tables/{table}/frames/{number}")
async def one_frame(
    service: Server, room: TheRoom, browser: Browser, number: FrameNumber, lang: Lang = "en", secret: Secret = ""
) -> dict[str, Any]:
    """One moment of the game, as this viewer may see it."""
    if not room.first <= number <= room.number:
        raise Refused("no-frame", number=number)
    seat = await service.seat_of(room, browser, secret)
    return await asyncio.to_thread(wording.frame_view, room, seat, number, language_or_default(lang))


@router.get("/tables/{table}/frames/{number}/about/{touch}")
async def about_in_frame(room: TheRoom, number: FrameNumber, touch: TouchName, lang: Lang = "en") -> dict[str, Any]:
    """What a thing is and does, at one moment of the game."""
    if not room.first <= number <= room.number:
        raise Refused("no-frame", number=number)
    try:
        return await asyncio.to_thread(wording.frame_about, room, number, touch, language_or_default(lang))
    except EnnichiError as wrong:
        raise Refused("bad-setting", reason=str(wrong)) from wrong


def seated(service: Service, room: Room, seat: int | None) -> Seated:
    keys = service.database.keys
    return Seated(
        table=room.id,
        seat=seat,
        link=wording.link(room.id, seat, keys),
        invite=wording.link(room.id, None, keys),
    )


# The socket.


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str, lang: str = "en", secret: str = "") -> None:
    """Every change of a table, as this viewer may see it; and requests to touch, undo, explain …"""
    service: Service = socket.app.state.service
    await socket.accept()
    language = language_or_default(lang)
    browser = service.database.keys.browser_of(socket.cookies.get(COOKIE))
    try:
        room = await service.rooms.find(table[:40])
        viewer = Viewer(await service.seat_of(room, browser, secret[:80]), language)
    except Refused as refused:
        await socket.send_text(json.dumps(refusal(refused, language)))
        await socket.close(code=4000 + refused.status)
        return
    room.viewers.add(viewer)
    viewer.log_sent = room.number
    viewer.outbox.put_nowait(wording.state(room, viewer.seat, language, service.database.keys, -1))
    service.tell_seats(room)
    service.wake_bot(room)
    sending = asyncio.create_task(send_all(socket, viewer))
    try:
        await receive_all(socket, service, room, viewer)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        room.viewers.discard(viewer)
        sending.cancel()
        service.tell_seats(room)


async def send_all(socket: WebSocket, viewer: Viewer) -> None:
    """Send what is in the outbox; None closes the socket."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await viewer.outbox.get()) is not None:
            await socket.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
        await socket.close(code=1013)


async def receive_all(socket: WebSocket, service: Service, room: Room, viewer: Viewer) -> None:
    settings = service.settings
    pace = Pace(settings.requests_per_second, settings.requests_at_once)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or ""
        try:
            if not pace.take():
                raise Refused("too-fast")
            if len(text) > settings.socket_bytes:
                raise Refused("too-large", bytes=settings.socket_bytes)
            await answer(service, room, viewer, socket_request.validate_json(text))
        except ValidationError as fault:
            said = Refused("bad-request", reason=first_fault(fault.errors()))
            service.send(room, viewer, refusal(said, viewer.language))
        except Refused as refused:
            service.send(room, viewer, refusal(refused, viewer.language))
            if refused.code == "late":
                state = wording.state(room, viewer.seat, viewer.language, service.database.keys, -1)
                service.send(room, viewer, state)
        except (SQLAlchemyError, OSError):
            log.exception("the database failed", extra={"table": room.id})
            service.send(room, viewer, refusal(Refused("busy"), viewer.language))
        except EnnichiError as wrong:
            said = Refused("bad-setting", reason=str(wrong))
            service.send(room, viewer, refusal(said, viewer.language))


async def answer(service: Service, room: Room, viewer: Viewer, wanted: SocketRequest) -> None:
    if isinstance(wanted, Touch):
        await service.touch(room, viewer.seat, wanted.number, wanted.touch)
    elif isinstance(wanted, Undo):
        await service.take_back(room, viewer.seat, wanted.version, to=wanted.to)
    elif isinstance(wanted, Restart):
        await service.take_back(room, viewer.seat, wanted.version, whole_turn=True)
    elif isinstance(wanted, Hint):
        service.send(room, viewer, await service.hint(room, viewer.seat, viewer.language))
    elif isinstance(wanted, About):
        service.send(room, viewer, wording.about(room, viewer.seat, wanted.touch, viewer.language))
    elif isinstance(wanted, ChangeLanguage):
        viewer.language = wanted.language
        state = wording.state(room, viewer.seat, viewer.language, service.database.keys, -1)
        service.send(room, viewer, state)
    elif isinstance(wanted, Resign):
        await service.resign(room, viewer.seat, wanted.bot)
        viewer.seat = None
    elif isinstance(wanted, Rename):
        await service.rename(room, viewer.seat, wanted.name)
    elif isinstance(wanted, Rematch):
        await service.rematch(room, viewer.seat)


# Faults, limits, pages.


def refusal(refused: Refused, language: str) -> dict[str, str]:
    return {"type": "refused", "code": refused.code, "message": refused.message(language)}


def first_fault(faults: Any) -> str:
    """What is wrong with a request, shortly."""
    fault = faults[0]
    where = ".".join(str(part) for part in fault["loc"] if part != "body")
    return f"{where or 'body'}: {fault['msg']}"


def refuse(request: Request, refused: Refused) -> JSONResponse:
    wanted = request.query_params.get("lang") or request.headers.get("accept-language")
    message = refused.message(language_or_default(wanted))
    return JSONResponse({"code": refused.code, "message": message}, refused.status)


def add_faults(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def on_refused(request: Request, refused: Refused) -> Response:
        return refuse(request, refused)

    @app.exception_handler(RequestValidationError)
    async def on_bad_request(request: Request, fault: RequestValidationError) -> Response:
        return refuse(request, Refused("bad-request", reason=first_fault(fault.errors())))

    @app.exception_handler(SQLAlchemyError)
    @app.exception_handler(OSError)
    async def on_database(request: Request, fault: Exception) -> Response:
        log.error("the database failed", exc_info=fault)
        return refuse(request, Refused("busy"))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, fault: HTTPException) -> Response:
        if fault.status_code == 404:
            return refuse(request, Refused("unknown-page"))
        answer = refuse(request, Refused("bad-request", reason=str(fault.detail)))
        answer.status_code = fault.status_code
        answer.headers.update(fault.headers or {})
        return answer


def add_limits(app: FastAPI, settings: Settings) -> None:
    paces = Paces(settings.requests_per_second, settings.requests_at_once)

    @app.middleware("http")
    async def guard(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
        """Size and rate first; safe headers on every answer."""
        who = request.client.host if request.client else "?"
        length = request.headers.get("content-length", "0")
        response: Response
        if request.url.path.startswith("/api/") and not paces.take(request.cookies.get(COOKIE, "")[:80] + who):
            response = refuse(request, Refused("too-fast"))
        elif not length.isdecimal() or len(length) > 12 or int(length) > settings.body_bytes:
            response = refuse(request, Refused("too-large", bytes=settings.body_bytes))
        elif request.method in ("POST", "PUT", "PATCH") and "content-length" not in request.headers:
            response = refuse(request, Refused("bad-request", reason="the length of the request is missing"))
        else:
            try:
                response = await go_on(request)
            except RuntimeError:
                if not await request.is_disconnected():
                    raise
                response = Response(status_code=LEFT)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response


def add_pages(app: FastAPI, settings: Settings) -> None:
    web = settings.web

    @app.get("/health", include_in_schema=False)
    async def health(service: Server) -> dict[str, Any]:
        await service.database.count_tables()
        return {"status": "ok", "version": ennichi.__version__}

    @app.get("/metrics", include_in_schema=False)
    async def metrics(service: Server) -> Response:
        rooms = service.rooms.rooms.values()
        figures = {
            "ennichi_tables": await service.database.count_tables(),
            "ennichi_rooms": len(rooms),
            "ennichi_viewers": sum(len(room.viewers) for room in rooms),
            "ennichi_touches_total": service.touches,
        }
        return PlainTextResponse("".join(f"{name} {value}\n" for name, value in figures.items()))

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(manual.page(app.openapi()))

    @app.get("/api/docs.css", include_in_schema=False)
    async def docs_style() -> Response:
        return Response(manual.STYLE, media_type="text/css")

    @app.get("/assets/{name}", include_in_schema=False)
    async def asset(name: str) -> Response:
        path = web / "assets" / name
        if "/" in name or "\\" in name or name.startswith(".") or not path.is_file():
            raise Refused("unknown-page")
        return FileResponse(path, headers={"Cache-Control": "public, max-age=31536000, immutable"})

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        """Every other address is a page of the client."""
        if path.startswith(("api/", "assets/")) or path == "api":
            raise Refused("unknown-page")
        plain = web / path
        if path and "/" not in path and not path.startswith(".") and plain.is_file():
            return FileResponse(plain)
        if not (web / "index.html").is_file():
            return PlainTextResponse("The browser client is not built. Run: make web\n", 503)
        return FileResponse(web / "index.html", headers={"Cache-Control": "no-cache"})


def create_app(settings: Settings) -> FastAPI:
    """The application for one server process."""
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await service.open()
        yield
        await service.close()

    app = FastAPI(
        title="ennichi",
        version=ennichi.__version__,
        description="Tables for Bitoku, Bamboo and IKI: set them up, sit down, touch, look back.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.service = service
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    add_faults(app)
    add_limits(app, settings)
    app.include_router(router)
    add_pages(app, settings)
    return app
