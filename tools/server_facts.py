"""Finds facts about the servers that are not part of the repository: their OpenAPI documents and recorded exchanges.

They are in a folder with `contracts/*.json` and `data/recorded-exchanges*.jsonl`. DANXI_SERVER_FACTS names it. By default, it is
searched in each parent directory of the repository. Without such a folder, the tests that need it are skipped.
"""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def find(pattern: str) -> list[Path]:
    """Returns the files that match a pattern below the folder, sorted. Empty without such a folder."""
    if named := os.environ.get("DANXI_SERVER_FACTS"):
        return sorted(Path(named).glob(pattern))
    return next((found for parent in ROOT.parents if (found := sorted(parent.glob(f"*/{pattern}")))), [])


def contracts() -> list[Path]:
    return find("contracts/*.json")


def recordings() -> list[Path]:
    return find("data/recorded-exchanges*.jsonl")
