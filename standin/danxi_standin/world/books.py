"""The catalog: the books of the libraries, and their copies."""

from dataclasses import dataclass
from random import Random
from typing import Any

GENERAL, ANCIENT = 1, 10
_LIBRARIES = (("文科馆", "三楼社科书库"), ("理科馆", "二楼书库"), ("江湾馆", "一楼阅览室"), ("张江馆", "开架书库"))
_FIELDS = ("文学", "数学", "物理", "经济学", "哲学", "历史", "生物学", "计算机")
_FORMS = ("{}概论", "中国{}史", "{}导论", "现代{}研究", "{}十五讲", "西方{}名著选读")
_AUTHORS = ("林晚舟著", "陈知远主编", "赵小满译", "周既明编著", "吴清和著")
_PUBLISHERS = ("复旦大学出版社", "高等教育出版社", "商务印书馆", "科学出版社")


@dataclass(frozen=True)
class Copy:
    id: int
    barcode: str
    call_number: str
    library: str
    location: str
    status: str


@dataclass(frozen=True)
class Book:
    number: int
    title: str
    authors: tuple[str, ...]
    publisher: str | None
    published: str
    year: int | None
    isbns: tuple[str, ...]
    catalog: int = GENERAL

    @property
    def identifiers(self) -> dict[str, Any]:
        """The identifiers of the book in responses. `docId` differs from the record number only if the book is ancient."""
        if self.catalog == GENERAL:
            return {"docId": str(self.number)}
        return {"docId": f"fudan_ancient_{self.number:09}", "resource_smjlh": str(self.number)}

    @property
    def copies(self) -> tuple[Copy, ...]:
        chance = Random(f"copies {self.number}")
        found = []
        for index in range(1 if self.catalog == ANCIENT else chance.randint(1, 14)):
            library, location = ("古籍馆藏", "光华楼古籍书库") if self.catalog == ANCIENT else chance.choice(_LIBRARIES)
            status = "在馆" if self.catalog == ANCIENT or chance.random() < 0.7 else "借出"
            barcode = f"{self.number % 1_000_000:06}{index:03}"
            found.append(
                Copy(self.number * 20 + index, barcode, f"K{self.number % 997}/{index}", library, location, status)
            )
        return tuple(found)


def _general() -> list[Book]:
    found = []
    for number, (form, field) in enumerate((form, field) for form in _FORMS for field in _FIELDS):
        chance = Random(f"book {number}")
        year = chance.randint(1958, 2026)
        isbns = (f"978-7-309-{chance.randrange(100_000):05}-{chance.randrange(10)}",) if year > 1987 else ()
        authors = tuple(chance.sample(_AUTHORS, chance.randint(1, 2)))
        publisher = chance.choice(_PUBLISHERS)
        found.append(Book(30_100_000 + number, form.format(field), authors, publisher, f"{year}", year, isbns))
    return found


BOOKS = (
    *_general(),
    Book(34_053_600, "新編文學總集", ("(明)林氏輯",), None, "不详#明萬曆間", None, (), ANCIENT),
    Book(34_053_601, "文學津梁", ("(清)周氏撰",), None, "不详#清光緒間", None, (), ANCIENT),
)


def book_with_number(number: str) -> Book | None:
    return next((book for book in BOOKS if str(book.number) == number), None)
