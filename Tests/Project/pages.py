"""The pages of the documentation, and their programs."""

import re
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from support import ROOT
from translations import translations

# Comments and strings: a comment can look like a string, and the other way round.
SLASH_COMMENTS = re.compile(r'(?P<comment>/\*(?! cc ).*?\*/|//[^\n]*)|"(?:\\.|[^"\\])*"', re.DOTALL)
HASH_COMMENTS = re.compile(
    r'(?P<comment>^ *""".*?"""$|#[^\n]*)|""".*?"""|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'', re.DOTALL | re.MULTILINE
)
COMMENTS = {"c": SLASH_COMMENTS, "swift": SLASH_COMMENTS} | dict.fromkeys(("python", "py", "sh", "toml"), HASH_COMMENTS)
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "standin").glob("*.md")])
# The Chinese page of each English page, and the other way round.
CHINESE = {ROOT / page.english: ROOT / page.chinese for page in translations() if page.text is not None}
ENGLISH = {chinese: english for english, chinese in CHINESE.items()}


@dataclass(frozen=True)
class Block:
    """A fenced block of code."""

    page: Path
    line: int
    language: str
    title: str
    text: str

    @property
    def is_program(self) -> bool:
        """Whether the block is a program: C with a main function, or Python that imports danxi. Other blocks are fragments."""
        if self.language == "c":
            return "int main(" in self.text
        return self.language == "python" and re.search(r"^(import|from) danxi\b", self.text, re.MULTILINE) is not None

    @property
    def code(self) -> list[str]:
        """The words of the block without comments and docstrings. The command that compiles a C program is no comment."""
        comments = COMMENTS.get(self.language)
        text = comments.sub(lambda found: "" if found["comment"] else found[0], self.text) if comments else self.text
        return text.split()

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = re.finditer(r'^```(\w*)(?: title="([^"]*)")?\n(.*?)^```$', text, re.MULTILINE | re.DOTALL)
    return [Block(page, text.count("\n", 0, match.start()) + 1, *match.groups(default="")) for match in found]


def programs(page: Path) -> list[tuple[Block, Block | None]]:
    """Returns the programs of a page, each with the block of its expected output, if it has one."""
    found = [block for block in blocks(page) if block.is_program or block.title == "Output"]
    return [
        (block, following if following and not following.is_program else None)
        for block, following in zip_longest(found, found[1:])
        if block.is_program
    ]


def prose(page: Path) -> str:
    """Returns the text of a page without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
