"""Iterators over lists: pages, continuations, errors, and pages that were read in part."""

import asyncio
import itertools
import json
import math

import danxi

from .campus import FORUM, AsyncCampusTest

LARGEST = 10  # maximum number of holes on a page


def ids(items):
    return [item.id for item in items]


class Iterators(AsyncCampusTest):
    def pages(self, path):
        """Returns the number of successful requests for pages of a list."""
        sent = self.campus.requests()
        return sum(each["host"] == FORUM and each["path"] == path and each["status"] == 200 for each in sent)

    def test_iterating_with_any_page_size_returns_the_same_items(self):
        forum = self.sign_in().forum
        whole = ids(forum.iter_holes_in_division(1))
        self.assertGreater(len(whole), 3 * LARGEST)
        self.assertEqual(len(whole), len(set(whole)))
        for size in (1, 2, 3, 7):
            with self.subTest(size=size):
                self.assertEqual(ids(forum.iter_holes_in_division(1, size=size)), whole)

    def test_pages_are_requested_when_they_are_needed(self):
        forum = self.sign_in().forum
        items = forum.iter_holes_in_division(1)
        self.assertEqual(self.pages("/api/divisions/1/holes"), 0)
        list(itertools.islice(items, LARGEST))
        self.assertEqual(self.pages("/api/divisions/1/holes"), 1)
        next(items)
        self.assertEqual(self.pages("/api/divisions/1/holes"), 2)

    def test_another_session_can_continue_after_any_item(self):
        whole = ids(self.sign_in().forum.iter_holes_in_division(1, size=3))
        other = self.sign_in().forum
        found, continuation = [], None
        for count in itertools.count(1):
            items = other.iter_holes_in_division(1, size=3, continue_from=continuation)
            found += ids(itertools.islice(items, count))
            continuation = items.continuation
            if continuation is None:
                break
            self.assertRegex(continuation, r"\A[\w-]+\Z")
        self.assertEqual(found, whole)

    def test_a_continuation_needs_no_other_parameters(self):
        forum = self.sign_in().forum
        first = forum.iter_floors_in_hole(next(forum.iter_holes_in_division(1)).id, size=1)
        found = ids(itertools.islice(first, 1))
        rest = self.sign_in().request("forum.list_floors_in_hole", continue_from=first.continuation)
        self.assertNotIn(found[0], [floor["id"] for floor in rest.value])

    def test_a_list_method_called_by_its_name_returns_all_pages_through_continuations(self):
        session = self.sign_in()
        found, page = [], {}
        while page is not None:
            result = session.request("forum.list_holes_in_division", division_id=1, **page)
            found += [hole["id"] for hole in result.value]
            page = result.continuation and {"continue_from": result.continuation}
        self.assertEqual(found, ids(session.forum.iter_holes_in_division(1)))

    def test_an_exhausted_iterator_sends_no_request(self):
        items = self.sign_in().forum.iter_holes_in_division(1)
        self.assertIsNone(items.continuation)
        list(items)
        self.assertIsNone(items.continuation)
        sent = self.pages("/api/divisions/1/holes")
        self.assertEqual(list(items), [])
        self.assertEqual(self.pages("/api/divisions/1/holes"), sent)

    def test_an_iterator_continues_after_an_error(self):
        forum = self.sign_in().forum
        whole = ids(forum.iter_holes_in_division(1))
        items = forum.iter_holes_in_division(1)
        found = ids(itertools.islice(items, LARGEST))
        kept = items.continuation
        self.campus.fault("status", status=403, host=FORUM)
        with self.assertRaises(danxi.Error):
            next(items)
        self.assertEqual(items.continuation, kept)
        self.campus.control("DELETE", "/faults")
        self.assertEqual(found + ids(items), whole)

    def test_items_that_move_to_the_next_page_are_returned_once(self):
        session = self.sign_in()
        hole = next(session.forum.iter_holes_in_division(1)).id
        word = "continuations"
        old = [session.forum.create_floor(f"{word} {number}", hole).id for number in range(12)]
        items = session.forum.iter_search_floor(word, size=5)
        found = ids(itertools.islice(items, 5))
        for number in range(6):
            session.forum.create_floor(f"{word} new {number}", hole)
        found += ids(items)
        self.assertEqual(len(found), len(set(found)))
        self.assertLessEqual(set(old), set(found))

    def test_a_continuation_of_another_account_is_refused(self):
        items = self.sign_in().forum.iter_holes_in_division(1)
        next(items)
        other = self.open()
        account = self.campus.accounts["admin"]
        other.account.login(account["email"], account["password"])
        with self.assertRaisesRegex(danxi.InvalidArgumentError, "belongs to another account"):
            next(other.forum.iter_holes_in_division(1, continue_from=items.continuation))

    def test_a_continuation_is_short_and_a_damaged_one_is_refused(self):
        session = self.sign_in()
        items = session.forum.iter_my_floors(size=50)
        next(items)
        self.assertLess(len(items.continuation), 8192)
        with self.assertRaisesRegex(danxi.InvalidArgumentError, "damaged"):
            next(session.forum.iter_my_floors(continue_from=items.continuation[:-3]))

    def test_a_cached_list_continues_without_requests(self):
        session = self.open()
        whole = session.announcement.iter_undergraduate_announcements()
        first = [each.link for each in itertools.islice(whole, 40)]
        sent = len(self.campus.requests())
        again = session.announcement.iter_undergraduate_announcements()
        self.assertEqual([each.link for each in itertools.islice(again, 40)], first)
        self.assertEqual(len(self.campus.requests()), sent)

    async def test_an_asynchronous_list_continues_after_an_interruption(self):
        asyncio.get_running_loop().slow_callback_duration = 5  # the first list blocks the loop
        whole = ids(self.sign_in().forum.iter_holes_in_division(1))
        session = await self.sign_in_async()
        items = session.forum.iter_holes_in_division(1)
        found = []
        async for hole in items:
            found.append(hole.id)
            if len(found) == LARGEST + 4:
                break
        rest = session.forum.iter_holes_in_division(1, continue_from=json.loads(json.dumps(items.continuation)))
        found += [hole.id async for hole in rest]
        self.assertEqual(found, whole)
        self.assertIsNone(rest.continuation)
        self.assertGreaterEqual(self.pages("/api/divisions/1/holes"), math.ceil(2 * len(whole) / LARGEST))
