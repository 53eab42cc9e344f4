"""python3 tools/quick.py [--since COMMIT] [--print]: checks the changed files, faster than `make test`.

The program takes the files that differ from the commit (default: the merge base with main). It runs the tests of their modules, the
linters on these files, and the check that generated files are up to date. `make test` runs all tests and linters.
"""

import argparse
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

import processes
from lines import shortened

ROOT = Path(__file__).resolve().parents[1]
PYTHON = "build/test-venv/bin/python"
LINT = "build/lint-venv/bin"
GENERATED = "/Generated/"
TARGET = re.compile(r'\.(?:target|testTarget)\(\s*name: "(\w+)",\s*dependencies: \[([^\]]*)\]')


@dataclass(frozen=True)
class Check:
    """A command, and the chain that it belongs to. The commands of a chain run one after the other, the chains at the same time."""

    chain: str
    command: str


def changed(since: str | None) -> list[str]:
    """Returns the paths of the files that differ from a commit, including files not yet in git, without deleted files."""
    base = since or git("merge-base", "HEAD", main_branch()).strip()
    names = git("diff", "--name-only", base) + git("ls-files", "--others", "--exclude-standard")
    return sorted({name for name in names.splitlines() if (ROOT / name).is_file()})


def main_branch() -> str:
    branches = git("for-each-ref", "--format=%(refname:short)", "refs/heads/main", "refs/remotes/origin/main")
    return next((name for name in ("origin/main", "main") if name in branches.split()), "HEAD")


def git(*arguments: str) -> str:
    return subprocess.check_output(["git", *arguments], cwd=ROOT, text=True)


def dependents(package: str) -> dict[str, list[str]]:
    """Returns, for each Swift module, the modules that depend on it. `package` is the text of Package.swift."""
    found: dict[str, list[str]] = {}
    for name, dependencies in TARGET.findall(package):
        for module in re.findall(r'"(\w+)"', dependencies):
            found.setdefault(module, []).append(name)
    return found


def tests_of_swift(module: str, uses: dict[str, list[str]]) -> set[str]:
    """Returns the test modules of a module: its own, or else those that depend on it, or else those of the modules that use it."""
    users = uses.get(module, [])
    tests = {name for name in users if name.endswith("Tests")}
    own = {f"{module}Tests"} & tests
    return own or tests or {test for user in users for test in tests_of_swift(user, uses)}


def swift_modules(files: Iterable[str], package: str) -> list[str]:
    """Returns the Swift test modules to run for the changed files."""
    found: set[str] = set()
    uses = dependents(package)
    for path in map(PurePosixPath, files):
        if path.parts[0] == "Sources" and path.suffix in (".swift", ".h", ".c", ".cpp"):
            found |= tests_of_swift(path.parts[1], uses)
        elif path.parts[:2] == ("Tests", "Support"):
            found |= tests_of_swift("TestSupport", uses)
        elif path.parts[0] == "Tests" and path.parts[1].endswith("Tests"):
            found.add(path.parts[1])
    return sorted(found)


def tests_of(files: Iterable[str], folder: str, package: str = "", root: Path = ROOT) -> list[str]:
    """Returns the test files of a folder to run: those that changed, and those for the changed modules of a package."""
    all_tests = sorted((root / folder).glob("test_*.py"))
    found: set[str] = set()
    for path in map(PurePosixPath, files):
        if str(path.parent) == folder and path.name.startswith("test_"):
            found.add(path.name)
        elif package and path.is_relative_to(package) and path.suffix == ".py":
            found |= {test.name for test in tests_of_module(path.stem.strip("_"), all_tests)}
    return sorted(found)


def tests_of_module(name: str, tests: list[Path]) -> list[Path]:
    """Returns the tests with the name of a module, or else the tests that mention the module, or else all tests."""
    word = re.compile(rf"\b_?{re.escape(name)}\b")
    return (
        [test for test in tests if name in test.stem]
        or [test for test in tests if word.search(test.read_text(encoding="utf-8"))]
        or tests
    )


def unittests(chain: str, python: str, folder: str, names: list[str], top: str = "") -> list[Check]:
    """Returns a check that runs the test files `names` of a folder. Returns no check if `names` is empty."""
    options = f" -t {top}" if top else ""
    return [Check(chain, f"{python} tools/run_tests.py {folder}{options} {' '.join(names)}")] if names else []


