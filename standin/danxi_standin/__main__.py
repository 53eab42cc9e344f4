"""The command: parses the options and serves until it is stopped."""

import argparse
import asyncio
import resource
import tempfile
from pathlib import Path

from danxi_standin.process import serve


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="danxi-standin",
        description="A local stand-in for the campus servers. It prints one line of JSON when it is ready.",
    )
    parser.add_argument("--port", type=int, default=0, help="port to listen on (default: 0, any free port)")
    parser.add_argument("--plain", action="store_true", help="also listen for HTTP without TLS, on a second free port")
    parser.add_argument("--empty", action="store_true", help="create the accounts, but no content")
    parser.add_argument("--seed", type=int, default=1, help="seed of the generated content (default: 1)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="serve DIR/tags.json as the forum's list of tags")
    parser.add_argument("--until-eof", action="store_true", help="stop when standard input is closed")
    arguments = parser.parse_args()
    if arguments.data and not (arguments.data / "tags.json").is_file():
        parser.error(f"{arguments.data / 'tags.json'} does not exist. --data needs a directory with this file.")
    return arguments


def raise_descriptor_limit() -> None:
    _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard_limit, hard_limit))


def main() -> None:
    arguments = parse_arguments()
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
