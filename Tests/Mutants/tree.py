"""The copy of the tree in build/mutants, which has its own build directory."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import running
import switch
from switch import Change

ROOT = Path(__file__).resolve().parents[2]
TREE = ROOT / "build/mutants"
DEBUG = TREE / ".build/debug"
FLAGS = ["--disable-index-store", "-debug-info-format", "none"]
# What `swift build` builds: everything, or what some kinds of tests need.
EVERYTHING, LIBRARY, SIMULATION = (["--build-tests"], ["--product", "danxi"], ["--product", "simulate"])


def files() -> set[str]:
    """Returns the names of the files that are copied."""
    listed = subprocess.check_output(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, text=True).splitlines()
    return {name for name in listed if (ROOT / name).is_file()}


def copy(changed: Mapping[str, str]) -> None:
    """Makes the copy equal to the working tree, which may change afterwards, but with the files of `changed`. Equal files keep their
    modification times, so they are not compiled again.

    The generated files that git ignores are written to the copy only.
    """
    names = files()
    for name in names - set(changed):
        source, target = ROOT / name, TREE / name
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
            os.utime(target)
    for name, text in changed.items():
        write(name, text)
    for room in ("Sources", "Plugins", "Tests", "include"):
        for path in (TREE / room).rglob("*"):
            if (
                path.is_file()
                and path.relative_to(TREE).as_posix() not in names | set(changed)
                and "__pycache__" not in path.parts
            ):
                path.unlink()
    subprocess.run([sys.executable, "-B", "generator", "--products"], cwd=TREE, stdout=subprocess.DEVNULL, check=True)


def write(name: str, text: str) -> None:
    path = TREE / name
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def build(targets: Sequence[Sequence[str]]) -> str | None:
    """Builds targets one after the other. Returns the compiler's output if one fails."""
    for target in targets:
        ended = running.run(["swift", "build", *FLAGS, *target], TREE)
        if not ended.is_successful:
            return ended.output
    if any(target != SIMULATION for target in targets):
        place_library()
    return None


def place_library() -> None:
    """Places the library under the names that make gives it, so that tests that run make do not build it again."""
    (TREE / "build/lib").mkdir(parents=True, exist_ok=True)
    (TREE / "build/symbols").mkdir(parents=True, exist_ok=True)
    file = f"libdanxi.so.{version()}"
    shutil.copy(DEBUG / "libdanxi.so", TREE / "build/lib" / file)
    shutil.copy(DEBUG / "libdanxi.so", TREE / "build/symbols/libdanxi.so.0")
    for name, target in (("libdanxi.so.0", file), ("libdanxi.so", "libdanxi.so.0")):
        link = TREE / "build/lib" / name
        link.unlink(missing_ok=True)
        link.symlink_to(target)


def build_program() -> str | None:
    """Builds danxi-rpc for the library that was built. Returns the compiler's output if this fails."""
    ended = running.run(["make", "-o", "build/lib/libdanxi.so." + version(), "build/bin/danxi-rpc"], TREE)
    return None if ended.is_successful else ended.output


def version() -> str:
    return str(tomllib.loads((ROOT / "interface/interface.toml").read_text(encoding="utf-8"))["version"])


def build_switched(
    changes: Mapping[str, Sequence[Change]], targets: Sequence[Sequence[str]] = (EVERYTHING,)
) -> set[int]:
    """Builds the tree with all changes, by file, behind the switch. Changes that do not compile are left out. Returns the numbers of the
    others. Raises RuntimeError if the tree cannot be built without changes."""
    sources = {name: (ROOT / name).read_text(encoding="utf-8") for name in changes}
    refused = Refused()
    left = {name: [change for change in own if refused.allows(sources[name], change)] for name, own in changes.items()}
    is_second = False
    while True:
        files = {name: switch.switched(sources[name], own) for name, own in left.items()}
        copy({**switch.support(ROOT), **{name: file.source for name, file in files.items()}})
        output = build(targets)
        if output is None:
            return {change.number for own in left.values() for change in own}
        lines = switch.errors(output, TREE)
        broken = {name: files[name].broken(own) for name, own in lines.items() if name in files}
        count = sum(map(len, broken.values()))
        if count:
            print(f"{count} changes do not compile, and are left out.", flush=True)
        elif is_second:
            problems = [line for line in output.splitlines() if "error:" in line] or output.splitlines()[-5:]
            raise RuntimeError("The tree cannot be built. Fix these errors first:\n" + "\n".join(problems))
        else:
            # The compiler misses imports when it compiles some files of a module again without those that import the same C header.
            for module in {Path(name).parts[1] for name in lines}:
                for path in (TREE / "Sources" / module).rglob("*.swift"):
                    path.touch()
        is_second = count == 0
        for name, own in broken.items():
            refused.add(sources[name], [change for change in left[name] if change.number in own])
            left[name] = [change for change in left[name] if change.number not in own]


class Refused:
    """The changes that the compiler has refused in any run, so that a run with the same seed does not build them again."""

    FILE = ROOT / "build/mutants-refused.txt"

    def __init__(self) -> None:
        self.known = set(self.FILE.read_text(encoding="utf-8").split()) if self.FILE.exists() else set()

    def allows(self, source: str, change: Change) -> bool:
        return self.key(source, change) not in self.known

    def add(self, source: str, changes: Iterable[Change]) -> None:
        with self.FILE.open("a", encoding="utf-8") as file:
            file.writelines(f"{self.key(source, change)}\n" for change in changes)

    @staticmethod
    def key(source: str, change: Change) -> str:
        text = f"{source}\0{change.start}\0{change.end}\0{change.new}"
        return hashlib.sha256(text.encode()).hexdigest()


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole if whole else 0:.1f} %"
