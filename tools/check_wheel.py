"""Checks that a wheel contains all libraries that it needs: build/wheel-venv/bin/python tools/check_wheel.py WHEEL

Python loads the library through ctypes, which auditwheel does not see. This script checks that the wheel contains the library
that the package loads; that each library finds the libraries that it needs, in the wheel or on every machine with the platform tag;
that the glibc of the tag is exactly the one that the newest symbol needs; that the wheel contains the license of each library; that its SBOM
lists exactly the files of its libraries, and the Swift runtime; and that it is at most 11 MB, or 13 MB for arm64.
"""

from __future__ import annotations

import ast
import hashlib
import io
import json
import posixpath
import re
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import loaded_libraries
from elftools.elf.elffile import ELFFile

# Parts of glibc and GCC, and zlib, which PEP 600 expects on every machine.
EVERYWHERE = re.compile(
    r"(libc|libm|libdl|librt|libpthread|libresolv|libgcc_s|libstdc\+\+|libz)\.so\.\d+|ld-linux-\S+\.so\.\d+"
)
LOADED = "danxi/libdanxi.so.0"
READER = "danxi/_reader.abi3.so"  # the compiled part of the package
RPC = "danxi/danxi-rpc"  # the program that `danxi rpc` starts
OWN = {LOADED, READER, RPC}
# The maximum sizes in bytes. Debian 13, from which the libraries for arm64 are, has a larger OpenSSL, which needs zstd, and the whole libunistring.
LIMITS = {"x86_64": 11_000_000, "aarch64": 13_000_000}
# The first version of glibc in PEP 600's policies that have a version of the C++ library.
CXX_LIBRARY = {"GLIBCXX_3.4.31": (2, 39), "GLIBCXX_3.4.32": (2, 39), "GLIBCXX_3.4.33": (2, 39)}
RELATIVE_RELOCATIONS = (2, 36)  # first version of glibc that loads relative relocations (GLIBC_ABI_DT_RELR)


def main(path: Path) -> None:
    problems = list(check(path))
    if problems:
        sys.exit(f"{path.name} has these problems:\n  " + "\n  ".join(problems))
    print(f"{path.name} contains all libraries, and its tag names the glibc that they need.")


def check(path: Path) -> Iterator[str]:
    wheel = zipfile.ZipFile(path)
    names = set(wheel.namelist())
    tag = re.search(r"-py3-none-manylinux_(\d+)_(\d+)_(x86_64|aarch64)\.whl$", path.name)
    contents = {name: wheel.read(name) for name in names}
    libraries = {name: ELFFile(io.BytesIO(content)) for name, content in contents.items() if is_library(content)}
    if not tag or not set(libraries) >= OWN:
        yield f"the name has no manylinux tag, or the wheel does not contain {LOADED}, {READER} and {RPC}"
        return
    if path.stat().st_size > LIMITS[tag[3]]:
        yield f"the wheel has {path.stat().st_size} bytes, more than {LIMITS[tag[3]]}"
    yield from sbom_problems(wheel, set(libraries))
    newest = max(glibc(library) for library in libraries.values())
    if newest != (int(tag[1]), int(tag[2])):
        yield f"the newest symbol needs glibc {newest[0]}.{newest[1]}, but the tag names {tag[1]}.{tag[2]}"
    for name, library in libraries.items():
        yield from missing(name, library, names)
        if name not in OWN and not any(n.endswith(f"/licenses/{posixpath.basename(name)}.txt") for n in names):
            yield f"the license of {name} is missing"
    for name, content in contents.items():
        if name.endswith(".py"):
            yield from loads(name, content.decode())


def sbom_problems(wheel: zipfile.ZipFile, libraries: set[str]) -> Iterator[str]:
    """Yields a problem for each library whose file is not listed in the SBOM with its SHA-256, and for each listed file that is missing."""
    texts = [name for name in wheel.namelist() if re.search(r"\.dist-info/sboms/", name)]
    if len(texts) != 1:
        yield f"the wheel has {len(texts)} SBOMs instead of one"
        return
    components = json.loads(wheel.read(texts[0]))["components"]
    listed = {c["name"]: c["hashes"][0]["content"] for c in components if c["type"] == "file"}
    for name in sorted(libraries | set(listed)):
        if name not in libraries:
            yield f"the SBOM lists {name}, which is not in the wheel"
        elif listed.get(name) != hashlib.sha256(wheel.read(name)).hexdigest():
            yield f"the SBOM does not list {name} with its SHA-256"
    origins = {c["name"] for c in components if c["type"] == "library"}
    if not {"swift", "curl", "openssl", "libxml2"} <= origins:
        yield f"the SBOM does not name the Swift runtime, curl, openssl and libxml2, only {sorted(origins)}"
    described = {part for c in components if c["type"] == "library" for part in files_of(c)}
    for name in sorted(libraries - described):
        yield f"no component of the SBOM says where {name} comes from"


def files_of(component: dict[str, Any]) -> list[str]:
    """Returns the files of the wheel that a component of an SBOM is a part of."""
    return [entry["value"] for entry in component.get("properties", ()) if entry["name"] == "danxi:file"]


def is_library(content: bytes) -> bool:
    """Returns whether a file is a library or a program, whatever its name."""
    return content.startswith(b"\x7fELF")


def missing(name: str, library: ELFFile, names: set[str]) -> Iterator[str]:
    """Yields a problem for each library that `library` needs or loads, and that neither the wheel nor every machine has."""
    tags = list(library.get_section_by_name(".dynamic").iter_tags())
    runpaths = [t.runpath if t.entry.d_tag == "DT_RUNPATH" else t.rpath for t in tags if "PATH" in str(t.entry.d_tag)]
    folders = [
        posixpath.normpath(folder.replace("$ORIGIN", posixpath.dirname(name)))
        for path in runpaths
        for folder in path.split(":")
    ]
    for needed in [t.needed for t in tags if t.entry.d_tag == "DT_NEEDED"] + loaded_libraries.sonames(library):
        if not EVERYWHERE.fullmatch(needed) and not any(f"{folder}/{needed}" in names for folder in folders):
            yield f"{name} needs {needed}, which is not in the wheel"


def glibc(library: ELFFile) -> tuple[int, int]:
    """Returns the version of glibc that a library needs, or that each machine with the needed C++ library has."""
    versions = [(0, 0)]
    section = library.get_section_by_name(".gnu.version_r")
    for _, needed in section.iter_versions() if section else ():
        for version in needed:
            if match := re.fullmatch(r"GLIBC_(\d+)\.(\d+)(?:\.\d+)?", version.name):
                versions.append((int(match[1]), int(match[2])))
            elif version.name == "GLIBC_ABI_DT_RELR":
                versions.append(RELATIVE_RELOCATIONS)
            elif version.name in CXX_LIBRARY:
                versions.append(CXX_LIBRARY[version.name])
    return max(versions)


def loads(name: str, source: str) -> Iterator[str]:
    """Yields a problem for each use of a function that loads libraries, except in danxi/_library.py."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Name, ast.Attribute)) and name != "danxi/_library.py":
            word = node.id if isinstance(node, ast.Name) else node.attr
            if word in ("CDLL", "PyDLL", "LoadLibrary", "find_library"):
                yield f"{name} loads a library: {word}, line {node.lineno}"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
