"""Checks that only the doors reach the world outside of a process's memory, with the symbols that the object files use.

    python3 tools/effects.py [--build DIRECTORY] [--swift PROGRAM]

It reads the objects of the debug build, which `make build-tests` makes, and tools/effects.toml, which has the effects, the doors and the
exceptions. It reports

- a symbol of an effect in a file that is no door of the effect's group, and a symbol of C that is in no list,
- state that all worlds of a process share,
- a task in Sources that does not name its executor, because the symbols of such tasks are the same as those of others,
- doors and exceptions that are no longer needed.

Two kinds of shared state are not found: a constant struct that holds a class, because its symbol has only the name of the struct, and a
private variable outside of a type, which has no setter.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import translate
from pathlib import Path

import swift_graph

ROOT = Path(__file__).resolve().parents[1]


# The rules


@dataclass(frozen=True)
class Door:
    file: str
    effects: frozenset[str]


class Rules:
    """The contents of tools/effects.toml."""

    def __init__(self, text: str) -> None:
        data = tomllib.loads(text)
        self.groups: dict[str, re.Pattern[str]] = {name: one_of(symbols) for name, symbols in data["effects"].items()}
        self.harmless = one_of([symbol for symbols in data["harmless"].values() for symbol in symbols])
        self.doors = [Door(door["file"], frozenset(door["effects"])) for door in data["door"]]
        self.shared = [str(entry["name"]) for entry in data["shared"]]

    def group(self, symbol: str) -> str | None:
        """Returns the group of a symbol. Returns nothing if the symbol has no effect, and "unknown" if it is in no list."""
        for name, pattern in self.groups.items():
            if pattern.fullmatch(symbol):
                return name
        is_of_swift = re.match(r"\$s(?!5Glibc)|_*swift", symbol)
        return None if is_of_swift or self.harmless.fullmatch(symbol) else "unknown"


def one_of(patterns: Iterable[str]) -> re.Pattern[str]:
    """Returns a regular expression that matches the strings that match one of the patterns with `*`."""
    return re.compile("|".join(translate(pattern) for pattern in patterns))


# The objects


@dataclass
class Objects:
    """The symbols of object files, by the path of the source file, such as Sources/Threads/World.swift."""

    undefined: dict[str, set[str]] = field(default_factory=dict)
    defined: set[str] = field(default_factory=set)
    # The symbols of variables that are not local to a function. A variable has a setter unless it is a constant.
    variables: set[str] = field(default_factory=set)

    def add(self, file: str, symbols: Iterable[tuple[str, str]]) -> None:
        """Adds the symbols of an object: their names, and the letters of their kinds that nm prints."""
        undefined = self.undefined.setdefault(file, set())
        for name, kind in symbols:
            if kind in "Uwv":
                undefined.add(name)
            else:
                self.defined.add(name)
                if kind in "bBdDrR" and re.fullmatch(r"\$s.*vpZ?", name):
                    self.variables.add(name)

    @classmethod
    def read(cls, build: Path) -> Objects:
        """Reads the objects of all modules in Sources."""
        files: dict[Path, str] = {}
        for module in sorted((ROOT / "Sources").iterdir()):
            files.update(object_files(build / f"{module.name}.build", module))
        if missing := next((path for path in files if not path.exists()), None):
            raise SystemExit(f"{missing} is missing. Run `make build-tests` first.")
        objects = cls()
        listing = subprocess.run(["nm", "-A", "-P", *files], check=True, capture_output=True, text=True).stdout
        symbols: dict[str, list[tuple[str, str]]] = {file: [] for file in files.values()}
        for path, name, kind in listed(listing):
            symbols[files[Path(path)]].append((name, kind))
        for file, found in symbols.items():
            objects.add(file, found)
        # A function of a library that is loaded later has the effect of that library, although CLibraries defines a jump to it.
        objects.defined -= {name.removeprefix("loaded_") for name in objects.defined if name.startswith("loaded_")}
        return objects


def listed(listing: str) -> list[tuple[str, str, str]]:
    """Returns the path of the object, the name and the kind of each symbol in the output of `nm -A -P`.

    Names of constants can have spaces and line breaks, after which a line has no path."""
    return re.findall(r"^(/\S+): (.+?) ([A-Za-z])(?: [0-9a-f]+){0,2} *$", listing, re.M)


def object_files(folder: Path, module: Path) -> dict[Path, str]:
    """Returns the paths of a module's objects, with the paths of their source files. Objects of deleted files are left out."""
    if any(module.rglob("*.swift")):
        listed = folder / "output-file-map.json"
        if not listed.exists():
            raise SystemExit(f"{listed} is missing. Run `make build-tests` first.")
        entries = json.loads(listed.read_text(encoding="utf-8"))
        return {Path(entry["object"]): relative(source) for source, entry in entries.items() if "object" in entry}
    sources = [path for path in module.rglob("*") if path.suffix in (".c", ".cpp")]
    return {folder / f"{path.relative_to(module)}.o": relative(str(path)) for path in sources}


