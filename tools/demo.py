"""Runs the examples in C and in Python against the stand-in."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIBRARY = ROOT / "build" / "lib"

sys.path.insert(0, str(ROOT / "standin"))
from danxi_standin import StandIn  # noqa: E402


def run(title, command, environment):
    print(f"\n\033[1m── {title} ──\033[0m\n" if sys.stdout.isatty() else f"\n── {title} ──\n", flush=True)
    subprocess.run(command, check=True, env=environment)


def main():
    with StandIn() as standin, tempfile.TemporaryDirectory() as directory:
        environment = {
            **os.environ,
            **standin.client_environment(),
            "LD_LIBRARY_PATH": str(LIBRARY),
            "DANXI_LIBRARY": str(LIBRARY / "libdanxi.so.0"),
            "PYTHONPATH": str(ROOT / "bindings" / "python"),
        }
        for source in sorted((ROOT / "examples" / "c").glob("*.c")):
            program = Path(directory) / source.stem
            flags = ["-std=c99", f"-I{ROOT / 'include'}", f"-L{LIBRARY}", "-ldanxi", "-ljansson"]
            subprocess.run(["gcc", "-o", str(program), str(source), *flags], check=True)
            run(f"C: {source.name}", [str(program)], environment)
        for source in sorted((ROOT / "examples" / "python").glob("*.py")):
            run(f"Python: {source.name}", [sys.executable, str(source)], environment)


main()
