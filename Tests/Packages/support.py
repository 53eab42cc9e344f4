"""Paths and helper functions that the tests of the packages share."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
from debian_mirror import machine_mirror, sources_of  # noqa: E402

DEB = ROOT / "build" / "deb"
DEB_13 = ROOT / "build" / "deb-trixie"
DEB_ARM64 = ROOT / "build" / "deb-arm64"
WHEEL = ROOT / "build" / "wheel"
WHEEL_ARM64 = ROOT / "build" / "arm64" / "wheel"
EMULATE = ROOT / "tools" / "cross" / "emulate.py"


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


def install_debian(directory: Path, *packages: str, release: str = "bookworm") -> None:
    """Installs a minimal Debian with packages into a directory."""
    options = ["--quiet", "--mode=root", "--variant=apt", *(f"--include={package}" for package in packages)]
    output("mmdebstrap", *options, release, directory, machine_mirror("bookworm"))


def unpack_debian(directory: Path, archive: Path, *packages: str) -> None:
    """Unpacks a Debian 13 for arm64 with packages, some of them from `archive`, and their dependencies. No program of it has run."""
    options = ["--quiet", "--mode=chrootless", "--variant=extract", "--skip=check/qemu", "--architectures=arm64"]
    sources = [f"deb [trusted=yes] copy:{archive} ./", *(f"deb {entry}" for entry in sources_of("trixie"))]
    output("mmdebstrap", *options, f"--include={','.join(packages)}", "trixie", directory, *sources)


def make_archive(source: Path, directory: Path) -> None:
    """Makes an archive for apt of the packages in `source`."""
    shutil.rmtree(directory, ignore_errors=True)
    directory.mkdir(parents=True)
    for path in source.glob("*.deb"):
        shutil.copy(path, directory)
    index = subprocess.run(["dpkg-scanpackages", "--multiversion", "."], cwd=directory, capture_output=True, check=True)
    (directory / "Packages").write_bytes(index.stdout)


def only(directory: Path, pattern: str) -> Path:
    found = list(directory.glob(pattern))
    check(len(found) == 1, f"{directory}/{pattern} matches {len(found)} files, expected one. Build the packages again.")
    return found[0]
