"""Builds a release twice and compares the files: python3 tools/reproducible.py [--wheel LIBRARY]

The builds are of the committed files, in two folders with paths of different lengths, in two time zones and languages, the second one a month later
(faketime). With --wheel, only the wheels and the sdist are built, with a library that is there already, beside a danxi-rpc in ../bin.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import bundled
import processes

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    parser = argparse.ArgumentParser(description="Builds a release twice and compares the files.")
    parser.add_argument("--wheel", metavar="LIBRARY", type=Path, help="build only the wheel, with this library")
    library = parser.parse_args().wheel
    # Both builds use copies of these files: at the later date, apt refuses the lists of Debian's mirrors, which have expired.
    for target in bundled.targets():
        bundled.download(target, *bundled.recorded(target))
    with tempfile.TemporaryDirectory(prefix="danxi-reproducible-") as name:
        first = build(Path(name, "a"), library, TZ="UTC", LC_ALL="C.UTF-8")
        later = ["faketime", "-f", "+32d"]
        second = build(Path(name, "another", "folder"), library, *later, TZ="Asia/Shanghai", LC_ALL="C")
        return compare(first, second)


def build(clone: Path, library: Path | None, *later: str, **environment: str) -> Path:
    """Builds a release in a clone, and returns the folder with its files."""
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    shutil.copytree(bundled.DOWNLOADS, clone / "build" / "bundled" / "downloads")
    variables = {**processes.without_make(), **environment, "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
    # What is downloaded at the real date: the certificates of the servers and the lists of Debian's security updates are valid then.
    systems = [] if library else [str(clone / bundled.CROSS.relative_to(ROOT) / "installed")]
    subprocess.run(["make", "build/wheel-venv", *systems], cwd=clone, env=variables, check=True)
    if not library:
        subprocess.run([*later, "make", "release"], cwd=clone, env=variables, check=True)
        return clone / "build" / "dist"
    subprocess.run([*later, "make", "build/bundled/libraries.json"], cwd=clone, env=variables, check=True)
    program = [str(clone / "build/wheel-venv/bin/python"), "tools/make_wheel.py", str(library.absolute())]
    subprocess.run([*later, *program], cwd=clone, env=variables, check=True)
    return clone / "build" / "wheel"


def compare(first: Path, second: Path) -> int:
    names = sorted({path.name for folder in (first, second) for path in folder.iterdir()})
    different = [name for name in names if content(first / name) != content(second / name)]
    for name in different:
        print(f"{name} differs")
    kept = ROOT / "build" / "reproducible"
    shutil.rmtree(kept, ignore_errors=True)
    if different:
        shutil.copytree(first, kept / "first")
        shutil.copytree(second, kept / "second")
        print("Both builds are in build/reproducible.")
    print(f"{len(names) - len(different)} of {len(names)} files are the same in both builds.")
    return 1 if different or not names else 0


def content(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


if __name__ == "__main__":
    sys.exit(main())
