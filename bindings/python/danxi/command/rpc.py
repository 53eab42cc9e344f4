"""`danxi rpc`: serves the methods as JSON-RPC 2.0 on standard input and output."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import itertools
import os
import sys
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import click

import danxi

from . import failures
from .app import App
from .background import Caller
from .jsonrpc import INVALID_PARAMS, METHOD_NOT_FOUND, Failure, Server, cancel_soon
from .schema import Method
from .text import to_json
from .values import check_input

_PIECE = 65536


@click.command(
    "rpc",
    help="Serve all methods as JSON-RPC 2.0: a message is a line of JSON on standard input, its response a line on standard output. "
    "Requests run concurrently. The command ends after the end of its input and the last response.\n\n"
    "`rpc.discover` returns the schema, `rpc.request` a value with its source and continuation, `rpc.watch` and `rpc.unwatch` start and "
    "end streams, whose items come as notifications `rpc.item`, and the notification `rpc.cancel` cancels the request with the id that it names.",
)
@click.pass_obj
def command(app: App) -> None:
    check_input()
    asyncio.run(_serve(app))


async def _serve(app: App) -> None:
    async with danxi.AsyncSession(app.configuration()) as session:
        service = Service(Caller(session, app.interface))
        lines: asyncio.Queue[bytes | BaseException | None] = asyncio.Queue()
        loop = asyncio.get_running_loop()
        service.server = Server(service.handle, lambda message: _write(message, lines))
        threading.Thread(
            target=_read, args=(lambda line: loop.call_soon_threadsafe(lines.put_nowait, line),), daemon=True
        ).start()
        while (line := await lines.get()) is not None:
            if isinstance(line, BaseException):
                raise line
            if line.strip():
                service.server.receive(line)
        await service.server.finish()
        service.close()
        if not lines.empty() and isinstance(problem := lines.get_nowait(), BaseException):
            raise problem  # the last responses could not be written


def _read(deliver: Any) -> None:
    """Delivers the lines of standard input, then None, or OSError if reading fails. Does not use `sys.stdin`, whose lock would prevent the process from exiting."""
    pieces: list[bytes] = []  # parts of an unfinished line
    with contextlib.suppress(RuntimeError):  # raised if the event loop is closed
        try:
            while piece := os.read(sys.stdin.fileno(), _PIECE):
                first, *more = piece.split(b"\n")
                pieces.append(first)
                for line in more:
                    deliver(b"".join(pieces))
                    pieces = [line]
            deliver(b"".join(pieces))
            deliver(None)
        except OSError as problem:
            deliver(OSError(f"standard input cannot be read: {problem.strerror}"))


def _write(message: Any, lines: asyncio.Queue[bytes | BaseException | None]) -> None:
    try:
        sys.stdout.write(to_json(message) + "\n")
        sys.stdout.flush()
    except OSError as problem:
        lines.put_nowait(problem)


class Service:
    """The methods of the library, and the methods whose names begin with `rpc.`."""

    server: Server

    def __init__(self, caller: Caller) -> None:
        self._caller = caller
        self._numbers = itertools.count(1)
        self._watches: dict[int, asyncio.Task[None]] = {}
        self._own: dict[str, Callable[..., Awaitable[Any]]] = {
            "rpc.discover": self._discover,
            "rpc.request": self._request,
            "rpc.watch": self._watch,
            "rpc.unwatch": self._unwatch,
        }

    async def handle(self, name: str, params: dict[str, Any]) -> Any:
        """Runs a method, and returns the result of the response."""
        try:
            if name in self._own:
                return await self._call_own(name, params)
            return (await self._caller.request(self._method(name), params)).value
        except asyncio.CancelledError:
            raise failure(danxi.CallCancelledError("The call was cancelled.")) from None
        except danxi.Error as error:
            raise failure(error) from None

    async def _call_own(self, name: str, params: dict[str, Any]) -> Any:
        function = self._own[name]
        try:
            inspect.signature(function).bind(**params)
        except TypeError as problem:
            raise Failure(INVALID_PARAMS, f"Invalid params: {problem}") from None
        return await function(**params)

    def close(self) -> None:
        """Ends all streams that clients have started with `rpc.watch`."""
        for task in self._watches.values():
            task.cancel()

    def _method(self, name: Any) -> Method:
        try:
            return self._caller.interface.method(name)
        except (KeyError, TypeError):
            raise Failure(METHOD_NOT_FOUND, f"Method not found: {name}. `rpc.discover` lists all methods.") from None

    async def _discover(self) -> Any:
        return danxi.schema()

    async def _request(self, method: str, params: dict[str, Any] | None = None) -> dict[str, Any]:
        result = await self._caller.request(self._method(method), _by_name(params))
        # `to_json` leaves out a value that is None, so the value is added here.
        return {"value": result.value, **result.to_json()}

    async def _watch(self, method: str, params: dict[str, Any] | None = None) -> dict[str, Any]:
        described = self._method(method)
        if not described.watch:
            raise Failure(
                INVALID_PARAMS,
                f"Invalid params: {method} cannot be watched. Name a method that has `x-watch` in the result of rpc.discover",
            )
        await self._caller.sign_in(described)
        watch = getattr(getattr(self._caller.session, described.service), described.verb)
        try:
            stream = watch(**_by_name(params))
        except TypeError as problem:
            raise Failure(INVALID_PARAMS, f"Invalid params: {problem}") from None
        number = next(self._numbers)
        self._watches[number] = asyncio.ensure_future(self._pass_on(number, stream))
        return {"watch": number}

    async def _unwatch(self, watch: int) -> None:
        task = self._watches.get(watch) if type(watch) is int else None
        if task is None:
            raise Failure(INVALID_PARAMS, f"Invalid params: watch {watch} does not exist or has ended")
        cancel_soon(task)

    async def _pass_on(self, number: int, stream: danxi.AsyncWatch[danxi.Entity]) -> None:
        """Notifies the client of each item, and of the end of the stream."""
        ended: dict[str, Any] = {"watch": number}
        try:
            async for item in stream:
                self.server.notify("rpc.item", {"watch": number, "item": item.to_json(), "token": stream.token})
        except danxi.Error as error:
            ended["error"] = failure(error).error
        finally:
            del self._watches[number]
            await stream.aclose()
            self.server.notify("rpc.end", ended)


def _by_name(params: Any) -> dict[str, Any]:
    if params is None:
        return {}
    if not isinstance(params, dict):
        raise Failure(INVALID_PARAMS, "Invalid params: pass `params` by name, as an object")
    return params


def failure(error: danxi.Error) -> Failure:
    """Returns the error of a response, with a code of JSON-RPC if one fits, otherwise with the library's code."""
    codes = {"invalid_argument": INVALID_PARAMS, "unknown_method": METHOD_NOT_FOUND}
    return Failure(codes.get(error.name, error.code), error.message, failures.describe(error))
