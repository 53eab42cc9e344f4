"""python3 tools/simulate.py [--first N] [--runs N] [--jobs N] [--kept] [--seed N] [--law N]: runs histories of the simulated world.

The histories are those of the seeds from --first on. Each worker process runs some of them. With --kept, the histories of
Tests/Simulation/Kept, which once violated a law, run as well. The summary has how often each law applied, how often each fault hit, and how
many calls of each method succeeded. A zero fails a run of at least 1,000 histories: in fewer, a rare case may be missing by chance. With
--seed, the history of one seed is printed. With --law, the histories run until one of them violates the law with this number.
"""

import argparse
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = ROOT / ".build/debug/simulate"
KEPT = ROOT / "Tests/Simulation/Kept"
BATCH = 50  # histories of one process, after which a new process takes its place: killed threads leave memory behind
LIMIT = 600  # seconds of processor time for a batch, which needs 10; those of the clock would depend on the load
ENOUGH = 1000  # histories in which every law, fault and method has cases

# Without it, the order of dictionaries differs in each run.
ENVIRONMENT = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}


def batches(first: int, runs: int, kept: bool) -> list[list[str]]:
    """Returns the arguments of each worker process."""
    commands = [[str(start), str(min(BATCH, first + runs - start))] for start in range(first, first + runs, BATCH)]
    if kept:
        commands += [[str(path)] for path in sorted(KEPT.glob("*.txt"))]
    return commands


def run(commands: list[list[str]], jobs: int) -> list[tuple[int, str]]:
    """Runs the commands, `jobs` at a time. Returns the status and output of each. No worker is left behind."""
    results: dict[int, tuple[int, str]] = {}
    running: dict[int, tuple[int, int | None, subprocess.Popen[bytes]]] = {}
    waiting = list(enumerate(commands))
    # The threads of a worker take turns. On one processor that costs less, because none waits for a processor to wake up.
    processors = os.sched_getaffinity(0)
    free: list[int | None] = [*processors] if jobs == len(processors) else [None] * jobs
    with tempfile.TemporaryDirectory() as folder:
        try:
            while waiting or running:
                while waiting and free:
                    (number, arguments), processor = waiting.pop(0), free.pop()
                    process = start(arguments, processor, Path(folder, str(number)))
                    running[process.pid] = number, processor, process
                # The next command starts when any worker ends, whichever it is.
                ended = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT)
                assert ended  # without WNOHANG
                number, processor, process = running.pop(ended.si_pid)
                results[number] = process.wait(), Path(folder, str(number)).read_text()
                free.append(processor)
        finally:
            for _, _, process in running.values():
                process.kill()
                process.wait()
    return [results[number] for number in sorted(results)]


def start(arguments: list[str], processor: int | None, output: Path) -> subprocess.Popen[bytes]:
    """Starts a worker. It stays on the processor, if one is given."""

    def prepare() -> None:
        if processor is not None:
            os.sched_setaffinity(0, {processor})
        # A history may go on for ever without any progress of its time.
        resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT + 10))

    with output.open("wb") as file:
        return subprocess.Popen(
            [str(PROGRAM), *arguments], env=ENVIRONMENT, stdout=file, stderr=subprocess.STDOUT, preexec_fn=prepare
        )


def end(command: list[str], status: int) -> str:
    """Describes how a worker has ended without success."""
    worker = Path(command[0]).stem if len(command) == 1 else f"that runs {command[1]} seeds from {command[0]} on"
    reason = (
        f"needed more than {LIMIT} s of processor time" if status == -signal.SIGXCPU else f"ended with status {status}"
    )
    return f"A worker ({worker}) {reason}:"


def search(first: int, runs: int, jobs: int, law: int) -> int:
    """Looks for a history that violates a law. Returns 1 if there is one."""
    commands = [[*command, str(law)] for command in batches(first, runs, kept=False)]
    for start in range(0, len(commands), jobs):
        for _, output in run(commands[start : start + jobs], jobs):
            if found := re.search(r"^seed \d+ violates .*$", output, re.M):
                print(f"{found[0]}\n0 passed, 1 failed")
                return 1
    print(f"No history violates law {law}.\n{runs} passed, 0 failed")
    return 0


def summary(outputs: list[str]) -> tuple[list[str], list[str]]:
    """Adds up the summaries of the workers. Returns the lines of the whole, and the names of laws, faults and methods with a zero."""
    totals: dict[str, Counter[str]] = {}
    for output in outputs:
        for line in output.splitlines():
            if line.startswith("{"):
                for group, counts in json.loads(line).items():
                    totals.setdefault(group, Counter()).update(counts)
    count = totals.get("histories", Counter())
    lines = [f"{count['histories']} histories, {sum(totals.get('calls', {}).values())} calls"]
    for group in ("laws", "faults"):
        lines += ["", f"{group}: cases"] + [
            f"  {name}: {number}" for name, number in totals.get(group, Counter()).items()
        ]
    calls, successes = totals.get("calls", Counter()), totals.get("successes", Counter())
    lines += ["", "methods: calls, share of successes"]
    lines += [f"  {name}: {number}, {successes[name] * 100 // number} %" for name, number in sorted(calls.items())]
    groups = ("laws", "faults", "successes")
    zeros = [
        f"{group}: {name}" for group in groups for name, number in totals.get(group, Counter()).items() if not number
    ]
    return lines, zeros


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, help="print the history of this seed")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--runs", type=int, default=2000, help="the number of seeds")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="the number of processes at the same time"
    )
    parser.add_argument("--kept", action="store_true", help="also run the kept histories")
    parser.add_argument("--law", type=int, help="run until a history violates the law with this number")
    options = parser.parse_args()
    if options.seed is not None:
        return subprocess.run([str(PROGRAM), str(options.seed)], env=ENVIRONMENT, check=False).returncode
    if options.law is not None:
        return search(options.first, options.runs, options.jobs, options.law)
    commands = batches(options.first, options.runs, options.kept)
    results = run(commands, options.jobs)
    failures = [
        (end(command, status), output) for command, (status, output) in zip(commands, results, strict=True) if status
    ]
    lines, zeros = summary([output for _, output in results])
    lacking = zeros if options.runs >= ENOUGH else []
    print("\n".join(lines))
    for problem, output in failures:
        text = "\n".join(line for line in output.splitlines() if not line.startswith("{"))
        print(f"\n{problem}\n{text}")
    for zero in zeros:
        print(f"\nNo history has a case of {zero}")
    print(f"{len(results) - len(failures)} passed, {len(failures) + len(lacking)} failed")
    return 1 if failures or lacking else 0


if __name__ == "__main__":
    # Like Ctrl-C, so that the workers are stopped.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
