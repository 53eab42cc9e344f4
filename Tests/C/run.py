"""python3 Tests/C/run.py [--filter TEXT] [--valgrind all] [--sanitizer NAME] [--arm64]: runs the tests in C with build/lib and include/.

Each C program has its own stand-in and a time limit, and prints a line for each of its tests. At most as many programs run at the
same time as there are processors. The checks of headers, exports, packaging and examples are in checks/. The programs and their files
are in one temporary directory, which is removed at the end.
"""

import argparse
import contextlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(ROOT / "tools")]

import checks  # noqa: E402

from standin import StandIn, clean_environment  # noqa: E402

WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wstrict-prototypes", "-Werror"]
PROGRAMS = [
    "walk",
    "examples",
    "campus",
    "jansson",
    "careless",
    "input",
    "wiping",
    "reentry",
    "bounds",
    "events",
    "watching",
    "monitoring",
    "refusals",
    "stores",
    "parking",
    "threads",
    "closing",
    "waiting",
    "extensions",
    "clients",
    "own_store",
    "scarce",
    "sessions",
    "forking",
    "exiting",
    "guest",
    "unloading",
]
# Time limit of a program in seconds. On an idle machine, programs take much less time.
LIMIT = 300
SLOWER = 5  # factor of the limit with a sanitizer or Valgrind
VALGRIND = [
    "valgrind",
    "--quiet",
    "--fair-sched=yes",
    "--leak-check=full",
    "--show-leak-kinds=definite",
    "--errors-for-leak-kinds=definite",
    "--error-exitcode=9",
    f"--suppressions={HERE / 'valgrind.supp'}",
]
# The programs that also run under Valgrind, each with the filter that selects the sample of its tests. The sample leaves out the
# examples for undergraduates, which would take two minutes.
VALGRIND_PROGRAMS = {"walk": "", "examples": "as_graduate", "jansson": ""}


class Report:
    """The numbers of passed and failed tests. Each failure is printed as soon as its test ends."""

    def __init__(self, is_verbose: bool):
        self.is_verbose = is_verbose
        self.passed = 0
        self.failures: list[str] = []
        self.lock = threading.Lock()

    def add(self, name: str, problem: str | None, seconds: float):
        with self.lock:
            if problem is None:
                self.passed += 1
                if self.is_verbose:
                    print(f"ok {name} ({seconds:.1f} s)", flush=True)
            else:
                self.failures.append(f"FAILED {name}: {problem.strip().partition(chr(10))[0]}")
                print(f"FAILED {name} ({seconds:.1f} s)\n{problem}", flush=True)

    def end(self) -> int:
        """Prints the failures and the numbers of tests. Returns the exit status of this program."""
        print(*self.failures, f"{self.passed} passed, {len(self.failures)} failed", sep="\n")
        return 1 if self.failures or not self.passed else 0

    def test(self, name: str, check, *arguments):
        start = time.monotonic()
        try:
            check(*arguments)
            problem = None
        except Exception as error:  # a check fails with any exception
            problem = "    " + str(error or type(error).__name__).replace("\n", "\n    ")
        self.add(name, problem, time.monotonic() - start)


def compiler(options: argparse.Namespace) -> list[str]:
    """Returns the command of gcc or, with a sanitizer, of the Swift toolchain's clang, whose sanitizer runtime the library uses. For arm64,
    returns the compiler that tools/cross/emulate.py names.
    """
    sanitizer = options.sanitizer
    if options.arm64:
        return shlex.split(os.environ["CC"])
    if sanitizer is None:
        return ["gcc"]
    toolchain = Path(shutil.which("swiftc")).resolve().parent
    command = [str(toolchain / "clang"), f"-fsanitize={sanitizer}", "-fno-omit-frame-pointer"]
    if sanitizer == "thread":  # the runtime of this sanitizer supports the locks of libdispatch
        libraries = toolchain.parent / "lib/swift/linux"
        command += [f"-L{libraries}", f"-Wl,-rpath,{libraries}", "-Wl,--no-as-needed", "-ldispatch", "-lBlocksRuntime"]
    return command


