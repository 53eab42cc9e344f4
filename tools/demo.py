"""Runs the examples in C and in Python against the stand-in."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIBRARY = ROOT / "build" / "lib"
C_EXAMPLES = ROOT / "bindings" / "c" / "examples"
PYTHON_EXAMPLES = ROOT / "bindings" / "python" / "examples"


def run(title, command, **environment):
    print(f"\n\033[1m── {title} ──\033[0m\n" if sys.stdout.isatty() else f"\n── {title} ──\n", flush=True)
    subprocess.run(command, check=True, env={**os.environ, "LD_LIBRARY_PATH": str(LIBRARY), **environment})


def main():
    # The stand-in ends when its standard input is closed, so also if this script dies.
    standin = subprocess.Popen(
        [sys.executable, str(ROOT / "Tests" / "StandIn"), "--until-eof"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        ready = json.loads(standin.stdout.readline())
        account = next(account for account in ready["accounts"] if account["role"] == "student")
        environment = {
            "DANXI_CONFIG": json.dumps(ready["config"]),
            "DANXI_EMAIL": account["email"],
            "DANXI_PASSWORD": account["password"],
            "DANXI_LIBRARY": str(LIBRARY / "libdanxi.so.0"),
            "PYTHONPATH": str(ROOT / "bindings" / "python"),
        }
        with tempfile.TemporaryDirectory() as directory:
            for source in sorted(C_EXAMPLES.glob("*.c")):
                program = Path(directory) / source.stem
                flags = ["-std=c99", f"-I{ROOT / 'include'}", f"-L{LIBRARY}", "-ldanxi", "-ljansson"]
                subprocess.run(["gcc", "-o", str(program), str(source), *flags], check=True)
                run(f"C: {source.name}", [str(program)], **environment)
        for source in sorted(PYTHON_EXAMPLES.glob("*.py")):
            run(f"Python: {source.name}", [sys.executable, str(source)], **environment)
    finally:
        standin.stdin.close()
        standin.wait(timeout=10)


main()
