"""Misbehaving HTTP/2 servers: a table of kinds, each with the frames that the server sends after the first request of a client."""

import itertools
import struct
import time
from collections.abc import Callable, Iterable, Iterator

DATA, HEADERS, PRIORITY, RST_STREAM, SETTINGS, PUSH_PROMISE, PING, GOAWAY, WINDOW_UPDATE, CONTINUATION = range(10)
END_STREAM, ACK, END_HEADERS, PADDED = 1, 1, 4, 8
STREAM = 1  # the stream of the client's first request


def frame(kind: int, payload: bytes = b"", flags: int = 0, stream: int = 0) -> bytes:
    return struct.pack(">I", len(payload))[1:] + struct.pack(">BBI", kind, flags, stream) + payload


def field(name: bytes, value: bytes) -> bytes:
    """Returns the HPACK encoding of a header field as a literal without indexing (RFC 7541, section 6.2.2)."""
    return b"\0" + _string(name) + _string(value)


def _string(text: bytes) -> bytes:
    length = len(text)
    if length < 127:
        return bytes([length]) + text
    octets, rest = [127], length - 127
    while rest >= 128:
        octets.append(rest % 128 + 128)
        rest //= 128
    return bytes([*octets, rest]) + text


def headers(*fields: bytes, flags: int = END_HEADERS, stream: int = STREAM) -> bytes:
    return frame(HEADERS, b"".join(fields), flags, stream)


START = frame(SETTINGS) + frame(SETTINGS, flags=ACK)
STATUS = b"\x88"  # ":status: 200" of the static table
HEAD = START + headers(STATUS, field(b"content-type", b"application/json"))


def data(content: bytes, flags: int = END_STREAM, stream: int = STREAM) -> bytes:
    return frame(DATA, content, flags, stream)


