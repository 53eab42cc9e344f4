"""The path `-` of a file parameter: standard input for a file that the call reads, and standard output for one that it writes.

For a folder, `-` is a name like any other.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .schema import Method

PIPE = "-"
PIPED = ("read", "write")


def writes_output(method: Method, parameters: Mapping[str, Any]) -> bool:
    """Returns whether a call writes a file to standard output, so that nothing else may be written there."""
    return any(each.file == "write" and parameters.get(each.name) == PIPE for each in method.parameters)


@contextmanager
def piped(method: Method, parameters: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Replaces each file `-` with a temporary file during the block.

    Standard input is copied to the file before the block, and the file is copied to standard output after it, unless the block raises an error:
    then nothing is written.

    Yields:
        The parameters for the call.
    """
    kinds = {
        each.name: each.file for each in method.parameters if each.file in PIPED and parameters.get(each.name) == PIPE
    }
    if not kinds:
        yield dict(parameters)
        return
    with tempfile.TemporaryDirectory(prefix="danxi-") as directory:
        paths = {name: Path(directory) / name for name in kinds}
        for name, path in paths.items():
            if kinds[name] == "read":
                with path.open("wb") as file:
                    shutil.copyfileobj(sys.stdin.buffer, file)
        yield {**parameters, **{name: str(path) for name, path in paths.items()}}
        for name, path in paths.items():
            if kinds[name] == "write":
                with path.open("rb") as file:
                    shutil.copyfileobj(file, sys.stdout.buffer)
