"""The signatures of methods in C and Python, read from the generated files."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from model import Method, Service, pascal
from python.names import iterator_name


def c_prototype(root: Path, method: Method) -> str:
    header = (root / "include" / "danxi" / f"{method.service}.h").read_text(encoding="utf-8")
    found = re.search(rf"^danxi_result \*danxi_{method.service}_{method.name}\([^;]*;", header, re.MULTILINE)
    if not found:
        raise ValueError(f"danxi/{method.service}.h does not declare {method.full_name}: run `make generate`")
    return re.sub(r"\s+", " ", found[0]).replace("(", "(\n    ").replace(", ", ",\n    ")


class PythonSignatures:
    """The signatures of a service's methods, read from its generated module."""

    def __init__(self, root: Path, service: Service) -> None:
        path = root / "bindings" / "python" / "danxi" / "_generated" / f"{service.name}.py"
        source = path.read_bytes()
        self.lines = source.splitlines(keepends=True)
        tree = ast.parse(source)
        name = f"{pascal(service.name)}Service"
        body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
        self.functions = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}

    def of(self, method: Method) -> str:
        function = self.functions[method.name]
        arguments = function.args
        parts = [self.argument(a, None) for a in arguments.args[1:]]
        defaults = arguments.defaults
        if defaults:
            parts[-len(defaults) :] = [
                self.argument(a, d) for a, d in zip(arguments.args[-len(defaults) :], defaults, strict=True)
            ]
        if arguments.kwonlyargs:
            parts.append("*")
            parts += [self.argument(a, d) for a, d in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)]
        returns = self.text(function.returns) if function.returns else "None"
        listed = "".join(f"    {part},\n" for part in parts)
        return f"session.{method.service}.{method.name}(\n{listed}) -> {returns}"

    def iterator_of(self, method: Method) -> str:
        """Returns the name of the Python function that iterates over all pages of `method`, or an empty string if there is none."""
        name = iterator_name(method)
        return f"session.{method.service}.{name}" if name in self.functions else ""

    def argument(self, argument: ast.arg, default: ast.expr | None) -> str:
        text = argument.arg + (f": {self.text(argument.annotation)}" if argument.annotation else "")
        return text if default is None else f"{text} = {self.text(default)}"

    def text(self, node: ast.expr) -> str:
        # ast.get_source_segment() would be slow, because each call splits the whole source into lines.
        lines = self.lines[node.lineno - 1 : node.end_lineno]
        lines[-1] = lines[-1][: node.end_col_offset]
        lines[0] = lines[0][node.col_offset :]
        return b"".join(lines).decode().replace("dt.", "")
