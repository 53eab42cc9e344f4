"""A small contract that tests write to a temporary directory, usually with a mistake."""

from __future__ import annotations

import tempfile
from pathlib import Path

from loading import load as load_interface
from model import Interface

FILES = {
    "day-changes.json": '{"years": {"2026": {"notices": [], "days": [{"date": "2026-10-01", "is_off": true, "name": "国庆节"}]}}}',
    "interface.toml": """
version = "0.1.0"
services = ["trial"]
""",
    "errors.toml": """
[[group]]
name = "usage"
summary = "The program made a mistake."

[[group]]
name = "request"
summary = "The server refuses the request."

[[error]]
name = "invalid_argument"
number = 1
scope = "call"
group = "usage"
summary = "An argument is invalid."

[[error]]
name = "not_found"
number = 2
scope = "method"
group = "request"
summary = "Nothing has this identifier."
""",
    "configuration.toml": """
[[section]]
name = "forum"
summary = "The server."
key = [
  { name = "base_url", type = "url", default = "https://example.org/api", summary = "Address of the server." },
  { name = "order", type = "Order", default = "up", summary = "Order of the items." },
]
""",
    "options.toml": """
[[option]]
name = "timeout_ms"
type = "int?"
min = 1
summary = "Duration of the call."

[[option]]
name = "continue_from"
type = "string?"
summary = "Where the list continues."

[[option]]
name = "cache"
type = "CachePolicy"
default = "prefer"
summary = "Where the value comes from."

[[watch]]
name = "since"
type = "string?"
summary = "Token of an earlier call."

[[watch]]
name = "interval_ms"
type = "int"
max = 1000
summary = "Interval of the polls."

[[enum]]
name = "CachePolicy"
summary = "Where a value comes from."
values = [{ name = "prefer", summary = "The store." }, { name = "refresh", summary = "The server." }]
""",
    "trial.toml": """
name = "trial"
group = "community"
title = "Trial"
summary = "A service for tests."
server = "forum"
sign_in = "none"
since = "0.1.0"

[[enum]]
name = "Order"
summary = "An order."
values = [{ name = "up", summary = "Upwards." }, { name = "down", summary = "Downwards." }]

[[entity]]
name = "Item"
summary = "An item of the trial."
shown = ["id", "time_created"]
fields = [
  { name = "id", type = "int", min = 1, summary = "Identifier of the item." },
  { name = "time_created", type = "time", summary = "When it was created." },
]

[[method]]
name = "list_items"
summary = "Lists items, in the order of {param:order}."
request = { method = "GET", path = "/items", query = { offset = "{start}", order = "{order}", size = "{size}" } }
returns = "[Item]"
pages = { kind = "cursor", parameter = "start", field = "time_created", id = "id", overlap_ms = 1 }
parameters = [
  { name = "start", type = "time?", summary = "Where the list starts." },
  { name = "order", type = "Order", default = "up", summary = "Order of the items." },
  { name = "size", type = "int", default = 10, min = 1, max = 20, summary = "Number of items." },
]
example = { params = { size = 3 } }

[[method]]
name = "get_item"
summary = "Returns an item."
operations = ["GET {forum}/items/{id}"]
returns = "Item"
cache_seconds = 60
errors = { not_found = "" }
parameters = [{ name = "id", type = "int", min = 1, summary = "Identifier of the item." }]
example = { params = { id = 1 }, from = { id = "trial.list_items:0.id" } }
""",
}


def write(directory: str, file: str = "", old: str = "", new: str = "") -> None:
    """Writes the contract to a directory. In the table `file`, replaces `old`, which must occur exactly once, with `new`."""
    folder = Path(directory) / "interface"
    folder.mkdir()
    for name, text in FILES.items():
        if name == file:
            assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times in {file}"
            text = text.replace(old, new)
        (folder / name).write_text(text, encoding="utf-8")


def load(file: str = "", old: str = "", new: str = "") -> Interface:
    with tempfile.TemporaryDirectory() as directory:
        write(directory, file, old, new)
        return load_interface(directory)
