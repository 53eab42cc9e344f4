"""python3 tools/page_programs.py FOLDER: writes the Python programs of the documentation to files in FOLDER, for type checkers.

A program is a block of Python that imports danxi. Lines outside the program are empty in its file, so that messages have the lines of the page.
"""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def programs() -> Iterator[tuple[str, str]]:
    """Yields the name of a module and the text of each program."""
    pages = [*ROOT.glob("README*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "bindings" / "python" / "README.md"]
    for page in sorted(pages):
        text = page.read_text(encoding="utf-8")
        name = re.sub(r"\W", "_", str(page.relative_to(ROOT).with_suffix("")))
        for found in BLOCK.finditer(text):
            if re.search(r"^(import|from) danxi\b", found[1], re.MULTILINE):
                line = text.count("\n", 0, found.start(1))
                yield f"{name}_{line + 1}", "\n" * line + found[1]


def main(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, text in programs():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
