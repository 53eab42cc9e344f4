"""python3 standin: starts the stand-in campus, prints one line of JSON, and serves until told to stop."""

import argparse
import asyncio
import json
import os
import resource
import signal
import sys
import tempfile
import threading
from pathlib import Path

from campus import Campus
from certificates import make_certificates
from web.server import Server
from world import World
from world.accounts import SEEDED
from world.people import PEOPLE


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="StandIn", description="A local stand-in for the campus's servers.")
    parser.add_argument("--port", type=int, default=0, help="0: a free port")
    parser.add_argument("--plain", action="store_true", help="also HTTP without TLS, on a second free port")
    parser.add_argument("--empty", action="store_true", help="accounts, but no content")
    parser.add_argument("--seed", type=int, default=1, help="of the content")
    parser.add_argument("--data", type=Path, metavar="DIR", help="serve DIR/tags.json as the forum's tags")
    parser.add_argument("--until-eof", action="store_true", help="stop when standard input is closed")
    return parser.parse_args()


def allow_many_connections():
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def stop_signal(until_eof: bool) -> asyncio.Event:
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    if until_eof:
        threading.Thread(target=stop_at_eof, args=(loop, stop), daemon=True).start()
    return stop


def stop_at_eof(loop: asyncio.AbstractEventLoop, stop: asyncio.Event):
    while os.read(sys.stdin.fileno(), 4096):
        pass
    loop.call_soon_threadsafe(stop.set)


async def serve(arguments: argparse.Namespace, directory: Path):
    stop = stop_signal(arguments.until_eof)
    tags = (arguments.data / "tags.json").read_bytes() if arguments.data else None
    campus = Campus(World(arguments.seed, arguments.empty, tags))
    tls = make_certificates(directory, campus.host_names + ["localhost", "127.0.0.1"])
    server = Server(campus.answer, tls)
    port = server.listen(arguments.port)
    ca_file = str(directory / "ca.pem")
    ready = {
        "port": port,
        "pid": os.getpid(),
        "ca_file": ca_file,
        "config": {"network": {"connect_to": f"::127.0.0.1:{port}", "ca_file": ca_file}},
        "accounts": SEEDED,
        "campus_accounts": [person.campus_account for person in PEOPLE],
    }
    if arguments.plain:
        ready["plain_port"] = server.listen(0, plain_only=True)
    print(json.dumps(ready), flush=True)
    await stop.wait()
    await server.close()


def main():
    arguments = parse_arguments()
    allow_many_connections()
    with tempfile.TemporaryDirectory(prefix="standin-") as directory:
        asyncio.run(serve(arguments, Path(directory)))


if __name__ == "__main__":
    main()
