"""Iterators over lists: which pages they request, and when they end."""

import asyncio
import dataclasses
import unittest
from datetime import datetime, timedelta, timezone

from danxi import NotFoundError
from danxi._pages import Pages, by_cursor, by_offset, by_page, iterate, iterate_async

START = datetime(2026, 1, 1, tzinfo=timezone.utc)
LARGEST = 10


@dataclasses.dataclass(frozen=True)
class Item:
    id: int
    time: datetime


class Server:
    """A server whose lists continue by time, as the forum's do: it sends what is strictly before a time, newest first."""

    def __init__(self, milliseconds):
        self.items = [Item(number, START + timedelta(milliseconds=each)) for number, each in enumerate(milliseconds)]
        self.items.sort(key=lambda item: (item.time, item.id), reverse=True)
        self.requests = []

    def fetch(self, start, size):
        self.requests.append((start, size))
        return [item for item in self.items if start is None or item.time < start][:size]

    def pages(self, size=LARGEST, start=None):
        first = {"start": start, "size": size}
        return Pages("start", first, by_cursor("time"), id="id", overlap_ms=1, max_size=LARGEST)

    def iterated(self, **options):
        return [item.id for item in iterate(self.fetch, self.pages(**options))]


class ByTime(unittest.TestCase):
    def finds_everything(self, milliseconds, **options):
        server = Server(milliseconds)
        self.assertEqual(server.iterated(**options), [item.id for item in server.items])
        return server

    def test_equal_times_at_the_end_of_a_page(self):
        self.finds_everything([1] * 3 + [2] * 9 + [3] * 4 + list(range(10, 40)))

    def test_pages_that_end_in_any_place(self):
        times = [5] * 4 + [6, 7] + [8] * 3 + list(range(20, 29)) + [30] * 9
        for size in range(1, LARGEST + 1):
            with self.subTest(size=size):
                self.finds_everything(times, size=size)

    def test_a_whole_page_with_one_time(self):
        self.finds_everything([1, 2] + [3] * LARGEST + [4])
        self.finds_everything([3] * LARGEST)

    def test_times_that_differ_by_less_than_a_millisecond(self):
        self.finds_everything([each / 4 for each in range(50)])

    def test_more_equal_times_than_the_largest_page(self):
        server = Server([1, 2] + [3] * (LARGEST + 4) + [4])
        found = server.iterated()
        # The server shows only the first ten of them. The iterator finds the holes after them.
        self.assertEqual(found, [item.id for item in server.items[: LARGEST + 1] + server.items[-2:]])

    def test_lists_of_any_length_end(self):
        for count in (0, 1, LARGEST - 1, LARGEST, LARGEST + 1, 2 * LARGEST):
            with self.subTest(count=count):
                server = self.finds_everything(range(count))
                self.assertLessEqual(len(server.requests), count // (LARGEST - 1) + 2)

    def test_a_start(self):
        server = Server(range(30))
        found = server.iterated(start=server.items[9].time)
        self.assertEqual(found, [item.id for item in server.items[10:]])

    def test_a_server_that_ignores_the_time_does_not_make_the_list_endless(self):
        server = Server(range(LARGEST))
        pages = server.pages()
        found = list(iterate(lambda start, size: server.fetch(None, size), pages))
        self.assertEqual(found, server.items)

    def test_asyncio(self):
        server = Server([1] * 9 + [2] * 8 + [3] * 7)

        async def fetch(start, size):
            return server.fetch(start, size)

        async def found():
            return [item async for item in iterate_async(fetch, server.pages())]

        self.assertEqual(asyncio.run(found()), server.items)


class OtherLists(unittest.TestCase):
    def test_items_that_moved_to_the_next_page_are_returned_once(self):
        pages = iter([[1, 2, 3], [3, 4], []])
        offsets = []

        def fetch(offset):
            offsets.append(offset)
            return [Item(number, START) for number in next(pages)]

        found = iterate(fetch, Pages("offset", {"offset": 0}, by_offset, id="id"))
        self.assertEqual([item.id for item in found], [1, 2, 3, 4])
        self.assertEqual(offsets, [0, 3, 5])

    def test_a_short_page_can_be_the_last(self):
        requests = []

        def fetch(page, size):
            requests.append(page)
            return list(range(size if page < 3 else size - 1))

        found = list(iterate(fetch, Pages("page", {"page": 1, "size": 4}, by_page, ends=("empty", "short"))))
        self.assertEqual((len(found), requests), (11, [1, 2, 3]))

    def test_an_error_can_be_the_end_but_not_the_beginning(self):
        def pages():
            return Pages("page", {"page": 1}, by_page, ends=("empty", "not_found"))

        def fetch(page, last=2):
            if page > last:
                raise NotFoundError("no such page")
            return [page]

        self.assertEqual(list(iterate(fetch, pages())), [1, 2])
        with self.assertRaises(NotFoundError):
            list(iterate(lambda page: fetch(page, last=0), pages()))
