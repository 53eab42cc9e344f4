"""The code blocks with titles in docs/adding-a-method.md, which tests apply to a copy of the repository."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "adding-a-method.md"


@dataclass(frozen=True)
class Block:
    """A code block whose title is the path of the file that it creates or changes."""

    language: str
    path: str
    text: str

    def apply(self, root: Path) -> None:
        """Changes, extends or creates the file below `root`. A file that already contains the block stays as it is."""
        file = root / self.path
        old = file.read_text(encoding="utf-8") if file.exists() else ""
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self.applied(old), encoding="utf-8")

    def applied(self, text: str) -> str:
        if self.language != "diff":
            return text if self.text in text else text + self.text
        before, after = self.side("-"), self.side("+")
        if after in text:
            return text
        if text.count(before) != 1:
            raise ValueError(
                f"{self.path} has the lines of a block of {PAGE.name} {text.count(before)} times, not once:\n{before}"
            )
        return text.replace(before, after)

    def side(self, mark: str) -> str:
        """Returns one side of the diff: the text before the change (`mark` is "-") or after it ("+")."""
        return "".join(line[1:] for line in self.text.splitlines(keepends=True) if line[0] in f" {mark}")


def blocks() -> list[Block]:
    page = PAGE.read_text(encoding="utf-8")
    return [
        Block(*found) for found in re.findall(r'^```(\w+) title="([^"]+)"\n(.*?)^```$', page, re.MULTILINE | re.DOTALL)
    ]


def entry() -> Block:
    """Returns the block that adds a method only by an entry in interface/forum.toml, without Swift code."""
    return next(block for block in blocks() if block.path == "interface/forum.toml")
