"""The Unix socket of the server, by which `danxi serve open` asks for a link to the page."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable
from pathlib import Path


class Endpoint:
    """The socket. Each connection receives a line with the URL of a new link to the page.

    Args:
        invite: Returns the URL of a new link to the page.
    """

    def __init__(self, path: Path, invite: Callable[[], str]) -> None:
        self._path = path
        self._invite = invite

    async def open(self) -> asyncio.AbstractServer:
        """Starts to listen. Raises OSError if another server has the socket, or it cannot be created."""
        if is_served(self._path):
            raise OSError(f"`danxi serve` is running already: it listens on {self._path}")
        self._path.unlink(missing_ok=True)
        # The directory is that of the person only, and the socket too from its first moment on.
        before = os.umask(0o177)
        try:
            return await asyncio.start_unix_server(self._connect, self._path)
        finally:
            os.umask(before)

    async def close(self, server: asyncio.AbstractServer) -> None:
        """Stops to listen."""
        server.close()
        self._path.unlink(missing_ok=True)

    async def _connect(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with contextlib.suppress(ConnectionError):  # the program is gone
                writer.write(f"{self._invite()}\n".encode())
                await writer.drain()
        finally:
            writer.close()


def is_served(path: Path) -> bool:
    """Returns whether a server listens on a socket."""
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(str(path))
        except OSError:
            return False
    return True


def ask(path: Path) -> str:
    """Returns the URL of a new link to the page.

    Raises:
        OSError: No server listens on the socket, or it has ended before its answer.
    """
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(str(path))
        with connection.makefile("r", encoding="utf-8") as lines:
            link = lines.readline().strip()
    if not link:
        raise ConnectionRefusedError("the server has ended")
    return link
