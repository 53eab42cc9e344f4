"""Small JSON files that only the person can read."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from ..paths import data_directory

SETTINGS = "settings.json"  # the port of the last server, which addresses contain
SOCKET = "serve.sock"


def directory() -> Path:
    """Returns the directory of `danxi serve`, and creates it."""
    path = data_directory() / "serve"
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    return path


def read(path: Path) -> dict[str, Any]:
    """Returns the object in a file. Empty if the file is missing or damaged."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write(path: Path, content: dict[str, Any]) -> None:
    """Replaces a file as a whole, with the mode 0600."""
    new = path.with_name(f"{path.name}.{os.getpid()}")
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        json.dump(content, file, ensure_ascii=False)
    new.replace(path)
