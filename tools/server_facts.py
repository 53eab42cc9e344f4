"""Finds facts about the servers that are not part of the repository: their OpenAPI documents and the larger recordings.

These files are in a folder with `contracts/*.json` and `data/recorded-exchanges*.jsonl`. DANXI_SERVER_FACTS names the folder. By default,
it is looked for next to the repository, and next to each directory above the repository. Without the folder, the tests that need it are skipped.
"""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def find(pattern: str) -> list[Path]:
    """Returns the files that match `pattern` in the folder with the facts, sorted. Returns an empty list if the folder is not found."""
    if named := os.environ.get("DANXI_SERVER_FACTS"):
        return sorted(Path(named).glob(pattern))
    return next((found for parent in ROOT.parents if (found := sorted(parent.glob(f"*/{pattern}")))), [])


def contracts() -> list[Path]:
    return find("contracts/*.json")


def recordings() -> list[Path]:
    return find("data/recorded-exchanges*.jsonl")
