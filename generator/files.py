"""The generated files: their texts, and leftover files from earlier runs that no emitter writes any more."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import c
import python
import schema
import swift
import symbols
from model import Interface
from text import BANNER

EMITTERS = [swift, c, schema, python, symbols]
# The folders whose generated files are in git, for SwiftPM and for reviewers.
TRACKED = ("Sources", "Tests/FudanKitTests", "include", "debian")
# The folders whose generated files are products of the build, which git ignores.
PRODUCTS = ("build/generated", "bindings/python/danxi")
# The names of folders in which every file is generated.
GENERATED = {"Generated", "_generated", "generated"}


def outputs(interface: Interface) -> dict[str, str]:
    """Returns the texts of all generated files, by their paths below the repository."""
    return {name: text for emitter in EMITTERS for name, text in emitter.outputs(interface)}


def below(folders: tuple[str, ...], outputs: dict[str, str]) -> dict[str, str]:
    """Returns those of the files in `outputs` that are below one of the folders."""
    return {name: text for name, text in outputs.items() if name.startswith(tuple(f"{each}/" for each in folders))}


def leftovers(root: Path, produced: set[str], rooms: tuple[str, ...] = TRACKED + PRODUCTS) -> Iterator[str]:
    """Yields the paths of the generated files in the folders `rooms` that are not in `produced`."""
    for room in rooms:
        for folder, folders, names in os.walk(root / room):
            folders[:] = [name for name in folders if not name.startswith((".", "__pycache__"))]
            for path in (Path(folder) / name for name in sorted(names)):
                name = path.relative_to(root).as_posix()
                if name not in produced and is_generated(root, name):
                    yield name


def is_generated(root: Path, name: str) -> bool:
    """Returns whether a file is generated: it is in a folder of generated files, or its first line has the banner."""
    if GENERATED & set(Path(name).parent.parts):
        return True
    with open(root / name, "rb") as file:
        return BANNER.encode() in file.readline()
