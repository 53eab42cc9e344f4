"""The types of a session's configuration, for type checkers."""

from __future__ import annotations

from model import Field, Interface, Section
from text import banner

from .docs import Docs, docstring
from .layout import exported
from .names import Types


def section_class(section: Section) -> str:
    return f"{section.class_name}Config"


def section_type(section: Section) -> str:
    name = section_class(section)
    return f"Mapping[str, {name}]" if section.each else name


def configuration(interface: Interface) -> str:
    docs = Docs(interface)
    types = Types(interface)
    homes = {enum.name: service.name for service in interface.services for enum in service.enums}
    enums = sorted({key.type.name for section in interface.configuration for key in section.keys} & set(homes))
    imports = "".join(f"    from .{homes[name]} import {name}\n" for name in enums)
    classes = [section_class(section) for section in interface.configuration]
    definitions = "\n\n\n".join(definition(docs, types, section) for section in interface.configuration)
    keys = "\n".join(f"    {section.name}: {section_type(section)}" for section in interface.configuration)
    described = [f"{section.name}: {docs.prose(section.summary)}" for section in interface.configuration]
    return f"""{banner("interface/configuration.toml", "#")}
\"\"\"The configuration of a session.\"\"\"

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict

if TYPE_CHECKING:
{imports}
{exported(sorted(["Config", *classes]))}


{definitions}


class Config(TypedDict, total=False):
{docstring("    ", ["The configuration of a session. All sections are optional."], ("Keys", described))}

{keys}
"""


def definition(docs: Docs, types: Types, section: Section) -> str:
    keys = "\n".join(f"    {key.name}: {accepted(types, key)}" for key in section.keys)
    described = [f"{key.name}: {docs.field(key)}" for key in section.keys]
    required = [key.name for key in section.keys if key.required]
    others = f"All keys but {' and '.join(required)} are optional." if required else "All keys are optional."
    summary = f"{docs.prose(section.summary)} {others}"
    return f"""class {section_class(section)}(TypedDict, total=False):
{docstring("    ", [summary], ("Keys", described))}

{keys}"""


def accepted(types: Types, key: Field) -> str:
    name = types.parameter(key.type)
    if key.single:
        name = f"str | {name}"
    # The contract has no type for paths, because JSON passes them as strings.
    return name.replace("str", "str | os.PathLike[str]") if key.name in ("path", "ca_file") else name
