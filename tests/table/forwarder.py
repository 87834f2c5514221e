"""A line to a server of ours that can fall silent: bytes vanish, and neither end hears of it."""

from __future__ import annotations

import contextlib
import socket
import threading


class Forwarder:
    """Accepts connections on a port of its own and passes everything on, until it is told to swallow it."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.silent: set[socket.socket] = set()
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.door.getsockname()[1])
        self.threads = [threading.Thread(target=self.accept, daemon=True)]
        self.threads[0].start()

    def accept(self) -> None:
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:  # nobody is there
                near.close()
                continue
            self.ends += [near, far]
            for one, other in ((near, far), (far, near)):
                thread = threading.Thread(target=self.pass_on, args=(one, other), daemon=True)
                self.threads.append(thread)
                thread.start()

    def pass_on(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while data := one.recv(65_536):
                if one not in self.silent:
                    other.sendall(data)
        except OSError:
            pass
        if one not in self.silent:
            with contextlib.suppress(OSError):
                other.shutdown(socket.SHUT_WR)

    def fall_silent(self) -> int:
        """All connections that are open now carry nothing any more; new ones do. How many they are."""
        self.silent.update(self.ends)
        return len(self.ends) // 2

    def close(self) -> None:
        for end in (self.door, *self.ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
