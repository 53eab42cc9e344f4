"""`SessionPool` and `AsyncSessionPool`, with sessions of the test, which need no server."""

import asyncio
import contextlib
import threading
import unittest
from unittest import mock

import danxi
from danxi._async_pool import AsyncSessionPool
from danxi._pool import SessionPool

STORE = {"url": "redis://127.0.0.1:1"}


class FakeSession:
    """A session that records what the pool does with it."""

    # The error of the next sessions that are parked.
    failure = None
    # While this is set, opening and parking wait for it.
    gate = None
    log = []

    def __init__(self, config, **options):
        self.person = config["store"]["namespace"]
        self.options = options
        self.closed = False
        self._wait()
        self.log.append(("open", self.person))

    def _wait(self):
        if self.gate is not None:
            self.gate.arrived.set()
            assert self.gate.opened.wait(60)

    def park(self):
        self._wait()
        if self.closed:
            raise danxi.ClosedError("closed")
        if self.failure is not None:
            raise self.failure
        self.closed = True
        self.log.append(("park", self.person))

    def close(self):
        self.closed = True
        self.log.append(("close", self.person))


class AsyncFakeSession(FakeSession):
    async def park(self):
        await asyncio.to_thread(super().park)

    async def aclose(self):
        super().close()


class Gate:
    def __init__(self):
        self.arrived, self.opened = threading.Event(), threading.Event()


class PoolTest(unittest.TestCase):
    pool_class = SessionPool
    session_class = FakeSession

    def setUp(self):
        FakeSession.log = []
        self.enterContext(mock.patch.object(FakeSession, "failure", None))
        self.enterContext(mock.patch.object(FakeSession, "gate", None))
        self.enterContext(mock.patch.object(self.pool_class, "_session_class", self.session_class))

    def pool(self, **options):
        return self.pool_class(store=STORE, **options)

    def events(self, pool, *people):
        """Returns what has happened to the sessions since the last call, with short names of people."""
        names = {pool.config(person)["store"]["namespace"]: person for person in people}
        log, FakeSession.log[:] = list(FakeSession.log), []
        return [f"{event} {names[person]}" for event, person in log]


class Thread:
    """A thread that uses the session of a person until `leave` is called."""

    def __init__(self, pool, person):
        self.entered, self._left, self.error = threading.Event(), threading.Event(), None
        self._thread = threading.Thread(target=self._use, args=(pool, person))
        self._thread.start()

    def _use(self, pool, person):
        try:
            with pool.session(person):
                self.entered.set()
                assert self._left.wait(60)
        except danxi.Error as error:
            self.error = error

    def leave(self):
        self._left.set()
        self.join()

    def join(self):
        self._thread.join(60)
        assert not self._thread.is_alive()


def until_waiting(pool, count):
    """Waits until a number of threads wait for a place."""
    while len(pool._shelf._queue) < count:
        threading.Event().wait(0.001)


class Settings(PoolTest):
    def test_each_person_has_a_namespace_and_a_directory_that_do_not_name_them(self):
        pool = SessionPool({"store": {"url": "redis://127.0.0.1", "path": "/var/lib/bot", "namespace": "bot"}})
        first, second = pool.config("学生 1"), pool.config("学生 2")
        name = first["store"]["namespace"].removeprefix("bot/")
        self.assertRegex(name, "^[0-9a-f]{32}$")
        self.assertEqual(first["store"]["path"], f"/var/lib/bot/{name}")
        self.assertEqual(first, pool.config("学生 1"))
        self.assertNotEqual(first["store"], second["store"])
        files = SessionPool(store={"path": "/var/lib/bot"}).config("a")["store"]
        self.assertEqual(list(files), ["path"])

    def test_the_sessions_get_the_other_settings(self):
        storage, client, interceptor = object(), object(), object()
        pool = SessionPool(network={"timeout_ms": 5}, storage=storage, client=client, interceptors=[interceptor])
        self.assertEqual(pool.config("a")["network"], {"timeout_ms": 5})
        with pool.session("a") as session:
            self.assertEqual(session.options, {"storage": storage, "client": client, "interceptors": [interceptor]})

    def test_a_pool_needs_a_store_and_a_place(self):
        with self.assertRaisesRegex(danxi.InvalidArgumentError, "store.url"):
            SessionPool()
        with self.assertRaisesRegex(ValueError, "max_open"):
            self.pool(max_open=0)

    def test_repr_has_the_number_of_open_sessions(self):
        pool = self.pool(max_open=7)
        with pool.session("a"):
            self.assertEqual(repr(pool), "<danxi.SessionPool, 1 of 7 sessions open>")
        pool.close()
        self.assertEqual(repr(pool), "<danxi.SessionPool, closed>")


