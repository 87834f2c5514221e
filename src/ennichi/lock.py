"""Files that belong to one command at a time."""

from __future__ import annotations

from typing import IO, Any


def hold(file: IO[Any]) -> bool:
    """Whether this process has the file now: until it is closed or the process ends, however it does."""
    try:
        import fcntl
    except ImportError:  # Windows
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True
