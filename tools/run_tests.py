"""python3 tools/run_tests.py FOLDER [-t TOP] [--limit SECONDS] [FILE ...]: runs unittest files, at most one per processor at the same time.

Without names of files, the program runs all files test_*.py of the folder. Each file runs in its own process, with a time limit. For a file
that passes, the program prints one line. For a file that fails, it prints the output, which ends with the stacks of all threads if the limit
has passed. The last lines name the failed tests.
"""

import argparse
import os
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import processes
from lines import shortened

LIMIT = 600  # seconds for a file; on an idle machine, the slowest file takes a tenth of this

RAN = re.compile(r"^Ran (\d+) tests? in ", re.MULTILINE)
SKIPPED = re.compile(r"^(?:OK|FAILED) \(.*skipped=(\d+).*\)$", re.MULTILINE)
BEGUN = re.compile(r"^\w+ \([\w.]+\)", re.MULTILINE)
FAILED = re.compile(r"^(?:FAIL|ERROR|UNEXPECTED SUCCESS): (.*)\n(?s:(.*?))(?=^(?:={70}|-{70}\nRan )|\Z)", re.MULTILINE)
UNEVENTFUL = re.compile(r"^(?:\w+ \([\w.]+\)|.* \.\.\. (?:ok|skipped .*))$")
REASON = re.compile(r"^\S.*", re.MULTILINE)  # lines of a traceback that are not indented


@dataclass
class Outcome:
    """The outcome of a test file: its output, and the end of its process."""

    file: Path
    output: str
    end: processes.Ended

    @property
    def failures(self) -> list[str]:
        """A line for each failed test with the reason, and one for the test that was running at the time limit."""
        found = [f"{name}: {reason(text)}" for name, text in FAILED.findall(self.output)]
        if self.end.is_late:
            begun = BEGUN.findall(self.output)
            found.append(f"{begun[-1] if begun else 'the file'} is still running after {self.end.seconds:.0f} s")
        elif not self.end.is_successful and not found:
            found.append(f"the process ended with status {self.end.status}")
        return [f"FAILED {self.file.name}: {failure}" for failure in found]

    @property
    def skipped(self) -> int:
        return sum(map(int, SKIPPED.findall(self.output)[-1:]))

    @property
    def passed(self) -> int:
        ran = sum(map(int, RAN.findall(self.output)[-1:]))
        return max(0, ran - self.skipped - len(self.failures))

    def __str__(self) -> str:
        tests = f"{self.passed} passed" + (f", {self.skipped} skipped" if self.skipped else "")
        if self.end.is_successful:
            return f"ok {self.file.name}: {tests} ({self.end.times})"
        lines = [line for line in self.output.splitlines() if not UNEVENTFUL.match(line)]
        text = "\n".join(f"    {line}" for line in shortened(lines))
        return f"FAILED {self.file.name}: {tests} ({self.end.times})\n{text}"


def reason(traceback: str) -> str:
    """Returns the line of a traceback that names the exception, or "no reason"."""
    parts = [line for line in REASON.findall(traceback) if not line.startswith(("Traceback", "---"))]
    return shortened(parts[:1])[0] if parts else "no reason"


def run(file: Path, top: str | None, limit: float) -> Outcome:
    """Runs a file, and prints its outcome."""
    # -v prints the name of a test before the test runs, so that a test that does not end has a name.
    command = [sys.executable, "-X", "faulthandler", "-m", "unittest", "discover", "-v", "-s", str(file.parent)]
    command += ["-p", file.name, *(["-t", top] if top else [])]
    with tempfile.TemporaryFile() as output:
        end = processes.run(command, output, limit)
        output.seek(0)
        outcome = Outcome(file, output.read().decode(errors="replace"), end)
    # The line break is part of the text, because print() would write it separately, and another thread could write in between.
    print(f"{outcome}\n", end="", flush=True)
    return outcome


def main() -> int:
    parser = argparse.ArgumentParser(description="Runs unittest files.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="FILE", help="only these files of the folder")
    parser.add_argument("-t", metavar="TOP", dest="top", help="the folder that contains the package of the tests")
    parser.add_argument(
        "--limit", type=float, default=LIMIT, metavar="SECONDS", help=f"seconds for a file (default: {LIMIT})"
    )
    options = parser.parse_args()
    found = [options.folder / name for name in options.names] or options.folder.glob("test_*.py")
    # Long files are run first, so that the last files to run are short.
    files = sorted(found, key=lambda file: -file.stat().st_size)
    if not files:
        parser.error(f"{options.folder} has no files test_*.py. Name another folder.")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        outcomes = list(pool.map(lambda file: run(file, options.top, options.limit), files))
    failures = [failure for outcome in outcomes for failure in outcome.failures]
    for failure in failures:
        print(failure)
    print(f"{sum(outcome.passed for outcome in outcomes)} passed, {len(failures)} failed")
    return 0 if all(outcome.end.is_successful for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
