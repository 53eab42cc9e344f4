"""Iterators over lists: pages, continuations, errors, and pages that were read in part."""

import asyncio
import itertools
import json
import math
import signal
import threading
from unittest import mock

import danxi

from .campus import FORUM, PROLOGUE, AsyncCampusTest
from .test_between import until

LARGEST = 10  # maximum number of holes on a page
HOLES = "/api/divisions/1/holes"


# Programs that read two pages of at least nine holes, while the third one is read ahead.
READS = (
    PROLOGUE
    + """
session = danxi.Session(config)
session.account.login(*account)
items = session.forum.iter_holes_in_division(1)
print(len([next(items) for _ in range(19)]), flush=True)
"""
)
READS_WITH_ASYNCIO = (
    PROLOGUE
    + """
async def main():
    async with danxi.AsyncSession(config) as session:
        await session.account.login(*account)
        items = session.forum.iter_holes_in_division(1)
        print(len([await items.__anext__() for _ in range(19)]))
asyncio.run(main())
"""
)
FORKS = """
pid = os.fork()
if pid == 0:
    try:
        list(items)
    except danxi.ForkedError as error:
        print(type(error).__name__, flush=True)
    os._exit(0)
os.waitpid(pid, 0)
"""


def at_end_of(items, page):
    """Returns whether an iterator has returned the last item of its page with this number."""
    return items._opened == page and items._taken == len(items._items)


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
        items = forum.iter_holes_in_division(1, read_ahead=False)
        self.assertEqual(self.pages(HOLES), 0)
        list(itertools.islice(items, LARGEST))
        self.assertEqual(self.pages(HOLES), 1)
        next(items)
        self.assertEqual(self.pages(HOLES), 2)
        self.assertIsNone(items._ahead)

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
        whole = session.announcement.iter_undergraduate_announcements(read_ahead=False)
        first = [each.link for each in itertools.islice(whole, 40)]
        sent = len(self.campus.requests())
        again = session.announcement.iter_undergraduate_announcements(read_ahead=False)
        self.assertEqual([each.link for each in itertools.islice(again, 40)], first)
        self.assertEqual(len(self.campus.requests()), sent)

    def requested(self):
        return sum(each["path"] == HOLES for each in self.campus.requests())

    def items_before_fault(self, items, kind, **options):
        """Returns all items of the first three pages. The request of the fourth one, which is sent with the third page, meets the fault."""
        found = []
        while not at_end_of(items, page=3):
            if at_end_of(items, page=2):
                until(lambda: self.pages(HOLES) == 3)
                self.campus.fault(kind, host=FORUM, **options)
            found.append(next(items).id)
        return found

    def test_the_third_page_is_requested_with_the_second_one(self):
        items = self.sign_in().forum.iter_holes_in_division(1)
        list(itertools.islice(items, LARGEST))
        self.assertIsNone(items._ahead)
        self.assertEqual(self.pages(HOLES), 1)
        next(items)
        until(lambda: self.pages(HOLES) == 3)

    def test_reading_ahead_changes_neither_the_items_nor_the_number_of_requests_of_a_list(self):
        forum = self.sign_in().forum
        found, sent = {}, {}
        for read_ahead in (True, False):
            before = self.requested()
            found[read_ahead] = ids(forum.iter_holes_in_division(1, size=3, read_ahead=read_ahead))
            sent[read_ahead] = self.requested() - before
        self.assertEqual(found[True], found[False])
        self.assertEqual(sent[True], sent[False])

    def test_the_continuation_does_not_depend_on_the_page_that_is_read_ahead(self):
        forum = self.sign_in().forum
        items, plain = forum.iter_holes_in_division(1), forum.iter_holes_in_division(1, read_ahead=False)
        for count in (0, 3, LARGEST - 3, 1, LARGEST - 1, 5):
            self.assertEqual(ids(itertools.islice(items, count)), ids(itertools.islice(plain, count)))
            self.assertEqual(items.continuation, plain.continuation)

    def test_the_error_of_a_page_that_was_read_ahead_is_raised_when_the_page_is_needed(self):
        forum = self.sign_in().forum
        whole = ids(forum.iter_holes_in_division(1, read_ahead=False))
        self.campus.control("DELETE", "/requests")
        items = forum.iter_holes_in_division(1)
        found = self.items_before_fault(items, "status", status=403)
        self.assertEqual(found, whole[: len(found)])
        with self.assertRaises(danxi.ForbiddenError):
            next(items)
        self.assertEqual(self.requested(), 4)
        self.campus.control("DELETE", "/faults")
        self.assertEqual(found + ids(items), whole)

    def test_closing_or_forgetting_an_iterator_cancels_the_request(self):
        for is_closed in (True, False):
            with self.subTest(is_closed=is_closed):
                self.campus.control("POST", "/reset")
                items = self.sign_in().forum.iter_holes_in_division(1)
                self.items_before_fault(items, "delay", ms=60_000)
                call = items._ahead._call
                if is_closed:
                    items.close()
                    self.assertEqual(list(items), [])
                    self.assertIsNotNone(items.continuation)
                else:
                    del items
                with self.assertRaises(danxi.CallCancelledError):
                    call.result()

    def test_closing_the_session_ends_an_iterator_although_a_page_was_read_ahead(self):
        session = self.sign_in()
        items = session.forum.iter_holes_in_division(1)
        list(itertools.islice(items, LARGEST + 1))
        self.assertTrue(items._ahead._call.wait(60))
        session.close()
        while not at_end_of(items, page=2):
            next(items)
        with self.assertRaises(danxi.ClosedError):
            next(items)

    def test_closing_the_session_ends_the_wait_for_a_page_that_is_read_ahead(self):
        session = self.sign_in()
        items = session.forum.iter_holes_in_division(1)
        self.items_before_fault(items, "delay", ms=60_000)
        closing = threading.Thread(target=session.close)
        take = items._ahead.take

        def taken():
            closing.start()
            return take()

        items._ahead.take = taken
        with self.assertRaises(danxi.ClosedError):
            next(items)
        closing.join()

    def test_ctrl_c_during_the_wait_for_a_page_cancels_its_request_and_loses_no_item(self):
        forum = self.sign_in().forum
        whole = ids(forum.iter_holes_in_division(1, read_ahead=False))
        self.campus.control("DELETE", "/requests")
        items = forum.iter_holes_in_division(1)
        found = self.items_before_fault(items, "delay", ms=60_000)
        call = items._ahead._call
        with (
            mock.patch.object(call, "wait", lambda: signal.raise_signal(signal.SIGINT)),
            self.assertRaises(KeyboardInterrupt),
        ):
            next(items)
        with self.assertRaises(danxi.CallCancelledError):
            call.result()
        self.campus.control("DELETE", "/faults")
        self.assertEqual(found + ids(items), whole)

    def test_the_process_exits_cleanly_while_a_page_is_read_ahead(self):
        for program in (READS, READS_WITH_ASYNCIO):
            self.campus.control("POST", "/reset")
            # The third page is still under way when the second one has come.
            self.campus.fault("delay", host=FORUM, path=HOLES, ms=300)
            with self.subTest(program):
                self.assertEqual(self.run_python("-c", program), ("19\n", ""))

    def test_a_forked_child_does_not_wait_for_a_page_that_its_parent_reads_ahead(self):
        program = READS + FORKS
        self.assertEqual(self.run_python("-W", "ignore", "-c", program), ("19\nForkedError\n", ""))

    async def first_pages(self, items, kind, **options):
        """Returns all items of the first three pages, as `items_before_fault` does."""
        found = []
        while not at_end_of(items, page=3):
            if at_end_of(items, page=2):
                await items._ahead._task
                self.campus.fault(kind, host=FORUM, **options)
            found.append((await items.__anext__()).id)
        return found

    async def test_an_asynchronous_page_that_was_read_ahead_raises_its_error_when_it_is_needed(self):
        session = await self.sign_in_async()
        whole = [hole.id async for hole in session.forum.iter_holes_in_division(1, read_ahead=False)]
        items = session.forum.iter_holes_in_division(1)
        found = await self.first_pages(items, "status", status=403)
        with self.assertRaises(danxi.ForbiddenError):
            await items.__anext__()
        self.campus.control("DELETE", "/faults")
        self.assertEqual(found + [hole.id async for hole in items], whole)

    async def test_a_cancelled_wait_for_a_page_that_is_read_ahead_loses_no_item(self):
        session = await self.sign_in_async()
        whole = [hole.id async for hole in session.forum.iter_holes_in_division(1, read_ahead=False)]
        items = session.forum.iter_holes_in_division(1)
        found = await self.first_pages(items, "delay", ms=60_000)
        request = items._ahead._task
        waiting = asyncio.ensure_future(items.__anext__())
        await asyncio.sleep(0)
        waiting.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await waiting
        self.assertTrue(request.cancelled())
        self.campus.control("DELETE", "/faults")
        self.assertEqual(found + [hole.id async for hole in items], whole)

    async def test_closing_or_forgetting_an_asynchronous_iterator_cancels_the_request(self):
        for is_closed in (True, False):
            with self.subTest(is_closed=is_closed):
                self.campus.control("POST", "/reset")
                session = await self.sign_in_async()
                items = session.forum.iter_holes_in_division(1)
                await self.first_pages(items, "delay", ms=60_000)
                request = items._ahead._task
                if is_closed:
                    await items.aclose()
                    self.assertEqual([hole async for hole in items], [])
                else:
                    del items
                with self.assertRaises(asyncio.CancelledError):
                    await request

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
