"""Reads which modules of a Python package import each other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# The folders whose modules import each other. The modules of `generator` and `tools` are imported without the name of the folder.
FOLDERS = [Path(name) for name in ("bindings/python/danxi", "generator", "standin/danxi_standin", "tools")]


def uses(folder: Path, root: Path = ROOT) -> Iterator[tuple[str, str, str]]:
    """Yields (importing module, imported module, line) for the modules of a folder. Imports under TYPE_CHECKING count, too."""
    base = root / folder
    names = {name_of(path.relative_to(base)): path for path in sorted(base.rglob("*.py")) if is_part(path, base)}
    for name, path in names.items():
        text = path.read_text(encoding="utf-8")
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.Import | ast.ImportFrom):
                continue
            for imported in imports(node, package, base.name):
                if (used := nearest(imported, names)) is not None:
                    line = f"{path.relative_to(root)}:{node.lineno}: {text.splitlines()[node.lineno - 1].strip()}"
                    yield shown(name, base), shown(used, base), line


def is_part(path: Path, base: Path) -> bool:
    parts = path.relative_to(base).parts
    return not any(part.startswith("__pycache__") or part in ("tests", "_generated") for part in parts)


def name_of(path: Path) -> str:
    """Returns the name of a module within its folder. The name of the folder's own __init__.py is empty."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def shown(name: str, base: Path) -> str:
    return name or base.name


def imports(node: ast.Import | ast.ImportFrom, package: str, base: str) -> Iterator[str]:
    """Yields the names that a statement imports, relative to the folder. A name may be a module or something that a module defines."""
    if isinstance(node, ast.Import):
        yield from (within(alias.name, base) for alias in node.names)
    else:
        parts = package.split(".") if package else []
        start = parts[: len(parts) - node.level + 1] if node.level else []
        module = ".".join([*start, *([node.module] if node.module else [])])
        if not node.level:
            module = within(module, base)
        yield from (".".join(filter(None, [module, alias.name])) for alias in node.names)


def within(name: str, base: str) -> str:
    return name.removeprefix(base).removeprefix(".") if name.split(".")[0] == base else name


def nearest(name: str, names: dict[str, Path]) -> str | None:
    """Returns the longest prefix of a dotted name that is a module in `names`, or None if no prefix is one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        if (start := ".".join(parts[:length])) in names:
            return start
    return None
