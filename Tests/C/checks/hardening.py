"""Checks how the results of the build are hardened: the library, danxi-rpc and the compiled part of the Python package."""

import platform
import re
from pathlib import Path

from checks.tools import check, output

READER = "bindings/python/danxi/_reader.abi3.so"


def library(root: Path, build: Path) -> None:
    """The objects of the C++ part show its flags: the linked file also contains Swift, which has stack protectors of its own and no CET."""
    linked(build / "libdanxi.so")
    objects = [*root.glob("build/release/*/release/CSimdJSON.build/*.o")]
    check(objects, "the build has no object of CSimdJSON")
    for path in objects:
        check("__stack_chk_fail" in output("nm", "--undefined-only", path), f"{path.name} has no stack protector")
        has_cet = "endbr64" in output("objdump", "-d", path)
        check(has_cet or platform.machine() != "x86_64", f"{path.name} is built without -fcf-protection")


def program(build: Path) -> None:
    path = build.parent / "bin" / "danxi-rpc"
    linked(path)
    compiled(path)
    check(re.search(r"FLAGS_1.*PIE", output("readelf", "-dW", path)), f"{path.name} is not position-independent")
    check("snprintf_chk" in imports(path), f"{path.name} is built without _FORTIFY_SOURCE")


def reader(root: Path) -> None:
    """The compiled part is missing without Python's headers, as README.md describes."""
    if (root / READER).exists():
        linked(root / READER)
        compiled(root / READER)


def linked(path: Path) -> None:
    """The tables of functions are read-only after the start, and neither the stack nor any other segment is writable and executable."""
    dynamic, segments = output("readelf", "-dW", path), output("readelf", "-lW", path)
    check("GNU_RELRO" in segments, f"{path.name} has no RELRO")
    check(re.search(r"BIND_NOW|FLAGS_1.*\bNOW\b", dynamic), f"{path.name} binds its symbols late")
    check(re.search(r"GNU_STACK.* RW ", segments), f"{path.name} has an executable stack")
    check(not re.search(r"LOAD.* RWE ", segments), f"{path.name} has a segment that is writable and executable")


def compiled(path: Path) -> None:
    check("__stack_chk_fail" in imports(path), f"{path.name} has no stack protector")
    if platform.machine() == "x86_64":
        check(output("objdump", "-d", path).count("endbr64") > 5, f"{path.name} is built without -fcf-protection")


def imports(path: Path) -> str:
    return output("nm", "-D", "--undefined-only", path)
