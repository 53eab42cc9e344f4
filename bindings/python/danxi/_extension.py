"""The common part of interceptors, clients and storages: identifies them by keys, runs their coroutines, and reports their exceptions."""

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
    """The event loop of an `AsyncSession`, which runs the coroutines of its interceptors and its client.

    `value` is None before the session is first used, and always in a `Session`.
    """

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value: AbstractEventLoop | None = None


class Extension:
    """An object of the program, whose methods the library may call until it releases the object."""

    def __init__(self, target: object, loop: Loop) -> None:
        self.target = target
        self._loop = loop
        self.key = next(_keys)
        extensions[self.key] = self

    def run(self, name: str, argument: object, done: Done) -> Future[Any] | None:
        """Calls the method `name` of the object, and then `done`, exactly once, with the method's value or exception.

        Returns:
            The future of the method's coroutine, after which `done` is called. None if `done` was already called.
        """
        try:
            value = getattr(self.target, name)(argument)
            if not inspect.iscoroutine(value):
                done(value, None)
                return None
            return self._run_coroutine(value, done)
        except BaseException as error:  # The exception must not propagate into the library.
            done(None, error)
            return None

    def _run_coroutine(self, coroutine: Any, done: Done) -> Future[Any]:
        import asyncio

        loop = self._loop.value
        if loop is None or loop.is_closed():
            coroutine.close()
            raise RuntimeError(
                "a coroutine function was called without a running event loop. Use an AsyncSession, or an ordinary function"
            )
        future = asyncio.run_coroutine_threadsafe(coroutine, loop)

        def finish(future: Future[Any]) -> None:
            try:
                done(future.result(), None)
            except BaseException as error:
                done(None, error)

        future.add_done_callback(finish)
        return future


def release(key: int) -> None:
    """Forgets an object whose methods the library will not call any more."""
    extensions.pop(key, None)


def report(what: str, error: BaseException | None) -> None:
    """Logs an exception of the program that no call can raise. Does nothing if `error` is None."""
    if error is not None:
        import logging

        logging.getLogger("danxi").error("%s failed", what, exc_info=error)


def described(error: BaseException) -> bytes:
    """Returns the type and the message of an exception, in the form in which the library expects reasons of failures."""
    name = type(error).__name__
    try:
        message = f"{name}: {text}" if (text := str(error)) else name
    except Exception:  # raised by `str(error)`
        message = name
    return message.encode(errors="replace").replace(b"\0", b"")
