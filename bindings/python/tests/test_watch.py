"""Watches: iterators over new items, in both kinds of session."""

import asyncio
import datetime
import gc
import os
import signal
import threading
import time
import weakref
from collections import deque

import danxi
from danxi import _session

from .campus import FORUM, AsyncCampusTest
from .test_between import until


class Watching(AsyncCampusTest):
    HOLE = 3

    def post(self, session, count=1):
        return [session.forum.create_floor(f"Floor {number}", self.HOLE).id for number in range(count)]

    def polls(self):
        path = f"/api/holes/{self.HOLE}/floors"
        return sum((each["method"], each["path"]) == ("GET", path) for each in self.campus.requests())

    def test_the_token_changes_when_all_items_of_a_poll_were_returned(self):
        session = self.sign_in()
        token = session.forum.poll_hole(self.HOLE).token
        posted = self.post(session, 3)
        with session.forum.watch_hole(self.HOLE, since=token) as floors:
            self.assertIs(iter(floors), floors)
            self.assertIsNone(floors.token)
            self.assertEqual([next(floors).id, next(floors).id], posted[:2])
            # Not all items of the poll were returned: a later watch must not lose the third floor.
            self.assertIsNone(floors.token)
            third = next(floors)
            self.assertIs(type(third), danxi.forum.Floor)
            self.assertEqual(third.id, posted[2])
        self.assertEqual(session.forum.poll_hole(self.HOLE, since=floors.token).floors, ())
        self.assertEqual(list(floors), [])
        until(lambda: not _session._streams)

    def test_a_watch_returns_a_floor_that_is_posted_later(self):
        session = self.sign_in()
        with session.forum.watch_hole(self.HOLE, interval_ms=5000) as floors:
            until(lambda: self.polls() >= 1)
            posted = self.post(session)
            self.assertEqual(next(floors).id, posted[0])

    def test_watches_of_the_same_thread_share_a_request(self):
        session = self.sign_in()
        token = session.forum.poll_hole(self.HOLE).token
        posted = self.post(session)
        # A watch that starts after the response polls again, so there may be more requests on a slow machine.
        for _ in range(5):
            before = self.polls()
            self.campus.fault("hold", host=FORUM)
            watches = [session.forum.watch_hole(self.HOLE, since=token) for _ in range(10)]
            until(lambda before=before: self.polls() > before)
            time.sleep(0.2)
            self.campus.control("DELETE", "/faults")
            self.assertEqual([next(floors).id for floors in watches], posted * 10)
            polls = self.polls() - before
            for floors in watches:
                floors.close()
            if polls == 1:
                break
        self.assertEqual(polls, 1)

    def test_a_watch_of_every_poll_knows_when_the_last_one_succeeded(self):
        session = self.sign_in()
        with session.forum.watch_hole(self.HOLE, every_poll=True) as floors:
            self.assertIsNone(floors.last_success)
            thread = threading.Thread(target=lambda: next(floors, None))
            thread.start()
            until(lambda: floors.last_success is not None)
            self.assertLess(
                abs((datetime.datetime.now(datetime.timezone.utc) - floors.last_success).total_seconds()), 60
            )
            self.assertIsNotNone(floors.token)
            floors.close()
            thread.join()

    def test_errors_end_a_watch(self):
        session = self.sign_in()
        missing = session.forum.watch_hole(987654321)
        with self.assertRaises(danxi.NotFoundError):
            next(missing)
        self.assertEqual(list(missing), [])
        with self.assertRaises(danxi.InvalidArgumentError):
            next(session.forum.watch_hole(self.HOLE, interval_ms=1))
        waiting = session.forum.watch_messages()
        session.close()
        with self.assertRaises(danxi.ClosedError):
            next(waiting)
        with self.assertRaises(danxi.ClosedError):
            session.forum.watch_messages()
        until(lambda: not _session._streams)

    def test_another_thread_can_close_a_watch(self):
        session = self.sign_in()
        floors = session.forum.watch_hole(self.HOLE)
        found = []
        thread = threading.Thread(target=lambda: found.append(list(floors)))
        thread.start()
        until(lambda: self.polls() >= 1)
        floors.close()
        thread.join(60)
        self.assertEqual(found, [[]])

    def test_another_thread_can_close_a_watch_while_it_returns_an_item(self):
        session = self.sign_in()
        token = session.forum.poll_hole(self.HOLE).token
        posted = self.post(session, 2)

        class Closing(deque):
            """A queue that simulates another thread, which closes the watch just before or after an item is taken."""

            def popleft(self):
                closes_first or items.append(super().popleft())
                floors.close()
                closes_first and items.append(super().popleft())
                return items[0]

        for closes_first in (True, False):
            with self.subTest(closes_first=closes_first):
                items = []
                floors = session.forum.watch_hole(self.HOLE, since=token)
                floors._waiting = Closing()
                self.assertEqual(next(floors).id, posted[0])
                self.assertEqual(list(floors), [])
                # A later watch must not lose the second floor.
                self.assertIsNone(floors.token)

    def test_ctrl_c_ends_the_wait(self):
        session = self.sign_in()
        floors = session.forum.watch_hole(self.HOLE)

        def interrupt():
            until(lambda: self.polls() >= 1)
            os.kill(os.getpid(), signal.SIGINT)

        thread = threading.Thread(target=interrupt)
        with self.assertRaises(KeyboardInterrupt):
            thread.start()
            next(floors)
        thread.join()
        floors.close()
        until(lambda: not _session._streams)
        self.assertTrue(session.forum.get_profile().id)

    def test_a_watch_without_references_is_closed(self):
        session = self.sign_in()
        token = session.forum.poll_hole(self.HOLE).token
        self.post(session)
        floors = session.forum.watch_hole(self.HOLE, since=token)
        until(lambda: self.polls() >= 2)
        left = weakref.ref(floors)
        del floors
        gc.collect()
        self.assertIsNone(left())
        until(lambda: not _session._streams)

    async def test_an_asynchronous_watch_returns_items_and_a_token(self):
        session = await self.sign_in_async()
        token = (await session.forum.poll_hole(self.HOLE)).token
        posted = [(await session.forum.create_floor("Floor", self.HOLE)).id for _ in range(2)]
        async with session.forum.watch_hole(self.HOLE, since=token) as floors:
            found = []
            async for floor in floors:
                found.append(floor.id)
                if len(found) == 2:
                    break
        self.assertEqual(found, posted)
        self.assertEqual((await session.forum.poll_hole(self.HOLE, since=floors.token)).floors, ())
        self.assertEqual([floor async for floor in floors], [])
        await self.until(lambda: not session._streams)
        await asyncio.sleep(0)
        self.assertFalse(asyncio.get_running_loop().remove_reader(session._fd))

    async def until(self, condition):
        deadline = time.monotonic() + 60
        while not condition():
            self.assertLess(time.monotonic(), deadline)
            await asyncio.sleep(0.01)

    async def test_cancelling_a_task_that_waits_loses_no_item(self):
        session = await self.sign_in_async()
        floors = session.forum.watch_hole(self.HOLE, interval_ms=5000)
        await self.until(lambda: self.polls() >= 1)
        with self.assertRaises(asyncio.TimeoutError):
            await asyncio.wait_for(floors.__anext__(), 0.05)
        posted = await session.forum.create_floor("Floor", self.HOLE)
        self.assertEqual((await floors.__anext__()).id, posted.id)
        waiting = asyncio.create_task(floors.__anext__())
        await asyncio.sleep(0)
        await floors.aclose()
        with self.assertRaises(StopAsyncIteration):
            await waiting

    async def test_closing_an_asyncio_session_ends_its_watches(self):
        session = await self.sign_in_async()
        watches = [session.forum.watch_hole(self.HOLE), session.forum.watch_messages()]
        waiting = [asyncio.ensure_future(each.__anext__()) for each in watches]
        await self.until(lambda: self.polls() >= 1)
        await session.aclose()
        for result in await asyncio.gather(*waiting, return_exceptions=True):
            self.assertIs(type(result), danxi.ClosedError)
        with self.assertRaises(danxi.ClosedError):
            session.forum.watch_messages()

    async def test_a_watch_without_references_releases_its_session(self):
        session = danxi.AsyncSession(self.campus.config)
        await session.account.login(self.email, self.password)
        floors = session.forum.watch_hole(self.HOLE)
        await self.until(lambda: self.polls() >= 1)
        streams = session._streams
        del floors
        await self.until(lambda: not streams)
        left = weakref.ref(session)
        del session
        gc.collect()
        self.assertIsNone(left())
