"""The journal of an agent: each call that it made, in a file that the person can read."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from datetime import datetime
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

from ..schema import HIDDEN
from ..text import to_json
from .tools import Tool

_SIZE = 1_000_000  # bytes of a file. The file before it is kept as NAME.1.


class Journal:
    """A file with one JSON object a line: `time`, `method`, `parameters`, `confirmed` and `outcome`. Only the person can read it."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.path = path
        self._file = _PrivateFile(path, maxBytes=_SIZE, backupCount=1, encoding="utf-8")

    def note(self, tool: Tool, arguments: Mapping[str, Any], confirmed: str, outcome: str) -> None:
        """Adds a call.

        Args:
            confirmed: `"by the person"`, `"not asked"` or `"declined"`.
            outcome: `"ok"`, the name of the call's error, or `"not called"`.
        """
        secret = {each.name for each in tool.parameters if each.secret}
        entry = {
            "time": datetime.now().astimezone().isoformat(timespec="seconds"),
            "method": tool.method.name,
            "parameters": {name: HIDDEN if name in secret else value for name, value in arguments.items()},
            "confirmed": confirmed,
            "outcome": outcome,
        }
        self._file.emit(logging.LogRecord("danxi", logging.INFO, "", 0, to_json(entry), None, None))


class _PrivateFile(RotatingFileHandler):
    """A log file of mode 0600. A failure to write it is reported, although the call may have been made."""

    def _open(self) -> TextIOWrapper:
        descriptor = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW, 0o600)
        return open(descriptor, "a", encoding=self.encoding)

    def handleError(self, record: logging.LogRecord) -> None:
        raise
