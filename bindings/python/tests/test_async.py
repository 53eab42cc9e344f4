"""`AsyncSession`: concurrent calls, cancellation, event loops."""

import asyncio
import gc
import select
import threading
import time
import weakref

import danxi

from .campus import FORUM, AsyncCampusTest


class Async(AsyncCampusTest):
    async def test_a_hundred_concurrent_calls_complete(self):
        session = await self.sign_in_async()
        holes = await session.forum.list_holes_in_division(1)
        threads = threading.active_count()
        results = await asyncio.gather(*(session.forum.get_hole(holes[i % len(holes)].id) for i in range(100)))
        self.assertEqual([hole.id for hole in results], [holes[i % len(holes)].id for i in range(100)])
        self.assertEqual(threading.active_count(), threads)

    async def test_the_first_calls_to_a_server_wait_for_it_at_the_same_time(self):
        # No other session has these settings, so there is no connection, and it is not known whether the server can multiplex.
        network = self.campus.config["network"]
        connect_to = ["first-calls.invalid:443:127.0.0.1:1", network["connect_to"]]
        session = await self.sign_in_async(network={**network, "connect_to": connect_to})
        with self.campus.holding(FORUM) as held:
            calls = [asyncio.create_task(session.forum.get_profile()) for _ in range(10)]
            await asyncio.to_thread(held.wait_for_hits, 10)
        await asyncio.gather(*calls)

    async def test_concurrent_calls_raise_their_own_errors(self):
        session = await self.sign_in_async()
        hole = (await session.forum.list_holes_in_division(1))[0]
        results = await asyncio.gather(
            *(session.forum.get_hole(hole.id if i % 2 else 987654321) for i in range(20)), return_exceptions=True
        )
        for i, result in enumerate(results):
            self.assertIs(type(result), danxi.forum.Hole if i % 2 else danxi.NotFoundError)

    async def test_cancelling_the_task_cancels_the_call(self):
        session = await self.sign_in_async()
        self.campus.fault("delay", host=FORUM, ms=20_000)
        task = asyncio.create_task(session.forum.get_profile())
        await self.until(lambda: any(r["path"].endswith("/users/me") for r in self.campus.requests()))
        started = time.monotonic()
        task.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await task
        # The call ends at once, and the session takes the result from the queue.
        await self.until(lambda: not session._calls)
        self.assertLess(time.monotonic() - started, 15)
        self.assertTrue((await session.account.get_status()).signed_in)

    async def until(self, condition):
        deadline = time.monotonic() + 60
        while not condition():
            self.assertLess(time.monotonic(), deadline)
            await asyncio.sleep(0.01)

    async def test_wait_for_and_timeout_ms_raise_different_timeout_errors(self):
        session = await self.sign_in_async()
        self.campus.fault("delay", host=FORUM, ms=20_000)
        with self.assertRaises(asyncio.TimeoutError):
            await asyncio.wait_for(session.forum.get_profile(), 0.1)
        with self.assertRaises(danxi.TimeoutError):
            await session.forum.get_profile(timeout_ms=100)

    async def test_closing_the_session_ends_calls(self):
        session = await self.sign_in_async()
        with self.campus.holding(FORUM) as held:
            calls = [asyncio.create_task(session.forum.get_profile()) for _ in range(5)]
            await asyncio.to_thread(held.wait_for_hits, 5)
            await session.aclose()
            results = await asyncio.gather(*calls, return_exceptions=True)
        for result in results:
            self.assertIs(type(result), danxi.ClosedError)
        await session.aclose()
        self.assertTrue(session.closed)
        with self.assertRaises(danxi.ClosedError):
            await session.account.get_status()

    async def test_closing_the_session_during_a_change_raises_an_error_with_an_unknown_outcome(self):
        session = await self.sign_in_async()
        hole = (await session.forum.list_holes_in_division(1))[0].id
        self.campus.fault("delay", host=FORUM, ms=20_000)
        change = asyncio.create_task(session.forum.create_floor("Posted.", hole))
        read = asyncio.create_task(session.forum.get_profile())
        paths = "/floors", "/users/me"
        await self.until(lambda: all(any(r["path"].endswith(path) for r in self.campus.requests()) for path in paths))
        await session.aclose()
        errors = await asyncio.gather(change, read, return_exceptions=True)
        self.assertEqual([type(error) for error in errors], [danxi.ClosedError] * 2)
        self.assertEqual([error.outcome for error in errors], ["unknown", None])
        self.assertIn("Check before you send it again", str(errors[0]))

    async def test_a_result_in_the_queue_is_returned_when_the_session_is_closed(self):
        session = await self.sign_in_async()
        call = asyncio.create_task(session.account.get_status())
        await asyncio.sleep(0)
        # Afterwards, the result is in the session's queue, and the loop has not taken it.
        self.assertTrue(select.select([session._fd], [], [], 60)[0])
        await session.aclose()
        self.assertTrue((await call).signed_in)

    async def test_invalid_arguments_raise_errors_and_the_session_stays_usable(self):
        session = await self.sign_in_async()
        with self.assertRaises(danxi.InvalidArgumentError):
            await session.call("forum.get_hole", id=1, colour="red")
        with self.assertRaises(TypeError):
            await session.forum.get_hole(object())
        self.assertTrue((await session.account.get_status()).signed_in)

    def test_another_event_loop_is_refused(self):
        session = danxi.AsyncSession(self.campus.config)

        async def status():
            return await session.account.get_status()

        self.assertFalse(asyncio.run(status()).signed_in)
        for use in (status, session.aclose):
            with self.assertRaisesRegex(RuntimeError, "another event loop"):
                asyncio.run(use())

    def test_an_event_loop_can_end_before_its_calls(self):
        async def leave(held):
            session = danxi.AsyncSession(self.campus.config)
            asyncio.create_task(session.account.login(self.email, self.password))
            await asyncio.to_thread(held.wait_for_hits)
            return weakref.ref(session)

        with self.campus.holding("*") as held:
            left = asyncio.run(leave(held))
        gc.collect()
        self.assertIsNone(left())

    async def test_an_idle_session_without_references_is_garbage_collected(self):
        session = danxi.AsyncSession(self.campus.config)
        await session.account.get_status()
        left = weakref.ref(session)
        del session
        await asyncio.sleep(0)
        self.assertIsNone(left())