def relative(source: str) -> str:
    """Returns a path below the root of the repository. Plugins write Swift files below .build."""
    return re.sub(r"^.*?/(?=Sources/|\.build/)", "", source)


# The checks


def wrong_effects(rules: Rules, objects: Objects) -> list[str]:
    """Returns a message for each symbol that a file must not use, and for each door that is no longer needed."""
    doors = {door.file: door.effects for door in rules.doors}
    used: dict[str, set[str]] = {}
    imported = set().union(*objects.undefined.values()) - objects.defined
    groups = {symbol: rules.group(symbol) for symbol in imported}
    problems = []
    for file, symbols in sorted(objects.undefined.items()):
        for symbol in sorted(symbols & imported):
            group = groups[symbol]
            if group == "unknown":
                problems.append(f"{file} uses {symbol}, which is in no list of tools/effects.toml: add it to one")
            elif group:
                used.setdefault(file, set()).add(group)
                if group not in doors.get(file, ()):
                    problems.append(f"{file} uses {symbol} ({group}), but is no door: use World.current or a door")
    problems += [
        f"tools/effects.toml: {door.file} is a door of {name}, but uses none of its symbols: delete the entry"
        for door in rules.doors
        for name in sorted(door.effects - used.get(door.file, set()))
    ]
    return problems


def shared_state(rules: Rules, objects: Objects, expanded: str) -> list[str]:
    """Returns a message for each variable of a process that is not listed, and for each listed one that does not exist.

    `expanded` is the output of `swift demangle -expand` for the symbols of variables."""
    found = [
        name
        for symbol, name, kinds in variables(expanded)
        if kinds & {"Class", "Protocol", "Synchronization"} or re.sub(r"p(Z?)$", r"s\1", symbol) in objects.defined
    ]
    listed = one_of(rules.shared)
    problems = [
        f"{name} is shared by all worlds of a process: make it a value of the world, with a WorldKey"
        for name in sorted(found)
        if not listed.fullmatch(name)
    ]
    return problems + [
        f"tools/effects.toml: {name} is no shared state: delete the entry"
        for name in rules.shared
        if not any(one_of([name]).fullmatch(other) for other in found)
    ]


def variables(expanded: str) -> Iterator[tuple[str, str, set[str]]]:
    """Yields the symbol and the name of each variable, and the kinds and modules of the types that its type consists of."""
    for tree, symbol, text in re.findall(r"^Demangling for \S+\n(.*?)^(\S+) ---> (.*?)$", expanded, re.M | re.S):
        # The type of the variable is the last of the outermost types. Others belong to the type that declares the variable.
        indent = min((len(found) for found in re.findall(r"^( *)kind=Type$", tree, re.M)), default=None)
        if indent is not None:
            tree = re.split(rf"^ {{{indent}}}kind=Type$", tree, flags=re.M)[-1]
            name = re.sub(r"\((\w+) in \w+\)", r"\1", text.split(" : ")[0])
            name = re.sub(r"^static |\(extension in \w+\):", "", name)
            yield symbol, name, set(re.findall(r"kind=(?:Module, text=\")?(\w+)", tree))


TASK = re.compile(
    r"(?<!-> )\bTask\s*(?:<[^>]*>)?(?:\.(?:detached|immediate|immediateDetached))?\s*(?:\{|\((?![^)]*executorPreference:(?!\s*nil))[^)]*\)\s*\{)"
)


def escaping_tasks(code: str) -> list[int]:
    """Returns the lines of code that start a task without an executor, which runs on the threads of Swift."""
    return [code.count("\n", 0, found.start()) + 1 for found in TASK.finditer(code)]


def wrong_tasks(sources: Path = ROOT / "Sources") -> list[str]:
    return [
        f"{path.relative_to(sources.parent)}:{line}: the task has no executor: use World.detached or executorPreference"
        for files in swift_graph.files(sources).values()
        for path, code in files.items()
        for line in escaping_tasks(code)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=Path, default=ROOT / ".build" / "debug", metavar="DIRECTORY")
    parser.add_argument("--swift", default="swift", metavar="PROGRAM")
    options = parser.parse_args()
    rules = Rules((ROOT / "tools" / "effects.toml").read_text(encoding="utf-8"))
    objects = Objects.read(options.build)
    command = [options.swift, "demangle", "-expand", *sorted(objects.variables)]
    expanded = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    problems = wrong_effects(rules, objects) + shared_state(rules, objects, expanded) + wrong_tasks()
    raise SystemExit("\n".join(problems) or None)


if __name__ == "__main__":
    main()
