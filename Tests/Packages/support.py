"""Paths and helper functions that the tests of the packages share."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
from debian_mirror import machine_mirror  # noqa: E402

DEB = ROOT / "build" / "deb"
WHEEL = ROOT / "build" / "wheel"


class Failed(Exception):
    """The failure of a test. The message states the reason."""


def check(condition: object, problem: str) -> None:
    if not condition:
        raise Failed(problem)


def output(*command: object, **options: object) -> str:
    """Runs a program, which must succeed, and returns its output."""
    done = subprocess.run(
        [str(part) for part in command],
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        **options,
    )
    lines = done.stdout.splitlines()
    check(done.returncode == 0, "\n".join([f"{command[0]} exited with {done.returncode}:", *lines[-60:]]))
    return done.stdout


def install_debian(directory: Path, *packages: str) -> None:
    """Installs a minimal Debian 12 with packages into a directory."""
    options = ["--quiet", "--mode=root", "--variant=apt", *(f"--include={package}" for package in packages)]
    output("mmdebstrap", *options, "bookworm", directory, machine_mirror("bookworm"))


def only(directory: Path, pattern: str) -> Path:
    found = list(directory.glob(pattern))
    check(len(found) == 1, f"{directory}/{pattern} matches {len(found)} files, expected one. Build the packages again.")
    return found[0]
