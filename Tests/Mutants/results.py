"""What a run has found, in a file. After an interruption, the same run goes on with it."""

from __future__ import annotations

import hashlib
import json
import os
import threading
from pathlib import Path

import tree

FOLDER = tree.ROOT / "build/mutants-results"
# These change no result. A run of guards writes a part of the documentation, and mutants may turn out to be equivalent during a run.
IGNORED = ("docs/", "Tests/Mutants/equivalent.toml")


class Results:
    """The measured groups of tests and the judged mutants of a run: a line of JSON for each, which is written at once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = threading.Lock()
        # The processor time of a group, and the mutants that it reaches.
        self.groups: dict[str, tuple[float, set[int]]] = {}
        # What finds a mutant, by the name of a stage and the number of the mutant.
        self.found: dict[tuple[str, int], str | None] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        data = path.read_bytes() if path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            # A killed run may leave a part of a line.
            os.truncate(path, len(whole))
        for line in whole.splitlines():
            entry = json.loads(line)
            if "group" in entry:
                self.groups[entry["group"]] = (entry["processor"], set(entry["reached"]))
            else:
                self.found[entry["stage"], entry["mutant"]] = entry["found"]

    @classmethod
    def of(cls, *run: object) -> Results:
        """Returns the results of a run, such as its mutants and its groups of tests, with the code that is in the copy of the tree."""
        state = hashlib.sha256(repr(run).encode())
        for name in sorted(tree.files()):
            if not name.startswith(IGNORED) and (tree.TREE / name).exists():
                content = (tree.TREE / name).read_bytes()
                state.update(f"\0{name}\0{len(content)}\0".encode() + content)
        return cls(FOLDER / f"{state.hexdigest()[:16]}.jsonl")

    def add_group(self, name: str, processor: float, reached: set[int]) -> None:
        self.add({"group": name, "processor": processor, "reached": sorted(reached)})

    def add_mutant(self, stage: str, number: int, found: str | None) -> None:
        self.found[stage, number] = found
        self.add({"stage": stage, "mutant": number, "found": found})

    def add(self, entry: dict[str, object]) -> None:
        with self.lock, self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")
