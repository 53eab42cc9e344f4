"""Sends the library's requests with a client of the program, an object with the method `send`."""

from __future__ import annotations

import ctypes
import json
import socket
import sys
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, Protocol

from . import _library
from ._encode import encode
from ._exchange import Request, Response
from ._extension import Extension, Loop, described, extensions, release, report
from ._generated.errors import NetworkError
from ._generated.errors import TimeoutError as CallTimeoutError
from ._tables import Cancel, ClientTable, Release, Send

if TYPE_CHECKING:
    from collections.abc import Coroutine


class Client(Protocol):
    """A client of the program, which sends the requests of a session."""

    def send(self, request: Request, /) -> Response | Coroutine[Any, Any, Response]:
        """Sends `request` once, and returns the response, whatever its status."""


class _Running:
    """An unfinished request. The future is that of the coroutine, if `send` is a coroutine function."""

    __slots__ = ("future", "is_cancelled", "request")

    def __init__(self, request: Request) -> None:
        self.request = request
        self.future: Future[Any] | None = None
        self.is_cancelled = False


# The unfinished requests, by the handle of the transfer.
_requests: dict[int, _Running] = {}

# Exceptions that show that the server has received nothing.
_UNSENT = (ConnectionRefusedError, socket.gaierror)


def table(client: object, loop: Loop) -> ClientTable:
    """Registers a client, and returns the `danxi_client` through which the library calls the client."""
    if not hasattr(client, "send"):
        raise TypeError(f"{client!r} is not a client: it has no method `send`")
    return ClientTable(ctypes.sizeof(ClientTable), Extension(client, loop).key, _SEND, _CANCEL, _RELEASE)


def _send(transfer: int, head: bytes, body: int | None, length: int, key: int) -> None:
    try:
        request = Request(json.loads(head), ctypes.string_at(body, length) if body and length else None)
        running = _requests[transfer] = _Running(request)
        running.future = extensions[key].run(
            "send", request, lambda response, error: _finish(transfer, response, error)
        )
        # The call may have been cancelled before the future was stored.
        if running.is_cancelled and running.future is not None:
            running.future.cancel()
    except BaseException as error:
        _finish(transfer, None, error)


def _finish(transfer: int, response: Response | None, error: BaseException | None) -> None:
    _requests.pop(transfer, None)
    try:
        if error is not None:
            raise error
        if not isinstance(response, Response):
            raise TypeError(f"`send` must return a danxi.Response, not {response!r}")
        body = response.body.encode() if isinstance(response.body, str) else bytes(response.body)
        head = encode({"status": response.status, "headers": response.headers})
        _library.transfer_respond(transfer, head, body, len(body))
    except BaseException as problem:
        code = CallTimeoutError.code if _is_timeout(problem) else NetworkError.code
        _library.transfer_fail(transfer, code, described(problem), not isinstance(problem, _UNSENT))


def _is_timeout(problem: BaseException) -> bool:
    """Returns whether an exception is a timeout. Before Python 3.11, some modules have their own timeout classes."""
    names = (("socket", "timeout"), ("asyncio", "TimeoutError"), ("concurrent.futures", "TimeoutError"))
    others = [getattr(sys.modules[module], name) for module, name in names if module in sys.modules]
    return isinstance(problem, (TimeoutError, *others))


def _cancel(transfer: int, key: int) -> None:
    running = _requests.pop(transfer, None)
    if running is None:
        return
    running.is_cancelled = True
    extension = extensions.get(key)
    if running.future is not None:
        running.future.cancel()
    elif extension is not None and hasattr(extension.target, "cancel"):
        extension.run("cancel", running.request, lambda _, error: report("the method `cancel` of a client", error))


# The library may call these functions at any time, so they must never be garbage-collected.
_SEND = Send(_send)
_CANCEL = Cancel(_cancel)
_RELEASE = Release(release)
