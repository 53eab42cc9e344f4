"""Runs a program until it ends, or until it will certainly not end, however busy the machine is."""

from __future__ import annotations

import contextlib
import math
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

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
    return list((PROC / str(pid) / "task").glob("*"))


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
    """The end of a program. `stopped` is the line that ended it early, and `passed` the limit."""

    status: int
    output: str
    processor: float
    stopped: str = ""
    passed: str = ""

    @property
    def is_successful(self) -> bool:
        return self.status == 0 and not self.stopped and not self.passed


class Late(Exception):
    """A program has passed a limit that counts only for a program that runs alone."""


def run(
    command: Sequence[str | Path],
    folder: Path,
    limits: Limits = NONE,
    environment: Mapping[str, str] | None = None,
    stop: re.Pattern[str] | None = None,
    is_alone: bool = True,
) -> Ended:
    """Runs a program until its end, one of its limits, or a line of its output that matches `stop`. Raises Late if a limit other than that of
    processor time passes while other tests of the runner may run."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "DANXI_TEST_PYTHON": sys.executable, **(environment or {})},
    )
    ended, passed, lines, stopped = threading.Event(), "", [], ""

    def watch() -> None:
        nonlocal passed
        watch = Watch(limits, time.monotonic())
        while not passed and not ended.wait(PERIOD):
            passed = watch.passed(time.monotonic(), Usage.of(family(process.pid)))
        if passed:
            kill(process.pid)

    watcher = threading.Thread(target=watch)
    watcher.start()
    assert process.stdout
    for line in process.stdout:
        lines.append(line)
        if stop and stop.search(line):
            stopped = line.strip()
            kill(process.pid)
            break
    process.stdout.close()
    # Nobody else can get the number of the process before wait4.
    os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
    ended.set()
    watcher.join()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if passed in (STANDSTILL, TIME) and not is_alone:
        raise Late
    return Ended(process.returncode, "".join(lines), usage.ru_utime + usage.ru_stime, stopped, passed)


def kill(pid: int) -> None:
    """Kills a process and its descendants, which may have process groups of their own."""
    for one in family(pid):
        with contextlib.suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)
