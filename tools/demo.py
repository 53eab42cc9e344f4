"""Runs the examples in C and in Python against the stand-in."""

import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from environment import ROOT, StandIn, environment


def run(title: str, command: list[str], variables: Mapping[str, str]) -> None:
    print(f"\n\033[1m── {title} ──\033[0m\n" if sys.stdout.isatty() else f"\n── {title} ──\n", flush=True)
    subprocess.run(command, check=True, env=variables)


def main() -> None:
    with StandIn() as standin, tempfile.TemporaryDirectory() as directory:
        variables = environment(standin)
        for source in sorted((ROOT / "examples" / "c").glob("*.c")):
            program = str(Path(directory) / source.stem)
            subprocess.run(
                ["gcc", "-std=c99", "-o", program, source, "-ldanxi", "-ljansson"], check=True, env=variables
            )
            run(f"C: {source.name}", [program], variables)
        for source in sorted((ROOT / "examples" / "python").glob("*.py")):
            run(f"Python: {source.name}", [sys.executable, str(source)], variables)
        print("\n`make try` opens a shell in which your own programs run like these.")


main()
