"""danxi/config.h: the configuration of a session."""

from __future__ import annotations

import json

from model import EnumValue, Field, Interface, Section

from .constraints import default, limits
from .layout import code, comment, guarded, item, paragraphs
from .names import json_type, literal, rendered

ABOUT = """\
@file The configuration of a session: the JSON object that danxi_session_open() takes.

The object has a member for each section, and each section is an object of keys. All sections and keys are optional, and null stands
for the default, except where a key is required. Unknown keys and invalid values fail with DANXI_ERROR_INVALID_ARGUMENT. These are the defaults:"""


def header(interface: Interface) -> str:
    lines = [*paragraphs(ABOUT), "", *code(defaults(interface))]
    for section in interface.configuration:
        each = f" A member for each {section.each}, with these keys:" if section.each else ""
        lines += ["", *paragraphs(f"{section.name}: {rendered(section.summary)}{each}"), ""]
        for key in section.keys:
            lines += item(key_text(section, key))
            if enum := interface.enum(key.type.name):
                lines += [line for value in enum.values for line in item(value_text(value), level=1)]
    # core.h declares danxi_session_open(). Because config.h includes it, a program can include config.h alone.
    body = f"{comment(lines)}\n\n#include <danxi/core.h>"
    return guarded("config", "interface/configuration.toml", body)


def defaults(interface: Interface) -> list[str]:
    sections = []
    for section in interface.configuration:
        keys = [f"{json.dumps(key.name)}: {json.dumps(key.default)}" for key in section.keys]
        if section.each:
            sections.append([f"  {json.dumps(section.name)}: {{}}"])
        elif len(keys) == 1:
            sections.append([f"  {json.dumps(section.name)}: {{{keys[0]}}}"])
        else:
            members = [f"    {key}" + ("," if key != keys[-1] else "") for key in keys]
            sections.append([f"  {json.dumps(section.name)}: {{", *members, "  }"])
    for section_lines in sections[:-1]:
        section_lines[-1] += ","
    return ["{", *(line for section_lines in sections for line in section_lines), "}"]


def key_text(section: Section, key: Field) -> str:
    missing = "required" if key.required else "default null"
    words = [json_type(key.type), *limits(key), *(default(key) or [missing])]
    return f"`{section.path}.{key.name}` ({', '.join(words)}): {rendered(key.summary)}"


def value_text(value: EnumValue) -> str:
    return f"{literal(value.name)}: {rendered(value.summary)}"
