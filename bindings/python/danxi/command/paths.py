"""Paths of files, according to the XDG Base Directory Specification."""

from __future__ import annotations

import os
import re
from pathlib import Path

ACCOUNT = "DANXI_ACCOUNT"  # the environment variable with the name of the account, which `--account` sets
OTHERS = "accounts"  # the directory with the files of the accounts that have a name
_NAME = re.compile(r"[\w-][\w.@-]*")


def account() -> str:
    """Returns the name of the account whose files are used. Empty for the usual account."""
    return os.environ.get(ACCOUNT, "")


def is_account_name(name: str) -> bool:
    """Returns whether a name can be that of an account, and so of a directory."""
    return _NAME.fullmatch(name) is not None and len(name.encode()) <= 100


def config_file() -> Path:
    """Returns the path of the default configuration."""
    return _home("XDG_CONFIG_HOME", ".config") / "danxi" / "config.json"


def data_directory() -> Path:
    """Returns the directory of the default store and of the file with the names of the accounts. Each account has its own."""
    directory = _home("XDG_DATA_HOME", ".local/share") / "danxi"
    return directory / OTHERS / account() if account() else directory


def _home(variable: str, default: str) -> Path:
    value = os.environ.get(variable, "")
    # Relative paths are ignored, as the specification requires.
    return Path(value) if os.path.isabs(value) else Path.home() / default
