"""python3 tools/translations.py [PAGE…]: records which Chinese pages are up to date.

The first line of a Chinese page names the English page that it translates, and the git hash of the translated text. The program lists the English pages
that have no translation, or that have changed since, in tools/translations.txt, and adds a note to the Chinese pages that are behind. PAGE is a Chinese
page that has been brought up to date: the program records the hash of the present English text first.
"""

import hashlib
import re
import sys
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIST = "tools/translations.txt"
READMES = ("README.md", "bindings/python/README.md", "standin/README.md")
HEAD = "# English pages with changes that their Chinese pages lack. Written by `python3 tools/translations.py`.\n"
FIRST_LINE = re.compile(r"<!-- \S+ ([0-9a-f]{12}) -->\n")
LINK = re.compile(r"(# [^\n]+\n\n\[English\]\([^)]+\))[^\n]*")
NOTE = "（本页尚缺英文版最近的修改）"


@dataclass(frozen=True)
class Translation:
    """An English page and its Chinese page. `text` is that of the Chinese page, or None if it is missing."""

    english: str
    chinese: str
    hash: str
    text: str | None

    @property
    def translated_hash(self) -> str:
        """The hash of the English text that the Chinese page translates, or an empty string."""
        found = FIRST_LINE.match(self.text or "")
        return found[1] if found else ""

    @property
    def is_behind(self) -> bool:
        return self.translated_hash != self.hash

    def marked(self, is_done: bool) -> str:
        """Returns the text of the Chinese page with its first line, and with the note if it is behind."""
        body = FIRST_LINE.sub("", self.text or "", count=1)
        if not LINK.match(body):
            raise SystemExit(
                f"{self.chinese} has no line `[English](…)` below its title: add the link to {self.english}."
            )
        translated = self.hash if is_done else self.translated_hash
        note = "" if translated == self.hash else NOTE
        first = f"<!-- {self.english} {translated} -->\n" if translated else ""
        return first + LINK.sub(rf"\1{note}", body, count=1)


def translations(root: Path = ROOT) -> list[Translation]:
    """Returns the guides and the READMEs with their Chinese pages."""
    names = {name: name.replace(".md", ".zh-CN.md") for name in READMES if (root / name).exists()}
    names |= {f"docs/{page.name}": f"docs/zh/{page.name}" for page in sorted((root / "docs").glob("*.md"))}
    return [
        Translation(
            english,
            chinese,
            git_hash((root / english).read_bytes()),
            (root / chinese).read_text(encoding="utf-8") if (root / chinese).exists() else None,
        )
        for english, chinese in names.items()
    ]


def git_hash(content: bytes) -> str:
    """Returns the first 12 digits of a file's object name, with which `git diff` finds the text again."""
    return hashlib.sha1(b"blob %d\0%s" % (len(content), content)).hexdigest()[:12]


def recorded(pages: list[Translation], done: Collection[str] = ()) -> dict[str, str]:
    """Returns the files that hold the state, by path, with the texts that they should have."""
    behind = [page.english for page in pages if page.is_behind and page.chinese not in done]
    files = {LIST: HEAD + "".join(f"{name}\n" for name in behind)}
    return files | {page.chinese: page.marked(page.chinese in done) for page in pages if page.text is not None}


def main() -> None:
    done = sys.argv[1:]
    pages = translations()
    unknown = set(done) - {page.chinese for page in pages if page.text is not None}
    if unknown:
        raise SystemExit(f"Not a Chinese page of an English one: {', '.join(sorted(unknown))}")
    for path, text in recorded(pages, done).items():
        (ROOT / path).write_text(text, encoding="utf-8")
    for page in pages:
        if page.text is None:
            print(f"{page.chinese} is missing")
        elif page.is_behind and page.chinese not in done:
            print(f"{page.chinese} is behind: git diff {page.translated_hash or '…'} {page.english}")


if __name__ == "__main__":
    main()
