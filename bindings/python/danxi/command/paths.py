"""Places of files, after the XDG Base Directory Specification."""

from __future__ import annotations

import os
from pathlib import Path


def config_file() -> Path:
    """The configuration that is read by default."""
    return _home("XDG_CONFIG_HOME", ".config") / "danxi" / "config.json"


def data_directory() -> Path:
    """The directory of what lasts between runs: the store, and the names of the accounts."""
    return _home("XDG_DATA_HOME", ".local/share") / "danxi"


def _home(variable: str, default: str) -> Path:
    value = os.environ.get(variable, "")
    # The specification has relative paths ignored.
    return Path(value) if os.path.isabs(value) else Path.home() / default
