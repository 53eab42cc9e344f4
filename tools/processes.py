"""Runs a process with a time limit, in its own process group and without the variables of make."""

import contextlib
import os
import select
import signal
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import BinaryIO

GRACE = 10  # seconds after the time limit in which a process can print its stacks


@dataclass(frozen=True)
class Ended:
    """The end of a process. Its processor time includes that of its children."""

    status: int
    seconds: float
    processor_seconds: float
    is_late: bool = False

    @property
    def is_successful(self) -> bool:
        return self.status == 0 and not self.is_late

    @property
    def times(self) -> str:
        return f"{self.seconds:.0f} s, processor {self.processor_seconds:.0f} s"


def without_make() -> dict[str, str]:
    """Returns the environment without the variables of the make that runs this program. A make or cargo that gets them would use its jobs."""
    return {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}


def run(command: Sequence[str], output: BinaryIO, limit: float) -> Ended:
    """Runs a command for at most `limit` seconds, and GRACE seconds more to print its stacks. At the end, kills its process group."""
    start = time.monotonic()
    process = subprocess.Popen(
        command, stdout=output, stderr=subprocess.STDOUT, env=without_make(), start_new_session=True
    )
    try:
        is_late = not ends_within(process, limit)
        return ended(process, start, is_late)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def ended(process: subprocess.Popen[bytes], start: float, is_late: bool = False) -> Ended:
    """Waits for the end of a process. `start` is the value of time.monotonic() at its start."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Ended(process.returncode, time.monotonic() - start, usage.ru_utime + usage.ru_stime, is_late)


def ends_within(process: subprocess.Popen[bytes], limit: float) -> bool:
    """Returns whether a process ends within `limit` seconds. If not, ends it with SIGABRT, so that faulthandler prints its stacks."""
    descriptor = os.pidfd_open(process.pid)
    try:
        poll = select.poll()
        poll.register(descriptor, select.POLLIN)
        if poll.poll(limit * 1000):
            return True
        process.send_signal(signal.SIGABRT)
        if not poll.poll(GRACE * 1000):
            process.kill()
        return False
    finally:
        os.close(descriptor)
