"""python3 Tests/Interface/keep.py: writes the current interface to the baseline, with which later versions are compared.

Run this program for a release with `make interface-baseline`. It also replaces the kept headers, but only before the first release.
"""

import sys
import tempfile
from pathlib import Path

import gate
import headers
import kept
import versions


def main() -> int:
    is_released = versions.released(kept.ROOT)
    if is_released:  # after the first release, a kept line may only be removed with a reason
        problems = gate.problems()
        if problems:
            print(
                "\n".join(problems),
                "Add the reason for each change to Tests/Interface/changes.toml or changes.abignore, and run this program again.",
                sep="\n",
                file=sys.stderr,
            )
            return 1
    kept.KEPT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as directory:
        description = headers.abi(kept.INCLUDE, Path(directory))
    lines = gate.present_lines()
    kept.LINES.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    kept.DESCRIPTION.write_text(description, encoding="utf-8")
    kept.LAYOUT.write_text(headers.layout(description), encoding="utf-8")
    if not is_released:
        folder = kept.OLDEST / "danxi"
        folder.mkdir(parents=True, exist_ok=True)
        for header in folder.glob("*.h"):
            header.unlink()
        for header in (kept.INCLUDE / "danxi").glob("*.h"):
            code = headers.without_comments(header.read_text(encoding="utf-8"))
            (folder / header.name).write_text(code, encoding="utf-8")
    print(f"Kept {len(lines)} lines in {kept.KEPT.relative_to(kept.ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
