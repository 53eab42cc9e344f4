"""Runs the examples in C and in Python against the stand-in."""

import contextlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from environment import ROOT, StandIn, environment


def run(title: str, command: list[str], variables: Mapping[str, str]) -> None:
    print(f"\n\033[1m── {title} ──\033[0m\n" if sys.stdout.isatty() else f"\n── {title} ──\n", flush=True)
    subprocess.run(command, check=True, env=variables)


@contextlib.contextmanager
def messages(variables: Mapping[str, str]) -> Iterator[None]:
    """Sends messages to the account meanwhile."""
    sender = subprocess.Popen([sys.executable, str(ROOT / "tools" / "send_messages.py")], env=variables)
    try:
        yield
    finally:
        sender.terminate()
        sender.wait()


def main() -> None:
    with StandIn() as standin, tempfile.TemporaryDirectory() as directory:
        variables = {
            **environment(standin),
            "DANXI_ARCHIVE": str(Path(directory) / "favorites"),
            "DANXI_PLACE": str(Path(directory) / "place.txt"),
            "DANXI_FILE": str(Path(directory) / "example.bin"),
            "DANXI_DATABASE": str(Path(directory) / "danxi.sqlite"),
            "DANXI_FEEDS": str(Path(directory) / "feeds"),
        }
        for source in sorted((ROOT / "examples" / "c").glob("*.c")):
            program = str(Path(directory) / source.stem)
            subprocess.run(
                ["gcc", "-std=c99", "-o", program, source, "-ldanxi", "-ljansson", "-lcurl"], check=True, env=variables
            )
            if source.stem == "messages":
                with messages(variables):
                    run(f"C: {source.name}", [program, "1"], variables)
            else:
                run(f"C: {source.name}", [program], variables)
        for source in sorted((ROOT / "examples" / "python").glob("*.py")):
            run(f"Python: {source.name}", [sys.executable, str(source)], variables)
        print("\n`make try` opens a shell in which your own programs run like these.")


main()
