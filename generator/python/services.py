"""Generates the module with the base classes of `Session` and `AsyncSession`, which have a property for each service."""

from __future__ import annotations

from model import Interface, Service
from text import banner

from .docs import Docs, docstring
from .names import service_class


def services(interface: Interface) -> str:
    homes = {home(s, is_async): service_class(s, is_async) for s in interface.services for is_async in (False, True)}
    imports = "\n".join(f"    from .{module} import {name}" for module, name in sorted(homes.items()))
    return f"""{banner("interface/*.toml", "#")}
\"\"\"The services as properties of the sessions. The module of a service is imported when its property is first used.\"\"\"

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Mapping

    from .._ahead import Ahead, AsyncAhead
    from .._result import RawResult
    from .._watch import Stream
{imports}


{properties(interface, is_async=False)}


{properties(interface, is_async=True)}
"""


def home(s: Service, is_async: bool) -> str:
    """Returns the name of the generated module that defines a service's class."""
    return f"async_{s.name}" if is_async else s.name


def properties(interface: Interface, *, is_async: bool) -> str:
    prefix = "Async" if is_async else ""
    call = "def _run(self, method: str, params: Mapping[str, Any]) ->"
    result = "Awaitable[RawResult]" if is_async else "RawResult"
    definitions = "\n\n".join(definition(Docs(interface), s, is_async) for s in interface.services)
    return f"""class {prefix}Services:
    \"\"\"The services of `{prefix}Session`.\"\"\"

    if TYPE_CHECKING:

        {call} {result}: ...

        def _watch(self, method: str, params: Mapping[str, Any]) -> Stream: ...

        def _read_ahead(self, method: str, params: Mapping[str, Any]) -> {prefix}Ahead: ...

{definitions}"""


def definition(docs: Docs, s: Service, is_async: bool) -> str:
    name = service_class(s, is_async)
    return f"""    @property
    def {s.name}(self) -> {name}:
{docstring("        ", [docs.prose(s.summary)])}
        from .{home(s, is_async)} import {name}

        return {name}(self._run, self._watch, self._read_ahead)"""
