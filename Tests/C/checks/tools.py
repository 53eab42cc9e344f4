"""Functions that all checks use."""

import subprocess
from functools import cache
from pathlib import Path


def output(*command: str | Path, env: dict[str, str] | None = None) -> str:
    """Runs a command, which must succeed, and returns its standard output."""
    run = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=120, env=env)
    if run.returncode:
        raise AssertionError(
            f"{' '.join(map(str, command))} exited with {run.returncode}:\n{run.stdout[-3000:]}{run.stderr[-3000:]}"
        )
    return run.stdout


def check(condition: object, message: str) -> None:
    if not condition:
        raise AssertionError(message)


@cache
def jansson_flags() -> list[str]:
    return output("pkg-config", "--cflags", "jansson").split()
