"""Builds of the library and the Swift tests with a sanitizer, in build/asan and build/tsan."""

import subprocess
from pathlib import Path

from support import ROOT

FOLDERS = {"address": "asan", "thread": "tsan"}
# The fuzzers also use the build with AddressSanitizer, and need its coverage. Undefined behavior in C++ traps.
FLAGS = {
    "address": [
        "-Xswiftc",
        "-sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp",
        *("-Xcxx", "-fsanitize=undefined", "-Xcxx", "-fno-sanitize=vptr", "-Xcxx", "-fsanitize-trap=undefined"),
    ],
    "thread": [],
}


def build(sanitizer: str) -> Path:
    """Builds everything with a sanitizer. Returns the directory of the products."""
    scratch = ROOT / "build" / FOLDERS[sanitizer]
    command = ["swift", "build", "--build-tests", f"--sanitize={sanitizer}", "--scratch-path", str(scratch)]
    result = subprocess.run([*command, *FLAGS[sanitizer]], cwd=ROOT, capture_output=True, text=True)
    if result.returncode:
        raise RuntimeError("\n".join(line for line in result.stdout.splitlines() if "error:" in line) or result.stderr)
    products = scratch / "debug"
    name = products / "libdanxi.so.0"  # the soname
    name.unlink(missing_ok=True)
    name.symlink_to("libdanxi.so")
    return products
