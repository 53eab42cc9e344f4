"""Misbehaving HTTP/1 servers: a table of bad responses, each of which is sent after the server has read the request."""

import base64
import gzip
import itertools
import json
import socket
import struct
import time
import zlib
from collections.abc import Callable, Iterable, Iterator

OK = b"HTTP/1.1 200 OK\r\n"
JSON = OK + b"Content-Type: application/json\r\n"
CHUNKED = JSON + b"Transfer-Encoding: chunked\r\n\r\n"
MEGABYTE = 1 << 20
DRIP = 0.02  # seconds between the bytes of a slow response


def body(content: bytes, headers: bytes = b"", status: bytes = b"200 OK") -> bytes:
    """Returns a complete response with the body `content`."""
    length = b"Content-Length: %d\r\n" % len(content)
    return b"HTTP/1.1 " + status + b"\r\nContent-Type: application/json\r\n" + length + headers + b"\r\n" + content


def endless(start: bytes, part: bytes) -> Callable[[], Iterator[bytes]]:
    """Returns a function that yields an endless response: `start` and then `part` again and again, in large pieces."""
    return lambda: itertools.chain([start], itertools.repeat(part * max(1, 65536 // len(part))))


def drip(text: bytes, part: bytes) -> Callable[[], Iterator[bytes]]:
    """Returns a function that yields a slow, endless response: `text` and then `part` again and again, a byte at a time."""

    def send() -> Iterator[bytes]:
        for byte in itertools.chain(text, itertools.cycle(part)):
            time.sleep(DRIP)
            yield bytes([byte])

    return send


def deflated(size: int) -> bytes:
    """Returns `size` zeros, compressed with gzip."""
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    block = bytes(MEGABYTE)
    return b"".join(packer.compress(block) for _ in range(size // MEGABYTE)) + packer.flush()


# Small bodies that decompress to 256 MB of zeros: with gzip, and with Brotli or zstd and then zlib. They are made before the first call.
GZIP_BOMB = deflated(256 * MEGABYTE)
BROTLI_BOMB = base64.b64decode(
    "eNo7/f+//Q91hkcbHRS+/+v//7/+gz/DkUTBhnd/5f////9gPkPHYSaGu7/t//3/f9CeUaCdlWHX9/o///831zMp8HEzlLz//+P/"
    "f/b/LA4yYgwv7v3/+P8//z/OBgsdhgt7/z/+/1/+jzBDYQTDgur/x6EWbWBwQLKIcdQirBadBpoNt4gdABXX61k="
)
ZSTD_BOMB = base64.b64decode(
    "eNrt0K0JgFAYQNHvPWwiOIZYzHZHMJjd0GB3AScS8WcLwRMu3HyatTuLaYyoI1IcV7/l/PxfG+JlOK+9rDFgwIABAwYMGDBgwIAB"
    "AwYMGDBgwIABAwYMGDBgwIABAwYMXytFVHO73Ji19sI="
)


def redirect(location: bytes) -> bytes:
    return body(b"", b"Location: " + location + b"\r\n", b"302 Found")


def chain() -> Iterator[bytes]:
    yield redirect(b"/hop?%d" % time.monotonic_ns())


def reset(connection: socket.socket) -> None:
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def half_then_reset(connection: socket.socket) -> None:
    connection.sendall(JSON + b"Content-Length: 100\r\n\r\n[")
    reset(connection)


def silence() -> Iterator[bytes]:
    """Yields empty parts, with which the server sends nothing and checks whether the client has closed the connection."""
    while True:
        time.sleep(DRIP)
        yield b""


DEEP = b'{"message": ' * 1000 + b"1" + b"}" * 1000

# The bytes of a response, or a function that returns the parts of a response. The server then closes the connection.
Kind = bytes | Callable[[], Iterable[bytes]]

KINDS: dict[str, Kind] = {
    # Status lines
    "closed at once": b"",
    "silent": silence,
    "status line cut": b"HTTP/1.1 2",
    "status line of garbage": bytes(range(256)) * 8,
    "status line without a status": b"HTTP/1.1\r\n\r\n",
    "status of letters": b"HTTP/1.1 abc OK\r\n\r\n",
    "status of six digits": b"HTTP/1.1 200200 OK\r\n\r\n",
    "status 0": b"HTTP/1.1 000 None\r\n\r\n",
    "status 999": b"HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n",
    "HTTP/0.9": b"hello",
    "HTTP/9.9": b"HTTP/9.9 200 OK\r\nContent-Length: 2\r\n\r\n[]",
    "another protocol": b"SSH-2.0-OpenSSH_9.2\r\n",
    "endless status line": endless(b"HTTP/1.1 200 ", b"O"),
    "slow status line": drip(b"HTTP/1.1 200 ", b"O"),
    # Headers
    "headers cut": JSON + b"Content-Len",
    "header without a colon": OK + b"no colon here\r\nContent-Length: 2\r\n\r\n[]",
    "header without a name": OK + b": value\r\nContent-Length: 2\r\n\r\n[]",
    "NUL in a header": OK + b"X-A: a\0b\r\nContent-Length: 2\r\n\r\n[]",
    "lone CR in a header": OK + b"X-A: a\rSet-Cookie: x=y\r\nContent-Length: 2\r\n\r\n[]",
    "header of 10 MB": OK + b"X-A: " + b"a" * (10 * MEGABYTE) + b"\r\n\r\n",
    "70,000 headers": OK + b"X-A: b\r\n" * 70_000 + b"Content-Length: 2\r\n\r\n[]",
    "endless headers": endless(OK, b"X-A: b\r\n"),
    "endless folded header": endless(OK + b"X-A: b\r\n", b" c\r\n"),
    "slow headers": drip(OK, b"X-A: b\r\n"),
    "10,000 cookies": OK
    + b"".join(b"Set-Cookie: c%d=v\r\n" % n for n in range(10_000))
    + b"Content-Length: 2\r\n\r\n[]",
    "cookie of 1 MB": OK + b"Set-Cookie: a=" + b"b" * MEGABYTE + b"\r\nContent-Length: 2\r\n\r\n[]",
    "content type of 100 kB": OK + b"Content-Type: text/" + b"x" * 100_000 + b"\r\nContent-Length: 2\r\n\r\n[]",
    "1,000 Alt-Svc": OK + b'Alt-Svc: h3=":1"; ma=9\r\n' * 1000 + b"Content-Length: 2\r\n\r\n[]",
    # Lengths
    "body cut": JSON + b"Content-Length: 100\r\n\r\n[1,",
    "body that stops": lambda: itertools.chain([JSON + b"Content-Length: 100\r\n\r\n[1,"], silence()),
    "body longer than its length": JSON + b"Content-Length: 1\r\n\r\n[]garbage garbage garbage",
    "negative length": JSON + b"Content-Length: -1\r\n\r\n[]",
    "length beyond 64 bits": JSON + b"Content-Length: 99999999999999999999\r\n\r\n[]",
    "length of 9 EB": JSON + b"Content-Length: 9223372036854775807\r\n\r\n[]",
    "length of letters": JSON + b"Content-Length: two\r\n\r\n[]",
    "two lengths": JSON + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n[]]",
    "length and chunks": JSON + b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n0\r\n\r\n",
    "204 with a body": body(b"[]", status=b"204 No Content"),
    "206 of nothing": body(b"]", b"Content-Range: bytes 9-1/0\r\n", b"206 Partial Content"),
    "304 to an unconditional request": b"HTTP/1.1 304 Not Modified\r\n\r\n",
    "slow body": drip(JSON + b"\r\n", b" "),
    "endless body": endless(JSON + b"\r\n", b" "),
    "body of 100 MB": endless(JSON + b"Content-Length: 104857600\r\n\r\n", b" "),
    # Chunks
    "chunk size of garbage": CHUNKED + b"xyz\r\n[]\r\n",
    "chunk size beyond 64 bits": CHUNKED + b"fffffffffffffffff\r\n[]\r\n",
    "negative chunk size": CHUNKED + b"-2\r\n[]\r\n",
    "chunk cut": CHUNKED + b"10\r\n[",
    "chunks without an end": CHUNKED + b"2\r\n[]\r\n",
    "endless chunks": endless(CHUNKED, b"1\r\n \r\n"),
    "endless chunk extension": endless(CHUNKED + b"2;", b"a=b;"),
    "endless chunk size": endless(CHUNKED, b"0"),
    "endless trailers": endless(CHUNKED + b"2\r\n[]\r\n0\r\n", b"X-T: t\r\n"),
    "endless trailer": endless(CHUNKED + b"2\r\n[]\r\n0\r\nX-T: ", b"t"),
    "70,000 trailers": CHUNKED + b"2\r\n[]\r\n0\r\n" + b"X-T: t\r\n" * 70_000 + b"\r\n",
    "chunked twice": JSON + b"Transfer-Encoding: chunked, chunked\r\n\r\n2\r\n[]\r\n0\r\n\r\n",
    "unknown transfer encoding": JSON + b"Transfer-Encoding: fast\r\n\r\n[]",
    # Interim responses
    "endless 100": endless(b"", b"HTTP/1.1 100 Continue\r\n\r\n"),
    "endless 103": endless(b"", b"HTTP/1.1 103 Early Hints\r\nLink: <" + b"a" * 1000 + b">\r\n\r\n"),
    "100 without a final response": b"HTTP/1.1 100 Continue\r\n\r\n",
    "101 unasked": b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n\0\0\0",
    # Encodings
    "gzip of garbage": body(b"garbage", b"Content-Encoding: gzip\r\n"),
    "gzip cut": body(gzip.compress(b"[]" * 1000)[:-10], b"Content-Encoding: gzip\r\n"),
    "gzip bomb": body(GZIP_BOMB, b"Content-Encoding: gzip\r\n"),
    "gzip of gzip bomb": body(gzip.compress(GZIP_BOMB), b"Content-Encoding: gzip, gzip\r\n"),
    "1,000 encodings": body(b"[]", b"Content-Encoding: " + b"gzip, " * 999 + b"gzip\r\n"),
    "deflate of garbage": body(b"\xff" * 100, b"Content-Encoding: deflate\r\n"),
    "Brotli of garbage": body(b"\xff" * 100, b"Content-Encoding: br\r\n"),
    "Brotli bomb": body(zlib.decompress(BROTLI_BOMB), b"Content-Encoding: br\r\n"),
    "zstd of garbage": body(b"\x28\xb5\x2f\xfd" + b"\xff" * 100, b"Content-Encoding: zstd\r\n"),
    "zstd bomb": body(zlib.decompress(ZSTD_BOMB), b"Content-Encoding: zstd\r\n"),
    "unknown encoding": body(b"[]", b"Content-Encoding: foo\r\n"),
    # Redirects
    "redirect to itself": redirect(b"/divisions"),
    "redirects without an end": chain,
    "redirect to a file": redirect(b"file:///etc/passwd"),
    "redirect to gopher": redirect(b"gopher://127.0.0.1:1/"),
    "redirect to an invalid URL": redirect(b"http://[bad"),
    "redirect with NUL": redirect(b"/a\0b"),
    "redirect of 1 MB": redirect(b"/" + b"a" * MEGABYTE),
    "redirect to nowhere": redirect(b"http://127.0.0.1:1/"),
    "redirect without a location": body(b"", status=b"302 Found"),
    # Refusals
    "401 each time": body(b"{}", status=b"401 Unauthorized"),
    "407 without a proxy": body(b"{}", b"Proxy-Authenticate: Basic\r\n", b"407 Proxy Authentication Required"),
    "retry after beyond 64 bits": body(b"{}", b"Retry-After: 99999999999999999999\r\n", b"503 Service Unavailable"),
    "retry after a negative time": body(b"{}", b"Retry-After: -5\r\n", b"429 Too Many Requests"),
    "deep error": body(DEEP, status=b"400 Bad Request"),
    "error of 3 MB": body(json.dumps({"message": "m" * (3 * MEGABYTE)}).encode(), status=b"400 Bad Request"),
    "error that is not JSON": body(b"<html>", status=b"500 Internal Server Error"),
    # Bodies
    "empty body": body(b""),
    "deep JSON": body(b"[" * MEGABYTE),
    "deep complete JSON": body(b"[" * 100_000 + b"]" * 100_000),
    "number of 1 MB": body(b"[" + b"9" * MEGABYTE + b"]"),
    "invalid UTF-8": body(b'[{"id": 1, "name": "\xff\xfe"}]'),
    "UTF-16": body("[]".encode("utf-16")),
    "byte order mark": body(b"\xef\xbb\xbf[]"),
    "NULs": body(bytes(1000)),
    "JSON of another shape": body(b'{"divisions": 1}'),
    "wrong types": body(b'[{"id": "one", "name": 2, "description": [], "pinned": {}}]'),
    "integers beyond 64 bits": body(b'[{"id": 99999999999999999999, "name": "", "description": "", "pinned": []}]'),
    # Connections
    "garbage after the response": lambda: [body(b"[]"), b"garbage" * 1000],
    "two responses": lambda: [body(b"[]"), body(b"{}")],
}


# Kinds whose functions need the socket, such as to reset the connection.
ACTIONS: dict[str, Callable[[socket.socket], None]] = {
    "reset": reset,
    "reset within the body": half_then_reset,
}

# Kinds that also follow a valid response on the same connection.
KEPT = ["endless 100", "endless 103", "gzip bomb", "1,000 encodings", "deep JSON"]
