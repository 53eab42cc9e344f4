"""Prints the files that a person edits for a method or a service, and the generated ones, with the number of lines.

    python3 tools/effort.py [METHOD | SERVICE ...]

Without a name, it prints one line for each service. It counts the lines in this repository: for a method, the generated lines that
would be missing without it; for a service, its files, and the lines of other files that name it.
"""

from __future__ import annotations

import ast
import difflib
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "generator"))
import model  # noqa: E402
from files import outputs  # noqa: E402
from loading import load  # noqa: E402
from schema import operations  # noqa: E402
from swift.names import module, swift_name  # noqa: E402

HOSTS = ROOT / "standin" / "danxi_standin" / "hosts"


@cache
def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@dataclass(frozen=True)
class Part:
    """A file with the number of its lines that belong to a method or a service."""

    path: str
    lines: int
    note: str = ""


@dataclass(frozen=True)
class Effort:
    written: list[Part]
    generated: list[Part]

    def __str__(self) -> str:
        return f"{self.text('written by hand', self.written)}\n{self.text('generated', self.generated)}"

    @staticmethod
    def text(title: str, parts: list[Part]) -> str:
        rows = [f"  {part.lines:>6}  {part.path}{f'  ({part.note})' if part.note else ''}" for part in parts]
        files = len({part.path for part in parts})
        total = f"  {sum(part.lines for part in parts):>6}  in {files} {'file' if files == 1 else 'files'}"
        return "\n".join([title, *rows, total])


# Methods


def method_effort(interface: model.Interface, name: str) -> Effort:
    method = interface.method(name)
    return Effort(method_written(interface, method), method_generated(interface, method))


def method_written(interface: model.Interface, method: model.Method) -> list[Part]:
    written = [Part(f"interface/{method.service}.toml", len(entry(method)), "the entry of the table")]
    if method.request is None:
        written += functions(interface, method)
    return written


def entry(method: model.Method) -> list[str]:
    """Returns the lines of the method's entry in its table."""
    text = read(ROOT / "interface" / f"{method.service}.toml")
    entries = re.split(r"^(?=\[\[|# )", text, flags=re.MULTILINE)
    found = next(
        e for e in entries if e.startswith("[[method]]") and re.search(rf'^name = "{method.name}"$', e, re.MULTILINE)
    )
    return found.rstrip().splitlines()


def functions(interface: model.Interface, method: model.Method) -> Iterator[Part]:
    """Yields the hand-written Swift functions with the name of a method, without their helpers."""
    start = re.compile(rf"^( *)(?:\w+ )*func {model.camel(method.name)}\(")
    for path in sorted(folder(interface.service(method.service)).rglob("*.swift")):
        lines = read(path).splitlines()
        count = 0
        for index, line in enumerate(lines):
            if match := start.match(line):
                count += lines[index:].index(match[1] + "}") + 1
        if count:
            yield Part(str(path.relative_to(ROOT)), count, "the function without its helpers")


def method_generated(interface: model.Interface, method: model.Method) -> list[Part]:
    """Returns the number of lines that each generated file would lack without the method."""
    service = interface.service(method.service)
    others = replace(service, methods=[m for m in service.methods if m != method])
    without = replace(interface, services=[others if s == service else s for s in interface.services])
    before, after = outputs(without), outputs(interface)
    parts = []
    for path, text in after.items():
        if lines := added(before.get(path, "").splitlines(), text.splitlines()):
            parts.append(Part(path, lines))
    return parts


def added(before: list[str], after: list[str]) -> int:
    """Returns the number of lines in `after` that are new or differ from those in `before`."""
    if before == after:
        return 0
    start = common(before, after)
    before, after = before[start:], after[start:]
    end = common(before[::-1], after[::-1])
    matcher = difflib.SequenceMatcher(None, before[: len(before) - end], after[: len(after) - end], autojunk=False)
    return sum(end - begin for kind, _, _, begin, end in matcher.get_opcodes() if kind in ("insert", "replace"))


def common(first: list[str], second: list[str]) -> int:
    """Returns the number of lines at the beginning that both lists have in common."""
    pairs = enumerate(zip(first, second, strict=False))
    return next((index for index, pair in pairs if pair[0] != pair[1]), min(len(first), len(second)))


# Services


def service_effort(interface: model.Interface, name: str, files: dict[str, str] | None = None) -> Effort:
    """Returns the effort of a service. `files` are all generated files. If None, they are generated."""
    service = interface.service(name)
    written = [
        whole(ROOT / "interface" / f"{name}.toml", "the table"),
        Part("interface/interface.toml", 1, "the service's name"),
    ]
    written += [whole(path) for path in sorted(folder(service).rglob("*.swift")) if "Generated" not in path.parts]
    written += registrations(service)
    written += standin_parts(service.name, addresses(interface, service))
    written += [whole(path) for path in sorted((ROOT / "Tests").glob(f"*Tests/{swift_name(service)}*.swift"))]
    written += [Part(readme, 1, "the table of services") for readme in ("README.md", "README.zh-CN.md")]
    generated = [
        Part(path, text.count("\n"))
        for path, text in (files or outputs(interface)).items()
        if f"interface/{name}.toml" in text.partition("\n")[0]
    ]
    return Effort(written, generated)


