"""An HTTP/1.1 server on asyncio streams. A port accepts connections with and without TLS, unless it is opened for plain HTTP only."""

import asyncio
import gzip
import socket
import ssl
from collections.abc import Awaitable, Callable, Coroutine
from email.utils import formatdate
from functools import lru_cache
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from danxi_standin.web.messages import ConnectionCut, Request, Response

MAX_HEADER_BYTES = 64 * 1024
MAX_BODY_BYTES = 16 * 1024 * 1024
GZIP_THRESHOLD = 1024
TLS_HANDSHAKE = b"\x16"  # first byte of a ClientHello record


@lru_cache(maxsize=8)
def compress(body: bytes) -> bytes:
    return gzip.compress(body, compresslevel=4, mtime=0)


class BadRequest(Exception):
    """A request that cannot be read. The connection is closed after the response, which has no body."""

    def __init__(self, status: int):
        super().__init__(status)
        self.status = status


class Server:
    """A server of `application`, an async function that returns the response to a request."""

    def __init__(self, application: Callable[[Request], Awaitable[Response]], tls: ssl.SSLContext):
        self._application = application
        self._tls = tls
        self._sockets: list[socket.socket] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self, port: int, plain_only: bool = False) -> int:
        """Listens on 127.0.0.1 at `port` (0 selects a free one), and returns the port."""
        listener = socket.create_server(("127.0.0.1", port), backlog=1024)
        listener.setblocking(False)
        self._sockets.append(listener)
        self._start(self._accept(listener, plain_only))
        bound_port: int = listener.getsockname()[1]
        return bound_port

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for listener in self._sockets:
            listener.close()

    def _start(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, listener: socket.socket, plain_only: bool) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(listener)
            except OSError:  # no file descriptors are left, or the client has already disconnected
                await asyncio.sleep(0.05)
                continue
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._start(self._serve(connection, plain_only))

    async def _serve(self, connection: socket.socket, plain_only: bool) -> None:
        writer = None
        try:
            encrypted = not plain_only and await self._peek(connection) == TLS_HANDSHAKE
            reader, writer = await self._open_streams(connection, self._tls if encrypted else None)
            await self._converse(reader, writer, "https" if encrypted else "http")
        except (OSError, ConnectionCut, asyncio.IncompleteReadError):
            pass  # the client disconnected, or a fault closes the connection
        finally:
            if writer:
                writer.transport.abort()
            connection.close()

    @staticmethod
    async def _peek(connection: socket.socket) -> bytes:
        loop = asyncio.get_running_loop()
        readable = asyncio.Event()
        loop.add_reader(connection, readable.set)
        try:
            await readable.wait()
        finally:
            loop.remove_reader(connection)
        return connection.recv(1, socket.MSG_PEEK)

    @staticmethod
    async def _open_streams(
        connection: socket.socket, tls: ssl.SSLContext | None
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        loop = asyncio.get_running_loop()
        reader = asyncio.StreamReader(limit=MAX_HEADER_BYTES, loop=loop)
        protocol = asyncio.StreamReaderProtocol(reader, loop=loop)
        transport, _ = await loop.connect_accepted_socket(lambda: protocol, connection, ssl=tls)
        return reader, asyncio.StreamWriter(transport, protocol, reader, loop)

    async def _converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, scheme: str) -> None:
        keep_alive = True
        while keep_alive:
            try:
                request = await read_request(reader, writer, scheme)
            except BadRequest as error:
                request, response = None, Response(status=error.status)
            else:
                if request is None:
                    return
                response = await self._application(request)
            keep_alive = request is not None and wants_keep_alive(request) and not response.cut
            writer.write(encode_response(request, response, keep_alive))
            await writer.drain()
        writer.close()
        await writer.wait_closed()


async def read_request(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, scheme: str) -> Request | None:
    """Returns the next request of a connection, or None if the client has closed the connection."""
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError as error:
        if error.partial.strip():
            raise BadRequest(400) from None
        return None
    except asyncio.LimitOverrunError:
        raise BadRequest(431) from None
    request = parse_head(head.lstrip(b"\r\n"), scheme)
    if request.headers.get("expect", "").lower() == "100-continue":
        writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
    request.body = await read_body(reader, request.headers)
    return request


def parse_head(head: bytes, scheme: str) -> Request:
    first, *lines = head[:-4].decode("latin-1").split("\r\n")
    headers: dict[str, str] = {}
    for line in lines:
        name, colon, value = line.partition(":")
        if not colon or not name or name != name.strip():
            raise BadRequest(400)
        name, value = name.lower(), value.strip()
        headers[name] = f"{headers[name]}, {value}" if name in headers else value
    try:
        method, target, version = first.split(" ")
        url = urlsplit(target if "://" in target else f"//{headers['host']}{target}")
        host = url.hostname
    except (ValueError, KeyError):
        raise BadRequest(400) from None
    if version not in ("HTTP/1.1", "HTTP/1.0") or not host:
        raise BadRequest(400)
    headers.setdefault("connection", "keep-alive" if version == "HTTP/1.1" else "close")
    return Request(method, scheme, host, url.path or "/", url.query, headers)


async def read_body(reader: asyncio.StreamReader, headers: dict[str, str]) -> bytes:
    if "transfer-encoding" in headers:
        if headers["transfer-encoding"].lower() != "chunked":
            raise BadRequest(501)
        return await read_chunks(reader)
    length = headers.get("content-length", "0")
    if not length.isdecimal():
        raise BadRequest(400)
    if int(length) > MAX_BODY_BYTES:
        raise BadRequest(413)
    return await reader.readexactly(int(length))


async def read_chunks(reader: asyncio.StreamReader) -> bytes:
    body = bytearray()
    while True:
        try:
            size = int((await reader.readline()).split(b";")[0], 16)
        except ValueError:  # the size is not a number, or its line is too long
            raise BadRequest(400) from None
        if size == 0:
            break
        if size < 0 or len(body) + size > MAX_BODY_BYTES:
            raise BadRequest(413)
        body += await reader.readexactly(size)
        await reader.readexactly(2)
    while (await reader.readline()).strip():
        pass  # ignores trailers
    return bytes(body)


def wants_keep_alive(request: Request) -> bool:
    return "close" not in request.headers["connection"].lower()


def accepts_gzip(request: Request) -> bool:
    for coding in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = coding.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def encode_response(request: Request | None, response: Response, keep_alive: bool) -> bytes:
    """Returns the bytes of a response. `request` is None if it could not be read."""
    body = response.body
    headers = [("Date", formatdate(usegmt=True))]
    if response.content_type:
        headers.append(("Content-Type", response.content_type))
    if request and len(body) > GZIP_THRESHOLD:
        headers.append(("Vary", "Accept-Encoding"))
        if accepts_gzip(request):
            headers.append(("Content-Encoding", "gzip"))
            body = compress(body)
    if response.status != 204:
        headers.append(("Content-Length", str(len(body))))
    headers.append(("Connection", "keep-alive" if keep_alive else "close"))
    if response.cut:
        body = body[: len(body) // 2]
    if request and request.method == "HEAD":
        body = b""
    head = [f"HTTP/1.1 {response.status} {reason(response.status)}"]
    head += [f"{name}: {value}" for name, value in headers + response.headers]
    # Surrogates stand for bytes that are not UTF-8, which a header field may contain.
    return "\r\n".join(head).encode(errors="surrogateescape") + b"\r\n\r\n" + body


def reason(status: int) -> str:
    try:
        return HTTPStatus(status).phrase
    except ValueError:
        return "Unknown"
