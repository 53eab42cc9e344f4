"""The layout of C headers: include guards, wrapped comments and literals."""

from __future__ import annotations

import json
import textwrap
from typing import Any

WIDTH = 100


def guarded(name: str, source: str, body: str) -> str:
    """Returns the text of a header: the note that the header is generated, the include guard, and the body."""
    guard = f"DANXI_{name.upper()}_H"
    return f"""/* Generated from {source} by `make generate`; do not edit. */
#ifndef {guard}
#define {guard}

{body.strip()}

#endif /* {guard} */
"""


def extern_c(body: str) -> str:
    return f"""#ifdef __cplusplus
extern "C" {{
#endif

{body.strip()}

#ifdef __cplusplus
}}
#endif"""


def wrapped(text: str, width: int = WIDTH, first: str = "", rest: str = "") -> list[str]:
    """Returns a paragraph as lines. `first` is the indentation of the first line, `rest` that of the following lines."""
    wrapper = textwrap.TextWrapper(
        width, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
    return wrapper.wrap(" ".join(text.split()))


def paragraphs(text: str) -> list[str]:
    """Returns the paragraphs of a text as wrapped lines, with an empty line between them."""
    lines: list[str] = []
    for paragraph in text.strip().split("\n\n"):
        lines += ["", *wrapped(paragraph, WIDTH - 3)] if lines else wrapped(paragraph, WIDTH - 3)
    return lines


def item(text: str, level: int = 0) -> list[str]:
    """Returns an item of a bulleted list as wrapped lines."""
    indent = "  " * level
    return wrapped(text, WIDTH - 3, f"{indent}- ", f"{indent}  ")


def tag(name: str, text: str) -> list[str]:
    """Returns a tag such as `@param size` with its text, wrapped."""
    return wrapped(text, WIDTH - 3, f"{name}  " if name.startswith("@param") else f"{name} ", "  ")


def labelled(label: str, text: str) -> list[str]:
    """Returns a line such as `Request: ...`, wrapped."""
    return wrapped(text, WIDTH - 3, f"{label}: ", "  ")


def aligned(opening: str, arguments: list[str], width: int = WIDTH, tail: str = ");") -> str:
    """Returns a call or a declaration. Arguments that do not fit in a line start further lines, aligned with the first argument."""
    lines = [opening]
    for index, argument in enumerate(arguments):
        text = argument + (", " if index < len(arguments) - 1 else tail)
        if len(lines[-1]) + len(text.rstrip()) > width:
            lines[-1] = lines[-1].rstrip()
            lines.append(" " * len(opening))
        lines[-1] += text
    return "\n".join(lines)


def code(lines: list[str]) -> list[str]:
    return [f"    {line}" if line else "" for line in lines]


def comment(lines: list[str], indent: str = "", opening: str = "/**") -> str:
    """Returns a block comment with these lines."""
    text = [line.replace("*/", "* /") for line in lines]
    if len(text) == 1 and len(indent) + len(text[0]) + 7 <= WIDTH:
        return f"{indent}{opening} {text[0]} */"
    return "\n".join([f"{indent}{opening}", *(f"{indent} * {line}".rstrip() for line in text), f"{indent} */"])


def string_literal(text: str) -> str:
    """Returns a C string literal. Characters other than ASCII are not escaped, because the headers are UTF-8."""
    escapes = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return '"' + "".join(escapes.get(character, character) for character in text) + '"'


def json_literal(value: Any) -> str:
    """Returns a C string literal with the JSON of a value."""
    return string_literal(json.dumps(value, ensure_ascii=False))
