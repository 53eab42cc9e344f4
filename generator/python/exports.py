"""The public names of the package `danxi`, and the module that defines each name, for Python and for type checkers."""

from __future__ import annotations

from model import Interface, Service
from text import banner

from .configuration import section_class
from .layout import exported
from .names import error_class, group_class, service_class


def own_names(service: Service) -> list[str]:
    """Returns the names of a service's entities and enums."""
    return sorted([e.name for e in service.enums] + [e.name for e in service.entities])


def error_names(interface: Interface) -> list[str]:
    return ["Error", *map(group_class, interface.error_groups), *map(error_class, interface.errors)]


def names_by_module(interface: Interface) -> dict[str, list[str]]:
    return {
        "version": ["__version__"],
        "errors": sorted(error_names(interface)),
        "options": [e.name for e in interface.option_enums],
        "configuration": sorted(["Config", *(section_class(s) for s in interface.configuration)]),
        **{s.name: [*own_names(s), service_class(s, False)] for s in interface.services},
        **{f"async_{s.name}": [service_class(s, True)] for s in interface.services},
    }


def homes(interface: Interface) -> str:
    lines = "\n".join(
        f'    "{name}": "{module}",' for module, names in names_by_module(interface).items() for name in names
    )
    modules = "\n".join(f'    "{s.name}",' for s in interface.services)
    return f"""{banner("interface/*.toml", "#")}
\"\"\"The generated modules. The module of a name is imported when the name is first used.\"\"\"

MODULES = (
    "errors",
{modules}
)

HOMES = {{
{lines}
}}
"""


def stub(interface: Interface) -> str:
    modules = ["errors", *(s.name for s in interface.services)]
    imports = "\n".join(
        reexport(module, names)
        for module, names in [("", sorted(modules)), *sorted(names_by_module(interface).items())]
    )
    every = sorted([*modules, *(n for names in names_by_module(interface).values() for n in names)])
    return f"""{banner("interface/*.toml", "#")}
{imports}

{exported(every)}

MODULES: tuple[str, ...]
HOMES: dict[str, str]
"""


def reexport(module: str, names: list[str]) -> str:
    """Returns an import that re-exports the names: in a stub, `name as name` marks a name as exported (PEP 484)."""
    return f"from .{module} import (\n" + "".join(f"    {name} as {name},\n" for name in names) + ")"


def public_module(service: Service) -> str:
    return f"""{banner(f"interface/{service.name}.toml", "#")}
\"\"\"{service.title}.\"\"\"

from ._generated.async_{service.name} import *
from ._generated.{service.name} import *
from ._generated.{service.name} import __doc__ as __doc__

{exported(sorted([*own_names(service), service_class(service, False), service_class(service, True)]))}
"""


def version(interface: Interface) -> str:
    return f"""{banner("interface/interface.toml", "#")}
__version__ = "{interface.version}"
"""
