"""Starts a server: checks what can be checked first, then opens the page."""

from __future__ import annotations

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

from ennichi.kernel.errors import BadSetting
from ennichi.kernel.registry import games, kind

from .app import create_app
from .connections import Connections, GuardedHttp, GuardedSocket, raise_file_limit
from .logs import set_up_logs
from .settings import Settings


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
        sets = [kind(name).own_set(settings.components) for name in games()]
        if not any(sets):
            raise BadSetting(f"{settings.components} holds no component file of {', '.join(games())}")
        for name, own in zip(games(), sets, strict=True):
            kind(name).box(own)
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, OverflowError) as fault:
            reason = getattr(fault, "strerror", None) or str(fault)
            raise BadSetting(f"cannot listen on {host} port {port}: {reason}; choose another with --port") from None


def open_when_ready(address: str) -> None:
    """Open the page in the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urlopen(f"{address}/health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)


def serve(settings: Settings, host: str, port: int, open_page: bool) -> None:
    check(settings, host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    print(f"ennichi: the table is at {address}   (end with Ctrl-C)", flush=True)
    if open_page:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    set_up_logs()
    watch = Connections(settings, raise_file_limit())
    uvicorn.run(
        create_app(settings),
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