def folder(service: model.Service) -> Path:
    """Returns the folder of the service's hand-written Swift: the folder with its name, or else the one where most files define its methods.

    For a general service without a folder of its name, it is the folder of the module.
    """
    kit = ROOT / "Sources" / module(service)
    own = kit / swift_name(service)
    if own.exists() or service.group == "general":
        return own if own.exists() else kit
    names = "|".join(model.camel(method.name) for method in service.methods)
    folders = [path.parent for path in sorted(kit.rglob("*.swift")) if defines(path, names)]
    return max(folders, key=folders.count)


def defines(path: Path, names: str) -> bool:
    text = read(path)
    return "Generated" not in path.parts and re.search(rf"\bfunc (?:{names})\(", text) is not None


def registrations(service: model.Service) -> Iterator[Part]:
    """Yields the lines of other hand-written Swift that name the service's types."""
    types = re.compile(rf"\b{swift_name(service)}(?:API|Service)\b")
    own = folder(service)
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        if "Generated" in path.parts or path.is_relative_to(own):
            continue
        if lines := len([line for line in read(path).splitlines() if types.search(line)]):
            yield Part(str(path.relative_to(ROOT)), lines, "lines that name it")


@dataclass(frozen=True)
class Address:
    """An address that a service sends requests to, with `{}` for each parameter in its path."""

    host: str
    path: str

    @property
    def literal(self) -> str:
        """The string by which a test of this address is found: the path before its first parameter, or the host."""
        beginning = self.path.partition("{")[0]
        return beginning if len(beginning) > 1 else self.host


def addresses(interface: model.Interface, service: model.Service) -> set[Address]:
    urls = [operation.split(" ", 1)[1] for method in service.methods for operation in operations(interface, method)]
    parts = [urlsplit(re.sub(r"\{[^}]*\}", "{}", url)) for url in urls]
    return {Address(part.hostname, part.path) for part in parts if part.hostname}


def standin_parts(name: str, asked: set[Address]) -> Iterator[Part]:
    """Yields the stand-in's files for the addresses of a service: hosts, modules of `danxi_standin.world` that only these hosts use, and tests."""
    sources = {path: read(path) for path in sorted(HOSTS.rglob("*.py"))}
    own = {path for address in asked for path in host_files(sources, address)}
    world = re.compile(r"^from danxi_standin\.world\.(\w+) import", re.MULTILINE)
    shared = {module for path, text in sources.items() if path not in own for module in world.findall(text)}
    used = {module for path in own for module in world.findall(sources[path])} - shared
    yield from (whole(path) for path in sorted(own))
    yield from (whole(HOSTS.parent / "world" / f"{module}.py") for module in sorted(used))
    for path in sorted((ROOT / "standin" / "tests").glob("test_*.py")):
        if lines := lines_of_tests(read(path), name, {address.literal for address in asked}):
            yield Part(str(path.relative_to(ROOT)), lines, "tests of the service")


def host_files(sources: dict[Path, str], address: Address) -> Iterator[Path]:
    """Yields the file of a host or, if the host is a package, its files that have a route for the path."""
    for path, text in sources.items():
        names = re.findall(r"^    names = (\(.*\))$", text, re.MULTILINE)
        if not any(f'"{address.host}"' in name for name in names):
            continue
        yield path
        if path.name == "__init__.py":
            package = {other: t for other, t in sources.items() if other.is_relative_to(path.parent)}
            yield from (
                other for other, t in package.items() if any(address.path.endswith(route) for route in routes(t))
            )


def routes(text: str) -> set[str]:
    """Returns the paths of a host's handlers."""
    found = re.findall(r'@route\("\w+", "(/[^"]+)"', text)
    return {re.sub(r"\{[^}]*\}", "{}", path) for path in found}


def lines_of_tests(text: str, name: str, literals: set[str]) -> int:
    """Returns the number of lines of the tests that are named after a service or contain one of its addresses."""
    sources = sources_of_tests(text)
    named = re.compile(rf"def test\w*_{name}(?![a-z])")
    own = [
        source for source in sources if named.search(source[0]) or any(text in "\n".join(source) for text in literals)
    ]
    return sum(len(source) for source in own)


@cache
def sources_of_tests(text: str) -> list[list[str]]:
    """Returns the lines of each test of a file."""
    functions = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef))
    tests = (function for function in functions if function.name.startswith("test"))
    lines = text.splitlines()
    return [lines[test.lineno - 1 : test.end_lineno] for test in tests]


def whole(path: Path, note: str = "") -> Part:
    return Part(str(path.relative_to(ROOT)), len(read(path).splitlines()), note)


def overview(interface: model.Interface) -> str:
    lines = [
        f"{'service':<14}{'methods':>8}{'from the table only':>24}{'files by hand':>15}{'lines':>7}{'generated lines':>17}"
    ]
    files = outputs(interface)
    for service in interface.services:
        effort = service_effort(interface, service.name, files)
        plain = len([m for m in service.methods if m.request])
        by_hand, generated = (sum(p.lines for p in parts) for parts in (effort.written, effort.generated))
        lines.append(
            f"{service.name:<14}{len(service.methods):>8}{plain:>24}{len(effort.written):>15}{by_hand:>7}{generated:>17}"
        )
    return "\n".join(lines)


def main(names: list[str]) -> None:
    interface = load(ROOT)
    if not names:
        print(overview(interface))
    for name in names:
        kind, effort = ("method", method_effort) if "." in name else ("service", service_effort)
        print(f"The {kind} {name}\n\n{effort(interface, name)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
