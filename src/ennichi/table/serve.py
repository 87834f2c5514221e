"""Starts a server: checks what can be checked first, then opens the page."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import socket
import threading
import time
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any, cast
from urllib.request import urlopen

import uvicorn
from fastapi import FastAPI

from ennichi.kernel.errors import BadSetting
from ennichi.kernel.registry import kinds

from .app import create_app
from .connections import Connections, GuardedHttp, GuardedSocket, raise_file_limit
from .database import Database
from .logs import set_up_logs
from .service import load_games
from .settings import USUAL_PORT, Settings


def default_database() -> str:
    """A file in the user's own data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "ennichi"
    return f"sqlite:///{folder / 'tables.db'}"


def check(settings: Settings, host: str, port: int) -> None:
    """Everything that would make the server fail later, said now and in one line."""
    url = settings.async_url()
    if url.startswith("sqlite"):
        folder = Path(settings.database.removeprefix("sqlite:///")).expanduser().resolve().parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise BadSetting(f"the folder {folder} for the database cannot be made: {fault.strerror}") from None
    if settings.components:
        sets = [(of, of.own_set(settings.components)) for of in kinds()]
        if not any(own for _, own in sets):
            raise BadSetting(f"{settings.components} holds no component file of {', '.join(of.name for of, _ in sets)}")
        for of, own in sets:
            of.box(own)
    reason = closed(host, port)
    if reason:
        raise BadSetting(f"cannot listen on {host} port {port}: {reason}; choose another with --port")
    asyncio.run(try_database(settings))


def closed(host: str, port: int) -> str:
    """Why nobody can listen there now; empty where it is free."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, OverflowError) as fault:
            return getattr(fault, "strerror", None) or str(fault)
    return ""


def free_port(host: str) -> int:
    """The usual port, or the next that is free; where none of some is, the usual one, which then says why."""
    ports = range(USUAL_PORT, USUAL_PORT + 20)
    return next((port for port in ports if not closed(host, port)), USUAL_PORT)


def is_open(address: str) -> bool:
    """Whether a table answers there."""
    try:
        with urlopen(f"{address}/health", timeout=1) as answer:
            return "version" in json.load(answer)
    except (OSError, ValueError):
        return False


async def try_database(settings: Settings) -> None:
    """Open the database once, so that whoever starts the server reads in one line why it cannot be."""
    database = Database(settings)
    await database.open()
    await database.close()


def open_when_ready(address: str) -> None:
    """Open the page in the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urlopen(f"{address}/health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)


def get_ready(app: FastAPI, settings: Settings) -> None:
    """Do beforehand what would hold up the first requests, and keep all of it out of the way of garbage collection,
    which would hold the event loop as long as it looks at what stays for ever."""
    load_games(settings.components)
    app.openapi()
    gc.collect()
    gc.freeze()


def address_of(host: str, port: int) -> str:
    return f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"


def serve(settings: Settings, host: str, port: int | None, open_page: bool) -> None:
    """Serve until it is ended. Without a port: on the usual one, on the next where that is taken; and where the page
    is to be opened and one's own tables are open already, it is opened there."""
    if port is None:
        usual = address_of(host, USUAL_PORT)
        if open_page and settings.database == default_database() and is_open(usual):
            print(f"ennichi: the table is open already, at {usual}", flush=True)
            webbrowser.open(usual)
            return
        port = free_port(host)
    check(settings, host, port)
    address = address_of(host, port)
    print(f"ennichi: the table is at {address}   (end with Ctrl-C)", flush=True)
    if open_page:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    set_up_logs()
    app = create_app(settings)
    get_ready(app, settings)
    watch = Connections(settings, raise_file_limit())
    uvicorn.run(
        app,
        host=host,
        port=port,
        http=cast(Any, partial(GuardedHttp, watch)),
        ws=cast(Any, partial(GuardedSocket, watch)),
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        ws_max_size=65_536,
        timeout_graceful_shutdown=2,
    )
