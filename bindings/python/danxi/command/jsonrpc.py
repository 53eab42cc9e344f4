"""A server of JSON-RPC 2.0. Each line is a request, a notification or a batch of them. This module does not depend on the library."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Awaitable, Callable
from typing import Any, Union

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603

CANCEL = "rpc.cancel"

Id = Union[str, int, float, None]
Handler = Callable[[str, dict[str, Any]], Awaitable[Any]]


class Failure(Exception):
    """A failure of a request, which becomes the member `error` of the response."""

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.error = {"code": code, "message": message, **({} if data is None else {"data": data})}


class Server:
    """The server of one client, whose requests run concurrently.

    Args:
        handle: Runs a method with its parameters. It may raise `Failure`, but never `asyncio.CancelledError`.
        write: Writes a message to the client.
    """

    def __init__(self, handle: Handler, write: Callable[[Any], None]) -> None:
        self._handle = handle
        self._write = write
        self._running: dict[Id, asyncio.Task[Any]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def receive(self, line: bytes) -> None:
        """Starts to handle a line from the client, and returns at once."""
        task = asyncio.ensure_future(self._respond_to_line(line))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Waits until all received lines have been handled and their responses written."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def notify(self, method: str, params: dict[str, Any]) -> None:
        """Writes a notification to the client."""
        self._write({"jsonrpc": "2.0", "method": method, "params": params})

    async def _respond_to_line(self, line: bytes) -> None:
        try:
            message = json.loads(line, parse_constant=_refuse)
        except (ValueError, RecursionError) as problem:
            self._write(_failed(None, Failure(PARSE_ERROR, f"Parse error: {problem}")))
            return
        if isinstance(message, list) and message:
            responses = await asyncio.gather(*(self._respond(each) for each in message))
            if responses := [each for each in responses if each is not None]:
                self._write(responses)
        elif (response := await self._respond(message)) is not None:
            self._write(response)

    async def _respond(self, message: Any) -> dict[str, Any] | None:
        """Returns the response to a request. None for a notification."""
        if (problem := _problem(message)) is not None:
            known = message.get("id") if isinstance(message, dict) else None
            identifier = known if _is_id(known) else None
            return _failed(identifier, Failure(INVALID_REQUEST, f"Invalid Request: {problem}"))
        if message["method"] == CANCEL and "id" not in message:
            self._cancel(message.get("params"))
            return None
        response = await self._run(message)
        return response if "id" in message else None

    async def _run(self, message: dict[str, Any]) -> dict[str, Any]:
        identifier = message.get("id")
        params = message.get("params", {})
        try:
            if not isinstance(params, dict):
                raise Failure(INVALID_PARAMS, "Invalid params: pass parameters by name, as an object")
            task = asyncio.ensure_future(self._handle(message["method"], params))
            if "id" in message:
                self._running[identifier] = task
            try:
                return {"jsonrpc": "2.0", "id": identifier, "result": await task}
            finally:
                if self._running.get(identifier) is task:
                    del self._running[identifier]
        except Failure as failure:
            return _failed(identifier, failure)
        except Exception as problem:
            return _failed(identifier, Failure(INTERNAL_ERROR, f"Internal error: {type(problem).__name__}: {problem}"))

    def _cancel(self, params: Any) -> None:
        identifier = params.get("id") if isinstance(params, dict) else None
        if _is_id(identifier) and identifier in self._running:
            cancel_soon(self._running[identifier])


def cancel_soon(task: asyncio.Task[Any]) -> None:
    """Cancels a task after its first step. A task that is cancelled earlier never runs, not even its `finally`."""
    asyncio.get_running_loop().call_soon(task.cancel)


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is not JSON")


def _is_id(value: Any) -> bool:
    if isinstance(value, float) and not math.isfinite(
        value
    ):  # an infinite number, such as 1e999, which JSON cannot represent
        return False
    return value is None or isinstance(value, (str, int, float)) and not isinstance(value, bool)


def _problem(message: Any) -> str | None:
    """Returns why a message is not a valid request, or None if it is valid."""
    if not isinstance(message, dict):
        return "a request must be an object" if message != [] else "a batch must not be empty"
    if message.get("jsonrpc") != "2.0":
        return 'the member "jsonrpc" must be "2.0"'
    if not isinstance(message.get("method"), str):
        return 'the member "method" must be a string'
    if not isinstance(message.get("params", {}), (dict, list)):
        return 'the member "params" must be an object or an array'
    return None if _is_id(message.get("id")) else 'the member "id" must be a string, a number or null'


def _failed(identifier: Id, failure: Failure) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": identifier, "error": failure.error}
