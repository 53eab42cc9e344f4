"""The journal of an agent: each call that it made, in a file that the person can read."""

from __future__ import annotations

import errno
import fcntl
import os
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from ..schema import HIDDEN
from ..text import to_json
from .tools import Tool

_SIZE = 1_000_000  # bytes of a file. The file before it is kept as NAME.1.


class Journal:
    """A file with one JSON object a line, which several processes may write. Only the person can read it.

    A call has a line when it has ended. A call that changes something also has a line before it, with the same `call` and the outcome
    `started`. If no other line follows, the process ended during the call, and the change may have been made.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.path = path
        with self._opened():
            pass

    def add(self, line: Mapping[str, Any]) -> None:
        """Adds a line, or nothing.

        Raises:
            OSError: The line could not be written.
        """
        data = f"{to_json(line)}\n".encode()
        with self._opened() as file:
            end = os.lseek(file, 0, os.SEEK_END)
            if end and os.pread(file, 1, end - 1) != b"\n":
                data = b"\n" + data  # another process was killed while it wrote a line
            try:
                if os.write(file, data) < len(data):
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            except OSError:
                os.ftruncate(file, end)
                raise

    @contextmanager
    def _opened(self) -> Iterator[int]:
        """Opens the file, and keeps other processes from writing it. A file that is too long is renamed first."""
        while True:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW, 0o600)
            try:
                fcntl.flock(file, fcntl.LOCK_EX)
                if not self._is_current(file):
                    continue
                if os.fstat(file).st_size >= _SIZE:
                    self.path.rename(self.path.with_name(f"{self.path.name}.1"))
                    continue
                yield file
                return
            finally:
                os.close(file)

    def _is_current(self, file: int) -> bool:
        """Returns whether no other process has renamed an open file."""
        try:
            return os.path.samestat(os.fstat(file), os.stat(self.path))
        except FileNotFoundError:
            return False


class Entry:
    """The lines of one call in the journal. Only the first one has the parameters.

    Args:
        confirmed: `"by the person"`, `"not asked"` or `"declined"`.
    """

    def __init__(self, journal: Journal, tool: Tool, arguments: Mapping[str, Any], confirmed: str) -> None:
        secret = {each.name for each in tool.parameters if each.secret}
        parameters = {name: HIDDEN if name in secret else value for name, value in arguments.items()}
        self._journal = journal
        self._call = {"call": secrets.token_hex(8), "method": tool.method.name}
        self._details = {"parameters": parameters, "confirmed": confirmed}

    def write(self, outcome: str) -> None:
        """Adds a line with the time.

        Args:
            outcome: `"started"`, `"ok"`, `"cancelled"`, `"not called"`, or the name of the call's error.

        Raises:
            OSError: The line could not be written.
        """
        time = datetime.now().astimezone().isoformat(timespec="seconds")
        self._journal.add({"time": time, **self._call, **self._details, "outcome": outcome})
        self._details = {}
