"""Generates the floors of the search benchmark: 100,000 floors whose words are distributed as in a language, the same on all machines."""

import itertools
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import documents

COUNT = 100_000
FLOORS_OF_HOLE = 1000
FILLER = "\ue000" * 2  # the library appends this to each text that it indexes


class Query(NamedTuple):
    """The words of a search: the number of characters of each word, and its rank by frequency."""

    words: tuple[tuple[int, int], ...]
    hole: int | None = None
    reads_all: bool = False  # whether the search reads the texts of all floors

    def texts(self) -> list[str]:
        known = words()
        return [next(word for word in known[number:] if len(word) >= length)[:length] for length, number in self.words]

    def parameters(self) -> str:
        return json.dumps({"query": " ".join(self.texts())} | ({} if self.hole is None else {"hole_id": self.hole}))

    def scan(self) -> tuple[str, list[str | int]]:
        """Returns the peer's statement, and its values."""
        conditions = ["folded LIKE ?"] * len(self.words) + ["hole_id = ?"] * (self.hole is not None)
        values = [f"%{text}%" for text in self.texts()] + ([] if self.hole is None else [self.hole])
        return f"SELECT id, floor FROM floor WHERE {' AND '.join(conditions)}", values


# The queries, by the name of the row in the results. The last two words are together in six floors, which do not fill a page.
QUERIES = {
    "a frequent word of 2 characters": Query(((2, 5),)),
    "a rare word of 2 characters": Query(((2, 1500),)),
    "a word of 2 characters, the most that are ranked": Query(((2, 270),)),
    "1 character": Query(((1, 300),)),
    "a word of 3 characters": Query(((3, 300),)),
    "a word of 3 characters, the most that are ranked": Query(((3, 260),)),
    "a frequent word of 3 characters": Query(((3, 5),)),
    "a frequent word of 3 characters, in one hole": Query(((3, 5),), hole=50),
    "frequent words of 2 characters, seldom together": Query(((2, 252), (2, 258)), reads_all=True),
}


def words() -> list[str]:
    chance = random.Random(6)
    return [documents.chinese(chance, 2 + number % 2) for number in range(20_000)]


def texts() -> Iterator[str]:
    chance = random.Random(7)
    known = words()
    weights = list(itertools.accumulate(1 / (rank + 1) for rank in range(len(known))))
    for _ in range(COUNT):
        yield "".join(chance.choices(known, cum_weights=weights, k=chance.randint(5, 50)))


def fill(database: Path) -> None:
    """Adds the floors to the empty tables that the library has created."""
    pattern = documents.floor(random.Random(8), 0)
    with closing(sqlite3.connect(database)) as connection, connection:
        for number, text in enumerate(texts()):
            floor = {**pattern, "id": number, "hole_id": number // FLOORS_OF_HOLE, "content": text}
            connection.execute(
                "INSERT INTO floor (id, hole_id, floor, folded, checked_at, is_listed, history, history_is_due) "
                "VALUES (?, ?, ?, ?, 0, 1, '[]', 0)",
                (number, number // FLOORS_OF_HOLE, json.dumps(floor, ensure_ascii=False), text + FILLER),
            )
