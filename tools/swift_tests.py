"""python3 tools/swift_tests.py [--limit SECONDS] COMMAND...: runs `swift test`, prints the failures, and names tests that do not end.

The tests whose suites are named …InRealTime run afterwards, one at a time: they wait for the clock of the system.
The whole output of the command is in build/log/swift-tests.txt.
"""

import argparse
import re
import sys
from pathlib import Path

import processes
from lines import shortened

ROOT = Path(__file__).resolve().parents[1]
LOG = ROOT / "build/log/swift-tests.txt"
LIMIT = 1200  # seconds; on an idle machine, all tests take a tenth of this
IN_REAL_TIME = "InRealTime/"

STARTED = re.compile(r'^\S Test (".*"|\S+\(.*\)) started\.$')
ENDED = re.compile(r'^\S Test (".*"|\S+\(.*\)) (?:with \d+ test cases )?(?:passed|failed|skipped|was cancelled)\b')
FAILED = re.compile(r'^✘ Test (".*"|\S+\(.*\)) (?:with \d+ test cases )?failed after ')
ISSUE = re.compile(r'^✘ Test (".*"|\S+\(.*\)) recorded an issue (?:with .* )?at (\S+?:\d+):\d+: (.*)$')
RUN = re.compile(r"^\S Test run with (\d+) tests? ")


def runs(command: list[str]) -> list[list[str]]:
    """Returns the commands to run: the given one if it chooses tests itself, otherwise one for each kind of tests."""
    if "--filter" in command:
        return [command]
    return [[*command, "--skip", IN_REAL_TIME], [*command, "--filter", IN_REAL_TIME, "--no-parallel"]]


def eventful(lines: list[str]) -> list[str]:
    """Removes all events except failures. Output that belongs to no event, such as the message of a crash, is kept."""
    kept, is_kept, is_open = [], True, False
    for line in lines:
        is_event = line[:1] in ("◇", "✔", "✘", "➜")
        if is_event:
            is_kept = line[0] == "✘"
        elif not is_open and line[:1] != "↳":
            is_kept = True
        # An argument with line breaks continues its event, which ends with a full stop.
        is_open = (is_event or is_open) and not line.endswith(".")
        if is_kept:
            kept.append(line)
    return kept


def unfinished(lines: list[str]) -> list[str]:
    """Returns the names of the tests that have started and not ended."""
    running: dict[str, None] = {}
    for line in lines:
        if match := STARTED.match(line):
            running[match[1]] = None
        elif match := ENDED.match(line):
            running.pop(match[1], None)
    return list(running)


def failures(lines: list[str], end: processes.Ended, count: int) -> list[str]:
    """Returns a line for each failed test, with its first issue, and a line for each test that has not ended."""
    issues: dict[str, str] = {}
    for line in lines:
        if match := ISSUE.match(line):
            issues.setdefault(match[1], f"{match[2]}: {match[3]}")
    names = dict.fromkeys([*issues, *(match[1] for line in lines if (match := FAILED.match(line)))])
    found = [f"FAILED {name}: {issues.get(name, 'no issue was recorded')}" for name in names]
    if end.is_late or sum(1 for line in lines if RUN.match(line)) < count:
        state = (
            f"still running after {end.seconds:.0f} s"
            if end.is_late
            else f"was running when the command ended, status {end.status}"
        )
        found += [f"FAILED {name}: {state}" for name in unfinished(lines)]
    return found


def count_of_tests(lines: list[str]) -> int:
    """Returns the number of tests that have run."""
    return sum(int(match[1]) for line in lines if (match := RUN.match(line)))


def summary(output: str, end: processes.Ended, count: int = 1) -> list[str]:
    """Returns the lines to print: the failures and the counts. If a command failed, the relevant lines of its output come first.

    `output` is that of `count` commands, and `end` the end of one that failed, if there is one."""
    lines = output.splitlines()
    failed = failures(lines, end, count)
    ran = count_of_tests(lines)
    if not failed and not end.is_successful:
        failed = [f"FAILED the command ended with status {end.status}"]
    elif not failed and not ran:
        failed = ["FAILED no test has a name that the filter selects"]
    happened = [] if end.is_successful else shortened(eventful(lines))
    return [*happened, *shortened(failed), f"{max(0, ran - len(failed))} passed, {len(failed)} failed"]


def main() -> int:
    parser = argparse.ArgumentParser(description="Runs `swift test`, and prints the failures.")
    parser.add_argument(
        "--limit",
        type=float,
        default=LIMIT,
        metavar="SECONDS",
        help=f"seconds for each kind of tests (default: {LIMIT})",
    )
    parser.add_argument("command", nargs=argparse.REMAINDER, metavar="COMMAND")
    options = parser.parse_args()
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("wb") as output:
        ends = [processes.run(command, output, options.limit) for command in runs(options.command)]
    end = next((end for end in ends if not end.is_successful), ends[0])
    text = LOG.read_text(encoding="utf-8", errors="replace")
    for line in summary(text, end, len(ends)):
        print(line)
    return 0 if end.is_successful and count_of_tests(text.splitlines()) else 1


if __name__ == "__main__":
    sys.exit(main())
