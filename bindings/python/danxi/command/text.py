"""Text of servers and of values, without what could control a terminal."""

from __future__ import annotations

import json
import re
from typing import Any

# Control characters that change the order in which a terminal shows text. With them, a string can look like a different string.
BIDIRECTIONAL = r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
# Control characters with which a server could control the terminal: C0 except tab and line feed, DEL, C1, and those of BIDIRECTIONAL.
_CONTROL = re.compile(rf"[\x00-\x08\x0b-\x1f\x7f-\x9f{BIDIRECTIONAL}]")
# DEL, the C1 and the bidirectional control characters, which `json.dumps` does not escape, and lone surrogates, which UTF-8 cannot encode.
_ESCAPED = re.compile(rf"[\x7f-\x9f{BIDIRECTIONAL}\ud800-\udfff]")


def clean(text: str) -> str:
    """Replaces control characters, also bidirectional ones, with U+FFFD. Tabs and line feeds stay, and CR LF becomes a line feed."""
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", text.replace("\r\n", "\n"))


def to_json(value: Any, indent: int | None = None) -> str:
    """Returns JSON text in which every control character and every lone surrogate is escaped."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    return _ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def machine_text(value: Any) -> str:
    """Returns the text of a value in tab-separated values: a list without objects is joined with commas, and the rest is written as in JSON."""
    if value is None:
        return ""
    if isinstance(value, list) and not any(isinstance(each, (dict, list)) for each in value):
        return ", ".join(map(machine_text, value))
    if isinstance(value, (dict, list)):
        return clean(json.dumps(value, ensure_ascii=False))
    return str(value).lower() if isinstance(value, bool) else clean(str(value))