class Places(PoolTest):
    def test_a_session_stays_open_and_is_used_again(self):
        pool = self.pool()
        with pool.session("a") as first:
            pass
        with pool.session("a") as second, pool.session("a") as third:
            self.assertIs(first, second)
            self.assertIs(first, third)
        self.assertEqual(self.events(pool, "a"), ["open a"])

    def test_the_least_recently_used_session_is_parked_and_none_in_use(self):
        pool = self.pool(max_open=2)
        with pool.session("a"):
            for person in ("b", "c", "b"):
                with pool.session(person):
                    pass
        self.assertEqual(self.events(pool, "a", "b", "c"), ["open a", "open b", "park b", "open c", "park c", "open b"])
        with pool.session("c"):
            pass
        self.assertEqual(self.events(pool, "a", "b", "c"), ["park b", "open c"])

    def test_those_that_wait_get_places_in_their_order(self):
        pool = self.pool(max_open=1)
        with pool.session("a"):
            threads = []
            for count, person in enumerate("bcd", 1):
                threads.append(Thread(pool, person))
                until_waiting(pool, count)
        for thread in threads:
            self.assertTrue(thread.entered.wait(60))
            thread.leave()
        self.assertEqual(
            self.events(pool, "a", "b", "c", "d"),
            ["open a", "park a", "open b", "park b", "open c", "park c", "open d"],
        )

    def test_the_wait_ends_after_the_timeout(self):
        pool = self.pool(max_open=1, timeout=0)
        with pool.session("a"), self.assertRaisesRegex(danxi.TimeoutError, "1 of at most 1"), pool.session("b"):
            self.fail()
        self.assertEqual(len(pool._shelf._queue), 0)
        with pool.session("b"):
            pass

    def test_two_that_wait_for_the_same_person_share_one_session(self):
        pool = self.pool(max_open=1)
        with pool.session("a"):
            threads = [Thread(pool, "b"), Thread(pool, "b")]
            until_waiting(pool, 2)
        for thread in threads:
            self.assertTrue(thread.entered.wait(60))
        for thread in threads:
            thread.leave()
        self.assertEqual(self.events(pool, "a", "b"), ["open a", "park a", "open b"])

    def test_whoever_comes_while_a_session_is_opened_or_parked_waits_for_it(self):
        pool = self.pool(max_open=1)
        FakeSession.gate = Gate()
        threads = [Thread(pool, "a")]
        self.assertTrue(FakeSession.gate.arrived.wait(60))
        threads.append(Thread(pool, "a"))
        while not pool._shelf._places["a"].waiting:
            threading.Event().wait(0.001)
        FakeSession.gate.opened.set()
        for thread in threads:
            self.assertTrue(thread.entered.wait(60))
            thread.leave()
        self.assertEqual(self.events(pool, "a"), ["open a"])
        FakeSession.gate = Gate()
        other = Thread(pool, "b")
        self.assertTrue(FakeSession.gate.arrived.wait(60))
        again = Thread(pool, "a")
        while not pool._shelf._places["a"].waiting:
            threading.Event().wait(0.001)
        FakeSession.gate.opened.set()
        self.assertTrue(other.entered.wait(60))
        other.leave()
        self.assertTrue(again.entered.wait(60))
        again.leave()
        self.assertEqual(self.events(pool, "a", "b"), ["park a", "open b", "park b", "open a"])

    def test_the_error_of_opening_is_raised_and_frees_the_place(self):
        pool = self.pool(max_open=1)
        with mock.patch.object(SessionPool, "_open", side_effect=danxi.StorageError("away")):
            for _ in range(2):
                with self.assertRaisesRegex(danxi.StorageError, "away"), pool.session("a"):
                    self.fail()
        with pool.session("a"):
            pass

    def test_a_session_that_the_program_closes_is_opened_again(self):
        pool = self.pool(max_open=1)
        with pool.session("a") as session:
            session.close()
            with pool.session("a") as second:
                self.assertFalse(second.closed)
        with pool.session("b"):
            pass
        self.assertEqual(self.events(pool, "a", "b"), ["open a", "close a", "open a", "park a", "open b"])


