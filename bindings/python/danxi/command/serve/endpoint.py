"""The Unix socket of the server: all methods as JSON-RPC 2.0, for programs of the person only."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import danxi

from ..app import App
from ..background import Caller
from ..jsonrpc import Server
from ..rpc import Service
from ..text import to_json

LIMIT = 16 * 1024 * 1024  # bytes of a message


class Endpoint:
    """The socket. Each connection has a session of its own.

    Args:
        invite: Returns the URL of a new link to the page.
    """

    def __init__(self, app: App, path: Path, invite: Callable[[], str]) -> None:
        self._app = app
        self._path = path
        self._invite = invite
        self._connections: set[asyncio.Task[Any]] = set()

    async def open(self) -> asyncio.AbstractServer:
        """Starts to listen. Raises OSError if another server has the socket, or it cannot be created."""
        if is_served(self._path):
            raise OSError(f"`danxi serve` is running already: it listens on {self._path}")
        self._path.unlink(missing_ok=True)
        # The directory is that of the person only, and the socket too from its first moment on.
        before = os.umask(0o177)
        try:
            return await asyncio.start_unix_server(self._connect, self._path, limit=LIMIT)
        finally:
            os.umask(before)

    async def close(self, server: asyncio.AbstractServer) -> None:
        """Stops to listen, and ends all connections."""
        server.close()
        for task in self._connections:
            task.cancel()
        if self._connections:
            await asyncio.wait(self._connections)
        self._path.unlink(missing_ok=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._connections.add(task)
        try:
            async with danxi.AsyncSession(self._app.configuration()) as session:
                service = PageService(Caller(session, self._app.interface), self._invite)
                service.server = Server(service.handle, lambda message: writer.write(f"{to_json(message)}\n".encode()))
                while line := await reader.readline():
                    if line.strip():
                        service.server.receive(line)
                    await writer.drain()
                await service.server.finish()
                service.close()
        except (ConnectionError, ValueError, asyncio.CancelledError):
            # The program is gone, a line is too long, or the server ends.
            return
        finally:
            self._connections.discard(task)
            with contextlib.suppress(ConnectionError):
                writer.close()


class PageService(Service):
    """The methods of `danxi rpc`, and `serve.open`."""

    def __init__(self, caller: Caller, invite: Callable[[], str]) -> None:
        super().__init__(caller)
        self._invite = invite
        self._own["serve.open"] = self._open

    async def _open(self) -> dict[str, str]:
        return {"url": self._invite()}


def is_served(path: Path) -> bool:
    """Returns whether a server listens on a socket."""
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(str(path))
        except OSError:
            return False
    return True


def ask(path: Path, method: str) -> Any:
    """Calls a method without parameters over the socket, and returns its result.

    Raises:
        OSError: No server listens on the socket.
    """
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(str(path))
        connection.sendall(f"{to_json({'jsonrpc': '2.0', 'id': 1, 'method': method})}\n".encode())
        with connection.makefile("r", encoding="utf-8") as lines:
            return json.loads(lines.readline())["result"]
