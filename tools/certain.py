"""python3 tools/certain.py [--count N] [--targets NAMES] [--stop SECONDS]: runs the tests again and again on a busy machine.

The program builds everything once. Each round then runs the targets of make next to one busy process per processor, and stops processes of
the tests at random (SIGSTOP) for up to a second. build/certain keeps the rounds, with the output of those that fail, and a later run with
the same targets adds rounds to these. `--again` deletes the earlier rounds. The last line is a summary: "10 of 10 rounds passed".
"""

import argparse
import contextlib
import ctypes
import json
import os
import random
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build/certain"
TARGETS = "test"
BUILDS = ["make", "all", "build-tests", "build/test-venv", "build/lint-venv"]
PAUSE = 2.0  # seconds between two stops, on average
PR_SET_CHILD_SUBREAPER = 36


@dataclass
class Rounds:
    """The rounds that have ended. They persist in rounds.json."""

    folder: Path
    targets: str
    passed: list[int] = field(default_factory=list)
    failed: list[int] = field(default_factory=list)

    @property
    def count(self) -> int:
        return len(self.passed) + len(self.failed)

    @property
    def summary(self) -> str:
        names = ", ".join(map(str, self.failed))
        kept = f" The output of the failed rounds ({names}) is in {self.folder}." if self.failed else ""
        return f"{len(self.passed)} of {self.count} rounds passed.{kept}"

    def add(self, status: int) -> int:
        """Adds a round, and returns its number."""
        number = self.count + 1
        (self.failed if status else self.passed).append(number)
        state = {"targets": self.targets, "passed": self.passed, "failed": self.failed}
        (self.folder / "rounds.json").write_text(json.dumps(state) + "\n")
        return number


def resumed(folder: Path, targets: str, again: bool) -> Rounds:
    """Returns the rounds of earlier runs. Deletes these rounds if their targets were different, or if `again` is set."""
    file = folder / "rounds.json"
    if file.exists() and not again:
        state = json.loads(file.read_text())
        if state["targets"] == targets:
            return Rounds(folder, targets, state["passed"], state["failed"])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return Rounds(folder, targets)


# The processes of a round


def state(process: int) -> tuple[str, int]:
    """Returns the letter for the state of a process, and the id of its parent. The letter is X if there is no such process."""
    try:
        letter, parent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return "X", 0
    return letter, int(parent)


def descendants(root: int) -> list[int]:
    """Returns the ids of the descendants of the process `root`, without those that have ended."""
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*"):
        process = int(path.name)
        letter, parent = state(process)
        if letter not in "ZX":
            children.setdefault(parent, []).append(process)
    found, waiting = [], [root]
    while waiting:
        below = children.get(waiting.pop(), [])
        found += below
        waiting += below
    return found


def adopt_orphans() -> None:
    """Makes this process the parent of each descendant whose own parent ends, so that `descendants` still finds it."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def send(process: int, number: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, number)


class Stops(threading.Thread):
    """A thread that pauses one process at a time (`root` or a random descendant of it) for a random time.

    It leaves processes alone that a test has stopped, and does not continue them.
    """

    def __init__(self, root: int, longest: float, pause: float = PAUSE):
        super().__init__()
        self.root, self.longest, self.pause = root, longest, pause
        self.count = 0
        self.ended = threading.Event()

    def run(self) -> None:
        while not self.ended.wait(random.uniform(0, 2 * self.pause)):
            if not (processes := self.running()):
                continue
            process = random.choice(processes)
            send(process, signal.SIGSTOP)
            self.ended.wait(random.uniform(0, self.longest))
            send(process, signal.SIGCONT)
            self.count += 1

    def running(self) -> list[int]:
        """Returns the processes that have neither ended nor been stopped."""
        return [process for process in (self.root, *descendants(self.root)) if state(process)[0] not in "TtZX"]

    def end(self) -> None:
        self.ended.set()
        self.join()


def run_round(command: list[str], log: Path, longest_stop: float, busy: int) -> int:
    """Runs `command` while `busy` processes occupy processors, and returns its status. At the end, kills all processes of the round."""
    for _ in range(busy):
        subprocess.Popen([sys.executable, "-c", "while True: pass"])
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT)
        stops = Stops(process.pid, longest_stop) if longest_stop else None
        if stops:
            stops.start()
        try:
            return process.wait()
        finally:
            if stops:
                stops.end()
            end_all()


def end_all() -> None:
    """Kills all descendants of this process, and waits for its children, including adopted ones."""
    for below in descendants(os.getpid()):
        send(below, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        while True:
            os.wait()


def keep(number: int, log: Path, folder: Path) -> None:
    """Keeps the output of a failed round, and the logs of its steps."""
    kept = folder / f"round-{number}"
    kept.mkdir()
    log.rename(kept / "output.txt")
    if (ROOT / "build/log").exists():
        shutil.copytree(ROOT / "build/log", kept / "log")


def main() -> int:
    parser = argparse.ArgumentParser(description="Runs the tests again and again on a busy machine.")
    parser.add_argument(
        "--count", type=int, default=10, help="number of rounds, including rounds of earlier runs (default: 10)"
    )
    parser.add_argument(
        "--targets", default=TARGETS, help="targets of make, such as 'test-c test-swift' (default: test)"
    )
    parser.add_argument("--command", help="run this command instead of make, without a build before it")
    parser.add_argument(
        "--stop", type=float, default=1, metavar="SECONDS", help="maximum length of a stop; 0 for no stops (default: 1)"
    )
    parser.add_argument("--busy", type=int, default=os.cpu_count(), help="busy processes (default: one per processor)")
    parser.add_argument(
        "--folder", type=Path, default=FOLDER, help="directory that keeps the rounds (default: build/certain)"
    )
    parser.add_argument("--again", action="store_true", help="delete the rounds of earlier runs")
    options = parser.parse_args()
    command = shlex.split(options.command) if options.command else ["make", *options.targets.split()]
    adopt_orphans()
    rounds = resumed(options.folder, shlex.join(command), options.again)
    if not options.command:
        subprocess.run(BUILDS, cwd=ROOT, check=True)
    while rounds.count < options.count:
        start = time.monotonic()
        log = options.folder / "output.txt"
        status = run_round(command, log, options.stop, options.busy)
        number = rounds.add(status)
        if status:
            keep(number, log, options.folder)
        print(f"{'FAILED' if status else 'ok'} round {number} ({time.monotonic() - start:.0f} s)", flush=True)
    print(rounds.summary)
    return 1 if rounds.failed else 0


if __name__ == "__main__":
    sys.exit(main())
