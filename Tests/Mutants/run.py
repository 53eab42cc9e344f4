"""python3 Tests/Mutants/run.py [--together N] [NAME ...]: puts each mutant into a copy of the tree, and runs the tests that must fail.

The copy is build/mutants, with its own build directory, so that a mutant takes an incremental build. NAME is a part of the
names of the mutants to run. With --together, up to N mutants of different files are built at once. This is faster, but a test may
fail because of another mutant of the same build. A mutant that survives would also survive without the option.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import mutants
from mutants import ROOT, Mutant, Test

TREE = ROOT / "build/mutants"
DEBUG = TREE / ".build/debug"
FLAGS = ["--disable-index-store", "-debug-info-format", "none"]
SWIFT_TESTING = ["--disable-xctest", "--enable-swift-testing"]
# Seconds after which a test counts as failed.
TIME_LIMIT = 120
SKIPPED = re.compile(r"^OK \(.*skipped=(\d+)", re.MULTILINE)
RAN = re.compile(r"(?:Test run with|Ran) (\d+) test|^(\d+) passed, (\d+) failed", re.MULTILINE)


def copy_tree() -> None:
    """Makes the copy equal to the working tree, which may change afterwards. Unchanged files of the copy keep their modification times,
    so they are not compiled again.

    The generated files that git ignores are written to the copy only.
    """
    listed = subprocess.check_output(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, text=True).splitlines()
    names = {name for name in listed if (ROOT / name).is_file()}
    for name in names:
        source, copy = ROOT / name, TREE / name
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, copy)
            os.utime(copy)
    for room in ("Sources", "Plugins", "Tests", "include"):
        for path in (TREE / room).rglob("*"):
            if path.is_file() and path.relative_to(TREE).as_posix() not in names and "__pycache__" not in path.parts:
                path.unlink()
    subprocess.run([sys.executable, "-B", "generator", "--products"], cwd=TREE, stdout=subprocess.DEVNULL, check=True)


def run(command: Sequence[str | Path], folder: Path = TREE, limit: float | None = None) -> tuple[int | None, str]:
    """Runs a command. Returns the exit status, or None if the time limit has passed, and the output of the command."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    try:
        output, _ = process.communicate(timeout=limit)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        return None, process.communicate()[0]


def build(wanted: list[Mutant]) -> str | None:
    """Builds the library and, if mutants name Swift tests, these tests. Returns the compiler's errors, or None."""
    needs_tests = any(test.kind == "swift" for mutant in wanted for test in mutant.tests)
    status, output = run(["swift", "build", *FLAGS, *(["--build-tests"] if needs_tests else ["--product", "danxi"])])
    if status != 0:
        errors = [line for line in output.splitlines() if "error:" in line]
        return "\n".join(errors or output.splitlines()[-5:])
    library = TREE / "build/lib"
    library.mkdir(parents=True, exist_ok=True)
    for name in ("libdanxi.so", "libdanxi.so.0"):
        shutil.copy(DEBUG / "libdanxi.so", library / name)
    return None


def command(test: Test) -> tuple[list[str], Path]:
    """Returns the command that runs a test, and the folder in which the command runs."""
    match test.kind:
        case "swift":
            end = r"(\(|$)" if "/" in test.name else "/"
            return ["swift", "test", "--skip-build", *FLAGS, *SWIFT_TESTING, "--filter", rf"\.{test.name}{end}"], TREE
        case "c":
            return [sys.executable, "Tests/C/run.py", "--filter", test.name], TREE
        case "python":
            return [sys.executable, "-m", "unittest", f"tests.{test.name}"], TREE / "bindings/python"
        case "generator":
            return [sys.executable, "-m", "unittest", f"tests.{test.name}"], TREE / "generator"
    return [sys.executable, "-m", "unittest", test.name], TREE / Test.PLACES[test.kind]


def passes(test: Test) -> bool:
    """Returns whether `test` passes. Raises LookupError if the command succeeds but no test with the name runs."""
    status, output = run(*command(test), limit=TIME_LIMIT)
    counts = [int(count) for match in RAN.findall(output) for count in match if count]
    if status == 0 and sum(counts) <= sum(map(int, SKIPPED.findall(output))):
        raise LookupError(f"{test.kind} {test.name} did not run:\n{output[-2000:]}")
    return status == 0


