"""Reads the built library: its exported functions, and its OpenRPC document."""

import ctypes
import json
from pathlib import Path
from typing import Any

from headers import run


def exports(folder: Path) -> list[str]:
    """Returns the functions that the library in a folder exports."""
    found = []
    for line in run("nm", "-D", "--defined-only", folder / "libdanxi.so.0").splitlines():
        *_, kind, name = line.split()
        if kind == "T":
            found.append(name.partition("@")[0])
    return sorted(found)


def document(folder: Path) -> dict[str, Any]:
    """Returns the OpenRPC document of the library in a folder."""
    return json.loads(_text(folder, "danxi_schema"))


def version(folder: Path) -> str:
    return _text(folder, "danxi_version")


def _text(folder: Path, function: str) -> str:
    call = ctypes.CDLL(str(folder / "libdanxi.so.0"))[function]
    call.restype = ctypes.c_char_p
    text: bytes = call()
    return text.decode()
