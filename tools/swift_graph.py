"""Reads which of the library's Swift modules import each other, and which folders of a module use each other.

A folder uses another one if one of its files names a type or a function that the other one declares. The text is searched, so that no
build is needed. A name counts only if a single folder declares it: otherwise, the use could mean another folder's declaration.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SYSTEM = {"Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Swift", "Synchronization", "Testing"}
# Runtime links CSwiftRuntime without importing it, because the functions of CSwiftRuntime replace those of Swift's runtime.
LINKED = {("Runtime", "CSwiftRuntime")}

# Modules


@dataclass(frozen=True)
class Target:
    name: str
    folder: Path
    dependencies: frozenset[str]


def targets(package: str | None = None) -> list[Target]:
    """Returns the targets of Package.swift that have Swift files."""
    text = package if package is not None else (ROOT / "Package.swift").read_text(encoding="utf-8")
    found = []
    for kind, name, rest in re.findall(
        r'\.(target|testTarget)\(\s*name: "(\w+)"(.*?)(?=\n        [./]|\n    \])', text, re.S
    ):
        listed = re.search(r"dependencies: \[(.*?)\]", rest, re.S)
        path = re.search(r'path: "([^"]+)"', rest)
        folder = Path(path[1]) if path else Path("Tests" if kind == "testTarget" else "Sources") / name
        if any((ROOT / folder).rglob("*.swift")):
            found.append(Target(name, folder, frozenset(re.findall(r'"(\w+)"', listed[1]) if listed else ())))
    return found


def module_names() -> list[str]:
    """Returns the names of the modules of the library."""
    return [target.name for target in targets() if target.folder.parts[0] == "Sources"]


def imported(target: Target) -> Iterator[tuple[str, str]]:
    """Yields the modules that the files of a target import, with the lines."""
    for path in sorted((ROOT / target.folder).rglob("*.swift")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if (found := re.fullmatch(r"\s*(?:@\w+ )*import (\w+)", line)) and found[1] not in SYSTEM:
                yield found[1], f"{path.relative_to(ROOT)}:{number}: {line.strip()}"


def module_uses() -> Iterator[tuple[str, str, str]]:
    """Yields (importing module, imported module, line) for the modules of the library."""
    names = set(module_names())
    for target in targets():
        if target.name in names:
            yield from ((target.name, name, line) for name, line in imported(target) if name in names)


def wrong_declarations() -> list[str]:
    """Returns a message for each module that a target imports and does not declare, or declares and does not import."""
    problems = []
    for target in targets():
        lines: dict[str, str] = {}
        for name, line in imported(target):
            lines.setdefault(name, line)
        problems += [
            f"Package.swift: {target.name} does not declare {name}: {line}"
            for name, line in lines.items()
            if name not in target.dependencies
        ]
        problems += [
            f"Package.swift: {target.name} declares {name}, but imports it nowhere"
            for name in sorted(target.dependencies - set(lines))
            if (target.name, name) not in LINKED
        ]
    return problems


# Folders


def folder_uses(module: str, sources: Path = ROOT / "Sources") -> Iterator[tuple[str, str, str]]:
    """Yields (using folder, used folder, `FILE:LINE: NAME`) for each use of a name that another folder of the module declares.

    The top folder has the module's name."""
    homes = declarations(sources)
    for path, code in files(sources)[module].items():
        user = folder(path, module, sources)
        for number, line in enumerate(code.splitlines(), 1):
            for dot, name in re.findall(r"(\.?)\b([A-Za-z_]\w*)\b", line):
                home = homes.get((module, ("." if dot and not name[0].isupper() else "") + name), user)
                if home != user:
                    yield user, home, f"{path.relative_to(sources.parent)}:{number}: {name}"


@cache
def files(sources: Path) -> dict[str, dict[Path, str]]:
    """Returns the code of each module's files, without comments and strings."""
    found: dict[str, dict[Path, str]] = defaultdict(dict)
    for path in sorted(sources.rglob("*.swift")):
        found[path.relative_to(sources).parts[0]][path] = without_text(path.read_text(encoding="utf-8"))
    return found


@cache
def declarations(sources: Path) -> dict[tuple[str, str], str]:
    """Returns the folder that declares a name, by (module, name), if only one folder does. Names of members start with a dot."""
    homes: dict[tuple[str, str], set[str]] = defaultdict(set)
    extended: dict[tuple[str, str], set[str]] = defaultdict(set)
    modules: dict[str, set[str]] = defaultdict(set)
    for module, codes in files(sources).items():
        for path, code in codes.items():
            own, within = TYPE.findall(code), list(inner(code))
            for name in [*own, *(name for name, _ in within)]:
                homes[module, name].add(folder(path, module, sources))
                modules[name].add(module)
            for name, owner in within:
                extended[module, name].add(owner)
    single = {key: next(iter(found)) for key, found in homes.items() if len(found) == 1}
    # Members are left out, because a use of a member is also a use of its type. An exception is an extension of another folder's type.
    return {
        (module, name): home
        for (module, name), home in single.items()
        if all(owner and single.get((module, owner)) != home for owner in extended[module, name])
        and not (name.startswith(".") and len(modules[name]) > 1)
    }


MODIFIERS = r"(?:(?:file)?private +|@\w+(?:\([^)]*\))? +|package +|public +|final +|indirect +|static +|mutating +|nonisolated +|private\(set\) +|convenience +|lazy +)*"
TYPE = re.compile(rf"^{MODIFIERS}(?:class|struct|enum|protocol|actor|typealias|func|let|var) +(\w+)", re.M)
INNER = re.compile(rf"^ +{MODIFIERS}(func|let|var|case|class|struct|enum|protocol|typealias) +`?(\w+)")
EXTENSION = re.compile(r"^(?:package |public )?extension +([\w.]+)")


def inner(code: str) -> Iterator[tuple[str, str]]:
    """Yields (name, type) for the declarations within types and functions. The type is the extended type, or empty outside extensions."""
    owner = ""
    for line in code.splitlines():
        if line and not line.startswith((" ", "}")):
            extension = EXTENSION.match(line)
            owner = extension[1].split(".")[0] if extension else ""
        elif found := INNER.match(line):
            yield ("." if found[1] in ("func", "let", "var", "case") else "") + found[2], owner


def folder(path: Path, module: str, sources: Path) -> str:
    """Returns the folder of a file within its module.

    A generated file belongs to the folder that its name ends or starts with (`ForumMethods`, `Method+Services`). Without such a
    folder, the generated file counts as a folder.
    """
    parts = path.relative_to(sources / module).parts[:-1]
    if parts != ("Generated",):
        return "/".join(parts) or module
    names = [other.name for other in (sources / module).iterdir() if other.is_dir()]
    start, plus, _ = path.stem.partition("+")
    own = (name for name in names if (name.removesuffix("s") == start if plus else start.endswith(name)))
    return next(own, f"Generated/{path.stem}")


def without_text(source: str) -> str:
    """Returns source code without comments and string literals. Interpolated code stays."""
    kept: list[str] = []
    for piece in re.split(
        r'(//[^\n]*|/\*.*?\*/|#"""\n.*?"""#|"""\n.*?"""|#".*?"#|"(?:\\.|[^"\\\n])*")', source, flags=re.S
    ):
        if piece.startswith(("//", "/*", '"', '#"')):
            inner = " ".join(re.findall(r"\\#?\(([^()]*(?:\([^()]*\)[^()]*)*)\)", piece)) if piece[0] in '"#' else ""
            kept.append(inner.replace("\n", " ") + "\n" * piece.count("\n"))
        else:
            kept.append(piece)
    return "".join(kept)
