"""Sessions in forked and spawned processes, and at the end of the process."""

import gc
import logging
import multiprocessing
import os
import signal
import threading
import time
import warnings

import danxi

from .campus import FORUM, PROLOGUE, CampusTest


def use_inherited(session, outcomes):
    try:
        session.account.get_status()
    except danxi.ForkedError as error:
        outcomes.put(type(error).__name__)
    session.close()


def sign_in_afresh(config, email, password, outcomes):
    with danxi.Session(config) as session:
        outcomes.put(session.account.login(email, password).signed_in)


class Processes(CampusTest):
    def setUp(self):
        super().setUp()
        # Python 3.12 and later warn about forks in processes with threads, which these tests make on purpose.
        warned = warnings.catch_warnings()
        warned.__enter__()
        self.addCleanup(warned.__exit__, None, None, None)
        warnings.simplefilter("ignore", DeprecationWarning)

    def in_fork(self, function):
        """Runs a function in a forked child, and returns the child's exit status."""
        pid = os.fork()
        if pid == 0:
            status = 1
            try:
                function()
                gc.collect()
                status = 0
            finally:
                os._exit(status)
        return self.wait(pid)

    def wait(self, pid):
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            done, status = os.waitpid(pid, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.01)
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        raise AssertionError("the child hangs")

    def test_calls_in_a_forked_child_are_refused_and_calls_in_the_parent_still_succeed(self):
        session = self.sign_in()

        def child():
            for call in (
                session.account.get_status,
                session.forum.get_profile,
                lambda: session.set_log(logging.INFO, print),
            ):
                try:
                    call()
                except danxi.ForkedError as error:
                    assert error.code == 6
                else:
                    raise AssertionError("the call in the child was not refused")

        self.assertEqual(self.in_fork(child), 0)
        self.assertTrue(session.forum.get_profile().id)

    def test_a_new_session_in_a_forked_child_is_refused(self):
        self.sign_in()

        def child():
            try:
                with danxi.Session(self.campus.config) as session:
                    session.account.login(self.email, self.password)
            except danxi.ForkedError:
                pass
            else:
                raise AssertionError("the call in the child was not refused")

        self.assertEqual(self.in_fork(child), 0)

    def test_a_child_may_close_or_delete_a_session(self):
        session = self.sign_in()
        forgotten = [self.sign_in()]
        # Only the child closes or deletes its copies of the sessions.
        self.assertEqual(self.in_fork(session.close), 0)
        self.assertEqual(self.in_fork(forgotten.clear), 0)
        self.assertFalse(session.closed)
        self.assertTrue(session.forum.get_profile().id)
        self.assertTrue(forgotten[0].forum.get_profile().id)

    def test_a_fork_during_a_call_does_not_disturb_the_call(self):
        session = self.sign_in()
        found = []
        thread = threading.Thread(target=lambda: found.append(session.forum.get_profile()))
        with self.campus.holding(FORUM) as held:
            thread.start()
            held.wait_for_hits()
            self.assertEqual(self.in_fork(session.close), 0)
        thread.join(60)
        self.assertEqual(len(found), 1)

    def test_an_async_session_is_refused_in_a_forked_child(self):
        self.run_python("-c", ASYNC_FORK)

    def test_a_child_may_exit_normally(self):
        self.run_python("-c", LATE_FORK)

    def test_an_inherited_session_is_refused_in_a_process_of_multiprocessing(self):
        session = self.sign_in()
        context = multiprocessing.get_context("fork")
        outcomes = context.SimpleQueue()
        process = context.Process(target=use_inherited, args=(session, outcomes))
        process.start()
        process.join(60)
        self.assertEqual(process.exitcode, 0)
        self.assertEqual(outcomes.get(), "ForkedError")
        self.assertTrue(session.account.get_status().signed_in)

    def test_a_spawned_process_can_open_a_session(self):
        context = multiprocessing.get_context("spawn")
        outcomes = context.SimpleQueue()
        process = context.Process(target=sign_in_afresh, args=(self.campus.config, self.email, self.password, outcomes))
        process.start()
        process.join(60)
        self.assertEqual(process.exitcode, 0)
        self.assertTrue(outcomes.get())

    def test_a_child_forked_before_the_first_call_can_open_a_session(self):
        self.run_python("-c", EARLY_FORK)

    def test_a_session_opened_before_the_fork_can_be_used_in_every_process(self):
        self.run_python("-c", PREFORK)

    def test_the_process_can_end_during_calls(self):
        # The server holds the requests, and the timeout of the calls is longer than the time limit of this test.
        self.campus.fault("hold", host=FORUM)
        for script in (ENDS_WITH_A_CALL, ENDS_WITH_AN_ASYNC_CALL):
            started = time.monotonic()
            output, errors = self.run_python("-c", script)
            self.assertLess(time.monotonic() - started, 45)
            self.assertEqual((output, errors), ("end\n", ""))


ASYNC_FORK = (
    PROLOGUE
    + """
async def main():
    async with danxi.AsyncSession(config) as session:
        await session.account.login(*account)
        call = asyncio.ensure_future(session.forum.get_profile())
        await asyncio.sleep(0)
        pid = os.fork()
        if pid == 0:
            try:
                await session.account.get_status()
            except danxi.ForkedError:
                await session.aclose()
                os._exit(0)
            os._exit(1)
        assert os.waitpid(pid, 0)[1] == 0
        assert (await call).id
asyncio.run(main())
"""
)

EARLY_FORK = (
    PROLOGUE
    + """
pid = os.fork()
with danxi.Session(config) as session:
    assert session.account.login(*account).signed_in
if pid:
    assert os.waitpid(pid, 0)[1] == 0
"""
)

PREFORK = (
    PROLOGUE
    + """
session = danxi.Session(config)
children = []
for _ in range(3):
    pid = os.fork()
    if pid == 0:
        children.clear()
        break
    children.append(pid)
assert session.account.login(*account).signed_in
assert session.forum.get_profile().id
session.close()
assert session.closed
for pid in children:
    assert os.waitpid(pid, 0)[1] == 0
"""
)

LATE_FORK = (
    PROLOGUE
    + """
session = danxi.Session(config)
session.account.login(*account)
pid = os.fork()
if pid:
    assert os.waitpid(pid, 0)[1] == 0
    assert session.forum.get_profile().id
"""
)

ENDS_WITH_A_CALL = (
    PROLOGUE
    + """
session = danxi.Session(config)
session.account.login(*account)
started = threading.Event()
session.set_events(lambda event: event["event"] == "request_start" and started.set())
def read():
    try:
        session.forum.get_profile(timeout_ms=600_000)
    except danxi.ClosedError:
        pass
threading.Thread(target=read, daemon=True).start()
assert started.wait(60)
print("end")
"""
)

ENDS_WITH_AN_ASYNC_CALL = (
    PROLOGUE
    + """
async def main():
    session = danxi.AsyncSession(config)
    await session.account.login(*account)
    started = threading.Event()
    session.set_events(lambda event: event["event"] == "request_start" and started.set())
    globals()["kept"] = session, asyncio.ensure_future(session.forum.get_profile(timeout_ms=600_000))
    assert await asyncio.to_thread(started.wait, 60)
asyncio.run(main())
print("end")
"""
)
