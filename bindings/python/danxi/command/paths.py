"""Paths of files, according to the XDG Base Directory Specification."""

from __future__ import annotations

import os
from pathlib import Path


def config_file() -> Path:
    """Returns the path of the default configuration."""
    return _home("XDG_CONFIG_HOME", ".config") / "danxi" / "config.json"


def data_directory() -> Path:
    """Returns the directory of the default store and of the file with the names of the accounts."""
    return _home("XDG_DATA_HOME", ".local/share") / "danxi"


def _home(variable: str, default: str) -> Path:
    value = os.environ.get(variable, "")
    # Relative paths are ignored, as the specification requires.
    return Path(value) if os.path.isabs(value) else Path.home() / default
