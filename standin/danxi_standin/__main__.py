"""The command `danxi-standin`: parses the options, and serves until it is stopped or the command after `--` has ended."""

import argparse
import asyncio
import os
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from danxi_standin import StandIn, __version__
from danxi_standin.process import serve

NOT_FOUND = 127  # the exit status with which shells report a command that they cannot find


def parse_arguments(options: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="danxi-standin",
        usage="%(prog)s [OPTION ...] [-- COMMAND [ARGUMENT ...]]",
        description="A local stand-in for the campus servers. It prints one line of JSON when it is ready. "
        "With a command, it runs until the command ends, and exits with the status of the command. The environment of the command "
        "contains the configuration (DANXI_CONFIG), accounts (DANXI_EMAIL, DANXI_PASSWORD, DANXI_CAMPUS_NUMBER, "
        "DANXI_CAMPUS_PASSWORD) and the address for control requests (STANDIN_URL).",
    )
    parser.add_argument("--port", type=int, default=0, help="port to listen on (default: 0, any free port)")
    parser.add_argument("--plain", action="store_true", help="also listen for HTTP without TLS, on a second free port")
    parser.add_argument("--empty", action="store_true", help="create the accounts, but no content")
    parser.add_argument("--seed", type=int, default=1, help="seed of the generated content (default: 1)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="serve DIR/tags.json as the forum's list of tags")
    parser.add_argument("--until-eof", action="store_true", help="stop when standard input is closed")
    parser.add_argument("--version", action="version", version=f"danxi-standin {__version__}")
    arguments = parser.parse_args(options)
    if arguments.port not in range(65536):
        parser.error(f"--port: {arguments.port} is not a port. Use 0 to 65535.")
    if arguments.data and not (arguments.data / "tags.json").is_file():
        parser.error(f"{arguments.data / 'tags.json'} does not exist. --data needs a directory with this file.")
    return arguments


def run(command: Sequence[str], options: Sequence[str]) -> int:
    """Runs a command while a stand-in serves it. Returns the command's exit status or, as a shell does, 128 plus the fatal signal."""
    standin = StandIn(*options)
    try:
        standin.start()
    except RuntimeError:  # the process of the stand-in has printed the reason
        return standin.process.returncode
    # Ctrl-C sends SIGINT to this process, too. The command decides whether to end. The stand-in ends after the command.
    signal.signal(signal.SIGINT, lambda number, frame: None)
    try:
        status = subprocess.run(command, env={**os.environ, **standin.client_environment()}).returncode
    except OSError as problem:
        print(f"danxi-standin: {command[0]} cannot be run: {problem}", file=sys.stderr)
        return NOT_FOUND
    finally:
        standin.stop()
    return status if status >= 0 else 128 - status


def raise_descriptor_limit() -> None:
    _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard_limit, hard_limit))


def main() -> None:
    try:
        start(sys.argv[1:])
    except KeyboardInterrupt:  # Ctrl-C before the server handles signals itself
        sys.exit(128 + signal.SIGINT)


def start(words: Sequence[str]) -> None:
    end = words.index("--") if "--" in words else len(words)
    options, command = words[:end], words[end + 1 :]
    arguments = parse_arguments(options)
    if command:
        sys.exit(run(command, options))
    raise_descriptor_limit()
    with tempfile.TemporaryDirectory(prefix="standin-") as directory:
        asyncio.run(
            serve(
                Path(directory),
                port=arguments.port,
                with_plain_port=arguments.plain,
                empty=arguments.empty,
                seed=arguments.seed,
                data=arguments.data,
                until_eof=arguments.until_eof,
            )
        )


if __name__ == "__main__":
    main()
