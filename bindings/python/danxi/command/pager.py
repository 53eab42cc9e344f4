"""Shows more than a screen of output in the pager of the person, as git does."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, TextIO, cast

import click

DEFAULT = "less"
NONE = ("", "cat")  # values of PAGER with which output is not paged
# less ends if the text fits, shows colors, and leaves the text on the screen. The variables are those that git sets.
VARIABLES = {"LESS": "FRX", "LV": "-c"}


_running: set[Pager] = set()


def is_running() -> bool:
    """Returns whether a pager has the screen, so that nothing else may be written there."""
    return bool(_running)


class Pager:
    """A terminal whose text is held back until it is longer than the screen, and then goes to the pager."""

    def __init__(self, terminal: TextIO, program: list[str]) -> None:
        self._terminal = terminal
        self._program = program
        self._held: list[str] = []
        self._process: subprocess.Popen[str] | None = None
        self._height = shutil.get_terminal_size().lines

    def write(self, text: str) -> int:
        if self._process is None:
            self._held.append(text)
            if sum(each.count("\n") for each in self._held) < self._height:
                return len(text)
            text = self._start()
        self._send(text)
        return len(text)

    def flush(self) -> None:
        """Does nothing: the pager reads what it needs, and held text is written at the end."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._terminal.fileno()

    @property
    def encoding(self) -> str:
        return self._terminal.encoding

    def finish(self) -> None:
        """Writes what is held back, or waits until the person leaves the pager."""
        if self._process is None:
            self._terminal.write("".join(self._held))
            self._terminal.flush()
            return
        with suppress(BrokenPipeError):
            self._pipe.close()
        while True:
            try:
                self._process.wait()
                _running.discard(self)
                return
            except KeyboardInterrupt:
                # The pager decides what Ctrl-C means.
                continue

    @property
    def _pipe(self) -> IO[str]:
        assert self._process is not None and self._process.stdin is not None
        return self._process.stdin

    def _start(self) -> str:
        """Starts the pager, and returns the text that was held back."""
        _running.add(self)
        self._process = subprocess.Popen(
            self._program,
            stdin=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            env={**VARIABLES, **os.environ},
        )
        return "".join(self._held)

    def _send(self, text: str) -> None:
        try:
            self._pipe.write(text)
            self._pipe.flush()
        except BrokenPipeError:
            # The person has left the pager, and needs no further text.
            raise click.exceptions.Exit(0) from None


@contextmanager
def paged(can_page: bool = True) -> Iterator[TextIO]:
    """Yields the file for the output of a command: standard output, or a pager if standard output is a terminal."""
    program = _program() if can_page else None
    if not sys.stdout.isatty() or program is None:
        yield sys.stdout
        return
    pager = Pager(sys.stdout, program)
    try:
        yield cast(TextIO, pager)
    finally:
        pager.finish()


def _program() -> list[str] | None:
    text = os.environ.get("DANXI_PAGER", os.environ.get("PAGER", DEFAULT)).strip()
    words = shlex.split(text)
    return None if text in NONE or shutil.which(words[0]) is None else words
