"""The module with the exception classes: a class for each group of errors, and a class for each error."""

from __future__ import annotations

from model import Error, ErrorGroup, Interface
from text import banner

from .docs import Docs, docstring
from .exports import error_names
from .layout import exported
from .names import BUILTIN_BASES, error_class, group_class


def errors(interface: Interface) -> str:
    docs = Docs(interface)
    groups = {group.name: group_class(group) for group in interface.error_groups}
    definitions = "\n\n\n".join(
        [base(docs, group) for group in interface.error_groups]
        + [definition(docs, e, groups[e.group]) for e in interface.errors]
    )
    numbered = "\n".join(f"    {e.number}: {error_class(e)}," for e in interface.errors)
    return f"""{banner("interface/errors.toml", "#")}
\"\"\"The exceptions: `Error`, a subclass for each group of errors, and a subclass of these for each error.\"\"\"

from __future__ import annotations

import builtins

from .._error import Error

{exported(sorted(["BY_CODE", *error_names(interface)]))}


{definitions}


BY_CODE: dict[int, type[Error]] = {{
{numbered}
}}
"""


def base(docs: Docs, group: ErrorGroup) -> str:
    return f"""class {group_class(group)}(Error):
{docstring("    ", [docs.prose(group.summary)])}

    __module__ = "danxi\""""


def definition(docs: Docs, e: Error, group: str) -> str:
    bases = ", ".join([group, *([BUILTIN_BASES[e.name]] if e.name in BUILTIN_BASES else [])])
    return f"""class {error_class(e)}({bases}):
{docstring("    ", [docs.prose(e.summary)])}

    __module__ = "danxi"
    code = {e.number}
    name = "{e.name}"
    retryable = {e.retryable}"""
