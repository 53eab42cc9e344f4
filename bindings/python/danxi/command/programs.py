"""The program of `danxi watch --exec`, which is run once for each new item."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Sequence
from typing import Any

import click

from .cells import cell
from .columns import shown_columns
from .schema import Interface, Schema
from .text import to_json

TRIES = 3
WAITS = (1.0, 5.0)  # seconds before the second and the third try
LONGEST = 200  # maximum number of characters of a variable
# Variables of the environment that are not passed on, because they have or can have secrets.
SECRETS = ("DANXI_PASSWORD", "DANXI_CAMPUS_PASSWORD", "DANXI_CONFIG", "DANXI_EMAIL", "DANXI_CAMPUS_NUMBER")


class ProgramError(click.ClickException):
    """The error for a program that has failed for an item three times."""

    exit_code = 1


class Program:
    """A program, which gets an item as JSON on standard input and its short fields in the environment."""

    def __init__(self, command: Sequence[str], interface: Interface, waits: Sequence[float] = WAITS) -> None:
        self._command = list(command)
        self._interface = interface
        self._waits = waits

    def run(self, method: str, item: dict[str, Any], schema: Schema) -> None:
        """Runs the program for an item. A program that fails is run again.

        Raises:
            ProgramError: The program has failed each time, or cannot be started.
        """
        known = self._interface.without_secrets(item, schema)
        environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
        environment.update(self._variables(method, known, schema))
        problem = ""
        for attempt in range(TRIES):
            if attempt:
                time.sleep(self._waits[attempt - 1])
            try:
                ended = subprocess.run(
                    self._command, input=f"{to_json(known)}\n", text=True, encoding="utf-8", env=environment
                )
            except OSError as error:
                raise ProgramError(f"{self._command[0]} cannot be started: {error.strerror}.") from None
            if ended.returncode == 0:
                return
            problem = f"status {ended.returncode}" if ended.returncode > 0 else f"signal {-ended.returncode}"
        raise ProgramError(
            f"{self._command[0]} has failed {TRIES} times for an item of {method} ({problem}). "
            "The item is kept, and the next `danxi watch --exec` begins with it."
        )

    def _variables(self, method: str, item: dict[str, Any], schema: Schema) -> dict[str, str]:
        """Returns `DANXI_METHOD`, and a variable such as `DANXI_ITEM_GRADE` for each field that a table shows."""
        found = {"DANXI_METHOD": method}
        for column in shown_columns(self._interface, schema):
            name = "_".join(column.path).upper()
            text = cell(column.value(item), column.schema) if column.path else json.dumps(item, ensure_ascii=False)
            found[f"DANXI_ITEM_{name}"] = " ".join(text.replace("\0", "").split())[:LONGEST]
        return found
