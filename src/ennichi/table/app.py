"""The web application: pages, the JSON interface, and one socket a viewer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, FastAPI, Path, Query, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection

import ennichi
from ennichi.kernel.errors import EnnichiError

from . import examples, manual, printed, puzzling, shapes, wording
from .gate import ANALYSIS, Gate, refuse
from .keys import new_browser
from .lessons import LEARNER
from .limits import Limits, who_asks
from .messages import (
    LONGEST_LINE,
    About,
    Ahead,
    ChangeLanguage,
    ChangeWay,
    Coach,
    ContinueFrom,
    Followed,
    Hint,
    HoldSeat,
    LookBack,
    NewRecord,
    NewTable,
    NewWay,
    Promise,
    Pulse,
    QuietHours,
    Refusal,
    Rematch,
    Rename,
    RenewPush,
    Resign,
    Restart,
    Seated,
    SkipStep,
    SocketRequest,
    TakeSeat,
    Touch,
    TouchName,
    Undo,
    Why,
    Wishes,
    socket_request,
)
from .outbox import COME_BACK
from .refusals import Refused, language_or_default, service_text
from .rooms import Room, Viewer
from .service import Service, as_text, kind_or_refuse
from .settings import Settings

log = logging.getLogger("ennichi.table")

T = TypeVar("T")

COOKIE = "ennichi"
LEFT = 499  # for the log alone: the browser has gone before its answer
YEAR = 365 * 86_400
SECRET_BYTES = 80  # more than any secret has
PATIENCE = 2.0  # seconds for which a message on a socket waits, when its address asks for much
LONGEST_TOKEN = 100  # characters of what a link in a message carries
MOST_PAGE = 40  # characters of the name that a page gives itself
PUBLIC = "no-cache"  # anybody may keep it, and asks whether it is still so
# What a message on a socket costs its address; whatever is not named costs 1.
COSTS: Mapping[type, float] = {
    About: 0.25,
    Ahead: 0.5,
    Pulse: 0.1,
    Hint: 5.0,
    Coach: 2.0,
    Why: 5.0,
    LookBack: 3.0,
    Undo: 2.0,
    SkipStep: 4.0,
    Restart: 2.0,
    ChangeLanguage: 2.0,
    Rematch: 20.0,
}
PLAIN_FILE = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}")

Lang = Annotated[str, Query(alias="lang", max_length=20)]
JSON = dict[str, Any]  # an answer that is shaped already: nothing in it is checked again
FrameNumber = Annotated[int, Path(ge=0, le=1_000_000)]
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (400, 403, 404, 405, 409, 410, 413, 429, 503)
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


def secret_of(request: HTTPConnection) -> str:
    """The secret of a seat that a program shows, as `Authorization: Seat SECRET`."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip()[:SECRET_BYTES] if scheme.lower() == "seat" else ""


Secret = Annotated[str, Depends(secret_of)]


async def room_of(request: Request, table: str) -> Room:
    return await service_of(request).find(table)


TheRoom = Annotated[Room, Depends(room_of)]


def address_of(asking: HTTPConnection) -> str:
    """The address that a request or a socket counts for."""
    return who_asks(asking.scope)


Address = Annotated[str, Depends(address_of)]


class HasLeft(Exception):
    """The browser has gone before its answer."""


