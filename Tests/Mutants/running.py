"""Runs a program until it ends, or until it will certainly not end, however busy the machine is."""

from __future__ import annotations

import contextlib
import math
import os
import re
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")
WORKERS = 2  # programs at the same time
PROC = Path("/proc")
TICK = 1 / os.sysconf("SC_CLK_TCK")
PERIOD = 0.2  # seconds between two looks at a program
# The share of a processor that a program uses or waits for at least, unless it stands still. A loop that polls needs less.
ACTIVE = 0.1
PROCESSOR_TIME, STANDSTILL, TIME = "processor time", "standstill", "time"


@dataclass(frozen=True)
class Limits:
    """When a program has to end, in seconds."""

    processor: float
    """Processor time of the program and its descendants. Other programs do not change it, so it is believed at once."""
    still: float = 60
    """Time in which the program and its descendants hardly use a processor, and hardly wait for one: a deadlock."""
    total: float = 1800
    """Time since the start, for what the others miss."""


ENVIRONMENT = {
    "PYTHONDONTWRITEBYTECODE": "1",
    "DANXI_TEST_PYTHON": sys.executable,
    # The stacks of a crash cost seconds, and nobody reads them.
    "SWIFT_BACKTRACE": "enable=no",
}
NONE = Limits(processor=math.inf, still=math.inf, total=math.inf)


@dataclass(frozen=True)
class Usage:
    """What a program and its descendants have used until now, in seconds."""

    processor: float = 0
    """Processor time, with that of ended processes whose parents know it."""
    waited: float = 0
    """Time in which the living threads were ready, but other threads had the processors."""

    def __add__(self, other: Usage) -> Usage:
        return Usage(self.processor + other.processor, self.waited + other.waited)

    @staticmethod
    def of(pids: Iterable[int]) -> Usage:
        total = Usage()
        for pid in pids:
            # A process or a thread may end at any time.
            with contextlib.suppress(OSError):
                fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
                total += Usage(processor=sum(map(int, fields[11:15])) * TICK)
            for thread in threads(pid):
                with contextlib.suppress(OSError):
                    total += Usage(waited=int((thread / "schedstat").read_text().split()[1]) / 1e9)
        return total


def threads(pid: int) -> list[Path]:
    """Returns the folders of a process's threads. A process that has ended, maybe just now, has none."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return list((PROC / str(pid) / "task").iterdir())
    return []


def family(pid: int) -> list[int]:
    """Returns a process and its descendants. Those whose parents have ended are missing."""
    found = [pid]
    for thread in threads(pid):
        with contextlib.suppress(OSError):
            for child in (thread / "children").read_text().split():
                found += family(int(child))
    return found


class Watch:
    """Compares a program's usage with its limits. Times are those of time.monotonic()."""

    def __init__(self, limits: Limits, now: float) -> None:
        self.limits, self.start = limits, now
        self.moved, self.at_move = now, Usage()

    def passed(self, now: float, usage: Usage) -> str:
        """Returns the limit that has passed, or an empty string."""
        active = abs(usage.processor - self.at_move.processor) + abs(usage.waited - self.at_move.waited)
        if active > ACTIVE * self.limits.still:
            self.moved, self.at_move = now, usage
        if usage.processor > self.limits.processor:
            return PROCESSOR_TIME
        if now - self.moved > self.limits.still:
            return STANDSTILL
        return TIME if now - self.start > self.limits.total else ""


@dataclass(frozen=True)
class Ended:
    """The end of a program. `stopped` is the part of the output that ended it early, and `passed` the limit."""

    status: int
    output: str
    processor: float
    stopped: str = ""
    passed: str = ""

    @property
    def is_successful(self) -> bool:
        return self.status == 0 and not self.stopped and not self.passed


class Late(Exception):
    """A program has passed a limit, or was killed, which counts only for a program that runs alone."""


class Stopped(Exception):
    """The runner is being stopped, so the program has no result."""


is_stopping = threading.Event()
# Signals with which a user, or a system that has run out of memory, ends a program.
OUTSIDE = {-signal.SIGHUP, -signal.SIGINT, -signal.SIGKILL, -signal.SIGTERM}


def in_parallel(work: Callable[[Item], Result], items: Iterable[Item]) -> list[Result]:
    """Calls `work` for all items, WORKERS at a time. If one call or the caller is interrupted, the programs of all others are stopped."""
    try:
        with ThreadPoolExecutor(WORKERS) as pool:
            try:
                return list(pool.map(work, items))
            except BaseException:
                is_stopping.set()
                raise
    finally:
        is_stopping.clear()


def run(
    command: Sequence[str | Path],
    folder: Path,
    limits: Limits = NONE,
    environment: Mapping[str, str] | None = None,
    stop: re.Pattern[str] | None = None,
    is_alone: bool = True,
) -> Ended:
    """Runs a program until its end, one of its limits, or a part of its output that matches `stop`. Raises Late if it is killed by
    others, or if a limit other than that of processor time passes, while other tests of the runner may run. Raises Stopped in a call of
    in_parallel that ends early."""
    # Output goes to a file. A pipe would end only with the last process that has it, which may outlive the program.
    with (
        tempfile.TemporaryFile("w+", errors="replace") as output,
        Path(f"/proc/self/fd/{output.fileno()}").open(errors="replace") as text,
    ):
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            env={**os.environ, **ENVIRONMENT, **(environment or {})},
        )
        watch, lines, stopped, passed = Watch(limits, time.monotonic()), "", "", ""
        is_running = True
        while is_running and not stopped and not passed and not is_stopping.is_set():
            is_running = not ends_within(process.pid, PERIOD)
            lines += text.read()
            if stop and (match := stop.search(lines)):
                stopped = match[0]
            elif is_running:
                passed = watch.passed(time.monotonic(), Usage.of(family(process.pid)))
        kill(process.pid)
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if is_stopping.is_set():
        raise Stopped
    is_killed = process.returncode in OUTSIDE and not stopped and not passed
    if (is_killed or passed in (STANDSTILL, TIME)) and not is_alone:
        raise Late
    return Ended(process.returncode, lines, usage.ru_utime + usage.ru_stime, stopped, passed)


def ends_within(pid: int, seconds: float) -> bool:
    """Returns whether a child process ends within a time. It is not waited for, so nobody else gets its number."""
    descriptor = os.pidfd_open(pid)
    try:
        return bool(select.select([descriptor], [], [], seconds)[0])
    finally:
        os.close(descriptor)


def kill(pid: int) -> None:
    """Kills a process, its descendants, which may have process groups of their own, and the rest of its group."""
    for one in family(pid):
        with contextlib.suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
