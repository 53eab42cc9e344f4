"""Parked sessions, and pools of sessions, with the stand-in."""

import asyncio
import tempfile

import danxi

from .campus import FORUM, AsyncCampusTest, CampusTest


class Parking(CampusTest):
    def setUp(self):
        super().setUp()
        self.store = {"path": self.enterContext(tempfile.TemporaryDirectory())}

    def open(self):
        return danxi.Session(self.campus.config, store=self.store)

    def remembered(self):
        session = self.open()
        session.account.login(self.email, self.password, remember=True)
        return session

    def test_a_parked_session_continues_without_a_request(self):
        session = self.remembered()
        session.park()
        self.assertTrue(session.closed)
        for use in (session.park, session.account.get_status):
            with self.assertRaises(danxi.ClosedError):
                use()
        session.close()
        before = len(self.campus.requests())
        with self.open() as session:
            self.assertTrue(session.account.get_status().signed_in)
            self.assertEqual(len(self.campus.requests()), before)
            self.assertGreater(session.forum.get_profile().id, 0)

    def test_the_reason_of_a_refusal_is_raised_and_the_session_stays_open(self):
        with danxi.Session(self.campus.config) as session, self.assertRaises(danxi.InvalidArgumentError):
            session.park()
        with self.open() as session:
            session.account.login(self.email, self.password)
            with self.assertRaises(danxi.NotRememberedError):
                session.park()
            self.assertTrue(session.account.get_status().signed_in)
        session = self.remembered()
        with self.campus.holding(FORUM):
            call = session.start("forum.get_profile")
            with self.assertRaises(danxi.BusyError) as caught:
                session.park()
            self.assertTrue(caught.exception.retryable)
            call.cancel()
        session.park()

    def test_a_pool_parks_and_continues_the_sessions_of_many_people(self):
        with danxi.SessionPool(self.campus.config, store=self.store, max_open=2) as pool:
            for person in ("a", "b", "c"):
                with pool.session(person) as session:
                    session.account.login(self.email, self.password, remember=True)
            logins = sum(request["path"] == "/api/login" for request in self.campus.requests())
            for person in ("a", "b", "c"):
                with pool.session(person) as session:
                    self.assertGreater(session.forum.get_profile().id, 0)
            with pool.session("d") as session:
                self.assertFalse(session.account.get_status().signed_in)
        self.assertEqual(sum(request["path"] == "/api/login" for request in self.campus.requests()), logins)
        with danxi.Session(pool.config("b")) as session:
            self.assertTrue(session.account.get_status().signed_in)


class AsyncParking(AsyncCampusTest):
    async def test_a_session_is_parked_after_its_calls_and_watches(self):
        with tempfile.TemporaryDirectory() as directory:
            session = danxi.AsyncSession(self.campus.config, store={"path": directory})
            await session.account.login(self.email, self.password, remember=True)
            with self.campus.holding(FORUM):
                call = asyncio.ensure_future(session.forum.get_profile())
                await asyncio.sleep(0)
                with self.assertRaises(danxi.BusyError):
                    await session.park()
                call.cancel()
                with self.assertRaises(asyncio.CancelledError):
                    await call
            await session.park()
            with self.assertRaises(danxi.ClosedError):
                await session.account.get_status()
            await session.aclose()
            async with danxi.AsyncSession(self.campus.config, store={"path": directory}) as session:
                self.assertTrue((await session.account.get_status()).signed_in)

    async def test_many_tasks_share_a_pool_with_few_sessions(self):
        with tempfile.TemporaryDirectory() as directory:
            async with danxi.AsyncSessionPool(self.campus.config, store={"path": directory}, max_open=3) as pool:

                async def profile(person):
                    async with pool.session(person) as session:
                        if not (await session.account.get_status()).signed_in:
                            await session.account.login(self.email, self.password, remember=True)
                        return (await session.forum.get_profile()).id

                found = await asyncio.gather(*(profile(f"person {number % 8}") for number in range(24)))
            self.assertEqual(len(set(found)), 1)
