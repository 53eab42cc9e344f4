"""The public names of the Python package, without the names of methods, parameters and fields, which follow from the contract."""

import importlib
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path


def lines(root: Path) -> list[str]:
    """Returns a line for each public name of the package in a repository, each attribute of its own classes, and each fixture."""
    sys.path[:0] = [str(root / "bindings" / "python"), str(root / "standin")]
    # The plugin is read as text, because the tests of the interface run without pytest.
    plugin = (root / "bindings" / "python" / "danxi" / "pytest_plugin.py").read_text(encoding="utf-8")
    fixtures = re.findall(r"^def ([a-z]\w+)", plugin, re.MULTILINE)
    names = [name for module in ("danxi", "danxi.testing") for name in _names(module)]
    return sorted([*(f"python {name}" for name in names), *(f"fixture {name}" for name in fixtures)])


def _names(module: str) -> Iterator[str]:
    for name in importlib.import_module(module).__all__:
        yield f"{module}.{name}"
        value = getattr(importlib.import_module(module), name)
        if inspect.isclass(value) and "_generated" not in value.__module__:
            own = [base for base in value.__mro__ if base.__module__.startswith("danxi")]
            attributes = {attribute for base in own for attribute in vars(base) if not attribute.startswith("_")}
            yield from (f"{module}.{name}.{attribute}" for attribute in sorted(attributes))
