"""The interface of the baseline, and the intended changes of it."""

import tomllib
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
INCLUDE = ROOT / "include"
LIBRARY = ROOT / "build" / "lib"

KEPT = HERE / "baseline"
LINES = KEPT / "interface.txt"
DESCRIPTION = KEPT / "libdanxi.abi"
LAYOUT = KEPT / "layout.h"
CHANGES = HERE / "changes.toml"
SUPPRESSIONS = HERE / "changes.abignore"
OLDEST = HERE / "0.1"  # the headers of the first release


def justified(path: Path = CHANGES) -> dict[str, str]:
    """Returns the kept lines that may be missing, each with the reason. Raises ValueError if a reason is missing."""
    found = {}
    for change in tomllib.loads(path.read_text(encoding="utf-8")).get("change", []):
        if set(change) != {"line", "reason"} or len(change["reason"].split()) < 3:
            raise ValueError(f"{path.name}: a change needs `line` and a `reason` in words: {change}")
        found[change["line"]] = change["reason"]
    return found


def problems(kept: Iterable[str], present: Iterable[str], changes: dict[str, str]) -> list[str]:
    """Returns the kept lines that are missing without a reason, and the lines with a reason that are not missing."""
    missing = set(kept) - set(present)
    return sorted(
        [f"A line was removed or changed: {line}" for line in missing - set(changes)]
        + [f"{CHANGES.name} has a reason for a line that is not missing: {line}" for line in set(changes) - missing]
    )
