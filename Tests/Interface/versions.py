"""The version of the project, in all files that contain it."""

import re
from collections.abc import Iterator
from pathlib import Path

VERSION_FILES = {  # a file, and the pattern of the version in it
    "interface/interface.toml": r'^version = "(.+)"$',
    "include/danxi/version.h": r'^#define DANXI_VERSION_STRING "(.+)"$',
    "build/generated/openrpc.json": r'"info": *\{[^}]*?"version": *"(.+?)"',
    "bindings/python/danxi/_generated/version.py": r'^__version__ = "(.+)"$',
    "standin/danxi_standin/__init__.py": r'^__version__ = "(.+)"$',
}
# In these files, the newest entry is the version in development. Before the first release, the changelog has no entry.
OPTIONAL = {"CHANGELOG.md": r"^## \[(\d.+?)\]", "debian/changelog": r"^\w+ \((?:\d+:)?([\d.]+)[^)]*\)"}
NUMBERS = r"^#define DANXI_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)$"
NUMBER = r"^#define DANXI_VERSION_NUMBER (0x\w+)$"
SONAME = r"soname=libdanxi\.so\.(\d+)"


def versions(root: Path) -> dict[str, str]:
    """Returns the version in each file, or "none" for a file that lacks a required version."""
    found = {file: next(_matches(root / file, pattern), "none") for file, pattern in VERSION_FILES.items()}
    for file, pattern in OPTIONAL.items():
        newest = next(_matches(root / file, pattern), None) if (root / file).exists() else None
        if newest:
            found[file] = newest
    header = root / "include/danxi/version.h"
    numbers = list(_matches(header, NUMBERS))
    found["DANXI_VERSION_MAJOR, _MINOR and _PATCH"] = ".".join(numbers)
    number = int(next(_matches(header, NUMBER), "0"), 16)
    found["DANXI_VERSION_NUMBER"] = f"{number >> 16}.{number >> 8 & 255}.{number & 255}"
    return found


def released(root: Path) -> bool:
    """Returns whether a version was released before: the first section of the changelog is of the version in development."""
    sections = list(_matches(root / "CHANGELOG.md", r"^## \[(.+?)\]"))
    return len(sections) > 1


def sonames(root: Path) -> set[str]:
    """Returns the numbers of the soname in the files that build and load the library: a single one if the files agree."""
    files = {
        "Package.swift": SONAME,
        "Makefile": r"^SONAME := libdanxi\.so\.(\d+)$",
        "bindings/python/danxi/_library.py": r'^SONAME = "libdanxi\.so\.(\d+)"$',
    }
    return {next(_matches(root / file, pattern), "none") for file, pattern in files.items()}


def _matches(path: Path, pattern: str) -> Iterator[str]:
    return (match[1] for match in re.finditer(pattern, path.read_text(encoding="utf-8"), re.MULTILINE))
