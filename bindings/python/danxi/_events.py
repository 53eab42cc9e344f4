"""The events of sessions: passes the starts and ends of calls and requests to functions."""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from . import _library
from ._reading import read

Receiver = Callable[[dict[str, Any]], object]

# Functions that are called for each new session, and return the function that receives its events.
observers: list[Callable[[], Receiver]] = []

_SILENT = _library.EventCallback()
_keys = itertools.count(1)


class Events:
    """The receivers of the events of one session. The session owns this object, and the library knows only its key."""

    __slots__ = ("__weakref__", "_key", "_observers", "_receivers", "_session")

    def __init__(self, session: int) -> None:
        self._session = session
        self._key = next(_keys)
        self._observers: tuple[Receiver, ...] = tuple(make() for make in observers)
        self._receivers = self._observers
        if self._observers:
            self.choose(None)

    def choose(self, callback: Receiver | None) -> bool:
        """Passes events to `callback` besides the observers. Returns whether the session is open."""
        self._receivers = (*self._observers, callback) if callback else self._observers
        if self._receivers:
            _all[self._key] = self
        status: int = _library.session_set_events(self._session, _RECEIVE if self._receivers else _SILENT, self._key)
        return status == 0

    def pass_on(self, event: dict[str, Any]) -> None:
        with ExitStack() as stack:  # It calls all receivers, even if one of them raises an exception.
            for receiver in reversed(self._receivers):
                stack.callback(receiver, event)


_all: weakref.WeakValueDictionary[int, Events] = weakref.WeakValueDictionary()


def _receive(event: bytes, key: int) -> Any:
    try:
        events = _all.get(key)
        if events is not None:
            events.pass_on(read(event))
    except KeyboardInterrupt as interrupt:
        # ctypes would print and drop it. The start of a call arrives within the function that starts the call, which raises it instead.
        _library.interrupts.append(interrupt)


# The library may call this function at any time, so it must never be garbage-collected.
_RECEIVE = _library.EventCallback(_receive)