def groups(wanted: list[Mutant], size: int) -> list[list[Mutant]]:
    """Returns groups of at most `size` mutants with different files and suites. A mutant that is not compiled is alone in its group."""
    found: list[list[Mutant]] = []
    for mutant in wanted:
        fits = (group for group in found if len(group) < size and all(are_apart(mutant, other) for other in group))
        group = next(fits, None)
        if group is None:
            found.append([mutant])
        else:
            group.append(mutant)
    return found


def order(mutant: Mutant) -> tuple[bool, int]:
    """Returns the sort key of a mutant: first those that are not compiled, whose tests need the library without a mutant, then those of the
    highest modules, on which few others depend, so that the first builds are short."""
    modules = re.findall(r'\.target\(\s*name: "(\w+)"', (ROOT / "Package.swift").read_text(encoding="utf-8"))
    module = Path(mutant.file).parts[1]
    return mutant.is_compiled, -modules.index(module) if module in modules else 0


def are_apart(one: Mutant, other: Mutant) -> bool:
    if not (one.is_compiled and other.is_compiled) or one.file == other.file:
        return False
    return not {test.suite for test in one.tests} & {test.suite for test in other.tests}


class Report:
    def __init__(self) -> None:
        self.killed: list[str] = []
        self.survived: list[str] = []
        self.broken: list[str] = []

    def add(self, mutant: Mutant, verdict: str, seconds: float, note: str = "") -> None:
        getattr(self, verdict).append(mutant.name)
        print(f"{verdict:8} {mutant.name} ({seconds:.0f} s){note and ': ' + note}", flush=True)

    def summary(self) -> str:
        count = len(self.killed) + len(self.survived)
        share = 100 * len(self.killed) / count if count else 0
        text = f"{count} mutants: {len(self.killed)} killed, {len(self.survived)} survived ({share:.1f} %)"
        return text + (f", {len(self.broken)} could not be run" if self.broken else "")


def run_group(group: list[Mutant], report: Report) -> None:
    start = time.monotonic()
    originals = {mutant.file: mutant.apply(TREE) for mutant in group}
    try:
        problem = build(group) if any(mutant.is_compiled for mutant in group) else None
        if not problem:
            for mutant in group:
                judge(mutant, report)
        elif len(group) == 1:
            report.add(group[0], "broken", time.monotonic() - start, problem)
    finally:
        for file, original in originals.items():
            (TREE / file).write_text(original, encoding="utf-8")
    if problem and len(group) > 1:
        middle = len(group) // 2
        run_group(group[:middle], report)
        run_group(group[middle:], report)


def judge(mutant: Mutant, report: Report) -> None:
    start = time.monotonic()
    try:
        verdict = "survived" if all(passes(test) for test in mutant.tests) else "killed"
        report.add(mutant, verdict, time.monotonic() - start)
    except LookupError as error:
        report.add(mutant, "broken", time.monotonic() - start, str(error))


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Puts mutants into a copy of the tree, and runs their tests, which must fail."
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="a part of the names of the mutants to run; default: all"
    )
    parser.add_argument(
        "--together", type=int, default=1, metavar="N", help="build up to N mutants at once (default: 1)"
    )
    arguments = parser.parse_args()
    wanted = [m for m in mutants.load() if not arguments.names or any(name in m.name for name in arguments.names)]
    lost = [mutant.name for mutant in wanted if mutant.count() != 1]
    if lost or not wanted:
        print(
            f"The string `old` of these mutants does not occur exactly once in its file: {', '.join(lost)}"
            if lost
            else f"No mutant has a name that contains {' or '.join(arguments.names)}.",
            file=sys.stderr,
        )
        return 2
    copy_tree()
    problem = build(wanted)
    if problem:
        print(f"The tree cannot be built without mutants. Fix these errors first:\n{problem}", file=sys.stderr)
        return 2
    report = Report()
    for group in groups(sorted(wanted, key=order), arguments.together):
        run_group(group, report)
    print(report.summary())
    return 1 if report.survived or report.broken else 0


if __name__ == "__main__":
    sys.exit(main())
