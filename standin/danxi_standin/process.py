"""The server process of a stand-in: it listens, prints the ready line, serves requests and stops."""

import asyncio
import contextlib
import json
import os
import signal
import sys
import threading
from pathlib import Path

from danxi_standin.application import Application
from danxi_standin.certificates import make_certificates
from danxi_standin.hosts.notes import CONFIGURATION as NOTES
from danxi_standin.web.server import Server
from danxi_standin.world import World
from danxi_standin.world.accounts import SEEDED
from danxi_standin.world.github import TOKEN
from danxi_standin.world.people import PEOPLE


async def serve(
    directory: Path, *, port: int, with_plain_port: bool, empty: bool, seed: int, data: Path | None, until_eof: bool
) -> None:
    """Serves until SIGTERM, SIGINT or, with `until_eof`, the end of standard input. Ends at once if standard output is closed.

    The certificates are written to `directory`.
    """
    stop = _stop_event(until_eof)
    tags = (data / "tags.json").read_bytes() if data else None
    application = Application(World(seed, empty, tags))
    tls = make_certificates(directory, application.host_names + ["localhost", "127.0.0.1"])
    server = Server(application.respond, tls)
    try:
        port = server.listen(port)
    except OSError as problem:
        sys.exit(
            f"danxi-standin: port {port} cannot be used: {os.strerror(problem.errno or 0)}. Choose another with --port."
        )
    ca_file = str(directory / "ca.pem")
    ready: dict[str, object] = {
        "port": port,
        "pid": os.getpid(),
        "ca_file": ca_file,
        "config": {
            "network": {"connect_to": f"::127.0.0.1:{port}", "ca_file": ca_file},
            "github": {"token": TOKEN, "write_interval_ms": 0},
            "hosts": {"notes": NOTES},
        },
        "accounts": SEEDED,
        "campus_accounts": [person.campus_account for person in PEOPLE],
    }
    if with_plain_port:
        ready["plain_port"] = server.listen(0, plain_only=True)
    if _print(json.dumps(ready)):
        await stop.wait()
    await server.close()


def _print(line: str) -> bool:
    """Prints a line with a single system call, because a reader may close the pipe after the last brace.

    Returns false if the pipe is already closed.
    """
    try:
        os.write(sys.stdout.fileno(), f"{line}\n".encode())
    except BrokenPipeError:
        return False
    return True


def _stop_event(until_eof: bool) -> asyncio.Event:
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    if until_eof:
        threading.Thread(target=_stop_at_eof, args=(loop, stop), daemon=True).start()
    return stop


def _stop_at_eof(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    while os.read(sys.stdin.fileno(), 4096):
        pass
    with contextlib.suppress(RuntimeError):  # the event loop may have ended already
        loop.call_soon_threadsafe(stop.set)