async def unless_left(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do something that takes a while, and give it up when nobody waits for it any more."""
    doing = asyncio.ensure_future(work)
    left = asyncio.ensure_future(until_left(request))
    try:
        await asyncio.wait({doing, left}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise HasLeft
        return doing.result()
    finally:
        doing.cancel()
        left.cancel()


async def until_left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def limits_of(request: HTTPConnection) -> Limits:
    found: Limits = request.app.state.limits
    return found


def room_for_one_more(request: Request) -> None:
    """A new table is paid for by the address that asks for it."""
    limits_of(request).take_table(address_of(request))


NEW_TABLE = [Depends(room_for_one_more)]


# Games.


@router.get("/games", response_model=list[JSON])
async def list_games(service: Server, response: Response, lang: Lang = "en") -> list[shapes.GameInfo]:
    """The games that can be played here, with their options and bots, in words."""
    response.headers["Cache-Control"] = PUBLIC
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


@router.get("/games/{game}/examples/{name}", response_model=JSON)
async def one_example(game: str, name: str, lang: Lang = "en") -> Response:
    """A moment of a game, or a turn of it step by step, which its rules page shows."""
    of = kind_or_refuse(game)
    if name not in examples.names(of):
        raise Refused("unknown-page")
    said = await asyncio.to_thread(examples.example_in, language_or_default(lang), of, name)  # it replays a game
    return Response(said, media_type="application/json", headers={"Cache-Control": PUBLIC})


# Tables.


@router.post("/promises", status_code=201)
async def new_promise(service: Server) -> Promise:
    """A deal that is settled before the players add their salt to it: `promise` and `salt` of a new table."""
    promise = service.database.keys.new_promise()
    return Promise(promise=promise, commitment=ennichi.commitment(service.database.keys.deal_secret(promise)))


@router.post("/tables", status_code=201, dependencies=NEW_TABLE)
async def create_table(service: Server, browser: Browser, address: Address, wanted: NewTable) -> Seated:
    """Set up a table and sit down."""
    room, seat = await service.create(browser, wanted, address)
    return seated(service, room.id, seat)


@router.get("/tables", response_model=list[JSON])
async def my_tables(service: Server, browser: Browser, lang: Lang = "en") -> list[shapes.TableLine]:
    """The tables where this browser holds a seat, newest first."""
    return await service.my_tables(browser, language_or_default(lang))


@router.get("/tables/{table}", response_model=JSON)
async def one_table(
    service: Server, room: TheRoom, browser: Browser, address: Address, secret: Secret, lang: Lang = "en"
) -> shapes.State:
    """The table as this viewer may see it."""
    seat = await service.seat_of(room, browser, secret)
    language = language_or_default(lang)
    await wording.prepare_log(room, language)
    service.note_person(room, seat, address)
    return wording.state(room, seat, language, service.database.keys, -1)


@router.delete("/tables/{table}", status_code=204, responses={202: {"model": Wishes}})
async def delete_table(service: Server, room: TheRoom, browser: Browser, secret: Secret) -> Response:
    """Delete a table, or wish for it. It can be brought back for a while.

    The browser that set it up deletes it at once (204). Anybody else who holds a seat wishes for it (202), and it goes
    when all of them do.
    """
    wishes = await service.delete(room, browser, secret)
    if wishes is None:
        return Response(status_code=204)
    return JSONResponse(Wishes(wishes=wishes[0], of=wishes[1]).model_dump(), 202)


@router.post("/tables/{table}/restore", status_code=204)
async def restore_table(service: Server, browser: Browser, table: str, secret: Secret) -> None:
    """Bring back a table that was removed."""
    await service.restore(table, browser, secret)


@router.post("/tables/{table}/keep", status_code=204)
async def keep_table(service: Server, room: TheRoom, browser: Browser, secret: Secret) -> None:
    """Take back the wish to delete a table."""
    await service.unwish(room, browser, secret)


@router.post("/tables/{table}/hold")
async def hold_seat(service: Server, browser: Browser, table: str, wanted: HoldSeat) -> Seated:
    """Show the secret of a seat once: from then on the browser's cookie holds the seat, of a removed table too."""
    return seated(service, table, await service.hold(table, browser, wanted.secret))


@router.get("/tables/{table}/link")
async def private_link(service: Server, room: TheRoom, browser: Browser, secret: Secret) -> Seated:
    """The private link of one's own seat, for another device."""
    seat = await service.seat_of(room, browser, secret)
    if seat is None:
        raise Refused("not-your-seat")
    return seated(service, room.id, seat)


@router.post("/tables/{table}/seats", status_code=201)
async def take_seat(service: Server, room: TheRoom, browser: Browser, wanted: TakeSeat) -> Seated:
    """Take the first open seat."""
    return seated(service, room.id, await service.take_seat(room, browser, wanted.name))


@router.post("/tables/{table}/touch", response_model=JSON)
async def touch(
    service: Server,
    room: TheRoom,
    browser: Browser,
    address: Address,
    secret: Secret,
    wanted: Touch,
    lang: Lang = "en",
) -> shapes.State:
    """Touch something; the same as on the socket."""
    seat = await service.seat_of(room, browser, secret)
    await service.touch(room, seat, wanted.number, wanted.touch, address)
    language = language_or_default(lang)
    await wording.prepare_log(room, language)
    return wording.state(room, seat, language, service.database.keys, wanted.number)


@router.get("/tables/{table}/record", responses={200: {"content": {"text/plain": {}}}})
async def record(service: Server, room: TheRoom) -> Response:
    """The record of a finished game."""
    service.check_open(room)
    name = f"{room.stored.game}-{room.id}.kifu"
    text = room.game.record(open_secret=room.stored.open_record)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/records", status_code=201, dependencies=NEW_TABLE)
async def open_record(
    request: Request, service: Server, browser: Browser, address: Address, wanted: NewRecord
) -> Seated:
    """Open a record: it becomes a table to look back at and to continue from."""
    found = await unless_left(request, service.read_record(browser, wanted.text, address))
    room = await service.open_record(browser, found, address)
    return seated(service, room.id, 0)


@router.post("/lessons/{game}/{lesson}", status_code=201, dependencies=NEW_TABLE)
async def open_lesson(
    service: Server, browser: Browser, address: Address, game: str, lesson: str, wanted: TakeSeat
) -> Seated:
    """A table at the first step of a lesson; `/api/games` lists the lessons of each game. Its states say `lesson`."""
    room = await service.open_lesson(browser, game, lesson, wanted.name, address)
    return seated(service, room.id, LEARNER)


@router.get("/puzzles", response_model=JSON)
async def list_puzzles(lang: Lang = "en") -> shapes.Puzzles:
    """The puzzles of all games, and which of them is the one of the day."""
    return puzzling.list_all(datetime.now(UTC).date(), language_or_default(lang))


@router.post("/puzzles/{game}/{puzzle}", status_code=201, dependencies=NEW_TABLE)
async def open_puzzle(
    service: Server, browser: Browser, address: Address, game: str, puzzle: str, wanted: TakeSeat
) -> Seated:
    """A table at the moment of a puzzle. Its states say `puzzle`; nobody else acts there."""
    room, seat = await service.open_puzzle(browser, game, puzzle, wanted.name, address)
    return seated(service, room.id, seat)


@router.get("/tables/{table}/puzzle", response_model=JSON)
async def judge_puzzle(
    service: Server,
    room: TheRoom,
    browser: Browser,
    address: Address,
    secret: Secret,
    lang: Lang = "en",
    solution: bool = False,
) -> shapes.PuzzleAnswer:
    """What the turn is worth that was played at the table of a puzzle; or its solution."""
    seat = await service.seat_of(room, browser, secret)
    return await service.judge_puzzle(room, seat, solution, language_or_default(lang), address)


@router.post("/tables/{table}/continue", status_code=201, dependencies=NEW_TABLE)
async def continue_from(
    service: Server, room: TheRoom, browser: Browser, address: Address, wanted: ContinueFrom
) -> Seated:
    """A new table that begins at a moment of this one."""
    again, seat = await service.continue_from(room, browser, wanted.at, wanted.line, wanted.name, address)
    return seated(service, again.id, seat)


@router.get("/tables/{table}/frames", response_model=JSON)
async def frames(request: Request, service: Server, room: TheRoom, address: Address, lang: Lang = "en") -> Response:
    """A game as a film, as far as it has come: what was touched, and the scores."""
    film = await unless_left(request, service.film(room, language_or_default(lang), address))
    return Response(film, media_type="application/json")


@router.get(
    "/tables/{table}/analysis",
    response_model=JSON,
    responses={202: {"description": "under way: so many turns judged, of so many"}},
)
async def analysis(
    service: Server, room: TheRoom, request: Request, answer: Response, address: Address, lang: Lang = "en"
) -> shapes.Analysis:
    """A finished game as a bot sees it: everybody's chances turn by turn, and the turns that decided it.

    It goes on as long as somebody asks for it; what is known so far is answered, and kept.
    """
    language = language_or_default(lang)
    if room.game.over and not service.analyses.knows(room, language):
        limits_of(request).take(address, ANALYSIS)
    found = service.analyse(room, language, address)
    if not found.done:
        answer.status_code = 202
    return found.answer()


@router.get("/tables/{table}/frames/{number}", response_model=JSON)
async def one_frame(
    service: Server, room: TheRoom, browser: Browser, secret: Secret, number: FrameNumber, lang: Lang = "en"
) -> shapes.FrameView:
    """One moment of the game, as this viewer may see it."""
    if not room.first <= number <= room.number:
        raise Refused("no-frame", number=number)
    seat = await service.seat_of(room, browser, secret)
    return await wording.frame_view(room, seat, number, language_or_default(lang))


@router.get("/tables/{table}/frames/{number}/line", response_model=JSON)
async def side_line(
    service: Server,
    room: TheRoom,
    browser: Browser,
    secret: Secret,
    number: FrameNumber,
    touch: Annotated[list[TouchName], Query(min_length=1, max_length=LONGEST_LINE)],
    lang: Lang = "en",
) -> shapes.SideLine:
    """What could have been: other touches from one moment of a finished game on, as this viewer may see it."""
    seat = await service.seat_of(room, browser, secret)
    return await service.side_line(room, seat, number, touch, language_or_default(lang))


@router.get("/tables/{table}/frames/{number}/about/{touch}", response_model=JSON)
async def about_in_frame(room: TheRoom, number: FrameNumber, touch: TouchName, lang: Lang = "en") -> shapes.About:
    """What a thing is and does, at one moment of the game."""
    if not room.first <= number <= room.number:
        raise Refused("no-frame", number=number)
    try:
        return await wording.frame_about(room, number, touch, language_or_default(lang))
    except EnnichiError as wrong:
        raise Refused("bad-setting", reason=str(wrong)) from wrong


# Being told that it is one's turn.


async def held_seat(service: Server, room: TheRoom, browser: Browser, secret: Secret) -> int:
    """The seat of whoever asks; others have nothing to be told of."""
    seat = await service.seat_of(room, browser, secret)
    if seat is None:
        raise Refused("not-your-seat")
    return seat


HeldSeat = Annotated[int, Depends(held_seat)]


@router.get("/tables/{table}/notices", response_model=JSON)
async def ways_to_tell(service: Server, room: TheRoom, browser: Browser, seat: HeldSeat) -> shapes.WaysToTell:
    """How this browser is told that it is its turn, and how it could be."""
    return await service.ways_to_tell(room, browser, seat)


@router.post("/tables/{table}/notices", status_code=201, response_model=JSON)
async def new_way(
    request: Request, service: Server, room: TheRoom, browser: Browser, address: Address, seat: HeldSeat, wanted: NewWay
) -> shapes.WaysToTell:
    """Be told of one's turns at this table in one more way. A mail address is first asked whether it may be used."""
    limits_of(request).take_way(address)
    one, ask = await service.subscribe(room, browser, seat, wanted, wanted.language)
    if ask:
        limits_of(request).take_mail(one.target)
        await service.sender.notices.ask_to_confirm(one, room.id, seat)
        service.sender.wake.set()
    return await service.ways_to_tell(room, browser, seat)


@router.put("/tables/{table}/notices/{way}", response_model=JSON)
async def change_way(
    service: Server, room: TheRoom, browser: Browser, seat: HeldSeat, way: str, wanted: ChangeWay, lang: Lang = "en"
) -> shapes.WaysToTell:
    """Where one is told in this way. At no table any more means that the address is forgotten."""
    one = await service.own_way(room, browser, seat, way)
    await service.sender.notices.change(one, room.id, seat, wanted.here, wanted.everywhere)
    await service.sender.notices.speak(browser, language_or_default(lang))
    return await service.ways_to_tell(room, browser, seat)


@router.post("/tables/{table}/notices/{way}/test", status_code=204)
async def try_way(
    request: Request, service: Server, room: TheRoom, browser: Browser, address: Address, seat: HeldSeat, way: str
) -> None:
    """Be told something now, to see whether it arrives."""
    one = await service.own_way(room, browser, seat, way)
    limits_of(request).take_way(address)
    if one.channel == "mail":
        limits_of(request).take_mail(one.target)
    if one.confirmed:
        await service.sender.notices.test(one, room.id, seat)
    else:
        await service.sender.notices.ask_to_confirm(one, room.id, seat)
    service.sender.wake.set()


@router.put("/notices/hours", status_code=204)
async def quiet_hours(service: Server, browser: Browser, wanted: QuietHours, lang: Lang = "en") -> None:
    """When nothing is sent to this browser's player; what falls into these hours comes as one message at their end."""
    await service.set_hours(browser, wanted)
    await service.sender.notices.speak(browser, language_or_default(lang))


@router.put("/notices/push", status_code=204)
async def renew_push(service: Server, browser: Browser, wanted: RenewPush) -> None:
    """A browser's push service has given it another address."""
    await service.renew_push(browser, wanted.old, wanted.push)


@router.post("/notices/{deed}/{token}")
async def follow_link(service: Server, deed: str, token: str, lang: Lang = "") -> Followed:
    """Confirm a mail address (`confirm`), or end all messages to an address (`stop`); needs no cookie."""
    return await followed(service, deed, token, lang)


async def followed(service: Service, deed: str, token: str, lang: str) -> Followed:
    if deed not in ("stop", "confirm"):
        raise Refused("unknown-page")
    spoken = await service.follow_link(deed, token[:LONGEST_TOKEN])
    return Followed(message=service_text(language_or_default(lang or spoken))(f"told-{deed}"))


def seated(service: Service, table: str, seat: int | None) -> Seated:
    keys = service.database.keys
    return Seated(
        table=table,
        seat=seat,
        link=wording.link(table, seat, keys),
        invite=wording.link(table, None, keys),
    )


# The socket.


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str, lang: str = "en", page: str = "") -> None:
    """Every change of a table, as this viewer may see it; and requests to touch, undo, explain …"""
    service: Service = socket.app.state.service
    language = language_or_default(lang)
    browser = service.database.keys.browser_of(socket.cookies.get(COOKIE))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # whoever asks may have gone
        await socket.accept()
        try:
            room = await service.find(table)
            seat = await service.seat_of(room, browser, secret_of(socket))
        except Refused as refused:
            await socket.send_text(as_text(refused.told(language)))
            await socket.close(code=4000 + refused.status)
        except (SQLAlchemyError, OSError):
            log.exception("the database failed")
            await socket.send_text(as_text(Refused("busy").told(language)))
            await socket.close(code=COME_BACK)
        else:
            viewer = Viewer(seat, language, address=address_of(socket), page=page[:MOST_PAGE])
            await view(socket, service, room, viewer)