def compile_program(name: str, directory: Path, options: argparse.Namespace) -> Path:
    program, library = directory / name, options.library
    flags = subprocess.check_output(["pkg-config", "--cflags", "--libs", "jansson"], text=True).split()
    command = [
        *compiler(options),
        "-std=gnu11",
        "-D_GNU_SOURCE",
        "-g",
        "-O1",
        *(flag for flag in WARNINGS if flag != "-Wpedantic"),
        f"-I{ROOT / 'include'}",
        str(HERE / f"{name}.c"),
        "-o",
        str(program),
        f"-L{library}",
        f"-Wl,-rpath,{library}",
        *([] if name == "unloading" else ["-ldanxi"]),
        "-ldl",
        "-pthread",
        *flags,
    ]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(run.stderr)
    return program


class ProgramRun:
    """One run of a C program. The lines that the program prints become tests in the report."""

    LINE = re.compile(r"(begin|ok|FAILED) (\S+/\S+)(?: \((\d+) ms\))?$")

    def __init__(self, report: Report, label: str, is_under_valgrind: bool):
        self.report, self.label, self.is_under_valgrind = report, label, is_under_valgrind
        self.begun: str | None = None
        self.notes: list[str] = []
        self.valgrind: list[str] = []  # its lines, which belong to no test: only the program's status tells of an error
        self.has_failed_tests = False

    def named(self, test: str) -> str:
        return self.label + "/" + test.partition("/")[2]

    def take(self, line: str):
        match = self.LINE.match(line)
        if not match:
            (self.valgrind if line.startswith("==") else self.notes).append("    " + line.strip())
            return
        kind, test, milliseconds = match.groups()
        if kind == "begin":
            self.begun, self.notes = self.named(test), []
        else:
            self.report.add(self.named(test), None if kind == "ok" else "\n".join(self.notes), int(milliseconds) / 1000)
            self.begun, self.notes = None, []
            self.has_failed_tests |= kind == "FAILED"

    def finish(self, code: int | None, limit: int, seconds: float):
        if code == 0 and self.begun is None:
            if self.is_under_valgrind:
                self.report.add(f"{self.label}/no_leak_and_no_error", None, seconds)
            return
        if code is None:
            problem = f"    The program was killed, because it still ran after {limit} s."
        elif code < 0:
            problem = f"    The program was killed by {signal.Signals(-code).name}."
        else:
            problem = f"    The program exited with status {code}."
        if code == 1 and self.begun is None and self.has_failed_tests:
            return  # the failed tests are already reported
        self.report.add(self.begun or f"{self.label}/end", "\n".join([*self.notes, *self.valgrind, problem]), seconds)


@dataclass
class Variant:
    """A C program, with or without Valgrind, and the environment and the time limit of its run."""

    program: str
    environment: dict
    is_under_valgrind: bool = False
    limit: int = LIMIT

    @property
    def label(self) -> str:
        return f"{self.program}-valgrind" if self.is_under_valgrind else self.program


def run_program(report: Report, variant: Variant, directory: Path):
    label, limit = variant.label, variant.limit
    command = [*(VALGRIND if variant.is_under_valgrind else []), str(directory / variant.program)]
    scratch = directory / f"{label}.d"
    scratch.mkdir()
    start = time.monotonic()
    with StandIn() as standin:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            env={**variant.environment, **standin.environment, "CHECK_DIRECTORY": str(scratch)},
        )
        run = ProgramRun(report, label, variant.is_under_valgrind)
        killer = subprocess.Popen([sys.executable, "-c", KILLER, str(limit), str(process.pid)], stdin=subprocess.PIPE)
        try:
            for line in process.stdout:
                run.take(line.rstrip("\n"))
            code = process.wait()
        finally:
            killer.stdin.close()
            killer.wait()
            end_group(process)
        elapsed = time.monotonic() - start
        run.finish(None if code == -signal.SIGKILL and elapsed >= limit else code, limit, elapsed)


# A Python program that kills a process group after a time limit, unless the program's standard input is closed before.
KILLER = """
import os, select, signal, sys
if not select.select([sys.stdin], [], [], float(sys.argv[1]))[0]:
    try: os.killpg(int(sys.argv[2]), signal.SIGKILL)
    except ProcessLookupError: pass
"""


