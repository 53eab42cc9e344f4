"""Checks the file of the shared library: its exported functions, the libraries that it needs, its linker flags and its size."""

import re
from pathlib import Path

from checks import headers
from checks.tools import check, output

MAXIMUM_SIZE = 17 * 1024 * 1024
NEEDED = {
    # C and C++ runtime.
    "libc.so.6",
    "libm.so.6",
    "libgcc_s.so.1",
    "libstdc++.so.6",
    "ld-linux-x86-64.so.2",
    "ld-linux-aarch64.so.1",
    # The library's own dependencies. It loads libxml2, SQLite and hiredis itself.
    "libjansson.so.4",
    "libcurl.so.4",
    "libpsl.so.5",
    "libsimdjson.so.14",
    "libcrypto.so.3",
    "libz.so.1",
}
SWIFT_RUNTIME = re.compile("lib(swift|Foundation|dispatch|_Foundation|BlocksRuntime|icu)")


def exports(root: Path, build: Path) -> None:
    """The library exports exactly the functions of the C interface, with the symbol version DANXI_0."""
    found = set()
    for line in output("nm", "-D", "--defined-only", build / "libdanxi.so").splitlines():
        *_, kind, name = line.split()
        if kind.isupper() and not name.startswith("DANXI_"):  # symbol versions are absolute symbols
            found.add(name)
    expected = {f"{name}@@DANXI_0" for name in headers.interface(root)}
    check(not expected - found, f"the library does not export {', '.join(sorted(expected - found))}")
    check(not found - expected, f"the headers do not declare {', '.join(sorted(found - expected))}")


def dynamic_section(build: Path) -> None:
    text = output("readelf", "-dW", build / "libdanxi.so")
    check("Library soname: [libdanxi.so.0]" in text, "the soname is not libdanxi.so.0")
    check(re.search(r"FLAGS_1.*NODELETE", text), "NODELETE is not set")
    check("RPATH" not in text and "RUNPATH" not in text, "the library has an RPATH or RUNPATH")
    check("TEXTREL" not in text, "the library has text relocations")


def needed_libraries(build: Path) -> None:
    needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", output("readelf", "-dW", build / "libdanxi.so")))
    check(
        not any(map(SWIFT_RUNTIME.match, needed)),
        f"the Swift runtime is not linked statically: {', '.join(sorted(needed))}",
    )
    added = ", ".join(sorted(needed - NEEDED))
    check(
        needed <= NEEDED,
        f"the library has new dependencies: {added}. If they are intended, add them to NEEDED and the packages.",
    )


def size(build: Path) -> None:
    actual = (build / "libdanxi.so").stat().st_size
    check(actual <= MAXIMUM_SIZE, f"the library has {actual} bytes, more than {MAXIMUM_SIZE}")
    check(".symtab" not in output("readelf", "-SW", build / "libdanxi.so"), "the library is not stripped")