def flood(start: bytes, part: bytes) -> Callable[[], Iterator[bytes]]:
    """Returns a function that yields endless frames: `start` and then `part` again and again, in large pieces."""
    return lambda: itertools.chain([start], itertools.repeat(part * max(1, 65536 // len(part))))


def stop(start: bytes) -> Callable[[], Iterator[bytes]]:
    """Returns a function that yields `start`, and then nothing until the client closes the connection."""

    def send() -> Iterator[bytes]:
        yield start
        while True:
            time.sleep(0.02)
            yield b""

    return send


def setting(number: int, value: int) -> bytes:
    return frame(SETTINGS, struct.pack(">HI", number, value))


CONTINUED = START + headers(STATUS, flags=0)
LARGE = field(b"x-a", b"a" * 16_000)
# A field of 4,000 bytes that the client adds to its dynamic table. Each byte 0xbe then stands for this field.
REFERRED = b"\x40" + _string(b"x-a") + _string(b"a" * 4000)

KINDS: dict[str, bytes | Callable[[], Iterable[bytes]]] = {
    # Connections
    "closed at once": b"",
    "silent": stop(b""),
    "silent after the settings": stop(START),
    "silent after the headers": stop(HEAD),
    "HTTP/1 instead": b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]",
    "garbage": bytes(range(256)) * 100,
    "no settings": headers(STATUS) + data(b"[]"),
    "goaway": START + frame(GOAWAY, struct.pack(">II", 0, 0)),
    "goaway of all streams and silence": stop(START + frame(GOAWAY, struct.pack(">II", 0x7FFFFFFF, 0))),
    "goaway with 16 kB of debug data, and a ping flood": flood(
        START + frame(GOAWAY, struct.pack(">II", STREAM, 2) + b"w" * 16_000), frame(PING, bytes(8))
    ),
    # Floods
    "settings flood": flood(START, setting(4, 65_535)),
    "settings acknowledgement flood": flood(START, frame(SETTINGS, flags=ACK)),
    "ping flood": flood(START, frame(PING, bytes(8))),
    "ping reply flood": flood(START, frame(PING, bytes(8), ACK)),
    "empty data flood": flood(HEAD, data(b"", 0)),
    "padding flood": flood(HEAD, frame(DATA, b"\xff" + bytes(255), PADDED, STREAM)),
    "continuation flood": flood(CONTINUED, frame(CONTINUATION, field(b"x-a", b"a"), 0, STREAM)),
    "empty continuation flood": flood(CONTINUED, frame(CONTINUATION, b"", 0, STREAM)),
    "reset flood": flood(START, frame(RST_STREAM, struct.pack(">I", 8), 0, STREAM + 2)),
    "window flood": flood(HEAD, frame(WINDOW_UPDATE, struct.pack(">I", 1))),
    "priority flood": flood(START, frame(PRIORITY, struct.pack(">IB", STREAM + 2, 1), 0, STREAM)),
    "unknown frame flood": flood(START, frame(99, b"?" * 1000)),
    "endless body": flood(HEAD, data(b" " * 16_000, 0)),
    "endless 100": flood(START, headers(field(b":status", b"100"))),
    "endless 103": flood(START, headers(field(b":status", b"103"), field(b"link", b"a" * 1000))),
    "endless trailers": flood(HEAD, headers(field(b"x-t", b"t"))),
    # Headers
    "headers of 16 MB": flood(CONTINUED, frame(CONTINUATION, LARGE, 0, STREAM)),
    "HPACK index out of range": START + headers(b"\xff\xff\xff\x7f"),
    "HPACK integer without an end": START + headers(b"\xff" * 1000),
    "HPACK Huffman garbage": START + headers(STATUS, b"\0\x01a\xff" + b"\xff" * 200),
    "HPACK bomb": START + headers(STATUS, REFERRED, b"\xbe" * 10_000) + data(b"[]"),
    "HPACK table of 4 GB": START + headers(b"\x3f\xff\xff\xff\x7f", STATUS),
    "no status": START + headers(field(b"content-type", b"text/html")) + data(b"[]"),
    "two statuses": START + headers(STATUS, STATUS) + data(b"[]"),
    "status of letters": START + headers(field(b":status", b"abc")) + data(b"[]"),
    "capital header": START + headers(STATUS, field(b"Content-Type", b"text/html")) + data(b"[]"),
    "header without a name": START + headers(STATUS, field(b"", b"v")) + data(b"[]"),
    "line break in a header": START + headers(STATUS, field(b"x-a", b"a\r\nset-cookie: x=y")) + data(b"[]"),
    "connection header": START + headers(STATUS, field(b"connection", b"close")) + data(b"[]"),
    "status in the trailers": HEAD + data(b"[]", 0) + headers(STATUS, flags=END_HEADERS | END_STREAM),
    # Frames
    "frame of 16 MB": START + struct.pack(">I", 0xFFFFFF)[1:] + struct.pack(">BBI", DATA, 0, STREAM) + bytes(100_000),
    "frame cut": START + struct.pack(">I", 100)[1:] + b"\0",
    "data before headers": START + data(b"[]"),
    "data of another stream": START + data(b"[]", stream=99),
    "data of stream 0": START + data(b"[]", stream=0),
    "data after the end": HEAD + data(b"[]") + data(b"[]"),
    "data beyond its length": START + headers(STATUS, field(b"content-length", b"1")) + data(b"[]"),
    "data shorter than its length": START + headers(STATUS, field(b"content-length", b"9")) + data(b"[]"),
    "padding longer than its frame": HEAD + frame(DATA, b"\xff[]", PADDED, STREAM),
    "reset": START + frame(RST_STREAM, struct.pack(">I", 8), 0, STREAM),
    "reset within the body": HEAD + data(b"[", 0) + frame(RST_STREAM, struct.pack(">I", 2), 0, STREAM),
    "refused each time": START + frame(RST_STREAM, struct.pack(">I", 7), 0, STREAM),
    "HTTP/1.1 required": START + frame(RST_STREAM, struct.pack(">I", 13), 0, STREAM),
    "push promise": START + frame(PUSH_PROMISE, struct.pack(">I", 2) + STATUS, END_HEADERS, STREAM),
    "continuation without headers": START + frame(CONTINUATION, STATUS, END_HEADERS, STREAM),
    "window of 0": frame(SETTINGS, struct.pack(">HI", 4, 0)) + HEAD + data(b"[]"),
    "window beyond 31 bits": START + frame(WINDOW_UPDATE, struct.pack(">I", 0x7FFFFFFF)) * 2,
    "window update of 0": START + frame(WINDOW_UPDATE, struct.pack(">I", 0)),
    "settings of a wrong length": frame(SETTINGS, b"abc"),
    "settings with invalid values": setting(2, 7) + setting(4, 0xFFFFFFFF) + setting(5, 1),
    "no streams allowed": stop(setting(3, 0)),
    "ping of a wrong length": START + frame(PING, b"abc"),
    "stream that depends on itself": START
    + frame(PRIORITY, struct.pack(">IB", STREAM, 1), 0, STREAM)
    + headers(STATUS)
    + data(b"[]"),
}

# The response to the first request of a connection that the client keeps, and the frames that follow the second request.
FIRST = HEAD + data(b"[]")
SECOND = 3
KEPT_KINDS: dict[str, Callable[[], Iterable[bytes]]] = {
    "silent": stop(b""),
    "ping flood": flood(b"", frame(PING, bytes(8))),
    "settings flood": flood(b"", setting(4, 65_535)),
    "empty data flood": flood(headers(STATUS, stream=SECOND), data(b"", 0, SECOND)),
    "empty continuation flood": flood(headers(STATUS, flags=0, stream=SECOND), frame(CONTINUATION, b"", 0, SECOND)),
}
