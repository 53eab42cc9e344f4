"""Builds the compiled part of the Python package, bindings/python/danxi/_reader.abi3.so: python3 tools/build_reader.py

The file works with CPython 3.10 and later. Without a C compiler or Python's headers, the program says so and builds nothing: the package
then does the same work in Python. `make` and the build hook of the package run it.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "bindings" / "python" / "compiled" / "reader.c"
RESULT = ROOT / "bindings" / "python" / "danxi" / "_reader.abi3.so"
FLAGS = ["-O2", "-fPIC", "-shared", "-fvisibility=hidden", "-Wall", "-Wextra"]
HARDENING = ["-fstack-protector-strong", "-fstack-clash-protection", "-U_FORTIFY_SOURCE", "-D_FORTIFY_SOURCE=2"]
HARDENED_LINK = ["-Wl,-z,relro", "-Wl,-z,now", "-Wl,-z,noexecstack"]
# Variables by which dpkg-buildpackage and others pass their options.
VARIABLES = ("CPPFLAGS", "CFLAGS", "LDFLAGS")


def main() -> int:
    if (problem := missing()) is not None:
        print(f"The compiled part of the Python package is left out, because {problem}.", file=sys.stderr)
        RESULT.unlink(missing_ok=True)
        return 0
    return build()


def missing() -> str | None:
    """Returns what the build lacks. None if it lacks nothing."""
    if sys.implementation.name != "cpython":
        return "it is for CPython only"
    if shutil.which(compiler()[0]) is None:
        return f"the C compiler `{compiler()[0]}` was not found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are not installed (Debian: python3-dev)"
    return None


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC", "")) or ["cc"]


def hardening() -> list[str]:
    """Returns the flags that harden the file, as those of HARDENING in the Makefile."""
    machine = subprocess.run([*compiler(), "-dumpmachine"], capture_output=True, text=True).stdout
    return [*HARDENING, *(["-fcf-protection=full"] if machine.startswith("x86_64") else []), *HARDENED_LINK]


def build() -> int:
    """Builds the file, and returns the exit status of the compiler."""
    options = [option for name in VARIABLES for option in shlex.split(os.environ.get(name, ""))]
    # Not in the package, which others may be copying.
    new = SOURCE.with_suffix(".new")
    command = [
        *compiler(),
        *FLAGS,
        *hardening(),
        *options,
        "-I",
        sysconfig.get_path("include"),
        "-o",
        str(new),
        str(SOURCE),
    ]
    status = subprocess.run(command).returncode
    if status == 0:
        # A process may have loaded the old file, so it is replaced and not overwritten.
        new.replace(RESULT)
    return status


if __name__ == "__main__":
    sys.exit(main())
