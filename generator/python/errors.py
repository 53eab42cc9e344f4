"""The exception classes."""

from __future__ import annotations

from model import Error, Interface
from text import banner

from .docs import Docs, docstring
from .layout import exported
from .names import BUILTIN_BASES, error_class


def errors(interface: Interface) -> str:
    docs = Docs(interface)
    classes = [error_class(e) for e in interface.errors]
    definitions = "\n\n\n".join(definition(docs, e) for e in interface.errors)
    numbered = "\n".join(f"    {e.number}: {error_class(e)}," for e in interface.errors)
    return f"""{banner("interface/errors.toml", "#")}
\"\"\"The exceptions: `Error`, and a subclass for each reason why a call can fail.\"\"\"

from __future__ import annotations

import builtins

from .._error import Error

{exported(sorted(["BY_CODE", "Error", *classes]))}


{definitions}


BY_CODE: dict[int, type[Error]] = {{
{numbered}
}}
"""


def definition(docs: Docs, e: Error) -> str:
    bases = ", ".join(["Error", *([BUILTIN_BASES[e.name]] if e.name in BUILTIN_BASES else [])])
    return f"""class {error_class(e)}({bases}):
{docstring("    ", [docs.prose(e.summary)])}

    __module__ = "danxi"
    code = {e.number}
    name = "{e.name}"
    retryable = {e.retryable}"""