async def view(socket: WebSocket, service: Service, room: Room, viewer: Viewer) -> None:
    """As long as a viewer has the table open."""
    await wording.prepare_log(room, viewer.language)
    service.come(room, viewer)
    sending = asyncio.create_task(send_all(socket, viewer))
    try:
        await receive_all(socket, service, room, viewer)
    finally:
        sending.cancel()
        service.go(room, viewer)


async def send_all(socket: WebSocket, viewer: Viewer) -> None:
    """Send what is in the outbox, until it ends."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (text := await viewer.outbox.get()) is not None:
            await socket.send_text(text)
        await socket.close(code=viewer.outbox.end_code or COME_BACK)


async def receive_all(socket: WebSocket, service: Service, room: Room, viewer: Viewer) -> None:
    limits, who = limits_of(socket), who_asks(socket.scope)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        wanted = understood(message.get("text") or "", service.settings.socket_bytes)
        try:
            # All sockets of an address take from one bucket: a little late is better than refused.
            await asyncio.sleep(limits.take(who, COSTS.get(type(wanted), 1.0), PATIENCE))
            if viewer.replaced:
                return
            if isinstance(wanted, Refused):
                raise wanted
            if isinstance(wanted, Rematch) and room.game.over and not room.stored.rematch:
                limits.take_table(who)
            await answer(service, room, viewer, wanted)
        except Refused as refused:
            service.send(room, viewer, refused.told(viewer.language))
            if refused.code == "late":
                service.tell_state(room, viewer)
        except (SQLAlchemyError, OSError):
            log.exception("the database failed", extra={"table": room.id})
            service.send(room, viewer, Refused("busy").told(viewer.language))
        except EnnichiError as wrong:
            said = Refused("bad-setting", reason=str(wrong))
            service.send(room, viewer, said.told(viewer.language))


def understood(text: str, most: int) -> SocketRequest | Refused:
    """What a message asks for, or what is wrong with it."""
    if len(text) > most:
        return Refused("too-large", bytes=most)
    try:
        return socket_request.validate_json(text)
    except ValidationError as fault:
        return Refused("bad-request", reason=first_fault(fault.errors()))


async def answer(service: Service, room: Room, viewer: Viewer, wanted: SocketRequest) -> None:
    if isinstance(wanted, Touch):
        await service.touch(room, viewer.seat, wanted.number, wanted.touch, viewer.address)
    elif isinstance(wanted, Undo):
        await service.take_back(room, viewer.seat, wanted.version, to=wanted.to)
    elif isinstance(wanted, Restart):
        await service.take_back(room, viewer.seat, wanted.version, whole_turn=True)
    elif isinstance(wanted, Pulse):
        service.send(room, viewer, wording.pulse())
    elif isinstance(wanted, SkipStep):
        await service.skip_step(room, viewer.seat, wanted.number)
    elif isinstance(wanted, Hint):
        await service.refresh(room)
        service.start_hint(room, viewer)
    elif isinstance(wanted, Coach):
        await service.refresh(room)
        service.coaches.speak(room, viewer, wanted.plans)
    elif isinstance(wanted, Why):
        await service.refresh(room)
        service.coaches.explain(room, viewer, wanted.touch)
    elif isinstance(wanted, LookBack):
        await service.refresh(room)
        service.coaches.look_back(room, viewer, wanted.compare)
    elif isinstance(wanted, About):
        await service.refresh(room)
        service.send(room, viewer, wording.about(room, viewer.seat, wanted.touch, viewer.language))
    elif isinstance(wanted, Ahead):
        await service.refresh(room)
        service.send(room, viewer, wording.ahead(room, viewer.seat, wanted.touch))
    elif isinstance(wanted, ChangeLanguage):
        await service.refresh(room)
        await wording.prepare_log(room, wanted.language)
        viewer.language = wanted.language
        service.tell_state(room, viewer)
    elif isinstance(wanted, Resign):
        await service.resign(room, viewer.seat, wanted.bot)
    elif isinstance(wanted, Rename):
        await service.rename(room, viewer.seat, wanted.name)
    elif isinstance(wanted, Rematch):
        await service.rematch(room, viewer.seat)


# Faults and pages.


def first_fault(faults: Any) -> str:
    """What is wrong with a request, shortly."""
    fault = faults[0]
    where = ".".join(str(part) for part in fault["loc"] if part != "body")
    return f"{where or 'body'}: {fault['msg']}"


def add_faults(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def on_refused(request: Request, refused: Refused) -> Response:
        return refuse(request, refused)

    @app.exception_handler(HasLeft)
    async def on_left(_: Request, __: HasLeft) -> Response:
        return Response(status_code=LEFT)

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


def add_pages(app: FastAPI, settings: Settings) -> None:
    web = settings.web

    @app.get("/health", include_in_schema=False)
    async def health(service: Server) -> Response:
        """What is wrong with this server, for whoever watches over it."""
        faults = await service.health.faults()
        said = {"status": "bad" if faults else "ok", "version": ennichi.__version__, "faults": faults}
        return JSONResponse(said, 503 if faults else 200)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(service: Server) -> Response:
        rooms = service.rooms.rooms.values()
        figures: dict[str, float] = {
            "ennichi_tables": await service.database.count_tables(),
            "ennichi_rooms": len(rooms),
            "ennichi_viewers": sum(len(room.viewers) for room in rooms),
            "ennichi_touches_total": service.touches,
            "ennichi_bot_failures_total": service.bot_failures,
            "ennichi_notices_waiting": await service.sender.notices.waiting(),
            "ennichi_notices_sent_total": service.sender.sent,
            "ennichi_notices_failed_total": service.sender.failures,
            "ennichi_loop_lag_seconds": round(service.lag.longest(), 4),
            **service.thinkers.figures(),
        }
        return PlainTextResponse("".join(f"{name} {value}\n" for name, value in figures.items()))

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(manual.page(app.openapi()), headers={"Cache-Control": PUBLIC})

    @app.get("/api/docs.css", include_in_schema=False)
    async def docs_style() -> Response:
        return Response(manual.STYLE, media_type="text/css", headers={"Cache-Control": PUBLIC})

    @app.get("/assets/{name}", include_in_schema=False)
    async def asset(name: str) -> Response:
        path = web / "assets" / name
        if not PLAIN_FILE.fullmatch(name) or not path.is_file():
            raise Refused("unknown-page")
        return FileResponse(path, headers={"Cache-Control": "public, max-age=31536000, immutable"})

    @app.post("/notices/{deed}/{token}", include_in_schema=False)
    async def one_click(service: Server, deed: str, token: str) -> Followed:
        """What mail programs send when somebody wants no more mails (RFC 8058); a browser gets the page there."""
        return await followed(service, deed, token, "")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        """Every other address is a page of the client."""
        if path.startswith(("api/", "assets/")) or path == "api":
            raise Refused("unknown-page")
        if PLAIN_FILE.fullmatch(path) and (web / path).is_file():
            return FileResponse(web / path, headers={"Cache-Control": "no-cache"})
        if not (web / "index.html").is_file():
            return PlainTextResponse(
                "The browser client is not built. In a checkout run: make web. An ennichi that is installed was built\n"
                "without it: install a wheel that `make wheel` has made, or name a client's folder with --web.\n",
                503,
            )
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
    app.state.limits = Limits(settings)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Gate, settings=settings, limits=app.state.limits)
    add_faults(app)
    app.include_router(router)
    add_pages(app, settings)
    return app
