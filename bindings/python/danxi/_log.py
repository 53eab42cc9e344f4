"""The log: sends the messages of sessions to the logger `danxi` or to a callback."""

from __future__ import annotations

import itertools
import sys
import weakref
from collections.abc import Callable
from typing import Any

from . import _library

# The levels of `logging`, by danxi_log_level.
LEVELS = {1: 40, 2: 30, 3: 20, 4: 10}

_SILENT = _library.LogCallback()
_keys = itertools.count(1)


class Log:
    """The receiver of the log messages of one session. The session owns this object, and the library knows only its key."""

    __slots__ = ("__weakref__", "_callback", "_follows", "_key", "_level", "_session")

    def __init__(self, session: int) -> None:
        self._session = session
        self._key = next(_keys)
        self._level = 0
        self._follows = True
        self._callback: Callable[[int, str], object] | None = None
        _logs[self._key] = self

    def follow(self) -> None:
        """Sends messages to the logger `danxi`, unless `choose` was called or the program has not imported `logging`.

        The library reports only the levels that the logger shows. The session calls this method before each of its calls, because the program
        can change the logger at any time.
        """
        if not self._follows or (logging := sys.modules.get("logging")) is None:
            return
        logger = logging.getLogger("danxi")
        wanted = min(4, max(0, 5 - logger.getEffectiveLevel() // 10)) if logger.hasHandlers() else 0
        if wanted != self._level:
            self._set(wanted, lambda level, message: logger.log(level, "%s", message))

    def choose(self, level: int, callback: Callable[[int, str], object] | None) -> bool:
        """Sends messages to `callback`, or discards messages if `callback` is None. Returns whether the session is open."""
        self._follows = False
        return self._set(level if callback else 0, callback)

    def _set(self, level: int, callback: Callable[[int, str], object] | None) -> bool:
        self._level, self._callback = level, callback
        status: int = _library.session_set_log(self._session, level or 1, _WRITE if level else _SILENT, self._key)
        return status == 0

    def write(self, level: int, message: str) -> None:
        # Another thread may remove the callback at the same time.
        callback = self._callback
        if callback is not None:
            callback(LEVELS[level], message)


_logs: weakref.WeakValueDictionary[int, Log] = weakref.WeakValueDictionary()


def _write(level: int, message: bytes, key: int) -> Any:
    log = _logs.get(key)
    if log is not None:
        log.write(level, message.decode())


# The library may call this function at any time, so it must never be garbage-collected.
_WRITE = _library.LogCallback(_write)