class Refusals(PoolTest):
    def test_a_session_that_cannot_be_parked_stays_open_and_another_is_parked(self):
        pool = self.pool(max_open=2)
        for person in "ab":
            with pool.session(person) as session:
                if person == "a":
                    session.failure = danxi.BusyError("a call runs")
        for person in "cd":
            with self.assertLogs("danxi") if person == "c" else self.assertNoLogs("danxi"), pool.session(person):
                pass
        self.assertEqual(self.events(pool, *"abcd"), ["open a", "open b", "park b", "open c", "park c", "open d"])

    def test_if_none_can_be_parked_the_reason_is_raised_at_once(self):
        pool = self.pool(max_open=1, timeout=None)
        with pool.session("a") as session:
            session.failure = danxi.StorageError("the store is away")
        refused = self.assertRaisesRegex(danxi.BusyError, "store is away")
        with self.assertLogs("danxi") as log, refused as caught, pool.session("b"):
            self.fail()
        self.assertIs(caught.exception.__cause__, session.failure)
        self.assertIn("A session of the pool was not parked. the store is away", log.output[0])
        self.assertNotIn("a", [record.args for record in log.records])
        with pool.session("a") as again:
            self.assertIs(again, session)
            session.failure = None
        with pool.session("b"):
            pass

    def test_if_some_are_in_use_the_timeout_has_the_reason(self):
        pool = self.pool(max_open=2, timeout=0)
        with pool.session("a") as session:
            session.failure = danxi.NotRememberedError("no remember")
        late = self.assertRaises(danxi.TimeoutError)
        with pool.session("b"), self.assertLogs("danxi"), late as caught, pool.session("c"):
            self.fail()
        self.assertIs(caught.exception.__cause__, session.failure)


class Closing(PoolTest):
    def test_all_sessions_are_parked_at_the_end_of_the_block(self):
        with self.pool() as pool:
            for person in "ab":
                with pool.session(person):
                    pass
        self.assertEqual(sorted(self.events(pool, "a", "b")), ["open a", "open b", "park a", "park b"])
        with self.assertRaisesRegex(danxi.ClosedError, "pool"), pool.session("a"):
            self.fail()
        pool.close()

    def test_closing_waits_for_sessions_in_use_and_ends_those_that_wait(self):
        pool = self.pool(max_open=1)
        user = Thread(pool, "a")
        self.assertTrue(user.entered.wait(60))
        waiting = Thread(pool, "b")
        until_waiting(pool, 1)
        closer = threading.Thread(target=pool.close)
        closer.start()
        waiting.join()
        self.assertIsInstance(waiting.error, danxi.ClosedError)
        self.assertEqual(self.events(pool, "a"), ["open a"])
        user.leave()
        closer.join(60)
        self.assertEqual(self.events(pool, "a"), ["park a"])

    def test_after_the_timeout_sessions_in_use_are_closed(self):
        pool = self.pool()
        with pool.session("a") as session:
            pool.close(timeout=0)
            self.assertTrue(session.closed)
        self.assertEqual(self.events(pool, "a"), ["open a", "close a"])

    def test_a_session_that_cannot_be_parked_is_closed_and_the_error_is_raised(self):
        pool = self.pool()
        for person in "ab":
            with pool.session(person) as session:
                pass
        session.failure = danxi.NotRememberedError("no remember")
        with self.assertLogs("danxi"), self.assertRaises(danxi.NotRememberedError):
            pool.close()
        self.assertEqual(sorted(self.events(pool, "a", "b")), ["close b", "open a", "open b", "park a"])