def tests(files: list[str], root: Path = ROOT) -> list[Check]:
    """Returns the checks that run the tests of the changed files."""
    checks: list[Check] = []
    modules = swift_modules(files, (root / "Package.swift").read_text(encoding="utf-8"))
    if modules:
        checks.append(Check("library", f"make test-swift FILTER='^({'|'.join(modules)})\\.'"))
    python = tests_of(files, "bindings/python/tests", "bindings/python/danxi", root)
    project = tests_of(files, "Tests/Project", root=root)
    if any(file.startswith("rpc/") for file in files):
        python = sorted({*python, "test_command_rpc.py"})
        project = sorted({*project, *(path.name for path in (root / "Tests/Project").glob("test_rpc*.py"))})
    programs = [PurePosixPath(file).stem for file in files if re.fullmatch(r"Tests/C/\w+\.c", file)]
    if any(file.endswith(".md") for file in files):
        project = sorted({*project, "test_documentation.py", "test_translations.py"})
    if "Makefile" in files:
        project = sorted({*project, "test_make.py"})
    if python or project or programs:
        checks.append(Check("library", "make all build/test-venv"))
    checks += unittests("library", PYTHON, "bindings/python/tests", python, "bindings/python")
    checks += unittests("library", PYTHON, "Tests/Project", project)
    if programs:
        checks.append(Check("library", f"python3 Tests/C/run.py --programs {','.join(programs)}"))
    for start, target in (
        (("generator/", "interface/"), "test-generator"),
        (("tools/",), "test-tools"),
        (("Tests/Interface/",), "test-interface"),
    ):
        if any(file.startswith(start) and GENERATED not in file for file in files):
            checks.append(Check("library" if target == "test-interface" else "source", f"make {target}"))
    if any(file.startswith(("Sources/", "Tests/Mutants/")) for file in files):
        checks += unittests(
            "source",
            "python3",
            "Tests/Project",
            ["test_mutant_verdicts.py", "test_mutants.py", "test_random_mutants.py", "test_structure.py"],
        )
    standin = tests_of(files, "standin/tests", "standin/danxi_standin", root)
    return checks + unittests("source", "python3", "standin/tests", standin, "standin")


def lints(files: list[str]) -> list[Check]:
    """Returns the check of generated files, and the linters for the changed files."""
    written = [file for file in files if GENERATED not in file and "/_generated" not in file]
    swift = [file for file in written if file.endswith(".swift")]
    c = [
        file
        for file in written
        if file.startswith(("Tests/", "examples/", "rpc/")) and file.endswith((".c", ".h", ".cpp"))
    ]
    python = [file for file in written if file.endswith(".py")]
    checks = ["make lint-generated"]
    if c or python:
        checks.append("make build/lint-venv")
    if swift:
        checks.append(f"swift format lint --strict {shlex.join(swift)}")
    if c:
        checks.append(f"{LINT}/clang-format --dry-run -Werror {shlex.join(c)}")
    if python:
        checks.append(f"{LINT}/ruff check --quiet {shlex.join(python)}")
        checks.append(f"{LINT}/ruff format --check {shlex.join(python)}")
    if any(file.startswith(("generator/", "tools/", "standin/", "bindings/python/danxi/")) for file in python):
        checks.append("make lint-types")
    return [Check("source", command) for command in checks]


def run(check: Check) -> bool:
    """Runs a check, and prints its output if it fails."""
    start = time.monotonic()
    done = subprocess.run(
        ["sh", "-c", check.command],
        cwd=ROOT,
        env=processes.without_make(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    lines = shortened(done.stdout.splitlines()) if done.returncode else done.stdout.splitlines()[-1:]
    text = "".join(f"\n    {line}" for line in lines)
    word = "FAILED" if done.returncode else "ok"
    print(f"{word} {shortened([check.command])[0]} ({time.monotonic() - start:.0f} s){text}", flush=True)
    return done.returncode == 0


def run_chains(checks: list[Check]) -> int:
    """Runs the chains at the same time. A failed check does not stop its chain. Returns the number of failed checks."""
    chains = [[check for check in checks if check.chain == name] for name in dict.fromkeys(c.chain for c in checks)]
    with ThreadPoolExecutor(max(1, len(chains))) as pool:
        passed = [
            result for results in pool.map(lambda chain: [run(check) for check in chain], chains) for result in results
        ]
    return passed.count(False)


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Runs the tests of the changed modules, and the linters on the changed files."
    )
    parser.add_argument(
        "--since", metavar="COMMIT", help="compare with this commit (default: the merge base with main)"
    )
    parser.add_argument("--print", action="store_true", help="only print the commands")
    options = parser.parse_args()
    files = changed(options.since)
    checks = [*tests(files), *lints(files)]
    if options.print:
        print(*(check.command for check in checks), sep="\n")
        return 0
    failed = run_chains(checks)
    print(f"{len(checks) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
