"""Waits for calls, with a progress bar for long ones."""

from __future__ import annotations

import sys

import danxi

from . import pager

PATIENCE = 0.5  # seconds until the bar is shown
STEP = 0.1  # seconds between two updates of the bar


def wait(call: danxi.Call, label: str) -> None:
    """Waits until a call has completed. Ctrl-C cancels the call."""
    try:
        if not sys.stderr.isatty() or pager.is_running():
            call.wait()
        elif not call.wait(PATIENCE):
            _wait_with_bar(call, label)
    except KeyboardInterrupt:
        call.cancel()
        raise


def _wait_with_bar(call: danxi.Call, label: str) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=None)
        while not call.wait(STEP):
            done, expected = call.progress()
            bar.update(task, completed=done, total=expected)