class Asynchronous(PoolTest, unittest.IsolatedAsyncioTestCase):
    pool_class = AsyncSessionPool
    session_class = AsyncFakeSession

    async def use(self, pool, person, entered=None):
        async with pool.session(person):
            if entered is not None:
                entered.set()
            await asyncio.sleep(0)

    async def test_many_people_with_few_places(self):
        people = [f"p{number}" for number in range(20)]
        async with self.pool(max_open=3) as pool:
            await asyncio.gather(*(self.use(pool, person) for person in people * 3))
            self.assertLessEqual(pool._shelf.open_count, 3)
        events = self.events(pool, *people)
        self.assertEqual(
            sorted(event.replace("open", "park") for event in events if event.startswith("open")),
            sorted(event for event in events if event.startswith("park")),
        )

    async def test_the_least_recently_used_session_is_parked(self):
        async with self.pool(max_open=2) as pool:
            for person in ("a", "b", "a", "c"):
                await self.use(pool, person)
            self.assertEqual(self.events(pool, *"abc"), ["open a", "open b", "park b", "open c"])

    async def test_the_wait_ends_after_the_timeout(self):
        pool = self.pool(max_open=1, timeout=0.001)
        async with pool.session("a"):
            with self.assertRaises(danxi.TimeoutError):
                await self.use(pool, "b")
        await self.use(pool, "b")
        await pool.aclose()

    async def test_a_cancelled_task_loses_its_place_in_the_queue(self):
        async with self.pool(max_open=1) as pool:
            async with pool.session("a"):
                tasks = [asyncio.ensure_future(self.use(pool, person)) for person in "bc"]
                await asyncio.sleep(0)
                self.assertEqual(len(pool._shelf._queue), 2)
                tasks[0].cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await tasks[0]
                self.assertEqual([turn.person for turn in pool._shelf._queue], ["c"])
            await tasks[1]
            self.assertEqual(self.events(pool, *"abc"), ["open a", "park a", "open c"])

    async def test_a_task_that_is_cancelled_while_its_session_is_opened_leaves_an_idle_session(self):
        gate = FakeSession.gate = Gate()
        async with self.pool(max_open=1) as pool:
            task = asyncio.ensure_future(self.use(pool, "a"))
            await asyncio.to_thread(gate.arrived.wait, 60)
            task.cancel()
            await asyncio.sleep(0)
            self.assertFalse(task.done())
            gate.opened.set()
            with self.assertRaises(asyncio.CancelledError):
                await task
            self.assertEqual(pool._shelf._places["a"].uses, 0)
            await self.use(pool, "a")
            self.assertEqual(self.events(pool, "a"), ["open a"])

    async def test_a_task_that_is_cancelled_while_it_parks_a_session_opens_none(self):
        async with self.pool(max_open=1) as pool:
            await self.use(pool, "a")
            gate = FakeSession.gate = Gate()
            task = asyncio.ensure_future(self.use(pool, "b"))
            await asyncio.to_thread(gate.arrived.wait, 60)
            task.cancel()
            await asyncio.sleep(0)
            gate.opened.set()
            with self.assertRaises(asyncio.CancelledError):
                await task
            self.assertEqual(self.events(pool, *"ab"), ["open a", "park a"])
            await self.use(pool, "c")

    async def test_closing_waits_for_sessions_in_use(self):
        pool = self.pool()
        entered = asyncio.Event()
        task = asyncio.ensure_future(self.use(pool, "a", entered))
        await entered.wait()
        await pool.aclose()
        await task
        with self.assertRaises(danxi.ClosedError):
            await self.use(pool, "a")
        self.assertEqual(self.events(pool, "a"), ["open a", "park a"])
