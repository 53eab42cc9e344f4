"""Threads, signals, forks, memory, file descriptors, the log, and the end of the process."""

import contextlib
import copy
import gc
import logging
import multiprocessing
import os
import pickle
import signal
import threading
import time
import unittest
import warnings
import weakref

import danxi

from .campus import FORUM, CampusTest


class Threads(CampusTest):
    def test_many_threads_use_one_session(self):
        session = self.sign_in()
        holes = [hole.id for hole in session.forum.list_holes_in_division(1)]
        found, errors = [], []

        def read(hole_id):
            for _ in range(5):
                found.append(session.forum.get_hole(hole_id).id == hole_id)
                try:
                    session.forum.get_hole(987654321)
                except danxi.NotFoundError as error:
                    errors.append(error)

        threads = [threading.Thread(target=read, args=(holes[i % len(holes)],)) for i in range(16)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
        self.assertEqual(found, [True] * 80)
        self.assertEqual(len(errors), 80)

    def test_other_threads_run_during_a_call(self):
        session = self.sign_in()
        self.campus.fault("delay", host=FORUM, ms=300)
        started = time.monotonic()
        threads = [threading.Thread(target=session.forum.get_profile) for _ in range(10)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
        self.assertLess(time.monotonic() - started, 2)

    def test_closing_ends_the_calls_of_other_threads(self):
        session = self.sign_in()
        self.campus.fault("delay", host=FORUM, ms=20_000)
        errors = []

        def read():
            try:
                session.forum.get_profile()
            except danxi.Error as error:
                errors.append(error)

        thread = threading.Thread(target=read)
        thread.start()
        time.sleep(0.1)
        session.close()
        thread.join(10)
        self.assertEqual([type(error) for error in errors], [danxi.ClosedError])

    def test_closing_ends_the_call_of_the_main_thread(self):
        session = self.sign_in()
        self.campus.fault("delay", host=FORUM, ms=20_000)
        closer = threading.Timer(0.1, session.close)
        closer.start()
        with self.assertRaises(danxi.ClosedError):
            session.forum.get_profile()
        closer.join()

    def test_a_closed_session_in_another_thread(self):
        session = self.open()
        session.close()
        errors = []

        def read():
            try:
                session.account.get_status()
            except danxi.Error as error:
                errors.append(error)

        thread = threading.Thread(target=read)
        thread.start()
        thread.join(10)
        self.assertEqual([type(error) for error in errors], [danxi.ClosedError])

    def test_a_signal_interrupts_a_call(self):
        session = self.sign_in()
        self.campus.fault("delay", host=FORUM, ms=20_000)
        previous = signal.signal(signal.SIGALRM, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGALRM, previous)
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        started = time.monotonic()
        with self.assertRaises(KeyboardInterrupt):
            session.forum.get_profile()
        self.assertLess(time.monotonic() - started, 5)
        self.assertTrue(session.account.get_status().signed_in)


def use_inherited(session, answers):
    try:
        session.account.get_status()
    except danxi.ForkedError as error:
        answers.put(type(error).__name__)
    session.close()


def sign_in_afresh(config, email, password, answers):
    with danxi.Session(config) as session:
        answers.put(session.account.login(email, password).signed_in)


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
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            done, status = os.waitpid(pid, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.01)
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        raise AssertionError("the child hangs")

    def test_a_child_is_refused_and_the_parent_goes_on(self):
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
                    raise AssertionError("not refused")

        self.assertEqual(self.in_fork(child), 0)
        self.assertTrue(session.forum.get_profile().id)

    def test_a_session_opened_in_a_child(self):
        self.sign_in()

        def child():
            try:
                with danxi.Session(self.campus.config) as session:
                    session.account.login(self.email, self.password)
            except danxi.ForkedError:
                pass
            else:
                raise AssertionError("not refused")

        self.assertEqual(self.in_fork(child), 0)

    def test_a_child_may_close_or_delete_a_session(self):
        session = self.sign_in()
        forgotten = [self.sign_in()]
        # Only the child deletes it.
        self.assertEqual(self.in_fork(session.close), 0)
        self.assertEqual(self.in_fork(forgotten.clear), 0)
        self.assertFalse(session.closed)
        self.assertTrue(session.forum.get_profile().id)
        self.assertTrue(forgotten[0].forum.get_profile().id)

    def test_a_fork_during_a_call(self):
        session = self.sign_in()
        self.campus.fault("delay", host=FORUM, ms=300)
        found = []
        thread = threading.Thread(target=lambda: found.append(session.forum.get_profile()))
        thread.start()
        time.sleep(0.1)
        self.assertEqual(self.in_fork(session.close), 0)
        thread.join(10)
        self.assertEqual(len(found), 1)

    def test_an_async_session_in_a_child(self):
        self.run_python("-c", ASYNC_FORK)

    def test_a_child_may_exit_normally(self):
        self.run_python("-c", LATE_FORK)

    def test_multiprocessing_by_fork(self):
        session = self.sign_in()
        context = multiprocessing.get_context("fork")
        answers = context.SimpleQueue()
        process = context.Process(target=use_inherited, args=(session, answers))
        process.start()
        process.join(10)
        self.assertEqual(process.exitcode, 0)
        self.assertEqual(answers.get(), "ForkedError")
        self.assertTrue(session.account.get_status().signed_in)

    def test_multiprocessing_by_spawn(self):
        context = multiprocessing.get_context("spawn")
        answers = context.SimpleQueue()
        process = context.Process(target=sign_in_afresh, args=(self.campus.config, self.email, self.password, answers))
        process.start()
        process.join(30)
        self.assertEqual(process.exitcode, 0)
        self.assertTrue(answers.get())

    def test_a_child_forked_before_the_first_call_opens_its_own(self):
        self.run_python("-c", EARLY_FORK)

    def test_a_session_opened_before_the_fork_works_in_every_process(self):
        self.run_python("-c", PREFORK)

    def test_the_process_may_end_at_any_time(self):
        self.campus.fault("delay", host=FORUM, ms=20_000)
        for script in (ENDS_WITH_A_CALL, ENDS_WITH_AN_ASYNC_CALL):
            started = time.monotonic()
            output, errors = self.run_python("-c", script)
            self.assertLess(time.monotonic() - started, 15)
            self.assertEqual((output, errors), ("end\n", ""))


PROLOGUE = """
import asyncio, json, os, threading, time, danxi
config = json.loads(os.environ["DANXI_CONFIG"])
account = os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"]
"""

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
def read():
    try:
        session.forum.get_profile()
    except danxi.ClosedError:
        pass
threading.Thread(target=read, daemon=True).start()
time.sleep(0.2)
print("end")
"""
)

ENDS_WITH_AN_ASYNC_CALL = (
    PROLOGUE
    + """
async def main():
    session = danxi.AsyncSession(config)
    await session.account.login(*account)
    globals()["kept"] = session, asyncio.ensure_future(session.forum.get_profile())
    await asyncio.sleep(0.2)
asyncio.run(main())
print("end")
"""
)


class Memory(CampusTest):
    def descriptors(self):
        return len(os.listdir("/proc/self/fd"))

    def open_and_use(self):
        session = danxi.Session(self.campus.config)
        session.account.login(self.email, self.password)
        return session

    def test_sessions_close_when_they_are_collected(self):
        self.open_and_use()
        gc.collect()
        before = self.descriptors()
        for _ in range(20):
            self.open_and_use()
        gc.collect()
        self.assertLessEqual(self.descriptors(), before + 1)

    def test_closed_sessions_keep_no_descriptors(self):
        self.open_and_use().close()
        before = self.descriptors()
        for _ in range(20):
            self.open_and_use().close()
        self.assertLessEqual(self.descriptors(), before + 1)

    def test_sessions_are_in_no_reference_cycle(self):
        gc.disable()
        self.addCleanup(gc.enable)
        session = self.open_and_use()
        session.forum.get_divisions()
        left = weakref.ref(session)
        del session
        self.assertIsNone(left())

    def test_results_are_freed(self):
        session = self.sign_in()

        def resident():
            with open("/proc/self/statm") as file:
                return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

        def call(times):
            for _ in range(times):
                session.forum.list_all_tags()
                with contextlib.suppress(danxi.InvalidArgumentError):
                    session.call("forum.get_hole", id=1, colour="x" * 10_000)
            gc.collect()

        call(200)
        before = resident()
        call(1000)
        self.assertLess(resident() - before, 8_000_000)


class Log(CampusTest):
    def setUp(self):
        super().setUp()
        logger = logging.getLogger("danxi")
        self.addCleanup(logger.setLevel, logger.level)

    def until(self, condition):
        deadline = time.monotonic() + 5
        while not condition() and time.monotonic() < deadline:
            time.sleep(0.01)
        self.assertTrue(condition())

    def test_messages_reach_the_logger(self):
        session = self.open()
        with self.assertLogs("danxi", logging.DEBUG) as logs:
            session.account.login(self.email, self.password)
            session.close()
        self.assertIn("DEBUG", {record.levelname for record in logs.records})
        self.assertNotIn(self.password, str(logs.output))

    def test_the_level_of_the_logger_applies(self):
        session = self.open()
        with self.assertLogs("danxi", logging.ERROR) as logs:
            session.account.login(self.email, self.password)
            logging.getLogger("danxi").error("the end")
        self.assertEqual([record.getMessage() for record in logs.records], ["the end"])
        self.assertEqual(session._log._level, 1)  # DANXI_LOG_ERROR: the library reports no more

    def test_without_a_handler_the_library_reports_nothing(self):
        output, errors = self.run_python("-c", WITHOUT_A_HANDLER)
        self.assertEqual((output, errors), ("0 False\n0 True\n4 True\n", ""))

    def test_messages_reach_a_callback(self):
        session = self.open()
        messages = []
        session.set_log(logging.DEBUG, lambda level, message: messages.append((level, message)))
        session.account.login(self.email, self.password)
        self.until(lambda: messages)
        session.set_log(logging.DEBUG, None)
        self.assertLessEqual({level for level, _ in messages}, {10, 20, 30, 40})
        self.assertNotIn(self.password, str(messages))

    def test_the_callback_may_use_the_session(self):
        session = self.open()
        seen = []
        session.set_log(logging.DEBUG, lambda level, message: seen.append(session.account.get_status()))
        session.account.login(self.email, self.password)
        session.forum.get_divisions()
        self.assertTrue(seen)

    def test_levels(self):
        session = self.open()
        messages = []
        session.set_log(logging.ERROR, lambda level, message: messages.append(message))
        session.account.login(self.email, self.password)
        session.close()
        self.assertEqual(messages, [])
        with self.assertRaises(ValueError):
            self.open().set_log(15, print)

    def test_the_callback_does_not_keep_the_session_alive(self):
        class Owner:
            def __init__(self, config):
                self.session = danxi.Session(config)
                self.session.set_log(logging.DEBUG, self.log)

            def log(self, level, message):
                pass

        owner = Owner(self.campus.config)
        owner.session.account.login(self.email, self.password)
        left = weakref.ref(owner.session)
        del owner
        gc.collect()
        self.assertIsNone(left())


WITHOUT_A_HANDLER = """
import sys, danxi
session = danxi.Session()
session.account.get_status()
print(session._log._level, "logging" in sys.modules)
import logging
session.account.get_status()
print(session._log._level, "logging" in sys.modules)
logger = logging.getLogger("danxi")
logger.setLevel(logging.DEBUG)
logger.addHandler(logging.NullHandler())
session.account.get_status()
print(session._log._level, "logging" in sys.modules)
"""


class Sessions(unittest.TestCase):
    def test_repr(self):
        session = danxi.Session()
        self.assertEqual(repr(session), "<danxi.Session, open>")
        session.close()
        self.assertEqual(repr(session), "<danxi.Session, closed>")

    def test_sessions_cannot_be_pickled(self):
        with danxi.Session() as session:
            for copied in (pickle.dumps, copy.copy, copy.deepcopy):
                with self.assertRaisesRegex(TypeError, "cannot pickle Session: open a session in each process"):
                    copied(session)
