"""What the interceptors, the client and the storage of a session have in common: keys in the library, coroutines, and reasons."""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from concurrent.futures import Future

    Done = Callable[[Any, BaseException | None], None]

_keys = itertools.count(1)

# The objects whose methods the library may call, by the user_data of their tables.
extensions: dict[int, Extension] = {}


class Loop:
    """The event loop of an `AsyncSession`, once it has one. It runs the coroutines of its interceptors and its client."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value: AbstractEventLoop | None = None


class Extension:
    """An object of the program, while the library may call its methods."""

    def __init__(self, target: object, loop: Loop) -> None:
        self.target = target
        self._loop = loop
        self.key = next(_keys)
        extensions[self.key] = self

    def run(self, name: str, argument: object, done: Done) -> Future[Any] | None:
        """Calls a method, and `done` with its value or its exception, once: at once, or when its coroutine has ended.

        Returns:
            The future of the coroutine.
        """
        try:
            value = getattr(self.target, name)(argument)
            if not inspect.iscoroutine(value):
                done(value, None)
                return None
            return self._run_coroutine(value, done)
        except BaseException as error:  # An exception must not leave a callback of the library.
            done(None, error)
            return None

    def _run_coroutine(self, coroutine: Any, done: Done) -> Future[Any]:
        import asyncio

        loop = self._loop.value
        if loop is None or loop.is_closed():
            coroutine.close()
            raise RuntimeError("a coroutine needs an AsyncSession whose event loop runs")
        future = asyncio.run_coroutine_threadsafe(coroutine, loop)

        def finish(future: Future[Any]) -> None:
            try:
                done(future.result(), None)
            except BaseException as error:
                done(None, error)

        future.add_done_callback(finish)
        return future


def release(key: int) -> None:
    """The library will not call the object's methods any more."""
    extensions.pop(key, None)


def report(what: str, error: BaseException | None) -> None:
    """Logs an exception that no call can raise."""
    if error is not None:
        import logging

        logging.getLogger("danxi").error("%s failed", what, exc_info=error)


def reason(error: BaseException) -> bytes:
    """Returns an exception as the reason of a failure."""
    name = type(error).__name__
    try:
        reason = f"{name}: {text}" if (text := str(error)) else name
    except Exception:  # of the exception's own __str__
        reason = name
    return reason.encode(errors="replace").replace(b"\0", b"")
