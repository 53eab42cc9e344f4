"""Generates the floors of the search benchmark: 100,000 floors whose words are distributed as in a language, the same on all machines."""

import itertools
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import documents

COUNT = 100_000
FLOORS_OF_HOLE = 1000
FILLER = "\ue000" * 2  # the library appends this to each text that it indexes
# The queries, by the name of the row in the results: the number of characters, and the rank of the word by frequency.
QUERIES = {
    "a frequent word of 2 characters": (2, 5),
    "a rare word of 2 characters": (2, 1500),
    "a word of 2 characters, the most that are ranked": (2, 270),
    "1 character": (1, 300),
    "a word of 3 characters": (3, 300),
    "a word of 3 characters, the most that are ranked": (3, 260),
    "a frequent word of 3 characters": (3, 5),
}


def words() -> list[str]:
    chance = random.Random(6)
    return [documents.chinese(chance, 2 + number % 2) for number in range(20_000)]


def query(length: int, number: int) -> str:
    """Returns the first `length` characters of the first word, from `number` on, that is at least this long."""
    return next(word for word in words()[number:] if len(word) >= length)[:length]


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
