"""The servers of the suite `hostile`, with one port for each kind of misbehavior."""

import contextlib
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import hostile_http1
import hostile_http2
from danxi_standin.certificates import make_certificates
from documents import token  # in Benchmarks

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
# The prefix of kinds whose first response on a connection is valid.
KEPT = "after a response: "
PATIENCE = 30  # seconds after which a server closes a connection

DNS_KINDS = ["silent", "unknown", "failing", "exhausted", "long"]  # hosts that resolver.c simulates

Respond = Callable[[socket.socket], None]


class Servers:
    """The servers, one on each port for each kind of misbehavior. All ports are closed when the `with` block ends."""

    def __init__(self, directory: Path):
        self._sockets: list[socket.socket] = []
        good, wrong = directory / "good", directory / "wrong"
        for folder, hosts in ((good, ["127.0.0.1"]), (wrong, ["elsewhere.test"])):
            folder.mkdir()
            make_certificates(folder, hosts)
        self.ca_file = str(good / "ca.pem")
        self.login_url = self._serve("http", _log_in)
        self.kinds = {
            **{f"HTTP/1 {name}": self._serve("http", _responder(kind)) for name, kind in hostile_http1.KINDS.items()},
            **{f"HTTP/1 {name}": self._serve("http", _acts(kind)) for name, kind in hostile_http1.ACTIONS.items()},
            **{f"HTTP/2 {name}": self._serve("https", _frames(good, k)) for name, k in hostile_http2.KINDS.items()},
            **{
                f"{KEPT}HTTP/1 {name}": self._serve("http", _kept_responder(hostile_http1.KINDS[name]))
                for name in hostile_http1.KEPT
            },
            **{
                f"{KEPT}HTTP/2 {name}": self._serve("https", _kept_frames(good, kind))
                for name, kind in hostile_http2.KEPT_KINDS.items()
            },
            **{f"DNS {name}": f"https://{name}.misbehaves.test:{_closed_port()}" for name in DNS_KINDS},
            **{f"TLS {name}": self._serve("https", kind) for name, kind in _tls_kinds(good, wrong).items()},
        }
        # The library must not accept the certificate of another server.
        self.kinds["DNS lying"] = self._serve("https", _tls_kinds(good, wrong)["end without a notice"]).replace(
            "127.0.0.1", "lying.misbehaves.test"
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for listener in self._sockets:
            listener.close()

    def _serve(self, scheme: str, respond: Respond) -> str:
        listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self._sockets.append(listener)
        threading.Thread(target=_accept, args=(listener, respond), daemon=True).start()
        return f"{scheme}://127.0.0.1:{listener.getsockname()[1]}"


def _closed_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


def _accept(listener: socket.socket, respond: Respond):
    with contextlib.suppress(OSError):
        while True:
            connection, _ = listener.accept()
            threading.Thread(target=_talk, args=(connection, respond), daemon=True).start()


def _talk(connection: socket.socket, respond: Respond):
    connection.settimeout(PATIENCE)
    with contextlib.suppress(OSError), connection:
        respond(connection)


def _send(connection: socket.socket, parts: Iterable[bytes]):
    """Sends the parts until the client closes the connection, for at most `PATIENCE` seconds."""
    end = time.monotonic() + PATIENCE
    for part in parts:
        if time.monotonic() > end:
            return
        if part:
            connection.sendall(part)
        elif _has_left(connection):
            return


def _has_left(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        while connection.recv(65536):
            pass
        return True
    except (BlockingIOError, ssl.SSLWantReadError):
        return False
    finally:
        connection.settimeout(PATIENCE)


def _read_request(connection: socket.socket) -> bytes:
    request = b""
    while b"\r\n\r\n" not in request:
        part = connection.recv(65536)
        if not part:
            raise OSError("The client closed the connection before the end of its request.")
        request += part
    return request


def _finish(connection: socket.socket):
    """Ends the response without a reset, because a reset would discard bytes that the client has not read yet."""
    connection.shutdown(socket.SHUT_WR)
    while connection.recv(65536):
        pass


def _parts(kind) -> Iterable[bytes]:
    return [kind] if isinstance(kind, bytes) else kind()


def _responder(kind) -> Respond:
    def respond(connection: socket.socket):
        _read_request(connection)
        _send(connection, _parts(kind))
        _finish(connection)

    return respond


def _kept_responder(kind) -> Respond:
    def respond(connection: socket.socket):
        _read_request(connection)
        connection.sendall(hostile_http1.body(b"[]"))
        _responder(kind)(connection)

    return respond


def _acts(action: Respond) -> Respond:
    def respond(connection: socket.socket):
        _read_request(connection)
        action(connection)

    return respond


def _log_in(connection: socket.socket):
    tokens = json.dumps({"access": token("access"), "refresh": token("refresh"), "message": "ok"}).encode()
    while True:
        request = _read_request(connection)
        head, _, content = request.partition(b"\r\n\r\n")
        lengths = [int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        length = lengths[0] if lengths else 0
        while len(content) < length:
            content += connection.recv(65536)
        connection.sendall(hostile_http1.body(tokens))


def _secured(folder: Path, protocols: list[str], connection: socket.socket) -> ssl.SSLSocket:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "server.pem", folder / "server.key")
    context.set_alpn_protocols(protocols)
    return context.wrap_socket(connection, server_side=True)


def _frames(folder: Path, kind) -> Respond:
    def respond(connection: socket.socket):
        with _secured(folder, ["h2"], connection) as secured:
            _read_frames(secured, 1)
            _send(secured, _parts(kind))
            _finish(connection)

    return respond


def _kept_frames(folder: Path, kind) -> Respond:
    def respond(connection: socket.socket):
        with _secured(folder, ["h2"], connection) as secured:
            request = _read_frames(secured, 1)
            secured.sendall(hostile_http2.FIRST)
            _read_frames(secured, 2, request)
            _send(secured, _parts(kind))
            _finish(connection)

    return respond


def _read_frames(connection: ssl.SSLSocket, requests: int, received: bytes = b"") -> bytes:
    """Reads until the client has sent the headers of `requests` requests. Returns all bytes of the connection."""
    while _frame_kinds(received).count(bytes([hostile_http2.HEADERS])) < requests:
        part = connection.recv(65536)
        if not part:
            raise OSError("The client closed the connection before the end of its request.")
        received += part
    return received


def _frame_kinds(request: bytes) -> list[bytes]:
    """Returns the types of the complete frames that a client has sent."""
    kinds, position = [], len(PREFACE)
    while position + 9 <= len(request):
        kinds.append(request[position + 3 : position + 4])
        position += 9 + int.from_bytes(request[position : position + 3], "big")
    return kinds if position <= len(request) else kinds[:-1]


def _tls_kinds(good: Path, wrong: Path) -> dict[str, Respond]:
    def raw(kind) -> Respond:
        def respond(connection: socket.socket):
            connection.recv(65536)
            _send(connection, _parts(kind))
            _finish(connection)

        return respond

    def man_in_the_middle(connection: socket.socket):
        with _secured(wrong, ["http/1.1"], connection) as secured:
            _responder(hostile_http1.body(b"[]"))(secured)

    def old_version(connection: socket.socket):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(good / "server.pem", good / "server.key")
        context.set_ciphers("ALL:@SECLEVEL=0")
        context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1
        context.wrap_socket(connection, server_side=True).close()

    def no_notice_at_the_end(connection: socket.socket):
        with _secured(good, ["http/1.1"], connection) as secured:
            _read_request(secured)
            secured.sendall(hostile_http1.JSON + b"\r\n[")
            connection.close()

    hello = b"\x16\x03\x03"
    return {
        "man in the middle": man_in_the_middle,
        "old version": old_version,
        "end without a notice": no_notice_at_the_end,
        "silent": raw(hostile_http1.silence),
        "closed at once": raw(b""),
        "plain HTTP instead": raw(hostile_http1.body(b"[]")),
        "garbage": raw(b"\xff" * 10_000),
        "alert": raw(b"\x15\x03\x03\0\x02\x02\x28"),
        "alert flood": raw(hostile_http1.endless(b"", b"\x15\x03\x03\0\x02\x01\x5a")),
        "empty record flood": raw(hostile_http1.endless(b"", hello + b"\0\0")),
        "record beyond its limit": raw(hello + b"\xff\xff" + bytes(65_535)),
        "server hello cut": raw(hello + b"\0\x7a\x02\0\0\x76\x03\x03" + bytes(20)),
        "slow handshake": raw(hostile_http1.drip(hello + b"\x40\0", b"\x02")),
    }
