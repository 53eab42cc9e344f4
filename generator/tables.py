"""The tables in interface/*.toml: the reader of the files, and the keys that each kind of table has."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from mistakes import ContractError

FIELD = "default min max min_length max_length not_blank min_items max_items unique_items secret file single unit form since"
# The keys of each kind of table: first the required keys, then the optional ones.
KEYS = {
    "interface": ("version services", ""),
    "options": ("option watch enum", ""),
    "errors": ("group error", ""),
    "group": ("name summary", ""),
    "configuration": ("section", ""),
    "error": ("name number scope group summary", "retryable"),
    "section": ("name summary key", "each"),
    "service": ("name group title summary since sign_in method", "description keywords server templates enum entity"),
    "enum": ("name summary values", "open"),
    "value": ("name summary", ""),
    "entity": ("name summary fields", "description shown needs derived"),
    "method": (
        "name summary",
        "description operations sign_in since example returns returns_summary parameters keywords audience administrators_only at_least_one request effect cache_seconds cache_rule cache_of "
        "updates errors pages watch saved",
    ),
    "request": ("method path", "query body accept"),
    "pages": ("kind parameter", "field items last id overlap_ms"),
    "watch": ("items interval_ms min_interval_ms", "store_news"),
    "example": ("", "params from as outcome"),
    "field": ("name type summary", FIELD),
    "template": ("type summary", f"name {FIELD}"),
}


def read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise ContractError(f"interface/{path.name}: {error}") from error


def verified(table: dict[str, Any], kind: str, place: str) -> dict[str, Any]:
    """Returns the table if its keys are valid for its kind. Raises `ContractError` for an unknown or a missing key."""
    required, optional = (keys.split() for keys in KEYS[kind])
    known = required + optional
    for key in table:
        if key not in known:
            raise ContractError(f"{place}: unknown key `{key}`: expected one of {', '.join(known)}")
    for key in required:
        if key not in table:
            raise ContractError(f"{place}: the key `{key}` is missing")
    return table


def named(place: str, table: dict[str, Any]) -> str:
    return f"{place}: {table.get('name', 'an entry without a name')}"
