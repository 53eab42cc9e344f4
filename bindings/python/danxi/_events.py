"""The events of sessions: passes the starts and ends of calls and requests to functions."""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable
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
        status: int = _library.session_set_events(self._session, _TELL if self._receivers else _SILENT, self._key)
        return status == 0

    def tell(self, event: dict[str, Any]) -> None:
        for receiver in self._receivers:
            receiver(event)


_all: weakref.WeakValueDictionary[int, Events] = weakref.WeakValueDictionary()


def _tell(event: bytes, key: int) -> Any:
    events = _all.get(key)
    if events is not None:
        events.tell(read(event))


# The library may call this function at any time, so it must never be garbage-collected.
_TELL = _library.EventCallback(_tell)
