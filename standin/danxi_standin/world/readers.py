"""The readers of the libraries, and their loans and holds."""

from dataclasses import dataclass
from datetime import date, timedelta
from random import Random

from danxi_standin.world.books import BOOKS, GENERAL, Book, Copy
from danxi_standin.world.people import Person
from danxi_standin.world.semesters import today

LOANS, PAST_LOANS, HOLDS = 4, 23, 12
RENEWAL_LIMIT = 3
RENEWAL_DAYS = 30
OPEN, CANCELLED = "已提交", "已取消"


@dataclass
class Loan:
    book: Book
    copy: Copy
    loaned: date
    due: date
    returned: date | None = None
    renewals: int = 0


@dataclass
class Hold:
    id: int
    book: Book
    copy: Copy
    created: date
    status: str = OPEN


class Reader:
    """A person's account in the library system."""

    def __init__(self, person: Person) -> None:
        self.person = person
        chance = Random(f"reader {person.number}")
        books = chance.sample([book for book in BOOKS if book.catalog == GENERAL], LOANS + PAST_LOANS + HOLDS)
        self.loans = [self._loan(book, 10 + index) for index, book in enumerate(books[:LOANS])]
        self.past_loans = [
            self._loan(book, 60 + 9 * index, returned=True)
            for index, book in enumerate(books[LOANS : LOANS + PAST_LOANS])
        ]
        first = int(person.number[-4:]) * 100
        self.holds = [
            Hold(first + index, book, book.copies[0], today() - timedelta(days=index))
            for index, book in enumerate(books[LOANS + PAST_LOANS :])
        ]

    @staticmethod
    def _loan(book: Book, age: int, returned: bool = False) -> Loan:
        loaned = today() - timedelta(days=age)
        return Loan(
            book, book.copies[0], loaned, loaned + timedelta(days=40), loaned + timedelta(days=21) if returned else None
        )

    @property
    def barcode(self) -> str:
        return f"R{self.person.number}"


class Readers:
    def __init__(self) -> None:
        self._by_number: dict[str, Reader] = {}

    def of(self, person: Person) -> Reader:
        return self._by_number.setdefault(person.number, Reader(person))