def end_group(process: subprocess.Popen):
    """Kills the remaining processes of a program's group."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def with_symbols(library: Path, directory: Path) -> Path:
    """Creates a directory with a library that has symbols but no debug information, because Valgrind 3.19 cannot read DWARF 5."""
    target = directory / "symbols"
    target.mkdir()
    source = library.parent / "symbols/libdanxi.so.0"
    subprocess.run(["strip", "--strip-debug", "-o", str(target / "libdanxi.so.0"), str(source)], check=True)
    return target


def variants(options: argparse.Namespace, directory: Path, environment: dict) -> list[Variant]:
    """Returns the runs of the programs, the slowest first."""
    if options.filter:
        # The programs themselves do not know the suffix "-valgrind".
        environment = {**environment, "CHECK_FILTER": options.filter.replace("-valgrind", "")}
    names = options.programs.split(",")
    is_slow = options.sanitizer or options.arm64
    found = [Variant(name, environment, limit=LIMIT * (SLOWER if is_slow else 1)) for name in names]
    if is_slow:
        return found
    # Under Valgrind, a library with symbols is used, so that reports contain the names of functions.
    environment = {**environment, "LD_LIBRARY_PATH": str(with_symbols(options.library, directory))}
    sample = {} if options.valgrind == "all" or options.filter else VALGRIND_PROGRAMS
    return [
        *(
            Variant(
                name, environment | ({"CHECK_FILTER": sample[name]} if sample.get(name) else {}), True, LIMIT * SLOWER
            )
            for name in names
            if name in VALGRIND_PROGRAMS
        ),
        *found,
    ]


def is_wanted(variant: Variant, directory: Path, wanted) -> bool:
    """Returns whether `wanted` selects at least one test of the program."""
    listed = subprocess.check_output(
        [directory / variant.program, "--list"], text=True, env=variant.environment, timeout=120
    )
    return any(wanted(f"{variant.label}/{test.partition('/')[2]}") for test in listed.split())


def run_all(report: Report, options: argparse.Namespace, directory: Path, environment: dict):
    def wanted(name: str) -> bool:
        return options.filter in name

    def compile_one(name: str):
        try:
            compile_program(name, directory, options)
        except RuntimeError as error:
            report.add(f"{name}/compile", str(error), 0)

    def run_checks():
        for name, check in checks.all_checks(ROOT, options.library, directory, WARNINGS):
            if wanted(name):
                report.test(name, check)

    def run_one(variant: Variant):
        if (directory / variant.program).exists() and is_wanted(variant, directory, wanted):
            run_program(report, variant, directory)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, options.programs.split(",")))
        jobs = [pool.submit(run_one, variant) for variant in variants(options, directory, environment)]
        if not options.sanitizer and not options.arm64:
            jobs.append(pool.submit(run_checks))
        for job in jobs:
            job.result()


def main() -> int:
    parser = argparse.ArgumentParser(description="Runs the C tests.")
    parser.add_argument("--filter", default="", metavar="TEXT", help="run only the tests whose names contain TEXT")
    parser.add_argument(
        "--library",
        type=Path,
        metavar="DIR",
        default=Path(os.environ.get("DANXI_BUILD", ROOT / "build")) / "lib",
        help="the directory that contains libdanxi.so (default: build/lib)",
    )
    parser.add_argument(
        "--sanitizer",
        choices=["address", "thread"],
        help="run only the programs, with this sanitizer and without Valgrind; the library must be built with the same sanitizer",
    )
    parser.add_argument(
        "--programs", default=",".join(PROGRAMS), metavar="NAMES", help="run only these programs, such as walk,events"
    )
    parser.add_argument(
        "--preload", type=Path, metavar="FILE", help="a library that the programs load first, by LD_PRELOAD"
    )
    parser.add_argument(
        "--valgrind",
        choices=["sample", "all"],
        default="sample",
        help="which tests of the programs also run under Valgrind",
    )
    parser.add_argument("--verbose", action="store_true", help="print also the tests that pass")
    parser.add_argument(
        "--arm64",
        action="store_true",
        help="run only the programs, and without Valgrind; tools/cross/emulate.py passes what is needed",
    )
    options = parser.parse_args()
    options.library = options.library.resolve()
    if not (options.library / "libdanxi.so").exists():
        print(f"{options.library} does not contain libdanxi.so. Run make first, or set --library.", file=sys.stderr)
        return 2

    environment = clean_environment()
    if options.preload:
        environment["LD_PRELOAD"] = str(options.preload.resolve())
    report = Report(options.verbose)
    directory = Path(tempfile.mkdtemp(prefix="danxi-c-"))
    try:
        run_all(report, options, directory, environment)
    finally:
        shutil.rmtree(directory, ignore_errors=True)
    return report.end()


if __name__ == "__main__":
    sys.exit(main())
